import { baseRtt } from '../../scenario/effective.ts';
import type { Scene } from '../scene.ts';

export const cubicReno: Scene = {
  id: 'cubic-reno',
  name: 'CUBIC against Reno',
  synonyms: 'reno vs cubic versus tcp linux default classic aimd fairness share long path',
  scenario: {
    duration: 120,
    warmup: 30,
    path: [{ rate: 10e6, delay: 0.04, queue: { kind: 'droptail', limit: 100 } }],
    transport: { initialSsthresh: 60, sendJitter: 0.001 },
    flows: [
      { id: 'reno', label: 'Reno', scheme: { kind: 'tcp' }, accessDelay: 0.01 },
      { id: 'cubic', scheme: { kind: 'cubic' }, accessDelay: 0.01 },
    ],
  },
  view: { rows: ['window', 'throughput', 'queue', 'fairness'], window: null },
  speed: 5,
  notice: {
    text: 'One path and one queue, {rtt} there and back when it is empty. At a loss Reno goes on with {reno} of its window and CUBIC with {kept}, and CUBIC hurries back to where it was: it has {cubic} of the throughput.',
    numbers: {
      rtt: { of: ({ series: { scenario } }) => 1000 * baseRtt(scenario), unit: 'ms', between: [99, 101] },
      reno: { of: (run) => run.kept('reno', 10), unit: '%', between: [40, 60] },
      kept: { of: (run) => run.kept('cubic', 10), unit: '%', between: [62, 78] },
      cubic: { of: (run) => 100 * run.group('cubic').share, unit: '%', between: [65, 90] },
    },
    from: 60,
  },
};
