/** Causes wait on the page until somebody asks about their flow: in order, no more than a bounded number, and none silently lost. */
import { describe, expect, test } from 'vitest';
import { CauseStore } from '../../src/run/cause-store.ts';
import type { FlowBlock } from '../../workers/live/cause-records.ts';

const block = (flow: number, to: number, numbers = 1, more: Partial<FlowBlock> = {}): FlowBlock => ({
  flow,
  to,
  since: 0,
  whole: false,
  changes: new Float64Array(numbers),
  fates: new Float64Array(0),
  rounds: new Float64Array(0),
  ...more,
});
const store = (...flows: FlowBlock[]): CauseStore => {
  const made = new CauseStore();
  for (const each of flows) made.append({ flows: [each], levels: new Float64Array() });
  return made;
};
const ends = (blocks: readonly FlowBlock[]): number[] => blocks.map(({ to }) => to);

describe('the causes that wait', () => {
  test('are taken once, of the flow that is asked about alone', () => {
    const causes = store(block(0, 1), block(1, 1), block(0, 2));
    expect(ends(causes.take(0))).toEqual([1, 2]);
    expect(causes.take(0)).toEqual([]);
    expect(ends(causes.take(1))).toEqual([1]);
    expect(causes.take(7)).toEqual([]);
  });

  test('are known up to the end of the last block, taken or not, of each flow', () => {
    const causes = store(block(0, 1), block(0, 2), block(1, 1.5));
    expect([0, 1, 2].map((flow) => causes.knownTo(flow))).toEqual([2, 1.5, -1]);
    causes.take(0);
    expect(causes.knownTo(0)).toBe(2);
  });

  test('that hold all there is put an end to what came before', () => {
    expect(ends(store(block(0, 1), block(0, 3, 1, { whole: true }), block(0, 4)).take(0))).toEqual([3, 4]);
  });

  test('beyond 4 MB of a flow lose the oldest, and what is left says since when it is complete', () => {
    const half = 1 << 18;
    const causes = store(block(0, 1, half, { whole: true }), block(1, 1, half), block(0, 2, half), block(0, 3));
    const left = causes.take(0);
    expect(left.map(({ to, since, whole }) => [to, since, whole])).toEqual([
      [2, 1, true],
      [3, 0, false],
    ]);
    // Of another flow nothing is lost, and after they were taken there is room again.
    expect(causes.take(1)[0]).toMatchObject({ to: 1, since: 0 });
    causes.append({ flows: [block(0, 4, half), block(0, 5, half)], levels: new Float64Array() });
    expect(ends(causes.take(0))).toEqual([4, 5]);
  });

  test('keep the later time from which a block says that it is complete', () => {
    const most = 1 << 19;
    const [first] = store(block(0, 2, most), block(0, 5, most, { since: 4 })).take(0);
    expect(first).toMatchObject({ to: 5, since: 4 });
  });

  test('count drops as well as changes', () => {
    const many = new Float64Array(1 << 19);
    expect(ends(store(block(0, 1, 0, { fates: many }), block(0, 2)).take(0))).toEqual([2]);
  });

  test('of queues are taken once, and empty ones are none', () => {
    const causes = new CauseStore();
    for (const levels of [[], [1], [2]]) causes.append({ flows: [], levels: Float64Array.from(levels) });
    expect(causes.takeLevels().map((levels) => [...levels])).toEqual([[1], [2]]);
    expect(causes.takeLevels()).toEqual([]);
  });
});
