/** The papers' claims about a figure, as the page shows them. */
import { type Cause, causeOf } from '../../workers/papers/claims/causes.ts';
import { type Claim, type Finding, paperText, type ShippedFindings } from '../../workers/papers/claims/claim.ts';
import { claimsFor as claimsOf } from '../../workers/papers/claims/index.ts';
import { ns2Gives } from '../../workers/papers/claims/ns2.ts';

export { tally, VERDICT_WORDS } from '../../workers/papers/claims/claim.ts';
export type { Finding, Verdict } from '../../workers/papers/claims/claim.ts';

export interface PaperClaim {
  claim: Claim;
  /** The paper's value; never one of ours. */
  paper: string;
  /** The value of ns-2.35; null if there is no reference run. */
  ns2: string | null;
  /** What was found when this version was built; null if unknown. */
  shipped: Finding | null;
  /** Why it does not hold, if known. */
  cause: Cause | null;
}

/** The claims that show in a figure, in the order of the ledger. */
export function claimsFor(figure: string, shipped: ShippedFindings['findings']): PaperClaim[] {
  return claimsOf(figure).map((claim) => ({
    claim,
    paper: paperText(claim),
    shipped: shipped[claim.id] ?? null,
    ns2: ns2Gives(claim.id) ?? null,
    cause: causeOf(claim.id) ?? null,
  }));
}
