/** The packets of a flow one by one, from records written by hand: which passage each record ends, what became of each packet by a time, what is forgotten. */
import { describe, expect, test } from 'vitest';
import { ackSteps, packetLives, type Passage, Sequence } from '../../src/run/sequence.ts';
import {
  ANSWER_ARRIVED,
  ANSWER_LOST,
  ANSWER_SENT,
  PACKET_ARRIVED,
  PACKET_LOST,
  PACKET_SENT,
} from '../../workers/engine/network/packet-records.ts';
import { HOP } from '../../workers/live/cause-records.ts';

type Recorded = [time: number, packet: number, kind: number, hop?: number];
const rows = (...records: Recorded[]): Float64Array =>
  Float64Array.from(records.flatMap(([time, packet, kind, hop = 0]) => [4, time, packet, kind + hop * HOP]));
const AHEAD = 0.5;
function sequence(...records: Recorded[]): Sequence {
  const made = new Sequence(AHEAD);
  made.append(rows(...records), 0);
  return made;
}
const ways = (passages: readonly Passage[]) =>
  passages.map(({ packet, sent, arrived, lost, turn }) => [
    packet,
    sent,
    lost ? `lost at ${lost.time} by ${lost.hop}` : arrived,
    turn,
  ]);

describe('a record', () => {
  test('of a packet ends the oldest passage of that packet alone, which has its turn; the sender’s times are earlier', () => {
    const { passages } = sequence(
      [1, 0, PACKET_SENT],
      [1.25, 1, PACKET_SENT],
      [2, 1, PACKET_SENT],
      [2.5, 1, PACKET_LOST, 2],
      [3, 1, PACKET_ARRIVED],
      [3.5, 0, PACKET_ARRIVED],
      [4, 1, PACKET_SENT],
    );
    expect(ways(passages)).toEqual([
      [0, 0.5, 3.5, 1],
      [1, 0.75, 'lost at 2.5 by 2', 1],
      [1, 1.5, 3, 2],
      [1, 3.5, NaN, 3],
    ]);
  });

  test('of an ACK that arrives ends the oldest; of one that is lost the oldest that says the same', () => {
    const { acks } = sequence(
      [1, 7, ANSWER_SENT],
      [1.1, 8, ANSWER_SENT],
      [1.2, 8, ANSWER_SENT],
      [1.3, 9, ANSWER_SENT],
      [2, 8, ANSWER_LOST, 3],
      [2.5, 7, ANSWER_ARRIVED],
      [3, 8, ANSWER_ARRIVED],
    );
    expect(ways(acks)).toEqual([
      [7, 1, 2, 1],
      [8, 1.1, 'lost at 2 by 3', 1],
      [8, 1.2, 2.5, 1],
      [9, 1.3, NaN, 1],
    ]);
  });

  test('of what was sent before anything was recorded ends nothing', () => {
    const { passages, acks } = sequence(
      [1, 3, PACKET_ARRIVED],
      [1, 3, PACKET_LOST],
      [1, 3, ANSWER_ARRIVED],
      [1, 3, ANSWER_LOST],
    );
    expect([passages, acks]).toEqual([[], []]);
  });
});

test('of what is no longer recorded the passages go, those that begin with it stay', () => {
  const made = sequence([1, 0, PACKET_SENT], [1.2, 0, ANSWER_SENT], [2, 1, PACKET_SENT], [2.5, 1, ANSWER_SENT]);
  made.append(rows([3, 2, PACKET_SENT]), 1.5);
  expect([made.since, made.passages.map(({ packet }) => packet), made.acks.map(({ packet }) => packet)]).toEqual([
    1.5,
    [1, 2],
    [1],
  ]);
  made.append(rows([4, 3, PACKET_SENT]), 1);
  expect([made.since, made.passages.length]).toEqual([1.5, 3]);
});

test('of more than 131072 passages the older half goes, and as much of the ACKs', () => {
  const most = 2 ** 17;
  const made = new Sequence(AHEAD);
  const sent = Array.from({ length: most }, (_, packet): Recorded => [1 + packet, packet, PACKET_SENT]);
  made.append(rows(...sent.slice(0, most / 2)), 0);
  made.append(rows(...sent.slice(most / 2), [1.75, 0, ANSWER_SENT], [most, 1, ANSWER_SENT]), 0);
  expect([made.passages.length, made.acks.length, made.since]).toEqual([most, 2, 0]);
  made.append(rows([1 + most, most, PACKET_SENT]), 0);
  expect([made.passages[0]!.packet, made.passages.length, made.acks.length]).toEqual([most / 2, most / 2 + 1, 1]);
  expect(made.since).toBe(made.passages[0]!.sent);
});

test('an ACK of a packet that is not here acknowledges none of those that are', () => {
  const made = sequence([1, 4, PACKET_SENT], [2, 9, ANSWER_SENT], [3, 9, ANSWER_ARRIVED]);
  expect(packetLives(made, 5, true).map(({ packet, fate }) => [packet, fate])).toEqual([[4, 'under way']]);
  expect(packetLives(made, 5, false).map(({ packet, fate }) => [packet, fate])).toEqual([[4, 'acknowledged']]);
});

const acks = [
  { packet: 3, arrived: 1 },
  { packet: 5, arrived: 2 },
  { packet: 4, arrived: 3 },
  { packet: 5, arrived: 4 },
  { packet: -1, arrived: 5 },
  { packet: 7, arrived: NaN },
  { packet: 8, arrived: 6 },
].map((ack) => ({ ...ack, sent: 0, lost: null, turn: 1 }));

test('what is acknowledged only grows where an ACK names all up to it, and is each of them where it names one', () => {
  expect(ackSteps(acks, 10, false)).toEqual([
    { time: 1, upTo: 3 },
    { time: 2, upTo: 5 },
    { time: 6, upTo: 8 },
  ]);
  expect(ackSteps(acks, 4, true).map(({ time, upTo }) => [time, upTo])).toEqual([
    [1, 3],
    [2, 5],
    [3, 4],
    [4, 5],
  ]);
  expect(ackSteps(acks, 1.9, false)).toHaveLength(1);
});

describe('the life of a packet', () => {
  const made = sequence(
    [1, 1, PACKET_SENT],
    [1.1, 0, PACKET_SENT],
    [1.2, 2, PACKET_SENT],
    [2, 1, PACKET_LOST, 0],
    [2.5, 0, PACKET_ARRIVED],
    [2.5, 0, ANSWER_SENT],
    [2.6, 2, PACKET_ARRIVED],
    [3, 0, ANSWER_ARRIVED],
    [4, 1, PACKET_SENT],
    [5, 1, PACKET_ARRIVED],
    [5, 2, ANSWER_SENT],
    [6, 2, ANSWER_ARRIVED],
  );
  const fates = (until: number, each = false) =>
    packetLives(made, until, each).map(({ packet, fate, timesSent }) => [packet, fate, timesSent]);

  test('is told as far as it has come by a time, in the order of numbers', () => {
    expect(fates(0.4)).toEqual([]);
    expect(fates(0.55)).toEqual([[1, 'under way', 1]]);
    expect(fates(2.4)).toEqual([
      [0, 'under way', 1],
      [1, 'lost', 1],
      [2, 'under way', 1],
    ]);
    expect(fates(2.6)).toEqual([
      [0, 'acknowledged', 1],
      [1, 'lost', 1],
      [2, 'received', 1],
    ]);
    expect(fates(3.6)[1]).toEqual([1, 'under way', 2]);
    expect(fates(5)[1]).toEqual([1, 'received', 2]);
    expect(fates(5.5)).toEqual([
      [0, 'acknowledged', 1],
      [1, 'acknowledged', 2],
      [2, 'acknowledged', 1],
    ]);
    expect(fates(5.5, true).map(([, fate]) => fate)).toEqual(['acknowledged', 'received', 'acknowledged']);
  });

  test('has its times, those of losses too, and is told of wanted packets alone', () => {
    const [life, ...more] = packetLives(made, 9, false, (packet) => packet === 1);
    expect(more).toEqual([]);
    expect(life).toEqual({
      packet: 1,
      sent: 0.5,
      received: 5,
      acknowledged: 5.5,
      timesSent: 2,
      lost: [2],
      fate: 'acknowledged',
    });
  });
});
