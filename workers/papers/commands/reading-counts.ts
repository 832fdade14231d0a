/**
 * How readings compare, counted: `npm run claims -- --readings REGEX` makes the runs of those whose ids match, as taken and otherwise,
 * and writes the counts of their verdicts where the set-ups and the document find them. Beside each stands a digest of all that it was
 * counted from, so that a test sees without a run that one is stale.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

import { ENGINE_VERSION } from '../../engine/version.ts';
import type { Claim, Verdict } from '../claims/claim.ts';
import { concerns, type OtherReading, readingsOf, seedsOfReading } from '../claims/other-readings.ts';
import { shown } from '../claims/findings.ts';
import { askAs } from '../claims/read-as.ts';
import { type Ask, jobsOf, runKey, runOfAsk } from '../figures/ask.ts';
import type { Answers } from '../figures/quantity.ts';
import { measure } from '../figures/quantity.ts';
import { optionsOf, scenarioOf } from '../figures/scenario-of.ts';
import { READING_COUNTS, READING_DIGESTS, type ReadingCount } from '../setups/reading-counts.ts';
import { answersFor } from './answers-for.ts';
import { type Said, seedsUpTo } from './batch-input.ts';

const FILE = new URL('../setups/reading-counts.ts', import.meta.url);
/** How statements are judged. */
const RULES = ['checks', 'order-checks', 'joint-checks', 'single-run', 'interval', 'findings', 'words'].map(
  (name) => `../claims/${name}.ts`,
);

const sha = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
/** Of the code alone: a comment may change. */
const code = (file: string): string =>
  readFileSync(new URL(file, import.meta.url), 'utf8').replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$|\s+/gm, '');

/**
 * Digests of readings of these claims: of what the statements ask on those set-ups and expect, of how they are judged, of the engine's
 * version, and of one scenario of each set-up as taken, of the first one in each reading.
 */
export function readingDigests(readings: readonly OtherReading[], claims: readonly Claim[]): Map<string, string> {
  const rules = sha(RULES.map(code).join());
  const run = runDigests();
  const byRun = claims.filter(({ needs }) => needs === 'run');
  return new Map(
    readings.map((reading) => {
      const { setups, others } = reading;
      const concerned = byRun
        .map(({ id, expects, quantities }) => ({ id, expects, asks: quantities.flatMap(({ asks }) => asks) }))
        .filter(({ asks }) => asks.some(concerns(reading)));
      const asks = concerned.flatMap((claim) => claim.asks);
      const scenarios = setups.flatMap((setup, index) => {
        const first = asks.find((ask) => ask.setup === setup && concerns(reading)(ask));
        const changes = index === 0 ? others.map(([, change]) => change) : [];
        return first ? [{}, ...changes].map((change) => run(askAs(first, change))) : [];
      });
      return [reading.id, sha(JSON.stringify([ENGINE_VERSION, rules, reading, concerned, scenarios]))];
    }),
  );
}

/** Digests of what runs do, whatever their words. */
function runDigests(): (ask: Ask) => string {
  const known = new Map<string, string>();
  return (ask) => {
    const request = { ...runOfAsk(ask), seed: 1 };
    const key = runKey(request);
    if (!known.has(key)) known.set(key, sha(JSON.stringify({ ...scenarioOf(request), title: '', note: '' })));
    return known.get(key)!;
  };
}

/** Whether two claims ask something else, or of other runs. */
function differing(): (one: Claim, other: Claim) => boolean {
  const run = runDigests();
  const asked = ({ quantities }: Claim): string =>
    JSON.stringify(quantities.flatMap(({ asks }) => asks.map((ask) => [run(ask), optionsOf(ask)])));
  return (one, other) => asked(one) !== asked(other);
}

/** Makes the runs in so many processes, counts, and writes the file; what it had of other readings stays. */
export async function countReadings(
  readings: readonly OtherReading[],
  claims: readonly Claim[],
  processes: number,
  { print, complain }: Said,
): Promise<void> {
  const digests = readingDigests(readings, claims);
  const counts: Record<string, ReadingCount> = { ...READING_COUNTS };
  const kept: Record<string, string> = { ...READING_DIGESTS };
  for (const reading of readings) {
    const seeds = seedsUpTo(seedsOfReading(reading));
    const columns = readingsOf(reading, claims, differing());
    const asks = columns.flat().flatMap(({ quantities }) => quantities.flatMap((quantity) => quantity.asks));
    const { answers, seconds } = await answersFor(jobsOf(asks, seeds), { processes, complain });
    const verdicts = columns.map((column) => verdictsOf(column, answers, seeds));
    counts[reading.id] = {
      statements: columns[0]!.length,
      seeds: seeds.length,
      counts: verdicts.map((column, index) => [index === 0 ? '' : reading.others[index - 1]![0], ...countOf(column)]),
      ...(reading.told && { told: toldOf(columns, answers, seeds) }),
      ...(reading.named && { turns: turnsOf(columns[0]!, verdicts) }),
    };
    kept[reading.id] = digests.get(reading.id)!;
    writeFileSync(FILE, fileOf(counts, kept));
    print(`${reading.id}: ${seconds.toFixed(0)} s: ${JSON.stringify(counts[reading.id])}\n`);
  }
}

/** What each quantity of the statements measured in every column. */
function toldOf(columns: readonly Claim[][], answers: Answers, seeds: readonly number[]): [string, ...string[]][] {
  const [labels, ...measured] = [columns[0]!, ...columns].map((column, index) =>
    column.flatMap(({ quantities }) =>
      quantities.map((one) => (index === 0 ? one.label : shown(measure(one, answers, seeds)))),
    ),
  );
  return labels!.map((label, at) => [label, ...measured.map((column) => column[at]!)]);
}

function verdictsOf(column: readonly Claim[], answers: Answers, seeds: readonly number[]): Verdict[] {
  return column.map((claim) => claim.judge(claim.quantities.map((one) => measure(one, answers, seeds))).verdict);
}

function countOf(verdicts: readonly Verdict[]): [number, number, number] {
  const count = (wanted: Verdict): number => verdicts.filter((verdict) => verdict === wanted).length;
  return [count('holds'), count('open'), count('fails')];
}

/** Statements that hold in one column and do not in another. */
function turnsOf(taken: readonly Claim[], verdicts: readonly Verdict[][]): [string, ...Verdict[]][] {
  return taken
    .map(({ id }, at): [string, ...Verdict[]] => [id, ...verdicts.map((column) => column[at]!)])
    .filter(([, ...own]) => own.includes('holds') && own.includes('fails'));
}

function fileOf(counts: Record<string, ReadingCount>, digests: Record<string, string>): string {
  const sorted = <T>(of: Record<string, T>): string =>
    JSON.stringify(Object.fromEntries(Object.entries(of).toSorted(([a], [b]) => (a < b ? -1 : 1))), null, 2);
  return `${readFileSync(FILE, 'utf8').split('export const')[0]!}export const READING_COUNTS: Readonly<Record<string, ReadingCount>> = ${sorted(counts)};

/** Of all that each was counted from. */
export const READING_DIGESTS: Readonly<Record<string, string>> = ${sorted(digests)};
`;
}
