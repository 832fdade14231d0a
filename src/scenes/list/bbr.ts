import type { Scene } from '../scene.ts';

export const bbr: Scene = {
  id: 'bbr',
  name: 'BBR beside loss-based TCP',
  synonyms: 'bbr google bottleneck bandwidth model based pacing probe loss-based',
  scenario: {
    duration: 60,
    warmup: 20,
    path: [{ rate: 5e6, delay: 0.01, queue: { kind: 'droptail', limit: 15 } }],
    transport: { initialSsthresh: 20, sendJitter: 0.001 },
    flows: [
      { id: 'tcp', scheme: { kind: 'tcp' }, accessDelay: 0.015 },
      { id: 'bbr', scheme: { kind: 'bbr' }, start: 10, accessDelay: 0.015 },
    ],
  },
  view: { rows: ['throughput', 'queue', 'fairness', 'window'], window: null },
  notice: {
    text: 'BBR sends at the rate that it has measured and does not cut at a loss; TCP halves at every one. The buffer is small, losses are many: BBR, which came at 10 s, has {bbr} of the throughput.',
    numbers: { bbr: { of: (run) => 100 * run.group('bbr').share, unit: '%', between: [60, 99] } },
    from: 35,
  },
};
