import { queueCard } from '../../workers/engine/network/queues/index.ts';
import type { Queue } from '../../workers/engine/scenario/types.ts';
import { usePage, usePageState } from '../page.ts';
import { bufferInWords, withQueue } from '../scenario/edit-path.ts';
import { effectiveAt } from '../scenario/effective.ts';
import { hopPath } from '../scenario/hops.ts';
import { ComparedWith } from '../validation/compared-with.tsx';
import { CardFields } from './card-fields.tsx';

/** A queue's settings, except for its limit. */
export function QueueSettings({ queue, hop }: { queue: Queue; hop: number }) {
  const { player } = usePage();
  const card = queueCard(queue);
  const at = usePageState(({ scenario }) => hopPath(scenario, hop));
  const outOfReach = usePageState(({ scenario, now }) => {
    const holds = effectiveAt(scenario, now);
    const { rates, limits } = holds;
    const buffer = bufferInWords(scenario, rates[hop] ?? null, limits[hop] ?? queue.limit, holds);
    return buffer && card.outOfReach?.(queue, buffer.drain);
  });
  return (
    <>
      <CardFields
        name={card.name}
        fields={card.parameters.filter(({ key }) => key !== 'limit')}
        values={queue}
        at={`${at}.queue`}
        onSet={(change) => player.edit('the queue', (old) => withQueue(old, hop, change))}
      />
      {outOfReach && <p className="help">{outOfReach}</p>}
      <dl className="origin">
        <ComparedWith kind={card.kind} />
      </dl>
    </>
  );
}
