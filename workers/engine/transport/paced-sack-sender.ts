import type { EventSource } from '../event-queue.ts';
import { SACK_BLOCKS, SACK_EDGES } from '../network/packets.ts';
import type { HeldAcks } from '../network/endpoints.ts';
import type { FlowParts, PacingSender } from './ends.ts';
import { SackSender } from './sack-sender.ts';
import { DELIVERED, DELIVERED_AT, FIRST_SENT_AT, ORDER, RESENT, SendRecords, SENT_AT } from './send-records.ts';

/** Below these rates (bit/s) one packet, and two, are sent back to back; above, a millisecond's worth, at most so many bytes. */
const SLOW_RATE = 1.2e6;
const FAST_RATE = 24e6;
const LARGEST_QUANTUM = 65_536;

/** What it is doing: nothing; taking ACKs, during which nothing is sent; or its turn to send, which ends by setting `nextTime`. */
const IDLE = 0;
const TAKING = 1;
const TURN = 2;

/**
 * A SACK sender that paces its packets instead of sending them with the ACKs, and that records what is needed to measure the
 * delivery rate (draft-cheng-iccrg-delivery-rate-estimation). A subclass sets the pace with `paceAt`.
 */
export abstract class PacedSackSender extends SackSender implements EventSource, PacingSender {
  protected readonly records = new SendRecords();
  private readonly packetBits: number;
  ackPipe: HeldAcks | null = null;
  /** Its source in the event queue. `nextTime` is its next turn to send, s; Infinity if it waits for an ACK or the timer. */
  private readonly turn: number;
  nextTime = Infinity;
  /** `IDLE`, `TAKING` or `TURN`. */
  private doing = IDLE;
  /** Until when the pace allows no packet, s. */
  private pausedUntil = 0;
  /** At its last turn the window or the data ended before the quantum: it needs another ACK. */
  private blocked = true;
  /** Packets sent back to back, and the time for each, s. */
  private quantum = 1;
  private gap = 0;
  /** Packets delivered; when the last of them arrived, and when that one was sent, s. */
  protected delivered = 0;
  private deliveredAt = 0;
  private firstSentAt = 0;
  /** Packets sent, retransmissions included; and which of them is the newest known to have arrived, counted from 1. */
  private transmitted = 0;
  private newestOrder = 0;
  /** No hole was resent before this transmission. */
  private oldestResent = Infinity;

  constructor(parts: FlowParts) {
    super(parts);
    this.packetBits = 8 * parts.packetSize;
    this.turn = parts.eventQueue.register(this);
  }

  /** @param rate packets/s from now on. The quantum sent back to back is that of draft-cardwell-iccrg-bbr-congestion-control-00, Sec. 4.2.2. */
  protected paceAt(rate: number): void {
    const bits = rate * this.packetBits;
    this.gap = 1 / rate;
    if (bits < SLOW_RATE) this.quantum = 1;
    else if (bits < FAST_RATE) this.quantum = 2;
    else this.quantum = Math.max(2, Math.floor(Math.min(bits / 1000, 8 * LARGEST_QUANTUM) / this.packetBits));
  }

  /** Packets in flight. Paths keep the order, so these are what was sent after the newest packet known to have arrived. */
  protected get inFlight(): number {
    return this.transmitted - this.newestOrder;
  }

  /** Its turn: the pause is over, or an ACK has arrived since. */
  fire(): void {
    this.doing = TURN;
    this.takeAcks();
    this.sendIfDue();
    this.doing = IDLE;
    this.setNextTime();
  }

  /** Without a pipe that holds them, each ACK is taken when it arrives. */
  override onAck(slot: number): void {
    if (this.doing === TAKING) {
      super.onAck(slot);
      return;
    }
    this.doing = TAKING;
    super.onAck(slot);
    this.doing = IDLE;
    this.sendWhatFits();
  }

  takeAcks(): void {
    if (this.ackPipe === null) return;
    const { doing } = this;
    this.doing = TAKING;
    this.ackPipe.takeArrived();
    this.doing = doing;
  }

  onNextAckKnown(): void {
    if (this.doing !== TURN) this.enterEventQueue();
  }

  override start(): void {
    this.takeAcks();
    super.start();
  }

  override stop(): void {
    this.takeAcks();
    super.stop();
  }

  private setNextTime(): void {
    this.nextTime = this.pausedUntil;
    if (!this.blocked) return;
    if (this.ackPipe === null) this.nextTime = Infinity;
    else if (this.ackPipe.nextTime > this.nextTime) this.nextTime = this.ackPipe.nextTime;
  }

  private enterEventQueue(): void {
    const before = this.nextTime;
    this.setNextTime();
    if (this.nextTime < Infinity && this.nextTime !== before) this.eventQueue.schedule(this.turn, this.nextTime);
  }

  protected override sendWhatFits(): void {
    if (this.doing === TAKING) return;
    this.sendIfDue();
    if (this.doing !== TURN) this.enterEventQueue();
  }

  private sendIfDue(): void {
    if (this.eventQueue.now >= this.pausedUntil) this.sendQuantum();
    else this.blocked = false;
  }

  /** `inFlight` needs no counting of holes, so recovery and duplicates need no rules of their own. */
  private sendQuantum(): void {
    const { quantum } = this;
    const room = this.window() - 1;
    let sent = 0;
    if (this.lastAck + 1 < this.limit) {
      while (sent < quantum && this.inFlight <= room && this.sendOne()) sent += 1;
    }
    this.blocked = sent < quantum;
    if (sent > 0) this.pausedUntil = this.eventQueue.now + sent * this.gap;
  }

  /** The first retransmission waits for its turn like every packet. */
  protected override resendFirst(): void {}

  /** Not needed: every arrival lowers `inFlight`, a duplicate's too. */
  protected override limitedTransmit(): void {}

  /** ACKs that arrived before the timer expired may have restarted it, or have left nothing to wait for. */
  protected override onTimeout(): void {
    this.takeAcks();
    const done = this.highestAck === this.maxSequence && this.nextSequence >= this.limit;
    if (!this.retransmissionTimer.pending && !done) super.onTimeout();
  }

  /** Nothing counts as in flight any more. */
  protected override onTimeoutReset(): void {
    super.onTimeoutReset();
    this.newestOrder = this.transmitted;
  }

  /**
   * Paths keep the order, so a hole whose last copy was sent before the newest packet known to have arrived is lost, resent
   * or not (RACK, RFC 8985). Without this rule every lost retransmission would cost a timeout.
   */
  protected override sendOne(): boolean {
    if (!this.recovering && this.recover <= 0) return this.sendNext(this.maxWindow);
    if (this.recovering && this.oldestResent < this.newestOrder) {
      const { records, scoreboard } = this;
      this.oldestResent = Infinity;
      for (let hole = scoreboard.holeFrom(0); hole >= 0; hole = scoreboard.holeFrom(hole + 1)) {
        const place = records.place(hole);
        if (records.table[place + RESENT] === 0) continue;
        const order = records.table[place + ORDER]!;
        this.oldestResent = Math.min(this.oldestResent, order);
        if (order < this.newestOrder) {
          this.transmit(hole);
          return true;
        }
      }
    }
    return super.sendOne();
  }

  protected override transmit(sequence: number): void {
    const { records } = this;
    const { now } = this.eventQueue;
    records.reserve(this.lastAck, sequence);
    const { table } = records;
    const place = records.place(sequence);
    if (this.inFlight <= 0) {
      this.firstSentAt = now;
      this.deliveredAt = now;
    }
    this.transmitted += 1;
    if (sequence > this.maxSequence) {
      table[place + RESENT] = 0;
    } else {
      table[place + RESENT] = 1;
      if (this.oldestResent > this.transmitted) this.oldestResent = this.transmitted;
    }
    table[place + SENT_AT] = now;
    table[place + DELIVERED_AT] = this.deliveredAt;
    table[place + FIRST_SENT_AT] = this.firstSentAt;
    table[place + DELIVERED] = this.delivered;
    table[place + ORDER] = this.transmitted;
    super.transmit(sequence);
  }

  /** Number of the packet whose arrival caused this ACK, −1 if it acknowledges nothing new. */
  protected newestDelivered(slot: number, acknowledged: number): number {
    if (acknowledged > this.highestAck) return acknowledged;
    const { words } = this.pool;
    return words[slot + SACK_BLOCKS]! > 0 ? words[slot + SACK_EDGES + 1]! - 1 : -1;
  }

  /** `count` packets have arrived, `newest` the newest of them. Returns its place in `records`. */
  protected noteDelivery(newest: number, count: number): number {
    const place = this.records.place(newest);
    const { table } = this.records;
    this.delivered += count;
    this.deliveredAt = this.eventQueue.now;
    this.firstSentAt = table[place + SENT_AT]!;
    const order = table[place + ORDER]!;
    if (order > this.newestOrder) this.newestOrder = order;
    return place;
  }

  /**
   * How long it took to send what was delivered since the packet at `place` was sent, s. A delivery rate is taken over the
   * longer of this and `arrivingTime`.
   */
  protected sendingTime(place: number): number {
    const { table } = this.records;
    return table[place + SENT_AT]! - table[place + FIRST_SENT_AT]!;
  }

  /** How long it took to arrive, s. */
  protected arrivingTime(place: number): number {
    return this.eventQueue.now - this.records.table[place + DELIVERED_AT]!;
  }
}
