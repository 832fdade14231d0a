/**
 * Runs the reference cases with our engine and compares them with ns-2.35, with Linux and ns-3, and the papers' experiments
 * with the papers; DualPI2, Prague and BBRv3 with implementations of theirs:
 *
 *   npm run validate [-- --only REGEX | --papers | --modern | --l4s] [--seeds N] [--jobs 2] [--json FILE]
 *
 * Without `--only`, `--papers` and `--modern` it writes docs/validation.md and what cards say of their agreement
 * (`src/validation/agreement.json`). `--modern` compares with Linux and ns-3 only, and writes their section and their part of
 * what cards say; `--l4s` does so with DualPI2, Prague and BBRv3. `--only` runs the cases of ns-2.35 whose id matches, `--papers` the papers' experiments, and prints their
 * table instead. `--seeds N` takes N seeds per case instead of the reference's
 * number. `--json` keeps the measured numbers of the cases.
 * Exit status 1 if a case disagrees for which reasons.json has no reason.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { writeL4sAgreement, writeModernAgreement, writeNs2Agreement } from './agreements.ts';
import { compareCase } from './compare.ts';
import type { Measurement } from './measure.ts';
import { withSection } from './markdown.ts';
import { loadL4s } from './l4s/reference.ts';
import { L4S_HEADING, l4sSection, runL4s } from './l4s/report.ts';
import { compareModern } from './modern/compare.ts';
import {
  counterJobs,
  modernReason,
  type ModernReason,
  type ModernResult,
  noteCounter,
  resultName,
} from './modern/counter.ts';
import { loadCounters, loadModern, type ModernCase } from './modern/reference.ts';
import { isForToday, loadToday, todayResult, todaySection } from './modern/today.ts';
import { MODERN_HEADING, modernSection } from './modern/report.ts';
import { type ExperimentName, type Measured, PAPER_SEEDS, papersSection } from './papers.ts';
import { loadNotYet, loadReference, type ReferenceCase } from './reference.ts';
import { loadReasons, reasonFor } from './reasons.ts';
import { caseTable, writeReport, type CaseResult } from './report.ts';
import type { Change } from './modern/measure.ts';
import type { Job, JobResult } from './validate-child.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    papers: { type: 'boolean', default: false },
    modern: { type: 'boolean', default: false },
    l4s: { type: 'boolean', default: false },
    seeds: { type: 'string' },
    jobs: { type: 'string', default: '2' },
    json: { type: 'string' },
  },
});
const only = values.only === undefined ? null : new RegExp(values.only);
const references =
  values.papers || values.modern || values.l4s
    ? []
    : loadReference().filter((each) => only === null || only.test(each.id));
const seedCount = values.seeds === undefined ? null : Number(values.seeds);
const all = only === null && !values.papers && !values.modern && !values.l4s;
const began = Date.now();
const { results, papers, modern } = await runAll(
  references,
  all || values.papers,
  all || values.modern ? loadModern().flatMap(({ cases }) => cases) : [],
  Number(values.jobs),
);
const modernReasons: ModernReason[] = loadReasons('modern/reasons.json');
const compared = comparedModern(modern);
await runCounters(compared, Number(values.jobs));
const today = all || values.modern ? await runToday(modern, Number(values.jobs)) : '';
const l4sReference = loadL4s();
const l4s = all || values.l4s ? runL4s(l4sReference) : null;
const wallSeconds = (Date.now() - began) / 1000;

const DOCUMENT = fileURLToPath(new URL('../../docs/validation.md', import.meta.url));
const reasons = loadReasons();
if (values.json) writeFileSync(values.json, `${JSON.stringify(results, null, 1)}\n`);
if (values.papers) {
  process.stdout.write(`${papersSection(papers)}\n`);
} else if (values.modern) {
  writeFileSync(
    DOCUMENT,
    withSection(readFileSync(DOCUMENT, 'utf8'), MODERN_HEADING, modernSection(compared, modernReasons, today)),
  );
  writeModernAgreement(compared);
  process.stdout.write(`wrote its section of ${DOCUMENT}\n`);
} else if (values.l4s) {
  writeFileSync(DOCUMENT, withSection(readFileSync(DOCUMENT, 'utf8'), L4S_HEADING, l4sSection(l4s!, l4sReference)));
  writeL4sAgreement(l4s!.compared);
  process.stdout.write(`wrote its section of ${DOCUMENT}\n`);
} else if (all) {
  const sections = [
    modernSection(compared, modernReasons, today),
    l4sSection(l4s!, l4sReference),
    papersSection(papers),
  ];
  writeFileSync(DOCUMENT, writeReport(results, sections, loadNotYet(), wallSeconds));
  writeNs2Agreement(results);
  writeModernAgreement(compared);
  writeL4sAgreement(l4s!.compared);
  process.stdout.write(`wrote ${DOCUMENT}\n`);
} else {
  process.stdout.write(`${caseTable(results)}\n`);
}
const unexplained = [
  ...results
    .filter(
      (each) =>
        each.comparisons.some(({ verdict }) => verdict === 'differs' || verdict === 'unresolved') &&
        reasonFor(reasons, each.reference.id) === null,
    )
    .map(({ reference }) => reference.id),
  ...compared.flatMap((each) =>
    each.comparisons
      .filter(({ verdict, measure }) => verdict === 'differs' && modernReason(modernReasons, each, measure) === null)
      .map(({ measure }) => `${resultName(each)}: ${measure}`),
  ),
];
process.stdout.write(
  `${results.length + compared.length} cases in ${wallSeconds.toFixed(0)} s, ${unexplained.length} disagree without a reason\n`,
);
for (const name of unexplained) process.stdout.write(`  ${name}\n`);
process.exitCode = unexplained.length > 0 ? 1 : 0;

/** Results in the order of the references, from our runs by the place of their case. */
function comparedModern(runs: ReadonlyMap<number, number[][]>): ModernResult[] {
  const cases = loadModern().flatMap(({ system, cases: some }) => some.map((each) => ({ system, each })));
  return cases.flatMap(({ system, each }, id) => {
    const ours = runs.get(id);
    return ours ? [{ system, each, comparisons: compareModern(each, ours) }] : [];
  });
}

/** What differs is run again with its cause taken away, and entered in `found`. */
async function runCounters(found: readonly ModernResult[], jobs: number, always: Change = {}): Promise<void> {
  const again = counterJobs(found, modernReasons, loadCounters());
  const runs: number[][][] = again.map(() => []);
  // A counter-run of the reference may be longer, or have more seeds.
  const queue = again.flatMap(({ result, change, against: each }, id) => {
    const seeds = Math.max(result.each.runs.length, each.runs.length);
    const both = { ...always, ...change };
    return Array.from({ length: seeds }, (_, index): Job => ({
      kind: 'counter',
      id,
      each,
      seed: index + 1,
      change: both,
    }));
  });
  await Promise.all(
    Array.from({ length: jobs }, () =>
      work(queue, (result) => {
        if (result.kind === 'modern') runs[result.id]!.push(result.run);
      }),
    ),
  );
  again.forEach((job, place) => noteCounter(job, runs[place]!));
}

/** Linux' cases with the profile, its own ones without it too. @param runs without it, by the place of their case */
async function runToday(runs: ReadonlyMap<number, number[][]>, jobs: number): Promise<string> {
  const reference = loadToday();
  const known = loadModern().flatMap(({ system, cases }) => cases.map((each) => ({ each, system })));
  const linux = known.flatMap(({ each, system }, id) =>
    system === reference.system && isForToday(each) ? [{ each, without: runs.get(id)! }] : [],
  );
  const others = reference.cases.map((each) => ({ each, without: [] as number[][] }));
  const found = [...linux, ...others].map((one) => ({ ...one, with: [] as number[][] }));
  const queue = found.flatMap(({ each, without }, id) =>
    each.runs.flatMap((_, index): Job[] => {
      const job = { kind: 'counter' as const, each, seed: index + 1 };
      const before = without.length === 0 ? [{ ...job, id: 2 * id, change: {} }] : [];
      return [...before, { ...job, id: 2 * id + 1, change: { linux: true } }];
    }),
  );
  await Promise.all(
    Array.from({ length: jobs }, () =>
      work(queue, (result) => {
        if (result.kind !== 'modern') return;
        const { without, with: now } = found[Math.floor(result.id / 2)]!;
        (result.id % 2 === 0 ? without : now).push(result.run);
      }),
    ),
  );
  const judged = found.map((one) => todayResult(reference.system, one.each, one.without, one.with));
  await runCounters(judged, jobs, { linux: true });
  return todaySection(judged, modernReasons, reference);
}

/** Every seed of every case, and of the papers' experiments if wanted, spread over `jobs` processes, the longest runs first. */
async function runAll(
  cases: ReferenceCase[],
  withPapers: boolean,
  modernCases: readonly ModernCase[],
  jobs: number,
): Promise<{ results: CaseResult[]; papers: Measured[]; modern: Map<number, number[][]> }> {
  const seedsOf = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
  const caseJobs = cases.flatMap((reference) =>
    seedsOf(seedCount ?? reference.seeds.length).map((seed) => ({ kind: 'case' as const, id: reference.id, seed })),
  );
  const costs = new Map(cases.map((reference) => [reference.id, costOf(reference)]));
  caseJobs.sort((a, b) => costs.get(b.id)! - costs.get(a.id)!);
  const experiments = withPapers ? (Object.entries(PAPER_SEEDS) as [ExperimentName, number][]) : [];
  const paperJobs = experiments.flatMap(([id, count]) =>
    seedsOf(seedCount ?? count).map((seed): Job => ({ kind: 'paper', id, seed })),
  );
  const modernJobs = modernCases.flatMap(({ runs }, id) =>
    seedsOf(seedCount ?? runs.length).map((seed): Job => ({ kind: 'modern', id, seed })),
  );
  const queue: Job[] = [...paperJobs, ...caseJobs, ...modernJobs];

  const measurements = new Map<string, Measurement[]>(cases.map(({ id }) => [id, []]));
  const measured: Measured[] = [];
  const modernRuns = new Map<number, number[][]>();
  const take = (result: JobResult): void => {
    if (result.kind === 'case') measurements.get(result.id)!.push(result.measurement);
    if (result.kind === 'paper') measured.push(result.measured);
    if (result.kind === 'modern') modernRuns.set(result.id, [...(modernRuns.get(result.id) ?? []), result.run]);
  };
  await Promise.all(Array.from({ length: jobs }, () => work(queue, take)));
  const judged = cases.map((reference) => {
    const runs = measurements.get(reference.id)!.sort((a, b) => a.seed - b.seed);
    return { reference, runs, comparisons: compareCase(reference, runs) };
  });
  return { results: judged, papers: measured, modern: modernRuns };
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
