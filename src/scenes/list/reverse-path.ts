import type { Scene } from '../scene.ts';

export const reversePath: Scene = {
  id: 'reverse-path',
  name: 'ACKs on a congested reverse path',
  synonyms:
    'ack acks acknowledgements reverse path upload asymmetric adsl ack compression way back two-way traffic lost acks',
  scenario: {
    duration: 60,
    warmup: 5,
    path: [{ rate: 8e6, delay: 0.02, queue: { kind: 'droptail', limit: 40 } }],
    reverse: [{ rate: 0.5e6, delay: 0.02, queue: { kind: 'droptail', limit: 20 } }],
    transport: { initialSsthresh: 30, sendJitter: 0.002 },
    flows: [
      { id: 'down', label: 'Download', scheme: { kind: 'tcp' }, count: 1, accessDelay: 0.01 },
      { id: 'up', label: 'Upload', scheme: { kind: 'tcp' }, direction: 'reverse', start: 20, accessDelay: 0.01 },
    ],
  },
  view: { rows: ['throughput', 'roundTrip', 'queue'], hop: 1, window: null },
  notice: {
    text: 'At 20 s an upload begins to send the other way, where the link is narrow. It takes nothing from the download’s link; but the ACKs now wait and are lost behind its packets, and the download falls from {before} to {during} Mbit/s.',
    numbers: {
      before: { of: (run) => run.rateBetween('down', 5, 20) / 1e6, unit: '', between: [7, 8] },
      during: { of: (run) => run.rateBetween('down', 25, 60) / 1e6, unit: '', between: [1, 6.5] },
    },
    from: 35,
  },
};
