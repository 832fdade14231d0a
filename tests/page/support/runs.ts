import { Measured } from '../../../src/scenes/measured.ts';
import { RunSeries } from '../../../src/run/series.ts';
import type { Scenario } from '../../../workers/engine/scenario/types.ts';
import { Simulation } from '../../../workers/engine/simulation.ts';

/** The series that the page holds of a real run at `time` (s); by default at its end. */
export function seriesOf(scenario: Scenario, time = scenario.duration): { series: RunSeries; simulation: Simulation } {
  const rows: Float32Array[] = [];
  const simulation = new Simulation(scenario, (row) => rows.push(row.slice()));
  simulation.runUntil(time);
  const series = new RunSeries(scenario, simulation.layout);
  rows.forEach((row, index) => series.append(index, 1, row));
  return { series, simulation };
}

/** What is measured of a real run at `time` (s). */
export function measuredOf(scenario: Scenario, time = scenario.duration): Measured {
  return Measured.of(scenario, seriesOf(scenario, time).series, time)!;
}
