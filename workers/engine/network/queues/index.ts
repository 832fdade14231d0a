/** The registry: one line per queue. Everything that lists queues reads it. */
import type { SettingsOf } from '../../scenario/parameter.ts';
import type { QueueCard } from './card.ts';
import { codel } from './codel.ts';
import { dropHead } from './drop-head.ts';
import { dropTail } from './drop-tail.ts';
import { drr } from './drr.ts';
import { dualPi2 } from './dualpi2.ts';
import { fqCodel } from './fq-codel.ts';
import { pie } from './pie.ts';
import { red } from './red.ts';
import { step } from './step.ts';

const registry = [dropTail, red, codel, pie, drr, fqCodel, step, dualPi2, dropHead] as const;

/** Settings of any queue. */
export type Queue = SettingsOf<(typeof registry)[number]>;

export const queues: readonly QueueCard<Queue>[] = registry as readonly unknown[] as readonly QueueCard<Queue>[];

/** The default queue, and the only one of a hop with unlimited rate, where no packet waits. */
export const PLAIN_QUEUE = dropTail;

/** The card that the settings belong to. */
export function queueCard({ kind }: Pick<Queue, 'kind'>): QueueCard<Queue> {
  return queues.find((card) => card.kind === kind)!;
}

/** Whether flows or queues are served in turn: when a packet is sent depends on more than on what came before it. */
export function servesInTurn(queue: Pick<Queue, 'kind'>): boolean {
  const { decides } = queueCard(queue);
  return decides === 'by flow' || decides === 'by class';
}

/** Whether the queue is one of two, low-latency and classic. */
export function hasTwoQueues(queue: Pick<Queue, 'kind'>): boolean {
  return queueCard(queue).decides === 'by class';
}
