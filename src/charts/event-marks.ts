/** Marks that stand across the rows: unresponsive traffic as wash and hatch, changes as flags. */
import { eventVerb } from '../scenario/describe.ts';
import { eventsInOrder } from '../scenario/effective.ts';
import { type Context, drawText, textWidth, vRule } from './canvas.ts';
import type { Scene } from './scene.ts';

/** Room above the first row that these marks need, px. */
export const MARK_LANES = 21;
const HATCH = 5;

/** A band through all rows while an unresponsive source sends high, with a hatched strip on top, named once. */
export function drawSourceWash(scene: Scene): void {
  const { context, palette, geometry, series, scenario } = scene;
  if (scenario.traffic.length === 0 || series.length === 0) return;
  const top = geometry.rows[0]!.top;
  const bottom = geometry.rows[geometry.rows.length - 1]!.bottom;
  const bands = onBands(scene);
  // A wave too fast for the picture would only be a moiré.
  if (bands.length > (geometry.right - geometry.left) / 6) return;
  for (const [start, end] of bands) {
    context.fillStyle = palette.wash;
    context.fillRect(start, top, end - start, bottom - top);
    hatch(context, start, top - HATCH, end - start, HATCH, palette.hatch);
  }
  const named = bands.find(([start, end]) => end - start > 90);
  if (named) {
    const name = `${scenario.traffic[0]!.wave === 'square' ? 'square wave' : 'constant stream'} on`;
    drawText(context, palette, name, named[0] + 4, top - HATCH - 4, { colour: palette.ink3, size: 12 });
  }
}

/** Stretches of px in view during which a source was on. */
function onBands(scene: Scene): [number, number][] {
  const { series, geometry, x } = scene;
  const bands: [number, number][] = [];
  let start = -1;
  for (let index = scene.firstSample; index <= scene.lastSample + 1; index++) {
    const on = index <= scene.lastSample && series.sourceOn.at(index) === 1;
    if (on && start < 0) start = index;
    if (!on && start >= 0) {
      const left = Math.max(geometry.left, x(series.samples.timeOf(start - 1)));
      bands.push([left, Math.min(geometry.right, x(series.samples.timeOf(index - 1)))]);
      start = -1;
    }
  }
  return bands;
}

/** Each event up to now as a flag on the top edge and a line through each row. */
export function drawFlags(scene: Scene): void {
  const { context, palette, geometry, scenario, x } = scene;
  const top = geometry.rows[0]!.top;
  let free = -Infinity;
  for (const event of eventsInOrder(scenario)) {
    if (event.at > scene.now || event.at < scene.from) continue;
    const place = x(event.at);
    vRule(context, place, top - 8, top, palette.ink, 1);
    for (const row of geometry.rows) vRule(context, place, row.top, row.bottom, palette.ink, 1);
    context.fillStyle = palette.ink;
    context.beginPath();
    context.moveTo(place, top - 17);
    context.lineTo(place + 9, top - 12.5);
    context.lineTo(place, top - 8);
    context.fill();
    const verb = eventVerb(event, scenario);
    const width = textWidth(context, palette, verb, 12, 600);
    const right = place + 12 + width < geometry.width;
    if (place < free || !right) continue;
    drawText(context, palette, verb, place + 12, top - 8, { colour: palette.ink, size: 12, weight: 600, halo: palette.plate });
    free = place + width + 24;
  }
}

/** Slanted strokes, 4 px apart, in a rectangle. They hang on its left edge and so travel with it. */
export function hatch(context: Context, x: number, y: number, width: number, height: number, colour: string): void {
  context.save();
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
  context.strokeStyle = colour;
  context.lineWidth = 1.6;
  context.setLineDash([]);
  context.beginPath();
  const right = x + width;
  for (let place = right + height; place > x - height; place -= 4) {
    context.moveTo(place - height, y + height);
    context.lineTo(place, y);
  }
  context.stroke();
  context.restore();
}
