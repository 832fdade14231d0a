/** A parameter's values as people write them. */
import {
  between,
  defaultOf,
  type Field,
  type FieldValue,
  type FieldValues,
  type NumberParameter,
} from '../../workers/engine/scenario/parameter.ts';
import { compact, packetsText, rateText, spanText, unitOf } from '../format.ts';
import { say, withinSentence } from '../../workers/words/say.ts';

/** How a form shows a number: its unit, the ends of its slider in it, and the way there and back. */
export function shownAs({ unit, min, max, shown }: NumberParameter) {
  const per = shown?.per ?? 1;
  // Twelve digits: 0.07 · 100 is 7.000000000000001, and was typed as 7.
  const clean = (value: number): number => Number(value.toPrecision(12));
  if (shown?.inverse) {
    // Of chance 0 it never happens: 1e9 packets stand for that.
    const inverse = (value: number): number => (value > 0 ? Number((1 / value).toPrecision(9)) : 1e9);
    return { ...shown, toShown: inverse, fromShown: (value: number): number => 1 / value };
  }
  return {
    ...(shown ?? { unit, min, max }),
    toShown: (value: number): number => (per === 1 ? value : clean(value / per)),
    fromShown: (value: number): number => (per === 1 ? value : clean(value * per)),
  };
}

/** A number as a run of `duration` s has it: the ends of its slider, and what its switch begins with. */
export function inRun(parameter: NumberParameter, others: FieldValues, duration: number): NumberParameter {
  return {
    ...parameter,
    ...(parameter.ofRun && { shown: between(parameter.unit, 0, duration) }),
    ...(parameter.begins && { default: parameter.begins(others, duration) }),
  };
}

/** A value in words: `200 ms`, `10 packets`, `on`, `Reverse`, `never`. */
export function valueWords(field: Field, value: FieldValue): string {
  if (field.type === 'choice')
    return say(field.options.find((option) => option.value === value)?.label ?? String(value));
  if (field.type === 'flag') return say(value ? 'on' : 'off');
  if (field.type === 'text') return `“${value}”`;
  if (field.type === 'hop') return say('bottleneck {number}', { number: Number(value) + 1 });
  if (field.or && value === field.or.value) return say(field.or.words);
  const number = Number(value);
  if (field.unit === 's') return spanText(number);
  if (field.unit === 'bit/s') return rateText(number);
  if (field.unit === 'packets') return packetsText(number);
  const text = compact(number, 12);
  return field.unit === '' ? text : `${text} ${say(unitOf(text, field.unit))}`;
}

/** What a field is set to, by its name: `packet size`, `500 bytes`. */
export function fieldWords(field: Field, value: FieldValue): [name: string, words: string] {
  return [withinSentence(field.name.replace(/^… /, '')), valueWords(field, value)];
}

/** The fields whose values are others than usual; than the defaults where nothing else is said. */
export function unusual<One extends Field>(fields: readonly One[], values: FieldValues, usual?: FieldValues): One[] {
  return fields.filter((field) => values[field.key] !== (usual ? usual[field.key] : defaultOf(field)));
}
