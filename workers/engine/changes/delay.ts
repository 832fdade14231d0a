import { hopsOf } from '../scenario/hops.ts';
import { LIMITS } from '../scenario/limits.ts';
import { milliseconds, number } from '../scenario/parameter.ts';
import type { FlowGroup } from '../scenario/types.ts';
import { changeCard, type ChangeWords } from './card.ts';
import { HOP } from './fields.ts';

/** Shortest delay, s: with it each round trip is above 0, whatever else is. */
const SHORTEST = 1e-5;

const DELAY = number({
  key: 'delay',
  name: 'Delay, one way',
  unit: 's',
  range: [SHORTEST, LIMITS.delay],
  default: 0.04,
  given: true,
  shown: milliseconds(1, 500),
  help: 'Of the link.',
});

function placed({ hop: at, delay: seconds }: { hop: number; delay: number }, { span, atHop, time }: ChangeWords) {
  return { span: span(seconds), at: atHop(at), time };
}

export const delay = changeCard({
  do: 'delay',
  about:
    'How long packets travel on a hop’s link, one way, from then on; where the reverse path is ideal ACKs too. A packet whose transmission has begun, and an ACK that is under way, keep the delay that they had, and nothing overtakes them.',
  fields: [HOP, DELAY],
  refusal({ hop: at }, scenario) {
    if (hopsOf(scenario)[at]!.trace) return { key: 'hop', rule: 'must be a hop that follows no trace' };
    const { reverse, flows } = scenario;
    const crosses = ({ enter, leave }: FlowGroup): boolean => enter <= at && at <= leave;
    // Their ACKs may come back in one pipe.
    const together = flows.some((one) =>
      flows.some((other) => one.leave === other.leave && crosses(one) !== crosses(other)),
    );
    return reverse === 'ideal' && together
      ? {
          key: 'hop',
          rule: "must be crossed by all flows that leave the path together, while the reverse path is 'ideal'",
        }
      : null;
  },
  visitsQueue: () => true,
  act: ({ hop: at, delay: seconds }, network) => network.setDelay(at, seconds),
  shows({ hop: at, delay: seconds }, { delays }) {
    delays[at] = seconds;
  },
  verb: (event, say) => say.words('link delay {span}{at}', placed(event, say)),
  thing: (event, say) => say.words('a link delay of {span}{at} from {time}', placed(event, say)),
  told: (event, say) => say.words('The delay of the link{at} is now {span}.', placed(event, say)),
});
