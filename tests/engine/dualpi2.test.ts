import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { ECN_CAPABLE, SCALABLE } from '../../workers/engine/network/packets.ts';
import { CLASSIC, LOW, type TwoQueues } from '../../workers/engine/network/queues/discipline.ts';
import { DualPi2, dualPi2, type DualPi2Queue } from '../../workers/engine/network/queues/dualpi2.ts';
import { defaultsOf } from '../../workers/engine/scenario/parameter.ts';
import { BenchHop } from './support/bench-hop.ts';

/** RFC 9332's own numbers. */
const RFC = { threshold: 0.0008, ramp: 0.0004, tUpdate: 0.015, alpha: 0.15, beta: 3, spareShort: false } as const;

function built(changes: Partial<DualPi2Queue> = {}): DualPi2 & { limit: number } {
  const settings = { ...defaultsOf(dualPi2), ...changes };
  return Object.assign(new DualPi2(settings), { limit: settings.limit });
}

interface Vector {
  queues: string;
  fates: string;
  fatesSparingShort: string;
  arrivalsNs: number[];
  p: number[];
}

/** Two lists of packets, of which only the fates are asked. */
class Lists implements TwoQueues {
  readonly fates: string[] = [];
  private readonly lists: { packet: number; at: number; bytes: number }[][] = [[], []];
  private taken = -1;
  private takenAt = 0;
  now = 0;

  add(packet: number, queue: number, bytes: number): void {
    this.lists[queue]!.push({ packet, at: this.now, bytes });
    this.fates[packet] = 'w';
  }

  longestWait(): number {
    return Math.max(0, ...this.lists.flatMap(([head]) => (head ? [this.now - head.at] : [])));
  }

  packetsOf(queue: number): number {
    return this.lists[queue]!.length;
  }

  bytesOf(queue: number): number {
    return this.lists[queue]!.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  headBytesOf(queue: number): number {
    return this.lists[queue]![0]!.bytes;
  }

  takeFrom(queue: number): void {
    const { packet, at } = this.lists[queue]!.shift()!;
    [this.taken, this.takenAt] = [packet, at];
    this.fates[packet] = 's';
  }

  get waited(): number {
    return this.now - this.takenAt;
  }

  dropTaken(): boolean {
    this.fates[this.taken] = 'd';
    return true;
  }

  /** Of the classic queue nothing is ECN-capable. */
  markTaken(): boolean {
    if (vector.queues[this.taken]!.toUpperCase() === 'C') return false;
    this.fates[this.taken] = 'm';
    return true;
  }
}

const vector = JSON.parse(readFileSync(new URL('../reference/l4s/dualpi2.json', import.meta.url), 'utf8')) as Vector;

/** The fate of each packet of the vector, and p after each update. */
function runVector(settings: Partial<DualPi2Queue>): { fates: string; p: number[] } {
  const lists = new Lists();
  const discipline = built({ ...RFC, ...settings });
  const p: number[] = [];
  const end = vector.arrivalsNs.at(-1)! + 1e6;
  const acts = [
    ...vector.arrivalsNs.map((at, packet) => ({
      at,
      act: () => {
        const letter = vector.queues[packet]!;
        const queue = letter.toUpperCase() === 'L' ? LOW : CLASSIC;
        lists.add(packet, queue, letter === letter.toUpperCase() ? 1500 : 600);
      },
    })),
    ...Array.from({ length: Math.floor((end - 1.23e6) / 1.2e6) + 1 }, (_, turn) => ({
      at: 1.23e6 + turn * 1.2e6,
      act: () => discipline.dequeue(lists.now, lists),
    })),
    ...vector.p.map((_, update) => ({
      at: update * 15e6,
      act: () => {
        discipline.update(lists.longestWait());
        p.push(discipline.base);
      },
    })),
  ].sort((a, b) => a.at - b.at);
  for (const { at, act } of acts) {
    lists.now = at / 1e9;
    act();
  }
  return { fates: lists.fates.join(''), p };
}

describe('DualPI2 beside the one that was proved against ns-3', () => {
  it('forwards, marks and drops each of 1,503 packets as it does, with the same p to nine digits', () => {
    const { fates, p } = runVector({});
    expect(fates).toBe(vector.fates);
    expect(Math.max(...p.map((each, update) => Math.abs(each - vector.p[update]!)))).toBeLessThan(1e-9);
    // Not vacuous: some of each, and waits of several times the target.
    expect(fates.split('m').length - 1).toBeGreaterThan(80);
    expect(fates.split('d').length - 1).toBeGreaterThan(20);
  });

  it('does so too where, as in Linux, a short classic queue is spared', () => {
    expect(runVector({ spareShort: true }).fates).toBe(vector.fatesSparingShort);
    expect(vector.fatesSparingShort).not.toBe(vector.fates);
  });

  it('would be told apart by a quarter more or less of each of its numbers', () => {
    for (const [key, value] of Object.entries({ ...RFC, coupling: 2, target: 0.015 })) {
      if (typeof value !== 'number' || key === 'tUpdate') continue;
      for (const factor of [0.75, 1.25])
        expect(runVector({ [key]: value * factor }).fates, `${key} × ${factor}`).not.toBe(vector.fates);
    }
  });
});

describe('DualPI2', () => {
  it('moves p by how far the wait is from the target and by how much it has changed', () => {
    const queue = built(RFC);
    queue.update(0.015);
    queue.base = 0;
    queue.update(0.02);
    expect(queue.base).toBeCloseTo(0.15 * 0.005 + 3 * 0.005, 12);
    expect(queue.classicChance).toBeCloseTo(0.000248, 6);
    expect(queue.coupledChance).toBeCloseTo(0.0315, 12);
    for (let update = 0; update < 1_000; update += 1) queue.update(5);
    expect([queue.base, queue.classicChance, queue.coupledChance]).toEqual([1, 1, 1]);
    for (let update = 0; update < 1_000; update += 1) queue.update(0);
    expect(queue.base).toBe(0);
  });

  const L = ECN_CAPABLE | SCALABLE;
  /** A packet of 1000 bytes takes 8 ms. */
  const RATE = 1e6;

  it('lets what waits in the low-latency queue pass what came before it into the classic one, and lets neither starve', () => {
    const bench = new BenchHop(RATE, built({ limit: 100, threshold: 0.9, target: 1 }));
    for (let index = 0; index < 30; index += 1) bench.send();
    for (let index = 0; index < 30; index += 1) bench.send(1_000, { flow: 1, flags: L });
    bench.drain();
    const order = bench.arrived.map(({ sequence }) => (sequence < 30 ? 'C' : 'L')).join('');
    // The first takes 1,000 of C's 1,500 bytes; then 13,500 are for L, and 500 and 1,500 for C.
    expect(order.slice(0, 16)).toBe('CLLLLLLLLLLLLLCC');
    expect(order.lastIndexOf('L')).toBeLessThan(order.lastIndexOf('C'));
    expect(order.split('L')).toHaveLength(31);
  });

  it('keeps the order of each flow, and marks from the threshold on what comes with ECT(1) alone', () => {
    const bench = new BenchHop(RATE, built({ behind: 0 }));
    for (let index = 0; index < 8; index += 1) {
      bench.send(1_000, { flow: 1, flags: L });
      bench.send(1_000, { flow: 0, flags: ECN_CAPABLE });
    }
    bench.drain();
    const low = bench.arrived.filter(({ sequence }) => sequence % 2 === 0);
    expect(low.map(({ sequence }) => sequence)).toEqual([0, 2, 4, 6, 8, 10, 12, 14]);
    // The first passes at once, and `recur` says yes when its sum exceeds 1: at the second that has waited too long.
    expect(low.map(({ marked }) => marked)).toEqual([false, false, true, true, true, true, true, true]);
    expect(bench.arrived.filter(({ sequence, marked }) => sequence % 2 === 1 && marked)).toEqual([]);
  });

  it('marks nothing for its wait while no more than one packet stays behind', () => {
    const bench = new BenchHop(RATE, built());
    for (let index = 0; index < 3; index += 1) bench.send(1_000, { flags: L });
    bench.drain();
    expect(bench.arrived.some(({ marked }) => marked)).toBe(false);
  });

  it('in overload drops from both queues, and what passes in the low-latency one is marked', () => {
    const queue = built({ spareShort: false });
    for (let update = 0; update < 1_000; update += 1) queue.update(1);
    queue.base = 0.6;
    [queue.classicChance, queue.coupledChance] = [0.36, 1];
    const bench = new BenchHop(RATE, queue);
    for (let index = 0; index < 60; index += 1) {
      bench.send(1_000, { flow: 0, flags: ECN_CAPABLE });
      bench.send(1_000, { flow: 1, flags: L });
    }
    bench.drain();
    const dropped = (even: boolean) => bench.dropped.filter(({ sequence }) => (sequence % 2 === 0) === even).length;
    expect(dropped(true)).toBeGreaterThanOrEqual(21 - 1);
    expect(dropped(false)).toBeGreaterThanOrEqual(21 - 1);
    expect(Math.abs(dropped(true) - dropped(false))).toBeLessThanOrEqual(1);
    const classic = bench.arrived.filter(({ sequence }) => sequence % 2 === 0);
    expect(classic.some(({ marked }) => marked)).toBe(false);
    const low = bench.arrived.filter(({ sequence }) => sequence % 2 === 1);
    expect(low.filter(({ marked }) => !marked).length).toBeLessThanOrEqual(1);
  });

  it('drops what comes while the two queues together are full', () => {
    const bench = new BenchHop(RATE, built({ limit: 4 }));
    bench.send();
    for (let index = 0; index < 6; index += 1) bench.send(1_000, index % 2 === 0 ? { flow: 1, flags: L } : {});
    expect(bench.dropped.map(({ sequence }) => sequence)).toEqual([5, 6]);
    expect(bench.hop.waiting(0)).toBe(4);
  });

  it('counts in samples of each queue what the hop counts of both', () => {
    const bench = new BenchHop(RATE, built());
    const hop = bench.hop as unknown as {
      packetsOf(queue: number): number;
      areaOf(queue: number, now: number): number;
    };
    for (let index = 0; index < 10; index += 1) bench.send(1_000, { flow: index % 2, flags: index % 2 === 1 ? L : 0 });
    expect([hop.packetsOf(LOW), hop.packetsOf(CLASSIC)]).toEqual([5, 4]);
    bench.wait(0.1);
    expect(hop.areaOf(LOW, 0.1) + hop.areaOf(CLASSIC, 0.1)).toBeCloseTo(bench.hop.queueArea(0.1), 12);
    expect(hop.areaOf(LOW, 0.1)).toBeCloseTo(0.008 * (1 + 2 + 3 + 4 + 5), 12);
  });

  it('refuses thresholds that contradict', () => {
    const settings = { ...defaultsOf(dualPi2), threshold: 0.02 };
    expect(dualPi2.conflict!(settings)).toMatchObject({ key: 'threshold' });
    expect(dualPi2.conflict!(defaultsOf(dualPi2))).toBeNull();
  });
});
