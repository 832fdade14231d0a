import { changeCard } from './card.ts';
import { FLOW, GROUP } from './fields.ts';

export const absent = changeCard({
  do: 'absent',
  about: 'From then on one flow of the group neither starts nor sends.',
  fields: [GROUP, FLOW],
  fromStart: true,
  exempts: true,
  begin({ group: id, flow: index }, { flowsOf }, at) {
    const without = flowsOf(id)[index]!;
    without.absentFrom = Math.min(without.absentFrom, at);
  },
  act({ group: id, flow: index }, network) {
    const without = network.flowsOf(id)[index]!;
    if (without.started) network.setStarted(without, false);
  },
  shows({ group: id }, { running }, { flows }) {
    const index = flows.findIndex((candidate) => candidate.id === id);
    running[index] = Math.max(0, running[index]! - 1);
  },
  verb: ({ flow: index }, say) => say.words('without {flow}', { flow: say.flow(index) }),
  thing: ({ flow: index }, say) => say.flow(index),
});
