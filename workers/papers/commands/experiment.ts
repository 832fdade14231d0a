/**
 * Runs an experiment from a file:
 *
 *   npm run --silent experiment -- FILE.json [--seeds N] [--out DIR] [--jobs N]   what is missing, on all cores
 *   npm run --silent experiment -- FILE.json --shard 1/4 --out DIR               a quarter of the runs, in one process
 *   npm run --silent experiment -- FILE.json --missing --out DIR                 lists the runs that no file has; exit status 1 if there are any
 *   npm run --silent experiment -- FILE.json --merge DIR                         one table from all files of runs in DIR
 *   npm run --silent experiment -- FILE.json --check [--scenario OTHER.json]      whether what must hold does, of this scenario or another; exit status 1 if not
 *
 * DIR, by default `results/<name of the file>`, gets a line a run as runs end (run-files.ts); no run whose line is there is run again,
 * whichever file it stands in. A run that fails is a line with its reason. When all are there, `results.csv` has a row a run and
 * `results.jsonl` the same as JSON lines, in the order of points and seeds: the same bytes whoever ran what. What the seeds tell
 * goes to standard output.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { basename, join } from 'node:path';

import { ENGINE_VERSION } from '../../engine/version.ts';
import { normalizeExperiment } from '../../experiments/check.ts';
import { type Experiment, seedsOf } from '../../experiments/experiment.ts';
import { measureKey } from '../../experiments/measures.ts';
import { judged, judgedWords } from '../../experiments/must.ts';
import { type Point, pointsOf } from '../../experiments/points.ts';
import { csvOf, jsonLinesOf, type Outcome, pointWords, rowsOf } from '../../experiments/rows.ts';
import { reportOf } from '../../experiments/report.ts';
import { InputError, reasonOf } from '../../headless/input.ts';
import { doJob } from '../batch/run-point.ts';
import { type Answer, answerKey, type Job, jobsOf } from '../figures/ask.ts';
import { experimentAsks, outcomeOf, runOfPoint } from '../figures/experiment-figure.ts';
import { readOptions } from './batch-input.ts';
import { costOf, runJobs } from './batch-pool.ts';
import { lineKey, readRuns, type RunLine, runsFile, RunWriter } from './run-files.ts';
import { makeFolder, type Shard, shardOf } from './shards.ts';

const USAGE =
  'usage: npm run --silent experiment -- FILE.json [--seeds N] [--out DIR] [--jobs N] [--shard I/N | --missing | --merge DIR] [--check] [--scenario FILE.json]';

type Print = (text: string) => void;

/** Where a command says what it has to say. */
interface Said {
  print: Print;
  complain: Print;
}

/** Does what the words of the command line ask for. @returns the exit status */
export async function experiment(words: readonly string[], print: Print, complain: Print): Promise<number> {
  try {
    return await answer([...words], { print, complain });
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === null) throw error;
    complain(reason);
    return 2;
  }
}

async function answer(words: string[], said: Said): Promise<number> {
  const { values, positionals } = readOptions(
    {
      jobs: { type: 'string' },
      missing: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      scenario: { type: 'string' },
    },
    USAGE,
    true,
    words,
  );
  if (positionals.length !== 1) throw new InputError(`one file must be named, got ${positionals.length}\n${USAGE}`);
  const own = readExperiment(positionals[0]!, values.seeds, values.scenario);
  const folder = values.merge ?? values.out ?? join('results', basename(positionals[0]!, '.json'));
  const shard = values.shard === undefined ? undefined : shardOf(values.shard);
  const planned = planOf(own);
  if (values.merge !== undefined) return finish(own, planned, readRuns(folder), folder, said);
  if (values.missing) return listMissing(own, planned, readRuns(folder), said);
  makeFolder(folder);
  const known = values.fresh ? new Map<string, RunLine>() : readRuns(folder);
  const share = shard ? shareOf(planned, shard) : planned;
  const missing = share.filter((one) => !isKnown(own, known.get(lineKey(one))));
  const processes = processesOf(values.jobs, shard);
  const ran = await runAll(own, missing, new RunWriter(runsFile(folder, shard)), processes, said);
  said.complain(`${ran} run now, ${share.length - ran} before\n`);
  if (shard) return 0;
  const status = finish(own, planned, readRuns(folder), folder, said);
  return values.check ? check(own, readRuns(folder), said) : status;
}

/** @throws InputError or ScenarioError */
function readExperiment(file: string, seeds: string | undefined, scenario: string | undefined): Experiment {
  const json = readJson(file);
  return normalizeExperiment({
    ...Object(json),
    ...(seeds !== undefined && { seeds: Number(seeds) }),
    ...(scenario !== undefined && { scenario: readJson(scenario) }),
  });
}

/** @throws InputError */
function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new InputError(`cannot read ${file}: ${(error as Error).message}`);
  }
}

/** Says of each statement whether it is met. @returns 0 if all are, else 1 */
function check(own: Experiment, known: ReadonlyMap<string, RunLine>, { print }: Said): number {
  if (own.must.length === 0) throw new InputError('--check: the experiment states nothing that must hold');
  const rows = rowsOf(own, seedsOf(own), (point, seed) => known.get(lineKey({ run: runOfPoint(point).setup, seed }))!);
  const found = judged(own, rows);
  for (const one of found) print(`${judgedWords(own, one)}\n`);
  return found.every(({ verdict }) => verdict === 'met') ? 0 : 1;
}

/** @throws InputError */
function processesOf(words: string | undefined, shard: Shard | undefined): number {
  const count = words === undefined ? (shard ? 1 : availableParallelism()) : Number(words);
  if (!Number.isInteger(count) || count < 1 || count > 1024)
    throw new InputError(`--jobs: must be a whole number from 1 to 1024, got ${words}`);
  return count;
}

/** One run of the experiment. */
interface Planned {
  run: string;
  seed: number;
  point: Point;
  job: Job;
  cost: number;
}

function planOf(own: Experiment): Planned[] {
  const jobs = new Map(
    jobsOf(experimentAsks(own), seedsOf(own)).map((job) => [
      lineKey({ run: job.request.setup, seed: job.request.seed }),
      job,
    ]),
  );
  const costs = new Map<Point, number>();
  return pointsOf(own).flatMap((point) =>
    seedsOf(own).map((seed): Planned => {
      const { setup } = runOfPoint(point);
      const job = jobs.get(lineKey({ run: setup, seed }))!;
      if (!costs.has(point)) costs.set(point, costOf(job));
      return { run: setup, seed, point, job, cost: costs.get(point)! };
    }),
  );
}

/** The runs of a shard: the costliest first, each to the shard that has least to do. */
function shareOf(planned: readonly Planned[], { index, of }: Shard): Planned[] {
  const loads = Array<number>(of).fill(0);
  return planned
    .toSorted((a, b) => b.cost - a.cost)
    .filter(({ cost }) => {
      const least = loads.indexOf(Math.min(...loads));
      loads[least]! += cost;
      return least === index - 1;
    });
}

function isKnown({ measures }: Experiment, line: RunLine | undefined): boolean {
  if (!line || 'failed' in line) return false;
  return measures.every((measure) => Object.hasOwn(line.values, measureKey(measure)));
}

/** @returns how many runs were run */
async function runAll(
  own: Experiment,
  planned: readonly Planned[],
  writer: RunWriter,
  processes: number,
  { complain }: Said,
): Promise<number> {
  // Two points may be the same run.
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
  const jobs = [...open.values()].map(({ job }) => job);
  if (processes > 1) await runJobs(jobs, done, processes, failed);
  else for (const job of jobs) inThisProcess(job, done, failed);
  return ran;
}

function inThisProcess(
  job: Job,
  done: (job: Job, answers: Answer[]) => void,
  failed: (job: Job, why: string) => void,
): void {
  let answers: Answer[];
  try {
    answers = doJob(job);
  } catch (error) {
    return failed(job, error instanceof Error ? error.message : String(error));
  }
  done(job, answers);
}

function progress(done: number, all: number, complain: Print): void {
  if (done === all || done % 100 === 0) complain(`${done} of ${all} runs\n`);
}

function listMissing(
  own: Experiment,
  planned: readonly Planned[],
  known: ReadonlyMap<string, RunLine>,
  { print, complain }: Said,
): number {
  const missing = planned.filter((one) => !known.has(lineKey(one)) || !isKnownOrFailed(own, known.get(lineKey(one))!));
  for (const { point, seed } of missing) print(`${pointWords(own, point)}, seed ${seed}\n`);
  complain(`${missing.length} of ${planned.length} runs are missing\n`);
  return missing.length > 0 ? 1 : 0;
}

function isKnownOrFailed(own: Experiment, line: RunLine): boolean {
  return 'failed' in line || isKnown(own, line);
}

/** Writes the table of all runs and says what they tell. @throws InputError if one is missing */
function finish(
  own: Experiment,
  planned: readonly Planned[],
  known: ReadonlyMap<string, RunLine>,
  folder: string,
  { print }: Said,
): number {
  const there = planned.filter((one) => {
    const line = known.get(lineKey(one));
    return line && isKnownOrFailed(own, line);
  });
  if (there.length < planned.length)
    throw new InputError(
      `${folder}: ${planned.length - there.length} of ${planned.length} runs are missing; --missing lists them`,
    );
  const seeds = seedsOf(own);
  const rows = rowsOf(own, seeds, (point, seed) => known.get(lineKey({ run: runOfPoint(point).setup, seed }))!);
  const facts = [`sawtooth experiment: ${own.title}`, `engine ${ENGINE_VERSION}, seeds ${seeds.join(' ')}`];
  writeFileSync(join(folder, 'results.csv'), csvOf(own, rows, facts));
  writeFileSync(join(folder, 'results.jsonl'), jsonLinesOf(own, rows));
  print(reportOf(own, rows));
  print(`${join(folder, 'results.csv')}\n`);
  return 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = await experiment(
    process.argv.slice(2),
    (text) => process.stdout.write(text),
    (text) => process.stderr.write(text),
  );
}
