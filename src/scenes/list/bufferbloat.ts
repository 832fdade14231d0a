import type { Scene } from '../scene.ts';
import { sideBySide } from '../side-by-side.ts';

export const bufferbloat: Scene = {
  id: 'bufferbloat',
  name: 'Bufferbloat: four buffers',
  synonyms: 'bufferbloat buffer bloat latency delay lag queueing home router large buffers 5 20 100 1000 packets',
  scenario: {
    duration: 40,
    warmup: 10,
    ...sideBySide(
      [5, 20, 100, 1000].map((limit) => ({
        hop: { queue: { kind: 'droptail', limit } },
        group: { id: `b${limit}`, label: `TCP behind ${limit}` },
      })),
      { rate: 3e6, delay: 0.015 },
      { scheme: { kind: 'tcp' }, accessDelay: 0.015 },
    ),
  },
  view: { rows: ['roundTrip', 'queue', 'throughput'], window: null, hop: 3 },
  notice: {
    text: 'Four links, alike but for their buffers. With room for 5 packets TCP uses {small} of its link, with 20 or more all of it. With 1000 it gets nothing more, but its packets wait: a round trip of 60 ms has taken {bloat} on average so far, and gets longer until the buffer is full, which is 2.7 s of waiting.',
    numbers: {
      small: { of: (run) => run.used(0), unit: '%', between: [75, 95] },
      bloat: { of: (run) => 1000 * run.group('b1000').roundTrip, unit: 'ms', between: [500, 2000] },
    },
    from: 25,
  },
};
