/** A claim with another reading of its set-ups or measures: other choices and options in its asks. */
import type { Ask } from '../figures/ask.ts';
import { withAsks } from '../figures/quantity.ts';
import { findSetup } from '../setups/index.ts';
import type { ChoiceValue } from '../setups/setup.ts';
import type { Claim } from './claim.ts';

/** Numbers and names by the choice of a set-up, or the option of a measure, that they stand for. */
export type Changes = Readonly<Record<string, ChoiceValue>>;

/** The claim with these, in those asks alone that are concerned. */
export function readAs(claim: Claim, changes: Changes, concerned: (ask: Ask) => boolean = () => true): Claim {
  const changed = (ask: Ask): Ask => (concerned(ask) ? askAs(ask, changes) : ask);
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
