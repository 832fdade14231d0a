import { changeCard } from './card.ts';
import { GROUP, SOME_FLOWS } from './fields.ts';

export const start = changeCard({
  do: 'start',
  about: 'Starts (again) `count` idle flows of the group, the first ones first; null is all.',
  fields: [GROUP, SOME_FLOWS],
  act({ group: id, count }, network) {
    const idle = network.flowsOf(id).filter(({ started }) => !started);
    for (const one of idle.slice(0, count ?? idle.length)) network.setStarted(one, true);
  },
  shows({ group: id, count }, { running }, { flows }) {
    const index = flows.findIndex((candidate) => candidate.id === id);
    const all = flows[index]?.count;
    if (all !== undefined) running[index] = Math.min(all, running[index]! + (count ?? all));
  },
  verb: ({ count }, { words, group }) =>
    count === null ? words('started all {group}', { group }) : words('started {count} {group}', { count, group }),
  thing: ({ count }, { words, group, time }) =>
    count === null
      ? words('all {group} started at {time}', { group, time })
      : words('{count} {group} started at {time}', { count, group, time }),
});
