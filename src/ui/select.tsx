/** A choice from a list that opens. A file of its own: the first view needs it, and not the other controls. */
import { useId } from 'react';
import { Marked } from '../terms/marked.tsx';

export interface Option<Value extends string> {
  value: Value;
  label: string;
}

interface Props {
  as: 'label' | 'legend';
  label: string;
  hideLabel?: boolean | undefined;
  htmlFor?: string;
}

/** A label whose term opens its definition; one that only screen readers have is plain. */
export function Label({ as: Tag, label, hideLabel = false, htmlFor }: Props) {
  return (
    <Tag htmlFor={htmlFor} className={hideLabel ? 'visually-hidden' : undefined}>
      {hideLabel ? label : <Marked text={label} />}
    </Tag>
  );
}

/** One of several, in a list that opens. */
export function Select<Value extends string>(props: {
  label: string;
  value: Value;
  options: readonly Option<Value>[];
  onChange(value: Value): void;
  hideLabel?: boolean;
  describedBy?: string;
}) {
  const id = useId();
  return (
    <span className="select-field row apart gap-8">
      <Label as="label" htmlFor={id} {...props} />
      <select
        id={id}
        value={props.value}
        aria-describedby={props.describedBy}
        onChange={(event) => props.onChange(event.target.value as Value)}
      >
        {props.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
