/** A queue is a card and a discipline that the card builds. Schema, form, sentence, docs and export read the card. */
import type { RandomStream } from '../../random.ts';
import { LIMITS } from '../../scenario/limits.ts';
import { between, type Card, flag, number, type NumberParameter, percent } from '../../scenario/parameter.ts';
import type { Fate } from '../fates.ts';
import type { DequeueDiscipline, FlowScheduling, QueueDiscipline, TwoQueueDiscipline } from './discipline.ts';

/** Settings of every queue. `limit` is the number of packets that may wait, without the one in transmission. */
interface QueueSettings {
  kind: string;
  limit: number;
}

/** What a hop gives its queue. */
export interface QueueParts {
  /** The queue's random stream. */
  random: RandomStream;
  /** Present link rate in packets of mean size per second. */
  packetsPerSecond(): number;
}

/** The queue in ns-2.35. */
export interface Ns2Queue<Chosen> {
  type: 'DropTail' | 'RED' | 'DRR';
  /** ns-2's limit for the same buffer, packets. */
  limit(settings: Chosen): number;
  variables?(settings: Chosen, meanPacketBytes: number): [name: string, value: number | boolean][];
}

interface CommonCard<Chosen extends QueueSettings> extends Card<Chosen> {
  fullName: string;
  citation: string;
  /** Time between calls of `update`, s. The bound on a run's work counts a call as a packet. */
  updateEvery?(settings: Chosen): number;
  /**
   * Settings for a buffer of `limit` packets, if the defaults do not fit every buffer. A switch to this queue begins
   * with them.
   */
  fitted?(limit: number): Partial<Chosen>;
  /**
   * Average queue lengths (packets) at which early drops begin and reach their highest chance, if the queue has them.
   */
  thresholds?(settings: Chosen): readonly [lower: number, upper: number];
  /** What these settings never come to, in words, where the full buffer empties in `drain` s; null if they do all they are set to. */
  outOfReach?(settings: Chosen, drain: number): string | null;
  /** What the narrator says of its drops and marks in place of what is said of any queue's (fate-words.ts), at most 15 words. */
  words: Readonly<Partial<Record<Fate, string>>>;
  /** The ns-2.35 queue, or the reason why there is none. */
  ns2: Ns2Queue<Chosen> | string;
}

/**
 * A queue drops or marks packets at arrival (`QueueDiscipline`, which needs no events) or at dequeue
 * (`DequeueDiscipline`), or has a queue for each flow (`FlowScheduling`), or two (`TwoQueueDiscipline`).
 */
export type QueueCard<Chosen extends QueueSettings> = CommonCard<Chosen> &
  (
    | { decides: 'at arrival'; build(settings: Chosen, parts: QueueParts): QueueDiscipline }
    | { decides: 'at dequeue'; build(settings: Chosen, parts: QueueParts): DequeueDiscipline }
    | { decides: 'by flow'; build(settings: Chosen): FlowScheduling }
    | { decides: 'by class'; build(settings: Chosen): TwoQueueDiscipline }
  );

/** Unit and bounds of a queue length. */
export const LENGTH = { unit: 'packets', range: [0, LIMITS.queue] } as const;

/* @__NO_SIDE_EFFECTS__ */
export function limitParameter(packets: number) {
  return number({
    key: 'limit',
    name: 'Holds',
    unit: 'packets',
    range: [1, LIMITS.queue],
    whole: true,
    default: packets,
    help: 'Packets that may wait; the one in transmission does not count.',
    shown: between('packets', 1, 1000),
    tryInTests: [1, 40],
  });
}

/** The card's own `limit`. */
export function limitOf({ parameters }: Card): NumberParameter {
  return parameters.find(({ key }) => key === 'limit') as NumberParameter;
}

/* @__NO_SIDE_EFFECTS__ */
export function quantumParameter(bytes: number) {
  return number({
    key: 'quantum',
    symbol: 'quantum',
    name: 'A turn is worth',
    unit: 'bytes',
    range: [300, 100_000],
    whole: true,
    default: bytes,
    help: 'Bytes that a flow may send before it is the next one’s turn.',
    more: true,
    shown: between('bytes', 300, 10_000),
  });
}

/* @__NO_SIDE_EFFECTS__ */
export function ecnParameter(help: string) {
  return flag({ key: 'ecn', name: 'Marks instead of dropping (ECN)', default: false, help });
}

export const markPParameter = number({
  key: 'markP',
  symbol: 'mark_p',
  name: 'Marks while the chance is below',
  range: [0, 1],
  default: 0.1,
  help: 'From this chance on packets are dropped although they could be marked.',
  onlyIf: { key: 'ecn', is: [true] },
  more: true,
  shown: percent(0.1, 100),
});
