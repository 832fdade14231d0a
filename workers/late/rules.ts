/** In the built page: the language of rules (workers/language/door.ts), fetched when a scenario has one (tests/tools/late-rules.mjs). */
import type { Program } from '../language/program.ts';
import type { Param } from '../language/rule.ts';
import { says } from './says.ts';
import type * as Parts from './rule-parts.ts';

let parts: typeof Parts | null = null;

/** Resolves in any case: what then is still missing says why a rule cannot be read. */
export function fetchRules(): Promise<void> {
  return import('./rule-parts.ts').then(
    (fetched) => void (parts = fetched),
    () => {},
  );
}

/** Fetches the language if the input may hold a rule; null if there is nothing to wait for. Await it before the input is read. */
export function rulesFor(input: unknown): Promise<void> | null {
  return parts === null && says(input, 'own') ? fetchRules() : null;
}

export function whyNoRule(text: string): string | null {
  if (parts !== null) return parts.whyNoRule(text);
  void fetchRules();
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
