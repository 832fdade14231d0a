/** Packets of a hop that serves flows in turn, told by hand. */
import { expect, test } from 'vitest';
import { FlowPassages } from '../../src/stage/flow-passages.ts';
import { ENTERED, recordCode } from '../../workers/engine/network/packet-records.ts';

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
