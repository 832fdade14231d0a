import type { FieldValues } from '../../workers/engine/scenario/parameter.ts';
import { HOP_FIELDS, LINK_RATE } from '../../workers/engine/scenario/run-fields.ts';
import { usePage, usePageState } from '../page.ts';
import { ChainPicture } from '../previews/chain-picture.tsx';
import { withAddedHop, withLimit, withoutHop, withReverse } from '../scenario/edit-path.ts';
import { atHop, hopName, hopPath, hopsOf, withHop } from '../scenario/hops.ts';
import { Segments, Switch } from '../ui/controls.tsx';
import { ScenarioFields } from './scenario-fields.tsx';
import { TraceEditor } from './trace-editor.tsx';
import { Button } from '../ui/button.tsx';
import { say } from '../../workers/words/say.ts';

/** The rate has a slider outside of this. */
const FIELDS = HOP_FIELDS.filter((field) => field !== LINK_RATE);

/** Bottlenecks in series and the reverse path. `hop` is the selected one. */
export function PathEditor({ hop }: { hop: number }) {
  const { player } = usePage();
  const scenario = usePageState((state) => state.scenario);
  const { path, reverse } = scenario;
  const { rate, trace } = hopsOf(scenario)[hop]!;
  const limited = rate !== null;
  const several = path.length > 1;
  const removable = hop % path.length;
  const add = (): void => {
    if (player.edit('the path', withAddedHop)) player.setHop(path.length);
  };
  const remove = (): void => {
    if (player.edit('the path', (old) => withoutHop(old, removable))) player.setHop(Math.max(0, removable - 1));
  };
  return (
    <>
      <ChainPicture scenario={scenario} hop={hop} />
      <ScenarioFields
        name={hopName(scenario, hop)}
        fields={FIELDS}
        values={hopsOf(scenario)[hop] as unknown as FieldValues}
        at={hopPath(scenario, hop)}
        onSet={(change) => player.edit('the path', (old) => withHop(old, hop, change))}
      />
      <Switch
        label={say('{label}{at}', { label: say(LINK_RATE.or.switch), at: atHop(scenario, hop) })}
        checked={limited}
        onChange={(wanted) => player.edit('the path', (old) => withLimit(old, hop, wanted))}
      />
      {limited && !trace && <TraceEditor hop={hop} />}
      <div className="verbs">
        <Button onClick={add}>Add a bottleneck</Button>
        <Button disabled={!several} onClick={remove}>
          {several ? say('Remove no. {number}', { number: removable + 1 }) : 'Remove'}
        </Button>
      </div>
      <p className="help">
        A bottleneck that one group alone crosses is its own access link: the others cross from the next one on.
      </p>
      <Segments
        label="Reverse path"
        value={reverse === 'ideal' ? 'ideal' : 'real'}
        options={{ ideal: 'Ideal', real: 'Real' }}
        onChange={(kind) => player.edit('the reverse path', (old) => withReverse(old, kind === 'real'))}
      />
      <p className="help">
        {reverse === 'ideal'
          ? 'ACKs come back after their delay, none is lost.'
          : 'ACKs wait in queues on their way back and may be dropped; flows can send in the reverse direction.'}
      </p>
    </>
  );
}
