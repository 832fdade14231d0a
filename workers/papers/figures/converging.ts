/**
 * How long two flows take to full use (T1) and to equal windows (T2) after a change, by each reading that jin2001 leaves open.
 * The metrics t1 and t2 (workers/measures/convergence.ts) have one of them.
 */
import { meanOf } from '../../engine/sampling/statistics.ts';
import { epochEnds } from '../../measures/epochs.ts';
import { selectPair } from '../../measures/flows.ts';
import { endOf, flowColumn, hopColumn, packetBits, type RecordedRun } from '../../measures/run.ts';
import { binsBetween } from '../../measures/window.ts';
import type { Answer, AskOptions } from './ask.ts';

/** Difference of windows that counts as fair in Table 3, packets. */
const EPSILON = 10;

/** What a packet of the flow waits in the queues on its way, s, by frame: the packets there times what one takes. */
function wait(run: RecordedRun, flow: number): (frame: number) => number {
  const { enter, leave } = run.scenario.flows[run.layout.flowGroups[flow]!]!;
  const queues = run.scenario.path.flatMap(({ rate }, hop) =>
    hop < enter || hop > leave || rate === null
      ? []
      : [{ packets: hopColumn(run, hop, 'queueMean'), each: packetBits(run, flow) / rate }],
  );
  return (frame) => queues.reduce((sum, { packets, each }) => sum + packets[frame]! * each, 0);
}

/** Round trips between two frames, mean of the two flows: of the propagation, or with the wait in the queues. */
function roundTrips(run: RecordedRun, pair: readonly number[], from: number, to: number, options: AskOptions): number {
  const { period, flowBaseRtt } = run.layout;
  const own = pair.map((flow) => {
    const base = flowBaseRtt[flow]!;
    if (!options.withQueue) return ((to - from) * period) / base;
    const waits = wait(run, flow);
    let count = 0;
    for (let frame = from; frame < to; frame += 1) count += period / (base + waits(frame));
    return count;
  });
  return meanOf(own)!;
}

/** The change at `at`, the end of the run, and the first loss of either flow at `from` or later (by default `at`), in frames; -1 if none. */
function course(run: RecordedRun, pair: readonly number[], options: AskOptions) {
  const frames = (at: number) => binsBetween(run, at, endOf(run), run.layout.period);
  const { first, count } = frames(options.at!);
  const end = first + count;
  const columns = pair.flatMap((flow) => [flowColumn(run, flow, 'dropped'), flowColumn(run, flow, 'lossEvents')]);
  const loss = firstFrame(frames(options.from ?? options.at!).first, end, (frame) =>
    columns.some((column) => column[frame]! > 0),
  );
  return { first, loss, end };
}

function firstFrame(from: number, to: number, wanted: (frame: number) => boolean): number {
  for (let frame = from; frame < to; frame += 1) if (wanted(frame)) return frame;
  return -1;
}

/** Round trips from `at` to the end of the frame of the first loss. */
export function fullUse(run: RecordedRun, options: AskOptions): Answer {
  const pair = selectPair(run, options.flows);
  const { first, loss, end } = course(run, pair, options);
  if (loss < 0)
    return {
      value: roundTrips(run, pair, first, end, options),
      beyond: true,
      why: 'neither flow has lost a packet',
    };
  return { value: roundTrips(run, pair, first, loss + 1, options) };
}

/** Round trips from the first loss, or from `at`, to the first end of an epoch, or the first frame, with windows within ε. */
export function equalWindows(run: RecordedRun, options: AskOptions): Answer {
  const pair = selectPair(run, options.flows);
  const { first, loss, end } = course(run, pair, options);
  if (loss < 0) return { value: null, why: 'neither flow has lost a packet' };
  const begin = options.sinceChange ? first : loss;
  const [one, two] = pair.map((flow) => flowColumn(run, flow, 'cwnd')) as [Float32Array, Float32Array];
  const close = (frame: number): boolean => Math.abs(one[frame]! - two[frame]!) < EPSILON;
  const ends = epochEnds(run, pair).filter((frame) => frame >= loss && frame > 0 && frame < end);
  const at = options.firstMoment ? firstFrame(begin, end, close) : (ends.find((frame) => close(frame - 1)) ?? -1);
  if (at < 0)
    return {
      value: roundTrips(run, pair, begin, end, options),
      beyond: true,
      why: `the windows have not come within ${EPSILON} packets`,
    };
  return { value: roundTrips(run, pair, begin, at, options) };
}
