import { usePage, usePageState } from '../page.ts';
import { differences, differenceText } from '../scenario/differences.ts';

/** Changes that are told one by one; of more, the number. */
const TOLD_CHANGES = 2;

/** What the reader has changed of what was opened, and the way back. */
export function Changes() {
  const { player } = usePage();
  const title = usePageState((state) => state.base.title);
  const changes = usePageState(({ base, scenario }) => {
    const found = differences(base, scenario).map(differenceText);
    const more = found.length - TOLD_CHANGES;
    return [...found.slice(0, TOLD_CHANGES), ...(more > 0 ? [`${more} more`] : [])].join('; ');
  });
  if (changes === '') return null;
  return (
    <>
      <span className="changed">Changed: {changes}</span>
      <button type="button" className="link-button" onClick={player.backToBase}>
        {title ? 'Back to the preset' : 'Back to the beginning'}
      </button>
    </>
  );
}
