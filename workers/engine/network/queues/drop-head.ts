import type { Parameter, Settings } from '../../scenario/parameter.ts';
import { limitParameter, type Ns2Queue, type QueueCard } from './card.ts';
import type { DequeueDiscipline } from './discipline.ts';

const parameters = [limitParameter(60)] as const satisfies readonly Parameter[];

/** Limit in packets. */
export type DropHeadQueue = Settings<'drophead', typeof parameters>;

/** First come, first served; the hop drops the oldest for one that comes while it is full. */
const fromTheHead: DequeueDiscipline = { dropsHead: true, dequeue: (_now, queue) => void queue.take() };

export const dropHead: QueueCard<DropHeadQueue> & { ns2: Ns2Queue<DropHeadQueue> } = {
  kind: 'drophead',
  name: 'drop-head',
  fullName: 'Drop-head',
  about:
    'First come, first served: what arrives when the queue is full is taken, and the packet that has waited longest is dropped for it. What comes behind the gap is sent at once, so the sender hears of the loss sooner than of one at the tail: by the time that the full queue takes to empty.',
  parameters,
  citation:
    'T. V. Lakshman, A. Neidhardt, T. J. Ott, The Drop from Front Strategy in TCP and in TCP over ATM, INFOCOM 1996; DropTail of ns-2.35 with drop_front_.',
  decides: 'at dequeue',
  build: () => fromTheHead,
  words: {},
  ns2: { type: 'DropTail', limit: ({ limit }) => limit + 1, variables: () => [['drop_front_', true]] },
};
