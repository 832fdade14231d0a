/**
 * Why claims do not hold. A cause counts as shown by a counter-run that holds when the cause is taken away, by cases of the
 * collection of ns-2.35 (tests/reference) that fail alike, or by two places of the paper that contradict each other; else it
 * is not explained, whatever we suppose. Shown only where the claim fails.
 */
import type { Cause } from './cause.ts';
import { bansalCauses } from '../bansal2001/causes.ts';
import { jinCauses } from '../jin2001/causes.ts';
import { tsaoCauses } from '../tsao2007/causes.ts';
import { yangCauses } from '../yang2000/causes.ts';

export type { Cause, CauseKind } from './cause.ts';

const CAUSES: Readonly<Record<string, Cause>> = Object.fromEntries(
  Object.entries({ bansal2001: bansalCauses, yang2000: yangCauses, jin2001: jinCauses, tsao2007: tsaoCauses }).flatMap(
    ([paper, causes]) => Object.entries(causes).map(([id, cause]) => [`${paper}-${id}`, cause]),
  ),
);

/** Why the claim does not hold, or undefined if that has not been looked into. */
export function causeOf(claim: string): Cause | undefined {
  return Object.hasOwn(CAUSES, claim) ? CAUSES[claim] : undefined;
}

export const causedClaims: readonly string[] = Object.keys(CAUSES);
