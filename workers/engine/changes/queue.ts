import { hopsOf } from '../scenario/hops.ts';
import { LIMITS } from '../scenario/limits.ts';
import { number } from '../scenario/parameter.ts';
import { changeCard } from './card.ts';
import { HOP } from './fields.ts';

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
  verb: ({ hop: at, limit }, say) => `queue of ${say.packets(limit)}${say.atHop(at)}`,
  thing: ({ hop: at, limit }, say) => `a queue of ${say.packets(limit)}${say.atHop(at)} from ${say.time}`,
  told: ({ hop: at, limit }, say) =>
    `The queue${say.atHop(at)} holds ${limit === 1 ? 'one packet' : say.packets(limit)} from now on.`,
});
