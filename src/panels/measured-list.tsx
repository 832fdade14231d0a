import { usePage, usePageState } from '../page.ts';
import { withoutMeasured } from '../export/lay-under.ts';
import { SmallButton } from '../ui/button.tsx';
import { say } from '../../workers/words/say.ts';

/** The measured runs behind the run on show. */
export function MeasuredList() {
  const { player } = usePage();
  const measured = usePageState((state) => state.scenario.measured);
  return (
    <ul className="measured" aria-label="Measured runs behind this one">
      {measured?.map((run, index) => (
        <li className="row apart gap-8" key={run.name}>
          <span>{say('Behind it, measured: {name}', { name: run.name })}</span>
          <SmallButton
            aria-label={say('Remove {name}', { name: run.name })}
            onClick={() => player.edit('what was measured', (old) => withoutMeasured(old, index))}
          >
            Remove
          </SmallButton>
        </li>
      ))}
    </ul>
  );
}
