import type { Scene } from '../scene.ts';
import { sideBySide } from '../side-by-side.ts';

export const cubic: Scene = {
  id: 'cubic',
  name: 'CUBIC on a long, fast path',
  synonyms: 'cubic linux default high bdp bandwidth delay product long fat network concave convex plateau',
  scenario: {
    duration: 100,
    warmup: 20,
    ...sideBySide(
      [{ group: { id: 'tcp', scheme: { kind: 'tcp' } } }, { group: { id: 'cubic', scheme: { kind: 'cubic' } } }],
      { rate: 4e6, delay: 0.05, queue: { kind: 'droptail', limit: 30 } },
      { accessDelay: 0.1 },
    ),
    transport: { initialSsthresh: 120 },
  },
  view: { rows: ['window', 'queue'], window: null },
  speed: 5,
  notice: {
    text: 'Two links with a round trip of 300 ms. After a cut TCP climbs back by one packet each round trip, for {climb} s; CUBIC hurries to where it last lost, waits there, and goes on. TCP uses {tcp} of its link, CUBIC {cubic}.',
    numbers: {
      climb: { of: (run) => run.climb('tcp', 5), unit: '', between: [20, 45] },
      tcp: { of: (run) => run.used(0), unit: '%', between: [80, 93] },
      cubic: { of: (run) => run.used(1), unit: '%', between: [94, 100] },
    },
    from: 80,
  },
};
