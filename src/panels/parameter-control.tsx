import { useId } from 'react';
import type { NumberParameter, Parameter } from '../../workers/engine/scenario/parameter.ts';
import { compact, fraction } from '../format.ts';
import { sourceText } from '../scenario/papers.ts';
import { Choice } from '../ui/choice.tsx';
import { Switch } from '../ui/controls.tsx';
import { ParameterSlider } from './parameter-slider.tsx';

interface Props<P extends Parameter, Value> {
  parameter: P;
  value: Value;
  onCommit(value: Value): void;
}

/** The control that a parameter's own description asks for: sign, unit, range, what it means, and what papers set it to. */
export function ParameterControl({ parameter, value, onCommit }: Props<Parameter, number | boolean | string>) {
  const help = useId();
  return (
    <div className="parameter">
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
          label={parameter.symbol ? `${parameter.name} (${parameter.symbol})` : parameter.name}
          checked={value === true}
          describedBy={help}
          onChange={onCommit}
        />
      )}
      {parameter.type === 'number' && (
        <ParameterSlider parameter={parameter} value={Number(value)} describedBy={help} onCommit={onCommit} />
      )}
      <p id={help} className="help">
        <Raised text={sourceText(parameter.help)} />
        {parameter.type === 'number' &&
          !parameter.shown &&
          ` From ${numberWords(parameter, parameter.min)} to ${numberWords(parameter, parameter.max)}${parameter.unit && ` ${parameter.unit}`}.`}
      </p>
      {parameter.type === 'number' && <Notable parameter={parameter} value={Number(value)} onCommit={onCommit} />}
    </div>
  );
}

/** Text whose `W^k` is set with a raised k. */
function Raised({ text }: { text: string }) {
  return text.split(/\^(\w)/).map((part, index) => (index % 2 === 1 ? <sup key={index}>{part}</sup> : part));
}

/** The values that papers used; a press sets one. */
function Notable({ parameter, value, onCommit }: Props<NumberParameter, number>) {
  const { notable: values = [] } = parameter;
  if (values.length === 0) return null;
  return (
    <ul className="notable" aria-label={`Values of ${parameter.symbol} in papers`}>
      {values.map((notable) => (
        <li key={notable.source + notable.value}>
          <button type="button" aria-pressed={notable.value === value} onClick={() => onCommit(notable.value)}>
            {numberWords(parameter, notable.value)}
          </button>{' '}
          {sourceText(notable.source)}
        </li>
      ))}
    </ul>
  );
}

function numberWords({ unit }: NumberParameter, value: number): string {
  return unit === '' ? fraction(value) : compact(value);
}
