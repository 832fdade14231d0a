/** What a cause of a failing claim is. */
import type { Choices } from '../setups/setup.ts';
import type { Ask } from '../figures/ask.ts';
import { withAsks } from '../figures/quantity.ts';
import type { Check, Finding } from './claim.ts';

export type CauseKind =
  | 'shown by a counter-run'
  | 'ns-2.35 fails alike'
  | 'the paper contradicts itself'
  | 'not explained';

/**
 * What is said of a cause. What our runs give in its statement is not typed: it comes from the means of what the statement measures,
 * by their places, and is as new as they are.
 */
export type CauseText = string | ((mean: (place: number) => number) => string);

export interface Cause {
  kind: CauseKind;
  text: CauseText;
  /** Cases of ns-2.35 in tests/reference. */
  cases?: readonly string[];
  /** A run, or a formula, that holds when the cause is taken away. */
  counter?: Counter;
}

/** Seeds of its own, where fewer than its statement has tell. */
type Counter = Check & { seeds?: number };

/** In words, with the numbers of its finding. */
export function causeText({ text }: Cause, { values = [] }: Pick<Finding, 'values'>): string {
  return typeof text === 'string' ? text : text((place) => values[place]?.mean ?? Number.NaN);
}

/** The cause taken away, it holds. */
export function counterRun(counter: Counter, text: CauseText): Cause {
  return { kind: 'shown by a counter-run', text, counter };
}

/** ns-2.35 with the same reading gives what we have. */
export function ns2Alike(cases: readonly string[], text: CauseText): Cause {
  return { kind: 'ns-2.35 fails alike', cases, text };
}

/** Two places of the paper cannot both be right. */
export function slip(text: CauseText): Cause {
  return { kind: 'the paper contradicts itself', text };
}

/** What we know, and no proof. */
export function notExplained(text: CauseText): Cause {
  return { kind: 'not explained', text };
}

/** The check with other choices in all its runs; `words` say which. */
export function checkWith(check: Check, choice: Choices, words: string): Check {
  const changed = (ask: Ask): Ask => ({ ...ask, choice: { ...ask.choice, ...choice } });
  const quantities = check.quantities.map((quantity) => withAsks(quantity, changed));
  return { ...check, quantities, expects: `${check.expects}, ${words}` };
}
