/** Whatever an experiment offers to measure has a value in a run that has what it is of. */
import { expect, test } from 'vitest';
import { normalizeExperiment } from '../../workers/experiments/check.ts';
import { MEASURES } from '../../workers/experiments/measures.ts';
import { rowsRun } from './support/rows-run.ts';

const link = { rate: 4e6, delay: 0.02 };
const red = { kind: 'red', limit: 40, minThreshold: 4, maxThreshold: 12, ecn: true };
const cbr = { kind: 'cbr', wave: 'square', start: 12, high: 2e6, on: 4, off: 4 };
const tcp = { scheme: { kind: 'tcp' } };
const RUNS = [
  {
    duration: 40,
    path: [{ ...link, queue: red }],
    flows: [
      { id: 'long', ...tcp, count: 2 },
      { id: 'marked', ...tcp, ecn: true },
      { id: 'web', ...tcp, packets: 30, again: 'every', gap: 2 },
    ],
    traffic: [cbr, { kind: 'ping', every: 0.2 }],
  },
  {
    duration: 80,
    path: [{ ...link, queue: { kind: 'droptail', limit: 20 } }],
    flows: [
      { id: 'studied', scheme: { kind: 'aimd', a: 0.31, b: 0.125 } },
      { id: 'tcp', ...tcp, start: 10 },
    ],
    traffic: [{ ...cbr, start: 40, on: 20, off: 20 }],
  },
  {
    duration: 60,
    path: [{ ...link, queue: { kind: 'droptail', limit: 20 } }],
    flows: [{ id: 'tfrc', scheme: { kind: 'tfrc' } }],
    traffic: [{ ...cbr, wave: 'constant', high: 1e6 }],
  },
];
const MOST_MEASURES = 12;

test('each measure has a value: in a run of transfers, marks and pings, in one of two flows, or in one that settles', () => {
  const without = new Map<string, unknown[]>();
  for (let from = 0; from < MEASURES.length; from += MOST_MEASURES) {
    const some = MEASURES.slice(from, from + MOST_MEASURES);
    const measures = some.map(({ id, of }) => ({ id, ...(of === 'source' && { source: 0 }) }));
    for (const run of RUNS) {
      const scenario = { version: 1, warmup: 4, ...run };
      const { outcome } = rowsRun(normalizeExperiment({ version: 1, scenario, vary: [], seeds: 1, measures }))[0]!;
      if (!outcome || !('values' in outcome)) throw new Error('It has not run.');
      Object.values(outcome.values).forEach((value, at) => {
        const { id } = some[at]!;
        without.set(id, [...(without.get(id) ?? []), value ?? Object.values(outcome.why)]);
      });
    }
  }
  expect([...without].filter(([, values]) => !values.some((value) => typeof value === 'number'))).toEqual([]);
});
