import type { Scene } from '../scene.ts';

export const bbrStart: Scene = {
  id: 'bbr-start',
  name: 'BBR’s start',
  synonyms: 'bbr startup start-up drain probe bandwidth phases pacing gain beginning model',
  scenario: {
    duration: 12,
    warmup: 4,
    sample: 0.02,
    path: [{ rate: 8e6, delay: 0.02, queue: { kind: 'droptail', limit: 200 } }],
    flows: [{ id: 'bbr', scheme: { kind: 'bbr' }, accessDelay: 0.01 }],
  },
  view: { rows: ['throughput', 'queue', 'window'], window: null },
  speed: 0.5,
  notice: {
    text: 'BBR begins as slow start does: twice as fast each round trip, until the rate at which its packets arrive no longer rises. By then up to {most} packets wait. It sends slower until they have left, and goes on at the rate that it has measured: {used} of the link, with {wait} packets waiting on average.',
    numbers: {
      most: { of: (run) => run.queueQuantile(0, 0, 1), unit: '', between: [80, 160] },
      used: { of: (run) => run.used(), unit: '%', between: [93, 100] },
      wait: { of: (run) => run.numbers().meanQueue, unit: '', between: [4, 12] },
    },
    from: 6,
  },
};
