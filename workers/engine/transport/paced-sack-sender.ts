import { Timer } from '../calendar.ts';
import { SACK_BLOCKS, SACK_EDGES } from '../network/packets.ts';
import type { FlowParts } from './ends.ts';
import { SackSender } from './sack-sender.ts';
import { SendRecords } from './send-records.ts';

/** bit/s below which one packet, and two, are sent back to back; above, a millisecond's worth, at most so many bytes. */
const SLOW_RATE = 1.2e6;
const FAST_RATE = 24e6;
const LARGEST_QUANTUM = 65_536;

/**
 * SACK whose packets leave at a pace and not with the ACKs, and which keeps what is needed to measure the rate of
 * delivery (draft-cheng-iccrg-delivery-rate-estimation). What the pace is, a subclass says with `paceAt`.
 */
export abstract class PacedSackSender extends SackSender {
  protected readonly records = new SendRecords();
  private readonly packetBits: number;
  private readonly pacingTimer: Timer;
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
    this.pacingTimer = new Timer(parts.calendar, () => this.sendWhatFits(), true);
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

  protected override mayStillSend(): boolean {
    return this.recovering ? this.inFlight < Math.floor(this.cwnd) : super.mayStillSend();
  }

  protected override sendWhatFits(): void {
    if (this.pacingTimer.pending) return;
    let sent = 0;
    while (sent < this.quantum && this.mayStillSend() && this.sendOne()) sent += 1;
    if (sent > 0) this.pacingTimer.set(this.now + sent * this.gap);
  }

  /**
   * Paths keep the order, so a hole whose last copy was sent before the newest packet known to have arrived is lost,
   * resent or not (RACK, RFC 8985). Without that every lost retransmission would cost a timeout.
   */
  protected override sendOne(): boolean {
    if (this.recovering && this.oldestResent < this.newestOrder) {
      const { records, scoreboard } = this;
      this.oldestResent = Infinity;
      for (let hole = scoreboard.holeFrom(0); hole >= 0; hole = scoreboard.holeFrom(hole + 1)) {
        const place = records.place(hole);
        if (records.resent[place] === 0) continue;
        const order = records.order[place]!;
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
    const { records, now } = this;
    records.reserve(this.lastAck, sequence);
    const place = records.place(sequence);
    if (this.inFlight <= 0) {
      this.firstSentAt = now;
      this.deliveredAt = now;
    }
    this.transmitted += 1;
    if (sequence > this.maxSequence) {
      records.resent[place] = 0;
    } else {
      records.resent[place] = 1;
      if (this.oldestResent > this.transmitted) this.oldestResent = this.transmitted;
    }
    records.sentAt[place] = now;
    records.order[place] = this.transmitted;
    records.delivered[place] = this.delivered;
    records.deliveredAt[place] = this.deliveredAt;
    records.firstSentAt[place] = this.firstSentAt;
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
    const { records } = this;
    const place = records.place(newest);
    this.delivered += count;
    this.deliveredAt = this.now;
    this.firstSentAt = records.sentAt[place]!;
    this.newestOrder = Math.max(this.newestOrder, records.order[place]!);
    return place;
  }

  /** Time over which what was delivered since the packet at `place` was sent is to be counted, s: of sending or of ACKs. */
  protected sampleInterval(place: number): number {
    const { records } = this;
    return Math.max(records.sentAt[place]! - records.firstSentAt[place]!, this.now - records.deliveredAt[place]!);
  }
}
