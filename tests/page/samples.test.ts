import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ROWS } from '../../src/charts/rows/index.ts';
import { usedRow } from '../../src/charts/rows/link-used-row.ts';
import { chartColumns } from '../../src/export/results-of.ts';
import { Trace, fillTrace, bucketFor, seeGreatest } from '../../src/charts/trace.ts';
import { Column, type Keeping, Totals } from '../../src/run/column.ts';
import { type RunNumbers, runNumbers } from '../../src/run/numbers.ts';
import { Samples } from '../../src/run/samples.ts';
import { RunSeries } from '../../src/run/series.ts';
import { frameLayout } from '../../workers/engine/sampling/frame.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { Simulation } from '../../workers/engine/simulation.ts';
import { scenarioWith } from '../support/scenario.ts';

const scenario = scenarioWith({
  duration: 40,
  warmup: 10,
  path: [{ rate: 10e6, delay: 0.02, queue: { kind: 'droptail', limit: 60 } }],
  flows: [
    { id: 'tcp', count: 2, scheme: { kind: 'tcp' } },
    { id: 'aimd', count: 5, scheme: { kind: 'aimd' } },
  ],
  traffic: [{ kind: 'cbr', wave: 'square', high: 5e6, on: 5, off: 5, start: 20 }],
});

/** The series that the page holds at the end of a real run, handed over in blocks of 7 frames, the last `again` of each twice. */
function seriesOf(of: Scenario, keeping?: Keeping, again = 0): { series: RunSeries; simulation: Simulation } {
  const rows: Float32Array[] = [];
  const simulation = new Simulation(of, (row) => rows.push(row.slice()));
  simulation.runUntil(of.duration);
  const series = new RunSeries(of, simulation.layout, keeping);
  for (let first = 0; first < rows.length; first += 7) {
    const block = rows.slice(first, first + 7 + again);
    const data = new Float32Array(block.length * simulation.layout.width);
    block.forEach((row, index) => data.set(row, index * simulation.layout.width));
    series.append(first, block.length, data);
  }
  return { series, simulation };
}

describe('the column store', () => {
  test('a column gives back what was appended, however long it grows', () => {
    const column = new Column();
    for (let index = 0; index < 5_000; index++) column.push(index / 2);
    expect(column.length).toBe(5_000);
    for (const index of [0, 1, 1023, 1024, 2047, 2048, 4999]) expect(column.at(index)).toBe(index / 2);
  });

  test('running totals stay exact where single precision would lose count', () => {
    const totals = new Totals();
    for (let index = 0; index < 3_000; index++) totals.add(10_001);
    expect(totals.at(2_999)).toBe(30_003_000);
    expect(totals.between(-1, 2_999)).toBe(30_003_000);
    expect(totals.between(999, 1_999)).toBe(10_001_000);
  });

  /** The last three chunks of 64 whole, before them bins of 8. */
  const LATEST: Keeping = { samples: 1_000, chunk: 64, whole: 192, bin: 8 };
  const wave = (index: number): number => Math.round(1e3 * Math.sin(index / 5)) / 1e3;

  test('a long column keeps its last part whole, and of each bin before it the least, the greatest and the mean', () => {
    const column = new Column(LATEST);
    for (let index = 0; index < 1_000; index++) column.push(wave(index));
    expect(column.binned).toBe(1_000 - 192);
    const indices = Array.from({ length: 1_000 }, (_, index) => index);
    const bins = indices.map((index) => (index < 1_000 - 192 ? 8 : 1));
    expect(indices.map((index) => column.binAt(index))).toEqual(bins);
    const of = (index: number): number[] =>
      Array.from({ length: bins[index]! }, (_, place) => Math.fround(wave(index - (index % bins[index]!) + place)));
    expect(indices.map((index) => column.least(index))).toEqual(indices.map((index) => Math.min(...of(index))));
    expect(indices.map((index) => column.greatest(index))).toEqual(indices.map((index) => Math.max(...of(index))));
    const means = indices.map((index) => Math.fround(of(index).reduce((sum, value) => sum + value) / bins[index]!));
    expect(indices.map((index) => column.at(index))).toEqual(means);
    // 101 bins of three numbers are in two arrays of 64 bins.
    expect(column.bytes).toBe(4 * (2 * 64 * 3 + 192));
  });

  test('a long column puts its past away bin by bin, so that no sample costs more than another', () => {
    const column = new Column(LATEST);
    const put = Array.from({ length: 1_000 }, (_, index) => {
      const before = column.binned;
      column.push(index);
      return column.binned - before;
    });
    expect(Math.max(...put)).toBe(8);
    // What is whole still and what has taken its place in the same array are not confused.
    for (const index of [808, 809, 871, 872, 999]) expect(column.at(index)).toBe(index);
  });

  test('a bin leaves out what is no number, and is none where nothing is one', () => {
    const column = new Column({ samples: 100, chunk: 4, whole: 4, bin: 4 });
    for (const value of [NaN, 3, NaN, 5, NaN, NaN, NaN, NaN, 1]) column.push(value);
    expect([column.at(0), column.least(3), column.greatest(1)]).toEqual([4, 3, 5]);
    expect([column.at(4), column.least(5), column.greatest(7)]).toEqual([NaN, NaN, NaN]);
    expect(column.at(8)).toBe(1);
  });

  test('totals of a long run are exact at the ends of bins and at the end of the warm-up, and rise evenly within a bin', () => {
    const totals = new Totals(LATEST, 101);
    const amounts = Array.from({ length: 1_000 }, (_, index) => index % 7);
    amounts.forEach((amount) => totals.add(amount));
    const exact = (index: number): number => amounts.slice(0, index + 1).reduce((sum, amount) => sum + amount, 0);
    for (const index of [7, 15, 101, 831, 832, 900, 999]) expect(totals.at(index)).toBe(exact(index));
    expect(totals.at(3)).toBe(exact(7) / 2);
    expect(totals.at(83)).toBe((exact(79) + exact(87)) / 2);
    // The first sample of a bin goes on from the total of the bin before it, that of the second bin from the first's.
    expect(totals.at(0)).toBe(exact(7) / 8);
    expect(totals.at(8)).toBe(exact(7) + (exact(15) - exact(7)) / 8);
    expect(totals.between(101, 999)).toBe(exact(999) - exact(101));
  });

  test('a trace over bins passes their least and greatest, wherever it is cut', () => {
    const column = new Column(LATEST);
    const whole = new Column();
    for (let index = 0; index < 1_000; index++) for (const each of [column, whole]) each.push(wave(index));
    for (const bucket of [1, 3, 8, 20]) {
      const { length, x, y } = fillTrace(new Trace(), column, 100, 999, bucket);
      const ys = y.slice(0, length);
      expect(Math.max(...ys)).toBe(1);
      expect(Math.min(...ys)).toBe(-1);
      expect([...x.slice(1, length)].every((place, index) => place >= x[index]!)).toBe(true);
      // Where every sample is kept, the same points as without bins.
      const plain = fillTrace(new Trace(), whole, 840, 999, bucket);
      const points = fillTrace(new Trace(), column, 840, 999, bucket);
      expect([...points.values]).toEqual([...plain.values]);
    }
    let most = -Infinity;
    seeGreatest(column, 0, 500, (value) => (most = Math.max(most, value)));
    expect(most).toBe(1);
  });

  test.each([2, 8])(
    'the greatest from within a bin of %d on is looked for in every bin, and then in every sample that is whole',
    (bin) => {
      const column = new Column({ ...LATEST, bin });
      for (let index = 0; index < 1_000; index++) column.push(wave(index));
      const seen: number[] = [];
      seeGreatest(column, bin - 1, column.binned + 3, (value) => seen.push(value));
      const places = Array.from(
        { length: column.binned / bin + 3 },
        (_, place) => Math.min(bin * place, column.binned) + Math.max(0, place - column.binned / bin),
      );
      expect(seen).toEqual(places.map((place) => column.greatest(place)));
    },
  );

  test('frames that do not follow on the ones before are refused', () => {
    const layout = frameLayout({ period: 0.1, flowGroups: [0], flowBaseRtt: [0.1], hops: 1, traffic: 0 });
    const samples = new Samples(layout);
    samples.append(0, 2, new Float32Array(2 * layout.width));
    expect(() => samples.append(3, 1, new Float32Array(layout.width))).toThrow(RangeError);
    expect(() => samples.append(2, 1, new Float32Array(layout.width - 1))).toThrow(RangeError);
    expect(samples.length).toBe(2);
    expect(samples.timeOf(1)).toBeCloseTo(0.2);
    expect([samples.indexAt(0.05), samples.indexAt(0.1), samples.indexAt(0.29), samples.indexAt(9)]).toEqual([
      -1, 0, 1, 1,
    ]);
  });
});

describe('decimation', () => {
  const values = (list: number[]) => ({ length: list.length, at: (index: number) => list[index]! });

  test('with fewer samples than pixels every sample is a point', () => {
    const points = fillTrace(new Trace(), values([3, 1, 4, 1, 5]), 1, 3, bucketFor(5, 100));
    expect([...points.x.slice(0, points.length)]).toEqual([1, 2, 3]);
    expect([...points.y.slice(0, points.length)]).toEqual([1, 4, 1]);
  });

  test('no spike is lost, in any bucket, and points keep the order of time', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 400 }),
        fc.integer({ min: 1, max: 50 }),
        (list, bucket) => {
          const points = fillTrace(new Trace(), values(list), 0, list.length - 1, bucket);
          const [x, y] = [[...points.x.slice(0, points.length)], [...points.y.slice(0, points.length)]];
          expect(Math.max(...y)).toBe(Math.max(...list));
          expect(Math.min(...y)).toBe(Math.min(...list));
          expect(points.length).toBeLessThanOrEqual(bucket === 1 ? list.length : 2 * Math.ceil(list.length / bucket));
          for (let index = 1; index < x.length; index++) expect(x[index]).toBeGreaterThan(x[index - 1]!);
          x.forEach((place, index) => expect(y[index]).toBe(list[place]));
        },
      ),
    );
  });

  test('buckets stand still while the view moves on, so that a line does not shimmer', () => {
    const list = Array.from({ length: 300 }, (_, index) => (Math.sin(index * 12.9898) * 43758.5453) % 1);
    const early = fillTrace(new Trace(), values(list), 20, 200, 8);
    const late = fillTrace(new Trace(), values(list), 77, 200, 8);
    const shared = [...late.x.slice(0, late.length)];
    expect([...early.x.slice(0, early.length)].slice(-shared.length)).toEqual(shared);
  });
});

describe('what is derived from the frames', () => {
  const { series, simulation } = seriesOf(scenario);

  test('throughput over the last second is what arrived in it', () => {
    const last = series.length - 1;
    const frames = series.averagingFrames;
    expect(series.averaging).toBeCloseTo(1, 1);
    let packets = 0;
    for (let index = last - frames + 1; index <= last; index++) packets += series.samples.columns[2]!.at(index);
    expect(series.throughput[0]!.at(last)).toBeCloseTo((packets * 8_000) / series.averaging, 0);
  });

  test('a handshake counts as the 40 bytes that it has: many that begin together never get more than the link', () => {
    const { series: crowd } = seriesOf(
      scenarioWith({
        duration: 0.2,
        sample: 0.005,
        path: [{ rate: 100e6, delay: 0.0001, queue: { kind: 'droptail', limit: 40 } }],
        flows: [{ count: 32, packets: 30, accessDelay: 0.0001, startJitter: 0.0002 }],
      }),
    );
    const together = (index: number): number => crowd.throughput.reduce((sum, column) => sum + column.at(index), 0);
    const rates = Array.from({ length: crowd.length }, (_, index) => together(index));
    expect(Math.max(...rates)).toBeLessThanOrEqual(100e6);
    expect(Math.max(...rates)).toBeGreaterThan(90e6);
  });

  test('groups of more than three flows have a band, and half of the flows lie on either side of its middle', () => {
    expect(series.throughputBands.map((band) => band !== null)).toEqual([false, true]);
    const at = 300;
    const sorted = series.flowsOfGroup[1]!.map((flow) => series.throughput[flow]!.at(at)).sort((a, b) => a - b);
    expect(series.throughputBands[1]!.middle.at(at)).toBeCloseTo(sorted[2]!, 0);
    // A tenth of the flows, interpolated: of five it lies at 0.4 of the way from the first to the second.
    expect(series.throughputBands[1]!.low.at(at)).toBeCloseTo(sorted[0]! + 0.4 * (sorted[1]! - sorted[0]!), 0);
    expect(series.throughputBands[1]!.high.at(at)).toBeCloseTo(sorted[4]! - 0.4 * (sorted[4]! - sorted[3]!), 0);
  });

  test('the fair share steps down while the square wave is on, and back', () => {
    const shareAt = (time: number): number => series.fairShare.at(series.samples.indexAt(time));
    expect(shareAt(15)).toBeCloseTo(10e6 / 7, 0);
    expect(shareAt(22.5)).toBeCloseTo(5e6 / 7, 0);
    expect(shareAt(27.5)).toBeCloseTo(10e6 / 7, 0);
    expect([15, 22.5, 27.5].map((time) => series.sourceLevel.at(series.samples.indexAt(time)))).toEqual([0, 1, 0]);
  });

  test('a wave of few packets is on without a break, in samples of 20 ms as well', () => {
    const slow = seriesOf(
      scenarioWith({
        duration: 20,
        sample: 0.02,
        path: [{ rate: 1e6, delay: 0.03, queue: { kind: 'droptail', limit: 6 } }],
        flows: [{}],
        traffic: [{ kind: 'cbr', wave: 'square', high: 0.5e6, on: 15, off: 15, start: 2 }],
      }),
    ).series;
    const levels = Array.from({ length: slow.length }, (_, index) => slow.sourceLevel.at(index));
    expect(levels.indexOf(1) * 0.02).toBeCloseTo(2, 6);
    expect(levels.slice(levels.indexOf(1), levels.lastIndexOf(1) + 1)).toEqual(Array(750).fill(1));
    const shares = new Set(Array.from({ length: slow.length }, (_, index) => slow.fairShare.at(index)));
    expect([...shares].filter((share) => share > 0).length).toBe(2);
  });

  test('means since the warm-up agree with the engine’s own summary', () => {
    const numbers = runNumbers(series);
    const summary = simulation.summary();
    expect(numbers.since).toBe(10);
    numbers.groups.forEach((group, index) => {
      const of = summary.groups[index]!;
      // The engine counts in-order packets, the page arrivals: they differ by what was in recovery.
      expect(group.mean / (of.goodputBps * of.count)).toBeCloseTo(1, 1);
      expect(group.lost).toBeCloseTo(of.dropRate, 3);
    });
    expect(numbers.groups.reduce((sum, group) => sum + group.share, 0)).toBeCloseTo(1);
    expect(numbers.used).toBeCloseTo(summary.hops[0]!.utilization!, 2);
    // What is uneven from one round trip to the next evens out over a second.
    expect(numbers.meanFairness).toBeGreaterThan(summary.fairness.perBin!);
    expect(numbers.meanFairness).toBeLessThanOrEqual(1);
  });

  test('a long run, whose past is kept in bins, has the same numbers at its end', () => {
    const long = seriesOf(scenario, { samples: 10_000, chunk: 16, whole: 48, bin: 8 }).series;
    expect(long.binned).toBeGreaterThan(0.8 * long.length);
    const [numbers, whole] = [runNumbers(long), runNumbers(series)];
    // The halves of the span, which `trend` compares, end within a bin: of this many samples of a half.
    const within = 8 / ((series.length - series.firstFrame) / 2);
    const steady = ({ groups, ...rest }: RunNumbers) => ({
      ...rest,
      groups: groups.map((group) => ({ ...group, trend: 0 })),
    });
    expect(steady(numbers)).toEqual(steady(whole));
    numbers.groups.forEach(({ trend }, group) =>
      expect(Math.abs(trend / whole.groups[group]!.trend - 1)).toBeLessThan(within),
    );
  });

  test('frames that come a second time, as while a run is computed again, count once', () => {
    const twice = seriesOf(scenario, undefined, 3).series;
    expect([twice.length, twice.throughput[0]!.length]).toEqual([series.length, series.length]);
    expect(runNumbers(twice)).toEqual(runNumbers(series));
  });

  test('of a link whose rate changes what is used is of the rate of then', () => {
    const busy = {
      ...{ duration: 30, warmup: 5, path: [{ rate: 4e6, delay: 0.01, queue: { kind: 'droptail', limit: 60 } }] },
      events: [8e6, 2e6].map((rate, index) => ({ at: 10 + 10 * index, do: 'rate', rate })),
    };
    const changing = seriesOf(scenarioWith({ ...busy, flows: [{ count: 6, startJitter: 1 }] })).series;
    const used = usedRow.table.columns({ series: changing, hop: 0 } as never)[0]!;
    const at = (time: number): number => Number(used.cell(0, changing.samples.indexAt(time)));
    for (const time of [9, 19, 29]) expect(at(time), `${time} s`).toBeGreaterThan(97);
  });

  test('before the first frame there are no numbers, and none of them is NaN', () => {
    const numbers = runNumbers(new RunSeries(scenario, simulation.layout));
    expect(JSON.stringify(numbers)).not.toContain('null,"since"');
    for (const { trend, ...group } of numbers.groups) {
      expect(trend).toBe(1);
      for (const value of Object.values(group)) expect(value ?? 0).toBe(0);
    }
    expect(numbers.fairness).toBeNull();
  });
});

describe('several hops', () => {
  const long = scenarioWith({
    duration: 40,
    warmup: 10,
    path: [{ rate: 10e6 }, { rate: 5e6, queue: { kind: 'droptail', limit: 40 } }],
    reverse: [{ rate: 10e6 }, { rate: 1e6 }],
    flows: [
      { id: 'tcp', count: 2 },
      { id: 'short', count: 5, packets: 20, start: 12, enter: 1 },
      { id: 'back', direction: 'reverse' },
    ],
  });
  const { series, simulation } = seriesOf(long);

  test('the queue’s numbers are those of the hop in view, of the reverse path too', () => {
    const { hops } = simulation.summary();
    expect(hops).toHaveLength(4);
    hops.forEach((hop, index) => {
      const { meanQueue } = runNumbers(series, index);
      // The engine’s window begins within a sample.
      expect(Math.abs(meanQueue - hop.meanQueue)).toBeLessThan(0.02 * hop.meanQueue + 0.05);
    });
    expect(runNumbers(series, 1).meanQueue).toBeGreaterThan(5);
    // Data and ACKs share the reverse path: packets do not tell how much of it is used.
    expect(runNumbers(series, 3).used).toBeNull();
  });

  test('with several bottlenecks there is no one fair share', () => {
    expect(series.fairShare.at(series.length - 1)).toBe(0);
  });

  test('transfers that are over, and reverse flows, claim no share of a bottleneck', () => {
    const one = normalizeScenario({
      ...long,
      path: [{ rate: 10e6 }],
      reverse: [{ rate: 10e6 }],
      flows: long.flows.map((group) => ({ ...group, enter: 0, leave: 0 })),
    });
    const run = seriesOf(one).series;
    const shareAt = (time: number): number => run.fairShare.at(run.samples.indexAt(time));
    expect(shareAt(11)).toBeCloseTo(5e6, 0);
    expect(shareAt(12.5)).toBeLessThan(5e6);
    expect(shareAt(39)).toBeCloseTo(5e6, 0);
  });
});

describe('what is derived from samples stays within what can be', () => {
  const link = { rate: 4e6, delay: 0.02, queue: { kind: 'droptail', limit: 30 } };
  const cbr = { kind: 'cbr', wave: 'square', high: 9e6, low: 0, on: 3, off: 2 };
  const flows = [
    { id: 'tcp', count: 2, scheme: { kind: 'tcp' } },
    { id: 'tfrc', scheme: { kind: 'tfrc' }, start: 4, stop: 9 },
  ];
  test.each<[string, object]>([
    ['sources that send twice what the link carries', { path: [link], traffic: [cbr] }],
    [
      'bursts above the link',
      { path: [link], traffic: [{ kind: 'onoff', sources: 12, rate: 1e6, meanOn: 1, meanOff: 1 }] },
    ],
    [
      'a link that falls below its sources',
      { path: [link], traffic: [{ ...cbr, high: 2e6 }], events: [{ at: 6, do: 'rate', rate: 1e6 }] },
    ],
    [
      'sources beside flows that all stop',
      { path: [link], traffic: [cbr], events: [{ at: 7, do: 'stop', group: 'tcp', count: 2 }] },
    ],
    ['two links', { path: [link, { ...link, rate: 3e6 }] }],
  ])('with %s: shares and parts from 0 to 1, rates up to the link’s, nothing below 0', (_, fields) => {
    const of = scenarioWith({ duration: 14, warmup: 3, flows, ...fields });
    const { series: run } = seriesOf(of);
    const columns = [...Array(of.path.length).keys()].flatMap((hop) =>
      chartColumns(
        run,
        ROWS.map(({ id }) => id),
        hop,
      ),
    );
    const everywhere = (check: (index: number) => void): void => {
      for (let index = 0; index < run.length; index++) check(index);
    };
    expect(run.length).toBeGreaterThan(90);
    for (const { name, unit, values } of columns)
      everywhere((index) => {
        const value = values.at(index)!;
        expect(Number.isNaN(value) || (value >= 0 && value < Infinity), `${name} ${value}`).toBe(true);
        if (unit === '1') expect(value > 1 + 1e-9, name).toBe(false);
      });
    const parts = { level: run.sourceLevel, fairness: run.fairness, steady: run.steadyFairness };
    everywhere((index) => {
      expect(run.fairShare.at(index), `${index}`).toBeGreaterThanOrEqual(0);
      expect(run.fairShare.at(index)).toBeLessThanOrEqual(link.rate);
      for (const [name, part] of Object.entries(parts)) {
        const value = part.at(index);
        // Of one flow alone there is no index.
        if (name === 'steady' && Number.isNaN(value)) continue;
        expect(value >= 0 && value <= 1 + 1e-9, `${name} ${value}`).toBe(true);
      }
    });
    for (const time of [0, 0.01, 3, 7, 14]) {
      const numbers = runNumbers(run, 0, time);
      const shown = [
        numbers.fairness ?? 0,
        numbers.used ?? 0,
        ...numbers.groups.flatMap(({ lost, lossEventRate }) => [lost, lossEventRate]),
      ];
      for (const part of shown) expect(part >= 0 && part <= 1 + 1e-9, `${part} at ${time} s`).toBe(true);
    }
  });
});
