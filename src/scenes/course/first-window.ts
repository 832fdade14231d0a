import type { Scene } from '../scene.ts';

export const firstWindow: Scene = {
  id: 'course-first-window',
  name: 'Exercise: when the receive window is full',
  synonyms:
    'tanenbaum receive window advertised window 24 kb mss 2 kb slow start time to full window flow control maximum window',
  scenario: {
    duration: 0.2,
    warmup: 0,
    sample: 0.002,
    path: [{ rate: 1e9, delay: 0.005, queue: { kind: 'droptail', limit: 100 } }],
    transport: { initialWindow: 1, maxWindow: 12, handshake: false },
    flows: [{ id: 'tcp', scheme: { kind: 'tcp' }, packetSize: 2000, accessDelay: 0 }],
  },
  view: {
    rows: ['window', 'throughput'],
    window: null,
    note: 'After Tanenbaum: round trip 10 ms, receive window 24 kB, segments of 2 kB.',
    question: 'How long does it take until the first full window can be sent? What is the throughput from then on?',
  },
  speed: 0.01,
  notice: {
    text: '1, 2, 4, 8 segments, and then 12, which fill 24 kB: at {full} ms. From then on 24 kB leave each 10 ms: {rate} Mbit/s, and no more, however fast the link is.',
    numbers: {
      full: { of: (run) => 1000 * run.firstWindow('tcp', 0, (window) => window >= 12), unit: '', between: [38, 44] },
      rate: { of: (run) => run.rateBetween('tcp', 0.06, run.time) / 1e6, unit: '', between: [18, 20] },
    },
    from: 0.15,
  },
};
