import type { Scene } from '../scene.ts';

const shared = {
  duration: 30,
  warmup: 10,
  transport: { initialSsthresh: 12 },
  flows: [{ id: 'tcp', scheme: { kind: 'tcp' }, count: 8, startJitter: 1, ecn: false }],
};
const hop = { rate: 6e6, delay: 0.02 };

export const red: Scene = {
  id: 'red',
  name: 'Global synchronization, and RED',
  synonyms: 'red random early detection global synchronization synchronisation synchronized losses droptail aqm',
  scenario: { ...shared, path: [{ ...hop, queue: { kind: 'droptail', limit: 60 } }] },
  compare: {
    ...shared,
    path: [{ ...hop, queue: { kind: 'red', limit: 60, minThreshold: 8, maxThreshold: 40, weight: 0.01 } }],
  },
  view: { rows: ['window', 'queue', 'throughput', 'fairness'], window: null },
  speed: 1,
  notice: {
    text: 'When the drop-tail queue of A overflows, {together} of the eight flows lose packets and halve together, and the queue swings between {low} and {high} packets. RED in B drops one here and one there before it is full: from {redLow} to {redHigh}.',
    numbers: {
      together: { of: (run) => run.cutTogether('tcp', 10), unit: '', between: [5, 8] },
      low: { of: (run) => run.queueQuantile(0, 10, 0.05), unit: '', between: [0, 12] },
      high: { of: (run) => run.queueQuantile(0, 10, 0.95), unit: '', between: [50, 60] },
      redLow: { of: (run) => run.beside!.queueQuantile(0, 10, 0.05), unit: '', between: [0, 12] },
      redHigh: { of: (run) => run.beside!.queueQuantile(0, 10, 0.95), unit: '', between: [15, 42] },
    },
    from: 20,
  },
};
