/** How a flow takes what is free. */
import { bitsSent, capacityBits, hopOf, total } from './capacity.ts';
import { type MetricOptions, ofRun, type RunMetric } from './card.ts';
import { activeThroughout, selectFlows } from './flows.ts';
import { crosses } from './link-use.ts';
import { Inapplicable, reading, Unreached } from './result.ts';
import { endOf, flowColumn, flowName, hopColumn, packetBits, type RecordedRun, rttOf } from './run.ts';
import { changeAfter } from './step.ts';
import { asOneBin, type Bins, binsBetween, frameAt, needRttFrames, ratesOf, steadyBins, sums, text } from './window.ts';

/** Round trips of f(k) if nothing else is said, and the longer one that bansal2001 shows beside it. */
const SHORT_K = 20;
const LONG_K = 200;
/** Part of the buffer at which a queue counts as full. */
const FULL = 0.95;

/** The largest rise from one round trip to the next with no loss in either; null if there is no such pair. */
function largestRise(run: RecordedRun, flow: number, bins: Bins, of: NonNullable<MetricOptions['of']>): number | null {
  const rates = ratesOf(run, flow, bins, of);
  const present = activeThroughout(run, flow, bins);
  const events = sums(flowColumn(run, flow, 'lossEvents'), bins);
  const drops = sums(flowColumn(run, flow, 'dropped'), bins);
  const calm = (bin: number): boolean => present[bin]! && events[bin] === 0 && drops[bin] === 0;
  let largest: number | null = null;
  for (let bin = 1; bin < bins.count; bin += 1) {
    if (calm(bin - 1) && calm(bin)) largest = Math.max(largest ?? -Infinity, rates[bin]! - rates[bin - 1]!);
  }
  return largest;
}

/** End of the frame in which the last of these flows has its first loss event, s; null if one of them has none. */
function afterFirstLoss(run: RecordedRun, flows: readonly number[]): number | null {
  const frames = flows.map((flow) => flowColumn(run, flow, 'lossEvents').findIndex((events) => events > 0));
  return frames.includes(-1)
    ? null
    : (frames.reduce((last, frame) => Math.max(last, frame), 0) + 1) * run.layout.period;
}

/** f(k) from `at`: everything the hop sends, and what is delivered of the flows that are still there at the end. */
function filled(
  run: RecordedRun,
  hop: number,
  at: number,
  k: number,
): { all: number; without: number; bins: Bins; caveats: string[] } {
  const to = at + k * rttOf(run);
  if (to > endOf(run) + run.layout.period / 2)
    throw new Inapplicable(`the run ends ${text(endOf(run) - at)} s after the doubling, before ${k} RTTs are over`);
  const bins = asOneBin(run, binsBetween(run, at, to, run.layout.period));
  const capacity = capacityBits(run, hop, bins.window.from, bins.window.to);
  const { bits, caveats } = bitsSent(run, hop, bins);
  const gone = run.layout.flowGroups
    .map((_, flow) => flow)
    .filter((flow) => {
      const group = run.scenario.flows[run.layout.flowGroups[flow]!]!;
      return group.direction === 'forward' && crosses(group, hop) && !activeThroughout(run, flow, bins)[0];
    });
  const departed = gone.reduce(
    (sum, flow) => sum + total(flowColumn(run, flow, 'delivered'), bins) * packetBits(run, flow),
    0,
  );
  return { all: bits / capacity, without: (bits - departed) / capacity, bins, caveats };
}

export const aggressivenessMetrics: readonly RunMetric[] = [
  {
    id: 'increase-I',
    name: 'Aggressiveness I (per RTT)',
    definition:
      'The largest rise of the rate from one round trip to the next while no congestion is signalled; slow start is not meant.',
    formula: 'I = max over n of (T_{n+1} − T_n) with no loss in either',
    unit: 'packets/RTT per RTT',
    papers: ['yang2000', 'bansal2001'],
    defaultWindow:
      'from the first loss event of every flow on (after the warm-up where there is none), in bins of one RTT',
    sampling: 'a frame per RTT or finer; a path without queue, so that round trips are base RTTs',
    note: 'The rate is the window (of a rate scheme its rate times the round trip) unless packets are asked for. bansal2001 defines it in packets per second; the numbers are per RTT. A window with a timeout has slow start in it: choose another.',
    ...ofRun((run, options = {}) => {
      needRttFrames(run);
      const flows = selectFlows(run, options.flows);
      const from = options.from ?? afterFirstLoss(run, flows);
      const bins = steadyBins(run, from === null ? options : { ...options, from });
      const rises = flows.map((flow) => ({
        label: flowName(run, flow),
        value: largestRise(run, flow, bins, options.of ?? 'window'),
      }));
      const parts = rises.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));
      if (parts.length === 0) throw new Inapplicable('no two consecutive round trips of the window are free of loss');
      return reading(
        parts.reduce((most, part) => Math.max(most, part.value), -Infinity),
        bins.window,
        { parts },
      );
    }),
  },
  {
    id: 'f-k',
    name: 'Utilization after doubling f(k)',
    definition:
      'Mean utilization of the link in the first k round trips after the bandwidth for the remaining flows doubled.',
    formula: 'f(k) = bits sent by the link in the k RTTs after the doubling / (k R C)',
    unit: '1',
    papers: ['bansal2001'],
    defaultWindow:
      'the k = 20 base RTTs after the first change after the warm-up; 200 beside it if the run is long enough',
    sampling: 'a frame that begins when the bandwidth doubles, within a frame',
    note: 'Whether packets of the departed flows count is not said: everything that the link sends does, and without those is among the parts. Formula, queue empty: 1/2 + ka/(4Rλ), at most 1 − λR/(4ak).',
    ...ofRun((run, options = {}) => {
      const hop = options.hop ?? 0;
      const at = options.at ?? changeAfter(run, run.scenario.warmup);
      const k = options.k ?? SHORT_K;
      const { all, without, bins, caveats } = filled(run, hop, at, k);
      const parts = [{ label: 'without what departed flows still delivered', value: without }];
      if (options.k === undefined && at + LONG_K * rttOf(run) <= endOf(run)) {
        parts.push({ label: `f(${LONG_K})`, value: filled(run, hop, at, LONG_K).all });
      }
      return reading(all, bins.window, { parts, caveats });
    }),
  },
  {
    id: 'refill-rtts',
    name: 'Queue refill time',
    definition:
      'Round trips from the departure of flows until the bottleneck queue, having fallen below 95 % of its buffer, reaches that again.',
    formula: 'min{ t : q(t) ≥ 0.95 B after q < 0.95 B }, from the departure',
    unit: 'RTT',
    papers: ['yang2000'],
    defaultWindow: 'from the first change after the warm-up to the end of the run, the longest queue of each frame',
    sampling: 'a frame per RTT or finer',
    ours: 'the paper says "full": the 95 % are ours',
    ...ofRun((run, options = {}) => {
      needRttFrames(run);
      const hop = options.hop ?? 0;
      const at = options.at ?? changeAfter(run, run.scenario.warmup);
      const full = FULL * roomOf(run, hop, at);
      const { window, first, count } = binsBetween(run, at, options.to ?? endOf(run), run.layout.period);
      const queue = hopColumn(run, hop, 'queueMax');
      const dip = queue.findIndex((most, frame) => frame >= first && most < full);
      if (dip < 0 || dip >= first + count)
        throw new Inapplicable('the queue does not fall below 95 % of its buffer after the departure');
      const again = queue.findIndex((most, frame) => frame > dip && most >= full);
      if (again < 0 || again >= first + count)
        throw new Unreached('the queue has not been full again', (window.to - at) / rttOf(run), window);
      const rtts = (again + 1 - frameAt(run, at)) * (run.layout.period / rttOf(run));
      return reading(rtts, window, { parts: [{ label: 'full is, packets', value: full }] });
    }),
  },
];

/** Packets that may wait at a hop from `at` (s) on. */
function roomOf(run: RecordedRun, hop: number, at: number): number {
  const changes = run.scenario.events.flatMap((event) =>
    event.do === 'queue' && event.hop === hop && event.at <= at ? [event] : [],
  );
  const last = changes.toSorted((a, b) => a.at - b.at).at(-1);
  return last?.limit ?? hopOf(run, hop).queue.limit;
}
