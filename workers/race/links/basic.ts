import { entryFlows, packetsOfPath, type RaceLink } from './card.ts';

export const basic: RaceLink = {
  id: 'basic',
  name: 'Basic',
  about: 'Two flows of the entry on 10 Mbit/s, 50 ms and a buffer of one path: what every textbook draws.',
  part: 1,
  scenario: () => ({
    duration: 30,
    warmup: 6,
    path: [{ rate: 10e6, delay: 0.015, queue: { kind: 'droptail', limit: packetsOfPath(10e6, 0.05, 1) } }],
    flows: [entryFlows(2, 0.01, 1)],
  }),
};
