/**
 * Runs a scenario from a file without a page:
 *
 *   npm run --silent sim -- FILE.json [--seeds N] [--csv FILE] [--metrics ID,ID]
 *   npm run --silent sim -- setup:yang2000-1v7
 *   npm run --silent sim -- FILE.json --check [--must TASK.json]
 *   npm run --silent sim -- LESSON.md --check
 *
 * In place of a file it takes the set-up of a paper by its id (workers/setups), with all its choices as they are.
 * One JSON document on standard output. With `--seeds N` the scenario runs with its seed and the N − 1 that follow, and
 * every measured number is given as mean, sd and n. `--csv` writes the frames of the (first) run in
 * the page's format (workers/results/csv-write.ts).
 * `--metrics` adds metrics of the papers by their ids (docs/metrics.md), each with the window it was taken from, or why it
 * has no value.
 * `--ns2` runs nothing and prints the scenario as a script for ns-2.35; its head says how to run it and what it prints.
 * `--check` says of each thing that must hold whether it is met, not met or cannot be told, with the numbers: of what the file
 * states itself (a scenario with `must`, or an experiment), or of what TASK.json states. Exit status 0 if all are met, else 1. Of a
 * lesson (docs/lessons.md) each step is run, and held against each statement and question of its text (lesson.ts).
 * Exit status 2 and the reason on standard error, one line per refusal, if the input is not what it must be; nothing is
 * printed on standard output then.
 */
import { ENGINE_VERSION } from '../engine/version.ts';
import { toNs2 } from '../ns2/script.ts';
import { rowsByRunning } from '../papers/batch/index.ts';
import { isLesson, type Options, readArguments, readExperiment, readScenario, reasonOf, USAGE } from './input.ts';
import { refuseUnstated, verdicts } from './verdicts.ts';
import { FramesFile } from './frames-file.ts';
import { overRuns } from './answers.ts';
import { runSeed, type SeedRun } from './run.ts';
import { summarizeSeeds } from './seeds.ts';

type Print = (text: string) => void;

/** Does what the words of the command line ask for. @returns the exit status */
export function sim(words: readonly string[], print: Print, complain: Print): number {
  try {
    const options = readArguments([...words]);
    if (options === 'help') print(`${USAGE}\n`);
    else if (options.check) return check(options, print);
    else print(answer(options));
    return 0;
  } catch (error) {
    return refused(error, complain);
  }
}

/** The same; of a lesson the text is read, and its steps are run, one by one. */
export async function simOrLesson(words: readonly string[], print: Print, complain: Print): Promise<number> {
  try {
    const options = readArguments([...words]);
    if (options === 'help' || !isLesson(options.file)) return sim(words, print, complain);
    const { lessonVerdicts } = await import('./lesson.ts');
    const { text, status } = await lessonVerdicts(options.file, options.seeds ?? 1);
    print(text);
    return status;
  } catch (error) {
    return refused(error, complain);
  }
}

/** @returns the exit status @throws the error, if it is a fault of ours */
function refused(error: unknown, complain: Print): number {
  const reason = reasonOf(error);
  if (reason === null) throw error;
  complain(reason);
  return 2;
}

/** @returns the exit status */
function check({ file, seeds, must }: Options, print: Print): number {
  const experiment = must === null ? readExperiment(file, seeds, null) : readExperiment(must, seeds, file);
  refuseUnstated(experiment);
  const { text, status } = verdicts(experiment, rowsByRunning(experiment));
  print(text);
  return status;
}

function answer(options: Options): string {
  const seeds = options.seeds ?? 1;
  const scenario = readScenario(options.file);
  if (options.ns2) return toNs2(scenario).script;
  const file = options.csv === null ? null : new FramesFile(options.csv, scenario);
  const runs: SeedRun[] = [];
  for (let index = 0; index < seeds; index += 1) {
    const seed = (scenario.seed + index) >>> 0;
    runs.push(runSeed({ ...scenario, seed }, index === 0 ? file : null, options.metrics));
  }
  const report = seeds === 1 ? singleReport(runs[0]!) : { runs: runs.map(facts), ...summarizeSeeds(runs) };
  if (options.metrics.length > 0)
    Object.assign(report, {
      metrics: seeds === 1 ? runs[0]!.metrics : overRuns(runs.map((run) => run.metrics)),
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
