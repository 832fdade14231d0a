/** What metrics answer, and verdicts say, at the ends of runs, of stretches and of classes, as they always did. */
import { expect, test } from 'vitest';
import type { MetricOptions, Readings } from '../../workers/measures/card.ts';
import { metrics } from '../../workers/measures/index.ts';
import { reading } from '../../workers/measures/result.ts';
import { digestOf } from '../support/digest.ts';
import { record } from './support/hand-made.ts';

/** Its base round trip is an eighth of a second, in frames of which all its times are whole. */
const link = { rate: 8e5, delay: 0.0325, queue: { kind: 'droptail', limit: 6 } };
const flow = { id: 'tcp', scheme: { kind: 'tcp' } };
const RUNS: Record<string, object> = {
  // 200 round trips from 4 s on, and the buffer changes then.
  'ends just in time': {
    duration: 29,
    warmup: 4,
    path: [link],
    flows: [{ ...flow, count: 2 }],
    events: [
      { at: 4, do: 'queue', hop: 0, limit: 20 },
      { at: 4, do: 'stop', group: 'tcp', count: 1 },
    ],
  },
  'ends a moment before': {
    duration: 28.875,
    warmup: 4,
    path: [link, { ...link, rate: 4e5 }],
    flows: [flow, { ...flow, id: 'other', leave: 0 }],
    events: [
      { at: 2, do: 'queue', hop: 0, limit: 3 },
      { at: 4, do: 'rate', hop: 1, rate: 8e5 },
      { at: 8, do: 'queue', hop: 1, limit: 2 },
    ],
  },
  'has no losses': {
    duration: 6,
    warmup: 0,
    path: [{ ...link, rate: null }],
    flows: [{ ...flow, transport: { maxWindow: 4 } }],
  },
  'loses much': {
    duration: 20,
    warmup: 1,
    path: [{ ...link, loss: { kind: 'pattern', gaps: [3, 1, 12, 1, 1, 25] } }],
    flows: [flow, { id: 'tfrc', scheme: { kind: 'tfrc' }, start: 3, packets: 60 }],
    traffic: [{ kind: 'cbr', wave: 'square', high: 4e5, low: 0, on: 2, off: 2 }],
  },
};
const ASKED: readonly MetricOptions[] = [
  {},
  { at: 4 },
  { at: 4, k: 200, to: 29 },
  { from: 4, to: 4.125, flows: [0] },
  { from: 2, to: 20, bin: 0.125, at: 8, before: [2, 4], after: [4, 8], smooth: 0, delta: 0.5, epsilon: 1 },
  { from: 0, to: 6, hop: 1, source: 0, flows: [1], reference: [0], of: 'delivered' },
];

const answered = (ask: () => unknown): unknown => {
  const { why, caveats = [], ...answer } = ask() as { why?: string; caveats?: string[] };
  // Its words may become better ones.
  return [answer, caveats.length, why === undefined];
};

test.each(Object.entries(RUNS))('of a run that %s each metric answers the same', (_, fields) => {
  const run = record(fields);
  const lines = metrics.flatMap((card) => {
    if (card.takes !== 'run') return [];
    const answers = ASKED.map((options) => answered(() => card.measure(run, options)));
    return [`${card.id} ${digestOf(answers).slice(0, 8)}`];
  });
  expect(lines.join('\n')).toMatchSnapshot();
});

test('a verdict falls at the same bounds', () => {
  const window = { from: 0, to: 1, bin: 1, binRtts: 1 } as never;
  const one = (value: number) => reading(value, window, { parts: [] });
  // Around every bound that a verdict has, and at it.
  const values = [0, 0.05, 0.1, 0.3, 0.5, 1, 1.1, 1.25, 1.5, 2, 3, 4, 5, 8, 10, 15, 20, 30, 50, 60, 80, 100].flatMap(
    (bound) => [bound, bound + 0.001],
  );
  const readings = (value: number, other: number): Readings => ({
    throughputVsTcp: [0, 0.5, 1].map((cv) => ({ cv, value: 1 + (value - 1) * cv })),
    shareRatio: [0, 0.1, 0.25, 0.42].map((cv) => ({ cv, value: value + cv * other })),
    ...{ riseSeconds: one(value), fallSeconds: one(value), simdRiseSeconds: one(other) },
    ...{ refillSeconds: one(value), tcpRefillSeconds: one(1), oscillation: one(other), normLossEvents: one(value) },
    ...{ scheme: 'GAIMD', column: 'verdict-lowmux-hom' },
  });
  const lines = metrics.flatMap((card) => {
    if (card.takes !== 'readings') return [];
    const said = [0, 0.02, 0.1, 0.3, 1, 40].map((other) =>
      values
        .map((value) => {
          const result = card.measure(readings(value, other));
          return result.status === 'measured' ? String(result.value) : '-';
        })
        .join(''),
    );
    return [card.id, ...new Set(said)];
  });
  expect(lines).toMatchSnapshot();
});
