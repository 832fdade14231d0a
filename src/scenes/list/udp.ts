import type { Scene } from '../scene.ts';

export const udp: Scene = {
  id: 'udp',
  name: 'TCP against UDP',
  synonyms: 'udp cbr constant rate unresponsive no congestion control starvation video stream congestion collapse',
  scenario: {
    duration: 60,
    warmup: 5,
    path: [{ rate: 4e6, delay: 0.02, queue: { kind: 'droptail', limit: 30 } }],
    transport: { initialSsthresh: 15, sendJitter: 0.002 },
    flows: [{ id: 'tcp', scheme: { kind: 'tcp' }, count: 3, startJitter: 0.5, accessDelay: 0.02, rttCv: 0.1 }],
    traffic: [{ kind: 'cbr', wave: 'constant', high: 3e6, start: 15, stop: 40 }],
  },
  view: { rows: ['throughput', 'queue', 'fairness'], window: null },
  notice: {
    text: 'At 15 s a sender that heeds no loss begins to send 3 Mbit/s. The three TCP flows give way to it, from {before} to {during} Mbit/s together; it does not.',
    numbers: {
      before: { of: (run) => run.rateBetween('tcp', 5, 15) / 1e6, unit: '', between: [3.5, 4] },
      during: { of: (run) => run.rateBetween('tcp', 20, 40) / 1e6, unit: '', between: [0.5, 1.4] },
    },
    from: 25,
  },
};
