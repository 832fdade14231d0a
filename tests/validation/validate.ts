/**
 * Runs the reference cases with our engine and compares them with ns-2.35, and the papers' experiments with the papers:
 *
 *   npm run validate [-- --only REGEX | --papers] [--seeds N] [--jobs 2] [--json FILE]
 *
 * Without `--only` and `--papers` it writes docs/validation.md. `--only` runs the cases whose id matches, `--papers` the
 * papers' experiments, and prints their table instead. `--seeds N` takes N seeds per case instead of the reference's
 * number. `--json` keeps the measured numbers of the cases.
 * Exit status 1 if a case disagrees for which reasons.json has no reason.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { compareCase } from './compare.ts';
import type { Measurement } from './measure.ts';
import { type ExperimentName, type Measured, PAPER_SEEDS, papersSection } from './papers.ts';
import { loadNotYet, loadReference, type ReferenceCase } from './reference.ts';
import { loadReasons, reasonFor } from './reasons.ts';
import { caseTable, writeReport, type CaseResult } from './report.ts';
import type { Job, JobResult } from './validate-child.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    papers: { type: 'boolean', default: false },
    seeds: { type: 'string' },
    jobs: { type: 'string', default: '2' },
    json: { type: 'string' },
  },
});
const only = values.only === undefined ? null : new RegExp(values.only);
const references = values.papers ? [] : loadReference().filter((each) => only === null || only.test(each.id));
const seedCount = values.seeds === undefined ? null : Number(values.seeds);
const began = Date.now();
const { results, papers } = await runAll(references, only === null, Number(values.jobs));
const wallSeconds = (Date.now() - began) / 1000;

if (values.json) writeFileSync(values.json, `${JSON.stringify(results, null, 1)}\n`);
if (values.papers) {
  process.stdout.write(`${papersSection(papers)}\n`);
} else if (only === null) {
  const file = fileURLToPath(new URL('../../docs/validation.md', import.meta.url));
  writeFileSync(file, writeReport(results, papersSection(papers), loadNotYet(), wallSeconds));
  process.stdout.write(`wrote ${file}\n`);
} else {
  process.stdout.write(`${caseTable(results)}\n`);
}
const reasons = loadReasons();
const unexplained = results.filter(
  (each) =>
    each.comparisons.some(({ verdict }) => verdict === 'differs' || verdict === 'unresolved') &&
    reasonFor(reasons, each.reference.id) === null,
);
process.stdout.write(
  `${results.length} cases in ${wallSeconds.toFixed(0)} s, ${unexplained.length} disagree without a reason\n`,
);
for (const { reference } of unexplained) process.stdout.write(`  ${reference.id}\n`);
process.exitCode = unexplained.length > 0 ? 1 : 0;

/** Every seed of every case, and of the papers' experiments if wanted, spread over `jobs` processes, the longest runs first. */
async function runAll(
  cases: ReferenceCase[],
  withPapers: boolean,
  jobs: number,
): Promise<{ results: CaseResult[]; papers: Measured[] }> {
  const seedsOf = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
  const caseJobs = cases.flatMap((reference) =>
    seedsOf(seedCount ?? reference.seeds.length).map((seed): Job => ({ kind: 'case', id: reference.id, seed })),
  );
  const costs = new Map(cases.map((reference) => [reference.id, costOf(reference)]));
  caseJobs.sort((a, b) => costs.get(b.id)! - costs.get(a.id)!);
  const experiments = withPapers ? (Object.entries(PAPER_SEEDS) as [ExperimentName, number][]) : [];
  const paperJobs = experiments.flatMap(([id, count]) =>
    seedsOf(seedCount ?? count).map((seed): Job => ({ kind: 'paper', id, seed })),
  );
  const queue = [...paperJobs, ...caseJobs];

  const measurements = new Map<string, Measurement[]>(cases.map(({ id }) => [id, []]));
  const measured: Measured[] = [];
  const take = (result: JobResult): void => {
    if (result.kind === 'case') measurements.get(result.id)!.push(result.measurement);
    if (result.kind === 'paper') measured.push(result.measured);
  };
  await Promise.all(Array.from({ length: jobs }, () => work(queue, take)));
  const compared = cases.map((reference) => {
    const runs = measurements.get(reference.id)!.sort((a, b) => a.seed - b.seed);
    return { reference, runs, comparisons: compareCase(reference, runs) };
  });
  return { results: compared, papers: measured };
}

/** Packets of a run, roughly. */
function costOf({ setup, run }: ReferenceCase): number {
  return ((run.utilization?.[0] ?? 1) * setup.rate * setup.duration) / (8 * setup.packetSize);
}

/** One child process that takes jobs until none is left. */
function work(queue: Job[], take: (result: JobResult) => void): Promise<void> {
  const child: ChildProcess = fork(fileURLToPath(new URL('validate-child.ts', import.meta.url)));
  return new Promise((resolve, reject) => {
    const next = (): void => {
      const job = queue.shift();
      if (job) child.send(job);
      else child.disconnect();
    };
    child.on('message', (result: JobResult) => {
      if (result.kind === 'error') {
        child.kill();
        reject(new Error(`${result.id}: ${result.error}`));
        return;
      }
      take(result);
      next();
    });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`a validation process ended with status ${code}`)),
    );
    next();
  });
}
