import type { Scene } from '../scene.ts';

export const timeouts: Scene = {
  id: 'timeouts',
  name: 'Timeouts: when no ACK comes to tell',
  synonyms: 'timeout rto retransmission timer back-off exponential backoff small window heavy loss silence stall',
  scenario: {
    duration: 40,
    warmup: 0,
    sample: 0.05,
    path: [{ rate: 1e6, delay: 0.02, queue: { kind: 'droptail', limit: 20 }, loss: { kind: 'bernoulli', p: 0.15 } }],
    flows: [{ id: 'tcp', scheme: { kind: 'tcp', variant: 'reno' } }],
  },
  view: { rows: ['throughput', 'window', 'losses'], window: null },
  speed: 2,
  notice: {
    text: 'Of 100 packets 15 are lost. With so few on the way no three duplicate ACKs come back to tell of a loss: the sender waits for its timer, doubles it each time in vain, and is once silent for {silence}.',
    numbers: { silence: { of: (run) => run.silence('tcp'), unit: 's', between: [1, 30] } },
    from: 20,
  },
};
