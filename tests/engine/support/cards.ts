/** Settings of any card for generated tests, from its parameters alone. */
import fc from 'fast-check';

import { LIMITS } from '../../../workers/engine/scenario/limits.ts';
import type {
  Card,
  Field,
  FieldValue,
  ListParameter,
  NumberParameter,
  SettingsOf,
  SettingsParameter,
} from '../../../workers/engine/scenario/parameter.ts';

/** Any settings of a card that break no rule of it: often default, range ends and what papers used. */
export function settingsOf<One extends Card>(card: One, value = valueOf): fc.Arbitrary<SettingsOf<One>> {
  const values = card.parameters.map((parameter) => [parameter.key, value(parameter)] as const);
  return fc
    .record({
      kind: fc.constant(card.kind),
      ...Object.fromEntries(values),
      ...(card.list && { [card.list.key]: listOf(card.list, value) }),
    })
    .filter((settings) => !card.conflict?.(settings)) as fc.Arbitrary<SettingsOf<One>>;
}

/** Any settings of any card of a registry. */
export function anyOf<One extends Card>(cards: readonly One[], value = valueOf): fc.Arbitrary<SettingsOf<One>> {
  return fc.oneof(...cards.map((card) => settingsOf(card, value)));
}

/** Any value that a parameter may have, within `tryInTests` where it says so. */
export function valueOf(parameter: Field): fc.Arbitrary<FieldValue> {
  if (parameter.type !== 'number') return fc.constantFrom(...extremesOf(parameter));
  return parameter.or ? fc.option(numberOf(parameter), { nil: parameter.or.value }) : numberOf(parameter);
}

function numberOf(parameter: NumberParameter): fc.Arbitrary<number> {
  const { notable = [], whole } = parameter;
  const [min, max] = parameter.tryInTests ?? [parameter.min, parameter.max];
  const special = [parameter.default, min, max, ...notable.map(({ value }) => value)];
  const inRange = whole ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
  return fc.oneof(fc.constantFrom(...special.filter((value) => value >= min && value <= max)), inRange);
}

/** Items of a list in generated tests, at most. */
const MOST_ITEMS = 5;

/** Any short list that a card may have. */
export function listOf({ of, rising }: ListParameter, value = valueOf): fc.Arbitrary<unknown[]> {
  const length = { minLength: 1, maxLength: MOST_ITEMS };
  if ('type' in of) return fc.array(value(of), length);
  const item = fc.record(Object.fromEntries(of.map((field) => [field.key, itemOf(field, value)])));
  if (rising === undefined) return fc.array(item, length);
  const place = (one: unknown): number => (one as Record<string, number>)[rising]!;
  return fc
    .uniqueArray(item, { ...length, selector: place })
    .map((items) => items.toSorted((one, other) => place(one) - place(other)));
}

function itemOf(field: NumberParameter | SettingsParameter, value: typeof valueOf): fc.Arbitrary<unknown> {
  return field.type === 'settings' ? anyOf(field.cards, value) : value(field);
}

/** Objects with these fields, some of which are left out. */
export function someOf(
  fields: readonly Field[],
  value = valueOf,
): fc.Arbitrary<Record<string, FieldValue | undefined>> {
  return fc.record(Object.fromEntries(fields.map((field) => [field.key, value(field)])), { requiredKeys: [] });
}

/** Objects with all of these fields. */
export function allOf(fields: readonly Field[], value = valueOf): fc.Arbitrary<Record<string, FieldValue>> {
  return fc.record(Object.fromEntries(fields.map((field) => [field.key, value(field)])));
}

/** Lists that a card must refuse, each with what is wrong: the place in it (`''` for the list) and the rule. */
export function listsRefused(list: ListParameter): [value: unknown, place: string, rule: RegExp][] {
  const { of, rising, longest, default: usual, item } = list;
  const [first] = usual as [Record<string, unknown>];
  const wrong: [unknown, string, RegExp][] = [
    [[], '', new RegExp(`^must have at least one ${item}$`)],
    [Array(longest + 1).fill(first), '', new RegExp(`^must be a list of at most ${longest}$`)],
    ['no list', '', new RegExp(`^must be a list of at most ${longest}$`)],
  ];
  if ('type' in of)
    return [...wrong, ...refusedBy(of).map(([value, rule]) => [[...usual, value], `[${usual.length}]`, rule] as never)];
  for (const field of of) {
    const cases =
      field.type === 'settings' ? [[{ kind: 'no such kind' }, /^must be one of/, '.kind'] as const] : refusedBy(field);
    for (const [value, rule, deeper = ''] of cases as [unknown, RegExp, string?][])
      wrong.push([[{ ...first, [field.key]: value }], `[0].${field.key}${deeper}`, rule]);
  }
  if (rising !== undefined)
    wrong.push([[first, first], `[1].${rising}`, new RegExp(`^must be after the ${item} before`)]);
  return wrong;
}

/** A number's ends and default; of other parameters all that they can be. */
export function extremesOf(parameter: Field): FieldValue[] {
  if (parameter.type === 'number')
    return [parameter.min, parameter.max, parameter.default, ...(parameter.or ? [parameter.or.value] : [])];
  if (parameter.type === 'text') return ['', 'A plain text.', 'x'.repeat(parameter.longest)];
  if (parameter.type === 'hop') return [0];
  return parameter.type === 'flag' ? [true, false] : parameter.options.map(({ value }) => value);
}

/** Values that a parameter must refuse, each with the rule that it breaks. */
export function refusedBy(parameter: Field): [value: unknown, rule: RegExp][] {
  if (parameter.type === 'text') {
    const rule = new RegExp(`^must be text of at most ${parameter.longest} characters$`);
    return [
      [7, rule],
      ['x'.repeat(parameter.longest + 1), rule],
    ];
  }
  if (parameter.type === 'hop') return [-1, LIMITS.hops, 0.5, '0'].map((value) => [value, /^must be a whole number/]);
  if (parameter.type === 'flag') return [[1, /^must be true or false$/]];
  if (parameter.type === 'choice') {
    const rule = new RegExp(`^must be one of .*'${parameter.options[0]!.value}'`);
    return [
      ['no such thing', rule],
      [0, rule],
    ];
  }
  const { min, max, whole, unit, or } = parameter;
  const word = typeof or?.value === 'string' ? `'${or.value}' or ` : '';
  const rule = new RegExp(`^must be ${word}a ${whole ? 'whole ' : ''}number from .* to .*${unit}$`);
  const off = whole ? 1 : (max - min) / 1000;
  return [
    [min - off, rule],
    [max + off, rule],
    [Infinity, rule],
    [String(parameter.default), rule],
    ...(whole ? [[parameter.default + 0.5, rule] as [number, RegExp]] : []),
  ];
}
