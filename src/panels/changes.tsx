import { usePage, usePageState } from '../page.ts';
import { differences, differenceText } from '../scenario/differences.ts';
import { LinkButton } from '../ui/button.tsx';
import { inRow, say } from '../../workers/words/say.ts';

/** At most this many changes are listed; of more, only the number is shown. */
const LISTED_CHANGES = 2;

/** What the reader has changed since the scenario was opened, and a button to reset it. */
export function Changes() {
  const { player } = usePage();
  const title = usePageState((state) => state.base.title);
  const changes = usePageState(({ base, scenario }) => {
    const found = differences(base, scenario).map(differenceText);
    const more = found.length - LISTED_CHANGES;
    return inRow('{first}; {next}', [
      ...found.slice(0, LISTED_CHANGES),
      ...(more > 0 ? [say('{count} more', { count: more })] : []),
    ]);
  });
  if (changes === '') return null;
  return (
    <>
      <span className="changed ink-2 block">{say('Changed: {changes}', { changes })}</span>
      <LinkButton onClick={player.backToBase}>
        {say(title ? 'Back to “{title}”' : 'Back to the beginning', { title: say(title) })}
      </LinkButton>
    </>
  );
}
