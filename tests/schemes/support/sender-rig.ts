/** A rate sender alone: what it sends is kept, what it hears is written by the test. */
import { endsOf } from '../../../workers/engine/assemble/ends.ts';
import { numberAt, ROUND, SEQUENCE, SIGNAL } from '../../../workers/engine/network/packets.ts';
import type { SchemeChoice } from '../../../workers/engine/scenario/types.ts';
import type { FlowParts, Sender } from '../../../workers/engine/transport/ends.ts';
import { ECHO_TIME } from '../../../workers/engine/transport/echo-receiver.ts';
import { TEAR_ECHO, TEAR_RATE } from '../../../workers/engine/transport/tear-receiver.ts';
import { DATA_RTT, REPORT_ECHO, REPORT_P, REPORT_RATE } from '../../../workers/engine/transport/tfrc-receiver.ts';
import { flowParts, type PartsOptions, schemeOf } from './parts.ts';

export interface RigPacket {
  /** s */
  at: number;
  sequence: number;
  /** TFRC: the round, whether an answer is urgent, and the RTT it carries, s. */
  round: number;
  urgent: boolean;
  rtt: number;
}

export class SenderRig {
  readonly parts: FlowParts;
  readonly sender: Sender & { readonly rate: number };
  readonly sent: RigPacket[] = [];

  constructor(choice: SchemeChoice, options: PartsOptions = {}) {
    this.parts = flowParts(options);
    const { eventQueue, pool } = this.parts;
    const { scheme, values } = schemeOf(choice);
    const { sender } = endsOf(scheme, values, this.parts);
    this.sender = sender as SenderRig['sender'];
    sender.firstHop = {
      receive: (slot) => {
        const { words, numbers } = pool;
        this.sent.push({
          at: eventQueue.now,
          sequence: words[slot + SEQUENCE]!,
          round: words[slot + ROUND]!,
          urgent: words[slot + SIGNAL] === 1,
          rtt: numbers[numberAt(slot, DATA_RTT)]!,
        });
        pool.release(slot);
      },
    };
    sender.start();
  }

  get now(): number {
    return this.parts.eventQueue.now;
  }

  get rate(): number {
    return this.sender.rate;
  }

  /** Let time pass up to `time`, s. */
  until(time: number): this {
    const { eventQueue } = this.parts;
    eventQueue.run(time, Infinity);
    eventQueue.now = Math.max(eventQueue.now, time);
    return this;
  }

  /** A TFRC report: loss event rate, receive rate in packets/s, round trip in s, losses since the last report. */
  tfrcReport({ p, received, rtt, losses = 0 }: { p: number; received: number; rtt: number; losses?: number }): this {
    const { pool } = this.parts;
    const slot = this.answer();
    pool.words[slot + ROUND] = losses;
    pool.numbers[numberAt(slot, REPORT_ECHO)] = this.now - rtt;
    pool.numbers[numberAt(slot, REPORT_P)] = p;
    pool.numbers[numberAt(slot, REPORT_RATE)] = received;
    this.sender.onAck(slot);
    return this;
  }

  /** A TEAR report: rate asked for in packets/s, round trip in s. */
  tearReport({ rate, rtt }: { rate: number; rtt: number }): this {
    const { pool } = this.parts;
    const slot = this.answer();
    pool.numbers[numberAt(slot, TEAR_ECHO)] = this.now - rtt;
    pool.numbers[numberAt(slot, TEAR_RATE)] = rate;
    this.sender.onAck(slot);
    return this;
  }

  /** The echo of a packet sent at `sentAt`, s, as RAP's and TFRCP's receivers answer. */
  echo({ sequence, sentAt }: { sequence: number; sentAt: number }): this {
    const { pool } = this.parts;
    const slot = this.answer();
    pool.words[slot + SEQUENCE] = sequence;
    pool.numbers[numberAt(slot, ECHO_TIME)] = sentAt;
    this.sender.onAck(slot);
    return this;
  }

  /** Times between the last `count` packets, s, oldest first. */
  lastGaps(count: number): number[] {
    const times = this.sent.slice(-count - 1).map(({ at }) => at);
    return times.slice(1).map((at, index) => at - times[index]!);
  }

  private answer(): number {
    const { pool } = this.parts;
    const slot = pool.take();
    pool.words.fill(0, slot, slot + 16);
    return slot;
  }
}
