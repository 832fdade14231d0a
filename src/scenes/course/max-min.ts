import type { Scene } from '../scene.ts';

export const maxMin: Scene = {
  id: 'course-max-min',
  name: 'Exercise: two links, three sessions, max-min shares',
  synonyms: 'max-min max min fair share two links three sessions proportional parking lot exercise bottleneck',
  scenario: {
    duration: 60,
    warmup: 15,
    path: [
      { rate: 10e6, delay: 0.005, queue: { kind: 'droptail', limit: 60 } },
      { rate: 4e6, delay: 0.005, queue: { kind: 'droptail', limit: 30 } },
    ],
    transport: { initialSsthresh: 20, sendJitter: 0.002 },
    flows: [
      { id: 'both', label: 'Both links', scheme: { kind: 'tcp' }, accessDelay: 0.01 },
      { id: 'first', label: 'First only', scheme: { kind: 'tcp' }, accessDelay: 0.015, enter: 0, leave: 0 },
      { id: 'second', label: 'Second only', scheme: { kind: 'tcp' }, accessDelay: 0.015, enter: 1, leave: 1 },
    ],
  },
  view: {
    rows: ['throughput', 'queue', 'fairness'],
    window: null,
    hop: 1,
    note: 'After an exercise that many courses set: sessions on links of 10 and 4 Mbit/s.',
    question:
      'What are the max-min fair shares of the three? Which link is whose bottleneck? What does TCP make of it, and why?',
  },
  speed: 5,
  notice: {
    text: 'Max-min fair would be 2, 8 and 2 Mbit/s. TCP gives {both}, {first} and {second}: whoever crosses both links waits in both queues, which makes its round trip {longer} times that of the second, and loses packets at both.',
    numbers: {
      both: { of: (run) => run.group('both').mean / 1e6, unit: '', between: [1, 2.4] },
      first: { of: (run) => run.group('first').mean / 1e6, unit: '', between: [7, 9] },
      second: { of: (run) => run.group('second').mean / 1e6, unit: '', between: [1.6, 3] },
      longer: {
        of: (run) => run.group('both').roundTrip / run.group('second').roundTrip,
        unit: '',
        between: [1.2, 1.6],
      },
    },
    from: 50,
  },
};
