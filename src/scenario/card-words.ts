/**
 * What cards say: their words and closed forms. Read them here: the built page fetches them with whoever imports this file,
 * and its first view has cards without them (tests/tools/late-words.mjs).
 */
import type { QueueCard } from '../../workers/engine/network/queues/card.ts';
import type { Queue } from '../../workers/engine/scenario/types.ts';
import type { Scheme } from '../../workers/engine/schemes/scheme.ts';

type SchemeTexts = Pick<Scheme, 'theory' | 'words'>;

/** Also what it says of its runs. */
export function textsOfScheme(card: Scheme): SchemeTexts {
  return card;
}

export function textsOfQueue(card: QueueCard<Queue>): Pick<QueueCard<Queue>, 'words'> {
  return card;
}
