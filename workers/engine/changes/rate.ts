import { hopsOf } from '../scenario/hops.ts';
import { LIMITS } from '../scenario/limits.ts';
import { number } from '../scenario/parameter.ts';
import { changeCard } from './card.ts';
import { HOP } from './fields.ts';

export const rate = changeCard({
  do: 'rate',
  about: 'The rate of a hop’s link from then on, bit/s. A transmission that has begun keeps its rate.',
  fields: [
    HOP,
    number({
      key: 'rate',
      name: 'Rate',
      unit: 'bit/s',
      range: [LIMITS.minRate, LIMITS.maxRate],
      default: 10e6,
      given: true,
      help: 'Of the link.',
    }),
  ],
  refusal({ hop: at }, scenario) {
    const changed = hopsOf(scenario)[at]!;
    if (changed.rate === null) return { key: 'hop', rule: 'must be a hop with a limited rate' };
    return changed.trace ? { key: 'hop', rule: 'must be a hop that follows no trace' } : null;
  },
  visitsQueue: () => true,
  act: ({ hop: at, rate: next }, { hops, now }) => hops[at]!.setRate(next, now),
  shows({ hop: at, rate: next }, { rates }) {
    rates[at] = next;
  },
  verb: ({ hop: at, rate: next }, say) => `link ${say.rate(next)}${say.atHop(at)}`,
  thing: ({ hop: at, rate: next }, say) => `link ${say.rate(next)}${say.atHop(at)} from ${say.time}`,
  told: ({ hop: at, rate: next }, say) => `The link${say.atHop(at)} changes to ${say.rate(next)}.`,
});
