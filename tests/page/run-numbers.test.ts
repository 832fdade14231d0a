/** The numbers of the tables, on a run written by hand. */
import { describe, expect, test } from 'vitest';
import { FlowStateSeries } from '../../src/run/flow-state-series.ts';
import { chartColumns } from '../../src/export/results-of.ts';
import { numberRows } from '../../src/run/number-rows.ts';
import { standing } from '../../src/announce/summary.ts';
import { wholeRows, wholeText } from '../../src/panels/compare-rows.ts';
import { runNumbers } from '../../src/run/numbers.ts';
import { streamNames } from '../../src/scenario/describe-traffic.ts';
import { handMade } from '../scenes/support/hand-made.ts';
import { scenarioWith } from '../support/scenario.ts';
import { seriesOf } from './support/runs.ts';

// Samples of a second; the warm-up is over at 4 s, the place 4 is the first after it.
const series = handMade(
  [
    { cwnd: [1], sent: [10, 20], delivered: [10], dropped: [1], lossEvents: [0, 0, 0, 0, 1, 0, 1, 0] },
    { cwnd: [1], sent: [30], delivered: [30], dropped: [0], lossEvents: [1] },
    { cwnd: [0, 0, 0, 0, 0, 0, 2], sent: [40], delivered: [40, 40, 40, 40, 80, 80, 20, 20], dropped: [4] },
  ],
  [
    { queue: [1, 2, 3, 4, 5, 6, 7, 8], queueMean: [2], drops: [1], departures: [100] },
    { queue: [9], queueMean: [1, 1, 1, 1, 3, 5, 3, 5], drops: [0, 0, 0, 0, 2], departures: [40] },
  ],
);

describe('the numbers of a run', () => {
  test('are of all flows of each group together, since the warm-up', () => {
    const { groups, since } = runNumbers(series, 0, 8);
    expect(since).toBe(4);
    expect(groups[0]).toMatchObject({ mean: 8_000 * 40, sent: 4 * 50, lost: 4 / 200, lossEvents: 6 });
    expect(groups[1]).toMatchObject({ mean: 4_000 * 50, sent: 160, lost: 0.1, lossEvents: 0 });
    expect(groups[0]!.share).toBeCloseTo(320 / 520, 12);
    expect(groups.map(({ lossEventRate }) => lossEventRate)).toEqual([0.03, 0]);
  });

  test('of now are those of the last second, and the trend is the later half over the earlier one', () => {
    const { groups } = runNumbers(series, 0, 8);
    expect(groups.map(({ now }) => now)).toEqual([320_000, 80_000]);
    expect(groups.map(({ trend }) => trend)).toEqual([1, 0.25]);
  });

  test('while the warm-up lasts, and in the sample in which it ends, are of all there is', () => {
    for (const time of [3, 4, 5]) {
      const numbers = runNumbers(series, 0, time);
      // 40 packets in the first second, and 50 in each other.
      expect([numbers.since, numbers.groups[0]!.sent]).toEqual([0, 40 + 50 * (time - 1)]);
    }
    expect(runNumbers(series, 0, 6)).toMatchObject({ since: 4 });
    expect(runNumbers(series, 0, 6).groups[0]!.sent).toBe(100);
  });

  test('of the queue are those of the hop in view', () => {
    const [first, second] = [0, 1].map((hop) => runNumbers(series, hop, 8));
    expect([first!.queue, first!.meanQueue, first!.queueDrops]).toEqual([8, 2, 4]);
    expect([second!.queue, second!.meanQueue, second!.queueDrops]).toEqual([9, 4, 8]);
    // Packets of two sizes cross the first hop; of 1000 bytes the second, 40 a second of 250.
    expect([first!.used, second!.used]).toEqual([null, 0.16]);
  });

  test('of fairness leave out who was not there throughout', () => {
    expect(runNumbers(series, 0, 3).fairness).toBeCloseTo(50 ** 2 / (2 * (20 ** 2 + 30 ** 2)), 6);
    expect(runNumbers(series, 0, 8).fairness).toBeCloseTo(90 ** 2 / (3 * (20 ** 2 + 30 ** 2 + 40 ** 2)), 6);
  });

  test('have an index of fairness only where two flows sent throughout, and its mean is over those times', () => {
    const later = handMade(
      [
        { cwnd: [1], sent: [30], delivered: [30] },
        { cwnd: [0, 0, 0, 0, 0, 1, 1, 1], sent: [10], delivered: [10] },
      ],
      [{ queue: [0], queueMean: [0] }],
    );
    const numbers = [3, 6, 8].map((time) => runNumbers(later, 0, time));
    const index = 40 ** 2 / (2 * (30 ** 2 + 10 ** 2));
    expect(numbers.map(({ fairness }) => fairness)).toEqual([null, null, Math.fround(index)]);
    expect(numbers.map(({ meanFairness }) => meanFairness)).toEqual([null, null, index]);
    expect(wholeText(wholeRows(numbers[0]!, numbers[2]!)[0]!, numbers[0]!)).toBe('–');
    expect(standing(later, numbers[0]!, 0, 3)).not.toContain('fairness');
    expect(standing(later, numbers[2]!, 0, 8)).toContain('fairness 0.80');
  });

  test('compared, have a row of fairness where either run has several flows', () => {
    const names = (...counts: number[]): string[] => {
      const [a, b] = counts.map((count) =>
        runNumbers(seriesOf(scenarioWith({ flows: [{ count }], duration: 1 })).series),
      );
      return wholeRows(a!, b!).map(({ name }) => name);
    };
    expect(names(1, 1)).not.toContain('fairness index');
    for (const counts of [
      [1, 2],
      [2, 1],
    ])
      expect(names(...counts)).toContain('fairness index');
  });

  test('before the first sample are zeros, and no index', () => {
    const numbers = runNumbers(series, 1, 0.5);
    expect(numbers).toMatchObject({ since: 0, queue: 0, fairness: null, meanFairness: null, used: null });
    expect(numbers.groups[1]).toMatchObject({ now: 0, mean: 0, share: 0, sent: 0, roundTrip: 0, trend: 1, cov: null });
  });
});

describe('the state of a flow over a run', () => {
  const variables = [
    { name: 'cwnd', unit: 'packets' },
    { name: 'rto', unit: 's' },
  ];
  const made = (): FlowStateSeries => new FlowStateSeries(3, variables);

  test('grows by rows that follow on, skips what is known, and takes none behind a gap', () => {
    const state = made();
    state.append(0, Float32Array.of(1, 0.5, 2, 0.25));
    state.append(1, Float32Array.of(9, 9, 3, 0.125));
    expect([0, 1, 2].map((sample) => state.columns.map((column) => column.at(sample)))).toEqual([
      [1, 0.5],
      [2, 0.25],
      [3, 0.125],
    ]);
    state.append(4, Float32Array.of(5, 5));
    expect(state.length).toBe(3);
  });

  test('gives the last report the numbers of a sample, but for words and what is no number there', () => {
    const state = made();
    state.append(0, Float32Array.of(1, NaN, 2, 0.25));
    const report = {
      flow: 3,
      values: [
        { name: 'state', value: 'open', unit: '' },
        { name: 'cwnd', value: 7, unit: 'packets' },
        { name: 'rto', value: 8, unit: 's' },
      ],
    } as unknown as Parameters<FlowStateSeries['asOf']>[1];
    const at = (sample: number, of = report) => state.asOf(sample, of).values.map(({ value }) => value);
    expect(at(1)).toEqual(['open', 2, 0.25]);
    expect(at(0)).toEqual(['open', 1, 8]);
    for (const sample of [-1, 2]) expect(at(sample)).toEqual(['open', 7, 8]);
    expect(at(1, { ...report, flow: 2 })).toEqual(['open', 7, 8]);
  });
});

test.each([
  ['2 Mbit/s', 2e6, 1e6, 2],
  ['less than 2 Mbit/s', 1.99e6, 1e6, 3],
  ['of which a group gets 100 kbit/s', 5e6, 1e5, 2],
  ['of which a group gets less', 5e6, 0.99e5, 3],
  ['of which a group gets 10 kbit/s', 5e6, 1e4, 3],
  ['of which a group gets still less', 5e6, 0.99e4, 4],
  ['of which a group gets nothing', 5e6, 0, 2],
])('a link of %s: rates have so many decimals', (_, rate, mean, digits) => {
  const scenario = scenarioWith({ path: [{ rate }, { rate: 9e6 }], flows: [{ id: 'tcp' }] });
  const groups = [5e5, mean].map((each) => ({ ...runNumbers(series).groups[0]!, mean: each }));
  const rows = numberRows({ scenario, covBin: 0.1, averaging: 1, groups });
  expect(rows.slice(0, 2).map((row) => row.digits)).toEqual([digits, digits]);
});

test('transfers that a replay tells of once more are counted once', () => {
  const { completions } = handMade([{ cwnd: [1] }], [{}]);
  completions.append(0, Float64Array.of(0, 1, 2, 0, 2, 4));
  completions.append(1, Float64Array.of(0, 2, 4, 0, 4, 5));
  completions.append(0, Float64Array.of(0, 1, 2));
  expect(completions.of(() => true, 0, 9)).toEqual([1, 2, 1]);
});

test('a stream is counted beside the flows: what it gets, what it loses, and its part of the link', () => {
  const scenario = scenarioWith({
    duration: 60,
    path: [{ rate: 5e6, delay: 0.02, queue: { kind: 'droptail', limit: 20 } }],
    flows: [{ id: 'tcp' }],
    traffic: [
      { kind: 'cbr', high: 3e6, jitter: 0 },
      { kind: 'cbr', high: 0.5e6, jitter: 0, start: 20 },
    ],
  });
  const { series: run } = seriesOf(scenario);
  const { groups, streams } = runNumbers(run);
  expect(streams).toHaveLength(2);
  const [stream] = streams;
  expect(stream!.mean / (3e6 * (1 - stream!.lost))).toBeCloseTo(1, 2);
  expect(stream!.now / 3e6).toBeGreaterThan(0.8);
  expect(stream!.ofLink).toBeCloseTo(stream!.mean / 5e6, 6);
  expect(stream!.lost).toBeGreaterThan(0);
  // All the link has is taken, and of the flows the only one has all.
  const parts = [...groups, ...streams].reduce((sum, { ofLink }) => sum + ofLink!, 0);
  expect(parts).toBeGreaterThan(0.97);
  expect(parts).toBeLessThan(1.01);
  expect(groups[0]!.share).toBe(1);
  expect(numberRows({ scenario, covBin: 1, averaging: 1 }).map(({ head }) => head)).toEqual(
    expect.arrayContaining(['of flows, %', 'of link, %']),
  );
  expect(streamNames(scenario.traffic)).toEqual(['constant stream 1', 'constant stream 2']);
  const columns = chartColumns(run, ['throughput'], 0).map(({ name }) => name);
  expect(columns.filter((name) => name.startsWith('constant stream'))).toHaveLength(2);
});

test('what a short run gets now is the mean of a fifth of it: 12 packets of 2 kB in each 10 ms are 19.2 Mbit/s', () => {
  const scenario = scenarioWith({
    ...{ duration: 0.2, sample: 0.002 },
    path: [{ rate: 1e9, delay: 0.005, queue: { kind: 'droptail', limit: 100 } }],
    transport: { initialWindow: 1, maxWindow: 12, handshake: false },
    flows: [{ id: 'tcp', packetSize: 2000, accessDelay: 0 }],
  });
  const { groups, averaging } = runNumbers(seriesOf(scenario).series);
  expect(averaging).toBeCloseTo(0.04, 12);
  expect(groups[0]!.now).toBeCloseTo(19.2e6, -2);
  expect(numberRows({ scenario, covBin: 1, averaging })[0]!.about).toContain('over the last 0.04 s');
});

test('transfers that are over are counted since the warm-up, with what they took', () => {
  const scenario = scenarioWith({
    duration: 40,
    warmup: 10,
    path: [{ rate: null, delay: 0.05 }],
    flows: [
      { id: 'web', accessDelay: 0, packets: 70, again: 'every', gap: 3 },
      { id: 'bulk', accessDelay: 0, transport: { maxWindow: 10 } },
    ],
  });
  const { groups } = runNumbers(seriesOf(scenario).series);
  // One handshake and six rounds of 100 ms; those that began at 12, 15, ... 39 s.
  expect(groups[0]).toMatchObject({ transfers: 10 });
  expect(groups[0]!.took).toBeCloseTo(0.7, 9);
  expect(groups[0]!.took95).toBeCloseTo(0.7, 9);
  expect(groups[1]).toMatchObject({ transfers: 0, took: null });
  expect(numberRows({ scenario, covBin: 1, averaging: 1 }).map(({ key }) => key)).toContain('took99');
});
