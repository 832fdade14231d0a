import { changeCard } from './card.ts';
import { GROUP, SOME_FLOWS } from './fields.ts';

export const stop = changeCard({
  do: 'stop',
  about: 'Stops `count` running flows of the group, the last ones first; null is all.',
  fields: [GROUP, SOME_FLOWS],
  act({ group: id, count }, network) {
    const running = network
      .flowsOf(id)
      .filter(({ started, sender }) => started && Number.isNaN(sender.counts.finishedAt));
    for (const one of running.reverse().slice(0, count ?? running.length)) network.setStarted(one, false);
  },
  shows({ group: id, count }, { running }, { flows }) {
    const index = flows.findIndex((candidate) => candidate.id === id);
    const all = flows[index]?.count;
    if (all !== undefined) running[index] = Math.max(0, running[index]! - (count ?? all));
  },
  verb: ({ count }, { words, group }) =>
    count === null ? words('stopped all {group}', { group }) : words('stopped {count} {group}', { count, group }),
  thing: ({ count }, { words, group, time }) =>
    count === null
      ? words('all {group} stopped at {time}', { group, time })
      : words('{count} {group} stopped at {time}', { count, group, time }),
});
