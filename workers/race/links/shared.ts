import { BESIDE, entryFlows, packetsOfPath, type RaceLink } from './card.ts';

export const shared: RaceLink = {
  id: 'shared',
  name: 'Shared with TCP',
  about: 'Two flows of the entry beside two of TCP (SACK): who takes what from whom.',
  part: 0.5,
  scenario: () => ({
    duration: 40,
    warmup: 8,
    path: [{ rate: 10e6, delay: 0.015, queue: { kind: 'droptail', limit: packetsOfPath(10e6, 0.05, 1) } }],
    flows: [
      entryFlows(2, 0.01, 1),
      { ...entryFlows(2, 0.01, 1), id: BESIDE, scheme: { kind: 'tcp', variant: 'sack' } },
    ],
  }),
};
