/** Schemes that are not built in, as laws that only this test has: what the language makes of them must be the same bits. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import { type Scheme, variantOf, variantParameter, windowScheme } from '../../workers/engine/schemes/scheme.ts';
import { schemes } from '../../workers/engine/schemes/index.ts';
import { tcp } from '../../workers/engine/schemes/tcp.ts';
import { Simulation } from '../../workers/engine/simulation.ts';
import type { WindowLaw } from '../../workers/engine/transport/window-law.ts';
import { EXAMPLES } from '../../workers/language/examples.ts';
import { ln, power } from '../../workers/theory/math.ts';
import { scenarioWith } from '../support/scenario.ts';

/** Kelly 2003: 0.01 packets an ACK, an eighth off at a loss. */
class Scalable implements WindowLaw {
  readonly cutsAlways = true;
  increase(): number {
    return 0.01;
  }
  decrease(window: number): number {
    return window - 0.125 * window;
  }
}

/** RFC 3649, Section 5, between windows of 38 and 83,000. */
class HighSpeed implements WindowLaw {
  readonly cutsAlways = true;
  private cut = 0.5;
  increase(cwnd: number): number {
    if (cwnd <= 38) {
      this.cut = 0.5;
      return 1 / cwnd;
    }
    this.cut = 0.5 - (0.4 * ln(cwnd / 38)) / ln(83_000 / 38);
    const p = 0.078 / power(cwnd, 1.2);
    return Math.max(1, (cwnd * cwnd * p * 2 * this.cut) / (2 - this.cut)) / cwnd;
  }
  decrease(window: number): number {
    return (1 - this.cut) * window;
  }
}

const LAWS: Readonly<Record<string, () => WindowLaw>> = {
  Scalable: () => new Scalable(),
  HighSpeed: () => new HighSpeed(),
};
/** A law that cuts always does so at a timeout too; a rule that says nothing of one halves the threshold, as TCP. */
const AT_TIMEOUT: Readonly<Record<string, string>> = {
  Scalable: 'on timeout: ssthresh = W - b * W; W = 1',
  HighSpeed: 'on timeout: ssthresh = (1 - cut) * W; W = 1',
};
const registry = schemes as Scheme[];
beforeAll(() => {
  for (const [name, createLaw] of Object.entries(LAWS))
    registry.push(
      windowScheme({
        ...tcp,
        kind: `test-${name.toLowerCase()}`,
        parameters: [variantParameter('sack')],
        variant: variantOf,
        createLaw,
      }),
    );
});
afterAll(() => void registry.splice(-Object.keys(LAWS).length));

/** @param kind of a law of this test, which no scenario's check knows, in place of the scheme's */
function run(scheme: object, network: object, kind?: string): { digest: string; largest: number } {
  let largest = 0;
  const checked = normalizeScenario({
    ...{ version: 1, duration: 30, warmup: 0, seed: 4, sample: 0.1 },
    ...network,
    flows: [{ scheme, count: 2, startJitter: 1 }, { scheme: { kind: 'tcp' } }],
  });
  const [first, ...others] = checked.flows;
  const own = kind ? { ...first!, scheme: { ...first!.scheme, kind } } : first!;
  const simulation = new Simulation({ ...checked, flows: [own, ...others] });
  for (let time = 1; time <= 30; time += 1) {
    simulation.runUntil(time);
    const cwnd = simulation.inspect(0).find(({ name }) => name === 'cwnd')!.value as number;
    largest = Math.max(largest, cwnd);
  }
  expect(simulation.summary().flows[0]!.lossEvents).toBeGreaterThan(1);
  return { digest: simulation.digest(), largest };
}

const NETWORKS = [
  { path: [{ rate: 30e6, delay: 0.04, queue: { kind: 'droptail', limit: 200 } }] },
  {
    path: [{ rate: 10e6, delay: 0.03, queue: { kind: 'droptail', limit: 60 }, loss: { kind: 'bernoulli', p: 0.005 } }],
  },
];

test.each(Object.keys(LAWS))('%s as a rule gives the bits of its law, with each recovery', (name) => {
  const rule = `${EXAMPLES.find((each) => each.name === name)!.rule}\n${AT_TIMEOUT[name]}`;
  const windows: number[] = [];
  for (const variant of ['reno', 'newreno', 'sack'])
    for (const network of NETWORKS) {
      const own = run({ kind: 'own', rule, variant }, network);
      expect(own.digest, `${variant} ${JSON.stringify(network)}`).toBe(
        run({ kind: 'tcp', variant }, network, `test-${name.toLowerCase()}`).digest,
      );
      windows.push(own.largest);
    }
  // Beyond 38 packets HighSpeed is no TCP.
  expect(Math.max(...windows)).toBeGreaterThan(76);
});

test('Hybla’s ρ is the shortest round trip over its reference, however long the queue makes the others', () => {
  const { rule } = EXAMPLES.find(({ name }) => name === 'Hybla')!;
  const hybla = new Simulation(
    scenarioWith({
      duration: 6,
      path: [{ rate: 2e6, delay: 0.03, queue: { kind: 'droptail', limit: 100 } }],
      flows: [{ scheme: { kind: 'own', rule }, accessDelay: 0 }],
    }),
  );
  hybla.runUntil(6);
  const shown = (wanted: string) => hybla.inspect(0).find(({ name }) => name === wanted)!.value as number;
  // 60 ms, and what sending a packet of 1000 bytes takes.
  expect(shown('rho')).toBeCloseTo(0.064 / 0.025, 9);
  expect(shown('round trip')).toBeGreaterThan(0.1);
});

test.each([...['reno', 'newreno', 'sack'].map((variant) => [variant, {}] as const), ['sack', { rack: true }] as const])(
  'over %s %j a rule counts the ACKs that tell of a mark: the one that agrees to ECN is none',
  (variant, transport) => {
    const seen = (threshold: number): unknown => {
      const rule = 'at start: seen = 0\nin slow start: W = W + 1; seen = marked\non ack: W = W + 1 / W; seen = marked';
      const simulation = new Simulation(
        normalizeScenario({
          ...{ version: 1, duration: 5, warmup: 0, seed: 4 },
          path: [{ rate: 8e6, delay: 0.02, queue: { kind: 'step', limit: 400, threshold } }],
          flows: [{ scheme: { kind: 'own', variant, rule }, transport: { maxWindow: 90, ...transport } }],
        }),
      );
      simulation.runUntil(5);
      return simulation.inspect(0).find(({ name }) => name === 'seen')!.value;
    };
    expect(seen(300)).toBe(0);
    expect(seen(15)).toBeGreaterThan(10);
  },
);
