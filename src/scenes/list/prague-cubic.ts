import type { Scene, SceneScenario } from '../scene.ts';

const shared = (
  queue: { kind: 'pie'; limit: number; ecn: boolean } | { kind: 'dualpi2'; limit: number },
): SceneScenario => ({
  duration: 60,
  warmup: 15,
  path: [{ rate: 10e6, delay: 0.01, queue }],
  flows: [
    { id: 'prague', label: 'Prague', scheme: { kind: 'prague' }, packetSize: 1500, accessDelay: 0.01 },
    { id: 'cubic', label: 'CUBIC', scheme: { kind: 'cubic' }, packetSize: 1500, accessDelay: 0.01 },
  ],
});

export const pragueCubic: Scene = {
  id: 'prague-cubic',
  name: 'Prague and CUBIC share',
  synonyms: 'L4S coexistence classic ECN RFC 3168 single queue coupling square root fairness DualPI2 PIE scalable',
  scenario: shared({ kind: 'pie', limit: 250, ecn: true }),
  compare: shared({ kind: 'dualpi2', limit: 250 }),
  view: { rows: ['throughput', 'window', 'queue', 'fairness'], window: null },
  notice: {
    text: 'The same mark means a halving to CUBIC and a nudge to Prague. Behind one queue that marks both alike (A) Prague takes {pragueA} and leaves CUBIC {cubicA}. Two queues that are coupled (B) mark Prague twice the root of what CUBIC gets: {pragueB} and {cubicB}.',
    numbers: {
      pragueA: { of: (run) => run.group('prague').mean / 1e6, unit: 'Mbit/s', between: [7.6, 9] },
      cubicA: { of: (run) => run.group('cubic').mean / 1e6, unit: 'Mbit/s', between: [0.9, 2.2] },
      pragueB: { of: (run) => run.beside!.group('prague').mean / 1e6, unit: 'Mbit/s', between: [4.9, 6.6] },
      cubicB: { of: (run) => run.beside!.group('cubic').mean / 1e6, unit: 'Mbit/s', between: [3.3, 5.1] },
    },
    from: 30,
  },
};
