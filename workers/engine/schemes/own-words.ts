/** How a rule that a person writes tells what it did: its lines, the numbers in them, and what they gave. */
import { FIRST_PARAM } from '../../language/slots.ts';
import type { Facts } from '../transport/telling.ts';
import { again, type Told } from './own-replay.ts';

/** What a law records with an act (own-sender.ts, `keep`). Of what the rule reads, in the order of `Rule.reads`. */
export function ruleTerms(): string[] {
  return ['round', 'windowThen', 'thresholdThen', ...Array.from({ length: FIRST_PARAM }, (_, index) => `read${index}`)];
}

/** What the act that led to a change made of the window and the threshold; null if it was none of the rule's. */
export function actOf(facts: Facts<string>): Told | null {
  const numbers = facts as unknown as Readonly<Record<string, number>>;
  const { cause } = facts;
  switch (cause) {
    case 'start':
      return again(facts, facts.window, facts.threshold, ['start']);
    case 'slow start':
    case 'growth': {
      const part = cause === 'growth' ? 'ack' : 'slow';
      const parts = numbers['round'] === 1 ? ([part, 'rtt'] as const) : ([part] as const);
      return again(facts, numbers['windowThen']!, numbers['thresholdThen']!, parts);
    }
    default: {
      // Of a timeout that cuts nothing, NaN.
      if (!(numbers['cut']! >= 0)) return null;
      const part = cause === 'mark' || cause === 'timeout' ? cause : 'loss';
      return again(facts, numbers['windowThen']!, numbers['thresholdThen']!, [part]);
    }
  }
}

/** The rule of growth. */
export const grown = {
  says: (facts: Facts<string>) => actOf(facts)!.says,
  gives(facts: Facts<string>): number {
    const deficit = (facts as unknown as Readonly<Record<string, number>>)['deficit']!;
    const { window } = actOf(facts)!;
    return deficit > 0 ? Math.max(1, window - deficit) : window;
  },
};

/** The rule of its pace, whatever it was set for. */
export const pace = {
  says: (facts: Facts<string>) => actOf(facts)!.saysPace,
  gives: (facts: Facts<string>) => actOf(facts)!.pace,
};

/** The threshold after an act that set it; undefined if the rule left it to the sender. */
export function thresholdByRule(facts: Facts<string>): number | undefined {
  const told = actOf(facts);
  return told?.threshold === null ? undefined : told?.threshold;
}
