/** The page's own check of scenarios, fetched after the first view. */
import { describeRefusal, type Refusal } from '../../workers/engine/scenario/refusal.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';

/** `accepted`: the scenario as the engine takes it, or in one line why it does not. */
interface Check {
  accepted(input: unknown): Scenario | string;
}

let check: Check | null = null;

/** The check, once it has been fetched. Whatever comes from outside the page must wait for it. */
export async function fetchCheck(): Promise<Check> {
  check ??= await import('./accept.ts');
  return check;
}

/**
 * What the reader has made of an accepted scenario, as the engine takes it, or in one line why it does not. Until the check
 * has been fetched, the scenario as it is: the worker checks everything again, and what it refuses is said as well.
 */
export function acceptedEdit(scenario: Scenario): Scenario | string {
  return check ? check.accepted(scenario) : scenario;
}

/** What is refused, for the reader: `flows[1].scheme.b: must be at most 0.95, got 1.5. Nothing was changed.` */
export function refusalLine(refusals: readonly Refusal[]): string {
  return `${describeRefusal(refusals[0]!)}. Nothing was changed.`;
}
