/** Reference lines: dotted, labelled on the line. */
import { curveStepAfter, line } from 'd3-shape';
import { type Context, drawText, textWidth } from './canvas.ts';
import { type Effective, effectiveAt } from '../scenario/effective.ts';
import type { Palette } from './palette.ts';
import type { Scene } from './scene.ts';

const DOTS: number[] = [2, 3];
/** Height of words, px. */
const LINE = 12;

/**
 * A line that steps: its level (px) from each place (px) on. Its words stand `below` px under its start, if there is
 * room.
 */
export function drawReference(
  scene: Scene,
  places: readonly number[],
  levels: readonly number[],
  right: number,
  words: string,
  below = -6,
): void {
  const { context, palette, geometry } = scene;
  if (places.length === 0 || right <= geometry.left) return;
  dotted(context, palette);
  // The dots stay upon the data while the view moves.
  context.lineDashOffset = (Math.max(geometry.left, places[0]!) - scene.x(0)) % 5;
  context.beginPath();
  line<number>()
    .x((place) => Math.max(geometry.left, place))
    .y((_, index) => levels[Math.min(index, levels.length - 1)]!)
    .curve(curveStepAfter)
    .context(context)([...places, right]);
  context.stroke();
  const [level] = levels as [number];
  // Under a line at the top of its row, which has the title above it; and never below the row.
  const row = geometry.rows.find(({ top, bottom }) => level > top - LINE && level < bottom + LINE);
  const atTop = row !== undefined && Math.abs(level - row.top) < LINE;
  const foot = row?.bottom ?? geometry.rows[geometry.rows.length - 1]!.bottom;
  const y = atTop ? level + LINE + 2 : level + below > foot ? level - 6 : level + below;
  const wide = textWidth(context, palette, words, 12, 600);
  const x = levels.length === 1 && right === geometry.right ? clearOfData(scene, wide, y) : null;
  const place = x ?? behindOthers(scene, Math.max(geometry.left, places[0]!) + 8, wide, y);
  if (place + wide >= right - 4) return;
  wordsIn(scene).push({ x: place, y, end: place + wide + 12 });
  referenceWords(scene, words, place, y);
}

/** Right of all that is drawn, at the end of the plot, before the words of another line there; null where that has no room. */
function clearOfData(scene: Scene, wide: number, y: number): number | null {
  const { geometry, runs } = scene;
  const known = Math.max(...runs.map(({ series }) => scene.x(series.samples.timeOf(series.length - 1))));
  const end = wordsIn(scene).reduce(
    (least, other) => (Math.abs(other.y - y) < LINE && other.x > known ? Math.min(least, other.x - 8) : least),
    geometry.right - 8,
  );
  return end - wide > Math.max(known, scene.nowX) + 16 ? end - wide : null;
}

/** From `start` on, behind the words of another line that is near. */
function behindOthers(scene: Scene, start: number, wide: number, y: number): number {
  return wordsIn(scene).reduce(
    (from, other) => (Math.abs(other.y - y) < LINE && from < other.end && from + wide > other.x ? other.end : from),
    start,
  );
}

/** Where words of reference lines stand in a drawing, px. */
const spoken = new WeakMap<Scene, { x: number; y: number; end: number }[]>();

function wordsIn(scene: Scene): { x: number; y: number; end: number }[] {
  let said = spoken.get(scene);
  if (!said) spoken.set(scene, (said = []));
  return said;
}

/** A quantity that changes when something is changed: its level from each time (s) on. */
export interface Steps {
  times: number[];
  levels: number[];
}

/** The steps in view of what `of` makes of the state of the run; none where it makes nothing of it. */
export function steps(scene: Scene, of: (now: Effective) => number | null): Steps {
  const { scenario } = scene;
  const from = Math.max(0, scene.from);
  const changes = [
    ...scenario.events.map(({ at }) => at),
    ...scenario.flows.flatMap(({ start, stop }) => [start, stop ?? start]),
  ];
  const times = [...new Set([from, ...changes.filter((at) => at > from && at < scene.to)])].sort((a, b) => a - b);
  const found: Steps = { times: [], levels: [] };
  for (const time of times) {
    const level = of(effectiveAt(scenario, time));
    if (level === null) return { times: [], levels: [] };
    if (level === found.levels[found.levels.length - 1]) continue;
    found.times.push(time);
    found.levels.push(level);
  }
  return found;
}

/** Draw steps as a reference line, unless one of them is above `top`; said of the first one in view. */
export function drawSteps(
  scene: Scene,
  { times, levels }: Steps,
  y: (value: number) => number,
  top: number,
  words: (level: number) => string,
): void {
  if (levels.length === 0 || levels.some((level) => level > top)) return;
  drawReference(
    scene,
    times.map((time) => scene.x(time)),
    levels.map(y),
    scene.geometry.right,
    words(levels[0]!),
  );
}

/** A line across the plots. */
export function drawLevel(scene: Scene, y: number, words: string, below = -6): void {
  drawReference(scene, [scene.geometry.left], [y], scene.geometry.right, words, below);
}

export function dotted(context: Context, palette: Palette): void {
  context.strokeStyle = palette.ink;
  context.lineWidth = 1.25;
  context.setLineDash(DOTS);
}

/** Words of a reference line, ending at `x` if `align` says so. */
export function referenceWords(
  { context, palette }: Pick<Scene, 'context' | 'palette'>,
  words: string,
  x: number,
  y: number,
  align: 'left' | 'right' = 'left',
): void {
  drawText(context, palette, words, x, y, {
    colour: palette.ink,
    size: 12,
    weight: align === 'left' ? 600 : 400,
    align,
    halo: palette.plate,
  });
}
