/** The delay of a link that changes while packets are on it, wait for it, and come back. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { endsOf } from '../../workers/engine/assemble/ends.ts';
import { EventQueue, Timer } from '../../workers/engine/event-queue.ts';
import { ArrivalHop } from '../../workers/engine/network/hops/arrival-hop.ts';
import { DequeueHop } from '../../workers/engine/network/hops/dequeue-hop.ts';
import type { Hop } from '../../workers/engine/network/hops/hop.ts';
import {
  BYTES,
  FLAGS,
  FLOW,
  numberAt,
  PacketPool,
  ROUND,
  SEQUENCE,
  SIGNAL,
} from '../../workers/engine/network/packets.ts';
import { AckPipe } from '../../workers/engine/network/pipes/ack-pipe.ts';
import { DelayPipe } from '../../workers/engine/network/pipes/delay-pipe.ts';
import { FeedbackPath } from '../../workers/engine/network/pipes/feedback-path.ts';
import { FeedbackPipe } from '../../workers/engine/network/pipes/feedback-pipe.ts';
import { PacedAckPipe } from '../../workers/engine/network/pipes/paced-ack-pipe.ts';
import { DropTail } from '../../workers/engine/network/queues/drop-tail.ts';
import { boundsOf } from '../../workers/engine/scenario/bounds.ts';
import { Simulation } from '../../workers/engine/simulation.ts';
import type { ReportingReceiver } from '../../workers/engine/transport/ends.ts';
import { flowParts, schemeOf } from '../schemes/support/parts.ts';
import { scenarioWith } from '../support/scenario.ts';
import { EventfulPipe } from './support/eventful-pipe.ts';
import { runs } from './support/property.ts';
import { putOn } from './support/put-on.ts';
import { runToEnd } from './support/run.ts';

/** s of a packet of 1000 bytes at the hop. */
const SENDING = 0.001;

interface Course {
  /** When packets come to the hop, s. */
  comes: readonly number[];
  /** In order of time, s. */
  changes: readonly { at: number; there: number; back: number }[];
}

interface Passage {
  /** At the receiver, and its ACK at the sender, s. */
  arrival: number;
  ack: number;
}

const FIRST = { at: -1, there: 0.01, back: 0.02 };

/** Each packet and each ACK by itself: what it finds when its transmission begins, and when the ACK is sent. */
function reference({ comes, changes }: Course): Passage[] {
  const found = (time: number): (typeof changes)[number] => changes.findLast(({ at }) => at < time) ?? FIRST;
  let [free, arrival, ack] = [0, 0, 0];
  return comes.map((comes_) => {
    const begins = Math.max(free, comes_);
    free = begins + SENDING;
    arrival = Math.max(arrival, free + found(begins).there);
    ack = Math.max(ack, arrival + found(arrival).back);
    return { arrival, ack };
  });
}

/** The same by a hop and a pipe of the engine. @param looks times at which somebody asks what has arrived */
function passed(
  { comes, changes }: Course,
  kind: 'at arrival' | 'at dequeue',
  paced: boolean,
  looks: readonly number[] = [],
): Passage[] {
  const eventQueue = new EventQueue();
  const pool = new PacketPool();
  const arrivals: number[] = [];
  const acks: number[] = [];
  const seen = new Set<number>();
  const sender = {
    ackPipe: null as { takeArrived(): void } | null,
    onAck: (slot: number) => {
      acks[pool.words[slot + SEQUENCE]!] = eventQueue.now;
      pool.release(slot);
    },
    takeAcks: () => sender.ackPipe!.takeArrived(),
    onNextAckKnown: () => undefined,
  };
  const receiver = { onData: (slot: number) => void seen.add(pool.words[slot + SEQUENCE]!) };
  let hop: Hop;
  if (kind === 'at arrival') {
    const made = new ArrivalHop(eventQueue, pool, 1, () => undefined);
    made.discipline = new DropTail(1e6);
    hop = made;
  } else {
    const made = new DequeueHop(eventQueue, pool, 1, () => undefined);
    made.discipline = { dequeue: (_now, queue) => void queue.take() };
    hop = made;
  }
  hop.setRate(8000 / SENDING, 0);
  const { there, back } = FIRST;
  const pipe = paced
    ? new PacedAckPipe(eventQueue, sender as never, receiver, there, back)
    : new AckPipe(eventQueue, pool, { senders: [sender], receivers: [receiver] }, there, back);
  hop.exits[0] = pipe;
  comes.forEach((at, sequence) =>
    new Timer(eventQueue, () => {
      const slot = pool.take();
      pool.words[slot + FLOW] = 0;
      pool.words[slot + SEQUENCE] = sequence;
      pool.words[slot + BYTES] = 1000;
      pool.words[slot + FLAGS] = 0;
      hop.receive(slot);
    }).set(at),
  );
  const settle = (): void => pipe.settle();
  // Nobody knows exactly when a packet has reached its receiver: asked just before and just after, it has not and has.
  const expected = reference({ comes, changes });
  for (const look of looks) new Timer(eventQueue, settle).set(look);
  expected.forEach(({ arrival }, sequence) => {
    new Timer(eventQueue, () => {
      settle();
      if (seen.has(sequence)) arrivals[sequence] = -1;
    }).set(arrival - 1e-9);
    new Timer(eventQueue, () => {
      settle();
      if (seen.has(sequence) && arrivals[sequence] === undefined) arrivals[sequence] = arrival;
    }).set(arrival + 1e-9);
  });
  for (const change of changes) {
    eventQueue.run(change.at, Infinity);
    eventQueue.now = change.at;
    pipe.settle();
    pipe.setDelays(change.there, change.back);
    hop.delayChanged(change.at);
  }
  const end = 100;
  if (paced) {
    // It takes its ACKs at turns of its own, each with the time of its arrival.
    for (let turn = 0; turn < end; turn += 0.37) new Timer(eventQueue, () => sender.takeAcks()).set(turn);
  }
  eventQueue.run(end, Infinity);
  return expected.map((_, sequence) => ({ arrival: arrivals[sequence]!, ack: acks[sequence]! }));
}

const times = (most: number) =>
  fc.array(fc.double({ min: 0, max: 0.5, noNaN: true }), { maxLength: most }).map((all) => all.sort((a, b) => a - b));
const course: fc.Arbitrary<Course> = fc.record({
  // Some come together, so that many wait.
  comes: fc
    .array(fc.tuple(fc.double({ min: 0, max: 0.3, noNaN: true }), fc.integer({ min: 1, max: 40 })), {
      minLength: 1,
      maxLength: 12,
    })
    .map((bursts) =>
      bursts
        .flatMap(([at, count]) => Array.from({ length: count }, (_, each) => at + each * 1.37e-5))
        .sort((a, b) => a - b),
    ),
  changes: fc
    .tuple(times(5), fc.infiniteStream(fc.constantFrom(1e-5, 0.0003, 0.0171, 0.0633, 0.2)))
    .map(([at, delays]) =>
      at.map((time) => ({ at: time, there: delays.next().value as number, back: delays.next().value as number })),
    ),
});

describe.each(['at arrival', 'at dequeue'] as const)('behind a hop that decides %s', (kind) => {
  it.each([
    ['of senders that are told of each ACK', false],
    ['of a sender that paces', true],
  ])('packets and ACKs %s come as if each were an event of its own, whoever looks meanwhile', (_whose, paced) => {
    fc.assert(
      fc.property(course, times(20), (given, looks) => {
        const expected = reference(given);
        const found = passed(given, kind, paced, looks);
        found.forEach(({ arrival, ack }, sequence) => {
          expect(arrival).toBe(expected[sequence]!.arrival);
          expect(Math.abs(ack - expected[sequence]!.ack)).toBeLessThan(1e-12);
        });
      }),
      runs(120),
    );
  });
});

it('a shorter delay lets nothing overtake: what comes sooner comes with the last one in front', () => {
  const course_ = { comes: [0, 0.0105], changes: [{ at: 0.01, there: 0.0001, back: 0.0001 }] };
  const [one, other] = passed(course_, 'at arrival', false);
  expect(one).toEqual({ arrival: 0.011, ack: 0.011 + 0.0001 });
  expect(other!.arrival).toBeCloseTo(0.0105 + SENDING + 0.0001, 12);
  const late = { comes: [0.0095, 0.0105], changes: [{ at: 0.01, there: 0.0001, back: 0.02 }] };
  for (const { arrival } of passed(late, 'at arrival', false)) expect(arrival).toBeCloseTo(0.0205, 12);
});

describe.each(['tfrc', 'tear'] as const)('reports of a receiver of %s', (kind) => {
  interface Change {
    at: number;
    there: number;
    back: number;
  }
  const reports = (gaps: readonly number[], changes: readonly Change[], each: boolean): number[] => {
    const parts = flowParts();
    const { eventQueue, pool } = parts;
    const { scheme, values } = schemeOf({ kind });
    const receiver = endsOf(scheme, values, parts).receiver as ReportingReceiver;
    const came: number[] = [];
    const onAck = (slot: number): void => {
      came.push(eventQueue.now);
      pool.release(slot);
    };
    const { there, back } = FIRST;
    const way = each
      ? new DelayPipe(eventQueue, back, { receive: onAck })
      : new FeedbackPath(eventQueue, back, { onAck });
    receiver.ackPath = way;
    const pipe = each
      ? new EventfulPipe(eventQueue, there, receiver)
      : new FeedbackPipe(eventQueue, there, pool, receiver, way as FeedbackPath);
    let at = 0;
    gaps.forEach((gap, number) => {
      at += gap;
      new Timer(eventQueue, () => {
        const slot = pool.take();
        pool.words.fill(0, slot, slot + 16);
        pool.words[slot + SEQUENCE] = number + (number > 60 ? 1 : 0);
        pool.words[slot + ROUND] = Math.floor(number / 8);
        pool.words[slot + SIGNAL] = number === 0 ? 1 : 0;
        pool.numbers[numberAt(slot, 0)] = eventQueue.now - 0.03;
        pool.numbers[numberAt(slot, 1)] = 0.0501;
        pool.numbers[numberAt(slot, 2)] = 0.4;
        putOn(pipe, slot, eventQueue.now);
      }).set(at);
    });
    for (const change of changes) {
      eventQueue.run(change.at, Infinity);
      eventQueue.now = change.at;
      if (pipe instanceof FeedbackPipe) pipe.settle();
      pipe.setDelay(change.there);
      if (pipe instanceof FeedbackPipe) pipe.setBack(change.back);
      else way.setDelay(change.back);
    }
    eventQueue.run(5, Infinity);
    return came;
  };

  it('come as if each packet and report were an event of its own', () => {
    const gaps = fc.array(fc.double({ min: 1e-4, max: 0.01, noNaN: true }), { minLength: 5, maxLength: 150 });
    const changes = fc.tuple(times(5), fc.infiniteStream(fc.constantFrom(1e-5, 0.0003, 0.0171, 0.0633, 0.2)));
    fc.assert(
      fc.property(gaps, changes, (packets, [at, delays]) => {
        const all = at.map((time) => ({
          ...{ at: time, there: delays.next().value as number },
          back: delays.next().value as number,
        }));
        expect(reports(packets, all, false)).toEqual(reports(packets, all, true));
      }),
      runs(120),
    );
  });
});

describe('in a run', () => {
  const TCP = { id: 'tcp', scheme: { kind: 'tcp' }, accessDelay: 0.005, transport: { maxWindow: 20 } };
  const run = (change: object = {}, fields: object = {}) =>
    scenarioWith({
      duration: 20,
      warmup: 0,
      path: [{ rate: 8e6, delay: 0.02, queue: { kind: 'droptail', limit: 40 } }],
      flows: [TCP],
      events: [{ at: 10, do: 'delay', hop: 0, delay: 0.045, ...change }],
      ...fields,
    });

  it.each([
    ['an ideal reverse path', {}, 0.05, 0.1],
    [
      'a reverse path with hops, of which one direction changes',
      { reverse: [{ rate: 8e6, delay: 0.02 }] },
      0.05,
      0.075,
    ],
    ['delayed ACKs', { transport: { delayedAck: true } }, 0.05, 0.1],
    ['three flows that share a pipe', { flows: [{ ...TCP, count: 3 }] }, 0.05, 0.1],
  ])('the round trip is the longer one from then on: %s', (_what, fields, before, after) => {
    const { simulation } = runToEnd(run({}, fields));
    const srtt = Number(simulation.inspect(0).find(({ name }) => name === 'round trip')!.value);
    // A window of 20 packets leaves no queue; each packet and its ACK take a little time to be sent.
    expect(srtt).toBeGreaterThan(after);
    expect(srtt).toBeLessThan(after + 0.02);
    const early = new Simulation(run({}, fields));
    early.runUntil(9);
    const then = Number(early.inspect(0).find(({ name }) => name === 'round trip')!.value);
    expect(then).toBeGreaterThan(before);
    expect(then).toBeLessThan(before + 0.02);
  });

  it('bounds count with the longest delay and the shortest round trip', () => {
    const free = { flows: [{ id: 'tcp', scheme: { kind: 'tcp' }, accessDelay: 0.005 }] };
    const [plain, longer, shorter] = [0.02, 2, 0.001].map((delay) => boundsOf(run({ delay }, free)));
    expect(longer!.inFlight).toBeGreaterThan(20 * plain!.inFlight);
    expect(shorter!.frames).toBe(plain!.frames);
    const paced = { flows: [{ id: 'tcp', scheme: { kind: 'tcp' }, accessDelay: 0, transport: { maxWindow: 2 } }] };
    expect(boundsOf(run({ delay: 0.002 }, paced)).work).toBeGreaterThan(5 * boundsOf(run({ delay: 0.02 }, paced)).work);
  });

  it('is refused where a link follows a trace, and where ACKs of others come back in the same pipe', () => {
    const trace = { name: '', perMs: '1', loop: true };
    expect(() => run({}, { path: [{ delay: 0.02, queue: { kind: 'droptail', limit: 40 }, trace }] })).toThrow(
      'no trace',
    );
    const two = [0, 0.02].map((delay) => ({ rate: 8e6, delay, queue: { kind: 'droptail', limit: 40 } }));
    const flows = [0, 1].map((enter) => ({
      id: `f${enter}`,
      scheme: { kind: 'tcp' },
      enter,
      leave: 1,
      accessDelay: 0.01,
    }));
    expect(() => run({}, { path: two, flows })).toThrow('must be crossed by all flows that leave the path together');
    expect(() => run({ hop: 1 }, { path: two, flows })).not.toThrow();
  });
});
