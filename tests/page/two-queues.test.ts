/** Of a hop with two queues: what each of them did, weighted by its own packets. */
import { describe, expect, test } from 'vitest';
import { twoQueueNumbers } from '../../src/run/two-queues.ts';
import type { RunSeries } from '../../src/run/series.ts';

/** Two samples of one hop with two queues, and another hop with one. */
const columns: Record<string, readonly number[]> = {
  lowDepartures: [10, 30, 0],
  lowWait: [0.001, 0.003, 0],
  classicWait: [0.02, 0.01, 0.03],
  lowMarks: [2, 4, 0],
  departures: [15, 40, 20],
  marks: [3, 9, 5],
};
const column = (name: string) => ({ at: (index: number) => columns[name]![index]! });
const series = {
  averagingFrames: 2,
  twoQueueColumn: (hop: number, name: string) => (hop === 1 ? column(name) : null),
  // The other hop has other numbers.
  hopColumn: (hop: number, name: string) => (hop === 1 ? column(name) : { at: () => 77 }),
} as unknown as RunSeries;

describe('two queues', () => {
  test('wait as long as their packets did on average, and mark each its own', () => {
    const { low, classic } = twoQueueNumbers(series, 1, 1)!;
    expect(low.wait).toBeCloseTo((10 * 0.001 + 30 * 0.003) / 40, 12);
    expect(low.marked).toBeCloseTo(6 / 40, 12);
    expect(classic.wait).toBeCloseTo((5 * 0.02 + 10 * 0.01) / 15, 12);
    expect(classic.marked).toBeCloseTo((1 + 5) / 15, 12);
  });

  test('are told of the samples of a second, or of those after a given one', () => {
    expect(twoQueueNumbers(series, 1, 2)!.low.wait).toBeCloseTo(0.003, 12);
    expect(twoQueueNumbers(series, 1, 2, -1)!.low.wait).toBeCloseTo((10 * 0.001 + 30 * 0.003) / 40, 12);
    expect(twoQueueNumbers(series, 1, 2, 1)!.low).toEqual({ wait: NaN, marked: 0 });
    expect(twoQueueNumbers(series, 1, 2, 1)!.classic).toEqual({ wait: 0.03, marked: 0.25 });
  });

  test('are none of a hop with one queue, or before the first sample', () => {
    expect(twoQueueNumbers(series, 0, 1)).toBeNull();
    expect(twoQueueNumbers(series, 1, -1)).toBeNull();
  });
});
