import type { Scene } from '../scene.ts';

export const satellite: Scene = {
  id: 'satellite',
  name: 'A satellite link',
  synonyms: 'satellite geostationary geo long delay high latency space long fat pipe bdp 600 ms',
  scenario: {
    duration: 100,
    warmup: 0,
    path: [{ rate: 3e6, delay: 0.25, queue: { kind: 'droptail', limit: 120 } }],
    transport: { initialSsthresh: 200 },
    flows: [{ id: 'tcp', scheme: { kind: 'tcp' }, accessDelay: 0.03 }],
    events: [{ at: 20, do: 'drop', group: 'tcp', flow: 0, count: 1 }],
  },
  view: { rows: ['throughput', 'window', 'queue'], window: null },
  speed: 5,
  notice: {
    text: 'A round trip by satellite takes 560 ms. It takes {fill} s until TCP fills the link; and when one single packet is lost, at 20 s, it needs {back} s to have back what it gave up.',
    numbers: {
      fill: { of: (run) => run.firstRate('tcp', 0, 2.7e6), unit: '', between: [3, 20] },
      back: { of: (run) => run.firstRate('tcp', 25, 2.85e6) - 20, unit: '', between: [20, 75] },
    },
    from: 95,
  },
};
