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

export interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  /** In a list, or the words of each value. */
  options: readonly Option<Value>[] | Readonly<Record<Value, string>>;
  onChange(value: Value): void;
  hideLabel?: boolean;
  describedBy?: string;
}

export function optionsOf<Value extends string>({ options }: Pick<ChoiceProps<Value>, 'options'>): Option<Value>[] {
  if (Array.isArray(options)) return options as Option<Value>[];
  return (Object.entries(options) as [Value, string][]).map(([value, label]) => ({ value, label }));
}

/** One of several, in a list that opens. */
export function Select<Value extends string>(props: ChoiceProps<Value>) {
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
        {optionsOf(props).map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}

interface PlaceProps extends Omit<ChoiceProps<string>, 'value' | 'options' | 'onChange'> {
  words: readonly string[];
  /** -1 for none of them. */
  chosen: number;
  /** What stands there while none is chosen. */
  absent?: string;
  onChoose(place: number): void;
}

/** One of several, by its place among them. */
export function PlaceSelect({ words, chosen, absent, onChoose, ...rest }: PlaceProps) {
  const options = words.map((label, place) => ({ value: String(place), label }));
  if (absent !== undefined && chosen < 0) options.unshift({ value: '-1', label: absent });
  return <Select {...rest} options={options} value={String(chosen)} onChange={(place) => onChoose(Number(place))} />;
}
