/** Real runs as the page holds them. */
import { RunSeries } from '../../../src/run/series.ts';
import { Measured } from '../../../src/scenes/measured.ts';
import type { Scenario } from '../../../workers/engine/scenario/types.ts';
import { Simulation } from '../../../workers/engine/simulation.ts';

type Arguments = ConstructorParameters<typeof Simulation>;

/** Who else is told of each frame and of packets, and what the page keeps of the samples. */
interface Told {
  onFrame?: Arguments[1];
  observer?: Arguments[2];
  keeping?: ConstructorParameters<typeof RunSeries>[2];
}

export interface RealRun {
  scenario: Scenario;
  simulation: Simulation;
  series: RunSeries;
}

/** A run that has not begun; the series takes its samples as they come. */
export function openRun(scenario: Scenario, { onFrame, observer, keeping }: Told = {}): RealRun {
  const take: Arguments[1] = (row, index) => {
    series.append(index, 1, row);
    onFrame?.(row, index);
  };
  const simulation = new Simulation(scenario, take, observer);
  const series: RunSeries = new RunSeries(scenario, simulation.layout, keeping);
  return { scenario, simulation, series };
}

/** The run at `time` (s); by default at its end. */
export function seriesOf(scenario: Scenario, time = scenario.duration, told?: Told): RealRun {
  const run = openRun(scenario, told);
  run.simulation.runUntil(time);
  run.series.completions.append(0, run.simulation.completions.from(0));
  return run;
}

/** What is measured of a real run at `time` (s). */
export function measuredOf(scenario: Scenario, time = scenario.duration): Measured {
  return Measured.of(scenario, seriesOf(scenario, time).series, time)!;
}
