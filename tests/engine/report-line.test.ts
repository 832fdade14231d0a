import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { Timer } from '../../workers/engine/calendar.ts';
import { DelayLine } from '../../workers/engine/network/delay-line.ts';
import type { Line } from '../../workers/engine/network/line.ts';
import { FLAGS, MARKED, numberAt, ROUND, SEQUENCE, SIGNAL } from '../../workers/engine/network/packets.ts';
import { ReportLine } from '../../workers/engine/network/report-line.ts';
import type { ReportingReceiver } from '../../workers/engine/transport/ends.ts';
import { flowParts, schemeOf } from '../schemes/support/parts.ts';
import { runs } from './support/property.ts';

const DELAY = 0.02;

interface Packet {
  /** s since the packet before it was put on, and how long before it was decided that it would be: links know ahead. */
  after: number;
  ahead: number;
  /** Numbers missing before it. */
  lost: number;
  marked: boolean;
  /** What the sender says: round-trip time, s; an answer is urgent; its round goes up. */
  rtt: number;
  urgent: boolean;
  newRound: boolean;
}

interface Outcome {
  /** Time and numbers of each report. */
  reports: number[][];
  delivered: number;
  lossEvents: number;
  events: number;
  unseen: number;
}

/** The reports of a receiver whose packets come by such a line, up to `end`; `looks` are times at which somebody asks. */
function outcome(kind: 'tfrc' | 'tear', packets: readonly Packet[], byReportLine: boolean, looks: readonly number[] = [], end = Infinity): Outcome {
  const parts = flowParts();
  const { calendar, pool, counts } = parts;
  const { scheme, values } = schemeOf({ kind });
  const receiver = scheme.connect(values, parts).receiver as ReportingReceiver;
  const reports: number[][] = [];
  receiver.ackLine = new DelayLine(calendar, 0.01, {
    receive: (slot) => {
      reports.push([calendar.now, ...[0, 1, 2].slice(0, kind === 'tfrc' ? 3 : 2).map((n) => pool.numbers[numberAt(slot, n)]!)]);
      pool.release(slot);
    },
  });
  const plain = new DelayLine(calendar, DELAY, { receive: (slot) => receiver.onData(slot) });
  const line: Line = byReportLine ? (receiver.dataLine = new ReportLine(calendar, DELAY, pool, receiver)) : plain;
  let time = 0;
  let decided = 0;
  let sequence = -1;
  let round = 0;
  for (const packet of packets) {
    time += packet.after;
    decided = Math.max(decided, time - packet.ahead);
    sequence += 1 + packet.lost;
    round += packet.newRound ? 1 : 0;
    const [at, number, inRound] = [time, sequence, round];
    new Timer(calendar, () => {
      const slot = pool.take();
      pool.words.fill(0, slot, slot + 16);
      pool.words[slot + SEQUENCE] = number;
      pool.words[slot + FLAGS] = packet.marked ? MARKED : 0;
      pool.words[slot + ROUND] = inRound;
      pool.words[slot + SIGNAL] = packet.urgent ? 1 : 0;
      pool.numbers[numberAt(slot, 0)] = at - 0.03;
      pool.numbers[numberAt(slot, 1)] = packet.rtt;
      pool.numbers[numberAt(slot, 2)] = 0.4;
      line.push(slot, at);
    }).set(decided);
  }
  for (const look of looks) {
    new Timer(calendar, () => {
      if (line instanceof ReportLine) line.settle(calendar.now);
    }).set(look);
  }
  const until = Math.min(end, time + 30);
  const events = calendar.run(until, Infinity);
  calendar.now = until;
  if (line instanceof ReportLine) line.settle(calendar.now);
  let unseen = 0;
  line.forEach(() => (unseen += 1));
  return { reports, delivered: counts.delivered, lossEvents: counts.lossEvents, events, unseen };
}

const often = (one: number): fc.Arbitrary<boolean> => fc.integer({ min: 1, max: one }).map((n) => n === 1);
/** No time is a whole multiple of another, so that nothing happens at the same instant. */
const packet: fc.Arbitrary<Packet> = fc.record({
  after: fc.double({ min: 0.000_1, max: 0.02, noNaN: true }),
  ahead: fc.double({ min: 0, max: 0.05, noNaN: true }),
  lost: fc.oneof({ arbitrary: fc.constant(0), weight: 30 }, { arbitrary: fc.integer({ min: 1, max: 4 }), weight: 1 }),
  marked: often(60),
  rtt: fc.constantFrom(0.0501, 0.0501, 0.0501, 0.0633, 0.0407, 0.0091, 0.31),
  urgent: often(60),
  newRound: often(8),
});
const first: Packet = { after: 0, ahead: 0, lost: 0, marked: false, rtt: 0, urgent: true, newRound: false };

describe.each(['tfrc', 'tear'] as const)('the line to a receiver of %s', (kind) => {
  it('changes no report: same times, same numbers as if every packet were an event, whoever looks meanwhile', () => {
    const looks = fc.array(fc.double({ min: 0, max: 2, noNaN: true }), { maxLength: 20 });
    fc.assert(
      fc.property(fc.array(packet, { maxLength: 200 }), looks, (packets, times) => {
        const all = [first, ...packets];
        const one = outcome(kind, all, true, times);
        const other = outcome(kind, all, false);
        expect(one.reports).toEqual(other.reports);
        expect(one).toMatchObject({ delivered: other.delivered, lossEvents: other.lossEvents, unseen: 0 });
      }),
      runs(150),
    );
  });

  it('shows whoever asks all packets that have arrived by then, and no other', () => {
    const packets = [first, ...Array.from({ length: 100 }, (): Packet => ({ ...first, after: 0.003, rtt: 0.0501, urgent: false }))];
    // 0.003 n + 0.02 ≤ 0.2 for n up to 60; those up to number 66 have been put on.
    expect(outcome(kind, packets, true, [], 0.2001)).toMatchObject({ delivered: 61, unseen: 6 });
  });

  it('has an event for few of a hundred packets a round trip', () => {
    const packets = [first, ...Array.from({ length: 1_000 }, (): Packet => ({ ...first, after: 0.000_501, rtt: 0.0501, urgent: false }))];
    const saved = outcome(kind, packets, false).events - outcome(kind, packets, true).events;
    expect(saved).toBeGreaterThan(900);
  });
});
