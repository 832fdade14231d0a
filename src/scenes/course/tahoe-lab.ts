import type { Scene } from '../scene.ts';

export const tahoeLab: Scene = {
  id: 'course-tahoe-lab',
  name: 'Lab: the window of Tahoe, and its largest value',
  synonyms:
    'tahoe reno lab maximum window ns-2 unsw comp3331 comp9331 slow start congestion avoidance packets per second',
  scenario: {
    duration: 60,
    warmup: 0,
    path: [{ rate: 1e6, delay: 0.05, queue: { kind: 'droptail', limit: 20 } }],
    transport: { initialWindow: 1 },
    flows: [
      { id: 'tcp', label: 'Tahoe', scheme: { kind: 'tcp', variant: 'tahoe' }, packetSize: 540, accessDelay: 0.05 },
    ],
  },
  view: {
    rows: ['window', 'queue', 'throughput'],
    window: null,
    note: 'After lab 5 of COMP3331, UNSW Sydney.',
    question:
      'What is the largest window, and what does the sender do then? How often does that happen in a minute? Then, under Flows, bring the largest window down until it happens no more.',
  },
  speed: 5,
  notice: {
    text: 'The window first reaches {peak} packets; {falls} times it falls to one. In a second {rate} packets arrive, of the 231 that the link could carry. A student’s report of ns-2 has 100 packets, 7 falls and 185 a second.',
    numbers: {
      peak: { of: (run) => Math.max(...run.windows('tcp', 0, 0, 10)), unit: '', between: [95, 110] },
      falls: {
        of: (run) => run.windows('tcp').filter((now, at, all) => now < 2 && all[at - 1]! >= 2).length,
        unit: '',
        between: [4, 9],
      },
      rate: { of: (run) => run.rateBetween('tcp', 0, run.time) / (8 * 540), unit: '', between: [170, 215] },
    },
    from: 50,
  },
};
