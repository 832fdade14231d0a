import type { Scene, SceneScenario } from '../scene.ts';

const beside = (kind: 'bbr' | 'bbr3'): SceneScenario => ({
  duration: 60,
  warmup: 15,
  path: [{ rate: 10e6, delay: 0.01, queue: { kind: 'droptail', limit: 16 } }],
  flows: [
    { id: 'bbr', label: 'BBR', scheme: { kind }, packetSize: 1500, accessDelay: 0.01, startJitter: 1 },
    { id: 'cubic', label: 'CUBIC', scheme: { kind: 'cubic' }, packetSize: 1500, accessDelay: 0.01, startJitter: 1 },
  ],
});

export const bbr3GivesBack: Scene = {
  id: 'bbr3-gives-back',
  name: 'What BBRv3 gives back',
  synonyms: 'BBR version 3 BBRv3 BBRv2 coexistence CUBIC fairness losses headroom small buffer draft ccwg',
  scenario: beside('bbr'),
  compare: beside('bbr3'),
  view: { rows: ['throughput', 'losses', 'queue', 'fairness'], window: null },
  notice: {
    text: 'A buffer of half a bandwidth-delay product. BBR of 2016 (A) does not ask what its losses mean: {lostA} of its packets are lost, and CUBIC has {cubicA}. BBRv3 (B) ends a probe that loses over 2 % and keeps below what was too much: {lostB} are lost, CUBIC has {cubicB}. How much it gives back differs from one implementation to the next.',
    numbers: {
      lostA: { of: (run) => 100 * run.group('bbr').lost, unit: '%', between: [1.8, 4] },
      cubicA: { of: (run) => run.group('cubic').mean / 1e6, unit: 'Mbit/s', between: [1.2, 2.6] },
      lostB: { of: (run) => 100 * run.beside!.group('bbr').lost, unit: '%', between: [0.3, 1.5] },
      cubicB: { of: (run) => run.beside!.group('cubic').mean / 1e6, unit: 'Mbit/s', between: [4.8, 6.4] },
    },
    from: 30,
  },
};
