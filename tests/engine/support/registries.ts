/** Every registry of cards, and where a scenario holds the settings of one. */
import { queues } from '../../../workers/engine/network/queues/index.ts';
import { sources } from '../../../workers/engine/network/sources/index.ts';
import type { Card } from '../../../workers/engine/scenario/parameter.ts';
import { lossModels } from '../../../workers/engine/network/losses/index.ts';
import { schemes } from '../../../workers/engine/schemes/index.ts';

export interface Registry {
  name: string;
  cards: readonly Card[];
  /** The place of the settings in a scenario. */
  path: string;
  /** A scenario, as people may write it, with these settings. */
  scenario(settings: object): object;
}

const only = (changes: object): object => ({ version: 1, flows: [{}], ...changes });

export const registries: readonly Registry[] = [
  {
    name: 'scheme',
    cards: schemes,
    path: 'flows[0].scheme',
    scenario: (scheme) => only({ flows: [{ scheme }] }),
  },
  {
    name: 'queue',
    cards: queues,
    path: 'path[0].queue',
    scenario: (queue) => only({ path: [{ queue }] }),
  },
  {
    name: 'source',
    cards: sources,
    path: 'traffic[0]',
    scenario: (source) => only({ duration: 1, traffic: [source] }),
  },
  {
    name: 'loss model',
    cards: lossModels,
    path: 'path[0].loss',
    scenario: (loss) => only({ path: [{ loss }] }),
  },
];
