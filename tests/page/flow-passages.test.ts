/** Packets of a hop that serves flows in turn, told by hand. */
import { expect, test } from 'vitest';
import { FlowPassages } from '../../src/stage/flow-passages.ts';
import type { Passages } from '../../src/stage/passages.ts';
import { ENTERED, ENTERED_MARKED, recordCode } from '../../workers/engine/network/packet-records.ts';

test('a packet that is dropped while another is being sent does not count the other as sent', () => {
  const [sending, dropping] = [1, 2];
  const passages = new FlowPassages();
  // 1000 bytes in a second.
  passages.begin(0, 0, 8000);
  passages.take(0, recordCode(ENTERED, 0, sending), 1000);
  passages.beginNext(0, sending);
  passages.take(0.2, recordCode(ENTERED, 0, dropping), 1000);
  passages.dropHead(0.5, dropping);
  const sentBy = (time: number): number => passages.endedBy(time);
  expect([0.4, 0.7, 0.99].map(sentBy)).toEqual([0, 0, 0]);
  expect(sentBy(1)).toBe(2);
  expect([0, 1].map((index) => passages.endOf(index))).toEqual([1, 0.5]);
  expect([0.3, 0.7].map((time) => passages.waitingAt(time))).toEqual([1, 0]);
});

/** Packets of 1000 bytes at a rate of 1000 bytes a second, of these endpoints, one every 0.1 s from 0 s on. */
function came(...endpoints: number[]): FlowPassages {
  const passages = new FlowPassages();
  passages.begin(0, 0, 8000);
  endpoints.forEach((endpoint, at) => passages.take(at / 10, recordCode(ENTERED, 0, endpoint), 1000));
  return passages;
}

test('is sent whole at the rate at which it was begun, and the next one at the rate of then', () => {
  const passages = came(1, 1);
  passages.beginNext(0.2, 1);
  passages.setRate(16_000);
  expect(passages.endOf(0)).toBe(1.2);
  passages.beginNext(1.2, 1);
  expect(passages.endOf(1)).toBe(1.7);
});

test('waits its turn though its delay was to be spared: whose turn it is the hop says', () => {
  const passages = came(1, 2, 2);
  passages.beginNext(0.3, 1);
  (passages as Passages).sendAtOnceBefore(2, 0.2);
  expect([1, 2].map((index) => passages.startOf(index))).toEqual([Infinity, Infinity]);
  passages.beginNext(1.3, 2);
  expect([passages.endOf(1), passages.waitingAt(1.4)]).toEqual([2.3, 1]);
});

test('of each flow the oldest is next; those that wait are told head first, as many as there is room for, of what has come', () => {
  const passages = came(1, 2, 1, 2);
  passages.beginNext(0.5, 2, true);
  expect([passages.codeOf(0), passages.codeOf(1)]).toEqual([
    recordCode(ENTERED_MARKED, 0, 2),
    recordCode(ENTERED, 0, 1),
  ]);
  const waiting = (time: number, room: number): number[] => {
    const into = new Int32Array(room);
    return [...into.subarray(0, passages.waiting(time, into))];
  };
  expect([waiting(0.6, 9), waiting(0.6, 2), waiting(0.05, 9)]).toEqual([[1, 2, 3], [1, 2], [1]]);
  expect(passages.wait()).toBeNaN();
});

test('many packets are known from the first one on', () => {
  const passages = came(...Array<number>(3_000).fill(1));
  expect([0.05, 150.05, 299.95].map((time) => passages.arrivedBy(time))).toEqual([1, 1_501, 3_000]);
});
