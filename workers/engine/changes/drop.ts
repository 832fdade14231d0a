import * as v from 'valibot';
import { whole } from '../scenario/fields.ts';
import { changeCard } from './card.ts';
import { flow, group } from './entries.ts';

export const drop = changeCard({
  do: 'drop',
  about: 'Drops the next so many packets of one flow of the group at the entry of the first hop it enters.',
  entries: { group, flow, count: v.optional(whole(1, 1_000, 'packets'), 1) },
  ofPackets: true,
  act({ group: id, flow: index, count }, network) {
    const { firstHop, endpoint } = network.flowsOf(id)[index]!;
    firstHop.forceDrop(endpoint, count);
  },
  verb: ({ flow: index, count }, say) => `dropped ${say.packets(count)} of ${say.flow(index)}`,
  thing: ({ flow: index, count }, say) => `${say.packets(count)} of ${say.flow(index)} dropped at ${say.time}`,
});
