import { entryFlows, type RaceLink } from './card.ts';
import MOBILE_PER_MS from './mobile-trace.json' with { type: 'json' };

export const mobile: RaceLink = {
  id: 'mobile',
  name: 'Mobile',
  about: 'One flow on a trace of our own making: 9 Mbit/s, nothing, and all between, with a deep buffer.',
  part: 1,
  scenario: () => ({
    duration: 30,
    warmup: 3,
    path: [
      {
        delay: 0.015,
        queue: { kind: 'droptail', limit: 200 },
        trace: { name: 'Mobile-like', perMs: MOBILE_PER_MS, loop: true },
      },
    ],
    flows: [entryFlows(1, 0.01, 1)],
  }),
};
