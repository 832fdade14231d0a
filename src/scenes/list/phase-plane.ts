import type { Scene } from '../scene.ts';

export const phasePlane: Scene = {
  id: 'phase-plane',
  name: 'Why halving makes shares equal: the phase plane',
  synonyms: 'phase plane chiu jain vector diagram aimd convergence fairness line efficiency line two users',
  scenario: {
    duration: 50,
    warmup: 25,
    path: [{ rate: 4e6, delay: 0.01, queue: { kind: 'droptail', limit: 25 } }],
    transport: { sendJitter: 0.002 },
    flows: [
      {
        id: 'rich',
        label: 'Rich',
        scheme: { kind: 'tcp' },
        accessDelay: 0.02,
        transport: { initialSsthresh: 45, initialWindow: 40 },
      },
      { id: 'poor', label: 'Poor', scheme: { kind: 'tcp' }, accessDelay: 0.02, transport: { initialSsthresh: 2 } },
    ],
  },
  view: { rows: ['window', 'throughput', 'queue', 'fairness'], window: null, plane: 'window' },
  notice: {
    text: 'Each point is the two windows at one time. Climbing, both gain the same; halving, the rich one gives up more than the poor one: from {before} of the throughput in the first 3 s the poor one comes to {after}.',
    numbers: {
      before: { of: (run) => run.shareBetween('poor', 0, 3), unit: '%', between: [0, 35] },
      after: { of: (run) => 100 * run.group('poor').share, unit: '%', between: [42, 58] },
    },
    from: 35,
  },
};
