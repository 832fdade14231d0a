/**
 * What stands behind a run on the charts: measured runs as grey lines, and what a link that follows a trace could carry as
 * a grey area.
 */
import { tableOf } from '../../workers/engine/network/trace.ts';
import type { MeasuredRun, Scenario } from '../../workers/engine/scenario/types.ts';
import { capacityBetween } from '../../workers/measures/link-use.ts';
import { fixed, packetsText } from '../format.ts';
import { placeAt, valueAt } from '../measured/value-at.ts';
import type { RowBox } from './geometry.ts';
import type { DirectLabel } from './labels.ts';
import { flowCount } from './rows/flow-quantity.ts';
import type { Backdrop, Reading, Scene } from './scene.ts';
import { say } from '../../workers/words/say.ts';

/** Dashes of the first, second … measured run, px. */
const RUN_DASHES: readonly (readonly number[])[] = [[], [7, 3], [2, 3], [9, 3, 2, 3]];
/** Px between two places of the area. */
const STEP = 2;
/** A gap in the measurements of this many times the usual one breaks the line. */
const BREAK = 20;

/** A measured quantity: its row, and how its values are said. */
interface Quantity {
  column: 'cwnd' | 'rtt' | 'queue';
  text(value: number): string;
}

const QUANTITIES: Readonly<Record<string, Quantity>> = {
  window: { column: 'cwnd', text: (value) => say('{count} packets', { count: fixed(value, 1) }) },
  roundTrip: { column: 'rtt', text: (value) => `${fixed(1000 * value, 0)} ms` },
  queue: { column: 'queue', text: packetsText },
};

/** Row whose backdrop is what the link could carry. */
const LINK_ROW = 'throughput';

export const backdrop: Backdrop = {
  top(scene, row) {
    const measured = linesOf(scene.scenario, row).map(({ values }) => greatest(values));
    return Math.max(0, ...measured, row === LINK_ROW && follows(scene) ? mostCarried(scene) : 0);
  },

  draw(scene, row, box, y) {
    const { context, palette } = scene;
    context.save();
    clipTo(scene, box);
    if (row === LINK_ROW && follows(scene)) drawLink(scene, box, y);
    context.strokeStyle = palette.ink3;
    context.lineWidth = 1.5;
    for (const { run, values, place } of linesOf(scene.scenario, row)) {
      context.setLineDash([...RUN_DASHES[place % RUN_DASHES.length]!]);
      context.beginPath();
      trace(scene, run.time, values, y);
      context.stroke();
    }
    context.restore();
  },

  labels(scene, row, y) {
    const of = (key: string, name: string, value: number): DirectLabel => ({
      ...{ key, name, slot: 0, colour: scene.palette.ink3, place: 0, focused: false, back: false, y: y(value) },
    });
    const labels = linesOf(scene.scenario, row).flatMap(({ run, values, place }) => {
      // Where it ends before the view does, its last value.
      const end = Math.min(scene.to, run.time.at(-1)!);
      const value = end < scene.from ? null : valueAt(run.time, values, end);
      return value === null ? [] : [of(`measured ${place}`, run.name, value)];
    });
    const flows = flowCount(scene.scenario);
    const name = flows > 1 ? say('link ÷ {flows}', { flows }) : say('link');
    const link = row === LINK_ROW && follows(scene) ? [of('link', name, carriedAt(scene, scene.now) / flows)] : [];
    return [...labels, ...link];
  },

  readings(scene, row, time, y) {
    const of = (name: string, value: number, text: string): Reading => ({
      ...{ name, slot: 0, colour: scene.palette.ink3, y: y(value), text, flow: null },
    });
    const readings = linesOf(scene.scenario, row).flatMap(({ run, values }) => {
      const value = valueAt(run.time, values, time);
      return value === null ? [] : [of(run.name, value, QUANTITIES[row]!.text(value))];
    });
    if (row !== LINK_ROW || !follows(scene)) return readings;
    const flows = flowCount(scene.scenario);
    const carried = carriedAt(scene, time);
    return [...readings, of(say('link'), carried / flows, `${fixed(carried / 1e6, 2)} Mbit/s`)];
  },
};

export function clipTo({ context, geometry }: Scene, box: RowBox): void {
  context.beginPath();
  context.rect(geometry.left, box.top - 3, geometry.right - geometry.left, box.bottom - box.top + 5);
  context.clip();
}

interface MeasuredLine {
  run: MeasuredRun;
  values: readonly (number | null)[];
  /** Number of the run. */
  place: number;
}

function linesOf({ measured = [] }: Scenario, row: string): MeasuredLine[] {
  const quantity = QUANTITIES[row];
  if (!quantity) return [];
  return measured.flatMap((run, place) => {
    const values = run[quantity.column];
    return values ? [{ run, values, place }] : [];
  });
}

const tops = new WeakMap<readonly (number | null)[], number>();

function greatest(values: readonly (number | null)[]): number {
  let top = tops.get(values);
  if (top === undefined)
    tops.set(values, (top = values.reduce<number>((most, value) => Math.max(most, value ?? 0), 0)));
  return top;
}

/** Path through the measurements in view; of several in one px the least and the greatest. */
function trace(
  { context, from, to, x }: Scene,
  times: readonly number[],
  values: readonly (number | null)[],
  y: (value: number) => number,
): void {
  const first = Math.max(0, placeAt(times, from));
  const last = Math.min(times.length - 1, placeAt(times, to) + 1);
  const usual = (times.at(-1)! - times[0]!) / Math.max(1, times.length - 1);
  let begun = false;
  let before = -Infinity;
  for (let place = first; place <= last;) {
    const column = Math.floor(x(times[place]!));
    let [low, high, end, count] = [Infinity, -Infinity, 0, 0];
    const start = times[place]!;
    for (; place <= last && Math.floor(x(times[place]!)) === column; place++) {
      const value = values[place]!;
      if (value === null) continue;
      low = Math.min(low, value);
      high = Math.max(high, value);
      end = value;
      count += 1;
    }
    if (count === 0) continue;
    if (!begun || start - before > BREAK * usual) context.moveTo(x(start), y(end));
    begun = true;
    before = start;
    if (low < high) {
      context.lineTo(x(start), y(low));
      context.lineTo(x(start), y(high));
    }
    context.lineTo(x(start), y(end));
  }
}

/** One link, which follows a trace. */
function follows({ scenario }: Scene): boolean {
  return scenario.path.length === 1 && scenario.path[0]!.trace !== undefined;
}

/** What the link could carry over the time that throughput is averaged over, up to `time` (s), bit/s. */
function carriedAt({ scenario, series }: Scene, time: number): number {
  const since = Math.max(0, time - series.averaging);
  return time > since ? capacityBetween(scenario, 0, since, time)! / (time - since) : 0;
}

/** The greatest that it could carry over such a time, for each flow, bit/s. */
function mostCarried({ scenario, series }: Scene): number {
  const table = tableOf(scenario.path[0]!.trace!);
  const span = Math.max(1, Math.round(1000 * series.averaging));
  let most = 0;
  for (let ms = span; ms <= Math.min(table.length + span, 1000 * scenario.duration); ms += 50)
    most = Math.max(most, (table.bitsBy(ms / 1000) - table.bitsBy((ms - span) / 1000)) / (span / 1000));
  return most / flowCount(scenario);
}

/** What the link could carry for each flow. */
function drawLink(scene: Scene, box: RowBox, y: (value: number) => number): void {
  const { context, palette, geometry, from, x, series, laterSample } = scene;
  const until = Math.min(geometry.right, x(Math.max(scene.now, series.samples.timeOf(laterSample))));
  const left = Math.max(geometry.left, x(0));
  if (until <= left) return;
  const flows = flowCount(scene.scenario);
  const perPx = (scene.to - from) / (geometry.right - geometry.left);
  context.beginPath();
  context.moveTo(left, box.bottom);
  // The places move with the view, so that the line does not shimmer.
  for (let px = left; px <= until; px += STEP)
    context.lineTo(px, y(carriedAt(scene, from + (px - geometry.left) * perPx) / flows));
  context.lineTo(until, box.bottom);
  context.closePath();
  context.fillStyle = palette.ink;
  context.globalAlpha = 0.09;
  context.fill();
}
