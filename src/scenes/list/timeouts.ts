import type { Scene } from '../scene.ts';

export const timeouts: Scene = {
  id: 'timeouts',
  name: 'Timeouts: when no ACK comes to tell',
  synonyms:
    'timeout rto retransmission timer back-off exponential backoff small window heavy loss silence stall tahoe congestion collapse',
  scenario: {
    duration: 40,
    warmup: 0,
    sample: 0.05,
    path: [{ rate: 1e6, delay: 0.02, queue: { kind: 'droptail', limit: 20 }, loss: { kind: 'bernoulli', p: 0.15 } }],
    flows: [{ id: 'tcp', scheme: { kind: 'tcp', variant: 'reno' } }],
  },
  view: { rows: ['throughput', 'window', 'losses'], window: null },
  notice: {
    text: 'Of 100 packets 15 are lost. With so few on the way three duplicate ACKs seldom come back to tell of a loss: the sender waits for its timer and begins again with one packet. Before it knows a round trip the timer is set to 3 s, and the very first packet was lost: {first} of silence. Later it is up to {later}.',
    numbers: {
      first: { of: (run) => run.silence('tcp', 0, 5), unit: 's', between: [2.8, 3.1] },
      later: { of: (run) => run.silence('tcp', 5), unit: 's', between: [0.2, 0.8] },
    },
    from: 20,
  },
};
