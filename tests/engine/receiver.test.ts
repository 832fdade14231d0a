import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { EventQueue } from '../../workers/engine/event-queue.ts';
import { FLAGS, PacketPool, SACK_BLOCKS, SACK_EDGES, SEQUENCE } from '../../workers/engine/network/packets.ts';
import { Counts } from '../../workers/engine/network/counts.ts';
import { Scoreboard } from '../../workers/engine/transport/scoreboard.ts';
import { TcpReceiver } from '../../workers/engine/transport/receiver.ts';
import { runs } from './support/property.ts';

interface Ack {
  acknowledged: number;
  /** Right edges exclusive. */
  blocks: [left: number, right: number][];
}

class Receiving {
  readonly pool = new PacketPool();
  readonly counts = new Counts();
  private readonly receiver = new TcpReceiver({
    eventQueue: new EventQueue(),
    pool: this.pool,
    counts: this.counts,
    flow: 0,
    settings: { delayedAck: false },
  });

  /** A packet arrives; what the receiver answers. */
  take(sequence: number): Ack {
    const { pool } = this;
    const slot = pool.take();
    pool.words[slot + SEQUENCE] = sequence;
    pool.words[slot + FLAGS] = 0;
    this.receiver.onData(slot);
    const blocks = Array.from({ length: pool.words[slot + SACK_BLOCKS]! }, (_, block): [number, number] => [
      pool.words[slot + SACK_EDGES + 2 * block]!,
      pool.words[slot + SACK_EDGES + 2 * block + 1]!,
    ]);
    pool.release(slot);
    return { acknowledged: pool.words[slot + SEQUENCE]!, blocks };
  }
}

describe('a receiver', () => {
  it('acknowledges the highest number received in order', () => {
    const receiving = new Receiving();
    expect([0, 1, 2].map((sequence) => receiving.take(sequence).acknowledged)).toEqual([0, 1, 2]);
    expect(receiving.take(4).acknowledged).toBe(2);
    expect(receiving.take(5).acknowledged).toBe(2);
    expect(receiving.take(3).acknowledged).toBe(5);
  });

  it('names what it has above the hole, the block of the newest packet first, three at most', () => {
    const receiving = new Receiving();
    expect(receiving.take(0).blocks).toEqual([]);
    expect(receiving.take(2).blocks).toEqual([[2, 3]]);
    expect(receiving.take(3).blocks).toEqual([[2, 4]]);
    expect(receiving.take(6).blocks).toEqual([
      [6, 7],
      [2, 4],
    ]);
    expect(receiving.take(8).blocks).toEqual([
      [8, 9],
      [6, 7],
      [2, 4],
    ]);
    expect(receiving.take(10).blocks).toEqual([
      [10, 11],
      [8, 9],
      [6, 7],
    ]);
    expect(receiving.take(4).blocks).toEqual([
      [2, 5],
      [10, 11],
      [8, 9],
    ]);
    expect(receiving.take(9).blocks).toEqual([
      [8, 11],
      [2, 5],
      [6, 7],
    ]);
    expect(receiving.take(1)).toEqual({
      acknowledged: 4,
      blocks: [
        [8, 11],
        [6, 7],
      ],
    });
  });

  it('counts what it delivers in order once, however often it comes', () => {
    const receiving = new Receiving();
    for (const sequence of [0, 1, 1, 3, 3, 0, 2, 2, 4]) receiving.take(sequence);
    expect(receiving.counts).toMatchObject({ delivered: 9, inOrder: 5 });
  });

  it('agrees with a plain set of numbers for packets in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 150 }), (arrivals) => {
        const receiving = new Receiving();
        const received = new Set<number>();
        for (const sequence of arrivals) {
          const { acknowledged, blocks } = receiving.take(sequence);
          received.add(sequence);
          let next = 0;
          while (received.has(next)) next += 1;
          expect(acknowledged).toBe(next - 1);
          expect(receiving.counts.inOrder).toBe(next);
          const ranges = rangesAbove(received, next);
          expect(blocks).toHaveLength(Math.min(3, ranges.length));
          for (const block of blocks) expect(ranges).toContainEqual(block);
          expect(new Set(blocks.map(([left]) => left)).size).toBe(blocks.length);
          if (sequence > next) expect(blocks[0]![0] <= sequence && sequence < blocks[0]![1]).toBe(true);
        }
      }),
      runs(300),
    );
  });
});

/** The maximal runs of numbers above `next`. */
function rangesAbove(received: Set<number>, next: number): [number, number][] {
  const ranges: [number, number][] = [];
  for (let left = next; left <= 41; left += 1) {
    if (!received.has(left) || received.has(left - 1)) continue;
    let right = left;
    while (received.has(right)) right += 1;
    if (left > next) ranges.push([left, right]);
  }
  return ranges;
}

describe("a sender's scoreboard", () => {
  class Boarding {
    readonly pool = new PacketPool();
    readonly board = new Scoreboard();

    update(highestAck: number, ...blocks: [number, number][]): boolean {
      const slot = this.pool.take();
      this.pool.words[slot + SACK_BLOCKS] = blocks.length;
      blocks.flat().forEach((edge, index) => {
        this.pool.words[slot + SACK_EDGES + index] = edge;
      });
      const news = this.board.update(highestAck, this.pool, slot);
      this.pool.release(slot);
      return news;
    }
  }

  it('finds the holes below what has arrived, lowest first, each once', () => {
    const boarding = new Boarding();
    boarding.update(9, [12, 13], [15, 17]);
    const holes: number[] = [];
    for (let hole = boarding.board.nextHole(); hole !== -1; hole = boarding.board.nextHole()) {
      holes.push(hole);
      boarding.board.markRetransmitted(hole);
    }
    expect(holes).toEqual([10, 11, 13, 14]);
  });

  it('tells ACKs with news from those without', () => {
    const boarding = new Boarding();
    expect(boarding.update(9, [12, 13])).toBe(true);
    expect(boarding.update(9, [12, 13])).toBe(false);
    expect(boarding.update(9, [12, 14])).toBe(true);
    expect(boarding.update(9, [20, 21], [12, 14])).toBe(true);
    expect(boarding.update(9, [20, 21], [12, 14])).toBe(false);
    // Nothing but the handshake of a duplicate.
    expect(boarding.update(9)).toBe(false);
  });

  it('agrees with a plain set of numbers, the cumulative ACK moving on and holes being sent again', () => {
    const step = fc.record({
      forward: fc.integer({ min: 0, max: 3 }),
      blocks: fc.array(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 6 })), { maxLength: 3 }),
      resend: fc.integer({ min: 0, max: 3 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const boarding = new Boarding();
        const arrived = new Set<number>();
        let highestAck = 0;
        let checked = 0;
        for (const { forward, blocks, resend } of steps) {
          highestAck += forward;
          const edges = blocks.map(([above, length]): [number, number] => [
            highestAck + 1 + above,
            highestAck + 1 + above + length,
          ]);
          const before = arrived.size;
          for (const [left, right] of edges) for (let packet = left; packet < right; packet += 1) arrived.add(packet);
          for (const packet of arrived) if (packet <= highestAck) arrived.delete(packet);
          const fresh = arrived.size > before;
          const news = boarding.update(highestAck, ...edges);
          if (fresh) expect(news).toBe(true);
          expect(boarding.board.empty).toBe(arrived.size === 0);
          for (let again = 0; again <= resend; again += 1) {
            const highest = Math.max(-1, ...arrived);
            let expected = Math.max(checked, highestAck + 1);
            while (arrived.has(expected)) expected += 1;
            if (expected > highest) expected = -1;
            expect(boarding.board.nextHole()).toBe(expected);
            if (expected === -1) break;
            if (again < resend) {
              boarding.board.markRetransmitted(expected);
              checked = expected + 1;
            }
          }
        }
      }),
      runs(300),
    );
  });
});
