/**
 * What figures and claims read off a run beyond the metrics of the papers: things that a text says of a picture ("the
 * queue swings", "a dip"), for which no paper has a measure. The measures here are ours.
 */
import { covOf, meanOf } from '../../engine/sampling/statistics.ts';
import type { Summary } from '../../engine/sampling/summary.ts';
import { policiesOf } from '../../measures/policies.ts';
import { secondsToFill } from '../../measures/settling.ts';
import { flowColumn, hopColumn, rttOf, type RecordedRun } from '../../measures/run.ts';
import { type Bins, ends, ratesOf, steadyBins } from '../../measures/window.ts';
import { selectFlows } from '../../measures/flows.ts';
import { findMetric } from '../../measures/index.ts';
import { type NumberCard, numbers } from '../../measures/numbers.ts';
import { runningMean, smoothed, type Step, stepOf } from '../../measures/step.ts';
import type { AskOptions, Answer } from './ask.ts';
import { equalWindows, fullUse } from './converging.ts';
import { TRACES } from './run-traces.ts';
import { waveFall, waveMean, waveRise } from './wave.ts';

/** A run that is over. */
export interface Ran {
  run: RecordedRun;
  summary: Summary;
  /** Of all its frames. */
  digest: string;
}

export type Read = (ran: Ran, options: AskOptions) => Answer | number | null;

/** Readings that need no frames. */
export const OF_SUMMARY: ReadonlySet<string> = new Set([
  ...['goodput', 'goodput-spread', 'timeout-share', 'loss-rate', 'digest'],
  ...numbers.map(({ id }) => id),
]);

/** Readings by name; null where there is nothing to read. */
const READINGS: Readonly<Record<string, Read>> = {
  /** What tells this run from any other. */
  digest: ({ digest }) => ({ value: null, text: digest }),
  ...Object.fromEntries(numbers.map((card) => [card.id, readNumber(card)])),
  ...TRACES,

  /** Mean in-order packets per second of the flows of the first group, after the warm-up. */
  goodput: ({ summary }) => summary.groups[0]!.goodputPps,
  /** CoV over all forward flows of their goodput after the warm-up. */
  'goodput-spread': ({ run, summary }) =>
    covOf(selectFlows(run, undefined).map((flow) => summary.flows[flow]!.goodputPps)),
  /** Part of the first group's window cuts that are timeouts. */
  'timeout-share': ({ summary }) => {
    const { timeouts, lossEvents } = summary.groups[0]!;
    return lossEvents === 0 ? null : timeouts / lossEvents;
  },
  /** Packets of the first group that the network lost, over those sent. */
  'loss-rate': ({ summary }) => summary.groups[0]!.dropRate,

  /** Queue of the first hop at the ends of frames between `from` and `to`: least, most. Packets. */
  'queue-least': ({ run }, options) => queueOf(run, options).reduce((least, value) => Math.min(least, value), Infinity),
  'queue-most': ({ run }, options) => queueOf(run, options).reduce((most, value) => Math.max(most, value), 0),
  /** Part of the frames at whose end fewer than `packets` wait. */
  'queue-below': ({ run }, options) => {
    const queue = queueOf(run, options);
    return queue.filter((value) => value < (options.packets ?? 5)).length / queue.length;
  },
  /** CoV of the queue over time. */
  'queue-cov': ({ run }, options) => covOf(queueOf(run, options)),
  /** Cycle of the queue, round trips: time between falls through its mean, after it has been above by a tenth of its swing. */
  'queue-cycle': ({ run }, options) => cycle(queueOf(run, options), run.layout.period / rttOf(run)),

  /** Mean over its cuts of the window of the first flow at the end of the frame before, packets. */
  'window-at-loss': ({ run }, options) => {
    const [flow = 0] = selectFlows(run, options.flows);
    const { first, count } = framesOf(run, options);
    const window = flowColumn(run, flow, 'cwnd');
    const events = flowColumn(run, flow, 'lossEvents');
    const before: number[] = [];
    for (let frame = Math.max(1, first); frame < first + count; frame += 1)
      if (events[frame]! > 0) before.push(window[frame - 1]!);
    return meanOf(before);
  },
  /** Window of a flow at the end of the frame before `at`, packets. */
  'window-at': ({ run }, options) =>
    flowColumn(run, selectFlows(run, options.flows)[0]!, 'cwnd')[Math.round(options.at! / run.layout.period) - 1]!,
  /** CoV over time of the windows of the flows, mean of the flows. */
  'window-cov': ({ run }, options) => {
    const frames = framesOf(run, options);
    return meanOf(
      selectFlows(run, options.flows).map((flow) => covOf(ends(flowColumn(run, flow, 'cwnd'), frames)) ?? 0),
    );
  },
  /** Median of the packets sent per round trip by the first flow. */
  'rate-median': ({ run }, options) => {
    const rates = ratesOf(run, selectFlows(run, options.flows)[0]!, steadyBins(run, options), 'sent').toSorted();
    return rates[Math.floor(rates.length / 2)] ?? null;
  },

  /** Part of the bins begun with a window of `packets` in which the first flow sends within a tenth of `level` per round trip. */
  'part-at-rate': ({ run }, options) => {
    const bins = steadyBins(run, options);
    const [flow = 0] = selectFlows(run, options.flows);
    const window = flowColumn(run, flow, 'cwnd');
    const rates = [...ratesOf(run, flow, bins, 'sent')];
    const open = rates.filter((_, bin) => window[Math.max(0, bins.first + bin * bins.perBin - 1)]! >= options.packets!);
    const near = open.filter((rate) => Math.abs(rate - options.level!) <= 0.1 * options.level!);
    return open.length === 0 ? null : near.length / open.length;
  },

  /** T1 and T2 by the readings that jin2001 leaves open (converging.ts). */
  'full-use': ({ run }, options) => fullUse(run, options),
  'equal-windows': ({ run }, options) => equalWindows(run, options),

  /** Round trips after `at` until Jain's index, a mean of `level` bins, is first above 0.9. */
  'fair-again': ({ run }, options) => {
    const width = options.level ?? 5;
    const values = fairness(run, { ...options, from: options.at!, to: run.scenario.duration });
    if (values === null) return null;
    const perBin = (run.scenario.duration - options.at!) / rttOf(run) / values.length;
    for (let end = width; end <= values.length; end += 1) {
      if (meanOf(values.slice(end - width, end))! > 0.9) return end * perBin;
    }
    return {
      value: (run.scenario.duration - options.at!) / rttOf(run),
      beyond: true,
      why: 'the index has not come above 0.9',
    };
  },

  /** Loss events between `from` and `to` as the flow itself counts them: of all losses within a round trip one. */
  'loss-events-within': ({ run }, options) => {
    const { first, count } = framesOf(run, options);
    const events = flowColumn(run, selectFlows(run, options.flows)[0]!, 'lossEvents');
    return events.subarray(first, first + count).reduce((sum, each) => sum + each, 0);
  },

  /** Least of Jain's index per bin. */
  'fairness-least': ({ run }, options) => {
    const values = fairness(run, options);
    return values === null ? null : values.reduce((least, value) => Math.min(least, value), 1);
  },

  /** Most packets that the first flow sends in a bin, over the round trips of a bin: packets per round trip. */
  'rate-most': ({ run }, options) => {
    const bins = steadyBins(run, options);
    return ratesOf(run, selectFlows(run, options.flows)[0]!, bins, 'sent').reduce(
      (most, rate) => Math.max(most, rate),
      0,
    );
  },
  /** Least rate of the first flow, a mean of `smooth` s, between `from` and `to`: packets per round trip. */
  'rate-least': ({ run }, options) => {
    const bins = steadyBins(run, options);
    const rates = ratesOf(run, selectFlows(run, options.flows)[0]!, bins, 'sent');
    const width = Math.max(1, Math.round((options.smooth ?? 0) / bins.window.bin));
    return runningMean(rates, width, rates[0]!)
      .subarray(width - 1)
      .reduce((least, rate) => Math.min(least, rate), Infinity);
  },
  /** Round trips after a change until `level` of the step is first done (a mean of `smooth` s). */
  reach: ({ run }, options) =>
    firstTime(
      run,
      options,
      ({ before, after }, rate) =>
        Math.abs(rate - before) >= (options.level ?? 0.9) * Math.abs(after - before) &&
        (rate - before) * (after - before) > 0,
    ),
  /** Round trips after a change until the rate is at most `level` of what it was. */
  'fall-to': ({ run }, options) =>
    firstTime(run, options, ({ before }, rate) => rate <= (options.level ?? 0.5) * before),

  /**
   * Round trips with one loss each until the rate is half, counted from the first at whose end the sender is slower by 2 %:
   * the indications that have reached it, without the round trip that the news takes.
   */
  'halving-heard': ({ run }, options) => {
    const rtt = rttOf(run);
    const bins = steadyBins(run, { from: options.at! - rtt, to: run.scenario.duration, bin: rtt });
    const rates = [...ratesOf(run, selectFlows(run, options.flows)[0]!, bins, 'window')];
    const first = rates.findIndex((rate) => rate < 0.98 * rates[0]!);
    const half = rates.findIndex((rate) => rate <= rates[Math.max(0, first - 1)]! / 2);
    return first < 0 || half < 0 ? null : half - first + 1;
  },

  /** The policies of the first flow, in the words of tsao2007's Table 3 (policies.ts). */
  policies: ({ run }) => {
    const { step, curve, decrease } = policiesOf(run);
    return { value: null, text: [step, curve, decrease].join('; ') };
  },

  /** Seconds from `at` until the flows have 90 % of what is available, a mean of 1 s (metrics: settling.ts). */
  'fill-seconds': ({ run }, options) => {
    const found = secondsToFill(run, options);
    if (found.status === 'not applicable') return { value: null, why: found.why };
    return found.status === 'not reached' ? { value: found.beyond, beyond: true, why: found.why } : found.value;
  },
  /** A wave's mean period (wave.ts): seconds to 90 % of a change, mean packets per second in a part of it. */
  'wave-rise': ({ run }, options) => waveRise(run, options),
  'wave-fall': ({ run }, options) => waveFall(run, options),
  'wave-mean': ({ run }, options) => waveMean(run, options),
};

/** The reading of that name, answering as a metric does; undefined if there is none. */
export function findReading(name: string): ((ran: Ran, options: AskOptions) => Answer | null) | undefined {
  if (!Object.hasOwn(READINGS, name)) return undefined;
  const read = READINGS[name]!;
  return (ran, options) => {
    const found = read(ran, options);
    return typeof found === 'number' ? { value: found } : found;
  };
}

/** A number of the summary, of the group and hop that are asked for. */
function readNumber(card: NumberCard): Read {
  return ({ summary }, { flows, hop }) => {
    const [group] = flows ?? [];
    const value = card.read(summary, { group: group === undefined ? undefined : String(group), hop });
    return value ?? { value, why: card.without };
  };
}

/** Jain's index in each bin of the window. */
function fairness(run: RecordedRun, { from, to, bin }: AskOptions): number[] | null {
  const card = findMetric('jain-f');
  if (card?.takes !== 'run') return null;
  const found = card.measure(run, {
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(bin !== undefined && { bin }),
  });
  return found.status === 'measured' ? found.series[0]!.values : null;
}

/** Round trips from a change until the rate, smoothed over `smooth` s, is first as wanted. */
function firstTime(run: RecordedRun, options: AskOptions, wanted: (step: Step, rate: number) => boolean): Answer {
  const step = stepOf(run, options, rttOf(run), options.of ?? 'sent');
  const rates = smoothed(step, options.smooth ?? rttOf(run));
  const bin = rates.findIndex((rate) => wanted(step, rate));
  const { binRtts } = step.bins.window;
  if (bin < 0) return { value: rates.length * binRtts, beyond: true, why: 'not within the run' };
  return { value: (bin + 1) * binRtts };
}

/** The frames that are asked for, one by one. */
function framesOf(run: RecordedRun, options: AskOptions): Bins {
  return steadyBins(run, { ...options, bin: run.layout.period });
}

function queueOf(run: RecordedRun, options: AskOptions): number[] {
  return [...ends(hopColumn(run, options.hop ?? 0, 'queue'), framesOf(run, options))];
}

/** Mean time between falls through the mean, in units of `perFrame`; null with fewer than two. */
function cycle(values: readonly number[], perFrame: number): number | null {
  const mean = meanOf(values)!;
  const [least, most] = values.reduce<[number, number]>(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
    [Infinity, 0],
  );
  const clear = (most - least) / 10;
  const falls: number[] = [];
  let above = false;
  values.forEach((value, frame) => {
    if (value > mean + clear) above = true;
    if (above && value < mean - clear) {
      falls.push(frame);
      above = false;
    }
  });
  if (falls.length < 2) return null;
  return ((falls.at(-1)! - falls[0]!) / (falls.length - 1)) * perFrame;
}
