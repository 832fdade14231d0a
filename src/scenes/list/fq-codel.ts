import type { Scene, SceneScenario } from '../scene.ts';

const home = (queue: { kind: 'fq-codel' | 'droptail'; limit: number }): SceneScenario => ({
  duration: 40,
  warmup: 10,
  path: [{ rate: 3e6, delay: 0.01, queue }],
  flows: [
    { id: 'bulk', label: 'Upload', scheme: { kind: 'cubic' }, count: 2, startJitter: 1, accessDelay: 0.01 },
    {
      id: 'keys',
      label: 'Keystrokes',
      scheme: { kind: 'tcp' },
      packetSize: 100,
      accessDelay: 0.01,
      transport: { maxWindow: 1 },
    },
  ],
});

export const fqCodel: Scene = {
  id: 'fq-codel',
  name: 'FQ-CoDel against bufferbloat',
  synonyms: 'fq_codel fq-codel bufferbloat cure home router sqm smart queue management latency gaming voip upload',
  scenario: home({ kind: 'droptail', limit: 300 }),
  compare: home({ kind: 'fq-codel', limit: 1000 }),
  view: { rows: ['roundTrip', 'throughput', 'queue', 'fairness'], window: null },
  notice: {
    text: 'Two uploads fill a link on which somebody types, a small packet at a time. In one large buffer (A) an echo is back after {bloat}. FQ-CoDel (B) keeps the uploads apart from the keystrokes and their queue short: it takes {keys}, and the uploads lose nothing by it: {upA} in A, {upB} in B.',
    numbers: {
      bloat: { of: (run) => 1000 * run.group('keys').roundTrip, unit: 'ms', between: [300, 900] },
      keys: { of: (run) => 1000 * run.beside!.group('keys').roundTrip, unit: 'ms', between: [40, 60] },
      upA: { of: (run) => run.group('bulk').mean / 1e6, unit: 'Mbit/s', between: [2.85, 3] },
      upB: { of: (run) => run.beside!.group('bulk').mean / 1e6, unit: 'Mbit/s', between: [2.85, 3] },
    },
    from: 25,
  },
};
