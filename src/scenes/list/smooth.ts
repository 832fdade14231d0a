import type { Scene } from '../scene.ts';

export const smooth: Scene = {
  id: 'smooth',
  name: 'Smooth against quick: TCP, TFRC and TEAR',
  synonyms: 'tfrc tear smooth smoothness streaming media equation based rate cov slowly responsive dccp quick',
  scenario: {
    duration: 60,
    warmup: 15,
    path: [{ rate: 6e6, delay: 0.02, queue: { kind: 'red', limit: 60, minThreshold: 8, maxThreshold: 40 } }],
    transport: { initialSsthresh: 20, sendJitter: 0.003 },
    flows: [
      { id: 'tcp', scheme: { kind: 'tcp' }, count: 2, startJitter: 1, rttCv: 0.1, ecn: false },
      { id: 'tfrc', scheme: { kind: 'tfrc' }, count: 2, startJitter: 1, rttCv: 0.1, ecn: false },
      { id: 'tear', scheme: { kind: 'tear' }, count: 2, startJitter: 1, rttCv: 0.1, ecn: false },
    ],
  },
  view: { rows: ['throughput', 'queue', 'fairness', 'window'], window: null },
  notice: {
    text: 'All six flows share one link. What a TCP flow sends in a round trip varies by {tcp} (coefficient of variation), TFRC by {tfrc}, TEAR by {tear}: they average over many losses, so they are smooth, and slow to react.',
    numbers: {
      tcp: { of: (run) => 100 * run.group('tcp').cov!, unit: '%', between: [30, 70] },
      tfrc: { of: (run) => 100 * run.group('tfrc').cov!, unit: '%', between: [8, 30] },
      tear: { of: (run) => 100 * run.group('tear').cov!, unit: '%', between: [5, 30] },
    },
    from: 40,
  },
};
