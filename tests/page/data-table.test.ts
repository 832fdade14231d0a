/** The table behind the charts: real sums of the samples, at a spacing that can be read. */
import { describe, expect, test } from 'vitest';
import { dataTable, MOST_ROWS } from '../../src/announce/table-data.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import { recorded } from './support/recorded.ts';
import { scenarioWith } from '../support/scenario.ts';

const scenario = scenarioWith({
  seed: 5,
  duration: 60,
  warmup: 2,
  path: [{ rate: 5e6, delay: 0.02, queue: { kind: 'droptail', limit: 30 } }],
  sample: 0.1,
  flows: [
    { id: 'tcp', count: 2, accessDelay: 0.005, scheme: { kind: 'tcp' } },
    { id: 'tfrc', count: 1, accessDelay: 0.005, scheme: { kind: 'tfrc' } },
  ],
});
const { series, drops } = recorded(scenario);
const usual = { unit: 's', hop: 0, rows: ['throughput', 'queue', 'fairness'], variable: null } as const;
const table = (from: number, to: number, unit: 's' | 'rtt' = 's') => dataTable({ ...usual, series, from, to, unit });
const column = (from: ReturnType<typeof table>, name: RegExp): number[] =>
  from.rows.map((row) => Number(row[from.heads.findIndex((head) => name.test(head))]));

describe('the table of the data', () => {
  test('has a column with its unit for each flow, the queue, its drops and the fairness index', () => {
    expect(table(0, 60).heads).toEqual([
      'Time, s',
      'TCP 1, Mbit/s',
      'TCP 2, Mbit/s',
      'TFRC(8), Mbit/s',
      'Queue, packets',
      'Dropped, packets',
      'Fairness index',
    ]);
  });

  test('has at most 200 rows, 1, 2 or 5 times a power of ten samples apart, at multiples of that', () => {
    for (const [from, to, spacing] of [
      [0, 60, 0.5],
      [0, 20, 0.1],
      [7.3, 12.34, 0.1],
      [13, 53, 0.2],
    ] as const) {
      const times = column(table(from, to), /^Time/);
      expect(times.length).toBeLessThanOrEqual(MOST_ROWS);
      expect(times.length).toBeGreaterThan(MOST_ROWS / 5);
      times.forEach((time, index) => {
        if (index > 0) expect(time - times[index - 1]!).toBeCloseTo(spacing, 6);
        expect(time / spacing).toBeCloseTo(Math.round(time / spacing), 6);
      });
      expect(times[0]).toBeGreaterThan(from);
      expect(times[times.length - 1]).toBeLessThanOrEqual(to + 1e-9);
    }
  });

  test('has at most as many of a run of far more samples', () => {
    const fine = recorded(normalizeScenario({ ...scenario, duration: 12, warmup: 0, sample: 0.01 })).series;
    expect(fine.length).toBeGreaterThan(5 * MOST_ROWS);
    const times = column(dataTable({ ...usual, series: fine, from: 0, to: 12 }), /^Time/);
    expect(times.slice(0, 3)).toEqual([0.1, 0.2, 0.3]);
    expect(times).toHaveLength(120);
  });

  test('its rows add up to the run: no packet delivered or dropped is counted twice or left out', () => {
    const whole = table(0, 60);
    const delivered = series.delivered[0]!.at(series.length - 1) * 8 * scenario.flows[0]!.packetSize;
    const sum = column(whole, /^TCP 1,/).reduce((all, rate) => all + rate * 1e6 * 0.5, 0);
    // Rates are written to 1 kbit/s: at most half of that is lost in each of the rows.
    expect(Math.abs(sum - delivered)).toBeLessThan(whole.rows.length * 0.5e3 * 0.5);
    expect(column(whole, /^Dropped/).reduce((all, count) => all + count, 0)).toBe(drops.length);
    expect(drops.length).toBeGreaterThan(10);
  });

  test.each(['losses', 'queue'] as const)(
    'what is counted in a row of %s is in no other: any rows of one after the other add up to the run’s',
    (row) => {
      const counts = (from: number, to: number): number[] => {
        const { heads, rows } = dataTable({ ...usual, series, rows: [row], from, to });
        const counted = heads.flatMap((head, at) => (/loss events|^Dropped/.test(head) ? [at] : []));
        return counted.map((at) => rows.reduce((sum, cells) => sum + Number(cells[at]), 0));
      };
      const whole = counts(0, 60);
      expect(whole).toEqual(
        row === 'queue'
          ? [drops.length]
          : series.layout.flowGroups.map((_, flow) =>
              Array.from({ length: series.length }, (__, at) => series.flowColumn(flow, 'lossEvents').at(at)).reduce(
                (sum, count) => sum + count,
              ),
            ),
      );
      expect(Math.min(...whole)).toBeGreaterThan(3);
      // Rows of 0.1 s, of 0.2 s and of 0.5 s.
      for (const between of [[20], [35], [11, 37], [15, 30, 45]]) {
        const edges = [0, ...between, 60];
        const parts = edges.slice(1).map((to, at) => counts(edges[at]!, to));
        expect(whole.map((_, at) => parts.reduce((sum, part) => sum + part[at]!, 0))).toEqual(whole);
      }
    },
  );

  test('counts time in round trips where the charts do', () => {
    const inTrips = table(0, 60, 'rtt');
    expect(inTrips.heads[0]).toBe('Time, round trips');
    // 2 × (20 ms + 5 ms) there and back: each row of 0.5 s is 10 round trips.
    expect(column(inTrips, /^Time/).slice(0, 2)).toEqual([10, 20]);
    // As many decimals as the distance of the rows has, in the unit of the column.
    const firstOf = ({ rows }: typeof inTrips): string[] => rows.slice(0, 2).map(([time]) => time!);
    expect(firstOf(inTrips)).toEqual(['10', '20']);
    expect(firstOf(table(0, 60))).toEqual(['0.5', '1.0']);
  });

  test('is empty where nothing has been measured', () => {
    expect(table(0, 0.05).rows).toEqual([]);
  });

  test('of very many flows it has a column for each scheme', () => {
    const many = recorded(
      normalizeScenario({
        ...scenario,
        duration: 5,
        flows: [{ ...scenario.flows[0]!, count: 40 }, scenario.flows[1]!],
      }),
    );
    const { heads, rows } = dataTable({ ...usual, series: many.series, from: 0, to: 5 });
    expect(heads.slice(1, 3)).toEqual(['TCP, all 40, Mbit/s', 'TFRC(8), Mbit/s']);
    expect(rows.length).toBeGreaterThan(20);
  });
});
