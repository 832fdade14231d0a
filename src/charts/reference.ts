/** Reference lines: dotted, named where they end, as the flows' lines are. */
import { curveStepAfter, line } from 'd3-shape';
import { type Effective, effectiveAt } from '../scenario/effective.ts';
import type { DirectLabel } from './labels.ts';
import type { Scene } from './scene.ts';

const DOTS: number[] = [2, 3];

/** What a reference line says, at length and ever shorter, and how much it matters beside others: the lowest first. */
export interface ReferenceWords {
  key: string;
  name: string;
  shorter?: readonly string[];
  place?: number;
}

/** A line that steps: its level (px) from each place (px) on, up to `right`. */
export function drawReference(
  { context, palette, geometry, x }: Scene,
  places: readonly number[],
  levels: readonly number[],
  right: number,
): void {
  if (places.length === 0 || right <= geometry.left) return;
  context.strokeStyle = palette.ink;
  context.lineWidth = 1.25;
  context.setLineDash(DOTS);
  // The dots stay upon the data while the view moves.
  context.lineDashOffset = (Math.max(geometry.left, places[0]!) - x(0)) % 5;
  context.beginPath();
  line<number>()
    .x((place) => Math.max(geometry.left, place))
    .y((_, index) => levels[Math.min(index, levels.length - 1)]!)
    .curve(curveStepAfter)
    .context(context)([...places, right]);
  context.stroke();
}

/** The label of a line at `y` (px) that belongs to no flow. After the first flow of each group, before the others. */
export function referenceLabel({ palette }: Pick<Scene, 'palette'>, y: number, words: ReferenceWords): DirectLabel {
  const { key, place = 0.5 } = words;
  return {
    ...words,
    key: `line ${key}`,
    place,
    quiet: true,
    slot: 0,
    colour: palette.ink,
    focused: false,
    back: false,
    y,
  };
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

/** Draw steps as a reference line, unless one of them is above `top`. @returns its label: what holds at its end */
export function drawSteps(
  scene: Scene,
  { times, levels }: Steps,
  y: (value: number) => number,
  top: number,
  words: (level: number, since: number) => ReferenceWords,
): DirectLabel[] {
  if (levels.length === 0 || levels.some((level) => level > top)) return [];
  const { right } = scene.geometry;
  drawReference(
    scene,
    times.map((time) => scene.x(time)),
    levels.map(y),
    right,
  );
  const [level, since] = [levels.at(-1)!, times.at(-1)!];
  return [referenceLabel(scene, y(level), words(level, since))];
}

/** A line across the plots. @returns its label */
export function drawLevel(scene: Scene, y: number, words: ReferenceWords): DirectLabel {
  const { left, right } = scene.geometry;
  drawReference(scene, [left], [y], right);
  return referenceLabel(scene, y, words);
}
