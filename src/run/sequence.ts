/** The packets of one flow, one by one: when each was sent, received and acknowledged, how often, and where it was lost. */
import {
  ANSWER_ARRIVED,
  ANSWER_LOST,
  ANSWER_SENT,
  PACKET_ARRIVED,
  PACKET_LOST,
  PACKET_SENT,
} from '../../workers/engine/network/packet-records.ts';
import { type PacketRows, readSequence, type SequenceRow } from '../../workers/live/cause-records.ts';

/** A packet, or an ACK, on its way once. Times in s, each by the clock of where it happens. */
export interface Passage {
  /** The packet's number; of an ACK the number up to which it acknowledges, of a report −1. */
  packet: number;
  sent: number;
  /** NaN while it is on its way, or if it was lost. */
  arrived: number;
  lost: { time: number; hop: number } | null;
  /** Of a packet: 1 the first time, 2 when it was sent again, and so on. */
  turn: number;
}

export type Fate = 'acknowledged' | 'received' | 'under way' | 'lost';

/** What became of a packet, all its passages together. Times in s, NaN if it has not happened. */
export interface PacketLife {
  packet: number;
  sent: number;
  received: number;
  acknowledged: number;
  timesSent: number;
  /** Times at which it was lost, s. */
  lost: readonly number[];
  fate: Fate;
}

/** Most passages of packets, and as many of ACKs; of more the older half is forgotten. */
const MOST = 1 << 17;

export class Sequence {
  /** In order of time sent. */
  readonly passages: Passage[] = [];
  readonly acks: Passage[] = [];
  /** From here on nothing is missing, s. */
  since = 0;
  /** Passages of each packet that is under way, oldest first; how often each was sent. */
  private readonly underWay = new Map<number, Passage[]>();
  private readonly turns = new Map<number, number>();
  private readonly acksUnderWay: Passage[] = [];

  /** @param ahead how much earlier than at its first hop things happen at the sender, s */
  constructor(private readonly ahead: number) {}

  append(rows: Float64Array, since: number): void {
    if (since > this.since) this.forget(since);
    readSequence(rows, (row) => this.take(row));
    if (Math.max(this.passages.length, this.acks.length) > MOST) this.forget(this.passages[MOST / 2]!.sent);
  }

  private take({ time, packet, kind, hop }: SequenceRow): void {
    switch (kind) {
      case PACKET_SENT: {
        const turn = (this.turns.get(packet) ?? 0) + 1;
        this.turns.set(packet, turn);
        const passage = { packet, sent: time - this.ahead, arrived: NaN, lost: null, turn };
        this.passages.push(passage);
        const before = this.underWay.get(packet);
        if (before) before.push(passage);
        else this.underWay.set(packet, [passage]);
        return;
      }
      case PACKET_ARRIVED:
        return end(this.takeUnderWay(packet), time, null);
      case PACKET_LOST:
        return end(this.takeUnderWay(packet), time, hop);
      case ANSWER_SENT: {
        const ack = { packet, sent: time, arrived: NaN, lost: null, turn: 1 };
        this.acks.push(ack);
        this.acksUnderWay.push(ack);
        return;
      }
      case ANSWER_ARRIVED:
        return end(this.acksUnderWay.shift(), time - this.ahead, null);
      case ANSWER_LOST: {
        // Paths keep the order: of equal ones the oldest.
        const at = Math.max(
          0,
          this.acksUnderWay.findIndex((ack) => ack.packet === packet),
        );
        return end(this.acksUnderWay.splice(at, 1)[0], time, hop);
      }
      default:
    }
  }

  private takeUnderWay(packet: number): Passage | undefined {
    const passages = this.underWay.get(packet);
    const first = passages?.shift();
    if (passages?.length === 0) this.underWay.delete(packet);
    return first;
  }

  private forget(since: number): void {
    this.since = since;
    for (const list of [this.passages, this.acks]) {
      let first = 0;
      while (first < list.length && list[first]!.sent < since) first += 1;
      list.splice(0, first);
    }
  }
}

function end(passage: Passage | undefined, time: number, hop: number | null): void {
  if (!passage) return;
  if (hop === null) passage.arrived = time;
  else passage.lost = { time, hop };
}

const sequences = new WeakMap<object, Sequence>();

/** The packets of a flow's record; what has come since the last call is taken in. @param ahead see `Sequence` */
export function sequenceOf(record: { packets: PacketRows[] }, ahead: number): Sequence {
  let sequence = sequences.get(record);
  if (!sequence) sequences.set(record, (sequence = new Sequence(ahead)));
  for (const { rows, since } of record.packets.splice(0)) sequence.append(rows, since);
  return sequence;
}

/** The sender's acknowledged packets over time: `upTo` is known from `time` (s) on. */
export interface AckStep {
  time: number;
  upTo: number;
}

/** @param until s @param each an ACK names one packet, not all up to it */
export function ackSteps(acks: readonly Passage[], until: number, each: boolean): AckStep[] {
  const steps: AckStep[] = [];
  let highest = -1;
  for (const { packet, arrived } of acks) {
    if (!(arrived <= until) || packet < 0 || (!each && packet <= highest)) continue;
    highest = packet;
    steps.push({ time: arrived, upTo: packet });
  }
  return steps;
}

/**
 * The life of each packet up to a time, in order of numbers. @param until s @param each as for `ackSteps`
 * @param wanted of these packets alone
 */
export function packetLives(
  { passages, acks }: Sequence,
  until: number,
  each: boolean,
  wanted: (packet: number) => boolean = () => true,
): PacketLife[] {
  const lives = new Map<number, PacketLife & { lost: number[] }>();
  for (const { packet, sent, arrived, lost } of passages) {
    if (sent > until) break;
    if (!wanted(packet)) continue;
    let life = lives.get(packet);
    if (!life)
      lives.set(
        packet,
        (life = { packet, sent, received: NaN, acknowledged: NaN, timesSent: 0, lost: [], fate: 'under way' }),
      );
    life.timesSent += 1;
    if (lost && lost.time <= until) life.lost.push(lost.time);
    if (arrived <= until && !(arrived > life.received)) life.received = arrived;
    if (!Number.isNaN(life.received)) life.fate = 'received';
    else life.fate = lost && lost.time <= until ? 'lost' : 'under way';
  }
  const inOrder = [...lives.values()].sort((a, b) => a.packet - b.packet);
  let next = 0;
  for (const { time, upTo } of ackSteps(acks, until, each)) {
    if (each) {
      const life = lives.get(upTo);
      if (life) Object.assign(life, { acknowledged: time, fate: 'acknowledged' });
    }
    for (; !each && next < inOrder.length && inOrder[next]!.packet <= upTo; next += 1)
      Object.assign(inOrder[next]!, { acknowledged: time, fate: 'acknowledged' });
  }
  return inOrder;
}
