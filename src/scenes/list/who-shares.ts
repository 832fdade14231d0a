import type { Scene } from '../scene.ts';

export const whoShares: Scene = {
  id: 'who-shares',
  name: 'Who shares? A second flow joins',
  synonyms: 'fairness fair share two flows join converge convergence jain index competing',
  scenario: {
    duration: 60,
    warmup: 30,
    sample: 'rtt',
    path: [{ rate: 4e6, delay: 0.01, queue: { kind: 'droptail', limit: 25 } }],
    transport: { initialSsthresh: 20, sendJitter: 0.002 },
    flows: [
      { id: 'first', label: 'First', scheme: { kind: 'tcp' }, accessDelay: 0.015 },
      { id: 'second', label: 'Second', scheme: { kind: 'tcp' }, accessDelay: 0.015, start: 10 },
    ],
  },
  view: { rows: ['throughput', 'queue', 'fairness', 'window'], window: null },
  notice: {
    text: 'Nobody tells the first flow that a second one has come at 10 s. It loses packets, gives way, and in the end has {first} of the throughput, the second {second}.',
    numbers: {
      first: { of: (run) => 100 * run.group('first').share, unit: '%', between: [40, 60] },
      second: { of: (run) => 100 * run.group('second').share, unit: '%', between: [40, 60] },
    },
    from: 40,
  },
};
