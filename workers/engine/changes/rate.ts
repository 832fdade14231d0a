import { hopsOf } from '../scenario/hops.ts';
import { LIMITS } from '../scenario/limits.ts';
import { number } from '../scenario/parameter.ts';
import { changeCard, type ChangeWords } from './card.ts';
import { HOP } from './fields.ts';

function placed({ hop: at, rate: next }: { hop: number; rate: number }, say: ChangeWords) {
  return { rate: say.rate(next), at: say.atHop(at), time: say.time };
}

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
  verb: (event, say) => say.words('link {rate}{at}', placed(event, say)),
  thing: (event, say) => say.words('link {rate}{at} from {time}', placed(event, say)),
  told: (event, say) => say.words('The link{at} changes to {rate}.', placed(event, say)),
});
