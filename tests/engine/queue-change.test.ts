/** A buffer that is made smaller or larger while packets wait in it. */
import { describe, expect, it } from 'vitest';
import { queues } from '../../workers/engine/network/queues/index.ts';
import { DropTail } from '../../workers/engine/network/queues/drop-tail.ts';
import type { DequeueDiscipline } from '../../workers/engine/network/queues/discipline.ts';
import { hopOffset } from '../../workers/engine/sampling/frame.ts';
import { boundsOf } from '../../workers/engine/scenario/bounds.ts';
import { LIMITS } from '../../workers/engine/scenario/limits.ts';
import { scenarioWith } from '../support/scenario.ts';
import { BenchHop } from './support/bench-hop.ts';
import { runToEnd } from './support/run.ts';

/** Sends a packet of 1000 bytes in 8 ms. */
const RATE = 1e6;
const AT = 10;
const SMALL = 5;
const LARGE = 50;

const plain = (): DequeueDiscipline => ({ dequeue: (_now, queue) => void queue.take() });
const kinds = [
  ['at arrival', () => new DropTail(20)],
  ['when a turn comes', plain],
] as const;

describe.each(kinds)('at a hop that decides %s, a buffer', (_kind, queue) => {
  const filled = (): BenchHop => {
    const bench = new BenchHop(RATE, queue());
    bench.hop.setLimit(20);
    // One is sent, 20 wait.
    return bench.sendMany(22);
  };

  it('made smaller keeps all who wait: they are sent in order, and whoever comes is dropped until fewer wait', () => {
    const bench = filled();
    expect(bench.dropped.map(({ sequence }) => sequence)).toEqual([21]);
    bench.hop.setLimit(4);
    // Sixteen more have begun by then: four wait.
    bench.wait(16 * 0.008 + 0.001).send();
    expect(bench.hop.waiting(0.129)).toBe(4);
    bench.wait(17 * 0.008 + 0.001).send();
    expect(bench.dropped.map(({ sequence }) => sequence)).toEqual([21, 22]);
    bench.drain();
    expect(bench.arrived.map(({ sequence }) => sequence)).toEqual([...Array(21).keys(), 23]);
  });

  it('made larger lets more wait, from then on', () => {
    const bench = filled();
    bench.hop.setLimit(30);
    bench.sendMany(12);
    expect(bench.hop.waiting(0)).toBe(30);
    expect(bench.dropped).toHaveLength(3);
  });
});

/** Longest queue in the frames of 1 s from `from` to `to`, packets, on a link that is sent twice its rate. */
function longest(kind: string, events: object[], from: number, to: number): number {
  const { frames, simulation } = runToEnd({
    duration: 30,
    warmup: 0,
    sample: 1,
    path: [{ rate: 8e6, delay: 0.02, queue: { kind, limit: LARGE } }],
    flows: [{}],
    traffic: [{ kind: 'cbr', wave: 'constant', high: 16e6 }],
    events,
  });
  const place = hopOffset(simulation.layout, 0, 'queueMax');
  return Math.max(...frames.slice(from, to).map((row) => row[place]!));
}

describe.each(queues.map(({ kind }) => kind))('the room of a %s queue', (kind) => {
  it('is another from the change on, also back to what it was', () => {
    const events = [
      { at: AT, do: 'queue', hop: 0, limit: SMALL },
      { at: 2 * AT, do: 'queue', hop: 0, limit: LARGE },
    ];
    expect(longest(kind, events, 0, AT)).toBeGreaterThan(SMALL);
    expect(longest(kind, events, AT + 1, 2 * AT)).toBe(SMALL);
    expect(longest(kind, events, 2 * AT + 1, 30)).toBeGreaterThan(SMALL);
  });
});

describe('a change of the buffer', () => {
  const scenario = (event: object, rate: number | null = 8e6): object => ({
    duration: 20,
    path: [{ rate, delay: 0.02 }],
    flows: [{}],
    events: [{ at: 5, do: 'queue', ...event }],
  });

  it('is refused at a link without limit, where nobody waits, and below one packet', () => {
    expect(() => scenarioWith(scenario({ limit: 10 }, null))).toThrow(
      /events\[0\]\.hop: must be a hop with a limited rate/,
    );
    expect(() => scenarioWith(scenario({ limit: 0 }))).toThrow(/events\[0\]\.limit: must be a whole number from 1/);
    expect(() => scenarioWith(scenario({}))).toThrow(/events\[0\]\.limit/);
  });

  it('counts for the memory of a run with the largest buffer of all, and is named where that is too large', () => {
    const bound = (limit: number, changed: number): number =>
      boundsOf(
        scenarioWith({
          duration: 1_000,
          path: [{ rate: 1e9, delay: 0.02, queue: { kind: 'droptail', limit } }],
          flows: [{}],
          traffic: [{ kind: 'cbr', wave: 'constant', high: 2e8 }],
          events: [{ at: 5, do: 'queue', limit: changed }],
        }),
      ).inFlight;
    expect(bound(10, 50_000)).toBe(bound(50_000, 10));
    expect(bound(10, 50_000)).toBeGreaterThan(bound(10, 20) + 40_000);
    const path = Array(16).fill({ rate: 1e6, delay: 0, queue: { kind: 'droptail', limit: 10 } });
    const events = path.map((_, at) => ({ at: 1, do: 'queue', hop: at, limit: LIMITS.queue }));
    const traffic = [{ kind: 'cbr', high: 1e9, packetSize: 100 }];
    const tooLarge = { duration: 600, path, flows: [{}], traffic, events };
    expect(() => scenarioWith({ ...tooLarge, events: [] })).not.toThrow();
    expect(() => scenarioWith(tooLarge)).toThrow(/events\[\d+\]\.limit: must be less/);
  });

  it('makes a change of the rate cost as much as the largest buffer can hold', () => {
    const work = (limit: number): number =>
      boundsOf(
        scenarioWith({
          duration: 20,
          flows: [{}],
          events: [
            { at: 5, do: 'queue', limit },
            { at: 6, do: 'rate', rate: 5e6 },
          ],
        }),
      ).work;
    expect(work(10_060) - work(60)).toBe(10_000);
  });
});
