/** A receiver of TFRC or TEAR alone: the test says what arrives, its reports are kept. */
import { endsOf } from '../../../workers/engine/assemble/ends.ts';
import { DelayPipe } from '../../../workers/engine/network/pipes/delay-pipe.ts';
import { FLAGS, MARKED, numberAt, ROUND, SEQUENCE, SIGNAL } from '../../../workers/engine/network/packets.ts';
import type { SchemeChoice } from '../../../workers/engine/scenario/types.ts';
import type { FlowParts, Receiver } from '../../../workers/engine/transport/ends.ts';
import { EventfulPipe } from '../../engine/support/eventful-pipe.ts';
import { putOn } from '../../engine/support/put-on.ts';
import { flowParts, type PartsOptions, schemeOf } from './parts.ts';

export interface Report {
  /** s */
  at: number;
  /** TFRC: highest number received and losses since the last report. */
  highest: number;
  losses: number;
  /** The report's numbers: of TFRC echoed time, p and receive rate; of TEAR echoed time and rate. */
  numbers: number[];
}

export interface ArrivalOptions {
  /** When it was sent, s; by default half an RTT ago. */
  sentAt?: number;
  /** What the sender says of the RTT and its timeout, s. */
  rtt: number;
  t0?: number;
  round?: number;
  urgent?: boolean;
  marked?: boolean;
}

export class ReceiverRig {
  readonly parts: FlowParts;
  readonly receiver: Receiver;
  readonly reports: Report[] = [];
  private readonly pipe: EventfulPipe;

  constructor(choice: SchemeChoice, options: PartsOptions = {}) {
    this.parts = flowParts(options);
    const { eventQueue, pool } = this.parts;
    const { scheme, values } = schemeOf(choice);
    this.receiver = endsOf(scheme, values, this.parts).receiver;
    this.receiver.ackPath = new DelayPipe(eventQueue, 0, {
      receive: (slot) => {
        this.reports.push({
          at: eventQueue.now,
          highest: pool.words[slot + SEQUENCE]!,
          losses: pool.words[slot + ROUND]!,
          numbers: [0, 1, 2].map((n) => pool.numbers[numberAt(slot, n)]!),
        });
        pool.release(slot);
      },
    });
    this.pipe = new EventfulPipe(eventQueue, 0, this.receiver);
  }

  get now(): number {
    return this.parts.eventQueue.now;
  }

  get lastReport(): Report {
    return this.reports.at(-1)!;
  }

  /** Let time pass up to `time`, s. */
  until(time: number): this {
    const { eventQueue } = this.parts;
    eventQueue.run(time, Infinity);
    eventQueue.now = Math.max(eventQueue.now, time);
    return this;
  }

  /** Packet `sequence` arrives at `time`, s; what it makes the receiver say is said. */
  arrive(time: number, sequence: number, options: ArrivalOptions): this {
    const { rtt, sentAt = time - rtt / 2, t0 = 0.3, round = 0, urgent = false, marked = false } = options;
    this.until(time);
    const { pool } = this.parts;
    const slot = pool.take();
    pool.words.fill(0, slot, slot + 16);
    pool.words[slot + SEQUENCE] = sequence;
    pool.words[slot + FLAGS] = marked ? MARKED : 0;
    pool.words[slot + ROUND] = round;
    pool.words[slot + SIGNAL] = urgent ? 1 : 0;
    pool.numbers[numberAt(slot, 0)] = sentAt;
    pool.numbers[numberAt(slot, 1)] = rtt;
    pool.numbers[numberAt(slot, 2)] = t0;
    putOn(this.pipe, slot, time);
    return this.until(time);
  }
}
