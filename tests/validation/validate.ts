/**
 * Runs the reference cases with our engine and compares them with ns-2.35:
 *
 *   npm run validate [-- --only REGEX] [--seeds N] [--jobs 2] [--json FILE]
 *
 * Without `--only` it writes docs/validation.md. `--only` runs the cases whose id matches and prints their table instead.
 * `--seeds N` takes N seeds per case instead of the reference's number. `--json` keeps the measured numbers.
 * Exit status 1 if a case disagrees for which reasons.json has no reason.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { compareCase } from './compare.ts';
import type { Measurement } from './measure.ts';
import { loadNotYet, loadReference, type ReferenceCase } from './reference.ts';
import { loadReasons, reasonFor } from './reasons.ts';
import { caseTable, writeReport, type CaseResult } from './report.ts';
import type { Job, JobResult } from './validate-child.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    seeds: { type: 'string' },
    jobs: { type: 'string', default: '2' },
    json: { type: 'string' },
  },
});
const only = values.only === undefined ? null : new RegExp(values.only);
const references = loadReference().filter((each) => only === null || only.test(each.id));
const began = Date.now();
const results = await runAll(references, Number(values.jobs), values.seeds === undefined ? null : Number(values.seeds));
const wallSeconds = (Date.now() - began) / 1000;

if (values.json) writeFileSync(values.json, `${JSON.stringify(results, null, 1)}\n`);
if (only === null) {
  const file = fileURLToPath(new URL('../../docs/validation.md', import.meta.url));
  writeFileSync(file, writeReport(results, loadNotYet(), wallSeconds));
  process.stdout.write(`wrote ${file}\n`);
} else {
  process.stdout.write(`${caseTable(results)}\n`);
}
const reasons = loadReasons();
const unexplained = results.filter((each) =>
  each.comparisons.some(({ verdict }) => verdict === 'differs' || verdict === 'unresolved') && reasonFor(reasons, each.reference.id) === null,
);
process.stdout.write(`${results.length} cases in ${wallSeconds.toFixed(0)} s, ${unexplained.length} disagree without a reason\n`);
for (const { reference } of unexplained) process.stdout.write(`  ${reference.id}\n`);
process.exitCode = unexplained.length > 0 ? 1 : 0;

/** Every seed of every case, spread over `jobs` processes, the longest runs first. */
async function runAll(cases: ReferenceCase[], jobs: number, seedCount: number | null): Promise<CaseResult[]> {
  const queue: Job[] = cases.flatMap((reference) => {
    const count = seedCount ?? reference.seeds.length;
    return Array.from({ length: count }, (_, index) => ({ id: reference.id, seed: index + 1 }));
  });
  const byId = new Map(cases.map((reference) => [reference.id, reference]));
  const cost = (job: Job): number => costOf(byId.get(job.id)!);
  queue.sort((a, b) => cost(b) - cost(a));
  const measurements = new Map<string, Measurement[]>();
  await Promise.all(Array.from({ length: jobs }, () => work(queue, measurements)));
  return cases.map((reference) => {
    const runs = measurements.get(reference.id)!.sort((a, b) => a.seed - b.seed);
    return { reference, runs, comparisons: compareCase(reference, runs) };
  });
}

/** Packets of a run, roughly. */
function costOf({ setup, run }: ReferenceCase): number {
  return ((run.utilization?.[0] ?? 1) * setup.rate * setup.duration) / (8 * setup.packetSize);
}

/** One child process that takes jobs until none is left. */
function work(queue: Job[], measurements: Map<string, Measurement[]>): Promise<void> {
  const child: ChildProcess = fork(fileURLToPath(new URL('validate-child.ts', import.meta.url)));
  return new Promise((resolve, reject) => {
    const next = (): void => {
      const job = queue.shift();
      if (job) child.send(job);
      else child.disconnect();
    };
    child.on('message', (result: JobResult) => {
      if ('error' in result) {
        child.kill();
        reject(new Error(`${result.id}, seed ${result.seed}: ${result.error}`));
        return;
      }
      const runs = measurements.get(result.id) ?? [];
      runs.push(result.measurement);
      measurements.set(result.id, runs);
      next();
    });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a validation process ended with status ${code}`))));
    next();
  });
}
