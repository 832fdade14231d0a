import { useRef, useState } from 'react';
import type { FlowGroup } from '../../workers/engine/scenario/types.ts';
import { usePage, usePageState } from '../page.ts';
import { remarkOf } from '../scenario/describe.ts';
import { withCount, withGroup, withoutGroup } from '../scenario/edit-flows.ts';
import { flowsOf, namesOf, settingsLine, slotsOf } from '../scenario/names.ts';
import { Section, Stepper } from '../ui/controls.tsx';
import { FlowKey } from '../ui/flow-key.tsx';
import { lazyEditor } from './lazy-editor.ts';
import { LinkButton } from '../ui/button.tsx';
import { inRow, say } from '../../workers/words/say.ts';
import { sayMarked } from '../words/say-marked.tsx';

const GroupBody = lazyEditor(async () => (await import('./group-body.tsx')).GroupBody);
const SchemePicker = lazyEditor(async () => (await import('./scheme-picker.tsx')).SchemePicker);

/** Who shares the bottleneck: a row per group, and behind each its scheme's card. */
export function FlowsSection() {
  const scenario = usePageState((state) => state.scenario);
  const names = namesOf(scenario);
  const slots = slotsOf(scenario);
  const value = scenario.flows
    .map(({ count }, index) => (count > 1 ? `${count} ${names[index]}` : names[index]))
    .join(', ');
  // The picker, for a group by its index, or for one more group.
  const [picking, pick] = useState<{ target: number | null } | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  return (
    <Section id="flows" title="Flows" value={value}>
      {scenario.flows.map((group, index) => (
        <Group
          key={group.id}
          group={group}
          index={index}
          name={names[index]!}
          slot={slots[index]!}
          onPick={() => pick({ target: index })}
          // The button that was pressed goes with its row.
          onGone={() => add.current!.focus()}
        />
      ))}
      <LinkButton ref={add} onClick={() => pick({ target: null })}>
        Add a scheme
      </LinkButton>
      <SourcesAlone />
      {picking && <SchemePicker target={picking.target} onClose={() => pick(null)} />}
    </Section>
  );
}

/** Beside sources the last flow cannot be removed, as everything is counted by flows; but it can wait until the end. */
function SourcesAlone() {
  const { player } = usePage();
  const { flows, traffic, duration } = usePageState((state) => state.scenario);
  const [group] = flows;
  if (flows.length > 1 || traffic.length === 0 || !group || group.start >= duration) return null;
  return (
    <p className="help">
      {sayMarked(
        'A run has one flow at least. For the sources alone let it wait: <wait>Start at the end</wait>',
        {},
        {
          wait: (words) => (
            <LinkButton onClick={() => player.edit('the flows', (old) => withGroup(old, 0, { start: old.duration }))}>
              {words}
            </LinkButton>
          ),
        },
      )}
    </p>
  );
}

interface Props {
  group: FlowGroup;
  index: number;
  name: string;
  slot: number;
  onPick(): void;
  onGone(): void;
}

function Group({ group, index, name, slot, onPick, onGone }: Props) {
  const { player } = usePage();
  const alone = usePageState((state) => state.scenario.flows.length === 1);
  const [opened, setOpened] = useState(false);
  const remark = usePageState((state) => remarkOf(group, state.scenario));
  const remove = (): void => {
    if (player.edit('the flows', (old) => withoutGroup(old, index))) onGone();
  };
  return (
    <div className="flow relative">
      <details onToggle={(event) => event.currentTarget.open && setOpened(true)}>
        <summary>
          <FlowKey slot={slot} count={group.count} />
          <span>
            <b className="block strong">{name}</b>
            <span className="flow-settings small ink-3 block">
              {inRow('{first}; {next}', [settingsLine(group.scheme), remark].filter(Boolean))}
            </span>
          </span>
        </summary>
        {opened && (
          <GroupBody group={group} index={index} name={name} onPick={onPick} onRemove={alone ? null : remove} />
        )}
      </details>
      <Stepper
        label={say('Number of {flows}', { flows: flowsOf(group, name) })}
        value={group.count}
        min={1}
        vary={`flows.${index}.count`}
        remove={alone ? undefined : { words: say('Remove {name}', { name }), run: remove }}
        onChange={(count) =>
          player.edit(say('the number of {flows}', { flows: flowsOf(group, name) }), (old) =>
            withCount(old, index, count),
          )
        }
      />
    </div>
  );
}
