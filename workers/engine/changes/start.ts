import { changeCard } from './card.ts';
import { group, someFlows } from './entries.ts';

export const start = changeCard({
  do: 'start',
  about: 'Starts (again) so many idle flows of the group, the first ones first; null is all.',
  entries: { group, count: someFlows },
  act({ group: id, count }, network) {
    const idle = network.flowsOf(id).filter(({ started }) => !started);
    for (const one of idle.slice(0, count ?? idle.length)) network.setStarted(one, true);
  },
  shows({ group: id, count }, { running }, { flows }) {
    const index = flows.findIndex((candidate) => candidate.id === id);
    const all = flows[index]?.count;
    if (all !== undefined) running[index] = Math.min(all, running[index]! + (count ?? all));
  },
  verb: ({ count }, say) => `started ${count ?? 'all'} ${say.group}`,
  thing: ({ count }, say) => `${count ?? 'all'} ${say.group} started at ${say.time}`,
});
