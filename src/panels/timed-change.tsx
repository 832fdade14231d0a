import type { Change } from '../../workers/engine/scenario/types.ts';
import { spanText } from '../format.ts';
import { usePage, usePageState } from '../page.ts';
import { LinkButton } from '../ui/button.tsx';
import { say } from '../../workers/words/say.ts';

/**
 * Beside a control that was set while the run went on: from when on what it says holds, and a press that has it from the start.
 * @param change the kind of change that the control makes, and at which hop
 */
export function TimedChange({ change, hop }: { change: Change['do']; hop: number }) {
  const { player } = usePage();
  const at = usePageState(({ scenario: { events }, liveEvents }) => {
    const made = events.slice(events.length - liveEvents);
    return made.findLast((event) => event.do === change && 'hop' in event && event.hop === hop)?.at ?? null;
  });
  if (at === null) return null;
  return (
    <p className="help timed-change" role="status">
      {say('From {time} on.', { time: spanText(Number(at.toFixed(2))) })}{' '}
      <LinkButton onClick={player.fromTheStart} title="Begin again with all that was set while the run went on">
        Have it from the start
      </LinkButton>
    </p>
  );
}
