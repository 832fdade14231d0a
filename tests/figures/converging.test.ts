import { describe, expect, it } from 'vitest';

import { flowOffset, frameLayout, hopOffset } from '../../workers/engine/sampling/frame.ts';
import type { RecordedRun } from '../../workers/measures/run.ts';
import { equalWindows, fullUse } from '../../workers/papers/figures/converging.ts';
import { scenarioWith } from '../support/scenario.ts';

const RTT = 0.1;
/** Frames at which flow a loses, and what waits at 100 packets/s: 10 packets, 0.1 s. */
const LOSSES = [30, 60, 90];

/** Two flows for 12 s in frames of 0.1 s: windows 60 and 20, 0.5 packets nearer in each frame, losses at 3, 6 and 9 s. */
function hand(waiting: number): RecordedRun {
  const scenario = scenarioWith({
    duration: 12,
    warmup: 0,
    path: [{ rate: 800e3, delay: 0.05, queue: { kind: 'droptail', limit: 50 } }],
    flows: [
      { id: 'a', scheme: { kind: 'tcp' }, packetSize: 1000 },
      { id: 'b', scheme: { kind: 'tcp' }, packetSize: 1000 },
    ],
  });
  const layout = frameLayout({ period: RTT, flowGroups: [0, 1], flowBaseRtt: [RTT, RTT], hops: 1, traffic: 0 });
  const columns = Array.from({ length: layout.width }, () => new Float32Array(120));
  columns[flowOffset(0, 'cwnd')]!.forEach((_, frame, all) => (all[frame] = 60 - 0.5 * frame));
  columns[flowOffset(1, 'cwnd')]!.fill(20);
  columns[hopOffset(layout, 0, 'queueMean')]!.fill(waiting);
  for (const frame of LOSSES) {
    columns[flowOffset(0, 'dropped')]![frame] = 1;
    columns[flowOffset(0, 'lossEvents')]![frame] = 1;
  }
  return { scenario, layout, frames: 120, columns };
}

describe('T1 and T2 of two flows from a change at 1 s', () => {
  const at = { at: 1 };

  it('T1 goes to the end of the frame of the first loss, or of the first that counts', () => {
    expect(fullUse(hand(0), at).value).toBeCloseTo(21, 9);
    expect(fullUse(hand(0), { ...at, from: 4 }).value).toBeCloseTo(51, 9);
  });

  it('T2 begins at the first loss or at the change, and ends with an epoch or with the first frame within 10 packets', () => {
    // The difference is 40 − frame/2: below 10 first in frame 61, and at the end of the epoch in frame 90.
    expect(equalWindows(hand(0), at).value).toBeCloseTo(60, 9);
    expect(equalWindows(hand(0), { ...at, sinceChange: 1 }).value).toBeCloseTo(80, 9);
    expect(equalWindows(hand(0), { ...at, firstMoment: 1 }).value).toBeCloseTo(31, 9);
    expect(equalWindows(hand(0), { ...at, firstMoment: 1, sinceChange: 1 }).value).toBeCloseTo(51, 9);
  });

  it('round trips with the queue are fewer: ten packets of 10 ms double each', () => {
    expect(fullUse(hand(10), { ...at, withQueue: 1 }).value).toBeCloseTo(10.5, 5);
    expect(equalWindows(hand(10), { ...at, withQueue: 1 }).value).toBeCloseTo(30, 5);
    expect(equalWindows(hand(10), at).value).toBeCloseTo(60, 9);
  });

  it('what does not happen within the run is a lower bound', () => {
    const late = { at: 9.5 };
    expect(fullUse(hand(0), late)).toMatchObject({ beyond: true });
    expect(equalWindows(hand(0), late).value).toBeNull();
  });
});
