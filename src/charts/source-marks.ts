/** Unresponsive traffic, across the rows as wash and hatch. */
import { sourceName } from '../scenario/describe-traffic.ts';
import { type Context, drawText } from './canvas.ts';
import { LATER, type Scene } from './scene.ts';
import { say } from '../../workers/words/say.ts';

const HATCH = 5;
/** Room for the name of the sources, px. */
const NAME = 100;

/**
 * A band through all rows while unresponsive sources send, the stronger the more they send, with a hatched strip on top
 * whose height says how much of their most that is; named once.
 */
export function drawSourceWash(scene: Scene): void {
  const { context, palette, geometry, series, scenario, nowX } = scene;
  if (scenario.traffic.length === 0 || series.length === 0) return;
  const top = geometry.rows[0]!.top;
  const bottom = geometry.rows[geometry.rows.length - 1]!.bottom;
  const bands = sourceBands(scene);
  // A wave too fast for the picture would only be a moiré.
  if (bands.length > (geometry.right - geometry.left) / 4) return;
  const fill = (start: number, end: number, level: number, opacity: number): void => {
    if (end <= start) return;
    const tall = Math.max(1, Math.round(HATCH * level));
    context.globalAlpha = level * opacity;
    context.fillStyle = palette.wash;
    context.fillRect(start, top, end - start, bottom - top);
    context.globalAlpha = opacity;
    hatch(context, start, geometry.marks - tall, end - start, tall, palette.hatch);
    context.globalAlpha = 1;
  };
  for (const { start, end, level } of bands) {
    fill(start, Math.min(end, nowX), level, 1);
    fill(Math.max(start, nowX), end, level, LATER);
  }
  // Where no flag has its words.
  const flags = scenario.events.map(({ at }) => scene.x(at));
  const clear = bands.filter(({ start }) => !flags.some((flag) => flag > start - NAME && flag < start + NAME));
  const named = clear.find(({ start, end }) => end - start > NAME) ?? clear[0];
  if (!named) return;
  const alone =
    scenario.traffic.length === 1
      ? say(sourceName(scenario.traffic[0]!))
      : say('{count} sources', { count: scenario.traffic.length });
  const name = bands.some(({ level }) => level < 1) ? alone : say('{source} on', { source: alone });
  if (geometry.right - named.start > 130)
    drawText(context, palette, name, named.start + 4, geometry.marks - HATCH - 4, {
      colour: palette.ink3,
      size: 12,
      halo: palette.plate,
    });
}

/** Stretches of px in view during which the sources sent at one level above 0. */
function sourceBands(scene: Scene): { start: number; end: number; level: number }[] {
  const { series, geometry, x, firstSample, laterSample, bucket } = scene;
  const bands: { start: number; end: number; level: number }[] = [];
  let begun = firstSample;
  for (let index = firstSample + bucket; index <= laterSample + bucket; index += bucket) {
    const level = series.sourceLevel.at(begun);
    if (index <= laterSample && series.sourceLevel.at(index) === level) continue;
    if (level > 0) {
      const start = Math.max(geometry.left, x(series.samples.timeOf(begun - 1)));
      const end =
        index <= laterSample
          ? x(series.samples.timeOf(index - 1))
          : laterSample === scene.lastSample
            ? scene.nowX
            : geometry.right;
      bands.push({ start, end: Math.min(geometry.right, end), level });
    }
    begun = index;
  }
  return bands;
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
