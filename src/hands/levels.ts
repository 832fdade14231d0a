/** Games to begin with. Any other run is one too: its address says which. */
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import type { Role } from '../../workers/hands/protocol.ts';
import { forNetwork, withSeat } from '../../workers/hands/seat.ts';

export interface Level {
  id: string;
  role: Role;
  title: string;
  /** What it is about; of a wheel's network no number, for that lies in the fog. */
  about: string;
  scenario(): Scenario;
}

const LINK = { rate: 4e6, delay: 0.02, queue: { kind: 'droptail', limit: 25 } };

const TCP = { scheme: { kind: 'tcp' } };

function wheel(fields: object): () => Scenario {
  return () =>
    withSeat(normalizeScenario({ version: 1, duration: 60, warmup: 0, seed: 1, path: [LINK], ...fields }), 0);
}

function network(fields: object): () => Scenario {
  return () => forNetwork(normalizeScenario({ version: 1, duration: 30, warmup: 0, seed: 1, path: [LINK], ...fields }));
}

export const LEVELS: readonly Level[] = [
  {
    id: 'alone',
    role: 'wheel',
    title: 'Alone',
    about: 'Nobody else is there. Find how much fits, and do not fill the queue.',
    scenario: wheel({ flows: [TCP] }),
  },
  {
    id: 'beside-tcp',
    role: 'wheel',
    title: 'Beside one TCP',
    about: 'Another flow shares the link, and it gives way when it loses packets. Do you?',
    scenario: wheel({ flows: [TCP, { ...TCP, id: 'other', start: 1 }] }),
  },
  {
    id: 'crowd',
    role: 'wheel',
    title: 'In a crowd',
    about: 'Several others share the link. What you take they lack.',
    scenario: wheel({ flows: [TCP, { ...TCP, id: 'other', count: 4, startJitter: 2 }] }),
  },
  {
    id: 'wireless',
    role: 'wheel',
    title: 'Over the air',
    about: 'Some packets are lost that no queue dropped. Which losses say “slow down”?',
    scenario: wheel({
      path: [{ ...LINK, loss: { kind: 'bernoulli', p: 0.01 } }],
      flows: [TCP, { ...TCP, id: 'other' }],
    }),
  },
  {
    id: 'pace',
    role: 'wheel',
    title: 'On a rate',
    about: 'No window holds you back: you say how many packets leave in a second, and nothing is sent again.',
    scenario: wheel({ flows: [{ scheme: { kind: 'tfrc' } }, { ...TCP, id: 'other' }] }),
  },
  {
    id: 'rush',
    role: 'wheel',
    title: 'Rush hour',
    about: 'The room on the link changes while you drive.',
    scenario: wheel({
      flows: [TCP, { ...TCP, id: 'other' }],
      traffic: [{ kind: 'cbr', wave: 'square', high: 2e6, on: 10, off: 10, start: 10 }],
    }),
  },
  {
    id: 'bring-down',
    role: 'network',
    title: 'Bring TCP down',
    about: 'One TCP flow, five packets to lose. How little can you leave it?',
    scenario: network({ flows: [TCP] }),
  },
  {
    id: 'unequal',
    role: 'network',
    title: 'Make them unequal',
    about: 'Two equal TCP flows, five packets to lose. How far apart can you drive them?',
    scenario: network({ flows: [{ ...TCP, count: 2 }] }),
  },
];
