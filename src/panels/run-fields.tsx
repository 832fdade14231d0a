import type { FieldValues } from '../../workers/engine/scenario/parameter.ts';
import { RUN_FIELDS } from '../../workers/engine/scenario/run-fields.ts';
import { PROFILE, TRANSPORT_FORM } from '../../workers/engine/scenario/transport-fields.ts';
import { transportSettings } from '../../workers/engine/scenario/transport-profiles.ts';
import { usePage, usePageState } from '../page.ts';
import { withRunFields, withTransport } from '../scenario/edit.ts';
import { Fold } from '../ui/controls.tsx';
import { ScenarioFields } from './scenario-fields.tsx';
import { TransportFields } from './transport-fields.tsx';
import { say } from '../../workers/words/say.ts';

/** Beside its seed. */
const FIELDS = RUN_FIELDS.filter(({ key }) => key !== 'seed');
const OF_ALL_FLOWS = [PROFILE, ...TRANSPORT_FORM];

/** How long the run lasts, what is measured of it, and the transport of all its flows. */
export function RunFields() {
  const { player } = usePage();
  const scenario = usePageState((state) => state.scenario);
  const { transport } = scenario;
  return (
    <>
      <ScenarioFields
        name="the run"
        fields={FIELDS}
        at=""
        values={scenario as unknown as FieldValues}
        usual={{ title: '', note: '', warmup: scenario.duration / 5, sample: 'rtt' }}
        onSet={(change) => player.edit('the run’s settings', (old) => withRunFields(old, change))}
      />
      <Fold title="Transport of all flows" value={say('as in {profile}', { profile: transport.profile })}>
        <TransportFields
          name="all flows"
          fields={OF_ALL_FLOWS}
          at="transport"
          values={{ profile: transport.profile, ...transportSettings(transport) } as never}
          usual={transportSettings({ profile: transport.profile })}
          onSet={(change) => player.edit('the transport of all flows', (old) => withTransport(old, change))}
        />
      </Fold>
    </>
  );
}
