import { describe, expect, test } from 'vitest';
import {
  BEGUN,
  BEHIND,
  ENTERED,
  MOST_BEHIND,
  PUSHED_OUT,
  recordCode,
} from '../../workers/engine/network/packet-records.ts';
import { Taken } from '../../src/stage/taken.ts';

/** A log of a hop that begins during the run: each record is one of these kinds, of endpoint 0 or 1. */
function log(...records: [kind: number, endpoint: number, behind?: number][]): Taken {
  const taken = new Taken();
  for (const [index, [kind, endpoint, behind = 0]] of records.entries())
    taken.note(index, recordCode(kind, 0, endpoint) + behind * BEHIND);
  return taken;
}
const entered = (count: number, endpoint: number): [number, number][] =>
  Array.from({ length: count }, () => [ENTERED, endpoint]);

describe('of a log that begins during the run, those who wait', () => {
  test('in one queue are those who came last, and unknown if one came before the log began', () => {
    const taken = log(...entered(3, 0), ...entered(2, 1));
    expect(taken.last(2)).toEqual([3, 4]);
    expect(taken.last(5)).toEqual([0, 1, 2, 3, 4]);
    expect(taken.last(6)).toBeNull();
    expect(taken.last(0)).toEqual([]);
  });

  test('in the queues of two flows are the last of each, as many as a transmission says are behind it', () => {
    const taken = log(...entered(3, 0), ...entered(2, 1), [BEGUN, 0, 2], [BEGUN, 1, 1]);
    expect(taken.ofFlows(3)).toEqual([1, 2, 4]);
    expect(taken.ofFlows(4)).toBeNull();
    // Four of the first flow wait, and the log has three of them.
    expect(log(...entered(3, 0), [BEGUN, 0, 4]).ofFlows(4)).toBeNull();
  });

  test('are one fewer after a packet is pushed out, but no fewer than none', () => {
    expect(log(...entered(3, 0), [PUSHED_OUT, 0]).ofFlows(2)).toEqual([1, 2]);
    expect(log([PUSHED_OUT, 0], ...entered(2, 0)).ofFlows(2)).toEqual([1, 2]);
  });

  test('are not known where the log can count no further, and known again from a number below that', () => {
    const full = entered(MOST_BEHIND + 1, 0);
    expect(log(...full, [BEGUN, 0, MOST_BEHIND]).ofFlows(MOST_BEHIND)).toBeNull();
    const again = log(...full, [BEGUN, 0, MOST_BEHIND], [BEGUN, 0, MOST_BEHIND - 1]);
    expect(again.ofFlows(MOST_BEHIND - 1)).toHaveLength(MOST_BEHIND - 1);
  });
});
