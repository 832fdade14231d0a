import { MAX_SACK_BLOCKS, type PacketPool, SACK_BLOCKS, SACK_EDGES } from '../network/packets.ts';
import { Ranges } from './ranges.ts';

/**
 * Packets above the cumulative ACK that a SACK sender knows to have arrived, as disjoint ranges in ascending order, and how
 * far this recovery has retransmitted (ns-2 scoreboard-rq.cc). Right edges are exclusive.
 */
export class Scoreboard {
  private readonly ranges = new Ranges();
  /** Packets in all ranges. */
  private total = 0;
  /** Lowest packet number that may still be missing. */
  private lowest = -1;
  /** Block edges of the last ACK. The next ACK repeats most of them; those need no work. */
  private readonly lastEdges = new Int32Array(2 * MAX_SACK_BLOCKS);
  /** Holes below this number have been retransmitted. */
  private nextToCheck = 0;

  get empty(): boolean {
    return this.ranges.count === 0;
  }

  /** Nothing has been added or retransmitted since the last `clear`. */
  get untouched(): boolean {
    return this.lowest < 0 && this.nextToCheck === 0;
  }

  clear(): void {
    this.ranges.count = 0;
    this.total = 0;
    this.lowest = -1;
    this.nextToCheck = 0;
    this.lastEdges.fill(0);
  }

  /** Add an ACK's SACK blocks. Returns whether they name a packet that was unknown. */
  update(highestAck: number, pool: PacketPool, slot: number): boolean {
    const totalBefore = this.total;
    let changed = false;
    if (this.lowest <= highestAck) {
      this.lowest = highestAck + 1;
      if (this.ranges.count > 0) {
        this.total -= this.ranges.removeBelow(this.lowest);
        changed = true;
      }
    }
    const { words } = pool;
    const end = slot + SACK_EDGES + 2 * words[slot + SACK_BLOCKS]!;
    const { lastEdges } = this;
    let edge = 0;
    for (let at = slot + SACK_EDGES; at < end; at += 2) {
      const left = words[at]!;
      const right = words[at + 1]!;
      if (lastEdges[edge] !== left || lastEdges[edge + 1] !== right) {
        lastEdges[edge] = left;
        lastEdges[edge + 1] = right;
        this.add(left, right);
      }
      edge += 2;
    }
    return changed || this.total !== totalBefore;
  }

  /** The lowest hole below a received packet that has not been retransmitted; −1 if none. */
  nextHole(): number {
    if (this.ranges.count === 0) return -1;
    const hole = this.holeFrom(Math.max(this.nextToCheck, this.lowest));
    if (hole >= 0) this.nextToCheck = hole;
    return hole;
  }

  /** The lowest hole below a received packet, at `sequence` or above; −1 if none. */
  holeFrom(sequence: number): number {
    const { lefts, rights, count } = this.ranges;
    let candidate = Math.max(sequence, this.lowest);
    if (count === 0 || candidate >= lefts[count - 1]!) return -1;
    for (let index = 0; index < count; index += 1) {
      if (candidate < lefts[index]!) return candidate;
      if (candidate < rights[index]!) candidate = rights[index]!;
    }
    return -1;
  }

  markRetransmitted(sequence: number): void {
    if (sequence >= this.nextToCheck) this.nextToCheck = sequence + 1;
  }

  private add(left: number, right: number): void {
    const { lefts, rights, count } = this.ranges;
    const from = Math.max(left, this.lowest);
    if (from >= right) return;
    const top = count - 1;
    if (count > 0 && from >= lefts[top]! && from <= rights[top]!) {
      // Common case: packets arrive in order after a loss, and the uppermost range grows.
      if (right <= rights[top]!) return;
      this.total += right - rights[top]!;
      rights[top] = right;
      return;
    }
    this.join(from, right);
  }

  /** Merge the range with those that touch or overlap it: first..end−1. */
  private join(left: number, right: number): void {
    const { ranges } = this;
    const { lefts, rights, count } = ranges;
    let newLeft = left;
    let newRight = right;
    let first = count;
    while (first > 0 && rights[first - 1]! >= left) first -= 1;
    let end = first;
    while (end < count && lefts[end]! <= newRight) {
      newLeft = Math.min(newLeft, lefts[end]!);
      newRight = Math.max(newRight, rights[end]!);
      this.total -= rights[end]! - lefts[end]!;
      end += 1;
    }
    this.total += newRight - newLeft;
    if (end === first) {
      ranges.insert(first, newLeft, newRight);
      return;
    }
    if (end > first + 1) ranges.remove(first + 1, end - first - 1);
    lefts[first] = newLeft;
    rights[first] = newRight;
  }
}
