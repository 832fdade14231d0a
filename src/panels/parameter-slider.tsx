import type { NumberParameter } from '../../workers/engine/scenario/parameter.ts';
import { shownAs } from '../scenario/parameter-words.ts';
import { sourceText } from '../scenario/papers.ts';
import { SliderField } from '../ui/slider-field.tsx';

interface Props {
  parameter: NumberParameter;
  /** In the parameter's own unit. */
  value: number;
  describedBy?: string;
  onCommit(value: number): void;
}

/** The slider of a number, in the unit that people use for it. */
export function ParameterSlider({ parameter, value, describedBy, onCommit }: Props) {
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
      onCommit={(next) => onCommit(fromShown(next))}
    />
  );
}
