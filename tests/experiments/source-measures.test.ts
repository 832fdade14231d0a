/** A constant stream's rate and loss over what varies: beside those of the flows, by page, file and command alike. */
import { describe, expect, test } from 'vitest';
import { experimentHash, readExperiment } from '../../src/link/experiment-link.ts';
import { placeOf } from '../../src/link/route.ts';
import { RunSeries } from '../../src/run/series.ts';
import { Simulation } from '../../workers/engine/simulation.ts';
import { experimentFile, normalizeExperiment } from '../../workers/experiments/check.ts';
import { measureName } from '../../workers/experiments/measures.ts';
import { judged } from '../../workers/experiments/must.ts';
import { firstExperiment } from '../../workers/experiments/offers.ts';
import { pointsOf } from '../../workers/experiments/points.ts';
import { csvOf } from '../../workers/experiments/rows.ts';
import { rowsRun } from './support/rows-run.ts';

const stream = { kind: 'cbr', wave: 'constant', high: 6e6, packetSize: 1000 };
const SCENARIO = {
  ...{ version: 1, duration: 12, warmup: 2 },
  path: [{ rate: 10e6, delay: 0.02, queue: { kind: 'droptail', limit: 30 } }],
  flows: [{ id: 'tcp', scheme: { kind: 'tcp' } }],
  traffic: [stream, { ...stream, high: 1e6 }],
};
const experiment = normalizeExperiment({
  ...{ version: 1, scenario: SCENARIO, vary: [{ path: 'traffic.0.high', values: [2e6, 8e6, 12e6] }], seeds: 1 },
  measures: ['throughput', ...[0, 1].flatMap((source) => ['source-rate', 'source-loss'].map((id) => ({ id, source })))],
  must: ['source-loss(1) < 0.05: the first stream loses little'],
});

describe('the stream of an experiment', () => {
  const rows = rowsRun(experiment);
  const value = (point: number, key: string): number => {
    const { outcome } = rows[point]!;
    return outcome && 'values' in outcome ? outcome.values[key]! : NaN;
  };

  test('has the rate and the loss that the page shows of the same run', () => {
    pointsOf(experiment).forEach(({ scenario }, point) => {
      const frames: Float32Array[] = [];
      const simulation = new Simulation(scenario, (row) => frames.push(row.slice()));
      simulation.runUntil(scenario.duration);
      const series = new RunSeries(scenario, simulation.layout);
      series.append(0, frames.length, Float32Array.from(frames.flatMap((row) => [...row])));
      const [from, last] = [series.firstFrame - 1, series.length - 1];
      series.streams.forEach(({ sent, dropped }, source) => {
        expect(value(point, `source-rate ${source}`)).toBeCloseTo(series.streamRate(source, from, last), 3);
        expect(value(point, `source-loss ${source}`)).toBe(dropped.between(from, last) / sent.between(from, last));
      });
    });
    // More than the link carries is lost; the flow has what is left.
    expect(value(2, 'source-rate 0')).toBeLessThan(10e6);
    expect(value(2, 'source-loss 0')).toBeGreaterThan(0.2);
    expect(value(0, 'throughput')).toBeGreaterThan(6e6);
  });

  test('is called as everywhere, in the table too, and statements may be of it', () => {
    const names = experiment.measures.map((measure) => measureName(experiment.scenario, measure));
    expect(names).toEqual([
      'Throughput',
      ...[1, 2].flatMap((number) => [`Throughput of constant stream ${number}`, `Loss of constant stream ${number}`]),
    ]);
    expect(csvOf(experiment, rows, [])).toContain('Throughput of constant stream 1 [bit/s],Loss of constant stream 1,');
    expect(judged(experiment, rows).map(({ verdict }) => verdict)).toEqual(['met', 'met', 'not met']);
  });

  test('comes back from its file and its link, and is among what Vary… measures beside a stream', async () => {
    expect(normalizeExperiment(JSON.parse(JSON.stringify(experimentFile(experiment))))).toEqual(experiment);
    expect(await readExperiment(placeOf(await experimentHash(experiment))!.query.get('e')!)).toEqual(experiment);
    expect(firstExperiment(experiment.scenario, 'traffic.0.high')!.measures.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['source-rate', 'source-loss']),
    );
  });

  test.each([
    [{ id: 'source-rate', source: 2 }, /^measures\[0\]\.source: must be the place of a source, from 0, got 2/],
    [
      { id: 'source-rate', source: -1 },
      /^measures\[0\]: must be the id of a measure, or an object with id and group, hop or source/,
    ],
    [{ id: 'loss', source: 0 }, /^measures\[0\]\.source: is not of this measure/],
    [{ id: 'source-loss', group: 'tcp' }, /^measures\[0\]\.group: is not of this measure/],
  ])('refuses %j with the field and the rule', (measure, message) => {
    expect(() => normalizeExperiment({ version: 1, scenario: SCENARIO, measures: [measure] })).toThrow(message);
  });
});
