import type { EventSource } from '../event-queue.ts';
import { SACK_BLOCKS, SACK_EDGES } from '../network/packets.ts';
import type { HeldAcks } from '../network/endpoints.ts';
import type { FlowParts, PacingSender } from './ends.ts';
import { SackSender } from './sack-sender.ts';
import { DELIVERED, DELIVERED_AT, FIRST_SENT_AT, ORDER, RESENT, SendRecords, SENT_AT } from './send-records.ts';

/** bit/s below which one packet, and two, are sent back to back; above, a millisecond's worth, at most so many bytes. */
const SLOW_RATE = 1.2e6;
const FAST_RATE = 24e6;
const LARGEST_QUANTUM = 65_536;

/** What it is doing: nothing, taking ACKs, which send nothing, or its turn, which says itself when the next one is. */
const IDLE = 0;
const TAKING = 1;
const TURN = 2;

/**
 * SACK whose packets leave at a pace and not with the ACKs, and which keeps what is needed to measure the rate of
 * delivery (draft-cheng-iccrg-delivery-rate-estimation). What the pace is, a subclass says with `paceAt`.
 */
export abstract class PacedSackSender extends SackSender implements EventSource, PacingSender {
  protected readonly records = new SendRecords();
  private readonly packetBits: number;
  ackPipe: HeldAcks | null = null;
  /** Its own entry in the event queue: when it will look again what to send, s; Infinity if it waits for something to happen. */
  private readonly turn: number;
  nextTime = Infinity;
  /** `IDLE`, `TAKING` or `TURN`; asked at every ACK. */
  private doing = IDLE;
  /** End of the pause after what was sent last, s. */
  private pausedUntil = 0;
  /** Nothing more was to be sent when it looked last: that takes another ACK. */
  private blocked = true;
  /** Packets sent back to back, and the time for each, s. */
  private quantum = 1;
  private gap = 0;
  /** Packets that have arrived; when the last of them did, and when it had been sent, s. */
  protected delivered = 0;
  private deliveredAt = 0;
  private firstSentAt = 0;
  /** Packets sent so far, retransmissions included, and the place of the newest known to have arrived among them. */
  private transmitted = 0;
  private newestOrder = 0;
  /** No hole was resent before this place. */
  private oldestResent = Infinity;

  constructor(parts: FlowParts) {
    super(parts);
    this.packetBits = 8 * parts.packetSize;
    this.turn = parts.eventQueue.register(this);
  }

  /** Packets/s from now on; those that go out back to back as in draft-cardwell-iccrg-bbr-congestion-control-00, Sec. 4.2.2. */
  protected paceAt(rate: number): void {
    const bits = rate * this.packetBits;
    this.gap = 1 / rate;
    if (bits < SLOW_RATE) this.quantum = 1;
    else if (bits < FAST_RATE) this.quantum = 2;
    else this.quantum = Math.max(2, Math.floor(Math.min(bits / 1000, 8 * LARGEST_QUANTUM) / this.packetBits));
  }

  /** Paths keep the order: what was sent after the newest packet known to have arrived is under way, the rest is not. */
  protected get inFlight(): number {
    return this.transmitted - this.newestOrder;
  }

  /** Its turn: the pause is over, or an ACK has come after that. */
  fire(): void {
    this.doing = TURN;
    this.takeAcks();
    this.sendIfDue();
    this.doing = IDLE;
    this.setNextTime();
  }

  /** Without a pipe that keeps them, each ACK is taken at its time. */
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

  /** What is under way is known without counting holes, so recovery needs no rule of its own, and duplicates none. */
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

  /** The first retransmission waits for its turn like everything else. */
  protected override resendFirst(): void {}

  /** Every arrival makes room for another packet, that of a duplicate too. */
  protected override limitedTransmit(): void {}

  /** ACKs that had come before the timer ran out may have set it anew, or have left nothing to wait for. */
  protected override onTimeout(): void {
    this.takeAcks();
    const done = this.highestAck === this.maxSequence && this.nextSequence >= this.limit;
    if (!this.retransmissionTimer.pending && !done) super.onTimeout();
  }

  /** Nothing is believed to be under way any more. */
  protected override onTimeoutReset(): void {
    super.onTimeoutReset();
    this.newestOrder = this.transmitted;
  }

  /**
   * Paths keep the order, so a hole whose last copy was sent before the newest packet known to have arrived is lost,
   * resent or not (RACK, RFC 8985). Without that every lost retransmission would cost a timeout.
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

  /** Number of the packet whose arrival this ACK tells of, −1 if it tells of none. */
  protected newestDelivered(slot: number, acknowledged: number): number {
    if (acknowledged > this.highestAck) return acknowledged;
    const { words } = this.pool;
    return words[slot + SACK_BLOCKS]! > 0 ? words[slot + SACK_EDGES + 1]! - 1 : -1;
  }

  /** So many packets have arrived, `newest` the newest of them; returns its place in `records`. */
  protected noteDelivery(newest: number, count: number): number {
    const place = this.records.place(newest);
    const { table } = this.records;
    this.delivered += count;
    this.deliveredAt = this.eventQueue.now;
    this.firstSentAt = table[place + SENT_AT]!;
    // Whole numbers stay small integers in the engine that runs this.
    const order = table[place + ORDER]! | 0;
    if (order > this.newestOrder) this.newestOrder = order;
    return place;
  }

  /**
   * Time over which what was delivered since the packet at `place` was sent had been sent, s. A delivery rate counts over the
   * longer of this and `arrivingTime`.
   */
  protected sendingTime(place: number): number {
    const { table } = this.records;
    return table[place + SENT_AT]! - table[place + FIRST_SENT_AT]!;
  }

  /** Time over which the same arrived, s. */
  protected arrivingTime(place: number): number {
    return this.eventQueue.now - this.records.table[place + DELIVERED_AT]!;
  }
}
