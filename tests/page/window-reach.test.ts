/** Axes begin with room for what windows come to, and not only for what the path could hold. */
import { expect, test } from 'vitest';
import { rateReach, windowReach } from '../../src/charts/rows/window-reach.ts';
import { scenarioWith } from '../support/scenario.ts';
import { seriesOf } from './support/runs.ts';

const long = (more: object) =>
  scenarioWith({
    duration: 4,
    path: [{ rate: 100e6, delay: 0.05, queue: { kind: 'droptail', limit: 1000 } }],
    flows: [{ id: 'tcp', accessDelay: 0 }],
    ...more,
  });
const of = (scenario: ReturnType<typeof long>): number => windowReach(scenario, scenario.flows[0]!);
const LOSSY = { rate: 100e6, delay: 0.05, loss: { kind: 'bernoulli', p: 0.05 } };

test('a window comes no further than the receiver lets it, than it climbs until the end, and than losses on the way let it', () => {
  expect(of(long({}))).toBe(10_000);
  expect(of(long({ transport: { maxWindow: 24 } }))).toBe(24);
  expect(of(long({ transport: { initialSsthresh: 32 } }))).toBe(32 + 40);
  expect(of(long({ path: [LOSSY] }))).toBe(20);
  expect(of(long({ flows: [{ id: 'tfrc', scheme: { kind: 'tfrc' } }] }))).toBe(Infinity);
});

test('of a second group it is that group’s own settings and hop that count', () => {
  const scenario = long({
    path: [LOSSY, { rate: 10e6, delay: 0.05 }],
    flows: [
      { id: 'a', enter: 0, leave: 0 },
      { id: 'b', enter: 1, leave: 1, packetSize: 500, transport: { maxWindow: 50 } },
    ],
  });
  expect(scenario.flows.map((group) => windowReach(scenario, group))).toEqual([20, 50]);
  // 0.05 s of path and 0.03 s of its own, there and back.
  expect(rateReach(scenario, scenario.flows[1]!)).toBeCloseTo((50 * 8 * 500) / 0.16, 6);
});

test.each([
  ['a threshold', { transport: { initialSsthresh: 32, initialWindow: 1 } }],
  ['losses at random', { duration: 40, path: [LOSSY] }],
  ['a receive window', { duration: 10, transport: { maxWindow: 24 } }],
])('what is under way with %s takes at least a third of that axis', (_, more) => {
  const scenario = long(more);
  const { series } = seriesOf(scenario);
  const sent = Math.max(
    ...Array.from({ length: series.length }, (__, at) => Math.min(series.flowColumn(0, 'cwnd').at(at), of(scenario))),
  );
  expect(sent).toBeGreaterThan(of(scenario) / 3);
});
