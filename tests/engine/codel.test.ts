import { describe, expect, it } from 'vitest';

import { Codel, type CodelQueue } from '../../workers/engine/network/queues/codel.ts';
import type { WaitingQueue } from '../../workers/engine/network/queues/discipline.ts';

/** Powers of two, so that times add up exactly: target 1/128 s, interval 1/8 s. */
const SETTINGS: CodelQueue = { kind: 'codel', limit: 1_000, target: 1 / 128, interval: 1 / 8, ecn: false };
const INTERVAL = SETTINGS.interval;
/** Between two packets sent, s. */
const SERVICE = 1 / 1024;

/** A queue with packets of 1000 bytes without end, all of which have waited as long as the test says. */
class EndlessQueue implements WaitingQueue {
  readonly bytes = 1_000;
  waited = 0;
  bytesBehind = 50_000;
  ecnCapable = false;
  taken = 0;
  drops = 0;
  marks = 0;

  take(): boolean {
    this.taken += 1;
    return true;
  }

  dropTaken(): boolean {
    this.drops += 1;
    return true;
  }

  markTaken(): boolean {
    if (this.ecnCapable) this.marks += 1;
    return this.ecnCapable;
  }
}

class Bench {
  readonly queue = new EndlessQueue();
  readonly codel: Codel;
  now = 0;

  constructor(changes: Partial<CodelQueue> = {}) {
    this.codel = new Codel({ ...SETTINGS, ...changes });
  }

  /** A packet is sent every `service` seconds, from now to `until` (not included); times of the drops and marks. */
  send(until: number, waited: number, service = SERVICE): number[] {
    const times: number[] = [];
    const { queue } = this;
    queue.waited = waited;
    for (; this.now < until; this.now += service) {
      const before = queue.drops + queue.marks;
      this.codel.dequeue(this.now, queue);
      for (let signal = before; signal < queue.drops + queue.marks; signal += 1) times.push(this.now);
    }
    return times;
  }
}

/** The first time on the grid of services that is not before `time`. */
const onGrid = (time: number): number => Math.ceil(time / SERVICE) * SERVICE;

const LONG = 2 * SETTINGS.target;
const SHORT = SETTINGS.target / 2;

describe('CoDel', () => {
  it('drops nothing while packets wait less than the target', () => {
    expect(new Bench().send(10, SHORT)).toEqual([]);
  });

  it('drops its first packet when all have waited too long for one interval, the 100 ms of the RFC, and not before', () => {
    expect(new Bench().send(INTERVAL, LONG)).toEqual([]);
    expect(new Bench().send(INTERVAL + SERVICE, LONG)).toEqual([INTERVAL]);
    const rfc = new Bench({ target: 0.005, interval: 0.1 });
    expect(rfc.send(0.15, 0.005)).toEqual([onGrid(0.1)]);
  });

  it('counts the target itself as too long', () => {
    expect(new Bench().send(INTERVAL + SERVICE, SETTINGS.target)).toHaveLength(1);
  });

  it('restarts the interval whenever one packet has waited less', () => {
    const bench = new Bench();
    bench.send(INTERVAL - SERVICE, LONG);
    bench.send(INTERVAL, SHORT);
    expect(bench.send(2 * INTERVAL, LONG)).toEqual([]);
    expect(bench.send(2 * INTERVAL + SERVICE, LONG)).toEqual([2 * INTERVAL]);
  });

  it('drops the n-th packet interval/√n after the one before', () => {
    const expected: number[] = [INTERVAL];
    let next = INTERVAL + INTERVAL / Math.sqrt(1);
    for (let count = 2; count <= 30; count += 1) {
      expected.push(onGrid(next));
      next += INTERVAL / Math.sqrt(count);
    }
    expect(new Bench().send(onGrid(next), LONG)).toEqual(expected);
  });

  it('stops dropping with the first packet that has waited less', () => {
    const bench = new Bench();
    bench.send(1, LONG);
    expect(bench.codel.dropping).toBe(true);
    const { drops } = bench.queue;
    bench.send(1 + SERVICE, SHORT);
    expect(bench.codel.dropping).toBe(false);
    expect(bench.queue.drops).toBe(drops);
  });

  it('drops several at once where packets are sent so seldom that several drops are due', () => {
    // Enters at 1/2 s; drops are then due at 0.625, 0.713, 0.786, 0.848, 0.904, 0.955 and 1.0022 s.
    const bench = new Bench();
    bench.queue.waited = LONG;
    for (const now of [0, 0.5]) bench.codel.dequeue(now, bench.queue);
    expect(bench.queue.drops).toBe(1);
    bench.codel.dequeue(1, bench.queue);
    expect(bench.queue.drops).toBe(7);
    // 3 packets taken to be sent, 7 dropped.
    expect(bench.queue.taken).toBe(10);
    const due = [1, 2, 3, 4, 5, 6, 7].reduce((time, count) => time + INTERVAL / Math.sqrt(count), 0.5);
    expect(bench.codel.dropNext).toBeCloseTo(due, 12);
    expect(bench.codel.dropNext).toBeCloseTo(1.0022, 4);
  });

  it('takes up the rate of drops it had if it has to begin again soon: by as many as were added, and else from 1', () => {
    const counts: number[] = [];
    const bench = new Bench();
    const dropUntilCount = (count: number): void => {
      const before = bench.queue.drops;
      bench.queue.waited = LONG;
      while (bench.queue.drops === before || bench.codel.count < count) {
        const entering = !bench.codel.dropping;
        bench.codel.dequeue(bench.now, bench.queue);
        if (entering && bench.codel.dropping) counts.push(bench.codel.count);
        bench.now += SERVICE;
      }
      bench.send(bench.now + SERVICE, SHORT);
    };
    dropUntilCount(5); // enters with 1
    dropUntilCount(6); // 5 − 1 = 4
    dropUntilCount(3); // 6 − 4 = 2
    dropUntilCount(1); // 3 − 2 = 1: too few
    dropUntilCount(5);
    bench.now += 16 * INTERVAL; // too long ago
    dropUntilCount(1);
    expect(counts).toEqual([1, 4, 2, 1, 1, 1]);
  });

  it.each([
    ['within 16 intervals of the drop that was due next, it takes up that rate', 15.99, 4],
    ['after more than 16 intervals, it begins from 1', 16.01, 1],
  ])('that has to begin again %s', (_, intervals, count) => {
    const bench = new Bench();
    for (bench.queue.waited = LONG; bench.codel.count < 5; bench.now += SERVICE) {
      bench.codel.dequeue(bench.now, bench.queue);
    }
    bench.send(bench.now + SERVICE, SHORT);
    const again = bench.codel.dropNext + intervals * INTERVAL;
    bench.queue.waited = LONG;
    for (const now of [again - INTERVAL, again]) bench.codel.dequeue(now, bench.queue);
    expect([bench.codel.dropping, bench.codel.count]).toEqual([true, count]);
  });

  it('never drops when no more than one packet of the largest size is behind', () => {
    const bench = new Bench();
    bench.queue.bytesBehind = 1_000;
    expect(bench.send(2, 100 * LONG)).toEqual([]);
    bench.queue.bytesBehind = 1_001;
    expect(bench.send(2 + 2 * INTERVAL, 100 * LONG).length).toBeGreaterThan(0);
  });
});

describe('CoDel with ECN', () => {
  it('marks where it would drop, by the same law, and sends what it has marked', () => {
    const drops = new Bench().send(3, LONG);
    const bench = new Bench({ ecn: true });
    bench.queue.ecnCapable = true;
    expect(bench.send(3, LONG)).toEqual(drops);
    expect(bench.queue).toMatchObject({ drops: 0, marks: drops.length, taken: 3 / SERVICE });
  });

  it('drops packets that cannot be marked, and marks nothing if it is not to', () => {
    const deaf = new Bench({ ecn: true });
    deaf.send(1, LONG);
    expect(deaf.queue.marks).toBe(0);
    expect(deaf.queue.drops).toBeGreaterThan(3);
    const off = new Bench();
    off.queue.ecnCapable = true;
    off.send(1, LONG);
    expect(off.queue).toMatchObject({ marks: 0, drops: deaf.queue.drops });
  });
});
