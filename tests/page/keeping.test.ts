/** What the samples of a run take on the page, which of them are kept, and which runs wait for a press. */
import { describe, expect, test } from 'vitest';
import { Column, KEEP_ALL, Totals } from '../../src/run/column.ts';
import { chartColumns, coarseOf, keptRows } from '../../src/export/results-of.ts';
import { keepingOf, MOST_SAMPLE_BYTES, sampleBytes, type SampleSize } from '../../src/run/keeping.ts';
import type { RunSeries } from '../../src/run/series.ts';
import { HEAVY_BYTES, heavyWords, MOST_BYTES, tooHeavyWords, weightOf } from '../../src/player/check-scenario.ts';
import { defaultScenario } from '../../src/scenario/default.ts';
import { baseRtt } from '../../src/scenario/effective.ts';
import { LIMITS } from '../../workers/engine/scenario/limits.ts';
import { csvFacts } from '../../workers/results/csv-write.ts';
import { heldBytes } from '../engine/support/held-bytes.ts';
import { scenarioWith } from '../support/scenario.ts';
import { seriesOf } from './support/runs.ts';

const MB = 1e6;

/** Bytes of every column and total of a series. */
const bytesOf = (series: RunSeries): number =>
  heldBytes(series, (value) => (value instanceof Column || value instanceof Totals ? value.bytes : null));

describe('the samples of a run', () => {
  const flows = [1, 4, 100, LIMITS.flows];
  test.each(flows)('of %d flows stay within the most bytes, however long it is', (count) => {
    const size: SampleSize = { flows: count, groups: 1, hops: 1, sources: 0, samples: 0 };
    const width = 1 + 6 * count + 7;
    for (const samples of [10, 1_000, 40_000, 1e6, LIMITS.samples / width]) {
      if (samples * width > LIMITS.samples) continue;
      const bytes = sampleBytes({ ...size, samples });
      expect(bytes, `${samples} samples`).toBeLessThan(1.1 * MOST_SAMPLE_BYTES);
      const { chunk, bin } = keepingOf({ ...size, samples });
      expect([chunk, bin].map((value) => Math.log2(value) % 1)).toEqual([0, 0]);
      expect(bin).toBeLessThanOrEqual(chunk);
    }
  });

  test('of an hour at the default are all kept, in a small part of 300 MB', () => {
    const scenario = { ...defaultScenario(), duration: 3_600 };
    const size = {
      flows: scenario.flows.reduce((sum, { count }) => sum + count, 0),
      groups: scenario.flows.length,
      hops: scenario.path.length,
      sources: scenario.traffic.length,
      samples: 3_600 / baseRtt(scenario),
    };
    expect(keepingOf(size).bin).toBe(1);
    expect(sampleBytes(size)).toBeLessThan(60 * MB);
  });

  test.each([
    ['kept whole', 1e9],
    ['kept in bins', 2e5],
  ])('take the bytes that were computed before, %s', (_, most) => {
    const scenario = scenarioWith({
      duration: 30,
      sample: 0.01,
      path: [{ rate: 4e6 }, { rate: 3e6 }],
      flows: [{ count: 5 }, { scheme: { kind: 'vegas' } }],
      traffic: [{ kind: 'cbr' }],
    });
    const size = { flows: 6, groups: 2, hops: 2, sources: 1, samples: 3_000 };
    const keeping = keepingOf(size, most);
    const { series } = seriesOf(scenario, 30, { keeping });
    const computed = sampleBytes(size, most);
    expect(series.binned > 0).toBe(most < 1e9);
    expect(bytesOf(series)).toBeLessThanOrEqual(computed);
    // Beside what is there already: columns of rows that can be shown, and of an observed flow.
    expect(bytesOf(series)).toBeGreaterThan(0.6 * computed);
  });
});

test('a long run of two thousand flows is in few arrays: each takes hundreds of bytes beside its numbers', () => {
  const keeping = keepingOf({ flows: 2_000, groups: 64, hops: 1, sources: 0, samples: 30_000 });
  const columns = [new Column(keeping), new Totals(keeping)] as const;
  for (let index = 0; index < 30_000; index++) {
    columns[0].push(index);
    columns[1].add(index);
  }
  for (const { arrays, bytes } of columns) expect(bytes / arrays).toBeGreaterThan(1_000);
});

describe('what is exported of a long run', () => {
  const scenario = scenarioWith({ duration: 20, sample: 0.1, flows: [{ count: 2 }] });
  const rows: Float32Array[] = [];
  const keeping = { samples: 200, chunk: 16, whole: 32, bin: 8 };
  const { series } = seriesOf(scenario, 20, { keeping, onFrame: (row) => rows.push(row.slice()) });

  test('has a row for each bin of the past, the mean of its samples, and one for each later sample', () => {
    const columns = keptRows(chartColumns(series, ['window'], 0), series);
    const [time, first] = columns;
    expect(series.binned).toBe(200 - 32);
    expect(columns.every(({ values }) => values.length === 21 + 32)).toBe(true);
    expect([0, 20, 21, 52].map((row) => time!.values.at(row))).toEqual([0.8, 16.8, 16.9, 20]);
    const window = (from: number, to: number): number =>
      rows.slice(from, to).reduce((sum, row) => sum + row[5]!, 0) / (to - from);
    expect(first!.values.at(3)).toBeCloseTo(window(24, 32), 4);
    expect(first!.values.at(52)).toBe(rows[199]![5]);
  });

  test('says until when its rows are means, and of how many samples', () => {
    const header = { link: '#/play', seed: 1, digest: null, engine: '1', ...coarseOf(series) };
    expect(csvFacts(header)).toContain('# means until 16.8 s: each row is the mean of 8 samples\r\n');
  });
});

describe('the weight of a run', () => {
  const far = (limit: number, delay = 1) =>
    scenarioWith({
      duration: 60,
      path: [{ rate: 1e9, delay, queue: { kind: 'droptail', limit } }],
      flows: [{ packetSize: 1000, transport: { maxWindow: 100_000 }, scheme: { kind: 'rap' } }],
      traffic: [{ kind: 'cbr', high: 2e9 }],
    });

  test('is small for the default, and nothing is said', () => {
    expect(weightOf([defaultScenario()])).toBeLessThan(HEAVY_BYTES / 3);
    expect(heavyWords([defaultScenario(), defaultScenario()])).toBeNull();
  });

  test('of a heavy one is said in MB before it starts', () => {
    const heavy = far(900_000);
    expect(weightOf([heavy])).toBeGreaterThan(HEAVY_BYTES);
    expect(heavyWords([heavy])).toMatch(
      /^This run needs up to \d+0 MB of memory, so nothing has been started. Press play/,
    );
    expect(tooHeavyWords([heavy])).toBeNull();
  });

  test('of two is that of both, and two that are too heavy are not shown beside each other', () => {
    const heavy = far(1_000_000, 2.5);
    expect(2 * weightOf([heavy])).toBeGreaterThan(MOST_BYTES);
    expect(tooHeavyWords([heavy, heavy])).toMatch(/at most 800 MB of memory; these need up to \d+ MB/);
  });

  test('of any run that is allowed is below 1 GB', () => {
    expect(LIMITS.memory + 1.1 * MOST_SAMPLE_BYTES).toBeLessThan(900 * MB);
  });
});

test.each([2e5, 4e6, 1e7])(
  'the bytes of a run of which %i are kept are those of its whole samples and of a bin for each stretch',
  (most) => {
    for (const samples of [3_000, 40_000, 300_000]) {
      const size: SampleSize = { flows: 3, groups: 2, hops: 2, sources: 1, samples };
      const one = sampleBytes({ ...size, samples: KEEP_ALL.chunk }, Infinity) / KEEP_ALL.chunk;
      const keeping = keepingOf(size, most);
      const column = new Column(keeping);
      for (let index = 0; index < samples; index++) column.push(index);
      const whole = samples - column.binned;
      const chunks = (count: number): number => Math.ceil(count / keeping.chunk) * keeping.chunk;
      // A bin is some numbers in place of one: at least one, and three at the most.
      const bins = sampleBytes(size, most) - one * chunks(Math.min(keeping.whole, whole));
      expect(bins).toBeGreaterThanOrEqual(one * chunks(column.binned / keeping.bin));
      expect(bins).toBeLessThanOrEqual(3 * one * chunks(samples / keeping.bin));
    }
  },
);
