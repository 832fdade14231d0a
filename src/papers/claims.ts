/** What the papers claim of a figure, as the page shows it; a file of its own, fetched when a figure is opened. */
import { type CauseKind, causeOf } from '../../workers/papers/claims/causes.ts';
import { type Claim, type Finding, paperText, verdictText } from '../../workers/papers/claims/claim.ts';
import { claimsFor as claimsOf } from '../../workers/papers/claims/index.ts';
import { ns2Gives } from '../../workers/papers/claims/ns2.ts';
import type { Shipped } from './shipped.ts';

export type { Finding, Verdict } from '../../workers/papers/claims/claim.ts';

export interface PaperClaim {
  claim: Claim;
  /** What stands in the paper's column; what is ours is never shown as the paper's. */
  paper: string;
  /** What ns-2.35 gives; null where the reference has nothing on it. */
  ns2: string | null;
  /** What was found when this version was made; null if that is not known. */
  shipped: Finding | null;
  /** The verdict in words. */
  words(finding: Finding): string;
  /** Why it does not hold, where that has been looked into. */
  cause: { kind: CauseKind; text: string } | null;
}

/** The claims that show in a figure, in the order of the ledger. */
export function claimsFor(figure: string, shipped: Shipped['findings']): PaperClaim[] {
  return claimsOf(figure).map((claim) => ({
    claim,
    paper: paperText(claim),
    words: (finding) => verdictText(claim, finding),
    shipped: shipped[claim.id] ?? null,
    ns2: ns2Gives(claim.id) ?? null,
    cause: causeOf(claim.id) ?? null,
  }));
}
