import { changeCard } from './card.ts';
import { FLOW, GROUP, NEXT_PACKETS } from './fields.ts';

export const drop = changeCard({
  do: 'drop',
  about: 'Drops the next `count` packets of one flow of the group at the entry of the first hop it enters.',
  fields: [GROUP, FLOW, NEXT_PACKETS],
  ofPackets: true,
  act({ group: id, flow: index, count }, network) {
    const { firstHop, endpoint } = network.flowsOf(id)[index]!;
    firstHop.forceDrop(endpoint, count);
  },
  verb: ({ flow: index, count }, say) =>
    say.words('dropped {packets} of {flow}', { packets: say.packets(count), flow: say.flow(index) }),
  thing: ({ flow: index, count }, say) =>
    say.words('{packets} of {flow} dropped at {time}', {
      packets: say.packets(count),
      flow: say.flow(index),
      time: say.time,
    }),
});
