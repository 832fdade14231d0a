/** Schemas of a card's settings and of plain fields: types, defaults and bounds. */
import * as v from 'valibot';

import { lossModels } from '../network/losses/index.ts';
import { byKind, fields, flag, list, number, oneOf, text, whole, wordOrNumber } from './fields.ts';
import { LIMITS } from './limits.ts';
import {
  type AnyField,
  type Card,
  defaultOf,
  type Field,
  type ListParameter,
  type NumberParameter,
  type SettingsOf,
  type SettingsParameter,
  type ValueOf,
} from './parameter.ts';

/** Schema of a value that is given. */
function valueSchema(field: AnyField): v.GenericSchema<unknown> {
  switch (field.type) {
    case 'losses':
      return oneOfCards(lossModels);
    case 'list':
      return listSchema(field);
    case 'choice':
      return oneOf(...field.options.map((option) => option.value));
    case 'flag':
      return flag();
    case 'text':
      return text(field.longest);
    case 'hop':
      return whole(0, LIMITS.hops - 1);
    case 'number':
      return numberSchema(field);
  }
}

function numberSchema({ whole: isWhole, min, max, unit, or }: NumberParameter): v.GenericSchema<unknown> {
  if (or && or.value !== null) return wordOrNumber(or.value, min, max, unit);
  const bounded = isWhole ? whole(min, max, unit) : number(min, max, unit);
  return or ? v.nullable(bounded) : bounded;
}

/** A missing value becomes the default, if there is a fixed one. */
function fieldSchema(field: AnyField): v.GenericSchema<unknown> {
  if (field.given || field.type === 'losses' || field.type === 'list') return valueSchema(field);
  const depends = field.leftOut !== undefined || ('sameAs' in field && field.sameAs !== undefined);
  return depends ? v.optional(valueSchema(field)) : v.optional(valueSchema(field), defaultOf(field));
}

/** Values by key; undefined is left out. */
type Entries<List extends readonly AnyField[], LeftOut> = {
  [One in List[number] as One['key']]: v.GenericSchema<
    unknown,
    ValueOf<One> | (One extends { leftOut: string } ? undefined : LeftOut)
  >;
};

/** Entries of an object with these fields, each with its default. */
export function entriesOf<const List extends readonly AnyField[]>(described: List): Entries<List, never> {
  return Object.fromEntries(described.map((field) => [field.key, fieldSchema(field)])) as never;
}

/** The same for an object that overrides others: what is left out stays so. */
export function overridesOf<const List extends readonly Field[]>(described: List): Entries<List, undefined> {
  return Object.fromEntries(described.map((field) => [field.key, v.optional(valueSchema(field))])) as never;
}

/** What a list may be. */
function listSchema({ item, of, rising, longest }: ListParameter): v.GenericSchema<unknown> {
  const entry =
    'type' in of ? numberSchema(of) : fields(Object.fromEntries(of.map((one) => [one.key, itemSchema(one)])));
  return v.pipe(
    list(entry as v.GenericSchema<unknown>, longest),
    v.minLength(1, `must have at least one ${item}`),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || rising === undefined) return;
      const items = dataset.value as Record<string, number>[];
      items.forEach((one, index) => {
        const before = items[index - 1]?.[rising];
        if (before === undefined || one[rising]! > before) return;
        addIssue({
          message: `must be after the ${item} before, ${before} s`,
          path: [
            { type: 'array', origin: 'value', input: items, key: index, value: one },
            { type: 'object', origin: 'value', input: one, key: rising, value: one[rising] },
          ],
        });
      });
    }),
  );
}

/** A field of an item: to be given. */
function itemSchema(field: NumberParameter | SettingsParameter): v.GenericSchema<unknown> {
  return field.type === 'settings' ? oneOfCards(field.cards) : numberSchema(field);
}

/** Parameters that were left out, with the values of those that they are the same as. */
function completed(card: Card, settings: Record<string, unknown>): Record<string, unknown> {
  const same = card.parameters.flatMap((parameter) =>
    parameter.type === 'number' && parameter.sameAs ? [[parameter.key, settings[parameter.sameAs]] as const] : [],
  );
  return { ...settings, ...Object.fromEntries(same.filter(([key]) => settings[key] === undefined)) };
}

/**
 * Settings of any card of a registry, told apart by `kind`; `others` are fields that all of them have beside their
 * parameters.
 */
export function oneOfCards<Registry extends readonly Card[], Others extends v.ObjectEntries = Record<never, never>>(
  cards: Registry,
  others?: Others,
): v.GenericSchema<unknown, SettingsOf<Registry[number]> & v.InferOutput<v.ObjectSchema<Others, undefined>>> {
  const options = cards.map((card) =>
    v.pipe(
      fields({
        kind: v.literal(card.kind),
        ...entriesOf(card.parameters),
        ...(card.list && { [card.list.key]: v.optional(listSchema(card.list), card.list.default) }),
        ...others,
      }),
      v.transform((settings) => completed(card, settings)),
    ),
  );
  // The loop loses the options' types, so the result takes its type from the cards.
  return byKind(
    options as unknown as v.VariantOptions<'kind'>,
    cards.map((card) => card.kind),
  ) as never;
}
