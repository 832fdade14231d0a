/** What is summed up of a stretch is what the records of that stretch add up to. */
import { describe, expect, test } from 'vitest';
import { happeningsIn, isCut } from '../../src/narrator/happenings.ts';
import { DropLog } from '../../src/run/packet-store.ts';
import { cutsLine, fairnessLine, filledLine } from '../../src/why/tally.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import { LOST, recordCode, DROPPED } from '../../workers/engine/network/packet-records.ts';
import { narratedRun } from '../narrator/support/narrated-run.ts';

const scenario = normalizeScenario({
  version: 1,
  duration: 40,
  warmup: 0,
  seed: 4,
  path: [{ rate: 4e6, delay: 0.02, queue: { kind: 'droptail', limit: 20 }, loss: { kind: 'bernoulli', p: 0.0005 } }],
  flows: [{ scheme: { kind: 'tcp' } }, { scheme: { kind: 'tcp' }, accessDelay: 0.15, label: 'far' }],
});

describe('of a flow near to a lossy link, beside one far from it', () => {
  const run = narratedRun(scenario);
  const cuts = happeningsIn(run.record, run.series, 5, 39).filter(isCut);

  test('its cuts are counted by what they were made for, and the parts make the whole', () => {
    const line = cutsLine(run, 5, 39)!;
    expect(line).toMatch(new RegExp(`^TCP cut ${cuts.length} times: `));
    expect(line).toMatch(/\d+ full queue/);
    expect(line).toMatch(/\d+ loss on the way/);
    const [, ...counts] = [...line.matchAll(/\d+/g)].map(Number);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(cuts.length);
    expect(cutsLine(run, 0, 0)).toBe('TCP did not cut.');
  });

  test('the queue that dropped its packets is divided among those whose packets stood there', () => {
    const parts = [...filledLine(run, 0, 39)!.matchAll(/(\d+) %/g)].map(([, part]) => Number(part));
    expect(parts).toHaveLength(2);
    // Each is rounded to a whole number, so two halves may be lost or won.
    expect(Math.abs(parts[0]! + parts[1]! - 100)).toBeLessThanOrEqual(1);
  });

  test('the flow that gets less is named, with what it lost; where it lost no more, its round trip is', () => {
    const none = new DropLog();
    expect(fairnessLine(run.series, none, 5, 39)).toMatch(
      /^far got less than TCP, \d\.\d\d against \d\.\d\d Mbit\/s, and not for losses: .*their round trips were \d{3} ms and \d{2,3} ms\.$/,
    );
    const drops = new DropLog();
    const records = [
      [6, recordCode(DROPPED, 0, 1)],
      [7, recordCode(LOST, 0, 1)],
      [8, recordCode(LOST, 0, 1)],
      [39.5, recordCode(LOST, 0, 0)],
    ];
    drops.append({ records: new Float64Array(), missed: 0, drops: new Float64Array(records.flat()), firstDrop: 0 });
    expect(fairnessLine(run.series, drops, 5, 39)).toMatch(/\(1 in queues, 2 on the way\), TCP 0 %\.$/);
  });
});
