/**
 * Evaluates what the papers claim and writes docs/replication.md:
 *
 *   npm run claims [-- --seeds N] [--only REGEX] [--json FILE] [--fresh] [--with NAME=VALUE]
 *   npm run claims -- --only REGEX --rest public/figures/findings.json      only those again, and the document
 *   npm run claims -- --only REGEX --decide 3600 more seeds for what is open, an hour of a processor at most for each
 *   npm run claims -- --list [--only REGEX]      each statement with all that its page says of it, as it ships: no run is made
 *   npm run claims -- --readings REGEX          how the readings compare whose ids match (claims/other-readings.ts)
 *   npm run claims -- --shard 1/4 --out DIR      a quarter of the runs
 *   npm run claims -- --merge DIR                the document from the shards in DIR
 *
 * `--seeds N` where a claim asks for more than N, for a quick look; `--only` prints the claims whose id matches and writes no document;
 * `--rest FILE` does write it: what the other claims gave is read from the page's findings, if they are of this engine's version, and
 * theirs are written there.
 * `--json` keeps the findings. Runs that are in the cache of `npm run figures` are not done again.
 * `--with meanRttSeconds=0.1` takes another reading of a set-up wherever it has that choice, and `--with firstMoment=1` one of a
 * measure wherever it has that option: how readings are compared by the statements that hold with each. It prints, and writes
 * no document.
 * Exit status 1 if a claim fails for which its paper's `failing.ts` has no cause.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { ENGINE_VERSION } from '../../engine/version.ts';
import { type Ask, joined, jobsOf } from '../figures/ask.ts';
import {
  type Claim,
  type Finding,
  seedsText,
  type ShippedFindings,
  verdictWords,
  wantedText,
} from '../claims/claim.ts';
import { causeText } from '../claims/cause.ts';
import { claims } from '../claims/index.ts';
import { otherReadings } from '../claims/other-readings.ts';
import { type Changes, readAs } from '../claims/read-as.ts';
import type { Figure } from '../figures/figure.ts';
import { findFigure } from '../figures/index.ts';
import { type Answers, measure, type Quantity } from '../figures/quantity.ts';
import { answersFor, type Collected, type How, ranText } from './answers-for.ts';
import { processesOf, readOptions, type Said, seedsOf, seedsUpTo } from './batch-input.ts';
import { InputError } from '../../headless/input.ts';
import { countReadings } from './reading-counts.ts';
import { countRows, replicationDocument } from './replication.ts';
import { makeFolder, mergeShards, shardOf, writeShard } from './shards.ts';
import { untilDecided, withinAnHour } from './until-decided.ts';

const USAGE =
  'usage: npm run claims [-- --seeds N] [--only REGEX] [--rest FILE] [--json FILE] [--with NAME=VALUE] [--decide SECONDS] [--list] [--readings REGEX] [--shard I/N --out DIR | --merge DIR] [--jobs N] [--fresh]';
const DOCUMENT = fileURLToPath(new URL('../../../docs/replication.md', import.meta.url));
const SHIPPED = fileURLToPath(new URL('../../../public/figures/findings.json', import.meta.url));

/** Does what the words of the command line ask for. @returns the exit status */
export async function claimsCommand(words: readonly string[], said: Said): Promise<number> {
  const { values } = readOptions(
    {
      only: { type: 'string' },
      json: { type: 'string' },
      rest: { type: 'string' },
      decide: { type: 'string' },
      list: { type: 'boolean', default: false },
      readings: { type: 'string' },
      with: { type: 'string', multiple: true, default: [] },
    },
    USAGE,
    words,
  );
  if (values.readings !== undefined) {
    const wanted = patternOf('--readings', values.readings);
    const readings = otherReadings.filter(({ id }) => wanted.test(id));
    await countReadings(readings, claims, processesOf(values.jobs), said);
    return 0;
  }
  const changes = changesOf(values.with);
  const merged = values.merge === undefined ? null : mergeShards(values.merge);
  const usual = merged?.seeds ?? (values.seeds === undefined ? null : seedsOf(values.seeds));
  const only = values.only === undefined ? null : patternOf('--only', values.only);
  const chosen = claims.filter(({ id }) => only === null || only.test(id)).map((claim) => readAs(claim, changes));
  if (values.list) {
    tell(chosen, new Map(keptIn(SHIPPED)), null, said);
    return 0;
  }
  if (values.decide !== undefined) {
    await decide(chosen, secondsOf(values.decide), processesOf(values.jobs), said);
    return 0;
  }
  const shard = values.shard === undefined ? undefined : shardOf(values.shard);
  const out = values.out ?? 'results/claims';
  if (shard) makeFolder(out);
  const how = { fresh: values.fresh, processes: processesOf(values.jobs), complain: said.complain };
  const counters = chosen.flatMap(counterOf);
  const made = merged ? null : await answersTo([...chosen, ...counters], usual, { ...how, ...(shard && { shard }) });
  if (made) said.complain(ranText(made));
  const { answers } = merged ?? made!;
  if (shard) {
    writeShard(answers, usual ?? seedsOf('1000'), shard, out, said);
    return 0;
  }
  const found = judged(chosen, answers, usual);
  const fails = (claim: Claim): boolean => findings.get(claim.id)!.verdict === 'fails';
  const findings = new Map([...(values.rest === undefined ? [] : keptIn(values.rest)), ...found]);
  for (const [id, { verdict, measured }] of judged(counters.filter(fails), answers, usual)) {
    findings.set(id, { ...findings.get(id)!, counter: { verdict, measured } });
    if (verdict !== 'holds') said.print(`the counter-run of its cause does not hold: ${id}\n`);
  }
  const shown = values.rest === undefined ? chosen : claims;
  if (values.json) writeFileSync(values.json, `${JSON.stringify(Object.fromEntries(findings), null, 1)}\n`);
  if (values.rest) {
    const shipped: ShippedFindings = { engine: ENGINE_VERSION, findings: Object.fromEntries(findings) };
    writeFileSync(values.rest, `${JSON.stringify(shipped)}\n`);
  }
  if (values.with.length > 0 || (only && !values.rest)) tell(chosen, findings, usual, said);
  else writeFileSync(DOCUMENT, replicationDocument(shown, findings, ENGINE_VERSION));
  const unexplained = shown.filter(fails).filter(({ cause }) => cause === null);
  for (const { id } of unexplained) said.print(`does not hold, and no cause is given: ${id}\n`);
  for (const row of countRows(shown, findings)) said.print(`${row.join('  ')}\n`);
  return unexplained.length > 0 ? 1 : 0;
}

/** @throws InputError */
function patternOf(option: string, words: string): RegExp {
  try {
    return new RegExp(words);
  } catch {
    throw new InputError(`${option}: must be a regular expression, got ${words}`);
  }
}

/** More seeds for each of the claims that is open, and a line for each look at it. */
async function decide(chosen: readonly Claim[], mostSeconds: number, processes: number, said: Said) {
  for (const claim of chosen) {
    const run = (grown: Claim) => answersTo([grown], null, { processes, complain: said.complain });
    for await (const { seeds, finding, seconds, wanted } of untilDecided(claim, run, mostSeconds))
      said.print(
        `${claim.id}: ${seeds} seeds, ${seconds.toFixed(0)} s: ${verdictWords(finding)}${wanted === null ? '' : `, about ${wanted} would tell`}: ${finding.measured}\n`,
      );
  }
}

/** @throws InputError */
function secondsOf(words: string): number {
  const seconds = Number(words);
  if (!(seconds > 0 && seconds <= 86_400))
    throw new InputError(`--decide: must be seconds from 1 to 86400, got ${words}`);
  return seconds;
}

/** The findings that the page ships. @throws InputError if they are of another engine */
function keptIn(file: string): [string, Finding][] {
  const { engine, findings } = JSON.parse(readFileSync(file, 'utf8')) as ShippedFindings;
  if (engine !== ENGINE_VERSION)
    throw new InputError(`--rest: ${file} is of engine ${engine}, this is ${ENGINE_VERSION}`);
  return Object.entries(findings);
}

/** Seeds of a claim, or of a quantity of it. */
function seedsFor(claim: Claim, most: number[] | null, { seeds = 0 }: Pick<Quantity, 'seeds'> = {}): number[] {
  return seedsUpTo(Math.min(Math.max(claim.seeds, seeds), most?.length ?? Infinity));
}

/** `name=number` or `name=word`. @throws InputError */
function changesOf(readings: readonly string[]): Changes {
  return Object.fromEntries(
    readings.map((reading) => {
      const [, name, value] = /^(\w+)=([\w.-]+)$/.exec(reading) ?? [];
      if (name === undefined) throw new InputError(`--with: must be NAME=VALUE, got ${reading}`);
      return [name, Number.isNaN(Number(value)) ? value! : Number(value)];
    }),
  );
}

/** What every claim asks, with the seeds it asks for: answers, and how long the runs took. */
function answersTo(chosen: readonly Claim[], usual: number[] | null, how: How): Promise<Collected> {
  const bySeeds = new Map<number, Ask[]>();
  for (const claim of chosen)
    for (const quantity of claim.quantities) {
      const seeds = seedsFor(claim, usual, quantity).length;
      bySeeds.set(seeds, [...(bySeeds.get(seeds) ?? []), ...quantity.asks]);
    }
  return answersFor(joined([...bySeeds].flatMap(([seeds, asks]) => jobsOf(asks, seedsUpTo(seeds)))), how);
}

/** The claim as the counter-run of its cause judges it, if there is one. */
function counterOf(claim: Claim): Claim[] {
  const counter = claim.cause?.counter;
  return counter ? [{ ...claim, ...counter }] : [];
}

function judged(list: readonly Claim[], answers: Answers, usual: number[] | null): Map<string, Finding> {
  return new Map(
    list.map((claim) => [
      claim.id,
      withinAnHour(
        claim,
        claim.quantities.map((quantity) => measure(quantity, answers, seedsFor(claim, usual, quantity))),
      ),
    ]),
  );
}

function tell(
  chosen: readonly Claim[],
  findings: ReadonlyMap<string, Finding>,
  usual: number[] | null,
  { print }: Said,
): void {
  for (const claim of chosen) {
    const { id, where, says, source, expects, figures: on, cause, ns2 } = claim;
    const finding = findings.get(id)!;
    const { verdict, measured, tells, counter } = finding;
    const lines = [
      id,
      `  says (${where}): ${says}`,
      ...on.map((figure) => `  on ${figure}: ${sentenceOf(findFigure(figure)!)}`),
      `  expected${source === 'ours' ? ', by a measure of ours' : ''}: ${expects}`,
      `  we measure: ${measured}${tells ? ` (${tells})` : ''}; ${seedsText(usual ? { ...claim, quantities: [] } : claim, seedsFor(claim, usual).length)}`,
      ...(ns2 === null ? [] : [`  ns-2.35: ${ns2}`]),
      ...(verdict === 'fails' && cause ? [`  why: ${cause.kind}: ${causeText(cause, finding)}`] : []),
      ...(counter ? [`  counter-run: ${cause!.counter!.expects}: ${counter.measured}: ${counter.verdict}`] : []),
      `  ${[verdictWords(finding), wantedText(finding)].filter(Boolean).join('. ')}`,
    ];
    print(`${lines.join('\n')}\n`);
  }
}

/** What to notice in a figure, and who says so. */
const sentenceOf = ({ notice: { at, says } }: Figure): string =>
  `${at === null ? 'Here' : `The paper (${at})`}: ${says}`;
