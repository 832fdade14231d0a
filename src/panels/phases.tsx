import { countWord } from '../format.ts';
import { usePage, usePageState } from '../page.ts';
import { phaseCount, withShuffledPhases } from '../scenario/shuffle.ts';
import { Button } from '../ui/button.tsx';
import { say } from '../../workers/words/say.ts';

/** The changes of the run so far, as phases in an order that the seed draws. */
export function Phases() {
  const { player } = usePage();
  const count = usePageState((state) => phaseCount(state.scenario));
  const seed = usePageState((state) => state.scenario.seed);
  if (count < 2) return null;
  const shuffle = (): void => {
    const text = say('The changes now come in the order that seed {seed} draws.', { seed });
    player.open(withShuffledPhases(player.state.scenario), true, { kind: 'info', text });
  };
  return (
    <>
      <div className="verbs">
        <Button className="wide" onClick={shuffle}>
          {say('Shuffle the {count} phases', { count: countWord(count) })}
        </Button>
      </div>
      <p className="help">
        {say(
          'A phase is all that changes at one time. The run’s seed ({seed}) draws which comes when; another seed draws another order when you press again.',
          { seed },
        )}
      </p>
    </>
  );
}
