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
import { fileURLToPath } from 'node:url';
import { toNs2 } from '../ns2/script.ts';
import { readArguments, readScenario, reasonOf, USAGE } from './input.ts';
import { FramesFile } from './frames-file.ts';
import { overRuns } from './answers.ts';
import { runSeed, type SeedRun } from './run.ts';
import { summarizeSeeds } from './seeds.ts';

type Print = (text: string) => void;

/** Does what the words of the command line ask for. @returns the exit status */
export function sim(words: readonly string[], print: Print, complain: Print): number {
  try {
    print(answer(words));
    return 0;
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === null) throw error;
    complain(reason);
    return 2;
  }
}

function answer(words: readonly string[]): string {
  const options = readArguments([...words]);
  if (options === 'help') return `${USAGE}\n`;
  const scenario = readScenario(options.file);
  if (options.ns2) return toNs2(scenario).script;
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
  return `${JSON.stringify({ engine: ENGINE_VERSION, scenario, ...report }, null, 2)}\n`;
}

function singleReport(run: SeedRun): object {
  return { ...facts(run), ...run.summary };
}

/** What identifies a run and what it cost. */
function facts(run: SeedRun): object {
  return { seed: run.seed, digest: run.digest, packets: run.packets, wallSeconds: run.wallSeconds };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  // A full disk; or a reader that has seen enough, such as `head`.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') process.stderr.write(`cannot write the answer: ${error.message}\n`);
    process.exitCode = 2;
  });
  process.exitCode = sim(
    process.argv.slice(2),
    (text) => process.stdout.write(text),
    (text) => process.stderr.write(text),
  );
}
