import type { EventQueue } from '../event-queue.ts';
import { MAX_SACK_BLOCKS, type PacketPool, SACK_BLOCKS, SACK_EDGES } from '../network/packets.ts';
import { NumberQueue } from './number-queue.ts';
import {
  APP_LIMITED,
  ARRIVED,
  LOST,
  ORDER,
  PLAIN_RECORD,
  PROBED,
  RESENT,
  SendRecords,
  SENT_AT,
  STATE,
} from './send-records.ts';

/** Packets that have arrived above a hole before the hole counts as lost; in recovery one is enough. */
const DUPLICATE_THRESHOLD = 3;

/**
 * What a sender knows of each packet: in flight, arrived or lost. It lasts as long as the connection: what was SACKed stays
 * so when recovery ends, is not sent again, and counts as delivered once.
 *
 * Paths do not reorder, so what was sent before the newest packet known to have arrived, and has not arrived, is lost
 * (RACK, RFC 8985, without its time to wait for reordering). That finds lost retransmissions as well.
 */
export class PacketScoreboard {
  readonly records: SendRecords;
  /** Packets above the cumulative ACK that have arrived. */
  private sacked = 0;
  /** Edges of the last ACK's blocks. Most of what the next ACK's blocks name lies in them. */
  private readonly lastEdges = new Int32Array(2 * MAX_SACK_BLOCKS);
  /** Packets in flight (`pipe`): sent, and neither known to have arrived nor lost. */
  inFlight = 0;
  /** Packets that were lost, sent again or not, and have not arrived. */
  missing = 0;
  /** Transmissions found lost (`C.lost`), and who is told of each; null if nobody is. */
  everLost = 0;
  listener: { onLost(sequence: number, place: number): void } | null = null;
  /** Since the last `beginEpisode`: packets held for lost, and those of them that arrived as they were sent at first. */
  private heldLost = 0;
  private arrivedAfterAll = 0;
  /** Packets delivered (`C.delivered`). */
  delivered = 0;
  /** The packets delivered up to here say how fast the application sends, not the path; 0 if none do (`C.app_limited`). */
  private limitedUpTo = 0;
  /** Shortest round trip of the connection, s. */
  shortestRtt = Infinity;

  /** Of the last ACK: packets that it delivers, that it shows lost, and the place in `records` of the newest delivered one, or −1. */
  newlyDelivered = 0;
  newlyLost = 0;
  newest = -1;
  /** Number of its transmission. */
  private order = -1;
  /** That packet's round trip, s, and the flags of its record. */
  rtt = 0;
  newestState = 0;

  /** The packet of each transmission. Transmissions are numbered from 0, retransmissions included. */
  private readonly transmissions = new NumberQueue();
  /** Number of the newest transmission known to have arrived. */
  private newestOrder = -1;
  /** Lost packets in the order in which they were lost; some may have been sent again or have arrived. */
  private readonly lost = new NumberQueue();

  constructor(
    protected readonly clock: Pick<EventQueue, 'now'>,
    recordWords = PLAIN_RECORD,
  ) {
    this.records = new SendRecords(recordWords);
  }

  /** Packet `sequence` is sent now, `resent` is `RESENT` or 0; the cumulative ACK is `highestAck`. */
  noteSent(sequence: number, resent: number, highestAck: number): void {
    const { records } = this;
    records.reserve(highestAck, sequence);
    const { words } = records;
    const place = records.place(sequence);
    this.inFlight += 1;
    records.numbers[(place >> 1) + SENT_AT] = this.clock.now;
    words[place + ORDER] = this.transmissions.tail;
    words[place + STATE] = this.limitedUpTo > 0 ? resent | APP_LIMITED : resent;
    this.transmissions.push(sequence);
  }

  /** There is nothing to send, or the scheme holds back: the rates of what is in flight are no measure of the path. */
  noteAppLimited(): void {
    this.limitedUpTo = Math.max(1, this.delivered + this.inFlight);
  }

  get appLimited(): boolean {
    return this.limitedUpTo > 0;
  }

  /**
   * Takes the ACK that arrives now, which names packet `sequence`, the one after the cumulative ACK, and no other; no `detectLosses` is
   * needed after it. Returns false, and does nothing, where that packet was not sent once or others are missing: `takeAck` is for these.
   */
  takeNext(sequence: number): boolean {
    const { records, transmissions } = this;
    const { words } = records;
    const place = records.place(sequence);
    const order = words[place + ORDER]!;
    if (words[place + STATE] !== 0 || order <= this.newestOrder || this.sacked + this.missing + this.limitedUpTo > 0)
      return false;
    words[place + STATE] = ARRIVED;
    this.inFlight -= 1;
    this.delivered += 1;
    this.newlyDelivered = 1;
    this.newlyLost = 0;
    this.newest = place;
    this.newestState = ARRIVED;
    this.newestOrder = order;
    transmissions.head = order;
    this.rtt = this.clock.now - records.numbers[(place >> 1) + SENT_AT]!;
    if (this.rtt < this.shortestRtt) this.shortestRtt = this.rtt;
    this.sampleRate(place);
    return true;
  }

  /** The ACK in `slot` arrives now: packets up to `acknowledged` (before: `highestAck`) and those in its blocks are delivered. */
  takeAck(pool: PacketPool, slot: number, highestAck: number, acknowledged: number): void {
    const { delivered } = this;
    this.newlyLost = 0;
    this.newest = -1;
    this.order = -1;
    for (let sequence = highestAck + 1; sequence <= acknowledged; sequence += 1)
      if (!this.arrive(sequence)) this.sacked -= 1;
    if (pool.words[slot + SACK_BLOCKS]! > 0) this.takeBlocks(pool, slot, Math.max(highestAck, acknowledged));
    this.newlyDelivered = this.delivered - delivered;
    const { newest, order } = this;
    if (newest < 0) return;
    const { words, numbers } = this.records;
    const state = words[newest + STATE]!;
    const rtt = this.clock.now - numbers[(newest >> 1) + SENT_AT]!;
    this.rtt = rtt;
    this.newestState = state;
    this.sampleRate(newest);
    if (this.limitedUpTo > 0 && this.delivered > this.limitedUpTo) this.limitedUpTo = 0;
    const isShortest = rtt < this.shortestRtt;
    const resent = (state & (RESENT | PROBED)) !== 0;
    if (isShortest && !resent) this.shortestRtt = rtt;
    // A retransmission that came too soon is none: the first transmission has arrived after all.
    if (order > this.newestOrder && !(isShortest && resent)) this.newestOrder = order;
  }

  /** The record at `place` is that of the newest packet delivered. For scoreboards that measure rates. */
  protected sampleRate(_place: number): void {}

  /** The packets in the blocks have arrived. What a block shares with one of the last ACK is skipped. */
  private takeBlocks(pool: PacketPool, slot: number, highestAck: number): void {
    const { words } = pool;
    const { lastEdges } = this;
    const first = slot + SACK_EDGES;
    // From the last block on: a new block in front moves the others back.
    for (let edge = 2 * words[slot + SACK_BLOCKS]! - 2; edge >= 0; edge -= 2) {
      const left = words[first + edge]!;
      const right = words[first + edge + 1]!;
      if (lastEdges[edge] !== left) this.findEdges(edge, left);
      const known = lastEdges[edge + 1]!;
      if (known === right) continue;
      for (let sequence = Math.max(known, highestAck + 1); sequence < right; sequence += 1)
        if (this.arrive(sequence)) this.sacked += 1;
      lastEdges[edge + 1] = right;
    }
  }

  /** The block of the last ACK that began with packet `left` comes to `edge`; an empty one if there was none. */
  private findEdges(edge: number, left: number): void {
    const { lastEdges } = this;
    let right = left;
    for (let other = 0; other < lastEdges.length; other += 2)
      if (lastEdges[other] === left) right = Math.max(right, lastEdges[other + 1]!);
    lastEdges[edge] = left;
    lastEdges[edge + 1] = right;
  }

  /** Returns whether this ACK is the first to say so. */
  private arrive(sequence: number): boolean {
    const { words } = this.records;
    const place = this.records.place(sequence);
    const state = words[place + STATE]!;
    if ((state & ARRIVED) !== 0) return false;
    words[place + STATE] = state | ARRIVED;
    if ((state & LOST) === 0) this.inFlight -= 1;
    if ((state & (LOST | RESENT)) !== 0) this.findMissing(state, place);
    this.delivered += 1;
    const order = words[place + ORDER]!;
    if (order > this.order) {
      this.order = order;
      this.newest = place;
    }
    return true;
  }

  /** A packet has arrived that was held for lost: the first time it was sent, or when it was sent again. */
  private findMissing(state: number, place: number): void {
    this.missing -= 1;
    // An answer that comes sooner than any is to what was sent before.
    const tooSoon = this.clock.now - this.records.numbers[(place >> 1) + SENT_AT]! < this.shortestRtt;
    if ((state & RESENT) === 0 || tooSoon) this.arrivedAfterAll += 1;
  }

  /** From now on the losses count of which `seemedOnly` speaks; what is still missing is one. */
  beginEpisode(): void {
    this.heldLost = this.missing;
    this.arrivedAfterAll = 0;
  }

  /** All that was held for lost had only been late: what was concluded from it was needless. */
  get seemedOnly(): boolean {
    return this.missing === 0 && this.heldLost > 0 && this.arrivedAfterAll === this.heldLost;
  }

  /**
   * Find what is lost, after `takeAck`.
   * @param again whether what was sent again may be found lost too, as RACK does; else it needs a timeout
   */
  detectLosses(recovering: boolean, again = true): void {
    const { transmissions, newestOrder, records } = this;
    const { words } = records;
    if (!recovering && this.sacked === 0 && (this.newestState & RESENT) === 0) {
      // Nothing above the cumulative ACK has arrived, so everything sent before the newest arrival has.
      if (this.order === newestOrder) {
        transmissions.head = newestOrder;
        return;
      }
    }
    const certain = recovering || this.sacked >= DUPLICATE_THRESHOLD;
    while (transmissions.head < newestOrder) {
      const sequence = transmissions.at(transmissions.head);
      const place = records.place(sequence);
      if (words[place + ORDER] === transmissions.head && (words[place + STATE]! & (ARRIVED | LOST)) === 0) {
        if (!certain) return;
        if (again || (words[place + STATE]! & RESENT) === 0) this.lose(sequence, place);
      }
      transmissions.head += 1;
    }
  }

  /** After `detectLosses`: something sent before the newest arrival is missing, of which it is not certain that it is lost. */
  get doubtful(): boolean {
    return this.transmissions.head < this.newestOrder;
  }

  /**
   * RACK (RFC 8985, Sec. 6.2, step 5): of what was sent before the newest arrival, that is lost which was sent more than
   * `patience` s ago. Returns the time at which that will be so of the last of the others, s; 0 if there are none.
   */
  detectOverdue(patience: number): number {
    const { transmissions, newestOrder, records } = this;
    const { words, numbers } = records;
    let latest = 0;
    for (let order = transmissions.head; order < newestOrder; order += 1) {
      const sequence = transmissions.at(order);
      const place = records.place(sequence);
      if (words[place + ORDER] !== order || (words[place + STATE]! & (ARRIVED | LOST)) !== 0) continue;
      const due = numbers[(place >> 1) + SENT_AT]! + patience;
      if (due <= this.clock.now) this.lose(sequence, place);
      else latest = Math.max(latest, due);
    }
    return latest;
  }

  /** The highest packet up to `highest` that is in flight; −1 if none is above `highestAck`. */
  highestInFlight(highest: number, highestAck: number): number {
    const { records } = this;
    let sequence = highest;
    while (sequence > highestAck && (records.words[records.place(sequence) + STATE]! & (ARRIVED | LOST)) !== 0)
      sequence -= 1;
    return sequence > highestAck ? sequence : -1;
  }

  /** The packet, which was in flight, has just been sent again as a probe: it is in flight once, and was not lost. */
  noteProbe(sequence: number): void {
    const { words } = this.records;
    const place = this.records.place(sequence);
    this.inFlight -= 1;
    words[place + STATE] = (words[place + STATE]! & ~RESENT) | PROBED;
  }

  /** After a timeout everything counts as lost that has not arrived, of the packets `lowest` to `highest`. */
  loseAll(lowest: number, highest: number): void {
    const { records, transmissions, lost } = this;
    lost.clear();
    transmissions.clear();
    for (let sequence = lowest; sequence <= highest; sequence += 1) {
      const place = records.place(sequence);
      const state = records.words[place + STATE]!;
      if ((state & ARRIVED) !== 0) continue;
      if ((state & LOST) === 0) this.lose(sequence, place);
      else lost.push(sequence);
    }
  }

  /** The next packet to send again; −1 if none. */
  nextLost(highestAck: number): number {
    const { lost, records } = this;
    while (!lost.empty) {
      const sequence = lost.at(lost.head);
      if (sequence > highestAck) {
        const state = records.words[records.place(sequence) + STATE]!;
        if ((state & (ARRIVED | LOST)) === LOST) return sequence;
      }
      lost.head += 1;
    }
    return -1;
  }

  private lose(sequence: number, place: number): void {
    const { words } = this.records;
    if ((words[place + STATE]! & RESENT) === 0) this.missing += 1;
    words[place + STATE] = words[place + STATE]! | LOST;
    this.inFlight -= 1;
    this.newlyLost += 1;
    this.everLost += 1;
    this.heldLost += 1;
    this.lost.push(sequence);
    this.listener?.onLost(sequence, place);
  }
}
