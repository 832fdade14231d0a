import type { FieldValue, NumberParameter } from '../../workers/engine/scenario/parameter.ts';
import { shownAs } from '../scenario/parameter-words.ts';
import { sourceText } from '../scenario/papers.ts';
import { Switch } from '../ui/controls.tsx';
import { SliderField } from '../ui/slider-field.tsx';

interface Props<Value> {
  parameter: NumberParameter;
  /** In the parameter's own unit. */
  value: Value;
  describedBy?: string;
  vary?: string;
  onCommit(value: Value): void;
}

/** The slider of a number, in the unit that people use for it. What papers set cards' numbers to comes with the forms (parameter-control.tsx). */
export function ParameterSlider({ parameter, value, describedBy, vary, onCommit }: Props<number>) {
  const { unit, min, max, toShown, fromShown } = shownAs(parameter);
  return (
    <SliderField
      label={parameter.name}
      symbol={parameter.symbol}
      unit={unit}
      value={toShown(value)}
      min={min}
      max={max}
      whole={parameter.whole}
      ticks={parameter.notable?.map((tick) => ({ value: toShown(tick.value), source: sourceText(tick.source) }))}
      describedBy={describedBy}
      vary={vary}
      onCommit={(next) => onCommit(fromShown(next))}
    />
  );
}

/** The slider, and where something else may stand in the number's place a switch before it. */
export function NumberControl({ parameter, value, describedBy, onCommit }: Props<FieldValue>) {
  const { or } = parameter;
  const isNumber = !or || value !== or.value;
  return (
    <>
      {or && (
        <Switch
          label={or.switch}
          checked={isNumber}
          describedBy={describedBy}
          onChange={(on) => onCommit(on ? parameter.default : or.value)}
        />
      )}
      {isNumber && (
        <ParameterSlider parameter={parameter} value={Number(value)} describedBy={describedBy} onCommit={onCommit} />
      )}
    </>
  );
}
