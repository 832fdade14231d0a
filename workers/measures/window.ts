/** Stretches of a run cut into bins, and columns of frames put into them. */
import { firstFrameFrom, type FlowColumn } from '../engine/sampling/frame.ts';
import type { MetricOptions } from './card.ts';
import { Inapplicable, type Series, type Window } from './result.ts';
import { endOf, flowColumn, type RecordedRun, rttOf } from './run.ts';

/** A window and its bins, in frames. */
export interface Bins {
  /** First frame of the first bin, and frames per bin. */
  first: number;
  perBin: number;
  count: number;
  window: Window;
}

/**
 * The window from `from` to `to` (s) in bins of `bin` (s; all of it by default), rounded to whole frames and cut at the
 * end of the run; a rest shorter than a bin is left out.
 * @throws Inapplicable if no bin of it lies within the run
 */
export function binsBetween(run: RecordedRun, from: number, to: number, bin: number = to - from): Bins {
  const { period } = run.layout;
  if (!(from < to) || !(bin > 0)) throw new Inapplicable(`the window from ${text(from)} s to ${text(to)} s is empty`);
  if (from < 0 || from >= endOf(run) - period / 2) {
    throw new Inapplicable(
      `the window from ${text(from)} s to ${text(to)} s lies outside the run, which lasts ${text(endOf(run))} s`,
    );
  }
  const first = frameAt(run, from);
  const frames = Math.min(frameAt(run, to), run.frames) - first;
  const perBin = Math.max(1, Math.round(bin / period));
  const count = Math.floor(frames / perBin);
  if (count < 1)
    throw new Inapplicable(
      `${text(Math.max(frames, 0) * period)} s of the run are in the window, less than one bin of ${text(perBin * period)} s`,
    );
  return { first, perBin, count, window: windowOf(run, first, first + count * perBin, perBin) };
}

/** What the options ask for; by default what comes after the warm-up (and after `settled` s), in bins of a round trip. */
export function steadyBins(
  run: RecordedRun,
  options: MetricOptions,
  bin: number = rttOf(run),
  settled: number = run.scenario.warmup,
): Bins {
  if (options.from === undefined && settled > 0 && settled >= (options.to ?? endOf(run))) {
    throw new Inapplicable(
      `the first ${text(settled)} s are left out, and the run or the window is over by then: say from when`,
    );
  }
  const from = options.from ?? firstFrameFrom(settled, run.layout.period) * run.layout.period;
  return binsBetween(run, from, options.to ?? endOf(run), options.bin ?? bin);
}

/** The same, as one bin. */
export function steadyWindow(run: RecordedRun, options: MetricOptions): Bins {
  const bins = steadyBins(run, { ...options, bin: run.layout.period });
  return asOneBin(run, bins);
}

export function asOneBin(run: RecordedRun, { first, perBin, count }: Bins): Bins {
  const frames = perBin * count;
  return { first, perBin: frames, count: 1, window: windowOf(run, first, first + frames, frames) };
}

/** Frame that begins at `time`. */
export function frameAt(run: RecordedRun, time: number): number {
  return Math.round(time / run.layout.period);
}

/** @throws Inapplicable if the frames are longer than a round trip */
export function needRttFrames(run: RecordedRun): void {
  if (run.layout.period > 1.01 * rttOf(run)) {
    throw new Inapplicable(
      `needs a frame for every round trip of ${text(rttOf(run))} s or finer; frames here last ${text(run.layout.period)} s`,
    );
  }
}

/** Sum of a column in each bin. */
export function sums(column: ArrayLike<number>, { first, perBin, count }: Bins): Float64Array {
  const out = new Float64Array(count);
  for (let bin = 0; bin < count; bin += 1) {
    let sum = 0;
    const begin = first + bin * perBin;
    for (let frame = begin; frame < begin + perBin; frame += 1) sum += column[frame]!;
    out[bin] = sum;
  }
  return out;
}

/** A column at the end of each bin. */
export function ends(column: ArrayLike<number>, { first, perBin, count }: Bins): Float64Array {
  return Float64Array.from({ length: count }, (_, bin) => column[first + (bin + 1) * perBin - 1]!);
}

/** End of bin number `bin`, s. */
function endOfBin({ window }: Bins, bin: number): number {
  return window.from + (bin + 1) * window.bin;
}

/** Rate of a flow in each bin, packets per round trip. */
export function ratesOf(
  run: RecordedRun,
  flow: number,
  bins: Bins,
  of: NonNullable<MetricOptions['of']>,
): Float64Array {
  if (of === 'window') return ends(flowColumn(run, flow, 'cwnd'), bins);
  const column: FlowColumn = of;
  return sums(flowColumn(run, flow, column), bins).map((packets) => packets / bins.window.binRtts);
}

/** A trace of the bins; those whose value is null are left out. */
export function seriesOf(label: string, bins: Bins, values: ArrayLike<number | null>): Series {
  const series: Series = { label, times: [], values: [] };
  for (let bin = 0; bin < values.length; bin += 1) {
    const value = values[bin];
    if (value === null || value === undefined) continue;
    series.times.push(endOfBin(bins, bin));
    series.values.push(value);
  }
  return series;
}

/** A number of an explanation: five digits. */
export function text(value: number): string {
  return String(Number(value.toPrecision(5)));
}

function windowOf(run: RecordedRun, first: number, end: number, perBin: number): Window {
  const { period } = run.layout;
  const rtt = rttOf(run);
  const [from, to, bin] = [first * period, end * period, perBin * period];
  const perFrame = period / rtt;
  return { from, to, bin, fromRtts: first * perFrame, toRtts: end * perFrame, binRtts: perBin * perFrame };
}
