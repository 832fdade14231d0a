import type { Scene, SceneScenario } from '../scene.ts';

const shared = (queue: { kind: 'drr' | 'droptail'; limit: number }): SceneScenario => ({
  duration: 40,
  warmup: 10,
  path: [{ rate: 6e6, delay: 0.005, queue }],
  transport: { sendJitter: 0.002 },
  flows: [
    { id: 'near', label: 'Near', scheme: { kind: 'tcp' }, startJitter: 1, accessDelay: 0.005 },
    { id: 'far', label: 'Far', scheme: { kind: 'tcp' }, startJitter: 1, accessDelay: 0.045 },
  ],
  traffic: [{ kind: 'cbr', wave: 'constant', high: 4e6 }],
});

export const fairQueueing: Scene = {
  id: 'fair-queueing',
  name: 'Fair queueing: a queue for each flow',
  synonyms: 'fair queueing fq drr deficit round robin per flow isolation greedy udp unresponsive scheduling',
  scenario: shared({ kind: 'droptail', limit: 60 }),
  compare: shared({ kind: 'drr', limit: 60 }),
  view: { rows: ['throughput', 'queue', 'fairness'], window: null },
  notice: {
    text: 'Two TCP flows, a near and a far one, and a stream that sends 4 Mbit/s without a break share 6 Mbit/s. With one queue for all (A) far gets {one}. With a queue for each, served in turn (B), near gets {near}, far {far}, and the stream loses what it sends beyond its share.',
    numbers: {
      one: { of: (run) => run.group('far').mean / 1e6, unit: 'Mbit/s', between: [0, 0.9] },
      near: { of: (run) => run.beside!.group('near').mean / 1e6, unit: 'Mbit/s', between: [1.8, 2.1] },
      far: { of: (run) => run.beside!.group('far').mean / 1e6, unit: 'Mbit/s', between: [1.6, 2.1] },
    },
    from: 25,
  },
};
