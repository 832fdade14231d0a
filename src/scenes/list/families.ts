import type { Scene } from '../scene.ts';
import { sideBySide } from '../side-by-side.ts';

export const families: Scene = {
  id: 'families',
  name: 'GAIMD, SQRT and IIAD side by side',
  synonyms: 'gaimd sqrt iiad binomial general aimd small cuts tcp-friendly window teeth comparison',
  scenario: {
    duration: 40,
    warmup: 10,
    sample: 0.05,
    ...sideBySide(
      [
        { group: { id: 'tcp', scheme: { kind: 'tcp' } } },
        { group: { id: 'gaimd', scheme: { kind: 'aimd', a: 0.31, b: 0.125 } } },
        { group: { id: 'sqrt', scheme: { kind: 'binomial', k: 0.5, l: 0.5, a: 1, b: 0.67 } } },
        { group: { id: 'iiad', scheme: { kind: 'binomial', k: 1, l: 0, a: 1, b: 0.67 } } },
      ],
      { rate: 3e6, delay: 0.01, queue: { kind: 'droptail', limit: 12 } },
      { accessDelay: 0.01 },
    ),
  },
  view: { rows: ['window', 'throughput'], window: null },
  notice: {
    text: 'Each has a link of its own. TCP keeps {tcp} of its window at a loss, GAIMD {gaimd}, SQRT {sqrt}, IIAD {iiad}: who cuts less climbs more slowly, and is smoother.',
    numbers: {
      tcp: { of: (run) => run.kept('tcp', 18.5), unit: '%', between: [45, 60] },
      gaimd: { of: (run) => run.kept('gaimd', 18.5), unit: '%', between: [80, 92] },
      sqrt: { of: (run) => run.kept('sqrt', 18.5), unit: '%', between: [80, 95] },
      iiad: { of: (run) => run.kept('iiad', 18.5), unit: '%', between: [90, 99] },
    },
    from: 30,
  },
};
