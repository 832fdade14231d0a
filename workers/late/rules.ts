/** In the built page: the language of rules (workers/language/door.ts), fetched when a scenario has one (tests/tools/late-rules.mjs). */
import type { Program } from '../language/program.ts';
import type { Param } from '../language/rule.ts';
import { says } from './says.ts';
import type * as Parts from './rule-parts.ts';

let parts: typeof Parts | null = null;

/** Whether the input may hold a rule that cannot be read yet. */
export function lacksRules(input: unknown): boolean {
  return parts === null && says(input, 'own');
}

/**
 * Fetches the language if it is lacking; null if there is nothing to wait for. Await it before the input is read. Rejects where it
 * cannot be fetched; asked for again it may come.
 */
export function rulesFor(input: unknown): Promise<void> | null {
  return lacksRules(input) ? fetchRules() : null;
}

async function fetchRules(): Promise<void> {
  parts = await import('./rule-parts.ts');
}

export function whyNoRule(text: string): string | null {
  if (parts !== null) return parts.whyNoRule(text);
  fetchRules().catch(() => undefined);
  return 'what reads rules is not here yet; try again in a moment';
}

/** None while what reads rules is not here. */
export function paramsOf(text: string): readonly Param[] {
  return parts?.paramsOf(text) ?? [];
}

export function programOf(text: string, clock: { readonly now: number }): Program {
  return parts!.programOf(text, clock);
}

/** What a rule did, for the words of causes. */
export const again: typeof Parts.again = (facts, window, threshold, acts) =>
  parts!.again(facts, window, threshold, acts);
