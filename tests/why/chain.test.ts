/** A chain of which a part is no longer recorded says so, and claims nothing of that part. */
import { describe, expect, test } from 'vitest';
import { CauseRecord } from '../../src/narrator/record.ts';
import { fromTo } from '../../src/narrator/words/teller.ts';
import { chainAt } from '../../src/why/chain.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import { narratedRun } from '../narrator/support/narrated-run.ts';

const scenario = normalizeScenario({
  version: 1,
  duration: 40,
  warmup: 0,
  path: [{ rate: 4e6, delay: 0.02, queue: { kind: 'droptail', limit: 30 } }],
  flows: [{ scheme: { kind: 'tcp' } }],
});

describe('of a run whose causes before a time are forgotten', () => {
  const whole = narratedRun(scenario);
  const cut = whole.record.changes.findLast(({ cause }) => cause === 'third duplicate ACK')!;
  const dropped = whole.record.fateOf(cut.numbers[0]!, cut.time)!;
  const textsAt = (since: number, time: number) => {
    const { record, series } = whole;
    const kept = new CauseRecord(record.flow, record.levels);
    kept.since = since;
    const later = <T extends { time: number }>(each: T): boolean => each.time > since;
    for (const change of record.changes.filter(later)) kept['addChange'](change);
    kept.fates.push(...record.fates.filter(later));
    const { lines, cutShort } = chainAt({ record: kept, series }, time);
    return { text: lines.map((line) => line.text).join('\n'), cutShort };
  };

  test('with all of it known, the chain leads to the drop', () => {
    const { text, cutShort } = textsAt(0, cut.time);
    expect(text).toContain(`Packet ${cut.numbers[0]} was dropped`);
    expect(text).not.toContain('no longer');
    expect(cutShort).toBe(false);
  });

  test('where the packet of a cut is forgotten, it is not said to have been late', () => {
    const { text, cutShort } = textsAt((dropped.time + cut.time) / 2, cut.time);
    expect(text).toContain(`What became of packet ${cut.numbers[0]} is no longer recorded.`);
    expect(text).not.toContain('was not dropped');
    expect(cutShort).toBe(true);
  });

  test('a packet is forgotten for as long as its flow may wait for a timeout', () => {
    const since = dropped.time - 1;
    const textAfter = (maxRto: number): string => {
      const { record, series } = narratedRun(normalizeScenario({ ...scenario, transport: { maxRto } }));
      const kept = new CauseRecord(record.flow, record.levels);
      kept.since = since;
      kept['addChange'](record.changes.find(({ time }) => time === cut.time)!);
      return chainAt({ record: kept, series }, cut.time)
        .lines.map((line) => line.text)
        .join('\n');
    };
    expect(textAfter(60)).toContain('is no longer recorded');
    expect(textAfter((cut.time - since) / 2)).toContain('was not dropped');
  });

  test('where the cut itself is forgotten, growth is not told as all there was', () => {
    const growth = whole.record.changes.find(({ time, cause }) => time > cut.time && cause === 'growth')!;
    const since = (cut.time + growth.time) / 2;
    const { text, cutShort } = textsAt(since, growth.until);
    expect(text).toContain(`What was before ${since.toFixed(2)} s is no longer recorded`);
    expect(cutShort).toBe(true);
  });
});

test('two values that differ are told with so many digits that they differ', () => {
  expect(fromTo(51.7, 25.85)).toBe('52 to 26');
  expect(fromTo(8, 8.5)).toBe('8.0 to 8.5');
  expect(fromTo(56.46, 56.48)).toBe('56.46 to 56.48');
  expect(fromTo(56.5, 56.504)).toBe('56.500 to 56.504');
  expect(fromTo(3, 3)).toBe('3.0 to 3.0');
});
