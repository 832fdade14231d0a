import type { EventQueue } from '../event-queue.ts';
import { PacketScoreboard } from './packet-scoreboard.ts';
import {
  DELIVERED,
  DELIVERED_AT,
  FIRST_SENT_AT,
  IN_FLIGHT,
  LOST_BEFORE,
  RATE_RECORD,
  SENT_AT,
} from './send-records.ts';

/**
 * A scoreboard that keeps with each packet the connection's state when it was last sent, from which its ACK gives the delivery
 * rate (draft-cheng-iccrg-delivery-rate-estimation, Sec. 2).
 */
export class RateScoreboard extends PacketScoreboard {
  /** When the last packet was delivered (`C.delivered_time`), and when that one was sent, s. */
  private deliveredAt = 0;
  private firstSentAt = 0;
  /**
   * Of the newest packet that the last ACK delivers: the time in which all packets came that were delivered since it was sent
   * (`rs.interval`), s; how many had been delivered before (`rs.prior_delivered`).
   */
  interval = 0;
  deliveredBefore = 0;

  constructor(clock: Pick<EventQueue, 'now'>) {
    super(clock, RATE_RECORD);
  }

  override noteSent(sequence: number, resent: number, highestAck: number): void {
    if (this.inFlight === 0) this.firstSentAt = this.deliveredAt = this.clock.now;
    super.noteSent(sequence, resent, highestAck);
    const { words, numbers } = this.records;
    const place = this.records.place(sequence);
    const at = place >> 1;
    numbers[at + DELIVERED_AT] = this.deliveredAt;
    numbers[at + FIRST_SENT_AT] = this.firstSentAt;
    words[place + DELIVERED] = this.delivered;
    words[place + IN_FLIGHT] = this.inFlight;
    words[place + LOST_BEFORE] = this.everLost;
  }

  protected override sampleRate(place: number): void {
    const { words, numbers } = this.records;
    const { now } = this.clock;
    const at = place >> 1;
    const sentAt = numbers[at + SENT_AT]!;
    const sending = sentAt - numbers[at + FIRST_SENT_AT]!;
    const arriving = now - numbers[at + DELIVERED_AT]!;
    this.interval = sending > arriving ? sending : arriving;
    this.deliveredBefore = words[place + DELIVERED]!;
    this.deliveredAt = now;
    this.firstSentAt = sentAt;
  }
}
