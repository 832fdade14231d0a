/** How an embed divides its height, and how high a frame it needs. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chartGeometry } from '../../src/charts/geometry.ts';
import { rowShapes, ROWS } from '../../src/charts/rows/index.ts';
import { type EmbedContent, layoutIn, naturalHeight, nextRows } from '../../src/embed/layout.ts';
import { defaultScenario } from '../../src/scenario/default.ts';
import { scenes } from '../../src/scenes/index.ts';
import { lanesOf } from '../../src/stage/lanes.ts';
import { scenarioWith } from '../support/scenario.ts';

const scenario = defaultScenario();
const ids = ROWS.map(({ id }) => id);
/** The bar, and the frame's own edges, px. */
const BAR = 46;

const content = fc.record({
  scenario: fc.constant(scenario),
  rows: fc.shuffledSubarray(ids, { minLength: 1, maxLength: 5 }),
  above: fc.integer({ min: 31, max: 300 }),
  notice: fc.constantFrom(0, 28, 48, 88),
  stage: fc.boolean(),
  charts: fc.constant(true),
});

/** Heights of the plots of the first rows in charts of `height`, px. */
const plots = ({ rows }: EmbedContent, count: number, height: number): number[] =>
  chartGeometry(600, height, rowShapes(rows.slice(0, count), scenario), 90).rows.map(({ top, bottom }) => bottom - top);

const shown = (asked: Partial<EmbedContent>): EmbedContent => ({
  scenario,
  rows: ['throughput', 'queue'],
  above: 31,
  notice: 0,
  stage: true,
  charts: true,
  ...asked,
});

describe('a frame of the natural height', () => {
  test('shows all rows, none of them lower than 64 px, and gives the charts 45 % of it', () => {
    fc.assert(
      fc.property(content, (each) => {
        const height = naturalHeight(each);
        const layout = layoutIn(height, each);
        const charts = height - BAR - each.above - each.notice - layout.stage;
        expect(layout).toEqual({ stage: each.stage ? 140 : 0, rows: each.rows.length, low: false, strip: 0 });
        expect(charts).toBeGreaterThanOrEqual(0.45 * height);
        expect(Math.min(...plots(each, layout.rows, charts))).toBeGreaterThanOrEqual(64);
      }),
    );
  });

  test('has room for every link of several that stand side by side', () => {
    const { scenario: apart } = scenes.find(({ id }) => id === 'bufferbloat')!;
    const four = shown({ scenario: scenarioWith({ ...apart }) });
    const { stage } = layoutIn(naturalHeight(four), four);
    expect(lanesOf(four.scenario, 3, 600, stage, 1)).toHaveLength(4);
    expect(lanesOf(four.scenario, 3, 600, 140, 1)).toHaveLength(3);
  });

  test('is as high as what is in it: a question, a row and a network more make it higher', () => {
    const least = naturalHeight(shown({}));
    expect(naturalHeight(shown({ above: 120 }))).toBeGreaterThan(least);
    expect(naturalHeight(shown({ rows: ['throughput', 'window', 'queue'] }))).toBeGreaterThan(least);
    expect(naturalHeight(shown({ stage: false }))).toBeLessThan(least);
    expect(naturalHeight(shown({ charts: false }))).toBe(31 + 140 + BAR);
  });

  test('has two lines of words over the picture in at most 12 % of it', () => {
    expect(53 / naturalHeight(shown({ above: 53, rows: ['throughput'] }))).toBeLessThan(0.12);
  });
});

describe('a frame that is too low', () => {
  test('is never overfilled, and has rows dropped before they are flat', () => {
    fc.assert(
      fc.property(content, fc.integer({ min: 240, max: 900 }), (each, height) => {
        const { stage, rows, low, strip } = layoutIn(height, each);
        const charts = height - BAR - Math.min(each.above, height / 2) - stage - strip - (low ? 0 : each.notice);
        expect(rows).toBeGreaterThanOrEqual(1);
        expect(charts).toBeGreaterThan(0);
        if (rows > 1) expect(Math.min(...plots(each, rows, charts))).toBeGreaterThanOrEqual(64);
      }),
    );
  });

  test('keeps one row that can be read beside a note and a question, in the 640 × 400 of older codes', () => {
    const each = shown({ above: 117, rows: ['throughput', 'window', 'queue', 'fairness'] });
    const { stage, rows, strip } = layoutIn(400, each);
    expect(rows).toBe(1);
    expect(strip).toBeGreaterThan(0);
    expect(plots(each, rows, 400 - BAR - strip - 117 - stage)[0]).toBeGreaterThanOrEqual(64);
    // A sentence alone leaves room for both rows.
    expect(layoutIn(400, shown({}))).toMatchObject({ rows: 2, low: false });
  });

  test('shows the other rows in turn, none of them never', () => {
    for (const [count, all] of [
      [1, 2],
      [2, 3],
      [2, 5],
      [3, 4],
    ] as const) {
      const seen = new Set<number>();
      let from = 0;
      for (let press = 0; press < all; press += 1) {
        for (let row = from; row < from + count; row++) seen.add(row);
        from = nextRows(from, count, all);
        if (from === 0) break;
      }
      expect(from).toBe(0);
      expect(seen.size).toBe(all);
    }
  });
});
