/** Congestion epochs: what a window does between two cuts. */
import { ofRun, type RunMetric } from './card.ts';
import { selectFlows } from './flows.ts';
import { Inapplicable, partsOf, reading } from './result.ts';
import { flowColumn, type RecordedRun, rttOf } from './run.ts';
import { binsBetween, needRttFrames, steadyWindow } from './window.ts';

/** Samples at the start of an epoch that are left to recovery, and those without which there is no shape. */
const RECOVERY = 2;
const ENOUGH = 5;
/** Bend, as a part of the climb, below which a climb is a straight line: ours. */
const STRAIGHT = 0.05;

export type WindowShape = 'superlinear' | 'linear' | 'sublinear';

/** Frames in which one of the flows cuts its window, those within a round trip of the one before left out. */
export function epochEnds(run: RecordedRun, flows: readonly number[]): number[] {
  const perRtt = Math.max(1, Math.round(rttOf(run) / run.layout.period));
  const columns = flows.map((flow) => flowColumn(run, flow, 'lossEvents'));
  const ends: number[] = [];
  let last = -Infinity;
  for (let frame = 0; frame < run.frames; frame += 1) {
    if (!columns.some((column) => column[frame]! > 0)) continue;
    if (frame - last > perRtt) ends.push(frame);
    last = frame;
  }
  return ends;
}

/**
 * Bend of a climb whose samples are evenly spaced in time: how much more it rises in its second half than in its first,
 * as a part of the whole rise. 0 is a straight line, w ∝ t² has 1/2. Null if it does not rise.
 */
export function bendOf(window: ArrayLike<number>): number | null {
  const last = window.length - 1;
  const half = Math.floor(last / 2);
  const rise = window[2 * half]! - window[0]!;
  if (!(rise > 0)) return null;
  return (window[2 * half]! - 2 * window[half]! + window[0]!) / rise;
}

export function shapeOf(bend: number): WindowShape {
  if (Math.abs(bend) < STRAIGHT) return 'linear';
  return bend > 0 ? 'superlinear' : 'sublinear';
}

/** Longest stretch of frames between two cuts of the flow in [begin, end), recovery left out. */
function longestClimb(run: RecordedRun, flow: number, begin: number, end: number): Float32Array {
  const window = flowColumn(run, flow, 'cwnd');
  const events = flowColumn(run, flow, 'lossEvents');
  let longest = window.subarray(0, 0);
  let start = begin;
  for (let frame = begin; frame <= end; frame += 1) {
    if (frame < end && events[frame] === 0) continue;
    if (frame - start > longest.length) longest = window.subarray(start, frame);
    start = frame + 1 + RECOVERY;
  }
  return longest;
}

export const epochMetrics: readonly RunMetric[] = [
  {
    id: 'epoch-len',
    name: 'Length of a congestion epoch',
    definition:
      'Round trips between two consecutive cuts of the window of a flow; the mean over the epochs of the window.',
    formula: 'RTTs between two consecutive window decreases',
    unit: 'RTT',
    papers: ['jin2001'],
    defaultWindow: 'after the warm-up; from the first cut in it to the last',
    sampling: 'a frame per RTT or finer; cuts within one frame are one',
    note: 'In base RTTs. Of several flows, the mean over all their epochs.',
    ...ofRun((run, options = {}) => {
      needRttFrames(run);
      const { first, perBin, window } = steadyWindow(run, options);
      const perFrame = run.layout.period / rttOf(run);
      const lengths = selectFlows(run, options.flows).flatMap((flow) => {
        const events = flowColumn(run, flow, 'lossEvents').subarray(first, first + perBin);
        const cuts = [...events.keys()].filter((frame) => events[frame]! > 0);
        return cuts.slice(1).map((cut, index) => (cut - cuts[index]!) * perFrame);
      });
      if (lengths.length === 0) throw new Inapplicable('no flow cuts its window twice in this stretch');
      const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
      const parts = partsOf({
        epochs: lengths.length,
        shortest: lengths.reduce((least, length) => Math.min(least, length), Infinity),
        longest: lengths.reduce((most, length) => Math.max(most, length), 0),
      });
      return reading(mean, window, { parts });
    }),
  },
  {
    id: 'window-shape',
    name: 'Shape of the increase curve',
    definition:
      'Whether the window climbs faster and faster between two cuts (superlinear), evenly (linear), or ever slower (sublinear).',
    formula: 'sign of (w(T) − 2 w(T/2) + w(0)) / (w(T) − w(0)) over the longest climb without a cut',
    unit: 'class',
    papers: ['jin2001', 'tsao2007'],
    defaultWindow: 'after the warm-up; the longest stretch without a cut in it, its first two frames left to recovery',
    sampling: 'a frame per RTT or finer; a path without queue, so that round trips do not lengthen',
    ours: 'a bend below 5 % of the climb counts as linear: ours',
    ...ofRun((run, options = {}) => {
      needRttFrames(run);
      const bins = steadyWindow(run, options);
      const flows = selectFlows(run, options.flows);
      if (flows.length !== 1) throw new Inapplicable(`is of one flow; ${flows.length} selected`);
      const climb = longestClimb(run, flows[0]!, bins.first, bins.first + bins.perBin);
      if (climb.length < ENOUGH)
        throw new Inapplicable(`the longest stretch without a cut has ${climb.length} frames, fewer than ${ENOUGH}`);
      const bend = bendOf(climb);
      if (bend === null) throw new Inapplicable('the window does not climb');
      const begin = (climb.byteOffset - flowColumn(run, flows[0]!, 'cwnd').byteOffset) / Float32Array.BYTES_PER_ELEMENT;
      const { window } = binsBetween(
        run,
        begin * run.layout.period,
        (begin + climb.length) * run.layout.period,
        run.layout.period,
      );
      return reading(shapeOf(bend), window, { parts: [{ label: 'bend, part of the climb', value: bend }] });
    }),
  },
];
