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

/** What is lost is sent again, and answered after two seconds, which is no shorter than any round trip, or after 2 ms. */
function answered(board: Board, ack: Ack, seconds = 2): Board {
  board.resend();
  board.now += seconds - 1;
  return board.take(ack);
}
const soon = (board: Board): Board => answered(board, [5], 0.002);

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

  it('probes with the highest packet that is in flight, and with none if all above the cumulative ACK have arrived or are lost', () => {
    const { board } = new Board().send(...range(0, 6)).take([0, [4, 6]]);
    expect([0, 2, 3].map((highestAck) => board.highestInFlight(5, highestAck))).toEqual([3, 3, -1]);
    board.loseAll(2, 5);
    expect(board.highestInFlight(5, 0)).toBe(1);
    board.loseAll(1, 1);
    expect(board.highestInFlight(5, 0)).toBe(-1);
  });

  it('has a packet that is sent again as a probe in flight once, and not among the missing', () => {
    const board = new Board().send(...range(0, 4), 3);
    board.board.noteProbe(3);
    expect(board.board.inFlight).toBe(4);
    board.take([3]);
    expect([board.board.inFlight, board.board.missing, board.board.delivered]).toEqual([0, 0, 4]);
    // Whether the probe was answered or what was sent before it is not known: no round trip.
    expect(board.board.shortestRtt).toBe(Infinity);
  });

  it('finds lost what was sent longer ago than its patience, and says when the last of the others will be', () => {
    const sent = () => new Board().send(...range(0, 6)).take([-1, [4, 5]]);
    // The ACK comes at 1.006 s, and each packet was sent a millisecond after the one before, the first at 1 ms.
    for (const [patience, lost, latest] of [
      [0.5, [0, 1, 2, 3], 0],
      [1.0035, [0, 1], 0.004 + 1.0035],
      [1.1, [], 0.004 + 1.1],
    ] as const) {
      const board = sent();
      expect(board.board.doubtful).toBe(true);
      expect(board.board.detectOverdue(patience)).toBeCloseTo(latest, 9);
      expect(board.resend()).toEqual(lost);
    }
  });

  it.each<[string, (board: Board) => Board, boolean]>([
    ['what was lost comes all the same', (board) => board.take([5]), true],
    ['what was lost comes sooner after it was sent again than any answer', soon, true],
    ['another is lost, and both come all the same', (board) => board.take([0, [2, 5], [6, 9]]).take([8]), true],
    ['what was sent again comes', (board) => answered(board, [5]), false],
    ['another is lost and sent again', (board) => answered(board.take([0, [2, 5], [6, 9]]), [8]), false],
  ])('knows that it went back for nothing, or not, where %s', (_, happens, seemed) => {
    const board = new Board()
      .send(...range(0, 9))
      .take([0])
      .take([0, [2, 5]]);
    board.board.beginEpisode();
    expect([board.board.missing, board.board.seemedOnly]).toEqual([1, false]);
    happens(board);
    expect(board.board.seemedOnly).toBe(seemed);
    board.board.beginEpisode();
    expect(board.board.seemedOnly).toBe(false);
    // The next time is judged for itself.
    board.take([8]);
    const next = board.send(...range(9, 15)).take([8, [10, 13]]);
    next.board.beginEpisode();
    expect(next.take([14]).board.seemedOnly).toBe(true);
  });

  it('is limited by the application until more has been delivered than was in flight then', () => {
    const board = new Board();
    board.board.noteAppLimited();
    expect(board.board.appLimited).toBe(true);
    board.send(0).take([0]);
    expect(board.board.appLimited).toBe(true);
    board.send(1).take([1]);
    expect(board.board.appLimited).toBe(false);
    board.send(2, 3, 4).board.noteAppLimited();
    board.send(5).take([4]);
    expect(board.board.appLimited).toBe(true);
    board.take([5]);
    expect(board.board.appLimited).toBe(false);
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
