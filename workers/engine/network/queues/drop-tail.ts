import type { Parameter, Settings } from '../../scenario/parameter.ts';
import { limitParameter, type Ns2Queue, type QueueCard } from './card.ts';
import { ACCEPT, DROP, type QueueDiscipline, type Verdict } from './discipline.ts';

const parameters = [limitParameter(60)] as const satisfies readonly Parameter[];

/** Limit in packets. */
export type DropTailQueue = Settings<'droptail', typeof parameters>;

/** Drops packets that arrive while `limit` packets wait. */
export class DropTail implements QueueDiscipline {
  constructor(public limit: number) {}

  admit(waiting: number): Verdict {
    return waiting < this.limit ? ACCEPT : DROP;
  }
}

export const dropTail: QueueCard<DropTailQueue> & { ns2: Ns2Queue<DropTailQueue> } = {
  kind: 'droptail',
  name: 'drop-tail',
  fullName: 'Drop-tail',
  about:
    'First come, first served: what arrives when the queue is full is dropped. It signals nothing before it is full, so it is often nearly full.',
  parameters,
  citation: 'The plain queue of most links; DropTail of ns-2.35, which holds one packet less for the same limit.',
  decides: 'at arrival',
  build: ({ limit }) => new DropTail(limit),
  words: {},
  // ns-2's limit counts the packet in transmission too.
  ns2: { type: 'DropTail', limit: ({ limit }) => limit + 1 },
};
