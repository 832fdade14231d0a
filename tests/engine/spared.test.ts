/** A packet that is spared passes, though the queue, or a change, would have lost, dropped or marked it; and no other does. */
import { describe, expect, it } from 'vitest';
import { ECN_CAPABLE } from '../../workers/engine/network/packets.ts';
import type { DequeueDiscipline, FlowScheduling } from '../../workers/engine/network/queues/discipline.ts';
import { DropTail } from '../../workers/engine/network/queues/drop-tail.ts';
import { BenchHop } from './support/bench-hop.ts';

/** Sends a packet of 1000 bytes in 8 ms. */
const RATE = 1e6;

const dropsAll: DequeueDiscipline = {
  dequeue(_now, queue) {
    while (queue.take()) if (!queue.dropTaken()) return;
  },
};
const marksAll: DequeueDiscipline = {
  dequeue: (_now, queue) => void (queue.take() && queue.markTaken()),
};
const inTurn: FlowScheduling = { quantum: 1_000, newFirst: false, pushOut: 1, ofFlow: () => null };

interface Case {
  bench(): BenchHop;
  /** Packets that come at 1 ms, and what befalls each of them. */
  count: number;
  harmed: number[];
  /** The packet that is spared, and those that are harmed then. */
  spared: number;
  left: number[];
}

const CASES: Record<string, Case> = {
  'a full buffer drops what comes': {
    bench: () => new BenchHop(RATE, new DropTail(1)),
    ...{ count: 4, harmed: [2, 3] },
    ...{ spared: 2, left: [3] },
  },
  'each is dropped when its turn comes': {
    // Without a limit each turn comes at once.
    bench: () => new BenchHop(null, dropsAll),
    ...{ count: 4, harmed: [0, 1, 2, 3] },
    ...{ spared: 3, left: [0, 1, 2] },
  },
  'each is marked when its turn comes': {
    bench: () => new BenchHop(null, marksAll),
    ...{ count: 4, harmed: [0, 1, 2, 3] },
    ...{ spared: 2, left: [0, 1, 3] },
  },
  'the longest queue loses its head for what comes': {
    bench: () => new BenchHop(RATE, { ...inTurn, limit: 2 }),
    // The first is sent; 1 and 2 wait.
    ...{ count: 4, harmed: [1] },
    ...{ spared: 1, left: [] },
  },
  'a change drops the next two': {
    bench: () => {
      const bench = new BenchHop(RATE);
      bench.hop.forceDrop(0, 2);
      return bench;
    },
    ...{ count: 4, harmed: [0, 1] },
    // It is one of the two.
    ...{ spared: 0, left: [1] },
  },
  'a change marks the next two': {
    bench: () => {
      const bench = new BenchHop(RATE);
      bench.hop.forceMark(0, 2);
      return bench;
    },
    ...{ count: 4, harmed: [0, 1] },
    ...{ spared: 1, left: [0] },
  },
};

describe.each(Object.entries(CASES))('where %s', (_, { bench: built, count, harmed, spared, left }) => {
  const befalls = (at: number, ...packets: [flow: number, packet: number][]): number[] => {
    const bench = built();
    for (const [flow, packet] of packets) bench.hop.spare(flow, packet, at);
    bench.wait(0.001);
    for (let sent = 0; sent < count; sent += 1) bench.send(1_000, { flags: ECN_CAPABLE });
    bench.drain();
    const marked = bench.arrived.filter(({ marked: isMarked }) => isMarked);
    return [...bench.dropped, ...marked].map(({ sequence }) => sequence).toSorted((one, other) => one - other);
  };

  it('the packet that is spared then passes as it came', () => {
    expect(befalls(0.001, [0, spared])).toEqual(left);
  });

  it('so do all that are spared then', () => {
    expect(befalls(0.001, ...harmed.map((packet): [number, number] => [0, packet]))).toEqual([]);
  });

  it.each([
    ['another time', 0, spared, 0.002],
    ['another flow', 1, spared, 0.001],
    ['another number', 0, count, 0.001],
  ])('one that is spared at %s changes nothing', (_what, flow, packet, at) => {
    expect(befalls(at, [flow, packet])).toEqual(harmed);
  });
});
