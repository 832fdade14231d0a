/** Flows under a square wave: all its periods laid over each other, so that one can see how they yield and come back. */
import { selectFlows } from '../../measures/flows.ts';
import { runningMean } from '../../measures/step.ts';
import { flowColumn, type RecordedRun } from '../../measures/run.ts';
import type { Answer, AskOptions } from './ask.ts';

/** Part of a change that counts as done, and the part of a phase at its end from which its level is taken. */
const DONE = 0.9;
const LEVEL_PART = 0.25;
/** Running mean over the mean period, s. */
const SMOOTHING = 0.2;

interface MeanPeriod {
  /** Packets per second of one flow in each frame since the wave went high. */
  rates: Float64Array;
  /** Frames of the high and of the low phase. */
  high: number;
  low: number;
  perFrame: number;
}

/** Mean over whole periods after the warm-up, and over the flows. Null without a square wave, or with no whole period. */
function meanPeriod(run: RecordedRun, { flows }: AskOptions): MeanPeriod | null {
  const source = run.scenario.traffic.find((each) => each.kind === 'cbr' && each.wave === 'square');
  if (source?.kind !== 'cbr') return null;
  const { period } = run.layout;
  const [high, low] = [Math.round(source.on / period), Math.round(source.off / period)];
  const length = high + low;
  const first =
    Math.max(0, Math.ceil((run.scenario.warmup - source.start) / (source.on + source.off))) * length +
    Math.round(source.start / period);
  const periods = Math.floor((run.frames - first) / length);
  if (periods < 1) return null;
  const rates = new Float64Array(length);
  const chosen = selectFlows(run, flows);
  for (const flow of chosen) {
    const sent = flowColumn(run, flow, 'sent');
    for (let frame = 0; frame < periods * length; frame += 1)
      rates[frame % length]! += sent[first + frame]! / (chosen.length * periods * period);
  }
  return { rates, high, low, perFrame: period };
}

/** Seconds until 90 % of the way from one level to the next is done; 'high' is when the wave goes high and the flows must yield. */
function changeSeconds(run: RecordedRun, options: AskOptions, to: 'high' | 'low'): Answer | null {
  const found = meanPeriod(run, options);
  if (!found) return null;
  const { rates, high, low, perFrame } = found;
  const level = (begin: number, length: number): number => {
    const from = begin + Math.round((1 - LEVEL_PART) * length);
    return rates.subarray(from, begin + length).reduce((sum, rate) => sum + rate, 0) / (begin + length - from);
  };
  const [crowded, free] = [level(0, high), level(high, low)];
  const [before, after] = to === 'high' ? [free, crowded] : [crowded, free];
  const phase = to === 'high' ? rates.subarray(0, high) : rates.subarray(high, high + low);
  const smooth = runningMean(phase, Math.max(1, Math.round(SMOOTHING / perFrame)), before);
  const at = smooth.findIndex(
    (rate) =>
      Math.abs(rate - before) >= DONE * Math.abs(after - before) &&
      Math.sign(rate - before) === Math.sign(after - before),
  );
  if (at < 0)
    return { value: phase.length * perFrame, beyond: true, why: 'the phase ends before 90 % of the change is done' };
  return { value: (at + 1) * perFrame };
}

/** Seconds until the flows have come up after the wave has gone low. */
export function waveRise(run: RecordedRun, options: AskOptions): Answer | null {
  return changeSeconds(run, options, 'low');
}

/** Seconds until the flows have come down after the wave has gone high. */
export function waveFall(run: RecordedRun, options: AskOptions): Answer | null {
  return changeSeconds(run, options, 'high');
}

/** Mean packets per second of a flow between `from` and `to` seconds after the wave went high. */
export function waveMean(run: RecordedRun, options: AskOptions): number | null {
  const found = meanPeriod(run, options);
  if (!found) return null;
  const part = found.rates.subarray(
    Math.round((options.from ?? 0) / found.perFrame),
    Math.round((options.to ?? Infinity) / found.perFrame),
  );
  return part.length === 0 ? null : part.reduce((sum, rate) => sum + rate, 0) / part.length;
}
