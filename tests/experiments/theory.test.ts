/** Theory's curve over an experiment: where its assumptions hold it is what the runs give, and where they do not there is none. */
import { describe, expect, it } from 'vitest';

import { normalizeExperiment } from '../../workers/experiments/check.ts';
import { toldOf } from '../../workers/experiments/report.ts';
import { theoryCurves } from '../../src/papers/experiment-theory.ts';
import { rowsRun } from './support/rows-run.ts';

const TCP = { id: 'tcp', scheme: { kind: 'tcp', variant: 'sack' } };
const LOSSES = { path: 'path.0.loss.p', values: [0.001, 0.003, 0.01, 0.03] };
const BUFFERS = { path: 'path.0.queue.limit', values: [5, 20, 100] };

/** 80 ms of round trip, and a link that no flow fills. */
const lossy = (more: object = {}, hop: object = {}) => ({
  ...{ version: 1, duration: 220, warmup: 20, flows: [TCP] },
  path: [{ ...{ rate: 1e8, delay: 0.04, loss: { kind: 'bernoulli', p: 0.01 } }, ...hop }],
  ...more,
});
/** One flow alone at a drop-tail queue. */
const lone = (hop: object = {}) => ({
  ...{ version: 1, duration: 220, warmup: 20, flows: [TCP] },
  path: [{ ...{ rate: 5e6, delay: 0.04, queue: { kind: 'droptail', limit: 20 } }, ...hop }],
});

const read = (scenario: object, vary: object[], measures: unknown[], more: object = {}) =>
  normalizeExperiment({ version: 1, seeds: 3, scenario, vary, measures, ...more });

/** The means that the runs give, and theory's values, at each value of the setting. */
function besides(experiment: ReturnType<typeof read>): [run: number, theory: number][] {
  const rows = rowsRun(experiment);
  const per = experiment.measures[0]!.id === 'throughput' ? 1e6 : 0.01;
  const { series } = theoryCurves(experiment);
  expect(series).toHaveLength(1);
  return toldOf(experiment, rows, experiment.measures[0]!).map(({ mean, point }) => {
    const [value] = point.values as [number];
    const at = series[0]!.points.find(([x]) => [value, 100 * value].some((one) => Math.abs(x - one) < 1e-9 * one));
    return [mean! / per, at![1]];
  });
}

const curves = (scenario: object, vary: object[], measures: unknown[], more: object = {}) =>
  theoryCurves(read(scenario, vary, measures, more)).series;

describe('theory’s curve', () => {
  it('of random losses is TCP’s equation, within 12 % of the runs', () => {
    const experiment = read(lossy(), [LOSSES], ['throughput']);
    for (const [run, theory] of besides(experiment)) expect(Math.abs(run / theory - 1)).toBeLessThan(0.12);
    expect(theoryCurves(experiment).words.join()).toMatch(/^Throughput: 1 \/ \(R √\(2p\/3\).* \(Padhye et al\. 1998/);
  });

  it('of a lone flow’s use of the link over the buffer is within one point of the runs', () => {
    const experiment = read(lone(), [BUFFERS], ['link-use'], { seeds: 1 });
    for (const [run, theory] of besides(experiment)) expect(Math.abs(run - theory)).toBeLessThan(1);
    expect(theoryCurves(experiment).words.join()).toContain('Villamizar & Song 1994');
  });

  it('of two AIMD groups under the same random losses is their shares, within two points of the runs', () => {
    const flows = [TCP, { id: 'slow', scheme: { kind: 'aimd', a: 0.31, b: 0.125 } }];
    const share = { id: 'share', group: 'slow' };
    const experiment = read(lossy({ flows }), [{ ...LOSSES, values: [0.001, 0.003, 0.01] }], [share]);
    for (const [run, theory] of besides(experiment)) expect(Math.abs(run - theory)).toBeLessThan(2);
  });

  it('has a curve for each line, in the units of the axes, and none on a map', () => {
    const rates = { path: 'path.0.rate', values: [2e6, 5e6] };
    const { series } = theoryCurves(read(lone(), [BUFFERS, rates], ['link-use']));
    expect(series.map(({ scheme }) => scheme)).toEqual(['2 Mbit/s', '5 Mbit/s']);
    expect(series[0]!.points.at(-1)).toEqual([100, 100]);
    expect(curves(lone(), [BUFFERS, rates], ['link-use'], { map: true })).toEqual([]);
    // More lines than colours have none.
    for (const [lines, drawn] of [
      [8, 8],
      [9, 0],
    ] as const) {
      const many = { path: 'path.0.rate', values: Array.from({ length: lines }, (_, at) => (at + 2) * 1e6) };
      expect(curves(lone(), [BUFFERS, many], ['link-use'])).toHaveLength(drawn);
    }
    const trips = theoryCurves(read(lossy(), [{ path: 'roundTrip', values: [0.02, 0.2] }], ['throughput']));
    // Between the ends as far from the one as from the other, and evenly.
    const times = trips.series[0]!.points.map(([time]) => time);
    const gaps = times.slice(1).map((time, index) => time - times[index]!);
    expect(gaps[0]).toBeCloseTo(gaps[1]! / 2, 9);
    for (const [index, gap] of gaps.entries()) expect(gap, `${index}`).toBeCloseTo(gaps.at(-1 - index)!, 9);
    expect(trips.series[0]!.points[0]![0]).toBe(20);
  });

  it('ends where the link would be full, or the queue has no room for two packets', () => {
    const thin = read(lossy({}, { rate: 1e6 }), [LOSSES], ['throughput']);
    const [first] = theoryCurves(thin).series[0]!.points;
    expect(first![0]).toBeGreaterThan(0.3);
    expect(first![1]).toBeLessThanOrEqual(0.75);
    const small = read(lone(), [{ ...BUFFERS, values: [1, 20] }], ['link-use']);
    expect(theoryCurves(small).series[0]!.points[0]![0]).toBe(2);
  });

  it('is not there where no form holds', () => {
    // Of these no form speaks.
    expect(curves(lossy(), [LOSSES], ['mean-queue', 'jain', 'cov'])).toEqual([]);
    // Slow start would count.
    expect(curves(lossy({ warmup: 0 }), [LOSSES], ['throughput'])).toEqual([]);
    expect(curves(lossy({ traffic: [{ kind: 'cbr', high: 1e6 }] }), [LOSSES], ['throughput'])).toEqual([]);
    expect(curves(lossy({ path: [lossy().path[0]!, { rate: 1e7, delay: 0.01 }] }), [LOSSES], ['throughput'])).toEqual(
      [],
    );
    expect(curves(lossy({ flows: [{ ...TCP, packets: 100 }] }), [LOSSES], ['throughput'])).toEqual([]);
    expect(curves(lossy({ flows: [{ id: 'bbr', scheme: { kind: 'bbr' } }] }), [LOSSES], ['throughput'])).toEqual([]);
    expect(curves(lossy({ flows: [{ ...TCP, feed: 'even', feedRate: 1e5 }] }), [LOSSES], ['throughput'])).toEqual([]);
    expect(curves(lone({ queue: { kind: 'red', limit: 20 } }), [BUFFERS], ['link-use'])).toEqual([]);
    expect(curves({ ...lone(), flows: [{ ...TCP, count: 2 }] }, [BUFFERS], ['link-use', 'throughput'])).toEqual([]);
    expect(
      curves(
        lossy({}, { loss: { kind: 'gilbert' } }),
        [{ path: 'path.0.delay', values: [0.01, 0.02] }],
        ['throughput'],
      ),
    ).toEqual([]);
    // Names have no curve.
    expect(
      curves(lossy(), [{ path: 'flows.0.scheme', values: [{ kind: 'tcp' }, { kind: 'vegas' }] }], ['throughput']),
    ).toEqual([]);
  });
});
