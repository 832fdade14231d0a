import { number } from '../scenario/parameter.ts';
import { changeCard } from './card.ts';
import { FLOW, GROUP } from './fields.ts';

export const drop = changeCard({
  do: 'drop',
  about: 'Drops the next `count` packets of one flow of the group at the entry of the first hop it enters.',
  fields: [
    GROUP,
    FLOW,
    number({
      key: 'count',
      name: 'Packets',
      unit: 'packets',
      range: [1, 1_000],
      default: 1,
      whole: true,
      help: 'How many packets.',
    }),
  ],
  ofPackets: true,
  act({ group: id, flow: index, count }, network) {
    const { firstHop, endpoint } = network.flowsOf(id)[index]!;
    firstHop.forceDrop(endpoint, count);
  },
  verb: ({ flow: index, count }, say) => `dropped ${say.packets(count)} of ${say.flow(index)}`,
  thing: ({ flow: index, count }, say) => `${say.packets(count)} of ${say.flow(index)} dropped at ${say.time}`,
});
