/** One hop as the stage knows it: who waits, for how long, and what a change of rate does. */
import { describe, expect, test } from 'vitest';
import { Passages } from '../../src/stage/passages.ts';

/** A hop of 8 kbit/s, 1000 bytes a second: 1000 bytes come at 0 s, 500 at 0.25 s, 300 at 0.5 s. */
function hop(): Passages {
  const passages = new Passages();
  passages.begin(0, 0, 8_000);
  passages.take(0, 1, 1_000);
  passages.take(0.25, 2, 500);
  passages.take(0.5, 3, 300);
  return passages;
}

describe('how long a packet waits that comes now', () => {
  test('is the rest of the transmission under way, and the bits of all who wait over the rate', () => {
    expect(hop().waitingAt(0.5)).toBe(2);
    expect(hop().wait(0.5, 8_000)).toBeCloseTo(0.5 + (8 * 800) / 8_000, 12);
    expect(hop().wait(0.3, 8_000)).toBeCloseTo(0.7 + (8 * 500) / 8_000, 12);
    expect(hop().wait(0.1, 8_000)).toBeCloseTo(0.9, 12);
  });

  test('on a link without a limit is the rest alone, and on an idle one nothing', () => {
    expect(hop().wait(0.5, null)).toBeCloseTo(0.5, 12);
    expect(hop().wait(5, 8_000)).toBe(0);
    expect(new Passages().wait(1, 8_000)).toBe(0);
  });

  test('is when it begins to be sent', () => {
    const passages = hop();
    const wait = passages.wait(0.75, 8_000);
    passages.take(0.75, 4, 100);
    expect(passages.startOf(3)).toBeCloseTo(0.75 + wait, 12);
  });
});

describe('a change of rate', () => {
  test('leaves the transmission under way as it is and moves up those who wait', () => {
    const passages = hop();
    passages.setRate(16_000, 0.6);
    expect([0, 1, 2].map((index) => passages.endOf(index))).toEqual(
      [1, 1.25, 1.4].map((end) => expect.closeTo(end, 12)),
    );
  });

  test('at the end of a transmission holds for the next', () => {
    const passages = hop();
    passages.setRate(4_000, 1);
    // The second began at 1 s, before the change of the same instant.
    expect([1, 2].map((index) => passages.endOf(index))).toEqual([1.5, 2.1].map((end) => expect.closeTo(end, 12)));
  });
});

test('before a packet whose delay is spared those that wait leave at once, when the transmission under way ends', () => {
  const passages = hop();
  // The endpoint of these codes is 0: the last that came at that time is meant.
  passages.sendAtOnceBefore(0, 0.5);
  expect([0, 1, 2].map((index) => passages.startOf(index))).toEqual([0, 1, 1]);
  expect([1, 2].map((index) => passages.endOf(index))).toEqual([1, 1.3]);
});

test('a packet that was not let in, though its delay is spared, moves no other', () => {
  const passages = hop();
  const starts = (): number[] => [0, 1, 2].map((index) => passages.startOf(index));
  const before = starts();
  passages.sendAtOnceBefore(0, 0.9);
  expect(starts()).toEqual(before);
});

test('a packet dropped at the head is never sent, and those behind it move up', () => {
  const passages = hop();
  passages.dropHead(1);
  expect([0, 1, 2].map((index) => passages.wasDropped(index))).toEqual([false, true, false]);
  expect([passages.endOf(1), passages.startOf(2), passages.endOf(2)]).toEqual([1, 1, 1.3]);
});

test('the area under the queue from 0.3 to 1.2 s is what each waited of it', () => {
  // The second waits from 0.25 to 1 s, the third from 0.5 to 1.5 s.
  expect(hop().area(0.3, 1.2)).toBeCloseTo(0.7 + 0.7, 12);
});
