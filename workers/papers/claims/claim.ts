/** What a claim of a paper is, and how it is judged. The words and where they stand are in the ledgers; the checks beside them. */
import type { PaperKey } from '../setups/setup.ts';
import type { Measured, Quantity } from '../figures/quantity.ts';
import { seedsAsked } from './seeds.ts';

/**
 * Where the expected number or order comes from: the paper; a closed form of the paper, evaluated; or us, where the paper
 * says something in words that only a measure of ours can test. What is ours is never shown as the paper's.
 */
export type ExpectSource = 'paper' | 'derived' | 'ours';

/** One line of a ledger: id without its paper, place, figures without their paper, source, the statement. */
export type LedgerLine = readonly [id: string, where: string, figures: string, source: ExpectSource, says: string];

/** Holds; cannot be told with these seeds; does not hold; or is no test: it could not come out otherwise. */
export type Verdict = 'holds' | 'open' | 'fails' | 'none';

export interface Finding {
  verdict: Verdict;
  /** What we measure, for people: means with their 95 % intervals. */
  measured: string;
  /** The comparisons that decide, with their intervals. */
  tells?: string;
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
}

/** The ledger's lines with their checks. @throws Error if a line has no check, or a check no line */
export function claimsOf(
  paper: PaperKey,
  ledger: readonly LedgerLine[],
  checks: Readonly<Record<string, Check>>,
): Claim[] {
  const missing = ledger.filter(([id]) => !Object.hasOwn(checks, id)).map(([id]) => id);
  const stray = Object.keys(checks).filter((id) => !ledger.some(([known]) => known === id));
  if (missing.length + stray.length > 0)
    throw new Error(
      `${paper}: no check for ${missing.join(', ') || 'none'}; no line for ${stray.join(', ') || 'none'}`,
    );
  return ledger.map(([id, where, figures, source, says]) => {
    const check = checks[id]!;
    const runs = check.quantities.some(({ asks }) => asks.length > 0);
    return {
      ...check,
      id: `${paper}-${id}`,
      paper,
      where,
      figures: figures.split(' ').map((figure) => `${paper}-${figure}`),
      source,
      says,
      needs: check.none ? 'nothing' : runs ? 'run' : 'formula',
      seeds: seedsAsked(`${paper}-${id}`),
    };
  });
}

export const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  holds: 'holds',
  open: 'cannot be told with these seeds',
  fails: 'does not hold',
  none: 'not a test',
};

/** What stands in the paper's column. */
export function paperText({ source, expects, none }: Claim): string {
  if (none) return expects || '–';
  if (source === 'ours') return 'no number given';
  return source === 'derived' ? `${expects} (its formula)` : expects;
}

/** How many of the claims have each verdict. */
export function tally(verdicts: readonly (Verdict | undefined)[]): Record<Verdict, number> {
  const count = { holds: 0, open: 0, fails: 0, none: 0 };
  for (const verdict of verdicts) if (verdict) count[verdict] += 1;
  return count;
}
