import { useId } from 'react';
import type { NumberParameter, Parameter } from '../../workers/engine/scenario/parameter.ts';
import { compact, fraction } from '../format.ts';
import { sourceText } from '../scenario/papers.ts';
import { Segments, Select, Switch } from '../ui/controls.tsx';
import { SliderField } from '../ui/slider-field.tsx';

interface Props<P extends Parameter, Value> {
  parameter: P;
  value: Value;
  onCommit(value: Value): void;
}

/** Choices that still fit in a row of segments. */
const MOST_SEGMENTS = 4;

/** The control that a parameter's own description asks for: sign, unit, range, what it means, and what papers set it to. */
export function ParameterControl({ parameter, value, onCommit }: Props<Parameter, number | boolean | string>) {
  const help = useId();
  return (
    <div className="parameter">
      {parameter.type === 'choice' && parameter.options.length <= MOST_SEGMENTS && (
        <Segments
          label={parameter.name}
          value={String(value)}
          options={parameter.options}
          describedBy={help}
          onChange={onCommit}
        />
      )}
      {parameter.type === 'choice' && parameter.options.length > MOST_SEGMENTS && (
        <Select label={parameter.name} value={String(value)} options={parameter.options} onChange={onCommit} />
      )}
      {parameter.type === 'flag' && (
        <Switch label={parameter.name} checked={value === true} describedBy={help} onChange={onCommit} />
      )}
      {parameter.type === 'number' && (
        <SliderField
          label={parameter.name}
          symbol={parameter.symbol}
          unit={parameter.unit}
          value={Number(value)}
          min={parameter.min}
          max={parameter.max}
          whole={parameter.whole}
          ticks={parameter.notable?.map((tick) => ({ ...tick, source: sourceText(tick.source) }))}
          describedBy={help}
          onCommit={onCommit}
        />
      )}
      <p id={help} className="help">
        <Raised text={sourceText(parameter.help)} />
        {parameter.type === 'number' &&
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
