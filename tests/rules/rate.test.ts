import { describe, expect, test } from 'vitest';
import { chainAt } from '../../src/why/chain.ts';
import { narratedRun } from '../narrator/support/narrated-run.ts';
import { EXAMPLES } from '../../workers/language/examples.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import { Simulation } from '../../workers/engine/simulation.ts';

const VARIANTS = ['reno', 'newreno', 'sack'] as const;
const OPEN = 'at start: ssthresh = 2; rate = 500\nin slow start: W = maxWindow\non ack: W = maxWindow\n';

function ranFor(seconds: number, rule: string, more: object = {}, group: object = {}): Simulation {
  const scenario = normalizeScenario({
    ...{ version: 1, duration: seconds, warmup: 10, seed: 3 },
    path: [{ rate: 8e6, delay: 0.03, queue: { kind: 'droptail', limit: 50 } }],
    flows: [{ scheme: { kind: 'own', rule, variant: 'sack' }, ...group }],
    ...more,
  });
  const simulation = new Simulation(scenario);
  simulation.runUntil(seconds);
  return simulation;
}

describe('a rule that sets a rate', () => {
  test.each(VARIANTS)(
    'sends at that rate, one packet at a time: half of the link leaves no queue, over %s',
    (variant) => {
      const { flows, hops } = ranFor(40, OPEN, {}, { scheme: { kind: 'own', rule: OPEN, variant } }).summary();
      expect(flows[0]!.sentPps).toBeCloseTo(500, 6);
      expect(hops[0]!.maxQueue).toBe(0);
    },
  );

  test('keeps its window all the same: W packets a round trip are the most', () => {
    const { flows } = ranFor(40, 'at start: rate = 500\nin slow start: W = 20\non ack: W = 20').summary();
    const { sentPps, meanRtt } = flows[0]!;
    expect(sentPps * meanRtt!).toBeCloseTo(20, 0);
    expect(sentPps).toBeLessThan(400);
  });

  test('keeps it with random losses: what is sent again at once is no burst, over today’s sender too', () => {
    const path = [
      { rate: 8e6, delay: 0.03, queue: { kind: 'droptail', limit: 50 }, loss: { kind: 'bernoulli', p: 0.01 } },
    ];
    for (const transport of [{}, { prr: true, rack: true, tlp: true }]) {
      const simulation = ranFor(60, `${OPEN}on loss: W = W`, { path }, { transport });
      const { flows, hops } = simulation.summary();
      expect(flows[0]!.sentPps).toBeGreaterThan(400);
      expect(flows[0]!.sentPps).toBeLessThan(505);
      expect(hops[0]!.maxQueue).toBeLessThanOrEqual(3);
    }
  });

  test('shows its pace, and that it waits for its turn', () => {
    const shown = ranFor(20, OPEN).inspect(0);
    expect(shown).toContainEqual({ name: 'pace', unit: 'packets/s', value: 500 });
    expect(shown).toContainEqual({ name: 'bound by', unit: '', value: 'pacing' });
  });

  test('has the line that set its pace as its why, with the numbers in it, though its window stays', () => {
    const { rule } = EXAMPLES.find(({ name }) => name === 'By rate')!;
    const narrated = narratedRun(
      normalizeScenario({
        ...{ version: 1, duration: 12, warmup: 0 },
        path: [{ rate: 1e6, delay: 0.01, queue: { kind: 'droptail', limit: 10 } }],
        flows: [{ scheme: { kind: 'own', rule } }],
      }),
    );
    const cut = narrated.record.changes.findLast(
      ({ variable, cause }) => variable === 'rate' && cause === 'third duplicate ACK',
    )!;
    const said = chainAt(narrated, cut.time)
      .lines.map(({ text }) => text.replaceAll('\u00a0', ' '))
      .join('\n');
    expect(said).toContain('The rate fell from');
    expect(said).toMatch(
      /Line 7 of its rule: rate = \(1 - b\) \* rate, with b = 0\.5, rate = [\d.]+; that gives [\d.]+ packets\/s\./,
    );
    expect(cut.after).toBe(cut.before / 2);
  });

  test('a rate beyond its bounds is held; 0 is no pace', () => {
    const beyond = ranFor(15, OPEN.replace('500', '0 - 5')).inspect(0);
    expect(beyond.find(({ name }) => name === 'last held')!.value).toMatch(/^rate in line 1: too small/);
    const { flows } = ranFor(30, 'at start: rate = 0\non ack: W = W + 1 / W\non loss: W = W / 2').summary();
    const plain = ranFor(30, 'on ack: W = W + 1 / W\non loss: W = W / 2').summary();
    expect(flows[0]!.sentPps).toBe(plain.flows[0]!.sentPps);
  });

  test('AIMD of the rate alone fills the link, and three such flows come to share it', () => {
    const { rule } = EXAMPLES.find(({ name }) => name === 'By rate')!;
    const alone = ranFor(60, rule).summary();
    expect(alone.hops[0]!.utilization).toBeGreaterThan(0.8);
    const three = ranFor(120, rule, {}, { count: 3, startJitter: 1 }).summary();
    expect(three.hops[0]!.utilization).toBeGreaterThan(0.85);
    const rates = three.flows.map(({ goodputPps }) => goodputPps);
    const [sum, squares] = [rates.reduce((a, b) => a + b), rates.reduce((a, b) => a + b * b, 0)];
    expect((sum * sum) / (3 * squares)).toBeGreaterThan(0.97);
  });
});
