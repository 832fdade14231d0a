import { findScheme, schemes } from '../../workers/engine/schemes/index.ts';
import type { NumberParameter, Parameter } from '../../workers/engine/schemes/scheme.ts';
import type { FlowGroup } from '../../workers/engine/scenario/types.ts';
import { usePage, usePageState } from '../page.ts';
import { schemeDefaults, withAddedGroup, withCount, withGroup, withoutGroup } from '../scenario/edit.ts';
import { namesOf, settingsLine, slotsOf } from '../scenario/names.ts';
import { Law, Section, Segments, Select, Stepper } from '../ui/controls.tsx';
import { FlowKey } from '../ui/flow-key.tsx';
import { SliderField } from '../ui/slider-field.tsx';

/** Who shares the bottleneck: a row per group, and behind each its scheme's card. */
export function FlowsSection() {
  const { player } = usePage();
  const scenario = usePageState((state) => state.scenario);
  const names = namesOf(scenario);
  const slots = slotsOf(scenario);
  return (
    <Section id="flows" title="Flows" open>
      {scenario.flows.map((group, index) => (
        <Group key={group.id} group={group} index={index} name={names[index]!} slot={slots[index]!} />
      ))}
      <button
        type="button"
        className="link-button"
        onClick={() => player.edit('the flows', (old) => withAddedGroup(old, schemes.map((scheme) => scheme.kind)))}
      >
        Add a scheme
      </button>
    </Section>
  );
}

function Group({ group, index, name, slot }: { group: FlowGroup; index: number; name: string; slot: number }) {
  const { player } = usePage();
  const alone = usePageState((state) => state.scenario.flows.length === 1);
  const card = findScheme(group.scheme.kind);
  const set = (change: Partial<FlowGroup>): void => player.edit(name, (old) => withGroup(old, index, change));
  const preset = card?.presets.findIndex((candidate) => Object.entries(candidate.values).every(([key, value]) => group.scheme[key] === value)) ?? -1;
  return (
    <div className="flow">
      <details>
        <summary aria-label={`${name}: scheme and parameters`}>
          <FlowKey slot={slot} count={group.count} />
          <span>
            <b>{name}</b>
            <span className="flow-settings">{settingsLine(group.scheme)}</span>
          </span>
        </summary>
        <div className="flow-body">
          <Select
            label="Scheme"
            value={group.scheme.kind}
            options={schemes.map((scheme) => ({ value: scheme.kind, label: scheme.name }))}
            onChange={(kind) => set({ scheme: schemeDefaults(kind), label: '' })}
          />
          {card && card.presets.length > 0 && (
            <Select
              label="As in"
              value={String(preset)}
              options={[
                ...(preset < 0 ? [{ value: '-1', label: 'none: set by hand' }] : []),
                ...card.presets.map((candidate, at) => ({ value: String(at), label: `${candidate.name}, ${candidate.source}` })),
              ]}
              onChange={(at) => set({ scheme: { kind: card.kind, ...card.presets[Number(at)]!.values } })}
            />
          )}
          {card?.law.map((line) => <Law key={line} line={line} />)}
          {card?.parameters.map((parameter) => (
            <ParameterControl key={parameter.key} parameter={parameter} value={group.scheme[parameter.key]!} onCommit={(value) => set({ scheme: { ...group.scheme, [parameter.key]: value } })} />
          ))}
          <SliderField label="Starts at" unit="s" value={group.start} min={0} max={60} onCommit={(start) => set({ start })} />
          {card && <p className="about">{card.about}</p>}
          {card && <p className="citation">{card.citation}</p>}
          {!alone && (
            <button type="button" className="link-button" onClick={() => player.edit('the flows', (old) => withoutGroup(old, index))}>
              Remove {name}
            </button>
          )}
        </div>
      </details>
      <Stepper label={`Number of ${name} flows`} value={group.count} min={1} onChange={(count) => player.edit(`the number of ${name} flows`, (old) => withCount(old, index, count))} />
    </div>
  );
}

/** The control that a parameter's own description asks for. */
function ParameterControl({ parameter, value, onCommit }: { parameter: Parameter; value: number | boolean | string; onCommit(value: number | boolean | string): void }) {
  if (parameter.type === 'choice') {
    return <Segments label={parameter.name} value={String(value)} options={parameter.options} onChange={onCommit} />;
  }
  if (parameter.type === 'flag') {
    const options = [{ value: 'on', label: 'On' }, { value: 'off', label: 'Off' }];
    return <Segments label={parameter.name} value={value ? 'on' : 'off'} options={options} onChange={(choice) => onCommit(choice === 'on')} />;
  }
  return <NumberControl parameter={parameter} value={Number(value)} onCommit={onCommit} />;
}

function NumberControl({ parameter, value, onCommit }: { parameter: NumberParameter; value: number; onCommit(value: number): void }) {
  return (
    <SliderField
      label={`${parameter.name} ${parameter.symbol}`}
      unit={parameter.unit === 'packets per round trip' ? 'pkt/RTT' : parameter.unit}
      value={value}
      min={parameter.min}
      max={parameter.max}
      ticks={parameter.notable}
      help={parameter.help}
      onCommit={onCommit}
    />
  );
}
