/**
 * Runs an experiment from a file:
 *
 *   npm run --silent experiment -- FILE.json [--seeds N] [--out DIR] [--jobs N]   what is missing, on all cores
 *   npm run --silent experiment -- FILE.json --shard 1/4 --out DIR               a quarter of the runs, in one process
 *   npm run --silent experiment -- FILE.json --missing --out DIR                 lists the runs that no file has, of all or of one --shard; exit status 1 if there are any
 *   npm run --silent experiment -- FILE.json --merge DIR                         one table from all files of runs in DIR
 *   npm run --silent experiment -- FILE.json --check [--scenario OTHER.json]      whether what must hold does, of this scenario or another; exit status 1 if not
 *
 * DIR, by default `results/<name of the file>`, gets a line a run as runs end (run-files.ts); no run whose line is there is run again,
 * whichever file it stands in. A run that fails is a line with its reason. When all are there, `results.csv` has a row a run and
 * `results.jsonl` the same as JSON lines, in the order of points and seeds: the same bytes whoever ran what. What the seeds tell
 * goes to standard output.
 */
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { ENGINE_VERSION } from '../../engine/version.ts';
import { type Experiment, seedsOf } from '../../experiments/experiment.ts';
import { reportOf } from '../../experiments/report.ts';
import { csvOf, jsonLinesOf, type Outcome, pointWords, type Row, rowsOf } from '../../experiments/rows.ts';
import { InputError, readExperiment } from '../../headless/input.ts';
import { refuseUnstated, verdicts } from '../../headless/verdicts.ts';
import { type Answer, answerKey, type Job } from '../figures/ask.ts';
import { outcomeOf, runOfPoint } from '../figures/experiment-figure.ts';
import { type Print, processesOf, readOptions, type Said, statusOf } from './batch-input.ts';
import { runJobs } from './batch-pool.ts';
import { isDone, isKnown, jobOf, type Planned, planOf, shareOf } from './experiment-plan.ts';
import { lineKey, readRuns, type RunLine, runsFile, RunWriter } from './run-files.ts';
import { makeFolder, shardOf } from './shards.ts';

const USAGE =
  'usage: npm run --silent experiment -- FILE.json [--seeds N] [--out DIR] [--jobs N] [--shard I/N] [--missing | --merge DIR] [--check] [--scenario FILE.json]';

/** Does what the words of the command line ask for. @returns the exit status */
export async function experiment(words: readonly string[], print: Print, complain: Print): Promise<number> {
  return statusOf(answer, words, { print, complain });
}

async function answer(words: readonly string[], said: Said): Promise<number> {
  const { values, positionals } = readOptions(
    {
      missing: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      scenario: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
    USAGE,
    words,
    true,
  );
  if (values.help) {
    said.print(`${USAGE}\n`);
    return 0;
  }
  if (positionals.length !== 1) throw new InputError(`one file must be named, got ${positionals.length}\n${USAGE}`);
  const seeds = values.seeds === undefined ? null : Number(values.seeds);
  const own = readExperiment(positionals[0]!, seeds, values.scenario ?? null);
  if (values.check) refuseUnstated(own);
  const folder = values.merge ?? values.out ?? join('results', basename(positionals[0]!, '.json'));
  const shard = values.shard === undefined ? undefined : shardOf(values.shard);
  const planned = planOf(own);
  const share = shard ? shareOf(planned, shard) : planned;
  if (values.missing) return listMissing(own, share, readRuns(folder), said);
  if (values.merge === undefined) {
    makeFolder(folder);
    const known = values.fresh ? new Map<string, RunLine>() : readRuns(folder);
    const missing = share.filter((one) => !isKnown(own, known.get(lineKey(one))));
    const processes = values.jobs === undefined && shard ? 1 : processesOf(values.jobs);
    const ran = await runAll(own, missing, new RunWriter(runsFile(folder, shard)), processes, said);
    said.complain(`${ran} run now, ${share.length - ran} before\n`);
    if (shard) return 0;
  }
  const known = readRuns(folder);
  finish(own, planned, known, folder, said);
  if (!values.check) return 0;
  const { text, status } = verdicts(own, knownRows(own, known));
  said.print(text);
  return status;
}

/** Every run in its order, with what the files know of it. */
function knownRows(own: Experiment, known: ReadonlyMap<string, RunLine>): Row[] {
  return rowsOf(own, seedsOf(own), (point, seed) => known.get(lineKey({ run: runOfPoint(point).setup, seed })) ?? null);
}

/** @returns how many runs were run */
async function runAll(
  own: Experiment,
  planned: readonly Planned[],
  writer: RunWriter,
  processes: number,
  { complain }: Said,
): Promise<number> {
  const open = new Map(planned.map((one) => [lineKey(one), one]));
  let ran = 0;
  const write = (key: string, outcome: Outcome): void => {
    const { run: id, seed, point } = open.get(key)!;
    const settings = Object.fromEntries(own.vary.map(({ path }, index) => [path, point.values[index]]));
    writer.write({ run: id, seed, settings, ...outcome });
    ran += 1;
    progress(ran, open.size, complain);
  };
  const keyOf = ({ request }: Job): string => lineKey({ run: request.setup, seed: request.seed });
  const done = (job: Job, answers: readonly Answer[]): void => {
    const { seed } = job.request;
    const byKey = new Map(job.asks.map((ask, index) => [answerKey(ask, seed), answers[index]!]));
    write(keyOf(job), outcomeOf(own, byKey, open.get(keyOf(job))!.point, seed)!);
  };
  const failed = (job: Job, why: string): void => write(keyOf(job), { failed: why });
  const jobs = [...open.values()].map((one) => jobOf(own, one));
  await runJobs(jobs, done, processes, failed);
  return ran;
}

function progress(done: number, all: number, complain: Print): void {
  if (done === all || done % 100 === 0) complain(`${done} of ${all} runs\n`);
}

function listMissing(
  own: Experiment,
  share: readonly Planned[],
  known: ReadonlyMap<string, RunLine>,
  { print, complain }: Said,
): number {
  const missing = share.filter((one) => !isDone(own, known.get(lineKey(one))));
  for (const { point, seed } of missing) print(`${pointWords(own, point)}, seed ${seed}\n`);
  complain(`${missing.length} of ${share.length} runs are missing\n`);
  return missing.length > 0 ? 1 : 0;
}

/** Writes the table of all runs and says what they tell. @throws InputError if one is missing */
function finish(
  own: Experiment,
  planned: readonly Planned[],
  known: ReadonlyMap<string, RunLine>,
  folder: string,
  { print }: Said,
): void {
  const missing = planned.filter((one) => !isDone(own, known.get(lineKey(one)))).length;
  if (missing > 0)
    throw new InputError(`${folder}: ${missing} of ${planned.length} runs are missing; --missing lists them`);
  const rows = knownRows(own, known);
  const facts = [`sawtooth experiment: ${own.title}`, `engine ${ENGINE_VERSION}, seeds ${seedsOf(own).join(' ')}`];
  writeWhole(join(folder, 'results.csv'), csvOf(own, rows, facts));
  writeWhole(join(folder, 'results.jsonl'), jsonLinesOf(own, rows));
  print(reportOf(own, rows));
  print(`${join(folder, 'results.csv')}\n`);
}

/** A file that is there is whole: what a full disk does not take leaves the one before. */
function writeWhole(path: string, text: string): void {
  const scratch = `${path}.${process.pid}`;
  try {
    writeFileSync(scratch, text);
    renameSync(scratch, path);
  } finally {
    rmSync(scratch, { force: true });
  }
}
