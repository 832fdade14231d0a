/** What each figure's sentence leaves to be said by the findings that ship. */
import type { Figure } from '../figures/figure.ts';
import type { ShippedFindings } from './claim.ts';
import { hereOf } from './headline.ts';
import { claimsFor } from './index.ts';

export function shippedHeres(
  figures: readonly Figure[],
  findings: ShippedFindings['findings'],
): ReadonlyMap<string, string> {
  const judged = (id: string) => claimsFor(id).map((claim) => ({ claim, finding: findings[claim.id] ?? null }));
  return new Map(figures.map((figure) => [figure.id, hereOf(figure, judged(figure.id))]));
}
