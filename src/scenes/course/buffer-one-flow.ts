import type { Scene } from '../scene.ts';

export const bufferOneFlow: Scene = {
  id: 'course-buffer-one-flow',
  name: 'Exercise: mean window, and the buffer that keeps a link busy',
  synonyms: 'kurose ross p48 p49 p50 average throughput buffer size link never idle w/2 sawtooth three quarters',
  scenario: {
    duration: 120,
    warmup: 20,
    path: [{ rate: 10e6, delay: 0.055, queue: { kind: 'droptail', limit: 125 } }],
    transport: { initialSsthresh: 125 },
    flows: [{ id: 'tcp', scheme: { kind: 'tcp' }, packetSize: 1500, accessDelay: 0.02 }],
  },
  view: {
    rows: ['window', 'queue', 'throughput'],
    window: null,
    note: 'After problems of Kurose and Ross, chapter 3: 10 Mbit/s, 1500 bytes, 150 ms.',
    question:
      'How many packets fill the path? How large must the queue be so that the link is never idle after a cut? Then halve the queue, and halve it again: how much of the link is used?',
  },
  speed: 10,
  notice: {
    text: 'A queue of 125 packets, as many as fill the path, keeps {used} of the link in use; the window swings between {low} and {high} packets.',
    numbers: {
      used: { of: (run) => run.used(0), unit: '%', between: [97, 100] },
      low: { of: (run) => Math.min(...run.windows('tcp', 0, 20, run.time)), unit: '', between: [110, 140] },
      high: { of: (run) => Math.max(...run.windows('tcp', 0, 20, run.time)), unit: '', between: [235, 270] },
    },
    from: 100,
  },
};
