import type { Scene } from '../scene.ts';
import { sideBySide } from '../side-by-side.ts';

export const longLossy: Scene = {
  id: 'course-long-lossy',
  name: 'Lab: Reno and CUBIC on a long path that spoils packets',
  synonyms: 'geni reno vs cubic 300 ms 5 % loss long fat network high delay netem iperf',
  scenario: {
    duration: 100,
    warmup: 10,
    ...sideBySide(
      [
        { group: { id: 'reno', label: 'Reno', scheme: { kind: 'tcp', variant: 'reno' } } },
        { group: { id: 'cubic', scheme: { kind: 'cubic' } } },
      ],
      { rate: 100e6, delay: 0.1, queue: { kind: 'droptail', limit: 1000 }, loss: { kind: 'bernoulli', p: 0.05 } },
      { accessDelay: 0.05, packetSize: 1500 },
    ),
  },
  view: {
    rows: ['window', 'throughput', 'losses'],
    window: null,
    note: 'After the TCP assignment of GENI: 100 Mbit/s, 300 ms, 5 % of the packets lost.',
    question:
      'How much of 100 Mbit/s does each get, and why so little? Take the losses away: who profits more, and why?',
  },
  speed: 5,
  notice: {
    text: 'At 5 % losses Reno gets {reno} kbit/s and CUBIC {cubic}, of 100,000. At a loss, timeouts included, Reno goes on with {renoKept} of its window and CUBIC with {cubicKept}; both are cut again long before they can fill the path.',
    numbers: {
      reno: { of: (run) => run.group('reno').mean / 1e3, unit: '', between: [60, 220] },
      cubic: { of: (run) => run.group('cubic').mean / 1e3, unit: '', between: [60, 260] },
      renoKept: { of: (run) => run.kept('reno', 10), unit: '%', between: [20, 45] },
      cubicKept: { of: (run) => run.kept('cubic', 10), unit: '%', between: [50, 75] },
    },
    from: 90,
  },
};
