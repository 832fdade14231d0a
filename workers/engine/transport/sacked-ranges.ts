import { MAX_SACK_BLOCKS, type PacketPool, SACK_BLOCKS, SACK_EDGES } from '../network/packets.ts';
import { Ranges } from './ranges.ts';

/**
 * Packets above the cumulative ACK that SACK blocks have named, as disjoint ranges in ascending order. Unlike ns-2's
 * `Scoreboard` it says which packets an ACK names for the first time. Right edges are exclusive.
 */
export class SackedRanges {
  private readonly ranges = new Ranges();
  /** Packets in all ranges. */
  total = 0;
  /** What the last `update` found that no ACK had named before. */
  readonly fresh = new Ranges();
  /** Block edges of the last ACK. The next ACK repeats most of them; those need no work. */
  private readonly lastEdges = new Int32Array(2 * MAX_SACK_BLOCKS);

  /** Forget what lies at or below the cumulative ACK. */
  advance(highestAck: number): void {
    this.total -= this.ranges.removeBelow(highestAck + 1);
  }

  /** Take the SACK blocks of the ACK in `slot`; `fresh` then holds what is new in them. */
  update(highestAck: number, pool: PacketPool, slot: number): void {
    this.fresh.count = 0;
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
        const from = Math.max(left, highestAck + 1);
        if (from < right) this.add(from, right);
      }
      edge += 2;
    }
  }

  private add(left: number, right: number): void {
    const { ranges } = this;
    const { lefts, rights, count } = ranges;
    const top = count - 1;
    if (count > 0 && left >= lefts[top]! && left <= rights[top]!) {
      // Common case: packets arrive in order after a loss, and the uppermost range grows.
      if (right <= rights[top]!) return;
      this.found(rights[top]!, right);
      rights[top] = right;
      return;
    }
    let first = count;
    while (first > 0 && rights[first - 1]! >= left) first -= 1;
    let end = first;
    let newLeft = left;
    let from = left;
    while (end < count && lefts[end]! <= right) {
      this.found(from, lefts[end]!);
      from = Math.max(from, rights[end]!);
      newLeft = Math.min(newLeft, lefts[end]!);
      end += 1;
    }
    this.found(from, right);
    const newRight = Math.max(from, right);
    if (end === first) {
      ranges.insert(first, newLeft, newRight);
      return;
    }
    if (end > first + 1) ranges.remove(first + 1, end - first - 1);
    lefts[first] = newLeft;
    rights[first] = newRight;
  }

  private found(left: number, right: number): void {
    if (right <= left) return;
    this.total += right - left;
    this.fresh.insert(this.fresh.count, left, right);
  }
}
