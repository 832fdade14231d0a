/** What runs schemes and queues, for what the page computes itself: read here, for the built page's first view has cards without it (tests/tools/late-words.mjs). */
import type { QueueCard } from '../../workers/engine/network/queues/card.ts';
import type { Queue } from '../../workers/engine/scenario/types.ts';
import type { WindowScheme } from '../../workers/engine/schemes/scheme.ts';

export function rulesOfScheme(card: WindowScheme): Pick<WindowScheme, 'createLaw'> {
  return card;
}

export function rulesOfQueue<Card extends QueueCard<Queue>>(card: Card): Pick<Card, 'build'> {
  return card;
}
