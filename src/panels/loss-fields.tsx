import { useState } from 'react';
import { lossCard } from '../../workers/engine/network/losses/index.ts';
import {
  defaultsOf,
  type FieldValue,
  type FieldValues,
  findCard,
  type ListParameter,
  type NumberParameter,
  type SettingsParameter,
} from '../../workers/engine/scenario/parameter.ts';
import type { LossModel } from '../../workers/engine/scenario/types.ts';
import { capitalized, parseNumber, spanText } from '../format.ts';
import { lossSummary } from '../scenario/describe-loss.ts';
import { inRun } from '../scenario/parameter-words.ts';
import { sourceText } from '../scenario/papers.ts';
import { PlaceSelect, Select } from '../ui/select.tsx';
import { TextField } from '../ui/text-field.tsx';
import { CardFields } from './card-fields.tsx';
import { NumberControl } from './parameter-slider.tsx';
import { Button } from '../ui/button.tsx';
import { say } from '../../workers/words/say.ts';

interface Props {
  model: LossModel;
  /** Of the run, s. */
  duration: number;
  /** The model's path in the scenario on show; left out, it is a part of another model. */
  at?: string;
  onSet(model: LossModel): void;
}

/** What a loss model is, its parameters, and its list if it has one: as its card says. */
export function LossFields({ model, duration, at, onSet }: Props) {
  const card = lossCard(model);
  const set = (change: object): void => onSet({ ...model, ...change });
  return (
    <>
      <p className="help">{sourceText(card.about)}</p>
      <CardFields name={card.name} fields={card.parameters} values={model as FieldValues} at={at} onSet={set} />
      {card.list && <ListFields list={card.list} model={model} duration={duration} onSet={set} />}
    </>
  );
}

function ListFields({
  list,
  model,
  duration,
  onSet,
}: Omit<Props, 'onSet' | 'at'> & { list: ListParameter; onSet(change: object): void }) {
  const items = model[list.key as keyof LossModel] as unknown;
  const set = (next: readonly unknown[]): void => onSet({ [list.key]: next });
  return 'type' in list.of ? (
    <NumberList list={list} items={items as number[]} onSet={set} />
  ) : (
    <ItemList list={list} fields={list.of} items={items as Record<string, unknown>[]} duration={duration} onSet={set} />
  );
}

interface NumbersProps {
  list: ListParameter;
  items: readonly number[];
  onSet(items: number[]): void;
}

/** A list of numbers, as a line that can be typed, with lists worth a press. */
function NumberList({ list, items, onSet }: NumbersProps) {
  const commit = (text: string): boolean => {
    const numbers = text
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map(parseNumber);
    if (numbers.length === 0 || numbers.some(Number.isNaN)) return false;
    onSet(numbers);
    return true;
  };
  const notable = (list as ListParameter<number>).notable ?? [];
  return (
    <>
      <TextField label={list.name} value={items.join(', ')} onCommit={commit} />
      <p className="help">{list.help}</p>
      <div className="chips row wrap" role="group" aria-label={say('{name} in papers', { name: say(list.name) })}>
        {notable.map(({ name, value, source }) => (
          <Button
            key={name}
            className="chip"
            title={source === '' ? undefined : sourceText(source)}
            aria-pressed={value.join() === items.join()}
            onClick={() => onSet(value)}
          >
            {name}
          </Button>
        ))}
      </div>
    </>
  );
}

type Field = NumberParameter | SettingsParameter;
type Item = Readonly<Record<string, unknown>>;

interface ItemsProps {
  list: ListParameter;
  fields: readonly Field[];
  items: readonly Item[];
  /** Of the run, s. */
  duration: number;
  onSet(items: Item[]): void;
}

/** Items with fields. Items that hold a loss model of their own are long: of those one is open at a time. */
function ItemList({ list, fields, items, duration, onSet }: ItemsProps) {
  const [wanted, choose] = useState(0);
  const { item: noun } = list;
  const one = fields.some(({ type }) => type === 'settings');
  const chosen = one ? Math.min(wanted, items.length - 1) : items.length - 1;
  const Noun = capitalized(noun);
  const change = (at: number, key: string, value: unknown): void =>
    onSet(items.map((item, index) => (index === at ? { ...item, [key]: value } : item)));
  const add = (): void => {
    onSet([...items, list.next!(items, duration) as Item]);
    choose(items.length);
  };
  return (
    <>
      {one && (
        <PlaceSelect
          label={Noun}
          chosen={chosen}
          words={items.map((item) => itemText(fields, item))}
          onChoose={choose}
        />
      )}
      {items.map(
        (item, index) =>
          (!one || index === chosen) && (
            // Items have no name but their place.
            <div className="inset" key={index} role="group" aria-label={`${Noun} ${index + 1}`}>
              {fields.map((field) => (
                <ItemField
                  key={field.key}
                  field={field.type === 'number' ? inRun(field, {}, duration) : field}
                  value={item[field.key]}
                  duration={duration}
                  onSet={(value) => change(index, field.key, value)}
                />
              ))}
            </div>
          ),
      )}
      <div className="verbs">
        <Button disabled={items.length === list.longest} onClick={add}>
          {say('Add a {item}', { item: say(noun) })}
        </Button>
        <Button disabled={items.length === 1} onClick={() => onSet(items.filter((_, index) => index !== chosen))}>
          {one ? say('Remove this {item}', { item: say(noun) }) : 'Remove the last'}
        </Button>
      </div>
    </>
  );
}

/** `from 50 s: 1 in 25, evenly`. */
function itemText(fields: readonly Field[], item: Item): string {
  return fields
    .map(({ type, key, name }) =>
      type === 'settings'
        ? lossSummary(item[key] as LossModel)
        : `${name.toLowerCase()} ${spanText(item[key] as number)}`,
    )
    .join(': ');
}

interface FieldProps<Kind extends Field> {
  field: Kind;
  value: unknown;
  duration: number;
  onSet(value: unknown): void;
}

function ItemField({ field, value, duration, onSet }: FieldProps<Field>) {
  if (field.type === 'settings') {
    const model = value as LossModel;
    return (
      <>
        <Select
          label={field.name}
          value={model.kind}
          options={field.cards.map((card) => ({ value: card.kind, label: card.name }))}
          onChange={(kind) => onSet(defaultsOf(findCard(field.cards, kind)!))}
        />
        <LossFields model={model} duration={duration} onSet={onSet} />
      </>
    );
  }
  return <NumberControl parameter={field} value={value as FieldValue} onCommit={onSet} />;
}
