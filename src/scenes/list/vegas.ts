import type { Scene } from '../scene.ts';

export const vegas: Scene = {
  id: 'vegas',
  name: 'Vegas beside Reno',
  synonyms: 'vegas reno delay based congestion avoidance delay-based starves',
  scenario: {
    duration: 60,
    warmup: 30,
    path: [{ rate: 4e6, delay: 0.01, queue: { kind: 'droptail', limit: 50 } }],
    transport: { sendJitter: 0.002 },
    flows: [
      { id: 'vegas', scheme: { kind: 'vegas' }, accessDelay: 0.02 },
      {
        id: 'reno',
        label: 'Reno',
        scheme: { kind: 'tcp', variant: 'reno' },
        start: 20,
        accessDelay: 0.02,
        transport: { initialSsthresh: 20 },
      },
    ],
  },
  view: { rows: ['throughput', 'queue', 'fairness', 'roundTrip'], window: null },
  notice: {
    text: 'Vegas alone keeps a few packets in the queue and loses none. At 20 s Reno comes and fills the queue until it overflows; Vegas takes the longer round trip for congestion, gives way, and is left with {vegas} of the throughput.',
    numbers: { vegas: { of: (run) => 100 * run.group('vegas').share, unit: '%', between: [2, 40] } },
    from: 40,
  },
};
