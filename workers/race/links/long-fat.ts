import { entryFlows, packetsOfPath, type RaceLink } from './card.ts';

export const longFat: RaceLink = {
  id: 'long-fat',
  name: 'Long and fat',
  about: 'Two flows on 40 Mbit/s across 180 ms, a third of a path in the buffer: one packet a round trip is slow here.',
  part: 1,
  scenario: () => ({
    duration: 50,
    warmup: 10,
    path: [{ rate: 40e6, delay: 0.08, queue: { kind: 'droptail', limit: packetsOfPath(40e6, 0.18, 0.33) } }],
    flows: [entryFlows(2, 0.01, 1)],
  }),
};
