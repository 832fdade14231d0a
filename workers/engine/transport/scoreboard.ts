import { type PacketPool, SACK_BLOCKS, SACK_EDGES } from '../network/packets.ts';

const INITIAL_CAPACITY = 16;

/**
 * What a SACK sender knows to have arrived above the cumulative ACK: disjoint ranges in ascending order, and how far
 * this recovery has retransmitted (ns-2 scoreboard-rq.cc). Right edges are exclusive.
 */
export class Scoreboard {
  private lefts = new Int32Array(INITIAL_CAPACITY);
  private rights = new Int32Array(INITIAL_CAPACITY);
  private count = 0;
  /** Packets in all ranges. */
  private total = 0;
  /** Lowest number that may still be missing. */
  private lowest = -1;
  /** Holes below this have been retransmitted already. */
  private nextToCheck = 0;

  get empty(): boolean {
    return this.count === 0;
  }

  clear(): void {
    if (this.lowest < 0 && this.nextToCheck === 0) return;
    this.count = 0;
    this.total = 0;
    this.lowest = -1;
    this.nextToCheck = 0;
  }

  /** Enter an ACK's blocks; returns whether they brought anything new. */
  update(highestAck: number, pool: PacketPool, slot: number): boolean {
    const totalBefore = this.total;
    let changed = false;
    if (this.lowest <= highestAck) {
      this.lowest = highestAck + 1;
      if (this.count > 0) {
        this.forgetBelow(this.lowest);
        changed = true;
      }
    }
    const { words } = pool;
    const end = slot + SACK_EDGES + 2 * words[slot + SACK_BLOCKS]!;
    for (let at = slot + SACK_EDGES; at < end; at += 2) this.add(words[at]!, words[at + 1]!);
    return changed || this.total !== totalBefore;
  }

  /** The lowest hole not yet retransmitted that lies below something received, or −1. */
  nextHole(): number {
    if (this.count === 0) return -1;
    const hole = this.holeFrom(Math.max(this.nextToCheck, this.lowest));
    if (hole >= 0) this.nextToCheck = hole;
    return hole;
  }

  /** The lowest hole from `sequence` on that lies below something received, or −1. */
  holeFrom(sequence: number): number {
    let candidate = Math.max(sequence, this.lowest);
    for (let index = 0; index < this.count; index += 1) {
      if (candidate < this.lefts[index]!) return candidate;
      if (candidate < this.rights[index]!) candidate = this.rights[index]!;
    }
    return -1;
  }

  markRetransmitted(sequence: number): void {
    if (sequence >= this.nextToCheck) this.nextToCheck = sequence + 1;
  }

  private forgetBelow(lowest: number): void {
    let kept = 0;
    this.total = 0;
    for (let index = 0; index < this.count; index += 1) {
      const right = this.rights[index]!;
      if (right <= lowest) continue;
      const left = Math.max(this.lefts[index]!, lowest);
      this.lefts[kept] = left;
      this.rights[kept] = right;
      this.total += right - left;
      kept += 1;
    }
    this.count = kept;
  }

  private add(left: number, right: number): void {
    const { lowest } = this;
    let newLeft = Math.max(left, lowest);
    let newRight = right;
    if (newLeft >= newRight) return;
    // Ranges first..last−1 touch or overlap the new one and become part of it.
    let first = this.count;
    while (first > 0 && this.rights[first - 1]! >= newLeft) first -= 1;
    let last = first;
    while (last < this.count && this.lefts[last]! <= newRight) {
      newLeft = Math.min(newLeft, this.lefts[last]!);
      newRight = Math.max(newRight, this.rights[last]!);
      this.total -= this.rights[last]! - this.lefts[last]!;
      last += 1;
    }
    const shift = 1 - (last - first);
    if (this.count + shift > this.lefts.length) this.grow();
    if (shift !== 0) {
      this.lefts.copyWithin(last + shift, last, this.count);
      this.rights.copyWithin(last + shift, last, this.count);
      this.count += shift;
    }
    this.lefts[first] = newLeft;
    this.rights[first] = newRight;
    this.total += newRight - newLeft;
  }

  private grow(): void {
    const lefts = new Int32Array(2 * this.lefts.length);
    const rights = new Int32Array(2 * this.rights.length);
    lefts.set(this.lefts);
    rights.set(this.rights);
    this.lefts = lefts;
    this.rights = rights;
  }
}
