import { queueCard } from '../../workers/engine/network/queues/index.ts';
import type { Queue } from '../../workers/engine/scenario/types.ts';
import { usePage } from '../page.ts';
import { withQueue } from '../scenario/edit-path.ts';
import { ComparedWith } from '../validation/compared-with.tsx';
import { CardFields } from './card-fields.tsx';

/** A queue's settings, except for its limit. */
export function QueueSettings({ queue, hop }: { queue: Queue; hop: number }) {
  const { player } = usePage();
  const card = queueCard(queue);
  return (
    <>
      <CardFields
        name={card.name}
        fields={card.parameters.filter(({ key }) => key !== 'limit')}
        values={queue}
        onSet={(change) => player.edit('the queue', (old) => withQueue(old, hop, change))}
      />
      <dl className="origin">
        <ComparedWith kind={card.kind} />
      </dl>
    </>
  );
}
