import type { Scene } from '../scene.ts';

export const wireless: Scene = {
  id: 'wireless',
  name: 'Loss is not congestion: a wireless link',
  synonyms: 'wifi wi-fi radio random loss noise bit errors corruption mobile',
  scenario: {
    duration: 60,
    warmup: 25,
    path: [{ rate: 8e6, delay: 0.02, queue: { kind: 'droptail', limit: 50 } }],
    transport: { initialSsthresh: 60 },
    flows: [{ id: 'tcp', scheme: { kind: 'tcp' } }],
    events: [{ at: 20, do: 'loss', model: { kind: 'bernoulli', p: 0.01 } }],
  },
  view: { rows: ['window', 'queue', 'used'], window: null },
  notice: {
    text: 'From 20 s on the radio spoils 1 packet in 100. TCP takes each loss for congestion and halves its window: the queue is empty, and yet only {used} of the link is in use.',
    numbers: {
      used: { of: (run) => run.used(), unit: '%', between: [5, 45] },
    },
    from: 35,
  },
};
