/** Schemas of a card's settings: types, defaults and bounds of its parameters. */
import * as v from 'valibot';

import { byKind, fields, flag, list, number, oneOf, whole } from './fields.ts';
import type {
  Card,
  ItemNumber,
  ListParameter,
  NumberParameter,
  Parameter,
  SettingsOf,
  SettingsParameter,
} from './parameter.ts';

/** Schema of a parameter's value. A missing value becomes the default. */
export function parameterSchema(parameter: Parameter): v.GenericSchema<unknown> {
  if (parameter.type === 'choice') {
    return v.optional(oneOf(...parameter.options.map((option) => option.value)), parameter.default);
  }
  if (parameter.type === 'flag') return v.optional(flag(), parameter.default);
  return parameter.sameAs
    ? v.optional(numberSchema(parameter))
    : v.optional(numberSchema(parameter), parameter.default);
}

function numberSchema({ whole: isWhole, min, max, unit }: NumberParameter) {
  return isWhole ? whole(min, max, unit) : number(min, max, unit);
}

/** What a list may be; left out it is the default. */
function listSchema({ item, of, rising, longest, default: usual }: ListParameter): v.GenericSchema<unknown> {
  const entry =
    'type' in of ? numberSchema(of) : fields(Object.fromEntries(of.map((one) => [one.key, fieldSchema(one)])));
  return v.optional(
    v.pipe(
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
    ),
    usual,
  );
}

/** A field of an item: to be given. */
function fieldSchema(field: ItemNumber | SettingsParameter): v.GenericSchema<unknown> {
  if (field.type === 'settings') return oneOfCards(field.cards);
  return field.orNull === undefined ? numberSchema(field) : v.nullable(numberSchema(field));
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
        ...Object.fromEntries(card.parameters.map((parameter) => [parameter.key, parameterSchema(parameter)])),
        ...(card.list && { [card.list.key]: listSchema(card.list) }),
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
