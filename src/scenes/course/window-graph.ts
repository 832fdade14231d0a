import type { Scene } from '../scene.ts';

export const windowGraph: Scene = {
  id: 'course-window-graph',
  name: 'Exercise: the window, round by round',
  synonyms:
    'kurose ross chapter 3 p40 p37 window graph transmission round ssthresh triple duplicate ack timeout fast recovery slow start exam reno',
  scenario: {
    duration: 4,
    warmup: 0,
    sample: 0.05,
    path: [{ rate: 100e6, delay: 0.05, queue: { kind: 'droptail', limit: 1000 } }],
    transport: { initialWindow: 1, initialSsthresh: 32, handshake: false },
    flows: [{ id: 'tcp', scheme: { kind: 'tcp', variant: 'reno' }, accessDelay: 0 }],
    events: [
      { at: 0, do: 'lose', group: 'tcp', packets: [396] },
      { at: 0, do: 'lose', group: 'tcp', packets: Array.from({ length: 26 }, (_, index) => 584 + index) },
    ],
  },
  view: {
    rows: ['window', 'losses'],
    window: null,
    note: 'After a problem that stands in most textbooks (Kurose and Ross, chapter 3). “By rounds” has the graph and the table, and prints them without their phases.',
    question:
      'In which rounds is it in slow start, in which in congestion avoidance? What happened after round 17, and what after round 25? What is ssthresh in rounds 1, 19 and 27?',
  },
  speed: 0.2,
  notice: {
    text: 'The window is {top} packets in round 16. Three duplicate ACKs bring it to half, and the timeout to {least}.',
    numbers: {
      top: { of: (run) => Math.max(...run.windows('tcp', 0, 0, 1.65)), unit: '', between: [40, 44] },
      least: { of: (run) => Math.min(...run.windows('tcp', 0, 1.8, 3)), unit: '', between: [1, 1.2] },
    },
    from: 3,
  },
};
