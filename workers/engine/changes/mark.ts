import { changeCard } from './card.ts';
import { FLOW, GROUP, NEXT_PACKETS } from './fields.ts';

export const mark = changeCard({
  do: 'mark',
  about:
    'Marks (ECN) the next `count` packets of one flow of the group that can carry a mark, at the entry of the first hop it enters. A group without `ecn` has none that can.',
  fields: [GROUP, FLOW, NEXT_PACKETS],
  ofPackets: true,
  act({ group: id, flow: index, count }, network) {
    const { firstHop, endpoint } = network.flowsOf(id)[index]!;
    firstHop.forceMark(endpoint, count);
  },
  verb: ({ flow: index, count }, say) =>
    say.words('marked {packets} of {flow}', { packets: say.packets(count), flow: say.flow(index) }),
  thing: ({ flow: index, count }, say) =>
    say.words('{packets} of {flow} marked at {time}', {
      packets: say.packets(count),
      flow: say.flow(index),
      time: say.time,
    }),
});
