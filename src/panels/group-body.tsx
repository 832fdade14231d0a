import { findScheme } from '../../workers/engine/schemes/index.ts';
import type { ParameterValues } from '../../workers/engine/scenario/parameter.ts';
import { REPAIRS } from '../../workers/engine/scenario/repairs.ts';
import { transportSettings } from '../../workers/engine/scenario/transport-profiles.ts';
import type { FlowGroup } from '../../workers/engine/scenario/types.ts';
import { usePage, usePageState } from '../page.ts';
import { groupRemark } from '../scenario/describe.ts';
import {
  mayBeRepaired,
  schemePreset,
  sendsAsLinux,
  withGroup,
  withLinux,
  withoutGroup,
  withScheme,
} from '../scenario/edit-flows.ts';
import { withReverse } from '../scenario/edit-path.ts';
import { presetOf } from '../scenario/names.ts';
import { sourceText } from '../scenario/papers.ts';
import { Fold, Segments, Select, Switch } from '../ui/controls.tsx';
import { SliderField } from '../ui/slider-field.tsx';
import { CardFields } from './card-fields.tsx';
import { RouteFields } from './hop-fields.tsx';
import { About, Laws, Origin, Parameters } from './scheme-card.tsx';

interface Props {
  group: FlowGroup;
  index: number;
  name: string;
  onPick(): void;
}

/** Behind a group's row: its scheme's card, and when, how far and how much its flows send. */
export function GroupBody({ group, index, name, onPick }: Props) {
  const { player } = usePage();
  const alone = usePageState((state) => state.scenario.flows.length === 1);
  const card = findScheme(group.scheme.kind);
  const setScheme = (scheme: FlowGroup['scheme']): boolean =>
    player.edit(name, (old) => withScheme(old, index, scheme));
  const named = presetOf(group.scheme);
  const preset = named ? card!.presets.indexOf(named) : -1;
  return (
    <div className="flow-body">
      <p className="flow-verbs">
        <button type="button" className="link-button" onClick={onPick}>
          Another scheme
        </button>
        {!alone && (
          <button
            type="button"
            className="link-button"
            onClick={() => player.edit('the flows', (old) => withoutGroup(old, index))}
          >
            Remove {name}
          </button>
        )}
      </p>
      <More group={group} index={index} name={name} />
      {mayBeRepaired(group) && <Repairs group={group} index={index} name={name} />}
      {card && card.presets.length > 0 && (
        <Select
          label="As in"
          value={String(preset)}
          options={[
            ...(preset < 0 ? [{ value: '-1', label: 'none: set by hand' }] : []),
            ...card.presets.map((candidate, at) => ({
              value: String(at),
              label: `${candidate.name}, ${sourceText(candidate.source)}`,
            })),
          ]}
          onChange={(at) => setScheme(schemePreset(card.kind, card.presets[Number(at)]!.values))}
        />
      )}
      {card && <p className="full-name">{card.fullName}</p>}
      {card && <Laws card={card} />}
      {card && <Parameters card={card} scheme={group.scheme} onSet={setScheme} />}
      {card && <About card={card} />}
      {card && <Origin card={card} />}
    </div>
  );
}

/** The repairs of modern TCP, one by one or as Linux has them. */
function Repairs({ group, index, name }: Omit<Props, 'onPick'>) {
  const { player } = usePage();
  const options = usePageState((state) => state.scenario.transport);
  const linux = sendsAsLinux(group);
  const values = transportSettings(options, group.transport) as unknown as ParameterValues;
  const some = REPAIRS.some(({ type, key }) => type === 'flag' && values[key] === true);
  return (
    <Fold title="Modern TCP" value={linux ? 'as Linux of today' : some ? 'in part' : 'as in ns-2'}>
      <Segments
        label="Sends"
        value={linux ? 'linux' : 'scenario'}
        options={[
          { value: 'scenario', label: 'As set below' },
          { value: 'linux', label: 'As Linux of today' },
        ]}
        onChange={(choice) => player.edit(name, (old) => withLinux(old, index, choice === 'linux'))}
      />
      <p className="help">
        Linux of today: all of these, windows in whole packets, a timer that counts milliseconds and, of CUBIC, HyStart
        and whole steps.
      </p>
      <CardFields
        name="modern TCP"
        parameters={REPAIRS}
        values={values}
        onSet={(change) =>
          player.edit(name, (old) =>
            withGroup(old, index, { transport: { ...old.flows[index]!.transport, ...change } }),
          )
        }
      />
    </Fold>
  );
}

/** Packets of a transfer that has just been made finite. */
const TRANSFER = 100;

/** When the flows come and go, how far away they are, how much they send and which way. */
function More({ group, index, name }: Omit<Props, 'onPick'>) {
  const { player } = usePage();
  const scenario = usePageState((state) => state.scenario);
  const { duration } = scenario;
  const set = (change: Partial<FlowGroup>): boolean => player.edit(name, (old) => withGroup(old, index, change));
  const turn = (direction: FlowGroup['direction']): boolean =>
    // Reverse flows need a real reverse path.
    player.edit(name, (old) => withGroup(direction === 'reverse' ? withReverse(old, true) : old, index, { direction }));
  return (
    <Fold title="When, how far, how much" value={groupRemark(group, scenario) ? '' : 'all along'}>
      <SliderField
        label="Starts at"
        unit="s"
        value={group.start}
        min={0}
        max={duration}
        onCommit={(start) => set({ start })}
      />
      <SliderField
        label="Starts spread over"
        unit="s"
        value={group.startJitter}
        min={0}
        max={60}
        onCommit={(startJitter) => set({ startJitter })}
      />
      <Switch
        label="Stops before the end"
        checked={group.stop !== null}
        onChange={(stops) => set({ stop: stops ? Math.max(group.start + 1, duration / 2) : null })}
      />
      {group.stop !== null && (
        <SliderField
          label="Stops at"
          unit="s"
          value={group.stop}
          min={0}
          max={duration}
          onCommit={(stop) => set({ stop })}
        />
      )}
      <Segments
        label="Sends"
        value={group.packets === null ? 'endless' : 'finite'}
        options={[
          { value: 'endless', label: 'Without end' },
          { value: 'finite', label: 'A transfer' },
        ]}
        onChange={(kind) => set({ packets: kind === 'finite' ? TRANSFER : null })}
      />
      {group.packets !== null && (
        <SliderField
          label="Each flow sends"
          unit="packets"
          value={group.packets}
          min={1}
          max={100_000}
          whole
          onCommit={(packets) => set({ packets })}
        />
      )}
      <SliderField
        label="Packet size"
        unit="bytes"
        value={group.packetSize}
        min={40}
        max={1500}
        whole
        onCommit={(packetSize) => set({ packetSize })}
      />
      <SliderField
        label="Own delay, one way"
        unit="ms"
        value={group.accessDelay * 1000}
        min={0}
        max={500}
        onCommit={(ms) => set({ accessDelay: ms / 1000 })}
      />
      <SliderField
        label="Spread of round trips"
        unit="CV"
        value={group.rttCv}
        min={0}
        max={1}
        onCommit={(rttCv) => set({ rttCv })}
      />
      <p className="help">Coefficient of variation of the flows’ round trips: 0 is all alike.</p>
      <Segments
        label="Direction"
        value={group.direction}
        options={[
          { value: 'forward', label: 'There' },
          { value: 'reverse', label: 'Back' },
        ]}
        onChange={turn}
      />
      <RouteFields route={group} what={name} onSet={set} />
      <Switch label="Understands marks (ECN)" checked={group.ecn} onChange={(ecn) => set({ ecn })} />
    </Fold>
  );
}
