import type { Scene } from '../scene.ts';
import { sideBySide } from '../side-by-side.ts';

export const threeVariants: Scene = {
  id: 'course-three-variants',
  name: 'Lab: Tahoe, Reno and Vegas where packets are spoiled',
  synonyms: 'tahoe reno newreno vegas variants compare ucr cs164 lab random loss throughput cwnd which is best',
  scenario: {
    duration: 100,
    warmup: 10,
    ...sideBySide(
      [
        { group: { id: 'tahoe', label: 'Tahoe', scheme: { kind: 'tcp', variant: 'tahoe' } } },
        { group: { id: 'reno', label: 'Reno', scheme: { kind: 'tcp', variant: 'reno' } } },
        { group: { id: 'vegas', scheme: { kind: 'vegas' } } },
      ],
      { rate: 5e6, delay: 0.02, queue: { kind: 'droptail', limit: 30 }, loss: { kind: 'bernoulli', p: 0.01 } },
      { accessDelay: 0.02 },
    ),
  },
  view: {
    rows: ['window', 'throughput', 'losses'],
    window: null,
    note: 'After a lab that many courses set (UC Riverside, Northeastern): one flow each, the same link, 1 % of the packets spoiled.',
    question:
      'Which of the three gets most through? Why do the losses hurt Tahoe more than Reno? What does Vegas go by besides?',
  },
  speed: 5,
  notice: {
    text: 'In the mean Tahoe gets {tahoe} Mbit/s, Reno {reno} and Vegas {vegas}.',
    numbers: {
      tahoe: { of: (run) => run.group('tahoe').mean / 1e6, unit: '', between: [0.5, 1.2] },
      reno: { of: (run) => run.group('reno').mean / 1e6, unit: '', between: [0.6, 1.3] },
      vegas: { of: (run) => run.group('vegas').mean / 1e6, unit: '', between: [0.6, 1.8] },
    },
    from: 90,
  },
};
