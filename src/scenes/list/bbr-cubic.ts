import { bandwidthDelayPackets } from '../../scenario/effective.ts';
import type { Scene } from '../scene.ts';

export const bbrCubic: Scene = {
  id: 'bbr-cubic',
  name: 'BBR against CUBIC',
  synonyms: 'bbr vs cubic versus google linux default youtube share deep buffer two congestion controls',
  scenario: {
    duration: 80,
    warmup: 30,
    path: [{ rate: 10e6, delay: 0.02, queue: { kind: 'droptail', limit: 200 } }],
    transport: { initialSsthresh: 60, sendJitter: 0.001 },
    flows: [
      { id: 'cubic', scheme: { kind: 'cubic' }, accessDelay: 0.01 },
      { id: 'bbr', scheme: { kind: 'bbr' }, start: 10, accessDelay: 0.01 },
    ],
  },
  view: { rows: ['throughput', 'queue', 'fairness', 'window'], window: null },
  speed: 5,
  notice: {
    text: 'The buffer holds {depth} times what the path holds. CUBIC fills it and backs off when packets are lost; BBR has at most twice the path’s packets on their way, however long the queue is. BBR, which came at 10 s, has {bbr} of the throughput, and a packet waits {wait} on average.',
    numbers: {
      depth: {
        of: ({ series: { scenario } }) => scenario.path[0]!.queue.limit / bandwidthDelayPackets(scenario, 10e6)!,
        unit: '',
        between: [2.5, 3],
      },
      bbr: { of: (run) => 100 * run.group('bbr').share, unit: '%', between: [30, 65] },
      wait: { of: (run) => run.wait(), unit: 'ms', between: [80, 160] },
    },
    from: 50,
  },
};
