/** One line through all rows at one time, with what stands there in words; and the span that is being chosen. */
import type { Highlight } from '../run/question.ts';
import type { RunSeries } from '../run/series.ts';
import { roundTripsBy } from '../run/steps.ts';
import { compact, fixed } from '../format.ts';
import { type Context, drawMarker, drawText, textWidth, vRule } from './canvas.ts';
import type { RowBox } from './geometry.ts';
import type { Palette } from './palette.ts';
import type { ChartRow, Reading, Scene } from './scene.ts';
import { spread } from './spread.ts';
import { say } from '../../workers/words/say.ts';

/** Height of a tag, and the least distance of two, px. */
const TAG = 20;
const STEP = 22;
/** Within this of the right edge tags stand left of the line, px. */
const EDGE = 140;

/** The time (s) of the sample nearest to `time` that is in view; null where none is. */
export function sampleTime(scene: Scene, time: number): number | null {
  const { samples, length } = scene.series;
  const last = Math.min(length - 1, samples.indexAt(scene.to + 1e-9), scene.laterSample);
  const first = Math.max(0, Math.min(last, samples.indexAt(scene.from - 1e-9) + 1));
  const nearest = Math.round(time / scene.series.layout.period) - 1;
  return last < 0 ? null : samples.timeOf(Math.min(last, Math.max(first, nearest)));
}

/** Paint the cursor at `time` (s) over the rows as they were drawn last; `hint` follows the time. */
export function drawCursor(context: Context, scene: Scene, rows: readonly ChartRow[], time: number, hint = ''): void {
  const { palette, geometry } = scene;
  const x = scene.x(time);
  const bottom = geometry.rows[geometry.rows.length - 1]!.bottom;
  vRule(context, x, geometry.rows[0]!.top - 4, bottom + 4, palette.ink, 1);
  rows.forEach((row, index) => drawTags(context, scene, geometry.rows[index]!, row.readings(scene, time), x));
  drawTag(context, palette, timeWords(time, scene.series) + hint, null, x, bottom + 14, 'middle', geometry.width);
}

/** What a chain of causes speaks of: a line at its time, and a ring where the flow's lines are then. */
export function drawHighlight(
  context: Context,
  scene: Scene,
  rows: readonly ChartRow[],
  { flow, time }: Highlight,
): void {
  const { palette, geometry, from, to } = scene;
  if (time < from || time > to) return;
  const x = scene.x(time);
  const bottom = geometry.rows[geometry.rows.length - 1]!.bottom;
  vRule(context, x, geometry.rows[0]!.top - 4, bottom + 4, palette.ink, 1.5);
  const sample = sampleTime(scene, time);
  if (sample === null) return;
  rows.forEach((row, index) => {
    for (const { y } of row.readings(scene, sample).filter((reading) => reading.flow === flow)) {
      context.lineWidth = 2.5;
      context.strokeStyle = palette.ink;
      context.beginPath();
      context.arc(x, clamp(y, geometry.rows[index]!), 7, 0, 2 * Math.PI);
      context.stroke();
    }
  });
}

/** The flow whose line passes within `reach` px of a place, at `time` (s), in a row of windows or rates; null for none. */
export function lineAt(scene: Scene, row: ChartRow, time: number, y: number, reach: number): number | null {
  const sample = sampleTime(scene, time);
  if (sample === null) return null;
  const near = row
    .readings(scene, sample)
    .flatMap(({ flow, y: place }) => (flow === null ? [] : [{ flow, away: Math.abs(place - y) }]))
    .filter(({ away }) => away <= reach);
  // Of lines on one another the one that is pointed at.
  const nearest = Math.min(...near.map(({ away }) => away));
  const there = near.filter(({ away }) => away === nearest);
  return (there.find(({ flow }) => flow === scene.pointed) ?? there[0])?.flow ?? null;
}

/** `31.4 s, round trip 314`. */
export function timeWords(time: number, series: RunSeries): string {
  return say('{time} s, round trip {number}', {
    time: fixed(time, 2),
    number: compact(Math.floor(roundTripsBy(series, time) + 1e-6), 8),
  });
}

/** The span from `start` to `end` (s), while it is being chosen. */
export function drawSpan(context: Context, { palette, geometry, x }: Scene, start: number, end: number): void {
  const [left, right] = [
    Math.max(geometry.left, Math.min(x(start), x(end))),
    Math.min(geometry.right, Math.max(x(start), x(end))),
  ];
  const [top, bottom] = [geometry.rows[0]!.top, geometry.rows[geometry.rows.length - 1]!.bottom];
  context.fillStyle = palette.fill;
  context.fillRect(left, top, right - left, bottom - top);
  for (const edge of [left, right]) vRule(context, edge, top, bottom, palette.ink, 1);
  drawTag(
    context,
    palette,
    `${fixed(Math.abs(end - start), 2)} s`,
    null,
    (left + right) / 2,
    bottom + 14,
    'middle',
    geometry.width,
  );
}

/** Of more readings than have room, the highest, the lowest and the one pointed at. */
export function chosenReadings(readings: readonly Reading[], room: number, pointed: number | null): Reading[] {
  const inOrder = [...readings].sort((a, b) => a.y - b.y);
  if (inOrder.length <= room) return inOrder;
  return inOrder.filter(
    (reading, index) =>
      index === 0 || index === inOrder.length - 1 || (reading.flow !== null && reading.flow === pointed),
  );
}

function drawTags(context: Context, scene: Scene, box: RowBox, readings: readonly Reading[], x: number): void {
  const { palette, geometry, pointed } = scene;
  const shown = chosenReadings(readings, Math.max(1, Math.floor((box.bottom - box.top + 16) / STEP)), pointed);
  for (const { slot, colour, y } of shown) drawMarker(context, slot, x, clamp(y, box), 4.5, colour, palette.plate);
  const side = x > geometry.right - EDGE ? 'left' : 'right';
  const places = spread(
    shown.map(({ y }) => clamp(y, box)),
    STEP,
    box.top - 8 + TAG / 2,
    box.bottom + 8 - TAG / 2,
  );
  shown.forEach((reading, index) =>
    drawTag(context, palette, `${reading.name}  ${reading.text}`, reading, x, places[index]!, side, geometry.width),
  );
}

function clamp(y: number, { top, bottom }: RowBox): number {
  return Math.min(bottom, Math.max(top, y));
}

/** Words in plate on ink, with a marker where they are of a flow. */
function drawTag(
  context: Context,
  palette: Palette,
  words: string,
  of: Reading | null,
  x: number,
  y: number,
  side: 'left' | 'right' | 'middle',
  limit: number,
): void {
  const marker = of && of.slot > 0 ? 16 : 0;
  const width = textWidth(context, palette, words, 13, 600) + marker + 14;
  const wanted = side === 'left' ? x - 10 - width : side === 'right' ? x + 10 : x - width / 2;
  const left = Math.round(Math.min(limit - width, Math.max(0, wanted)));
  context.fillStyle = palette.ink;
  context.beginPath();
  context.roundRect(left, y - TAG / 2, width, TAG, 2);
  context.fill();
  if (of && marker > 0) drawMarker(context, of.slot, left + 14, y, 4, of.colour, palette.plate);
  drawText(context, palette, words, left + 7 + marker, y + 4.5, { colour: palette.plate, weight: 600 });
}
