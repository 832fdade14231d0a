/** A claim with another reading of its set-ups or measures: other choices and options in its asks. */
import type { Ask } from '../figures/ask.ts';
import { withAsks } from '../figures/quantity.ts';
import { findSetup } from '../setups/index.ts';
import type { ChoiceValue } from '../setups/setup.ts';
import type { Claim } from './claim.ts';

/** Numbers and names by the choice of a set-up, or the option of a measure, that they stand for. */
export type Changes = Readonly<Record<string, ChoiceValue>>;

/** The claim with these, in the asks of these set-ups alone, if there are any. */
export function readAs(claim: Claim, changes: Changes, setups?: readonly string[]): Claim {
  const changed = (ask: Ask): Ask => (setups && !setups.includes(ask.setup) ? ask : askAs(ask, changes));
  return { ...claim, quantities: claim.quantities.map((quantity) => withAsks(quantity, changed)) };
}

/** The ask with these wherever its set-up has that choice, or it that option, of the same type. */
export function askAs(ask: Ask, changes: Changes): Ask {
  const those = (of: object): object =>
    Object.fromEntries(
      Object.entries(changes).filter(([name, value]) => typeof of[name as keyof typeof of] === typeof value),
    );
  return {
    ...ask,
    choice: { ...ask.choice, ...those(findSetup(ask.setup)!.defaults) },
    ...(ask.options && { options: { ...ask.options, ...those(ask.options) } }),
  };
}
