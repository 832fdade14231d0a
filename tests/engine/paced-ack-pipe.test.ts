import { endsOf } from '../../workers/engine/assemble/ends.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { Timer } from '../../workers/engine/event-queue.ts';
import { AckPipe } from '../../workers/engine/network/pipes/ack-pipe.ts';
import { PacedAckPipe } from '../../workers/engine/network/pipes/paced-ack-pipe.ts';
import { type PacketPool, SEQUENCE } from '../../workers/engine/network/packets.ts';
import type { Counts } from '../../workers/engine/network/counts.ts';
import { RandomStream } from '../../workers/engine/random.ts';
import { isPacing } from '../../workers/engine/transport/ends.ts';
import { flowParts, schemeOf } from '../schemes/support/parts.ts';
import { runs } from './support/property.ts';
import { putOn } from './support/put-on.ts';

const THERE = 0.02;
const BACK = 0.0301;

/** A bottleneck whose packets take a time of their own each, so that nothing happens at the same instant. */
interface Conditions {
  seed: number;
  /** Mean time that a packet takes at the bottleneck, s. */
  service: number;
  lossRate: number;
  /** Nothing comes through in this time. */
  silence: { from: number; seconds: number };
  /** The flow is stopped, and started again. */
  pause: { from: number; seconds: number };
  minRto: number;
}

interface Outcome {
  /** Time and number of each packet sent. */
  sent: [number, number][];
  counts: Counts;
  inside: object[];
  events: number;
  unseen: number;
}

/** BBR over that bottleneck for `seconds`, its ACKs kept for its turns or each an event; `looks` are times at which somebody asks. */
function outcome(conditions: Conditions, kept: boolean, looks: readonly number[] = [], seconds = 8): Outcome {
  const { seed, service, lossRate, silence, pause, minRto } = conditions;
  const random = new RandomStream(seed, 'flow');
  const parts = flowParts({ random, settings: { minRto, timerTick: 0.01 } });
  const { eventQueue, counts } = parts;
  const pool: PacketPool = parts.pool;
  const { scheme, values } = schemeOf({ kind: 'bbr' });
  const { sender, receiver } = endsOf(scheme, values, parts);
  if (!isPacing(sender)) throw new Error('BBR paces');
  const chance = new RandomStream(seed, 'bottleneck');
  const pipe = kept
    ? new PacedAckPipe(eventQueue, sender, receiver, THERE, BACK)
    : new AckPipe(eventQueue, pool, { senders: [sender], receivers: [receiver] }, THERE, BACK);
  const sent: [number, number][] = [];
  let freeAt = 0;
  sender.firstHop = {
    receive: (slot) => {
      const { now } = eventQueue;
      sent.push([now, pool.words[slot + SEQUENCE]!]);
      const silent = now >= silence.from && now < silence.from + silence.seconds;
      const takes = service * (0.5 + chance.uniform());
      if (chance.uniform() < lossRate || silent) {
        pool.release(slot);
        return;
      }
      freeAt = Math.max(freeAt, now) + takes;
      putOn(pipe, slot, freeAt);
    },
  };
  const inside: object[] = [];
  for (const look of looks) {
    new Timer(eventQueue, () => {
      pipe.settle();
      inside.push(sender.inspect());
    }).set(look);
  }
  new Timer(eventQueue, () => sender.stop()).set(pause.from);
  new Timer(eventQueue, () => sender.start()).set(pause.from + pause.seconds);
  sender.start();
  const events = eventQueue.run(seconds, Infinity);
  eventQueue.now = seconds;
  pipe.settle();
  let unseen = 0;
  pipe.forEachUnseen(() => (unseen += 1));
  return { sent, counts, inside, events, unseen };
}

const conditions: fc.Arbitrary<Conditions> = fc.record({
  seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
  // Down to a packet a second: pauses longer than the timeout.
  service: fc.constantFrom(0.000_31, 0.001_3, 0.0123, 0.117, 0.93),
  lossRate: fc.constantFrom(0, 0.01, 0.1, 0.5),
  silence: fc.record({ from: fc.double({ min: 0, max: 6, noNaN: true }), seconds: fc.constantFrom(0, 0.117, 2.3) }),
  pause: fc.record({ from: fc.double({ min: 0.1, max: 6, noNaN: true }), seconds: fc.constantFrom(0.0017, 1.3) }),
  minRto: fc.constantFrom(0.2, 1),
});

describe('the pipe that keeps ACKs for the turns of a sender that paces', () => {
  it('changes nothing: the same packets at the same times, and the same inside for whoever looks, as if every ACK were an event', () => {
    const looks = fc.array(fc.double({ min: 0, max: 8, noNaN: true }), { maxLength: 20 });
    fc.assert(
      fc.property(conditions, looks, (given, times) => {
        const one = outcome(given, true, times);
        const other = outcome(given, false, times);
        expect(one.sent).toEqual(other.sent);
        expect(one.inside).toEqual(other.inside);
        expect(one.counts).toEqual(other.counts);
        expect(one.unseen).toBe(other.unseen);
        // Nor does looking.
        expect(outcome(given, true).sent).toEqual(one.sent);
      }),
      runs(150),
    );
  });

  it('has an event for each turn and none for an ACK', () => {
    const steady: Conditions = {
      seed: 1,
      service: 0.001_3,
      lossRate: 0.01,
      silence: { from: 0, seconds: 0 },
      pause: { from: 0, seconds: 0 },
      minRto: 1,
    };
    const [kept, brought] = [outcome(steady, true), outcome(steady, false)];
    // Two packets a turn, and now and then a turn that waits for an ACK, or a timer.
    expect(kept.events / kept.sent.length).toBeLessThan(0.9);
    expect((brought.events - kept.events) / kept.sent.length).toBeGreaterThan(0.8);
  });
});
