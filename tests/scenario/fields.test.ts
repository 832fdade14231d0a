/** What the lists of plain fields say holds of every one of them: of its default, its bounds, its refusals and its words. */
import { describe, expect, it } from 'vitest';

import { differences, differenceText } from '../../src/scenario/differences.ts';
import { beginsWithHandshake } from '../../workers/engine/scenario/handshake-field.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import { defaultOf, type Field, type FieldValue } from '../../workers/engine/scenario/parameter.ts';
import { transportSettings } from '../../workers/engine/scenario/transport-profiles.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { extremesOf, refusedBy } from '../engine/support/cards.ts';
import { type FieldList, fieldLists } from '../engine/support/field-lists.ts';
import { refusalsOf } from '../support/refusals.ts';

const FIELDS = fieldLists.flatMap((list) =>
  list.fields.map((field): [string, FieldList, Field] => [`${field.key} of ${list.name}`, list, field]),
);

const refusals = (input: object) => refusalsOf(() => normalizeScenario(input));

/** The value of a field in a scenario. */
function held(scenario: Scenario, { path }: FieldList, { key }: Field): unknown {
  return [...path.split(/[.[\]]+/), key].reduce<unknown>(
    (inner, step) => (step === '' ? inner : (inner as never)[step]),
    scenario,
  );
}

describe.each(FIELDS)('%s', (_, list, field) => {
  const { key } = field;
  const at = list.path === '' ? key : `${list.path}.${key}`;

  it('says what it is', () => {
    expect(field.name).not.toBe('');
    expect(field.help).toMatch(/\.$/);
    expect(list.fields.filter((other) => other.key === key)).toHaveLength(1);
  });

  it('left out has its default, or what depends on others', () => {
    const value = held(normalizeScenario(list.scenario({})), list, field);
    const overrides = list.path.endsWith('transport') && key !== 'profile';
    if (!field.leftOut) expect(value).toBe(overrides ? undefined : defaultOf(field));
    else expect(value).toEqual(expect.any(Number));
  });

  it('takes both ends of its range and every option, or breaks a rule with others', () => {
    for (const value of extremesOf(field)) {
      const input = list.scenario({ [key]: value });
      const refused = refusals(input);
      if (refused.length === 0) expect(held(normalizeScenario(input), list, field)).toBe(value);
      else
        for (const { rule } of refused) expect(rule).not.toMatch(/^must be (one of|a (whole )?number from|text|true)/);
    }
  });

  it('refuses what is beyond it, and another type, with its path and its rule', () => {
    for (const [value, rule] of refusedBy(field)) {
      const [refused] = refusals(list.scenario({ [key]: value }));
      expect(refused?.path, String(value)).toBe(at);
      expect(refused?.rule).toMatch(rule);
    }
  });

  it('that is changed is named in the list of changes', () => {
    if (field.type === 'text' && list.path === '') return;
    const before = normalizeScenario(list.scenario({}));
    const others = [...extremesOf(field), ...between(field)].filter((value) => value !== defaultOf(field));
    const changed = others
      .map((value) => list.scenario({ [key]: value }))
      .filter((input) => refusals(input).length === 0)
      .map((input) => differences(before, normalizeScenario(input)).map(differenceText).join('; '));
    if (field.type !== 'hop') expect(changed.length).toBeGreaterThan(0);
    for (const words of changed) {
      expect(words).not.toBe('');
      expect(words).not.toContain('details');
      expect(words).not.toMatch(/undefined|NaN|\[object/);
    }
  });
});

/** A value within a number's range. */
function between(field: Field): FieldValue[] {
  if (field.type !== 'number') return [];
  const [min, max] = field.tryInTests ?? [field.shown?.min ?? field.min, field.shown?.max ?? field.max];
  const middle = (min + max) / 2;
  return [field.whole ? Math.floor(middle) : middle];
}

it('whether a flow begins with a handshake is told alike by the field alone and by all settings of its transport', () => {
  for (const profile of ['ns-2.35', 'ns-2 of 2000'] as const)
    for (const ofAll of [{}, { handshake: true }, { handshake: false }])
      for (const own of [{}, { handshake: true }, { handshake: false }]) {
        const options = { profile, ...ofAll };
        expect(beginsWithHandshake(options, own)).toBe(transportSettings(options, own).handshake);
      }
});
