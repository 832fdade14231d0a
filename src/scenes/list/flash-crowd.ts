import type { Scene } from '../scene.ts';

export const flashCrowd: Scene = {
  id: 'flash-crowd',
  name: 'A flash crowd of short transfers',
  synonyms:
    'flash crowd web short flows mice elephants burst of connections slow start transfers http web page download flow completion time fct http',
  scenario: {
    duration: 40,
    warmup: 2,
    path: [{ rate: 5e6, delay: 0.01, queue: { kind: 'droptail', limit: 40 } }],
    transport: { sendJitter: 0.002 },
    flows: [
      {
        id: 'long',
        label: 'Long',
        scheme: { kind: 'tcp' },
        count: 2,
        accessDelay: 0.02,
        startJitter: 0.5,
        transport: { initialSsthresh: 20 },
      },
      {
        id: 'crowd',
        label: 'Crowd',
        scheme: { kind: 'tcp' },
        count: 100,
        packets: 30,
        accessDelay: 0.02,
        start: 12,
        startJitter: 5,
        rttCv: 0.2,
      },
    ],
  },
  view: { rows: ['throughput', 'queue', 'fairness'], window: null },
  notice: {
    text: 'At 12 s a crowd comes: 100 transfers of 30 packets within 5 s. Each is in slow start, and over before it has found its share. Together they overflow the queue: {lost} of their packets are dropped, and the two long flows fall from {before} to {during} Mbit/s together and then come back.',
    numbers: {
      lost: { of: (run) => 100 * run.group('crowd').lost, unit: '%', between: [8, 25] },
      before: { of: (run) => run.rateBetween('long', 5, 12) / 1e6, unit: '', between: [4.5, 5] },
      during: { of: (run) => run.rateBetween('long', 13, 18) / 1e6, unit: '', between: [0.2, 2.5] },
    },
    from: 25,
  },
};
