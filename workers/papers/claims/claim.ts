/** What a claim of a paper is, and how it is judged. The words and where they stand are in the ledgers; the checks beside them. */
import type { PaperKey } from '../setups/setup.ts';
import type { Measured, Quantity } from '../figures/quantity.ts';
import type { Cause } from './cause.ts';

/**
 * Where the expected number or order comes from: the paper; a closed form of the paper, evaluated; or us, where the paper
 * says something in words that only a measure of ours can test. What is ours is never shown as the paper's.
 */
export type ExpectSource = 'paper' | 'derived' | 'ours';

/** Seeds that claims by runs are judged on; more where three leave a verdict open and runs are cheap; what they then say is kept. */
export const USUAL = 3;

/** What else a line may say of its claim. */
interface More {
  /** In place of the usual; 39 is the fewest runs whose ranks say where 95 % of single runs lie (interval.ts). */
  seeds?: number | undefined;
  /**
   * What ns-2.35 itself gives where the collection of reference cases has the experiment: without delayed ACKs unless said,
   * `era` with the transport of 2000. Measured there, not by our engine. Most are cases of docs/validation.md, by their ids or
   * groups. Those with a dagger were run with ns-2.35 for this ledger, in the form of a case of that collection and with its
   * runner: group C with two SACK flows in the other direction behind the same RED queue (era, three seeds); 32 TFRC flows on a
   * fat link that loses 1 % at random, over 15 s (era, five seeds); one flow among seven Reno flows on RED of 7.8, 39 and 78
   * packets (era, three seeds); the drops of the cases F-tsao60-cbr-low, those within 0.15 s of the first one event.
   */
  ns2?: string | undefined;
}

/** One line of a ledger: id without its paper, place, figures without their paper, source, the statement. */
export type LedgerLine = readonly [
  id: string,
  where: string,
  figures: string,
  source: ExpectSource,
  says: string,
  more?: More,
];

/** Holds; cannot be told with these seeds; does not hold; or is no test: it could not come out otherwise. */
export type Verdict = 'holds' | 'open' | 'fails' | 'none';

/**
 * Why no more seeds are run for a statement that is left open: the print is of one simulation and lies among single runs of ours; of
 * several orders that it asks for some are surely the other way round; or those that would tell take more than an hour of a processor,
 * by the mean and spread of those that were run.
 */
export type Undecided = 'one simulation' | 'partly' | 'an hour';

export interface Finding {
  verdict: Verdict;
  /** Of an open verdict; without it more seeds would tell. */
  undecided?: Undecided;
  /** Of one that an hour of runs does not tell: what would. */
  wanted?: Wanted;
  /** What we measure, for people: means with their 95 % intervals. */
  measured: string;
  /** The comparisons that decide, with their intervals. */
  tells?: string;
  /** What we measure, as numbers: the claim's quantities in their order. */
  values?: readonly Value[];
  /** Of what does not hold: what the counter-run of its cause gives. */
  counter?: Pick<Finding, 'verdict' | 'measured'>;
}

/** What it would take to tell, if means and spread stay as they are. */
export interface Wanted {
  /** As many as the statement's own are now many times over. */
  seeds: number;
  /** Of a processor, for all the runs of the doubling that has so many. */
  hours: number;
}

/** Mean over the seeds, null where it has none; where some run ended before, it is more. */
export interface Value {
  mean: number | null;
  beyond?: true;
}

/** What public/figures/findings.json holds. */
export interface ShippedFindings {
  engine: string;
  /** By the claims' ids. */
  findings: Readonly<Record<string, Finding>>;
}

export interface Check {
  /** What is expected, for people: `0.86`, `below 0.8`, `TCP < GAIMD`. */
  expects: string;
  quantities: readonly Quantity[];
  judge(found: readonly Measured[]): Finding;
  /** It cannot fail: a constant, a definition, a row of the registry. */
  none?: true;
}

export interface Claim extends Check {
  id: string;
  paper: PaperKey;
  where: string;
  figures: readonly string[];
  source: ExpectSource;
  says: string;
  /** What it takes to judge it. */
  needs: 'run' | 'formula' | 'nothing';
  /** Seeds that it is judged on. */
  seeds: number;
  ns2: string | null;
  /** Why it does not hold, if that has been looked into. */
  cause: Cause | null;
  here: Here | null;
}

/** What our runs give where a claim does not hold, for the sentence of a figure: from its numbers and their labels. */
export type Here = (values: readonly number[], labels: readonly string[]) => string;

/** What is known of the claims of a paper, by their ids without the paper. */
interface Known {
  ledger: readonly LedgerLine[];
  checks: Readonly<Record<string, Check>>;
  causes?: Readonly<Record<string, Cause>>;
  here?: Readonly<Record<string, Here>>;
}

/** The ledger's lines with what is known of them. @throws Error if a line has no check, or what is known no line */
export function claimsOf(paper: PaperKey, { ledger, checks, causes = {}, here = {} }: Known): Claim[] {
  const missing = ledger.filter(([id]) => !Object.hasOwn(checks, id)).map(([id]) => id);
  const known = new Set(ledger.map(([id]) => id));
  const stray = [checks, causes, here].flatMap(Object.keys).filter((id) => !known.has(id));
  if (missing.length + stray.length > 0)
    throw new Error(
      `${paper}: no check for ${missing.join(', ') || 'none'}; no line for ${stray.join(', ') || 'none'}`,
    );
  return ledger.map(([id, where, figures, source, says, { seeds = USUAL, ns2 = null } = {}]) => {
    const check = checks[id]!;
    const runs = check.quantities.some(({ asks }) => asks.length > 0);
    return {
      ...check,
      judge(found) {
        return { ...check.judge(found), values: found.map(valueOf) };
      },
      id: `${paper}-${id}`,
      paper,
      where,
      figures: figures.split(' ').map((figure) => `${paper}-${figure}`),
      source,
      says,
      needs: check.none ? 'nothing' : runs ? 'run' : 'formula',
      seeds,
      ns2,
      cause: causes[id] ?? null,
      here: here[id] ?? null,
    };
  });
}

/** Four digits are more than any sentence shows. */
function valueOf({ mean, beyond }: Measured): Value {
  return { mean: mean === null ? null : Number(mean.toPrecision(4)), ...(beyond && { beyond }) };
}

export const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  holds: 'holds',
  open: 'cannot be told with these seeds',
  fails: 'does not hold',
  none: 'not a test',
};

export const UNDECIDED_WORDS: Readonly<Record<Undecided, string>> = {
  'one simulation': 'one simulation: ours lie around it',
  partly: 'partly in another order',
  'an hour': 'not told by an hour of runs',
};

/** A verdict in words, with why it is open. */
export function verdictWords({ verdict, undecided }: Finding): string {
  return undecided ? UNDECIDED_WORDS[undecided] : VERDICT_WORDS[verdict];
}

/** `About 320,000 seeds would tell, 1.4 hours of a processor by doubling`; empty where it is not known, or nothing is wanted. */
export function wantedText({ wanted }: Finding): string {
  if (!wanted) return '';
  const [seeds, hours] = [wanted.seeds, wanted.hours].map((value) => Number(value.toPrecision(2)).toLocaleString('en'));
  return `About ${seeds} seeds would tell, ${hours} hours of a processor by doubling, if means and spread stay as they are`;
}

/** What stands in the paper's column. */
export function paperText({ source, expects, none }: Claim): string {
  if (none) return expects || '–';
  if (source === 'ours') return 'no number given';
  return source === 'derived' ? `${expects} (its formula)` : expects;
}

/** `40 seeds`, or `40 to 320 seeds` where something in it has more than the claim. */
export function seedsText({ quantities }: Check, seeds: number): string {
  const most = Math.max(seeds, ...quantities.map((quantity) => quantity.seeds ?? 0));
  return `${seeds}${most > seeds ? ` to ${most}` : ''} seeds`;
}

/** How many of the claims have each verdict. */
export function tally(verdicts: readonly (Verdict | undefined)[]): Record<Verdict, number> {
  const count = { holds: 0, open: 0, fails: 0, none: 0 };
  for (const verdict of verdicts) if (verdict) count[verdict] += 1;
  return count;
}
