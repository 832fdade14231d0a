import { useId } from 'react';
import type { Field, FieldValue, HopParameter, NumberParameter } from '../../workers/engine/scenario/parameter.ts';
import { compact, fraction } from '../format.ts';
import { helpOf, notableOf } from '../scenario/card-texts.ts';
import { shownAs, valueWords } from '../scenario/parameter-words.ts';
import { sourceText } from '../scenario/papers.ts';
import { usePageState } from '../page.ts';
import { Choice } from '../ui/choice.tsx';
import { Switch } from '../ui/controls.tsx';
import { PlaceSelect } from '../ui/select.tsx';
import { TextField } from '../ui/text-field.tsx';
import { NumberControl } from './parameter-slider.tsx';
import { Button } from '../ui/button.tsx';
import { say } from '../../workers/words/say.ts';
import { heldIn, heldWords } from '../player/held-notice.ts';
import { rulesFor } from '../../workers/language/door.ts';
import { lazyPart } from '../ui/lazy-part.tsx';

interface Props<P extends Field, Value> {
  parameter: P;
  value: Value;
  /** Its path in the scenario, where it is a setting of the run on show: vary.ts offers to vary it. */
  path?: string | undefined;
  describedBy?: string;
  onCommit(value: Value): void;
}

/** The control that a parameter's own description asks for: sign, unit, range, what it means, and what papers set it to. */
export function ParameterControl({ parameter, value, path, onCommit }: Props<Field, FieldValue>) {
  const help = useId();
  return (
    <div className="parameter" data-vary={parameter.type === 'text' ? undefined : path}>
      {parameter.type === 'choice' && (
        <Choice
          label={parameter.name}
          value={String(value)}
          options={parameter.options}
          describedBy={help}
          onChange={onCommit}
        />
      )}
      {parameter.type === 'flag' && (
        <Switch
          label={parameter.symbol ? `${say(parameter.name)} (${parameter.symbol})` : parameter.name}
          checked={value === true}
          describedBy={help}
          onChange={onCommit}
        />
      )}
      {parameter.type === 'text' && parameter.isRule && (
        <RuleField label={parameter.name} value={String(value)} describedBy={help} path={path} onCommit={onCommit} />
      )}
      {parameter.type === 'text' && parameter.isRule && path && <HeldLines group={Number(path.split('.')[1])} />}
      {parameter.type === 'text' && !parameter.isRule && (
        <TextField
          label={parameter.name}
          value={String(value)}
          describedBy={help}
          onCommit={(text) => onCommit(text)}
        />
      )}
      {parameter.type === 'hop' && (
        <HopControl parameter={parameter} value={Number(value)} describedBy={help} onCommit={onCommit} />
      )}
      {parameter.type === 'number' && (
        <NumberControl parameter={parameter} value={value} describedBy={help} onCommit={onCommit} />
      )}
      <p id={help} className="help">
        <Raised text={sourceText(say(helpOf(parameter)))} />
        {parameter.type === 'number' && !parameter.ofRun && ` ${rangeWords(parameter)}`}
      </p>
      {parameter.type === 'number' && value !== parameter.or?.value && (
        <Notable parameter={parameter} value={Number(value)} onCommit={onCommit} />
      )}
    </div>
  );
}

/** One of the bottlenecks. */
function HopControl({ parameter, value, describedBy, onCommit }: Props<HopParameter, number>) {
  const hops = usePageState((state) => state.scenario.path.length);
  return (
    <PlaceSelect
      label={parameter.name}
      chosen={value}
      words={Array.from({ length: hops }, (_, hop) => valueWords(parameter, hop))}
      describedBy={describedBy}
      onChoose={onCommit}
    />
  );
}

/** Text whose `W^k` is set with a raised k. */
function Raised({ text }: { text: string }) {
  return text.split(/\^(\w)/).map((part, index) => (index % 2 === 1 ? <sup key={index}>{part}</sup> : part));
}

/** The values that papers used; a press sets one. */
function Notable({ parameter, value, onCommit }: Props<NumberParameter, number>) {
  const values = notableOf(parameter);
  if (values.length === 0) return null;
  return (
    <ul
      className="notable flex wrap small ink-3"
      aria-label={say('Values of {name} in papers', { name: parameter.symbol || say(parameter.name) })}
    >
      {values.map((notable) => (
        <li className="row on-line" key={notable.source + notable.value}>
          <Button aria-pressed={notable.value === value} onClick={() => onCommit(notable.value)}>
            {notableWords(parameter, notable.value)}
          </Button>{' '}
          {sourceText(notable.source)}
        </li>
      ))}
    </ul>
  );
}

/** From end to end of the slider; the field beside it may take more. */
function rangeWords(parameter: NumberParameter): string {
  const { unit, min, max } = shownAs(parameter);
  const ends = { min: numberWords(parameter, min), max: numberWords(parameter, max) + (unit && ` ${say(unit)}`) };
  return say(parameter.shown ? 'The slider goes from {min} to {max}.' : 'From {min} to {max}.', ends);
}

/** Where the form has a unit of its own, with it. */
function notableWords(parameter: NumberParameter, value: number): string {
  const { unit, toShown } = shownAs(parameter);
  return numberWords(parameter, toShown(value)) + (parameter.shown && unit ? `\u00a0${unit}` : '');
}

/** A number as the form shows it. */
function numberWords(parameter: NumberParameter, value: number): string {
  return shownAs(parameter).unit === '' ? fraction(value) : compact(value);
}

/** Under a rule: what it gave in this run that cannot be, when first and how often. */
function HeldLines({ group }: { group: number }) {
  const held = usePageState((state) => state.held);
  const lines = heldIn(held, group);
  if (lines.length === 0) return null;
  return (
    <ul className="warning small held-lines" aria-label="What was held in this run">
      {lines.map((one) => (
        <li key={`${one.line} ${one.name} ${one.why}`}>
          {one.times === 1
            ? say('{what}, once so far.', { what: heldWords(one) })
            : say('{what}, {count} times so far.', { what: heldWords(one), count: one.times })}
        </li>
      ))}
    </ul>
  );
}

/** The field of a rule, fetched with what reads rules when one is shown. */
const RuleField = lazyPart(
  async () => (await Promise.all([import('./rule-field.tsx'), rulesFor('own')]))[0].RuleField,
  { onlyWhenShown: true, name: 'The field of a rule', words: ['work'] },
);
