import type { Scene } from '../scene.ts';

export const roundTrips: Scene = {
  id: 'round-trips',
  name: 'Unequal round trips',
  synonyms: 'rtt unfairness bias different rtts long short distance near far heterogeneous',
  scenario: {
    duration: 50,
    warmup: 10,
    path: [{ rate: 5e6, delay: 0.01, queue: { kind: 'droptail', limit: 30 } }],
    transport: { initialSsthresh: 20, sendJitter: 0.002 },
    flows: [
      { id: 'near', label: '40 ms', scheme: { kind: 'tcp' }, accessDelay: 0.01 },
      { id: 'far', label: '160 ms', scheme: { kind: 'tcp' }, accessDelay: 0.07 },
    ],
  },
  view: { rows: ['throughput', 'queue', 'fairness', 'roundTrip'], window: null },
  notice: {
    text: 'Each flow adds one packet per round trip of its own: the one with a quarter of the distance adds them oftener, and gets {ratio} times the throughput of the other.',
    numbers: {
      ratio: { of: (run) => run.group('near').mean / run.group('far').mean, unit: '', between: [2, 10] },
    },
    from: 30,
  },
};
