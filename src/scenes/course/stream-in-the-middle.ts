import type { Scene } from '../scene.ts';

export const streamInTheMiddle: Scene = {
  id: 'course-stream-in-the-middle',
  name: 'Lab: a stream on the second of three links',
  synonyms: 'udp router chain ns-3 acn23 newreno three links cross traffic bottleneck in the middle several routers',
  scenario: {
    duration: 40,
    warmup: 8,
    path: [0, 1, 2].map(() => ({ rate: 10e6, delay: 0.005, queue: { kind: 'droptail' as const, limit: 50 } })),
    transport: { initialSsthresh: 30, sendJitter: 0.002 },
    flows: [
      { id: 'newreno', label: 'NewReno', scheme: { kind: 'tcp', variant: 'newreno' }, accessDelay: 0.005 },
      { id: 'reno', label: 'Reno', scheme: { kind: 'tcp', variant: 'reno' }, accessDelay: 0.005 },
      { id: 'vegas', scheme: { kind: 'vegas' }, accessDelay: 0.005 },
    ],
    traffic: [{ kind: 'cbr', wave: 'constant', high: 5e6, enter: 1, leave: 1 }],
  },
  view: {
    rows: ['throughput', 'queue', 'fairness', 'roundTrip'],
    window: null,
    hop: 1,
    note: 'After a lab of a Chinese course on ns-3: a chain of routers, TCP over all links, UDP over one in the middle.',
    question: 'At which link do packets wait? What do the three get at stream rates of 2, 5, 8 and 9.5 Mbit/s?',
  },
  notice: {
    text: 'The stream takes 5 of the second link’s 10 Mbit/s. NewReno gets {newreno} Mbit/s, Reno {reno} and Vegas {vegas}; {waiting} packets wait at the second link on average and {first} at the first.',
    numbers: {
      newreno: { of: (run) => run.group('newreno').mean / 1e6, unit: '', between: [1, 3.5] },
      reno: { of: (run) => run.group('reno').mean / 1e6, unit: '', between: [1, 3.5] },
      vegas: { of: (run) => run.group('vegas').mean / 1e6, unit: '', between: [0.05, 1.2] },
      waiting: { of: (run) => run.numbers(1).meanQueue, unit: '', between: [15, 50] },
      first: { of: (run) => run.numbers(0).meanQueue, unit: '', between: [0, 5] },
    },
    from: 30,
  },
};
