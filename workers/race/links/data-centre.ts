import { entryFlows, type RaceLink } from './card.ts';

export const dataCentre: RaceLink = {
  id: 'data-centre',
  name: 'Data centre',
  about:
    'Eight flows on 1 Gbit/s within 0.2 ms; the switch marks while more than 20 packets wait, and drops beyond 100.',
  part: 1,
  scenario: () => ({
    duration: 0.4,
    warmup: 0.1,
    path: [{ rate: 1e9, delay: 0.00005, queue: { kind: 'step', limit: 100, threshold: 20 } }],
    transport: { sendJitter: 0.000005 },
    flows: [entryFlows(8, 0.00005, 0.01)],
  }),
};
