/** A packet whose delay is spared: what waits before it leaves at once, each flow in its order, and it is next. */
import { describe, expect, it } from 'vitest';
import type { DequeueDiscipline, QueueDiscipline } from '../../workers/engine/network/queues/discipline.ts';
import { DropTail } from '../../workers/engine/network/queues/drop-tail.ts';
import { BenchHop } from './support/bench-hop.ts';

/** Sends a packet of 1000 bytes in 8 ms. */
const RATE = 1e6;

const plain = (): DequeueDiscipline => ({ dequeue: (_now, queue) => void queue.take() });
const kinds: [string, () => QueueDiscipline | DequeueDiscipline][] = [
  ['decides at arrival', () => new DropTail(1_000)],
  ['decides when a turn comes', plain],
];

describe.each(kinds)('at a hop whose queue %s', (_kind, queue) => {
  it('nobody overtakes: those before it leave at the end of the transmission under way, it is sent after them, the rest as ever', () => {
    const bench = new BenchHop(RATE, queue());
    // The first is sent until 8 ms; 1 to 4 wait, of two flows.
    for (const flow of [0, 0, 1, 0, 1]) bench.send(1_000, { flow });
    bench.wait(0.002);
    bench.hop.sendAtOnceBefore(0, 3, 0.002);
    expect(bench.hop.waiting(0.002) + bench.hop.departures(0.002)).toBe(5);
    bench.drain();
    // Of each flow, for the links behind may part.
    expect(bench.arrived.map(({ sequence }) => sequence).filter((packet) => ![2, 4].includes(packet))).toEqual([
      0, 1, 3,
    ]);
    expect(bench.arrived.at(-1)!.sequence).toBe(4);
    [8, 8, 8, 16, 24].forEach((ms, index) => expect(bench.arrived[index]!.at).toBeCloseTo(ms / 1000, 12));
  });

  it('a packet that does not wait there, or waits as the first, changes nothing', () => {
    const bench = new BenchHop(RATE, queue()).sendMany(4).wait(0.002);
    for (const [flow, packet] of [
      [0, 0],
      [0, 1],
      [1, 3],
      [0, 9],
    ] as const)
      bench.hop.sendAtOnceBefore(flow, packet, 0.002);
    bench.drain();
    [8, 16, 24, 32].forEach((ms, index) => expect(bench.arrived[index]!.at).toBeCloseTo(ms / 1000, 12));
  });
});

it('the time that packets have waited until then stays in the queue’s area, and what they would have waited goes', () => {
  const bench = new BenchHop(RATE).sendMany(4).wait(0.002);
  expect(bench.hop.queueArea(0.002)).toBeCloseTo(3 * 0.002, 12);
  bench.hop.sendAtOnceBefore(0, 3, 0.002);
  expect(bench.hop.queueArea(0.002)).toBeCloseTo(3 * 0.002, 12);
  bench.drain();
  // All three wait until 8 ms.
  expect(bench.hop.queueArea(1)).toBeCloseTo(3 * 0.008, 12);
});
