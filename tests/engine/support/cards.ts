/** Settings of any card for generated tests, from its parameters alone. */
import fc from 'fast-check';

import type { Card, Parameter, ParameterValue, SettingsOf } from '../../../workers/engine/scenario/parameter.ts';

/** Any settings of a card that break no rule of it: often default, range ends and what papers used. */
export function settingsOf<One extends Card>(card: One): fc.Arbitrary<SettingsOf<One>> {
  const values = card.parameters.map((parameter) => [parameter.key, valueOf(parameter)] as const);
  return fc
    .record({ kind: fc.constant(card.kind), ...Object.fromEntries(values) })
    .filter((settings) => !card.conflict?.(settings)) as fc.Arbitrary<SettingsOf<One>>;
}

/** Any settings of any card of a registry. */
export function anyOf<One extends Card>(cards: readonly One[]): fc.Arbitrary<SettingsOf<One>> {
  return fc.oneof(...cards.map((card) => settingsOf(card)));
}

/** Any value that a parameter may have, within `tryInTests` where it says so. */
export function valueOf(parameter: Parameter): fc.Arbitrary<ParameterValue> {
  if (parameter.type !== 'number') return fc.constantFrom(...extremesOf(parameter));
  const { notable = [], whole } = parameter;
  const [min, max] = parameter.tryInTests ?? [parameter.min, parameter.max];
  const special = [parameter.default, min, max, ...notable.map(({ value }) => value)];
  const inRange = whole ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
  return fc.oneof(fc.constantFrom(...special.filter((value) => value >= min && value <= max)), inRange);
}

/** A number's ends and default; of other parameters all that they can be. */
export function extremesOf(parameter: Parameter): ParameterValue[] {
  if (parameter.type === 'number') return [parameter.min, parameter.max, parameter.default];
  return parameter.type === 'flag' ? [true, false] : parameter.options.map(({ value }) => value);
}

/** Values that a parameter must refuse, each with the rule that it breaks. */
export function refusedBy(parameter: Parameter): [value: unknown, rule: RegExp][] {
  if (parameter.type === 'flag') return [[1, /^must be true or false$/]];
  if (parameter.type === 'choice') {
    const rule = new RegExp(`^must be one of .*'${parameter.options[0]!.value}'`);
    return [
      ['no such thing', rule],
      [0, rule],
    ];
  }
  const { min, max, whole, unit } = parameter;
  const rule = new RegExp(`^must be a ${whole ? 'whole ' : ''}number from .* to .*${unit}$`);
  const off = whole ? 1 : (max - min) / 1000;
  return [
    [min - off, rule],
    [max + off, rule],
    [Infinity, rule],
    [String(parameter.default), rule],
    ...(whole ? [[parameter.default + 0.5, rule] as [number, RegExp]] : []),
  ];
}
