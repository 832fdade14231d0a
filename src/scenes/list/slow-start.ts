import type { Scene } from '../scene.ts';

export const slowStart: Scene = {
  id: 'slow-start',
  name: 'Slow start',
  synonyms: 'slow start exponential doubling initial window overshoot ssthresh beginning connection tahoe',
  scenario: {
    duration: 6,
    warmup: 0,
    sample: 0.02,
    path: [{ rate: 8e6, delay: 0.02, queue: { kind: 'droptail', limit: 50 } }],
    flows: [{ id: 'tcp', scheme: { kind: 'tcp' } }],
  },
  view: { rows: ['window', 'queue', 'throughput'], window: null },
  speed: 0.2,
  notice: {
    text: 'The window doubles each round trip: from 1 packet to the 100 that fill the link within {fill} s. It doubles once more before the sender hears of the first loss, and {lost} packets are dropped.',
    numbers: {
      fill: { of: (run) => run.firstWindow('tcp', 0, (window) => window >= 100), unit: '', between: [0.6, 0.9] },
      lost: { of: (run) => run.numbers().queueDrops, unit: '', between: [30, 150] },
    },
    from: 2,
  },
};
