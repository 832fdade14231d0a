/** What a queue is: a card, which schema, form, sentence, docs and export read, and the rule that it builds. */
import type { RandomStream } from '../../random.ts';
import { LIMITS } from '../../scenario/limits.ts';
import { between, type Card, percent, type FlagParameter, type NumberParameter } from '../../scenario/parameter.ts';
import type { DequeueDiscipline, QueueDiscipline } from './discipline.ts';

/** Settings that every queue has: the number of packets that may wait; the one in transmission does not count. */
interface QueueSettings {
  kind: string;
  limit: number;
}

/** What a queue may ask of the hop that it stands in. */
export interface QueueParts {
  /** A random stream of its own. */
  random: RandomStream;
  /** Packets of mean size that the link sends in a second at its present rate. */
  packetsPerSecond(): number;
}

/** A queue as one of ns-2.35. */
export interface Ns2Queue<Chosen> {
  type: 'DropTail' | 'RED';
  /** ns-2's limit for the same room, packets. */
  limit(settings: Chosen): number;
  variables?(settings: Chosen, meanPacketBytes: number): [name: string, value: number | boolean][];
}

interface CommonCard<Chosen extends QueueSettings> extends Card<Chosen> {
  fullName: string;
  citation: string;
  /** Time between calls of its `update`, s; each counts as a packet in the bound on a run's work. */
  updateEvery?(settings: Chosen): number;
  /** Settings for a buffer of `limit` packets where the defaults do not suit every buffer: what a switch to it begins with. */
  fitted?(limit: number): Partial<Chosen>;
  /** Of a queue that goes by an average of its length: where its drops begin and where they are most likely, packets. */
  thresholds?(settings: Chosen): readonly [lower: number, upper: number];
  /** Its like in ns-2.35, or why there is none. */
  ns2: Ns2Queue<Chosen> | string;
}

/** A queue decides when a packet arrives, or when its turn to be sent has come. The first needs no events of its own. */
export type QueueCard<Chosen extends QueueSettings> = CommonCard<Chosen> &
  (
    | { decides: 'at arrival'; build(settings: Chosen, parts: QueueParts): QueueDiscipline }
    | { decides: 'at dequeue'; build(settings: Chosen, parts: QueueParts): DequeueDiscipline }
  );

/** Unit and bounds of a queue length. */
export const LENGTH = { unit: 'packets', min: 0, max: LIMITS.queue } as const;

export function limitParameter(packets: number) {
  return {
    type: 'number',
    key: 'limit',
    symbol: '',
    name: 'Holds',
    unit: 'packets',
    min: 1,
    max: LIMITS.queue,
    whole: true,
    default: packets,
    help: 'Packets that may wait; the one in transmission does not count.',
    shown: between('packets', 1, 1000),
    tryInTests: [1, 40],
  } as const satisfies NumberParameter;
}

/** The card's own `limit`. */
export function limitOf({ parameters }: Card): NumberParameter {
  return parameters.find(({ key }) => key === 'limit') as NumberParameter;
}

export function ecnParameter(help: string) {
  return {
    type: 'flag',
    key: 'ecn',
    name: 'Marks instead of dropping (ECN)',
    default: false,
    help,
  } as const satisfies FlagParameter;
}

export const markPParameter = {
  type: 'number',
  key: 'markP',
  symbol: 'mark_p',
  name: 'Marks while the chance is below',
  unit: '',
  min: 0,
  max: 1,
  default: 0.1,
  help: 'From this chance on packets are dropped although they could be marked.',
  onlyIf: { key: 'ecn', is: [true] },
  more: true,
  shown: percent(0.1, 100),
} as const satisfies NumberParameter;
