/** The registry of causes: all that may change what a sender decides by. */
import { bbrCauses } from './bbr.ts';
import type { CauseCard } from './card.ts';
import { cutCauses } from './cuts.ts';
import { delayCauses } from './delay.ts';
import { flowCauses } from './flow.ts';
import { growthCauses, hyStart } from './growth.ts';
import { rateCauses } from './rates.ts';
import { tearCauses } from './tear.ts';
import { tfrcCauses } from './tfrc.ts';

const cards = {
  ...flowCauses,
  ...growthCauses,
  ...hyStart,
  ...cutCauses,
  ...delayCauses,
  ...rateCauses,
  ...tfrcCauses,
  ...tearCauses,
  ...bbrCauses,
};

export type Cause = keyof typeof cards;

/** In the order of their codes in records. */
export const CAUSES = Object.keys(cards) as readonly Cause[];

/** Whether successive changes of a variable by the same cause are told as one, with the numbers of the last. */
export function isMerged(variable: string, cause: Cause): boolean {
  if (!causeCard(cause).everyAck) return false;
  if (variable === 'rate') return cause in growthCauses;
  return variable === 'cwnd' || variable === 'ssthresh' || variable === 'rto' || cause === 'round trip';
}

/** The packet whose delay may have had a part in a change with these numbers; −1 if none had. */
export function delayedPacket(cause: Cause, numbers: readonly number[]): number {
  const { delayed, numbers: names } = causeCard(cause);
  return delayed === undefined ? -1 : (numbers[names.indexOf(delayed)] ?? -1);
}

export function causeCard(cause: Cause): CauseCard {
  return cards[cause];
}

/** A number for each name. */
type Named<Names extends readonly string[]> = { readonly [Place in keyof Names]: number };

/** What is recorded beside a cause: a number for each name; with an open list as many as there are. */
export type NumbersOf<C extends Cause> = C extends Cause
  ? (typeof cards)[C] extends CauseCard<readonly string[], false>
    ? Named<(typeof cards)[C]['numbers']>
    : readonly number[]
  : never;
