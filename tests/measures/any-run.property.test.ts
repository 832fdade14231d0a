import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { MetricOptions } from '../../workers/measures/card.ts';
import { metrics } from '../../workers/measures/index.ts';
import type { Result, Window } from '../../workers/measures/result.ts';
import { endOf } from '../../workers/measures/run.ts';
import { anyScenario } from '../engine/support/arbitrary.ts';
import { runs } from '../engine/support/property.ts';
import { record } from './support/hand-made.ts';

/** Options of all sorts, many of which make no sense. */
const anyOptions: fc.Arbitrary<MetricOptions> = fc.record(
  {
    from: fc.double({ min: -5, max: 60, noNaN: true }),
    to: fc.double({ min: -5, max: 60, noNaN: true }),
    bin: fc.double({ min: 0, max: 20, noNaN: true }),
    at: fc.double({ min: -5, max: 60, noNaN: true }),
    hop: fc.integer({ min: 0, max: 4 }),
    flows: fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 3 }),
    of: fc.constantFrom('sent', 'delivered', 'window'),
    smooth: fc.double({ min: 0, max: 10, noNaN: true }),
    k: fc.integer({ min: 1, max: 300 }),
  },
  { requiredKeys: [] },
);

function expectSound(
  id: string,
  { status, ...answer }: Result<unknown> & { value?: unknown; window?: Window | null; beyond?: number },
  end: number,
): void {
  const flat = JSON.stringify(answer, (_, value: unknown) =>
    typeof value === 'number' && !Number.isFinite(value) ? 'NOT FINITE' : value,
  );
  expect(flat, id).not.toContain('NOT FINITE');
  if (status === 'not applicable') return;
  const { from, to, bin, fromRtts, toRtts } = answer.window!;
  expect(from, id).toBeGreaterThanOrEqual(0);
  expect(to, id).toBeGreaterThan(from);
  expect(to, id).toBeLessThanOrEqual(end + 1e-6);
  expect(bin, id).toBeLessThanOrEqual(to - from + 1e-6);
  expect(toRtts, id).toBeGreaterThan(fromRtts);
}

describe('of any run, asked anything', () => {
  it('a metric gives a finite value with a window inside the run, or says why not', () => {
    fc.assert(
      fc.property(anyScenario, fc.boolean(), anyOptions, (scenario, coarse, options) => {
        const run = record(coarse ? scenario : { ...scenario, sample: 'rtt' });
        for (const card of metrics) {
          for (const asked of [{}, options]) {
            if (card.takes === 'run') expectSound(card.id, card.measure(run, asked), endOf(run));
          }
        }
      }),
      runs(60),
    );
  });

  it('indices of fairness and shares lie where they must', () => {
    const bounds: Record<string, [number, number]> = {
      'jain-f': [0, 1],
      'smooth-ratio': [0, 1],
      overshoot: [0, 1],
      'drop-rate': [0, 1],
      'cov-time': [0, Infinity],
      'ratio-fairness': [1, Infinity],
      'epoch-len': [0, Infinity],
    };
    fc.assert(
      fc.property(anyScenario, (scenario) => {
        const run = record({ ...scenario, sample: 'rtt' });
        for (const card of metrics) {
          const bound = bounds[card.id];
          if (!bound || card.takes !== 'run') continue;
          const answer = card.measure(run, { from: 0 });
          if (answer.status !== 'measured') continue;
          expect(answer.value, card.id).toBeGreaterThanOrEqual(bound[0] - 1e-9);
          expect(answer.value, card.id).toBeLessThanOrEqual(bound[1] + 1e-9);
        }
      }),
      runs(40),
    );
  });
});
