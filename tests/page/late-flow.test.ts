import { expect, test } from 'vitest';
import { RunSeries } from '../../src/run/series.ts';
import { flowOffset } from '../../workers/engine/sampling/frame.ts';
import { framesOf, layoutOf, scenario } from './support/run-parts.ts';

/** Fairness over the last second at the end of each sample of 0.1 s; flow 2 has a window in the samples `there`. */
function fairness(there: (index: number) => boolean, sends: number): number[] {
  const series = new RunSeries(scenario, layoutOf(scenario));
  const data = framesOf(scenario, 40, (row, index) => {
    row[flowOffset(2, 'cwnd')] = there(index) ? 10 : 0;
    row[flowOffset(2, 'sent')] = there(index) ? sends : 0;
  });
  series.append(0, 40, data);
  return Array.from({ length: 40 }, (_, index) => series.steadyFairness.at(index));
}

test('the fairness index of the last second leaves a flow out that was not there at its start, then counts it', () => {
  const values = fairness((index) => index >= 15, 5);
  expect(values).toEqual(Array(40).fill(1));
  // Two flows send 50 packets a second, the late one 10: (50 + 50 + 10)² / 3 (50² + 50² + 10²).
  const uneven = fairness((index) => index >= 15, 1);
  expect(uneven.slice(0, 25)).toEqual(Array(25).fill(1));
  for (const value of uneven.slice(25)) expect(value).toBeCloseTo(110 ** 2 / (3 * 5100), 6);
});

test('and a flow that has gone is left out at once', () => {
  const values = fairness((index) => index < 20, 1);
  // Before a second has passed, all of the run counts.
  for (const value of values.slice(0, 20)) expect(value).toBeCloseTo(110 ** 2 / (3 * 5100), 6);
  expect(values.slice(20)).toEqual(Array(20).fill(1));
});
