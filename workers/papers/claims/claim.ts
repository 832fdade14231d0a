/** What a claim of a paper is, and how it is judged. The words and where they stand are in the ledgers; the checks beside them. */
import type { PaperKey } from '../setups/setup.ts';
import type { Measured, Quantity } from '../figures/quantity.ts';

/**
 * Where the expected number or order comes from: the paper; a closed form of the paper, evaluated; or us, where the paper
 * says something in words and gives no number. What is ours is never shown as the paper's.
 */
export type ExpectSource = 'paper' | 'derived' | 'ours';

/** One line of a ledger: id without its paper, place, figures without their paper, source, the statement. */
export type LedgerLine = readonly [id: string, where: string, figures: string, source: ExpectSource, says: string];

export type Verdict = 'holds' | 'within' | 'fails' | 'unchecked';

export interface Finding {
  verdict: Verdict;
  /** What we measure, for people. */
  measured: string;
  /** The tolerance, for 'within'. */
  within?: string;
  /** Why it cannot be checked. */
  why?: string;
}

export interface Check {
  /** What is expected, for people: `0.86`, `below 0.8`, `TCP < GAIMD`. */
  expects: string;
  quantities: readonly Quantity[];
  judge(found: readonly Measured[]): Finding;
  /** Seeds, where the usual few would leave it to chance and more are cheap. */
  seeds?: number;
}

export interface Claim extends Check {
  id: string;
  paper: PaperKey;
  where: string;
  figures: readonly string[];
  source: ExpectSource;
  says: string;
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
  return ledger.map(([id, where, figures, source, says]) => ({
    ...checks[id]!,
    id: `${paper}-${id}`,
    paper,
    where,
    figures: figures.split(' ').map((figure) => `${paper}-${figure}`),
    source,
    says,
  }));
}

/** The verdict in words. */
export function verdictText({ source, expects }: Claim, { verdict, within, why }: Finding): string {
  switch (verdict) {
    case 'unchecked':
      return `cannot be checked: ${why}`;
    case 'fails':
      return source === 'ours' ? `does not hold at our bound, ${expects}` : 'does not hold';
    case 'within':
      return source === 'ours' ? `holds at our bound, ${expects}, within ${within}` : `holds within ${within}`;
    case 'holds':
      return source === 'ours' ? `holds at our bound, ${expects}` : 'holds';
  }
}

/** What stands in the paper's column. */
export function paperText({ source, expects }: Claim): string {
  if (source === 'ours') return 'no number given';
  return source === 'derived' ? `${expects} (its formula, evaluated)` : expects;
}
