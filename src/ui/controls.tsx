/** Small controls on native elements. */
import { type ReactNode, type ToggleEvent, useId, useState } from 'react';
import { isLocked, useLesson } from '../lesson/lesson.ts';
import { setOpen, useSetUp } from '../screen/set-up.ts';
import { Marked, useTermsPart } from '../terms/marked.tsx';
import { NumberField } from './number-field.tsx';
import { type ChoiceProps, Label, optionsOf } from './select.tsx';
import { Button } from './button.tsx';
import { say } from '../../workers/words/say.ts';

export { Select } from './select.tsx';

/** Up to four exclusive choices, as radio buttons in a row. */
export function Segments<Value extends string>(props: ChoiceProps<Value>) {
  const name = useId();
  const terms = useTermsPart();
  return (
    <fieldset className="segments-field row wrap apart" aria-describedby={props.describedBy}>
      <Label as="legend" {...props} />
      <span className="segments small">
        {optionsOf(props).map((option) => (
          <label key={option.value} {...terms?.termProps(option.label)}>
            <input
              type="radio"
              name={name}
              checked={option.value === props.value}
              onChange={() => props.onChange(option.value)}
            />
            <span className="block ink-2 nowrap">{option.label}</span>
          </label>
        ))}
      </span>
    </fieldset>
  );
}

interface StepperProps {
  label: string;
  value: number;
  min: number;
  /** One less than the least takes the whole thing away, and is called so; without it there is no less. */
  remove?: { words: string; run(): void } | undefined;
  /** The path of the setting in the scenario on show. */
  vary?: string;
  onChange(value: number): void;
}

/** A count with − and +. */
export function Stepper({ label, value, min, remove, vary, onChange }: StepperProps) {
  const last = value <= min;
  return (
    <span className="stepper" role="group" aria-label={label} data-vary={vary}>
      <Button
        aria-label={last && remove ? remove.words : say('{label}: one less', { label: say(label) })}
        title={last ? remove?.words : undefined}
        disabled={last && !remove}
        onClick={() => (last && remove ? remove.run() : onChange(value - 1))}
      >
        −
      </Button>
      <NumberField label={label} value={value} onCommit={(count) => onChange(Math.max(min, Math.round(count)))} />
      <Button aria-label={say('{label}: one more', { label: say(label) })} onClick={() => onChange(value + 1)}>
        +
      </Button>
    </span>
  );
}

interface DisclosureProps {
  title: string;
  /** In a few words, what it is set to; shown while it is closed. */
  value?: string;
  children: ReactNode;
}

/** A section of the rail: its title, and what it is set to. Opening one never closes another. */
export function Section({ id, title, value, children }: DisclosureProps & { id: string }) {
  const open = useSetUp((state) => state.open.includes(id));
  // What was never opened is not made: it may have to be fetched.
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  const toggle = (event: ToggleEvent<HTMLDetailsElement>): void => {
    if (event.currentTarget.open !== open) setOpen(id, !open);
  };
  const locked = useLesson((lesson) => isLocked(lesson, id));
  const body = opened && children;
  return (
    <details className="section" id={id} open={open} onToggle={toggle}>
      <summary className="row on-line apart gap-12">
        <h2 className="still">{title}</h2>
        {value && <span className="section-value small ink-3 to-right">{value}</span>}
        {locked && <span className="locked small ink-3">locked</span>}
      </summary>
      {body &&
        (locked ? (
          <fieldset disabled className="section-body" aria-label={say('{title}, locked', { title: say(title) })}>
            {body}
          </fieldset>
        ) : (
          <div className="section-body">{body}</div>
        ))}
    </details>
  );
}

/** A disclosure within a section, for what is rarely set. */
export function Fold({ title, value, children }: DisclosureProps) {
  const [opened, setOpened] = useState(false);
  const toggle = (event: ToggleEvent<HTMLDetailsElement>): void => {
    // It bubbles: the section around hears of its own alone.
    event.stopPropagation();
    if (event.currentTarget.open) setOpened(true);
  };
  return (
    <details className="fold" onToggle={toggle}>
      <summary className="row on-line wrap apart small ink-2">
        <span>{title}</span>
        {value && <span className="section-value small ink-3 to-right end">{value}</span>}
      </summary>
      {opened && <div className="fold-body">{children}</div>}
    </details>
  );
}

interface SwitchProps {
  label: string;
  checked: boolean;
  describedBy?: string;
  onChange(checked: boolean): void;
}

/** On or off. */
export function Switch({ label, checked, describedBy, onChange }: SwitchProps) {
  return (
    <label className="switch row apart small gap-8">
      <span>
        <Marked text={label} />
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
