/** Drop-head: what a full queue does, and when the sender hears of it. */
import { describe, expect, it } from 'vitest';
import { queueCard } from '../../workers/engine/network/queues/index.ts';
import type { DequeueDiscipline } from '../../workers/engine/network/queues/discipline.ts';
import { happeningsIn } from '../../src/narrator/happenings.ts';
import { sentenceOf } from '../../src/narrator/sentences.ts';
import { narratedRun } from '../narrator/support/narrated-run.ts';
import { scenarioWith } from '../support/scenario.ts';
import { BenchHop } from './support/bench-hop.ts';

const dropHead = (): DequeueDiscipline =>
  queueCard({ kind: 'drophead' }).build({ kind: 'drophead', limit: 3 } as never, {} as never) as DequeueDiscipline;

/** One of 1000 bytes is sent in 8 ms. */
const full = (): BenchHop => {
  const bench = new BenchHop(1e6, dropHead());
  bench.hop.setLimit(3);
  // One is sent, three wait.
  return bench.sendMany(4);
};

describe('a full queue that drops from the head', () => {
  it('takes what comes, and drops the packet that has waited longest: the one on the link is sent', () => {
    const bench = full().wait(0.001).sendMany(2);
    expect(bench.dropped).toEqual([1, 2].map((sequence) => ({ sequence, byQueue: true })));
    expect(bench.hop.waiting(0.001)).toBe(3);
    bench.drain();
    expect(bench.arrived.map(({ sequence, at }) => [sequence, at])).toEqual([
      [0, 0.008],
      [3, 0.016],
      [4, 0.024],
      [5, 0.032],
    ]);
  });

  it('counts as drop-tail does: arrivals, drops, departures, and the queue over time', () => {
    const bench = full().wait(0.004).sendMany(3).wait(0.1);
    const { hop } = bench;
    expect([hop.arrivals, hop.drops, hop.departures(0.1), hop.departedBytes(0.1)]).toEqual([7, 3, 4, 4000]);
    // Three wait for 8 ms, then two, then one, as with any three that are dropped of seven.
    expect(hop.queueArea(0.1)).toBeCloseTo(0.008 * (3 + 2 + 1), 12);
  });

  it('made smaller drops one for each that comes', () => {
    const bench = full();
    bench.hop.setLimit(1);
    bench.wait(0.001).send();
    expect(bench.dropped.map(({ sequence }) => sequence)).toEqual([1]);
    expect(bench.hop.waiting(0.001)).toBe(3);
  });

  it('passes over a packet that is spared, and takes the other all the same', () => {
    const bench = full().wait(0.001);
    bench.hop.spare(0, 1, 0.001);
    bench.send();
    expect(bench.dropped).toEqual([]);
    expect(bench.hop.waiting(0.001)).toBe(4);
  });
});

it('the sender hears of a loss sooner than with drop-tail, by the time that the full queue takes to empty', () => {
  const limit = 40;
  const packet = 1000;
  const rate = 4e6;
  const heard = (kind: string): { late: number; words: string } => {
    const run = narratedRun(
      scenarioWith({
        duration: 10,
        warmup: 0,
        path: [{ rate, delay: 0.02, queue: { kind, limit } }],
        transport: { initialSsthresh: 20 },
        flows: [{ scheme: { kind: 'tcp' }, accessDelay: 0.02, packetSize: packet }],
      }),
    );
    const cut = happeningsIn(run.record, run.series, -1, 1e9).find((each) => each.kind === 'cut')!;
    const fell = happeningsIn(run.record, run.series, -1, 1e9).find((each) => each.kind === 'fate')!;
    return { late: cut.change.time - cut.fate!.time, words: sentenceOf(fell, run).replaceAll('\u00a0', ' ') };
  };
  const [tail, head] = [heard('droptail'), heard('drophead')];
  const drains = (limit * 8 * packet) / rate;
  // Both wait for three packets more to be sent, give or take one.
  const sending = (8 * packet) / rate;
  expect(tail.late - head.late).toBeGreaterThan(drains - 2 * sending);
  expect(tail.late - head.late).toBeLessThan(drains + 2 * sending);
  expect(head.words).toMatch(/^The queue is full: packet \d+ of TCP falls from its head\.$/);
});
