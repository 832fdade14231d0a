import { describe, expect, test } from 'vitest';
import { EXAMPLES } from '../../workers/language/examples.ts';
import { Simulation } from '../../workers/engine/simulation.ts';
import { LONG } from '../engine/support/long.ts';
import { scenarioWith } from '../support/scenario.ts';

const VARIANTS = ['reno', 'newreno', 'sack'] as const;
/** Losses of the queue's own making, by chance, and by marks; slow starts that end at a threshold; timeouts. */
const NETWORKS = [
  { path: [{ rate: 3e6, delay: 0.02, queue: { kind: 'droptail', limit: 25 } }] },
  { path: [{ rate: 5e6, delay: 0.03, queue: { kind: 'droptail', limit: 60 }, loss: { kind: 'bernoulli', p: 0.01 } }] },
  { path: [{ rate: 2e6, delay: 0.02, queue: { kind: 'droptail', limit: 30 }, loss: { kind: 'bernoulli', p: 0.06 } }] },
  {
    path: [{ rate: 4e6, delay: 0.02, queue: { kind: 'red', limit: 80, minThreshold: 6, maxThreshold: 18, ecn: true } }],
  },
] as const;

const SECONDS = LONG ? 40 : 20;

function digestOf(scheme: object, network: object, ecn: boolean): string {
  const flows = [
    { scheme, count: 2, startJitter: 1, ecn },
    { scheme: { kind: 'tcp' }, ecn },
  ];
  const simulation = new Simulation(
    scenarioWith({ duration: SECONDS, warmup: 0, seed: 11, sample: 0.1, ...network, flows }),
  );
  simulation.runUntil(SECONDS);
  expect(simulation.summary().flows[0]!.lossEvents).toBeGreaterThan(1);
  return simulation.digest();
}

describe('a rule gives the bits of the scheme that it writes down:', () => {
  test.each(EXAMPLES.flatMap(({ name, rule, sameAs }) => (sameAs ? [[name, rule, sameAs] as const] : [])))(
    '%s, with each recovery, with losses and with marks',
    (_, rule, sameAs) => {
      for (const variant of VARIANTS)
        NETWORKS.forEach((network, index) => {
          const ecn = index === 3;
          expect(digestOf({ kind: 'own', rule, variant }, network, ecn), `${variant}, network ${index}`).toBe(
            digestOf({ ...sameAs, variant }, network, ecn),
          );
        });
    },
  );
});
