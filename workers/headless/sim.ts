/**
 * Runs a scenario from a file without a page:
 *
 *   npm run --silent sim -- FILE.json [--seeds N] [--csv FILE] [--metrics ID,ID]
 *   npm run --silent sim -- setup:yang2000-1v7
 *
 * In place of a file it takes the set-up of a paper by its id (workers/setups), with all its choices as they are.
 * One JSON document on standard output. With `--seeds N` the scenario runs with its seed and the N − 1 that follow, and
 * every measured number is given as mean, sd and n. `--csv` writes the frames of the (first) run in
 * the page's format (workers/results/csv-write.ts).
 * `--metrics` adds metrics of the papers by their ids (docs/metrics.md), each with the window it was taken from, or why it
 * has no value.
 * `--ns2` runs nothing and prints the scenario as a script for ns-2.35; its head says how to run it and what it prints.
 * Exit status 2 and the reason on standard error, one line per refusal, if the input is not what it must be; nothing is
 * printed on standard output then.
 */
import { ENGINE_VERSION } from '../engine/version.ts';
import { describeRefusal, ScenarioError } from '../engine/scenario/refusal.ts';
import { toNs2 } from '../ns2/script.ts';
import { InputError, readArguments, readScenario, USAGE } from './input.ts';
import { FramesFile } from './frames-file.ts';
import { overRuns } from './answers.ts';
import { runSeed, type SeedRun } from './run.ts';
import { summarizeSeeds } from './seeds.ts';

function main(): void {
  const options = readArguments(process.argv.slice(2));
  if (options === 'help') {
    process.stdout.write(`${USAGE}\n`);
    return;
  }
  const scenario = readScenario(options.file);
  if (options.ns2) {
    process.stdout.write(toNs2(scenario).script);
    return;
  }
  const file = options.csv === null ? null : new FramesFile(options.csv, scenario);
  const runs: SeedRun[] = [];
  for (let index = 0; index < options.seeds; index += 1) {
    const seed = (scenario.seed + index) >>> 0;
    runs.push(runSeed({ ...scenario, seed }, index === 0 ? file : null, options.metrics));
  }
  const report = options.seeds === 1 ? singleReport(runs[0]!) : { runs: runs.map(facts), ...summarizeSeeds(runs) };
  if (options.metrics.length > 0)
    Object.assign(report, {
      metrics: options.seeds === 1 ? runs[0]!.metrics : overRuns(runs.map((run) => run.metrics)),
    });
  process.stdout.write(`${JSON.stringify({ engine: ENGINE_VERSION, scenario, ...report }, null, 2)}\n`);
}

function singleReport(run: SeedRun): object {
  return { ...facts(run), ...run.summary };
}

/** What identifies a run and what it cost. */
function facts(run: SeedRun): object {
  return { seed: run.seed, digest: run.digest, packets: run.packets, wallSeconds: run.wallSeconds };
}

try {
  main();
} catch (error) {
  if (error instanceof ScenarioError) process.stderr.write(`${error.refusals.map(describeRefusal).join('\n')}\n`);
  else if (error instanceof InputError) process.stderr.write(`${error.message}\n`);
  else throw error;
  process.exitCode = 2;
}
