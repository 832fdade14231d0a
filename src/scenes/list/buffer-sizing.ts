import type { Scene } from '../scene.ts';
import { sideBySide } from '../side-by-side.ts';

/** Packets that fill the path of 4 Mbit/s and 100 ms. */
const BDP = 50;

export const bufferSizing: Scene = {
  id: 'buffer-sizing',
  name: 'Buffer sizing: as much as the pipe holds',
  synonyms: 'buffer size sizing router small buffers bdp bandwidth delay product rule of thumb',
  scenario: {
    duration: 40,
    warmup: 10,
    sample: 0.05,
    ...sideBySide(
      [
        { hop: { queue: { kind: 'droptail', limit: 6 } }, group: { id: 'eighth', label: 'BDP/8' } },
        { hop: { queue: { kind: 'droptail', limit: BDP / 2 } }, group: { id: 'half', label: 'BDP/2' } },
        { hop: { queue: { kind: 'droptail', limit: BDP } }, group: { id: 'whole', label: 'BDP' } },
      ],
      { rate: 4e6, delay: 0.02 },
      { scheme: { kind: 'tcp' }, accessDelay: 0.03 },
    ),
    transport: { initialSsthresh: 40 },
  },
  view: { rows: ['throughput', 'window', 'queue'], window: null, hop: 2 },
  notice: {
    text: 'Fifty packets fill this pipe (its bandwidth-delay product, BDP). A buffer of as many keeps {whole} of the link in use while TCP halves its window; with half of that it is {half}, with an eighth {eighth}.',
    numbers: {
      eighth: { of: (run) => run.used(0), unit: '%', between: [75, 90] },
      half: { of: (run) => run.used(1), unit: '%', between: [88, 99] },
      whole: { of: (run) => run.used(2), unit: '%', between: [97, 100] },
    },
    from: 25,
  },
};
