import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { PacketPool, SACK_BLOCKS, SACK_EDGES } from '../../workers/engine/network/packets.ts';
import { RateScoreboard } from '../../workers/engine/transport/rate-scoreboard.ts';
import { RESENT } from '../../workers/engine/transport/send-records.ts';
import { runs } from './support/property.ts';

/** An ACK: the cumulative number, then SACK blocks [left, right). */
type Ack = readonly [acknowledged: number, ...blocks: (readonly [number, number])[]];

/** A scoreboard whose packets are sent a millisecond apart and acknowledged a second later. */
class Board {
  readonly board = new RateScoreboard(this);
  /** ACKs that took the short way. */
  short = 0;
  private readonly pool = new PacketPool();
  private highestAck = -1;
  private highest = -1;
  now = 0;

  send(...sequences: number[]): this {
    for (const sequence of sequences) {
      this.now += 0.001;
      this.board.noteSent(sequence, sequence <= this.highest ? RESENT : 0, this.highestAck);
      this.highest = Math.max(this.highest, sequence);
    }
    return this;
  }

  /** As a paced sender does: by the short way where that can be. */
  takeShort(ack: Ack): this {
    const [acknowledged, ...blocks] = ack;
    this.now += 1;
    const isNext = acknowledged === this.highestAck + 1 && blocks.length === 0;
    if (isNext && this.board.takeNext(acknowledged)) {
      this.highestAck = acknowledged;
      this.short += 1;
      return this;
    }
    this.now -= 1;
    return this.take(ack);
  }

  /** The timer expires. What was sent may arrive all the same. */
  expire(): void {
    this.board.loseAll(this.highestAck + 1, this.highest);
  }

  /** What a sender reads of it. */
  get read(): number[] {
    const { board } = this;
    return [
      ...[board.inFlight, board.missing, board.everLost, board.delivered, board.shortestRtt],
      ...[board.newlyDelivered, board.newlyLost, board.rtt, board.newestState, board.interval, board.deliveredBefore],
    ];
  }

  take([acknowledged, ...blocks]: Ack, recovering = false): this {
    this.now += 1;
    const slot = this.pool.take();
    this.pool.words[slot + SACK_BLOCKS] = blocks.length;
    blocks.forEach(([left, right], index) => {
      this.pool.words[slot + SACK_EDGES + 2 * index] = left;
      this.pool.words[slot + SACK_EDGES + 2 * index + 1] = right;
    });
    this.board.takeAck(this.pool, slot, this.highestAck, acknowledged);
    this.highestAck = Math.max(this.highestAck, acknowledged);
    this.board.detectLosses(recovering);
    this.pool.release(slot);
    return this;
  }

  /** Packets to send again, each sent as soon as it is named. */
  resend(): number[] {
    const found: number[] = [];
    for (let lost = this.board.nextLost(this.highestAck); lost >= 0; lost = this.board.nextLost(this.highestAck)) {
      found.push(lost);
      this.send(lost);
    }
    return found;
  }
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, index) => from + index);

describe('the scoreboard of a paced sender', () => {
  it('holds a packet for lost when three that were sent after it have arrived, and in recovery when one has', () => {
    const board = new Board().send(...range(0, 10)).take([1]);
    board.take([1, [3, 4]]).take([1, [3, 5]]);
    expect(board.resend()).toEqual([]);
    board.take([1, [3, 6]]);
    expect(board.resend()).toEqual([2]);
    expect(board.take([1, [7, 8], [3, 6]], true).resend()).toEqual([6]);
    expect(board.board.missing).toBe(2);
    // The first comes; 8 and 9 were sent before it was sent again.
    expect(board.take([5, [7, 8]], true).board.missing).toBe(3);
  });

  it('finds a retransmission lost when something sent after it arrives', () => {
    const board = new Board().send(...range(0, 6)).take([0, [2, 5]]);
    expect(board.resend()).toEqual([1]);
    expect(
      board
        .send(6, 7)
        .take([0, [2, 6]], true)
        .resend(),
    ).toEqual([]);
    expect(board.take([0, [2, 7]], true).resend()).toEqual([1]);
  });

  it('keeps sight of a packet that was lost when a later retransmission of a lower one ends the recovery', () => {
    const board = new Board()
      .send(...range(0, 6))
      .take([0, [2, 5]])
      .take([0, [2, 6]], true);
    // 6 is lost, then 1 is sent again and fills the hole: nothing above the cumulative ACK is known.
    board.send(6);
    expect(board.resend()).toEqual([1]);
    expect(board.send(7, 8, 9).take([5], true).resend()).toEqual([6]);
    expect(board.take([5, [7, 10]]).resend()).toEqual([]);
  });

  it('does not take the first transmission, come after all, for its retransmission', () => {
    const board = new Board()
      .send(...range(0, 8))
      .take([7])
      .send(...range(8, 12));
    board.board.loseAll(8, 11);
    expect(board.resend()).toEqual([8, 9, 10, 11]);
    // It comes 2 ms after the retransmission, and no round trip is that short.
    board.now -= 0.998;
    board.take([8], true);
    expect(board.resend()).toEqual([]);
    expect(board.board.inFlight).toBe(3);
  });

  it('takes the ACK of the next packet alone by a short way, which leaves all as the long one does', () => {
    let short = 0;
    const rarely = fc.nat(29).map((chance) => chance === 0);
    const step = fc.record({ lost: rarely, expires: rarely, more: fc.nat(2) });
    const arrivals = fc.array(step, { minLength: 60, maxLength: 120 });
    fc.assert(
      fc.property(arrivals, (order) => {
        const [quick, long] = [new Board(), new Board()].map((board) => board.send(0, 1, 2));
        const arrived = new Set<number>();
        let highest = 2;
        const sent = [0, 1, 2];
        for (const { lost, expires, more } of order) {
          const sequence = sent.shift();
          if (sequence === undefined) break;
          if (!lost) {
            arrived.add(sequence);
            let next = 0;
            while (arrived.has(next)) next += 1;
            let end = sequence + 1;
            while (arrived.has(end)) end += 1;
            let begin = sequence;
            while (arrived.has(begin - 1)) begin -= 1;
            const ack: Ack = sequence > next ? [next - 1, [begin, end]] : [next - 1];
            quick!.takeShort(ack);
            long!.take(ack);
            expect(quick!.read).toEqual(long!.read);
          }
          if (expires) for (const board of [quick!, long!]) board.expire();
          const again = quick!.resend();
          expect(long!.resend()).toEqual(again);
          sent.push(...again);
          for (let each = 0; each < more; each += 1) {
            highest += 1;
            quick!.send(highest);
            long!.send(highest);
            sent.push(highest);
          }
        }
        short += quick!.short;
      }),
      runs(100),
    );
    expect(short).toBeGreaterThan(300);
  });

  it('names after a timeout everything that has not arrived, in order', () => {
    const board = new Board().send(...range(0, 8)).take([1, [3, 4], [5, 6]]);
    board.board.loseAll(2, 7);
    expect(board.board.inFlight).toBe(0);
    expect(board.resend()).toEqual([2, 4, 6, 7]);
  });

  it('counts each packet as delivered once, whether an ACK or a block names it first, and knows what is in flight', () => {
    const arrivals = fc.array(fc.record({ sequence: fc.nat(30), blocks: fc.nat(3) }), { maxLength: 80 });
    fc.assert(
      fc.property(arrivals, (order) => {
        const board = new Board().send(...range(0, 31));
        const arrived = new Set<number>();
        const named = new Set<number>();
        for (const { sequence, blocks } of order) {
          arrived.add(sequence);
          let next = 0;
          while (arrived.has(next)) next += 1;
          const above = [...arrived].filter((each) => each > next).sort((a, b) => a - b);
          const ranges: [number, number][] = [];
          for (const each of above) {
            if (ranges.at(-1)?.[1] === each) ranges.at(-1)![1] = each + 1;
            else ranges.push([each, each + 1]);
          }
          // As a receiver does it: the range of the newest first, then some of the others; some ACKs name fewer.
          ranges.sort(([a, b]) => (sequence >= a && sequence < b ? -1 : 1));
          const told = ranges.slice(0, blocks);
          for (let each = 0; each < next; each += 1) named.add(each);
          for (const [left, right] of told) for (let each = left; each < right; each += 1) named.add(each);
          board.take([next - 1, ...told]);
          expect(board.board.delivered).toBe(named.size);
        }
        expect(board.board.inFlight).toBeLessThanOrEqual(31 - named.size);
        const lost = new Set(board.resend());
        for (const each of lost) expect(named.has(each)).toBe(false);
        expect(board.board.inFlight).toBe(31 - named.size);
      }),
      runs(100),
    );
  });
});
