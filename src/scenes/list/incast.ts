import type { Scene } from '../scene.ts';

export const incast: Scene = {
  id: 'incast',
  name: 'Incast: all servers answer at once',
  synonyms:
    'incast data center datacenter many to one barrier synchronized reads partition aggregate minrto rto throughput collapse flow completion time',
  scenario: {
    duration: 1,
    warmup: 0,
    sample: 0.005,
    path: [{ rate: 100e6, delay: 0.0001, queue: { kind: 'droptail', limit: 40 } }],
    transport: { sendJitter: 0.00005 },
    flows: [
      {
        id: 'servers',
        label: 'Servers',
        scheme: { kind: 'tcp' },
        count: 32,
        packets: 30,
        accessDelay: 0.0001,
        startJitter: 0.0002,
      },
    ],
  },
  view: { rows: ['throughput', 'queue', 'fairness', 'window'], window: null },
  speed: 0.05,
  notice: {
    text: 'Thirty-two servers answer one request at the same time, with 77 ms worth of data. The small buffer overflows at once, whole windows are lost, and the link lies idle until timers of 200 ms run out: the last answer is there after {done}.',
    numbers: { done: { of: (run) => 1000 * run.lastDelivery('servers'), unit: 'ms', between: [200, 950] } },
    from: 0.8,
  },
};
