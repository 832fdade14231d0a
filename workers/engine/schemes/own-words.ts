/** How a rule that a person writes tells what it did: its line, the numbers in it, and what it gave. */
import { FIRST_PARAM } from '../../language/slots.ts';
import type { Facts } from '../transport/telling.ts';
import { again, type Told } from './own-replay.ts';

/** What the rule read before the act, in the order of `Rule.reads`; the first says whether `every rtt` took part. */
export function ruleTerms(): string[] {
  return ['round', ...Array.from({ length: FIRST_PARAM }, (_, index) => `read${index}`)];
}

/** The rule of growth of one part. */
export function grown(part: 'slow' | 'ack') {
  const of = (facts: Facts<string>): Told => {
    const read = facts as unknown as Readonly<Record<string, number>>;
    return again(facts, facts.before, read['round'] === 1 ? [part, 'rtt'] : [part]);
  };
  return {
    says: (facts: Facts<string>) => of(facts).says,
    gives(facts: Facts<string>): number {
      const deficit = (facts as unknown as Readonly<Record<string, number>>)['deficit']!;
      const { window } = of(facts);
      return deficit > 0 ? Math.max(1, window - deficit) : window;
    },
  };
}

/** What a cut of the window `facts.cut` leaves. */
export function cutByRule(facts: Facts<'cut'>): Told {
  return again(facts, facts.cut, [facts.cause === 'mark' ? 'mark' : 'loss']);
}
