import type { Scene } from '../scene.ts';

export const sawtooth: Scene = {
  id: 'sawtooth',
  name: 'The TCP sawtooth',
  synonyms:
    'aimd additive increase multiplicative decrease congestion avoidance cwnd reno one flow halving tcp fast retransmit fast recovery textbook',
  scenario: {
    duration: 60,
    warmup: 5,
    sample: 0.05,
    path: [{ rate: 2e6, delay: 0.02, queue: { kind: 'droptail', limit: 20 } }],
    transport: { initialSsthresh: 20 },
    flows: [{ id: 'tcp', scheme: { kind: 'tcp' } }],
  },
  view: { rows: ['window', 'queue', 'throughput'], window: null },
  notice: {
    text: 'The window grows by one packet each round trip. When the queue is full a packet is dropped, and TCP goes on with {kept} of its window: so it goes up and down for ever, and {used} of the link is in use.',
    numbers: {
      kept: { of: (run) => run.kept('tcp', 5), unit: '%', between: [45, 60] },
      used: { of: (run) => run.used(), unit: '%', between: [95, 100] },
    },
    from: 15,
  },
};
