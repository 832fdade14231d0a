/**
 * Evaluates what the papers claim and writes docs/replication.md:
 *
 *   npm run claims [-- --seeds N] [--only REGEX] [--json FILE] [--fresh]
 *   npm run claims -- --shard 1/4 --out DIR      a quarter of the runs
 *   npm run claims -- --merge DIR                the document from the shards in DIR
 *
 * `--seeds N` where a claim does not ask for more; `--only` prints the claims whose id matches and writes no document;
 * `--json` keeps the findings. Runs that are in the cache of `npm run figures` are not done again.
 * Exit status 1 if a claim fails for which `workers/papers/claims/causes.ts` has no cause.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { ENGINE_VERSION } from '../engine/version.ts';
import type { Answer } from '../papers/figures/ask.ts';
import { causeOf } from '../papers/claims/causes.ts';
import { type Claim, type Finding, verdictText } from '../papers/claims/claim.ts';
import { claims } from '../papers/claims/index.ts';
import { measure } from '../papers/figures/quantity.ts';
import { answersFor } from './answers-for.ts';
import { readOptions, runCommand, seedsOf } from './batch-input.ts';
import { replicationDocument } from './replication.ts';
import { mergeShards, type Shard, shardOf, writeShard } from './shards.ts';

const USAGE =
  'usage: npm run claims [-- --seeds N] [--only REGEX] [--json FILE] [--shard I/N --out DIR | --merge DIR] [--fresh]';
const DOCUMENT = fileURLToPath(new URL('../../docs/replication.md', import.meta.url));

async function main(): Promise<void> {
  const { values } = readOptions({ only: { type: 'string' }, json: { type: 'string' } }, USAGE);
  const merged = values.merge === undefined ? null : mergeShards(values.merge);
  const usual = merged?.seeds ?? seedsOf(values.seeds);
  const only = values.only === undefined ? null : new RegExp(values.only);
  const chosen = claims.filter(({ id }) => only === null || only.test(id));
  const shard = values.shard === undefined ? undefined : shardOf(values.shard);
  const answers = merged?.answers ?? (await answersTo(chosen, usual, { ...(shard && { shard }), fresh: values.fresh }));
  if (shard) {
    writeShard(answers, usual, shard, values.out ?? 'results/claims');
    return;
  }
  const findings = new Map(
    chosen.map((claim) => [
      claim.id,
      claim.judge(claim.quantities.map((quantity) => measure(quantity, answers, seedsFor(claim, usual)))),
    ]),
  );
  if (values.json) writeFileSync(values.json, `${JSON.stringify(Object.fromEntries(findings), null, 1)}\n`);
  if (only) print(chosen, findings);
  else writeFileSync(DOCUMENT, replicationDocument(chosen, findings, { engine: ENGINE_VERSION, seeds: usual.length }));
  const unexplained = chosen.filter(
    (claim) => findings.get(claim.id)!.verdict === 'fails' && causeOf(claim.id) === undefined,
  );
  for (const { id } of unexplained) process.stdout.write(`does not hold, and no cause is given: ${id}\n`);
  const count = (verdict: string): number => [...findings.values()].filter((one) => one.verdict === verdict).length;
  process.stdout.write(
    `${chosen.length} claims: ${count('holds')} hold, ${count('within')} hold within a tolerance, ${count('fails')} do not, ${count('unchecked')} cannot be checked\n`,
  );
  process.exitCode = unexplained.length > 0 ? 1 : 0;
}

function seedsFor(claim: Claim, usual: number[]): number[] {
  return claim.seeds !== undefined && claim.seeds > usual.length ? seedsOf(String(claim.seeds)) : usual;
}

/** What every claim asks, with the seeds it asks for. */
async function answersTo(
  chosen: readonly Claim[],
  usual: number[],
  how: { shard?: Shard; fresh: boolean },
): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>();
  for (const count of [...new Set(chosen.map((claim) => seedsFor(claim, usual).length))].toSorted((a, b) => a - b)) {
    const asks = chosen
      .filter((claim) => seedsFor(claim, usual).length === count)
      .flatMap(({ quantities }) => quantities.flatMap((quantity) => quantity.asks));
    const { answers: found } = await answersFor(asks, seedsOf(String(count)), how);
    for (const [key, answer] of found) answers.set(key, answer);
  }
  return answers;
}

function print(chosen: readonly Claim[], findings: ReadonlyMap<string, Finding>): void {
  for (const claim of chosen) {
    const finding = findings.get(claim.id)!;
    process.stdout.write(
      `${claim.id}\n  says: ${claim.says}\n  expected: ${claim.expects}\n  we measure: ${finding.measured}\n  ${verdictText(claim, finding)}\n`,
    );
  }
}

await runCommand(main);
