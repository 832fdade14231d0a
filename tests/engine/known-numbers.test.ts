import { describe, expect, it } from 'vitest';

import { LONG } from './support/long.ts';
import { lossLink, runToEnd } from './support/run.ts';
import { mean, seeds, standardError } from './support/statistics.ts';

/** Mean packets sent per round trip of 0.1 s over 1500 s, clock 0.1 s, maximum window 200, a link that never queues. */
function sentPerRoundTrip(scheme: object, loss: object, seed = 1): number {
  const { simulation } = runToEnd(lossLink(scheme, loss, { duration: 1_500, seed }));
  return simulation.summary().flows[0]!.sentPps * 0.1;
}

const RENO = { kind: 'tcp', variant: 'reno' };
const NEWRENO = { kind: 'tcp', variant: 'newreno' };
const SACK = { kind: 'tcp', variant: 'sack' };
const GAIMD = { kind: 'aimd', a: 0.31, b: 0.125, variant: 'sack' };

describe('against ns-2.35 on a link that loses every n-th packet', () => {
  // ns-2.35's own numbers for the same set-up. Nothing is random here: 1 % covers what the printed digits leave open.
  it.each([
    ['Reno', RENO, 100, 10.52],
    ['NewReno', NEWRENO, 100, 10.52],
    ['SACK', SACK, 100, 10.52],
    ['GAIMD(0.31, 1/8)', GAIMD, 100, 13.22],
    ['Reno', RENO, 20, 4.0],
    ['SACK', SACK, 20, 3.33],
    ['GAIMD(0.31, 1/8)', GAIMD, 20, 4.61],
  ])('%s (%j) loses one packet in %d and sends the same packets per round trip', (_, scheme, every, expected) => {
    const measured = sentPerRoundTrip(scheme, { kind: 'periodic', every });
    expect(Math.abs(measured / expected - 1)).toBeLessThan(0.01);
  });

  it('one loss in 100 is one loss event in 100: no timeouts, no second cut', () => {
    for (const scheme of [RENO, NEWRENO, SACK, GAIMD]) {
      const { simulation } = runToEnd(lossLink(scheme, { kind: 'periodic', every: 100 }, { duration: 1_500 }));
      const flow = simulation.summary().flows[0]!;
      expect(flow.timeouts).toBe(0);
      expect(Math.abs(flow.lossEventRate / 0.01 - 1)).toBeLessThan(0.002);
    }
  });
});

describe('against ns-2.35 on a link that loses each packet with chance 1 %', () => {
  // ns-2.35's numbers come from one run each. Ours tell how far single runs of this length are from their mean.
  it.each([
    ['Reno', RENO, 10.4],
    ['SACK', SACK, 11.6],
    ['GAIMD(0.31, 1/8)', GAIMD, 14.0],
  ])('%s sends as much within the spread of single runs', (_, scheme, expected) => {
    const measured = seeds(LONG ? 8 : 5).map((seed) => sentPerRoundTrip(scheme, { kind: 'bernoulli', p: 0.01 }, seed));
    const spread = standardError(measured) * Math.sqrt(measured.length);
    expect(Math.abs(mean(measured) - expected)).toBeLessThan(2.5 * spread);
    // The test would see 6 %.
    expect(2.5 * spread).toBeLessThan(0.06 * expected);
  });
});
