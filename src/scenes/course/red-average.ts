import type { Scene } from '../scene.ts';

export const redAverage: Scene = {
  id: 'course-red-average',
  name: 'Lab: RED’s average queue and the windows',
  synonyms:
    'red random early detection average queue window 32 rudn simulation modelling receive window maximum window ns-2',
  scenario: {
    duration: 30,
    warmup: 5,
    path: [
      {
        rate: 20e6,
        delay: 0.0175,
        queue: {
          kind: 'red',
          limit: 300,
          minThreshold: 75,
          maxThreshold: 150,
          maxP: 0.1,
          weight: 0.002,
          gentle: false,
        },
      },
    ],
    transport: { maxWindow: 32 },
    flows: [
      {
        id: 'tcp',
        label: 'FTP',
        scheme: { kind: 'tcp', variant: 'reno' },
        count: 20,
        packetSize: 500,
        accessDelay: 0.04,
        startJitter: 0.1,
      },
    ],
  },
  view: {
    rows: ['window', 'queue', 'throughput', 'fairness'],
    window: null,
    note: 'After lab 4 of simulation modelling, RUDN University, Moscow: 20 flows, windows of at most 32 packets, RED of 75 and 150.',
    question:
      'Where does the average queue settle? Does RED drop anything, and why not? What happens if the windows may be 64?',
  },
  notice: {
    text: 'Twenty windows of 32 packets are 640, and 575 fill the path: the queue holds {queue} on average, below RED’s first threshold of 75. So RED has nothing to do: it has dropped {dropped}.',
    numbers: {
      queue: { of: (run) => run.numbers().meanQueue, unit: 'packets', between: [35, 75] },
      dropped: { of: (run) => run.numbers().queueDrops, unit: 'packets', between: [0, 60] },
    },
    from: 25,
  },
};
