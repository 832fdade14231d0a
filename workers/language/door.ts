/**
 * The language of rules for those who can do without it: cards, and pages and workers whose scenarios have no rule. The built
 * page and workers have workers/late/rules.ts in its place, which fetches it (tests/tools/late-rules.mjs).
 */
export { programOf } from './program.ts';
export { paramsOf, whyNoRule } from './rule.ts';

/** Whether the input may hold a rule that cannot be read yet. */
export function lacksRules(_input: unknown): boolean {
  return false;
}

/** Fetches the language if it is lacking; null if there is nothing to wait for. Await it before the input is read. */
export function rulesFor(_input: unknown): Promise<void> | null {
  return null;
}
