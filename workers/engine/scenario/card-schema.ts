/** From cards to the shape, defaults and bounds of their settings. */
import * as v from 'valibot';

import { byKind, fields, flag, number, oneOf, whole } from './fields.ts';
import type { Card, Parameter, SettingsOf } from './parameter.ts';

/** What a parameter's value may be; left out it is the default. */
export function parameterSchema(parameter: Parameter): v.GenericSchema<unknown> {
  if (parameter.type === 'choice') {
    return v.optional(oneOf(...parameter.options.map((option) => option.value)), parameter.default);
  }
  if (parameter.type === 'flag') return v.optional(flag(), parameter.default);
  const { min, max, unit } = parameter;
  return v.optional(parameter.whole ? whole(min, max, unit) : number(min, max, unit), parameter.default);
}

/** Settings of any card of a registry, told apart by `kind`; `others` are fields that all of them have beside their parameters. */
export function oneOfCards<Registry extends readonly Card[], Others extends v.ObjectEntries = Record<never, never>>(
  cards: Registry,
  others?: Others,
): v.GenericSchema<unknown, SettingsOf<Registry[number]> & v.InferOutput<v.ObjectSchema<Others, undefined>>> {
  const options = cards.map((card) =>
    fields({
      kind: v.literal(card.kind),
      ...Object.fromEntries(card.parameters.map((parameter) => [parameter.key, parameterSchema(parameter)])),
      ...others,
    }),
  );
  // Options made in a loop have no types of their own: the result's type comes from the cards.
  return byKind(
    options as unknown as v.VariantOptions<'kind'>,
    cards.map((card) => card.kind),
  ) as never;
}
