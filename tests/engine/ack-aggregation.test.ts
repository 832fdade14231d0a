/** ACKs that come in lumps: what BBR adds to its window for them. */
import { expect, test } from 'vitest';
import { AckAggregation } from '../../workers/engine/transport/ack-aggregation.ts';

/** A path of 100 packets a second, whose sender has a window of 50. */
class Path {
  now = 0;
  cwnd = 50;
  bandwidth = 100;
  roundStart = false;
  readonly lumps = new AckAggregation(this, this, this);

  /** So many packets are acknowledged `after` s; what is added to the window then. */
  takes(packets: number, after: number, roundStart = false): number {
    this.now += after;
    this.roundStart = roundStart;
    this.lumps.note(packets);
    return this.lumps.extra();
  }
}

test('as many packets as come beyond the bandwidth, since ACKs have last been slower than it', () => {
  const path = new Path();
  expect(path.takes(3, 1)).toBe(3);
  // 20 ms explain 2 of these 5: 3 of before, and 3.
  expect(path.takes(5, 0.02)).toBeCloseTo(6, 12);
  // A silence explains them all: what comes at its end is a new lump.
  expect(path.takes(4, 1)).toBeCloseTo(6, 12);
  expect(path.takes(3, 0)).toBeCloseTo(7, 12);
  path.lumps.restart();
  expect(path.takes(8, 0)).toBe(8);
});

test('no more than the window, and than a tenth of a second brings', () => {
  const path = new Path();
  expect(path.takes(30, 1)).toBe(10);
  path.bandwidth = 1000;
  path.cwnd = 20;
  expect(path.takes(200, 1)).toBe(30);
  path.cwnd = 50;
  expect(path.takes(0, 0)).toBe(50);
});

test('of the last five to ten round trips: it is forgotten when the second five after it begin', () => {
  for (const before of [0, 1, 4]) {
    const path = new Path();
    for (let round = 0; round < before; round += 1) path.takes(1, 1, true);
    path.takes(7, 1);
    const extras = Array.from({ length: 11 }, () => path.takes(1, 1, true));
    expect(
      extras.findIndex((extra) => extra < 7),
      `${before}`,
    ).toBe(9 - before);
  }
});

test('is told to change at the beginning of a round and when it grows', () => {
  const path = new Path();
  const notes = (packets: number, after: number, roundStart: boolean): boolean => {
    path.now += after;
    path.roundStart = roundStart;
    return path.lumps.note(packets);
  };
  expect(notes(3, 1, false)).toBe(true);
  expect(notes(3, 1, false)).toBe(false);
  expect(notes(3, 1, true)).toBe(true);
  // The window has no room for more.
  path.cwnd = 3;
  expect(notes(9, 1, false)).toBe(false);
  expect(notes(9, 1, true)).toBe(true);
});
