/** A disturbance in a run: when it happens, and the rates before, after and in between. */
import { changeOf } from '../engine/changes/index.ts';
import { sourceCard } from '../engine/network/sources/index.ts';
import { meanOf } from '../engine/sampling/statistics.ts';
import { lossCard } from '../engine/network/losses/index.ts';
import type { LossModel } from '../engine/scenario/types.ts';
import type { MetricOptions } from './card.ts';
import { activeAtEnds, selectFlows } from './flows.ts';
import { Inapplicable } from './result.ts';
import { endOf, type RecordedRun, rttOf } from './run.ts';
import { asOneBin, type Bins, binsBetween, ratesOf, text } from './window.ts';

/** Round trips before a step over which the old rate is taken, and the part of the time after it for the new one. */
const BEFORE_RTTS = 100;
const AFTER_PART = 0.25;

/** Rates around a step, packets per round trip, mean over the flows. */
export interface Step {
  at: number;
  flows: number[];
  before: number;
  after: number;
  /** Bins before the stretch that `after` is the mean of; all of them where that lies elsewhere. */
  judged: number;
  /** `rates[n - 1]` is the rate in the n-th bin after the step. */
  rates: Float64Array;
  bins: Bins;
}

/** Times at which the scenario changes its conditions, in order, s. Random sources, drops of single packets and ramps are no changes. */
export function changesOf({ scenario }: RecordedRun): number[] {
  const { duration, flows, traffic, events } = scenario;
  const first = flows.reduce((least, group) => Math.min(least, group.start), Infinity);
  const times = [
    ...flows.flatMap((group) => [
      ...(group.start > first ? [group.start] : []),
      ...(group.stop === null ? [] : [group.stop]),
    ]),
    ...traffic.flatMap((source) => [
      ...(source.start > first ? [source.start] : []),
      ...(source.stop === null ? [] : [source.stop]),
    ]),
    ...traffic.flatMap((source) => {
      const plateaus = sourceCard(source).plateaus?.(source) ?? [];
      const spans = plateaus.map(({ seconds }) => seconds);
      return spans.length > 1 ? repeated(source.start, spans, source.stop ?? duration) : [];
    }),
    ...scenario.path.flatMap((hop) => lossChanges(hop.loss, duration)),
    ...events.flatMap((event) => (changeOf(event).ofPackets ? [] : [event.at])),
  ];
  return [...new Set(times)].filter((time) => time > 0 && time < duration).sort((a, b) => a - b);
}

/** The first change at or after `time`. @throws Inapplicable if there is none */
export function changeAfter(run: RecordedRun, time: number): number {
  const change = changesOf(run).find((at) => at >= time);
  if (change === undefined)
    throw new Inapplicable('nothing changes in this run after its warm-up: say when the disturbance is');
  return change;
}

/**
 * The rates around a step, in bins of `bin` s after it. Of the flows selected; by default of every forward flow that is there
 * from before the step to the end.
 * @throws Inapplicable if the run has no step, or does not reach beyond it
 */
export function stepOf(
  run: RecordedRun,
  options: MetricOptions,
  bin: number,
  of: NonNullable<MetricOptions['of']>,
): Step {
  const rtt = rttOf(run);
  const changes = changesOf(run);
  const at = options.at ?? changeAfter(run, run.scenario.warmup);
  const [previous, next] = [
    changes.findLast((time) => time < at - 1e-9) ?? 0,
    changes.find((time) => time > at + 1e-9),
  ];
  const to = Math.min(options.to ?? next ?? endOf(run), endOf(run));
  if (!(at < to)) throw new Inapplicable(`nothing was recorded after the disturbance at ${text(at)} s`);
  const [beforeFrom, beforeTo] = options.before ?? [Math.max(previous, at - BEFORE_RTTS * rtt), at];
  const [afterFrom, afterTo] = options.after ?? [to - AFTER_PART * (to - at), to];
  const [old, fresh] = [wholeBin(run, beforeFrom, beforeTo), wholeBin(run, afterFrom, afterTo)];
  const flows = options.flows ? selectFlows(run, options.flows) : lasting(run, wholeBin(run, beforeFrom, to));
  const bins = binsBetween(run, at, to, bin);
  const mean = (part: Bins): number => meanOf(flows.map((flow) => meanRate(run, flow, part, of)))!;
  const rates = new Float64Array(bins.count);
  for (const flow of flows)
    ratesOf(run, flow, bins, of).forEach((rate, index) => (rates[index]! += rate / flows.length));
  const judged = Math.ceil((fresh.window.from - bins.window.from) / bins.window.bin - 1e-6);
  return {
    at,
    flows,
    before: mean(old),
    after: mean(fresh),
    judged: judged > 0 && judged < bins.count ? judged : bins.count,
    rates,
    bins,
  };
}

/** The rates as a running mean over `seconds` up to each bin's end; before the step with what was before it. */
export function smoothed({ rates, before, bins }: Step, seconds: number): Float64Array {
  const width = Math.max(1, Math.round(seconds / bins.window.bin));
  return runningMean(rates, width, before);
}

/** Mean of each value and the `width - 1` before it; what lies before the first is `earlier`. */
export function runningMean(values: ArrayLike<number>, width: number, earlier: number): Float64Array {
  const out = new Float64Array(values.length);
  for (let index = 0; index < values.length; index += 1) {
    let sum = 0;
    for (let back = 0; back < width; back += 1) sum += index - back < 0 ? earlier : values[index - back]!;
    out[index] = sum / width;
  }
  return out;
}

/**
 * Number of bins until all later rates are within `near` of the new one, the first that is included. It does not count
 * as settled if that happens only within the stretch that the new rate was taken from: then `reached` is false, and
 * `bins` is how many it takes at least.
 */
export function settling(
  rates: ArrayLike<number>,
  { after, judged }: Step,
  near: number,
): { bins: number; reached: boolean } {
  let last = rates.length;
  while (last > 0 && Math.abs(rates[last - 1]! - after) <= near) last -= 1;
  if (last === rates.length) return { bins: last, reached: false };
  return last < judged ? { bins: last + 1, reached: true } : { bins: judged, reached: false };
}

function meanRate(run: RecordedRun, flow: number, part: Bins, of: NonNullable<MetricOptions['of']>): number {
  if (of !== 'window') return ratesOf(run, flow, part, of)[0]!;
  const byFrame = { ...part, perBin: 1, count: part.perBin };
  return meanOf([...ratesOf(run, flow, byFrame, of)])!;
}

function wholeBin(run: RecordedRun, from: number, to: number): Bins {
  return asOneBin(run, binsBetween(run, from, to, run.layout.period));
}

/** Forward flows that are there at the end of every frame of the window. */
function lasting(run: RecordedRun, { first, perBin }: Bins): number[] {
  const flows = selectFlows(run, undefined).filter((flow) =>
    activeAtEnds(run, flow)
      .subarray(first, first + perBin)
      .every((active) => active === 1),
  );
  if (flows.length === 0)
    throw new Inapplicable('no flow is there from before the disturbance to the end: say which flows');
  return flows;
}

function lossChanges(loss: LossModel, duration: number): number[] {
  return lossCard(loss).steps?.(loss, duration) ?? [];
}

/** Ends of spans that follow each other over and over from `start` until `stop`. */
function repeated(start: number, spans: readonly number[], stop: number): number[] {
  const times: number[] = [];
  const round = spans.reduce((sum, span) => sum + span, 0);
  if (!(round > 0)) return times;
  for (let begin = start; begin < stop; begin += round) {
    let end = begin;
    for (const span of spans) {
      end += span;
      if (end < stop) times.push(end);
    }
  }
  return times;
}
