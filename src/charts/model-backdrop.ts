/** The textbook's model behind the windows and rates of the run, and behind its queue: dashed, in each flow's colour. */
import { fixed, packetsText } from '../format.ts';
import type { IdealRounds } from '../../workers/theory/ideal-rounds.ts';
import { placeAt } from '../measured/value-at.ts';
import { flowName } from '../scenario/names.ts';
import { idealAt, idealRun } from '../theory/ideal-run.ts';
import { clipTo } from './backdrop.ts';
import { type Backdrop, BACK, type Scene } from './scene.ts';
import { say } from '../../workers/words/say.ts';

const DASH = [5, 4];
/** Of a group of more flows the middle one alone is drawn. */
const MOST_FLOWS = 3;

interface ModelLine {
  key: string;
  name: string;
  colour: string;
  back: boolean;
  rounds: IdealRounds;
  values: readonly number[];
  text(value: number): string;
}

export const modelBackdrop: Backdrop = {
  top(scene, row) {
    const until = Math.max(scene.now, scene.series.samples.timeOf(scene.series.length - 1));
    return Math.max(
      0,
      ...linesOf(scene, row).map(({ rounds, values }) => greatest(values, placeAt(rounds.time, until))),
    );
  },

  draw(scene, row, box, y) {
    const { context } = scene;
    const lines = linesOf(scene, row);
    if (lines.length === 0) return;
    context.save();
    clipTo(scene, box);
    context.lineWidth = 1.5;
    context.setLineDash(DASH);
    for (const line of lines) {
      context.strokeStyle = line.colour;
      context.globalAlpha = line.back ? BACK : 1;
      context.lineDashOffset = -scene.x(0) % (DASH[0]! + DASH[1]!);
      context.beginPath();
      trace(scene, line, y);
      context.stroke();
    }
    context.restore();
  },

  labels: (scene, row, y) =>
    linesOf(scene, row).flatMap(({ key, name, colour, back, rounds, values }) => {
      const value = idealAt(rounds, values, Math.min(scene.to, scene.now));
      return value > 0 || row === 'queue'
        ? [{ key: `model ${key}`, name, slot: 0, colour, place: 0.5, focused: false, back, y: y(value), quiet: true }]
        : [];
    }),

  readings: (scene, row, time, y) =>
    linesOf(scene, row).map(({ name, colour, rounds, values, text }) => {
      const value = idealAt(rounds, values, time);
      return { name, slot: 0, colour, y: y(value), text: text(value), flow: null };
    }),
};

function linesOf(scene: Scene, row: string): ModelLine[] {
  const { scenario, view, series, main, palette, pointed } = scene;
  const run = view.model && idealRun(scenario, view.model);
  if (!run || 'none' in run) return [];
  const { rounds } = run;
  if (row === 'queue') {
    if (view.model === 'link') return [];
    const packet = 8 * scenario.flows[0]!.packetSize;
    const values = inPackets(rounds.queue, packet);
    return [{ key: 'queue', name: say('model'), colour: palette.ink2, back: false, rounds, values, text: packetsText }];
  }
  const columns = { window: rounds.windows, throughput: rounds.rates }[row];
  if (!columns) return [];
  const text = (value: number): string =>
    row === 'window' ? say('{count} packets', { count: fixed(value, 1) }) : `${fixed(value / 1e6, 2)} Mbit/s`;
  return series.flowsOfGroup.flatMap((flows, group) => {
    const drawn = flows.length > MOST_FLOWS ? [flows[flows.length >> 1]!] : flows;
    return drawn.map((flow, place) => ({
      key: String(flow),
      name: say('model {flow}', {
        flow: drawn === flows ? flowName(main.names[group]!, flows.length, place) : main.names[group]!,
      }),
      colour: palette.flow(main.slots[group]!, place),
      back: pointed !== null && !(drawn === flows ? flow === pointed : flows.includes(pointed)),
      rounds,
      values: columns[flow]!,
      text,
    }));
  });
}

const queues = new WeakMap<readonly number[], number[]>();

function inPackets(bits: readonly number[], packet: number): number[] {
  let packets = queues.get(bits);
  if (!packets) queues.set(bits, (packets = bits.map((waiting) => waiting / packet)));
  return packets;
}

const tops = new WeakMap<readonly number[], { up: number; most: number }>();

/** The greatest of the values up to a place; each is looked at once. */
function greatest(values: readonly number[], place: number): number {
  let top = tops.get(values);
  if (!top || top.up > place) tops.set(values, (top = { up: -1, most: 0 }));
  while (top.up < Math.min(place, values.length - 1)) top.most = Math.max(top.most, values[++top.up]!);
  return top.most;
}

/** Path through the rounds in view, up to now; of several in one px the least and the greatest. */
function trace(
  { context, from, to, now, x, geometry }: Scene,
  { rounds: { time }, values }: ModelLine,
  y: (value: number) => number,
): void {
  const last = placeAt(time, Math.min(to, now));
  let begun = false;
  for (let place = Math.max(0, placeAt(time, from)); place <= last;) {
    const column = Math.floor(x(time[place]!));
    const start = place;
    let [low, high] = [values[place]!, values[place]!];
    for (; place <= last && Math.floor(x(time[place]!)) === column; place += 1) {
      low = Math.min(low, values[place]!);
      high = Math.max(high, values[place]!);
    }
    const px = x(time[start]!);
    if (low === 0 && high === 0) {
      begun = false;
      continue;
    }
    if (begun) context.lineTo(px, y(values[start]!));
    else context.moveTo(px, y(values[start]!));
    begun = true;
    if (low < high) {
      context.lineTo(px, y(low));
      context.lineTo(px, y(high));
      context.lineTo(px, y(values[place - 1]!));
    }
  }
  if (begun) context.lineTo(Math.min(geometry.right, x(now)), y(values[last]!));
}
