/**
 * One flow of any scheme over a link of constant delay and unlimited rate, where the test says what is lost and what is
 * marked. Both ends are real; there is no queue.
 */
import { endsOf } from '../../../workers/engine/assemble/ends.ts';
import type { EventQueue } from '../../../workers/engine/event-queue.ts';
import { DelayPipe } from '../../../workers/engine/network/pipes/delay-pipe.ts';
import {
  ECN_CAPABLE,
  ECN_ECHO,
  FLAGS,
  MARKED,
  type PacketPool,
  SEQUENCE,
  WINDOW_REDUCED,
} from '../../../workers/engine/network/packets.ts';
import type { Counts } from '../../../workers/engine/network/counts.ts';
import type { SchemeChoice } from '../../../workers/engine/scenario/types.ts';
import type { Receiver, Sender } from '../../../workers/engine/transport/ends.ts';
import { EventfulPipe } from '../../engine/support/eventful-pipe.ts';
import { putOn } from '../../engine/support/put-on.ts';
import { flowParts, type PartsOptions, schemeOf } from './parts.ts';

export interface SentPacket {
  /** s */
  at: number;
  sequence: number;
  /** The packet had been sent before. */
  again: boolean;
  lost: boolean;
  /** It says that the window was cut (CWR). */
  cutAnnounced: boolean;
}

export interface Acknowledgement {
  /** s, at the sender. */
  at: number;
  /** Highest number received in order. */
  acknowledged: number;
  /** It echoes a mark (ECE). */
  echo: boolean;
}

/** What the link decides about a packet: its number, how many times it has been sent, when, and how many there were. */
export type Fate = (packet: { sequence: number; time: number; at: number; count: number }) => boolean;

export interface FlowRigOptions extends PartsOptions {
  scheme: SchemeChoice;
  /** s */
  rtt?: number;
  lose?: Fate;
  mark?: Fate;
}

export class FlowRig<From extends Sender = Sender, To extends Receiver = Receiver> {
  readonly eventQueue: EventQueue;
  readonly pool: PacketPool;
  readonly counts: Counts;
  readonly sender: From;
  readonly receiver: To;
  readonly rtt: number;
  /** The way of the ACKs. */
  readonly back: DelayPipe;
  readonly sent: SentPacket[] = [];
  readonly acks: Acknowledgement[] = [];
  /** What is lost may be changed while it runs. */
  lose: Fate;

  constructor(options: FlowRigOptions) {
    const { rtt = 0.1, lose = () => false, mark = () => false } = options;
    const parts = flowParts(options);
    const { eventQueue, pool, counts } = parts;
    const { scheme, values } = schemeOf(options.scheme);
    const { sender, receiver } = endsOf(scheme, values, parts);
    this.eventQueue = eventQueue;
    this.pool = pool;
    this.counts = counts;
    this.sender = sender as From;
    this.receiver = receiver as To;
    this.rtt = rtt;
    this.lose = lose;
    const back = new DelayPipe(eventQueue, rtt / 2, {
      receive: (slot) => {
        const echo = (pool.words[slot + FLAGS]! & ECN_ECHO) !== 0;
        this.acks.push({ at: eventQueue.now, acknowledged: pool.words[slot + SEQUENCE]!, echo });
        sender.onAck(slot);
      },
    });
    this.back = back;
    // A receiver without an ACK path turns a packet's slot into its answer.
    if (!receiver.echoes) receiver.ackPath = back;
    const there = new EventfulPipe(eventQueue, rtt / 2, receiver, (slot) => {
      if (!receiver.echoes) return;
      putOn(back, slot, eventQueue.now);
    });
    const times = new Map<number, number>();
    sender.firstHop = {
      receive: (slot) => {
        const sequence = pool.words[slot + SEQUENCE]!;
        const flags = pool.words[slot + FLAGS]!;
        const time = (times.get(sequence) ?? 0) + 1;
        times.set(sequence, time);
        const packet = { sequence, time, at: eventQueue.now, count: this.sent.length + 1 };
        const lost = this.lose(packet);
        const cutAnnounced = (flags & WINDOW_REDUCED) !== 0;
        this.sent.push({ at: eventQueue.now, sequence, again: time > 1, lost, cutAnnounced });
        if (lost) {
          counts.dropped += 1;
          pool.release(slot);
          return;
        }
        if ((flags & ECN_CAPABLE) !== 0 && mark(packet)) pool.words[slot + FLAGS] = flags | MARKED;
        putOn(there, slot, eventQueue.now);
      },
    };
  }

  get now(): number {
    return this.eventQueue.now;
  }

  /** Start the flow, at the first call, and go on to `seconds`. */
  run(seconds: number): this {
    this.begin();
    this.eventQueue.run(seconds, Infinity);
    this.eventQueue.now = Math.max(this.eventQueue.now, seconds);
    return this;
  }

  /** The same event by event; `look` sees the sender after each. */
  watch(seconds: number, look: (sender: From, now: number) => void): this {
    this.begin();
    while (this.eventQueue.run(seconds, 1) === 1) look(this.sender, this.eventQueue.now);
    this.eventQueue.now = Math.max(this.eventQueue.now, seconds);
    return this;
  }

  /** Times of sending, s, from `from` on. */
  sendingTimes(from = 0): number[] {
    return this.sent.filter(({ at }) => at >= from).map(({ at }) => at);
  }

  /** Packets sent in [from, to). */
  sentBetween(from: number, to: number): number {
    return this.sent.filter(({ at }) => at >= from && at < to).length;
  }

  private begin(): void {
    if (this.sent.length === 0 && !this.sender.active) this.sender.start();
  }
}

/** Every n-th packet that is sent, whichever it is. */
export function everyNth(n: number): Fate {
  return ({ count }) => count % n === 0;
}

/** Each of these numbers the first time it is sent. */
export function once(...sequences: number[]): Fate {
  const chosen = new Set(sequences);
  return ({ sequence, time }) => time === 1 && chosen.has(sequence);
}
