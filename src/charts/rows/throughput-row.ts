/** Throughput of each flow, with the fair share and the link's rate. */
import { compact, fixed, lastSpan } from '../../format.ts';
import type { Scenario } from '../../../workers/engine/scenario/types.ts';
import type { RunSeries } from '../../run/series.ts';
import { streamNames } from '../../scenario/describe-traffic.ts';
import type { DirectLabel } from '../labels.ts';
import { latePart } from '../late-part.ts';
import { drawReference, drawSteps, referenceLabel, steps } from '../reference.ts';
import type { Scene } from '../scene.ts';
import { flowColumns, flowTable } from './flow-columns.ts';
import { FlowRow } from './flow-lines.ts';
import { flowCount, type FlowQuantity } from './flow-quantity.ts';
import type { RowCard } from './row-card.ts';
import { say } from '../../../workers/words/say.ts';

const quantity: FlowQuantity = {
  row: 'throughput',
  ...{ steps: 5, unit: 1e6, words: 'Mbit/s', digits: 2, gaps: false },
  title: ({ series }) => [
    'Throughput of each flow',
    say(', Mbit/s over {span}', { span: lastSpan(series.averaging) }),
    ', Mbit/s',
  ],
  flow: (series, flow) => series.throughput[flow]!,
  band: (series, group) => series.throughputBands[group]!,
  streams: (series) => series.streams.map(({ throughput }) => throughput),
  // Twice what each flow gets if all get the same: room for a tooth above it. No flow gets more than there is.
  expected: (scenario) => (scenario.path[0]!.rate ?? 1e6) * Math.min(1, 2 / flowCount(scenario)),
  references(scene, y, top) {
    // With several bottlenecks there is no one share that would be fair.
    if (scene.scenario.path.length > 1) return networkShares(scene, y, top);
    const rate = steps(scene, ({ rates }) => rates[0] ?? null);
    const link = scene.scenario.path[0]!.trace
      ? []
      : drawSteps(scene, rate, y, top, (bps) => ({
          key: 'link',
          name: say('link {rate}', { rate: compact(bps / 1e6, 3) }),
          place: 0.6,
        }));
    // Of one flow alone the fair share is the link.
    const follows = scene.scenario.path[0]!.trace !== undefined && scene.scenario.traffic.length === 0;
    const shares = !follows && (flowCount(scene.scenario) > 1 || scene.scenario.traffic.length > 0);
    return shares ? [...link, ...drawFairShare(scene, y, top)] : link;
  },
};

/** Whether one link with a rate is what all share: of several, or without a limit, there is no one share. */
const hasFairShare = ({ path: [link, ...others] }: Scenario): boolean =>
  others.length === 0 && (link!.rate !== null || link!.trace !== undefined);

export const throughputRow: RowCard<'throughput'> = {
  id: 'throughput',
  name: 'Throughput',
  words:
    'What each flow delivers, averaged over about a second, with the fair share; over several bottlenecks by max-min and proportional fairness.',
  of: 'flows',
  // Lower beside the windows, which move more.
  shape: (_, rows) => ({ weight: rows.includes('window') ? 90 : 162, above: 0 }),
  columns(series) {
    const averaged = `throughput, mean over ${Number(series.averaging.toPrecision(3))} s`;
    return [
      ...flowColumns(series, averaged, 'bit/s', (flow) => series.throughput[flow]!),
      ...series.streams.map(({ throughput }, source) => ({
        name: `${streamNames(series.scenario.traffic)[source]!} ${averaged}`,
        ...{ unit: 'bit/s', values: throughput, single: true },
      })),
      ...(hasFairShare(series.scenario)
        ? [{ name: 'fair share', unit: 'bit/s', values: series.fairShare, single: true }]
        : []),
    ];
  },
  table: {
    words: 'mean throughput',
    columns: ({ series }) => [
      ...flowTable(series, ', Mbit/s', (flows, start, end) => fixed(meanRate(series, flows, start, end) / 1e6, 3)),
      ...streamNames(series.scenario.traffic).map((name, source) => ({
        head: say('{name}, Mbit/s', { name: say(name) }),
        cell: (start: number, end: number) => fixed(series.streamRate(source, start, end) / 1e6, 3),
      })),
    ],
  },
  make: () => new FlowRow(quantity),
};

/** What draws the shares of a network; where it cannot be fetched they are not drawn. */
const networkLines = latePart(() => import('./network-share-lines.ts'));
export const fetchNetworkShares = networkLines.fetch;

/** Few networks need them: they are fetched, and there from one of the next pictures on. */
function networkShares(scene: Scene, y: (value: number) => number, top: number): DirectLabel[] {
  return networkLines.of(scene.scenario)?.drawNetworkShares(scene, y, top) ?? [];
}

/** Throughput of some flows together over the frames after `start` up to `end`, bit/s. */
function meanRate(
  { delivered, scenario, layout }: RunSeries,
  flows: readonly number[],
  start: number,
  end: number,
): number {
  let bits = 0;
  for (const flow of flows)
    bits += delivered[flow]!.between(start, end) * 8 * scenario.flows[layout.flowGroups[flow]!]!.packetSize;
  return bits / ((end - start) * layout.period);
}

/** What each running flow would get if all got the same. Steps with the rate that is free. */
function drawFairShare(scene: Scene, y: (value: number) => number, top: number): DirectLabel[] {
  const { context, geometry } = scene;
  // The share of the last of many flows may lie far above the axis.
  context.save();
  context.beginPath();
  context.rect(geometry.left, y(top) - 4, geometry.right - geometry.left, y(0) - y(top) + 8);
  context.clip();
  const share = strokeFairShare(scene, y);
  context.restore();
  // Of a flow alone it is the link, which has its own words.
  if (share <= 0 || share > top || share === scene.scenario.path[0]!.rate) return [];
  const level = compact(share / 1e6, 3);
  return [
    referenceLabel(scene, y(share), {
      key: 'share',
      name: say('fair share {rate}', { rate: level }),
      shorter: [say('share {rate}', { rate: level }), 'share'],
    }),
  ];
}

/** @returns the share where the line ends, bit/s */
function strokeFairShare(scene: Scene, y: (value: number) => number): number {
  const { series, geometry, firstSample, lastSample, laterSample, bucket, x } = scene;
  if (laterSample < 0) return 0;
  const share = series.fairShare;
  const places: number[] = [];
  const levels: number[] = [];
  let [drawn, sum, count] = [-1, 0, 0];
  for (let sample = firstSample; sample <= laterSample; sample += bucket, count++) {
    const value = share.at(sample);
    sum += value;
    if (value === drawn) continue;
    drawn = value;
    places.push(x(series.samples.timeOf(sample - 1)));
    levels.push(y(value));
  }
  const right =
    laterSample === lastSample ? scene.nowX : Math.min(geometry.right, x(series.samples.timeOf(laterSample)));
  // Where it steps too often to be seen, its mean: else it would be a moiré.
  const fast = places.length > (geometry.right - geometry.left) / 8;
  const mean = sum / count;
  if (fast) drawReference(scene, places.slice(0, 1), [y(mean)], right);
  else if (share.at(firstSample) > 0 || places.length > 1) drawReference(scene, places, levels, right);
  return fast ? mean : share.at(laterSample);
}
