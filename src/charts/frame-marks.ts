/** What frames the rows: grid and numbers of a y axis, the time axis, the now line, titles. */
import { ticks } from 'd3-array';
import { baseRtt } from '../scenario/effective.ts';
import { compact, fixed } from '../format.ts';
import { drawText, hRule, textWidth, vRule } from './canvas.ts';
import type { RowBox } from './geometry.ts';
import type { ChartRow, Scene } from './scene.ts';
import { isRightToLeft } from '../words/language.ts';
import { say } from '../../workers/words/say.ts';

/** Seconds, or round trips of the scenario's mean base round-trip time. */
export type TimeUnit = 's' | 'rtt';

/** What a title says, its name and the rest, and where each of them begins and the whole ends, px. */
export function titleOf(scene: Scene, row: ChartRow, own?: string) {
  const { context, palette, geometry } = scene;
  const [name, rest, short] = own ? [own, '', ''] : row.title(scene);
  const [named, wide] = [textWidth(context, palette, name, 13, 600), textWidth(context, palette, rest, 13, 400)];
  const more = named + wide < geometry.right ? rest : short;
  const after = textWidth(context, palette, more, 13, 400);
  // From right to left the name, which comes first, stands at the right.
  const [atName, atMore] = isRightToLeft() ? [after, 0] : [0, named];
  return { name, more, atName, atMore, end: named + after };
}

/** @param own the reader's words in place of the row's @returns where the title ends, px */
export function drawTitle(scene: Scene, row: ChartRow, box: RowBox, own?: string): number {
  const { context, palette } = scene;
  const { name, more, atName, atMore, end } = titleOf(scene, row, own);
  drawText(context, palette, name, atName, box.title, { colour: palette.ink, weight: 600 });
  drawText(context, palette, more, atMore, box.title, { colour: palette.ink3 });
  return end;
}

/** Grid lines with their values; the lowest is the axis. */
export function drawYAxis(
  scene: Scene,
  y: (value: number) => number,
  values: readonly number[],
  text: (value: number) => string = compact,
): void {
  const { context, palette, geometry } = scene;
  values.forEach((tick, index) => {
    hRule(context, geometry.left, geometry.right, y(tick), index === 0 ? palette.edge : palette.grid);
    drawText(context, palette, text(tick), geometry.left - 8, y(tick) + 4, {
      colour: palette.ink3,
      size: 12,
      align: 'right',
    });
  });
}

/** Ticks under the last row, the first with its unit, and the mark of now. */
export function drawTimeAxis(scene: Scene, unit: TimeUnit, own?: string): void {
  const { context, palette, geometry, nowX } = scene;
  const bottom = geometry.rows[geometry.rows.length - 1]!.bottom;
  const scale = unit === 's' ? 1 : baseRtt(scene.scenario) || 1;
  const now = say('now {time}', {
    time: unit === 's' ? `${fixed(scene.clock, 2)} s` : Math.floor(scene.clock / scale + 1e-6),
  });
  // The now mark has its words beside it; no number stands under either.
  const wide = textWidth(context, palette, now, 12, 600);
  // Where the plot ends at the edge of the screen they stand left of it.
  const before = nowX + 10 + wide > geometry.width;
  const [nowStart, nowEnd] = before ? [nowX - 14 - wide, nowX + 8] : [nowX - 8, nowX + 14 + wide];
  const count = Math.max(2, Math.floor((geometry.right - geometry.left) / (geometry.width < 520 ? 70 : 110)));
  let first = true;
  for (const tick of ticks(scene.from / scale, scene.to / scale, count)) {
    const x = scene.x(tick * scale);
    if (tick < 0 || x < geometry.left - 1) continue;
    vRule(context, x, bottom, bottom + 5, palette.edge);
    const text = first
      ? `${compact(tick, 8)} ${own || (unit === 's' ? 's' : say('round trips, empty path'))}`
      : compact(tick, 8);
    // The number stands under its tick and the unit after it.
    const start = x - textWidth(context, palette, compact(tick, 8), 12, 400) / 2;
    if (scene.nowInView && start + textWidth(context, palette, text, 12, 400) > nowStart && start < nowEnd) continue;
    drawText(context, palette, text, start, bottom + 18, { colour: palette.ink3, size: 12 });
    first = false;
  }
  if (!scene.nowInView) return;
  context.fillStyle = palette.ink;
  context.beginPath();
  context.moveTo(nowX - 5, bottom + 13);
  context.lineTo(nowX, bottom + 6);
  context.lineTo(nowX + 5, bottom + 13);
  context.fill();
  drawText(context, palette, now, before ? nowX - 10 : nowX + 10, bottom + 18, {
    colour: palette.ink,
    size: 12,
    weight: 600,
    align: before ? 'right' : 'left',
    halo: palette.plate,
  });
}

/** The line at now, if it is in view, through all rows but not through their titles. */
export function drawNowLine(scene: Scene, titleEnds: readonly number[]): void {
  const { context, palette, geometry, nowX } = scene;
  if (!scene.nowInView) return;
  let from = geometry.rows[0]!.top - 6;
  geometry.rows.forEach(({ title }, index) => {
    if (index === 0 || nowX > titleEnds[index]! + 4) return;
    vRule(context, nowX, from, title - 14, palette.ink, 1.5);
    from = title + 6;
  });
  vRule(context, nowX, from, geometry.rows[geometry.rows.length - 1]!.bottom + 5, palette.ink, 1.5);
}
