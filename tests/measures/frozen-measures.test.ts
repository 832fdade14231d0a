/** What each metric answers of two runs, however it is asked, as recorded: a number that the page or the command line gave stays. */
import { describe, expect, test } from 'vitest';
import type { MetricOptions } from '../../workers/measures/card.ts';
import { metrics } from '../../workers/measures/index.ts';
import type { RecordedRun } from '../../workers/measures/run.ts';
import { NumberHash } from '../support/number-hash.ts';
import { scenarioWith } from '../support/scenario.ts';
import { record } from './support/hand-made.ts';

const link = { rate: 2.4e6, delay: 0.01, queue: { kind: 'droptail', limit: 25 } };
const fields = {
  duration: 24,
  warmup: 4,
  path: [link, { ...link, loss: { kind: 'bernoulli', p: 0.003 } }],
  flows: [
    { id: 'tcp', scheme: { kind: 'tcp' }, count: 2, startJitter: 1 },
    { id: 'tfrc', scheme: { kind: 'tfrc' }, count: 2, leave: 0, packetSize: 700 },
    { id: 'short', scheme: { kind: 'tcp' }, enter: 1, packets: 40, again: 'after', gap: 1 },
  ],
  traffic: [{ kind: 'cbr', wave: 'square', high: 1e6, low: 0, on: 3, off: 3, start: 6 }, { kind: 'ping' }],
  events: [
    { at: 10, do: 'rate', hop: 0, rate: 1.2e6 },
    { at: 16, do: 'rate', hop: 0, rate: 2.4e6 },
    { at: 20, do: 'stop', group: 'tfrc', count: 1 },
  ],
};
const recorded = (more: object): RecordedRun => record(scenarioWith({ ...fields, ...more }));
const fine = recorded({ sample: 'rtt' });
const coarse = recorded({ sample: 0.25, seed: 2, events: [{ at: 9, do: 'stop', group: 'tcp', count: 1 }] });

const ASKED: readonly MetricOptions[] = [
  {},
  { from: 6, to: 15.3, bin: 0.7 },
  { from: 0, to: 9, flows: [0], reference: [1], hop: 1, of: 'sent' },
  {
    flows: ['tfrc'],
    reference: ['tcp'],
    at: 16,
    before: [12, 16],
    after: [18, 24],
    of: 'window',
    smooth: 1,
    source: 0,
  },
  { flows: ['tcp'], at: 10, k: 20, delta: 0.3, epsilon: 4, alpha: 0.5, of: 'delivered' },
];

/** Numbers to nine digits: logarithms and powers of other machines may differ in the last ones. */
function roughly(of: unknown): unknown {
  if (typeof of === 'number') return Number(of.toPrecision(9));
  if (Array.isArray(of)) return of.map(roughly);
  if (typeof of !== 'object' || of === null) return of;
  return Object.values(of).map(roughly);
}

function answers(ask: (run: RecordedRun, options: MetricOptions) => object): string[] {
  return [fine, coarse].map((run) =>
    ASKED.map((options) => {
      const { why, caveats = [], ...answer } = ask(run, options) as { why?: string; caveats?: string[] };
      // Its words may become better ones.
      return new NumberHash().take(roughly(answer), caveats.length, why === undefined).toString();
    }).join(' '),
  );
}

describe('as it always has, answers', () => {
  const asked = metrics.flatMap((card) => (card.takes === 'run' ? [card] : []));
  test.each(asked.map((card) => [card.id, card] as const))('%s', (_, card) => {
    const said = answers((run, options) => card.measure(run, options));
    expect(said).toMatchSnapshot();
  });
});
