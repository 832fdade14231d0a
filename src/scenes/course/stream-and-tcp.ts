import type { Scene } from '../scene.ts';

export const streamAndTcp: Scene = {
  id: 'course-stream-and-tcp',
  name: 'Lab: TCP beside a constant stream',
  synonyms:
    'northeastern cs5700 cs4700 cbr rate udp tahoe reno newreno vegas throughput drop rate latency performance ns-2 ucsb',
  scenario: {
    duration: 60,
    warmup: 10,
    path: [{ rate: 10e6, delay: 0.01, queue: { kind: 'droptail', limit: 50 } }],
    transport: { initialSsthresh: 40 },
    flows: [{ id: 'tcp', label: 'Reno', scheme: { kind: 'tcp', variant: 'reno' }, accessDelay: 0.02 }],
    traffic: [{ kind: 'cbr', wave: 'constant', high: 8e6 }],
  },
  view: {
    rows: ['throughput', 'queue', 'losses'],
    window: null,
    note: 'After project 3 of CS 5700, Northeastern University: all links 10 Mbit/s, one TCP, and a constant stream of 1 to 10 Mbit/s.',
    question:
      'Draw TCP’s throughput, its losses and its round trip over the rate of the stream (Vary …, beside the rate). Which of Tahoe, Reno, NewReno and Vegas does best?',
  },
  speed: 5,
  notice: {
    text: 'Beside a stream of 8 Mbit/s TCP has {rate} Mbit/s: what is left.',
    numbers: { rate: { of: (run) => run.group('tcp').mean / 1e6, unit: '', between: [1.5, 2.05] } },
    from: 50,
  },
};
