import { hopsOf } from '../scenario/hops.ts';
import { LIMITS } from '../scenario/limits.ts';
import { number } from '../scenario/parameter.ts';
import { changeCard, type ChangeWords } from './card.ts';
import { HOP } from './fields.ts';

function placed({ hop: at, limit }: { hop: number; limit: number }, { packets, atHop, time }: ChangeWords) {
  return { packets: packets(limit), at: atHop(at), time };
}

export const queue = changeCard({
  do: 'queue',
  about:
    'How many packets may wait at a hop from then on. Those that wait beyond it stay until they are sent; a queue that serves flows in turn drops from the longest flow’s for each that comes.',
  fields: [
    HOP,
    number({
      key: 'limit',
      name: 'Holds',
      unit: 'packets',
      range: [1, LIMITS.queue],
      default: 60,
      whole: true,
      given: true,
      help: 'Packets that may wait; the one in transmission does not count.',
    }),
  ],
  refusal: ({ hop: at }, scenario) =>
    hopsOf(scenario)[at]!.rate === null ? { key: 'hop', rule: 'must be a hop with a limited rate' } : null,
  act: ({ hop: at, limit }, { hops }) => hops[at]!.setLimit(limit),
  shows({ hop: at, limit }, { limits }) {
    limits[at] = limit;
  },
  verb: (event, say) => say.words('queue of {packets}{at}', placed(event, say)),
  thing: (event, say) => say.words('a queue of {packets}{at} from {time}', placed(event, say)),
  told: (event, say) =>
    say.words(
      event.limit === 1 ? 'The queue{at} holds one packet from now on.' : 'The queue{at} holds {packets} from now on.',
      placed(event, say),
    ),
});
