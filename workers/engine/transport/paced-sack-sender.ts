import type { EventSource } from '../event-queue.ts';
import { SACK_BLOCKS, SACK_EDGES } from '../network/packets.ts';
import type { HeldAcks } from '../network/endpoints.ts';
import type { FlowParts, PacingSender } from './ends.ts';
import { SackSender } from './sack-sender.ts';
import { DELIVERED, DELIVERED_AT, FIRST_SENT_AT, ORDER, RESENT, SendRecords, SENT_AT } from './send-records.ts';

/**
 * Rates (bit/s) below which the quantum is one packet, and two; above, it is what the rate sends in 1 ms, at most
 * `LARGEST_QUANTUM` bytes.
 */
const SLOW_RATE = 1.2e6;
const FAST_RATE = 24e6;
const LARGEST_QUANTUM = 65_536;

/** States: idle; taking ACKs, during which nothing is sent; in its turn to send, which ends by setting `nextTime`. */
const IDLE = 0;
const TAKING = 1;
const TURN = 2;

/**
 * A SACK sender that paces its packets instead of sending them on ACKs, and that records what the delivery rate is measured
 * from (draft-cheng-iccrg-delivery-rate-estimation). A subclass sets the rate with `paceAt`.
 */
export abstract class PacedSackSender extends SackSender implements EventSource, PacingSender {
  protected readonly records = new SendRecords();
  private readonly packetBits: number;
  ackPipe: HeldAcks | null = null;
  /**
   * Index of this event source in the event queue. `nextTime` is its next turn to send, s; Infinity while it waits for
   * an ACK or the timer.
   */
  private readonly turn: number;
  nextTime = Infinity;
  /** `IDLE`, `TAKING` or `TURN`. */
  private doing = IDLE;
  /** End of the pause that pacing imposes, s. */
  private pausedUntil = 0;
  /** The window or the data ended before the quantum did at its last turn: it needs another ACK. */
  private blocked = true;
  /** Packets sent back to back, and the pacing interval per packet, s. */
  private quantum = 1;
  private gap = 0;
  /** Packets delivered; when the last delivery was acknowledged, and when that packet was sent, s. */
  protected delivered = 0;
  private deliveredAt = 0;
  private firstSentAt = 0;
  /** Transmissions, retransmissions included; number of the newest one known to have arrived, counted from 1. */
  private transmitted = 0;
  private newestOrder = 0;
  /** Number of the oldest retransmission of a hole: no hole was resent before it. */
  private oldestResent = Infinity;

  constructor(parts: FlowParts) {
    super(parts);
    this.packetBits = 8 * parts.packetSize;
    this.turn = parts.eventQueue.register(this);
  }

  /**
   * @param rate pacing rate from now on, packets/s. The quantum is that of
   * draft-cardwell-iccrg-bbr-congestion-control-00, Sec. 4.2.2.
   */
  protected paceAt(rate: number): void {
    const bits = rate * this.packetBits;
    this.gap = 1 / rate;
    if (bits < SLOW_RATE) this.quantum = 1;
    else if (bits < FAST_RATE) this.quantum = 2;
    else this.quantum = Math.max(2, Math.floor(Math.min(bits / 1000, 8 * LARGEST_QUANTUM) / this.packetBits));
  }

  /**
   * Packets in flight. Paths do not reorder, so these are the packets sent after the newest one known to have arrived.
   */
  protected get inFlight(): number {
    return this.transmitted - this.newestOrder;
  }

  /** Its turn to send: the pause is over, or an ACK has arrived after it. */
  fire(): void {
    this.doing = TURN;
    this.takeAcks();
    this.sendIfDue();
    this.doing = IDLE;
    this.setNextTime();
  }

  /** Without a `PacedAckPipe` each ACK is taken when it arrives. */
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

  /**
   * Send up to a quantum. `inFlight` does not depend on counting holes, so recovery and duplicate ACKs need no extra
   * rules.
   */
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

  /** The first retransmission is paced like every packet. */
  protected override resendFirst(): void {}

  /** Not needed: every ACK lowers `inFlight`, duplicates too. */
  protected override limitedTransmit(): void {}

  /** Take the ACKs that have arrived before the timer expired: they may have restarted it or made it needless. */
  protected override onTimeout(): void {
    this.takeAcks();
    const done = this.highestAck === this.maxSequence && this.nextSequence >= this.limit;
    if (!this.retransmissionTimer.pending && !done) super.onTimeout();
  }

  /** After a timeout no packet counts as in flight. */
  protected override onTimeoutReset(): void {
    super.onTimeoutReset();
    this.newestOrder = this.transmitted;
  }

  /**
   * Paths do not reorder, so a hole last sent before the newest packet known to have arrived is lost, resent or not (RACK,
   * RFC 8985). Without this rule every lost retransmission would cost a timeout.
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

  /** Number of the packet whose arrival caused this ACK; −1 if it acknowledges nothing new. */
  protected newestDelivered(slot: number, acknowledged: number): number {
    if (acknowledged > this.highestAck) return acknowledged;
    const { words } = this.pool;
    return words[slot + SACK_BLOCKS]! > 0 ? words[slot + SACK_EDGES + 1]! - 1 : -1;
  }

  /** Record that `count` packets have arrived, `newest` the last of them. Returns its place in `records`. */
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
   * Send interval, s: the time in which the packets delivered since the packet at `place` was sent were sent. The delivery
   * rate is taken over the longer of this and `arrivingTime`.
   */
  protected sendingTime(place: number): number {
    const { table } = this.records;
    return table[place + SENT_AT]! - table[place + FIRST_SENT_AT]!;
  }

  /** ACK interval, s: the time in which the ACKs of those packets arrived. */
  protected arrivingTime(place: number): number {
    return this.eventQueue.now - this.records.table[place + DELIVERED_AT]!;
  }
}
