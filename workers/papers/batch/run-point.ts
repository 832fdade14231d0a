/** One point of a figure: one run of a set-up with one seed, and the answers to all that is asked of it. */
import type { Metric, MetricOptions } from '../../measures/card.ts';
import { findMetric } from '../../measures/index.ts';
import { Inapplicable, type Reading, type Result, type Series } from '../../measures/result.ts';
import type { RecordedRun } from '../../measures/run.ts';
import type { Scenario } from '../../engine/scenario/types.ts';
import { Simulation } from '../../engine/simulation.ts';
import { canonical } from '../../experiments/canonical.ts';
import type { Answer, Ask, Job, Trace } from '../figures/ask.ts';
import { optionsOf, scenarioOf } from '../figures/scenario-of.ts';
import { findReading, OF_SUMMARY, type Ran } from '../figures/readings.ts';

/** Runs a scenario to its end; without frames if only its summary is read. */
export function ran(scenario: Scenario, framesWanted = true): Ran {
  const kept: Float32Array[] = [];
  const keep = (row: Float32Array, index: number): void => {
    for (let column = 0; column < row.length; column += 1) kept[column]![index] = row[column]!;
  };
  const simulation = new Simulation(scenario, framesWanted ? keep : () => {});
  const { layout } = simulation;
  const most = Math.ceil(scenario.duration / layout.period) + 1;
  if (framesWanted) for (let column = 0; column < layout.width; column += 1) kept.push(new Float32Array(most));
  simulation.runUntil(scenario.duration);
  const { frames } = simulation;
  const run: RecordedRun = {
    scenario: simulation.scenario,
    layout,
    frames,
    columns: kept.map((column) => column.subarray(0, frames)),
    completions: simulation.completions.from(0),
  };
  return { run, summary: simulation.summary(), digest: simulation.digest() };
}

/** Answers in the order of the job's asks. */
export function doJob(job: Job): Answer[] {
  const { request } = job;
  const own = ran(scenarioOf(request), !job.asks.every(({ measure }) => OF_SUMMARY.has(measure)));
  const results = new Map<string, Result<number | string>>();
  return job.asks.map((ask) => {
    const options = optionsOf(ask) ?? {};
    const reading = findReading(ask.measure);
    if (reading) {
      return readingOf(ask.measure, () => reading(own, options));
    }
    const key = canonical([ask.measure, options]);
    let result = results.get(key);
    if (!result) results.set(key, (result = measured(ask.measure, own.run, options)));
    return answerFrom(result, ask);
  });
}

function readingOf(name: string, read: () => Answer | null): Answer {
  try {
    return read() ?? { value: null, why: `${name}: there is nothing to read it from` };
  } catch (error) {
    if (error instanceof Inapplicable) return { value: null, why: error.message };
    throw error;
  }
}

function measured(id: string, run: RecordedRun, options: MetricOptions): Result<number | string> {
  const metric: Metric | undefined = findMetric(id);
  if (metric?.takes === 'run') return metric.measure(run, options);
  throw new Error(`there is no metric of a run with the id ${id}`);
}

function answerFrom(result: Result<number | string>, ask: Ask): Answer {
  if (result.status === 'not applicable') return { value: null, why: result.why };
  if (ask.part !== undefined) {
    const part = result.parts.find(({ label }) => label === ask.part);
    if (typeof part?.value === 'number') return { value: part.value };
    return {
      value: null,
      why: result.status === 'measured' ? `${ask.measure} has no part "${ask.part}" here` : result.why,
    };
  }
  if (result.status === 'not reached') return { value: result.beyond, beyond: true, why: result.why };
  const answer: Answer =
    typeof result.value === 'number' ? { value: result.value } : { value: null, why: `${ask.measure} is no number` };
  if (ask.each) answer.each = result.parts.flatMap(({ value }) => (typeof value === 'number' ? [value] : []));
  if (ask.trace !== undefined) answer.trace = traceOf(result, ask.trace);
  return answer;
}

/** @throws Error if the metric has no such series */
function traceOf({ series, window }: Reading<number | string>, index: number): Trace {
  const found: Series | undefined = series[index];
  if (!found || !window) throw new Error(`the metric has no series number ${index}`);
  const step = window.bin;
  const count = Math.round((window.to - window.from) / step);
  const values = Array<number | null>(count).fill(null);
  // Bins without a value are left out of a series; each of its times is the end of a bin.
  found.times.forEach((time, at) => {
    values[Math.round((time - window.from) / step) - 1] = short(found.values[at]!);
  });
  return { from: window.from + step, step, values };
}

/** Five digits are more than any figure shows. */
function short(value: number): number {
  return Number(value.toPrecision(5));
}
