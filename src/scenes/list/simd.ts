import type { Scene } from '../scene.ts';
import { sideBySide } from '../side-by-side.ts';

const FREED = 20;

export const simd: Scene = {
  id: 'simd',
  name: 'SIMD climbs ever faster',
  synonyms: 'simd square increase aggressiveness aggressive convergence bandwidth freed doubling smooth schemes slow',
  scenario: {
    duration: 60,
    warmup: 5,
    ...sideBySide(
      [
        { group: { id: 'aimd', label: 'AIMD, 1/16 cut', scheme: { kind: 'aimd', a: 3 / 31, b: 1 / 16 } } },
        { group: { id: 'iiad', label: 'IIAD', scheme: { kind: 'binomial', k: 1, l: 0, a: 1, b: 0.67 } } },
        { group: { id: 'simd', label: 'SIMD, 1/16 cut', scheme: { kind: 'simd', b: 1 / 16 } } },
      ],
      { rate: 2e6, delay: 0.01, queue: { kind: 'droptail', limit: 15 } },
      { accessDelay: 0.03 },
    ),
    transport: { initialSsthresh: 15 },
    events: [0, 1, 2].map((hop) => ({ at: FREED, do: 'rate' as const, hop, rate: 6e6 })),
  },
  view: { rows: ['throughput', 'window'], window: null },
  notice: {
    text: 'At 20 s each link becomes three times as fast. Schemes of small cuts are slow to notice; SIMD adds more the longer nothing is lost, and has the whole link after {simd} s, when AIMD, of the same cut, has {aimd} of its own and IIAD {iiad}.',
    numbers: {
      simd: { of: (run) => run.firstRate('simd', FREED, 5.7e6) - FREED, unit: '', between: [1, 15] },
      aimd: {
        of: (run) => run.rateAt('aimd', run.firstRate('simd', FREED, 5.7e6)) / 6e4,
        unit: '%',
        between: [35, 80],
      },
      iiad: {
        of: (run) => run.rateAt('iiad', run.firstRate('simd', FREED, 5.7e6)) / 6e4,
        unit: '%',
        between: [25, 60],
      },
    },
    from: 35,
  },
};
