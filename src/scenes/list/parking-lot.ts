import type { Scene } from '../scene.ts';

export const parkingLot: Scene = {
  id: 'parking-lot',
  name: 'The parking lot: three bottlenecks in a row',
  synonyms:
    'parking lot multiple bottlenecks multi-hop several hops proportional fairness max-min long flow cross traffic',
  scenario: {
    duration: 50,
    warmup: 10,
    path: [0, 1, 2].map(() => ({ rate: 3e6, delay: 0.005, queue: { kind: 'droptail' as const, limit: 30 } })),
    transport: { initialSsthresh: 20, sendJitter: 0.003 },
    flows: [
      { id: 'long', label: 'Long way', scheme: { kind: 'tcp' }, accessDelay: 0.01 },
      ...[0, 1, 2].map((hop) => ({
        id: `cross-${hop + 1}`,
        label: `Across ${hop + 1}`,
        scheme: { kind: 'tcp' },
        accessDelay: 0.02,
        enter: hop,
        leave: hop,
      })),
    ],
  },
  view: { rows: ['throughput', 'queue', 'fairness', 'losses'], window: null },
  notice: {
    text: 'One flow crosses three full links, at each of which another competes with it. The distances are alike; but the long way waits in three queues, which makes its round trip {longer} times theirs, and loses packets at three places: it gets {long} Mbit/s where half of a link would be 1.5.',
    numbers: {
      longer: {
        of: (run) => run.group('long').roundTrip / run.group('cross-2').roundTrip,
        unit: '',
        between: [1.6, 2.5],
      },
      long: { of: (run) => run.group('long').mean / 1e6, unit: '', between: [0.2, 1.1] },
    },
    from: 30,
  },
};
