/** What a change did, in numbers: means of the run before it and of the run with it, over the same stretch of both. */
import { fixed } from '../format.ts';
import type { RunSeries } from '../run/series.ts';
import { nameOf } from '../scenario/names.ts';

/** Means are over this many of the last seconds, and over no fewer, s. */
const SPAN = 10;
const LEAST = 1;

export interface BeforeAfter {
  name: string;
  unit: string;
  before: string;
  after: string;
}

/** Means at `time` (s) of what differs from `since` (s) on; null before there is enough of both. */
export function beforeAfter(before: RunSeries, after: RunSeries, since: number, time: number): BeforeAfter[] | null {
  const to = Math.min(time, ...[before, after].map(({ samples, length }) => samples.timeOf(length - 1)));
  const from = Math.max(since, to - SPAN);
  if (to - from < LEAST) return null;
  const pair = (name: string, unit: string, digits: number, of: (means: Means) => number): BeforeAfter => {
    const [one, other] = [before, after].map((series) => fixed(of(meansOf(series, before, from, to)), digits));
    return { name, unit, before: one!, after: other! };
  };
  return [
    pair('wait', 'ms', 0, ({ wait }) => wait),
    pair('lost', '%', 1, ({ lost }) => lost),
    pair(nameOf(before.scenario.flows[0]!.scheme), 'Mbit/s', 2, ({ rate }) => rate),
  ];
}

interface Means {
  /** In the first queue, ms. */
  wait: number;
  /** Of what the flows of `of` sent, %. */
  lost: number;
  /** What they got together, Mbit/s. */
  rate: number;
}

/** Of a run between two times (s), for the flows that `of` has too. */
function meansOf(series: RunSeries, of: RunSeries, start: number, end: number): Means {
  const { samples, scenario } = series;
  const [from, to] = [samples.indexAt(start), samples.indexAt(end)];
  const flows = of.layout.flowGroups.map((_, flow) => flow);
  const sum = (columns: RunSeries['sent']): number =>
    flows.reduce((total, flow) => total + columns[flow]!.between(from, to), 0);
  const queue = series.queueSum[0]!.between(from, to) / (to - from);
  const bits = 8 * scenario.flows[0]!.packetSize;
  return {
    wait: (1000 * queue * bits) / scenario.path[0]!.rate!,
    lost: (100 * sum(series.dropped)) / Math.max(1, sum(series.sent)),
    rate: of.scenario.flows.reduce((total, _, group) => total + series.groupRate(group, from, to), 0) / 1e6,
  };
}
