/** Rings and lists that grow while they are used: each does what a plain list does, at, below and beyond what it holds at first. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FlowList } from '../../workers/engine/network/hops/flow-list.ts';
import { PacketLine } from '../../workers/engine/network/hops/packet-line.ts';
import { NumberQueue } from '../../workers/engine/transport/number-queue.ts';
import { Ranges } from '../../workers/engine/transport/ranges.ts';
import { RateFilter } from '../../workers/engine/transport/rate-filter.ts';
import { PLAIN_RECORD, SendRecords, SENT_AT, STATE } from '../../workers/engine/transport/send-records.ts';
import { Rows } from '../../workers/live/rows.ts';
import { runs } from './support/property.ts';

/** In turns some are put in and some taken out: rings wrap before and after they grow. */
const turns = fc.array(fc.tuple(fc.nat(300), fc.nat(300)), { minLength: 1, maxLength: 8 });
/** Just full, and one more than full, with the head at the front, in the middle and at the end. */
const FULL: [number, number][][] = [64, 256].flatMap((size) =>
  [0, 1, size / 2, size - 1].flatMap((gone) =>
    [-1, 0, 1].map((more): [number, number][] => [
      [gone, gone],
      [size + more, 0],
      [1, 0],
    ]),
  ),
);

function eachTurn(check: (all: readonly [number, number][]) => void): void {
  for (const all of FULL) check(all);
  fc.assert(fc.property(turns, check), runs(20));
}

describe('packets that wait in a line', () => {
  it('leave in the order in which they came, with the times at which they came', () => {
    eachTurn((all) => {
      const [line, list] = [new PacketLine(), [] as number[]];
      let next = 0;
      for (const [come, go] of all) {
        for (let count = 0; count < come; count += 1, next += 1) {
          line.push(next, next / 8);
          list.push(next);
        }
        for (let count = 0; count < go && list.length > 0; count += 1) {
          line.shift();
          list.shift();
        }
        expect(line.length).toBe(list.length);
        expect(list.map((_, index) => line.slotAt(index))).toEqual(list);
        expect(line.since).toBe(list.length > 0 ? list[0]! / 8 : Infinity);
      }
    });
  });
});

describe('numbers in a queue', () => {
  it('keep their index from the first one ever put in', () => {
    eachTurn((all) => {
      const queue = new NumberQueue();
      for (const [come, go] of all) {
        for (let count = 0; count < come; count += 1) queue.push(3 * queue.tail);
        queue.head = Math.min(queue.tail, queue.head + go);
        const kept = Array.from({ length: queue.tail - queue.head }, (_, at) => queue.head + at);
        expect(kept.map((index) => queue.at(index))).toEqual(kept.map((index) => 3 * index));
        expect(queue.empty).toBe(queue.head === queue.tail);
      }
      queue.clear();
      expect(queue.empty).toBe(true);
    });
  });
});

describe('what is known of packets that were sent', () => {
  it('stays of all that are kept, wherever the oldest of them is', () => {
    for (const lowest of [-1, 0, 100, 255, 256, 700])
      for (const count of [255, 256, 257, 600]) {
        const records = new SendRecords(PLAIN_RECORD);
        const highest = lowest + count;
        for (let sequence = Math.max(0, lowest); sequence <= highest; sequence += 1) {
          records.reserve(lowest, sequence);
          const place = records.place(sequence);
          records.words[place + STATE] = sequence;
          records.numbers[(place >> 1) + SENT_AT] = sequence / 4;
        }
        const kept = Array.from({ length: highest - Math.max(0, lowest) + 1 }, (_, at) => highest - at);
        const known = kept.map((sequence) => {
          const place = records.place(sequence);
          const [state, at] = [records.words[place + STATE], records.numbers[(place >> 1) + SENT_AT]];
          return [state, at, records.sequenceAt(place, highest)];
        });
        expect(known).toEqual(kept.map((sequence) => [sequence, sequence / 4, sequence]));
      }
  });
});

describe('ranges of packets', () => {
  it('are put in, taken out and cut below a number as in a list', () => {
    const steps = fc.array(fc.tuple(fc.nat(40), fc.nat(3), fc.boolean()), { maxLength: 80 });
    fc.assert(
      fc.property(steps, (all) => {
        const [ranges, list] = [new Ranges(), [] as [number, number][]];
        for (const [at, length, putsIn] of all) {
          const index = Math.min(at, list.length);
          if (putsIn || list.length === 0) {
            ranges.insert(index, 10 * at, 10 * at + 5);
            list.splice(index, 0, [10 * at, 10 * at + 5]);
          } else {
            const gone = Math.min(length, list.length - index);
            ranges.remove(index, gone);
            list.splice(index, gone);
          }
        }
        const shown = (): number[][] =>
          Array.from({ length: ranges.count }, (_, at) => [ranges.lefts[at]!, ranges.rights[at]!]);
        expect(shown()).toEqual(list);
        // In ascending order, each once.
        const rising = [...new Set(list.map(([left]) => left))].toSorted((a, b) => a - b);
        for (let lowest = 0; lowest <= 410; lowest += 1) {
          const sorted = new Ranges();
          rising.forEach((left, at) => sorted.insert(at, left, left + 5));
          const below = rising.map((left) => Math.min(5, Math.max(0, lowest - left)));
          expect(sorted.removeBelow(lowest)).toBe(below.reduce((sum, packets) => sum + packets, 0));
          const kept = rising.filter((left) => left + 5 > lowest);
          expect(Array.from(sorted.lefts.subarray(0, sorted.count))).toEqual(
            kept.map((left) => Math.max(left, lowest)),
          );
        }
      }),
      runs(6),
    );
  });

  it('sixteen are held at first, and the seventeenth is no less', () => {
    const ranges = new Ranges();
    for (let left = 16; left >= 0; left -= 1) ranges.insert(0, 10 * left, 10 * left + 5);
    expect(Array.from(ranges.lefts.subarray(0, 17))).toEqual(Array.from({ length: 17 }, (_, left) => 10 * left));
    expect(Array.from(ranges.rights.subarray(0, 17))).toEqual(Array.from({ length: 17 }, (_, left) => 10 * left + 5));
  });
});

describe('flows in line', () => {
  it('stand in one of two lists that share their memory, in the order in which they came', () => {
    const following = new Int32Array(8);
    const [lists, plain] = [[new FlowList(following), new FlowList(following)], [[], []] as number[][]];
    let seed = 5;
    const below = (count: number): number => (seed = (seed * 16_807) % 2_147_483_647) % count;
    for (let step = 0; step < 400; step += 1) {
      const [flow, which] = [below(8), below(2)];
      if (!plain.flat().includes(flow)) {
        lists[which]!.push(flow);
        plain[which]!.push(flow);
      } else if (plain[which]!.length > 0) {
        lists[which]!.shift();
        plain[which]!.shift();
      }
      expect(lists.map(({ first }) => first)).toEqual(plain.map(([first = -1]) => first));
    }
  });
});

describe('the largest rate', () => {
  it('is that of its last rounds, the newest with a sample and so many before it', () => {
    const samples = fc.array(fc.tuple(fc.nat(4), fc.nat(50)), { maxLength: 60 });
    fc.assert(
      fc.property(samples, fc.integer({ min: 1, max: 10 }), (all, rounds) => {
        const filter = new RateFilter(rounds);
        const seen: { round: number; rate: number }[] = [];
        let round = 0;
        for (const [later, rate] of all) {
          round += later;
          filter.take(rate, round);
          seen.push({ round, rate });
          const kept = seen.filter((one) => one.round >= round - rounds);
          expect(filter.largest).toBe(Math.max(...kept.map((one) => one.rate)));
        }
      }),
      runs(60),
    );
  });
});

describe('rows of numbers', () => {
  it('are all there up to just as many as are kept; with one more the older half is lost', () => {
    const filled = (most: number): Rows => {
      const rows = new Rows(most);
      for (let row = 0; row < 50; row += 1) {
        const place = rows.add(4);
        rows.data[place + 1] = row;
      }
      return rows;
    };
    const numbers = (rows: Rows): number[] => [...rows.from(0)].filter((_, at) => at % 4 === 1);
    const [whole, half] = [filled(200), filled(199)];
    expect([whole.first, whole.end, numbers(whole)]).toEqual([0, 200, Array.from({ length: 50 }, (_, row) => row)]);
    // 49 rows are 196 numbers, of which 25 go.
    expect([half.first, half.end, numbers(half)[0]]).toEqual([100, 200, 25]);
    expect([whole.placeOf(100), half.placeOf(100), half.placeOf(96), [...half.from(196)][1]]).toEqual([100, 0, -4, 49]);
  });
});
