import { findScheme } from '../../workers/engine/schemes/index.ts';
import type { FieldValues } from '../../workers/engine/scenario/parameter.ts';
import { FLOW_COUNT, GROUP_FIELDS } from '../../workers/engine/scenario/sender-fields.ts';
import { transportSettings } from '../../workers/engine/scenario/transport-profiles.ts';
import type { FlowGroup } from '../../workers/engine/scenario/types.ts';
import { usePage, usePageState } from '../page.ts';
import {
  mayBeRepaired,
  schemePreset,
  sendsAsLinux,
  withGroup,
  withGroupFields,
  withLinux,
  withScheme,
} from '../scenario/edit-flows.ts';
import { presetOf } from '../scenario/names.ts';
import { sourceText } from '../scenario/papers.ts';
import { Fold, Segments } from '../ui/controls.tsx';
import { PlaceSelect } from '../ui/select.tsx';
import { ScenarioFields } from './scenario-fields.tsx';
import { About, Laws, Origin, Parameters } from './scheme-card.tsx';
import { TransportFields } from './transport-fields.tsx';
import { LinkButton } from '../ui/button.tsx';
import { say } from '../../workers/words/say.ts';

interface Props {
  group: FlowGroup;
  index: number;
  name: string;
  onPick(): void;
  /** Null for the only group, which stays. */
  onRemove: (() => void) | null;
}

/** Behind a group's row: its scheme's card, and when, how far and how much its flows send. */
export function GroupBody({ group, index, name, onPick, onRemove }: Props) {
  const { player } = usePage();
  const card = findScheme(group.scheme.kind);
  const setScheme = (scheme: FlowGroup['scheme']): boolean =>
    player.edit(name, (old) => withScheme(old, index, scheme));
  const named = presetOf(group.scheme);
  const preset = named ? card!.presets.indexOf(named) : -1;
  return (
    <div className="flow-body">
      <p className="flow-verbs flex wrap" data-vary={`flows.${index}.scheme`}>
        <LinkButton onClick={onPick}>Another scheme</LinkButton>
        {onRemove && <LinkButton onClick={onRemove}>{say('Remove {name}', { name })}</LinkButton>}
      </p>
      <Fields group={group} index={index} name={name} />
      <Transport group={group} index={index} name={name} />
      {card && card.presets.length > 0 && (
        <PlaceSelect
          label="As in"
          chosen={preset}
          absent="none: set by hand"
          words={card.presets.map((candidate) => `${candidate.name}, ${sourceText(candidate.source)}`)}
          onChoose={(at) => setScheme(schemePreset(card.kind, card.presets[at]!.values))}
        />
      )}
      {card && <p className="full-name">{card.fullName}</p>}
      {card && <Laws card={card} />}
      {card && <Parameters card={card} scheme={group.scheme} at={`flows.${index}.scheme`} onSet={setScheme} />}
      {card && <About card={card} />}
      {card && <Origin card={card} />}
    </div>
  );
}

/** All that a group has beside its scheme; its number of flows stands beside its name. */
const FIELDS = GROUP_FIELDS.filter((field) => field !== FLOW_COUNT);

/** When the flows come and go, how far away they are, how much they send and which way. */
function Fields({ group, index, name }: Omit<Props, 'onPick' | 'onRemove'>) {
  const { player } = usePage();
  return (
    <ScenarioFields
      name={name}
      fields={FIELDS}
      values={group as unknown as FieldValues}
      at={`flows.${index}`}
      onSet={(change) => player.edit(name, (old) => withGroupFields(old, index, change))}
    />
  );
}

/** The transport of one group: what it has of its own, else what all flows have. */
function Transport({ group, index, name }: Omit<Props, 'onPick' | 'onRemove'>) {
  const { player } = usePage();
  const options = usePageState((state) => state.scenario.transport);
  const linux = sendsAsLinux(group);
  const own = Object.keys(group.transport).length > 0;
  return (
    <Fold
      title="Transport"
      value={linux ? 'as Linux of today' : own ? say('partly of its own') : say('as all flows have it')}
    >
      {mayBeRepaired(group) && (
        <>
          <Segments
            label="Sends"
            value={linux ? 'linux' : 'scenario'}
            options={{ scenario: 'As set below', linux: 'As Linux of today' }}
            onChange={(choice) => player.edit(name, (old) => withLinux(old, index, choice === 'linux'))}
          />
          <p className="help">
            Linux of today: an initial window of 10, all repairs, windows in whole packets, a timer that counts
            milliseconds and, of CUBIC, HyStart and whole steps.
          </p>
        </>
      )}
      <TransportFields
        name={name}
        values={transportSettings(options, group.transport)}
        usual={transportSettings(options)}
        scheme={group.scheme}
        at={`flows.${index}.transport`}
        onSet={(change) =>
          player.edit(name, (old) =>
            withGroup(old, index, { transport: { ...old.flows[index]!.transport, ...change } }),
          )
        }
      />
      {own && (
        <LinkButton
          onClick={() => player.edit(name, (old) => withGroup(withLinux(old, index, false), index, { transport: {} }))}
        >
          As all flows have it
        </LinkButton>
      )}
    </Fold>
  );
}
