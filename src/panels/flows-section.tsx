import { useState } from 'react';
import { findScheme } from '../../workers/engine/schemes/index.ts';
import type { FlowGroup } from '../../workers/engine/scenario/types.ts';
import { usePage, usePageState } from '../page.ts';
import { schemePreset, withCount, withGroup, withoutGroup, withScheme } from '../scenario/edit.ts';
import { namesOf, presetOf, settingsLine, slotsOf } from '../scenario/names.ts';
import { sourceText } from '../scenario/papers.ts';
import { Section, Select, Stepper } from '../ui/controls.tsx';
import { FlowKey } from '../ui/flow-key.tsx';
import { SliderField } from '../ui/slider-field.tsx';
import { Laws, Origin, Parameters } from './scheme-card.tsx';
import { SchemePicker } from './scheme-picker.tsx';

/** Who shares the bottleneck: a row per group, and behind each its scheme's card. */
export function FlowsSection() {
  const scenario = usePageState((state) => state.scenario);
  const names = namesOf(scenario);
  const slots = slotsOf(scenario);
  // The picker, for a group by its index, or for one more group.
  const [picking, pick] = useState<{ target: number | null } | null>(null);
  return (
    <Section id="flows" title="Flows" open>
      {scenario.flows.map((group, index) => (
        <Group key={group.id} group={group} index={index} name={names[index]!} slot={slots[index]!} onPick={() => pick({ target: index })} />
      ))}
      <button type="button" className="link-button" onClick={() => pick({ target: null })}>Add a scheme</button>
      {picking && <SchemePicker target={picking.target} onClose={() => pick(null)} />}
    </Section>
  );
}

function Group({ group, index, name, slot, onPick }: { group: FlowGroup; index: number; name: string; slot: number; onPick(): void }) {
  const { player } = usePage();
  const alone = usePageState((state) => state.scenario.flows.length === 1);
  const card = findScheme(group.scheme.kind);
  const setScheme = (scheme: FlowGroup['scheme']): boolean => player.edit(name, (old) => withScheme(old, index, scheme));
  const named = presetOf(group.scheme);
  const preset = named ? card!.presets.indexOf(named) : -1;
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
          {card && card.presets.length > 0 && (
            <Select
              label="As in"
              value={String(preset)}
              options={[
                ...(preset < 0 ? [{ value: '-1', label: 'none: set by hand' }] : []),
                ...card.presets.map((candidate, at) => ({ value: String(at), label: `${candidate.name}, ${sourceText(candidate.source)}` })),
              ]}
              onChange={(at) => setScheme(schemePreset(card.kind, card.presets[Number(at)]!.values))}
            />
          )}
          {card && <p className="full-name">{card.fullName}</p>}
          {card && <Laws card={card} />}
          {card && <Parameters card={card} scheme={group.scheme} onSet={setScheme} />}
          <SliderField label="Starts at" unit="s" value={group.start} min={0} max={60} onCommit={(start) => player.edit(name, (old) => withGroup(old, index, { start }))} />
          {card && <p className="about">{card.about}</p>}
          {card && <Origin card={card} />}
          <p className="flow-verbs">
            <button type="button" className="link-button" onClick={onPick}>Another scheme</button>
            {!alone && <button type="button" className="link-button" onClick={() => player.edit('the flows', (old) => withoutGroup(old, index))}>Remove {name}</button>}
          </p>
        </div>
      </details>
      <Stepper label={`Number of ${name} flows`} value={group.count} min={1} onChange={(count) => player.edit(`the number of ${name} flows`, (old) => withCount(old, index, count))} />
    </div>
  );
}
