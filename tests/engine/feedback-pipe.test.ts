import { endsOf } from '../../workers/engine/assemble/ends.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { Timer } from '../../workers/engine/event-queue.ts';
import { DelayPipe } from '../../workers/engine/network/pipes/delay-pipe.ts';
import { FLAGS, MARKED, numberAt, ROUND, SEQUENCE, SIGNAL } from '../../workers/engine/network/packets.ts';
import { FeedbackPipe } from '../../workers/engine/network/pipes/feedback-pipe.ts';
import { FeedbackPath } from '../../workers/engine/network/pipes/feedback-path.ts';
import type { ReportingReceiver } from '../../workers/engine/transport/ends.ts';
import { flowParts, schemeOf } from '../schemes/support/parts.ts';
import { EventfulPipe } from './support/eventful-pipe.ts';
import { runs } from './support/property.ts';
import { putOn } from './support/put-on.ts';

/** s; sums of such numbers are exact. */
const DELAY = 1 / 64;
const BACK = 1 / 128;

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

/** Every packet and report an event; a pipe for the data only, whose reports go elsewhere; a pipe for both. */
type Way = 'events' | 'data' | 'round trip';

/** The reports of a receiver, as they come in at the sender up to `end`; `looks` are times at which somebody asks. */
function outcome(
  kind: 'tfrc' | 'tear',
  packets: readonly Packet[],
  way: Way,
  looks: readonly number[] = [],
  end = Infinity,
): Outcome {
  const parts = flowParts();
  const { eventQueue, pool, counts } = parts;
  const { scheme, values } = schemeOf({ kind });
  const receiver = endsOf(scheme, values, parts).receiver as ReportingReceiver;
  const reports: number[][] = [];
  const onAck = (slot: number): void => {
    reports.push([
      eventQueue.now,
      ...[0, 1, 2].slice(0, kind === 'tfrc' ? 3 : 2).map((n) => pool.numbers[numberAt(slot, n)]!),
    ]);
    pool.release(slot);
  };
  const feedbackPath = way === 'round trip' ? new FeedbackPath(eventQueue, BACK, { onAck }) : null;
  receiver.ackPath = feedbackPath ?? new DelayPipe(eventQueue, BACK, { receive: onAck });
  const pipe =
    way === 'events'
      ? new EventfulPipe(eventQueue, DELAY, receiver)
      : new FeedbackPipe(eventQueue, DELAY, pool, receiver, feedbackPath);
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
    new Timer(eventQueue, () => {
      const slot = pool.take();
      pool.words.fill(0, slot, slot + 16);
      pool.words[slot + SEQUENCE] = number;
      pool.words[slot + FLAGS] = packet.marked ? MARKED : 0;
      pool.words[slot + ROUND] = inRound;
      pool.words[slot + SIGNAL] = packet.urgent ? 1 : 0;
      pool.numbers[numberAt(slot, 0)] = at - 0.03;
      pool.numbers[numberAt(slot, 1)] = packet.rtt;
      pool.numbers[numberAt(slot, 2)] = 0.4;
      putOn(pipe, slot, at);
    }).set(decided);
  }
  for (const look of looks) {
    new Timer(eventQueue, () => {
      if (pipe instanceof FeedbackPipe) pipe.settle();
    }).set(look);
  }
  const until = Math.min(end, time + 30);
  const events = eventQueue.run(until, Infinity);
  eventQueue.now = until;
  if (pipe instanceof FeedbackPipe) pipe.settle();
  let unseen = 0;
  pipe.forEach(() => (unseen += 1));
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

describe.each(['tfrc', 'tear'] as const)('the pipe to a receiver of %s', (kind) => {
  it.each(['data', 'round trip'] as const)(
    'changes no report: same times, same numbers as if every packet were an event, whoever looks meanwhile (%s)',
    (way) => {
      const looks = fc.array(fc.double({ min: 0, max: 2, noNaN: true }), { maxLength: 20 });
      fc.assert(
        fc.property(fc.array(packet, { maxLength: 200 }), looks, (packets, times) => {
          const all = [first, ...packets];
          const one = outcome(kind, all, way, times);
          const other = outcome(kind, all, 'events');
          expect(one.reports).toEqual(other.reports);
          expect(one).toMatchObject({ delivered: other.delivered, lossEvents: other.lossEvents, unseen: 0 });
        }),
        runs(150),
      );
    },
  );

  it('shows whoever asks all packets that have arrived by then, and no other', () => {
    const packets = [
      first,
      ...Array.from({ length: 100 }, (): Packet => ({ ...first, after: 0.003, rtt: 0.0501, urgent: false })),
    ];
    // 0.003 n + 1/64 ≤ 0.2 for n up to 61; those up to number 66 have been put on.
    expect(outcome(kind, packets, 'round trip', [], 0.2001)).toMatchObject({ delivered: 62, unseen: 5 });
  });

  it('has an event for few of a hundred packets a round trip', () => {
    const packets = [
      first,
      ...Array.from({ length: 1_000 }, (): Packet => ({ ...first, after: 0.000_501, rtt: 0.0501, urgent: false })),
    ];
    const [all, data, both] = (['events', 'data', 'round trip'] as const).map((way) => outcome(kind, packets, way));
    expect(all!.events - data!.events).toBeGreaterThan(900);
    // Ten reports, and none of them an event where it is made and another where it comes in.
    expect(data!.events - both!.events).toBeGreaterThan(9);
    expect(both!.reports).toEqual(data!.reports);
  });

  it('sees to it that a timer of the receiver comes before a packet of the same instant', () => {
    // The second packet is reported a round trip after the first one. The last one comes exactly when the timer is up.
    const rtt = 0.0625;
    const wait = kind === 'tfrc' ? 1.5 * rtt : rtt;
    const packets = [
      first,
      ...[rtt, wait / 2, wait / 2].map((after): Packet => ({ ...first, after, rtt, urgent: false })),
    ];
    for (const way of ['data', 'round trip'] as const) {
      const { reports } = outcome(kind, packets, way);
      expect(reports[2]![0]).toBe(rtt + wait + DELAY + BACK);
      // The packet before was sent 0.03 s before it was put on, and held for half that time.
      expect(reports[2]![1]).toBeCloseTo(rtt + wait / 2 - 0.03 + wait / 2, 12);
      if (kind === 'tfrc') expect(reports[2]![3]).toBeCloseTo(1 / wait, 12);
    }
  });
});
