import { describe, expect, it } from 'vitest';

import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import { defaultsOf, type Card, type Parameter } from '../../workers/engine/scenario/parameter.ts';
import { extremesOf, listsRefused, refusedBy } from '../engine/support/cards.ts';
import { registries, type Registry } from '../engine/support/registries.ts';
import { refusalsOf } from '../support/refusals.ts';

const CARDS = registries.flatMap((registry) =>
  registry.cards.map((card): [string, Registry, Card] => [`${registry.name} ${card.name}`, registry, card]),
);

/** Path and rule of the first thing that is wrong with settings; null if nothing is. */
function refusal({ scenario }: Registry, settings: object): { path: string; rule: string } | null {
  return refusalsOf(() => normalizeScenario(scenario(settings)))[0] ?? null;
}

/** The value at a place such as `flows[0].scheme`. */
function at(value: unknown, path: string): unknown {
  return path.split(/[.[\]]+/).reduce((inner, key) => (key === '' ? inner : (inner as never)[key]), value);
}

/** The settings in which a parameter stands at `value`, with what it needs to have an effect. */
function withValue({ kind }: Card, { key, onlyIf }: Parameter, value: unknown): object {
  return { kind, ...(onlyIf && { [onlyIf.key]: onlyIf.is[0] }), [key]: value };
}

describe.each(CARDS)('the card of %s', (_, registry, card) => {
  it('is the only one of its kind, and gives its parameters keys of their own', () => {
    expect(registry.cards.filter(({ kind }) => kind === card.kind)).toEqual([card]);
    const keys = card.parameters.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).not.toContain('kind');
  });

  it('says of everything what it is', () => {
    expect(card.name).not.toBe('');
    expect(card.about).toMatch(/\.$/);
    for (const { name, help } of card.parameters) {
      expect(name).not.toBe('');
      expect(help).toMatch(/[.]$/);
    }
  });

  it('fills in its defaults, which it lets pass', () => {
    const scenario = normalizeScenario(registry.scenario({ kind: card.kind }));
    expect(at(scenario, registry.path)).toMatchObject(defaultsOf(card));
  });

  it('takes both ends of every range, every option and every notable value', () => {
    for (const parameter of card.parameters) {
      const { type, key } = parameter;
      const notable = type === 'number' ? (parameter.notable ?? []).map(({ value }) => value) : [];
      for (const value of [...extremesOf(parameter), ...notable]) {
        const settings = withValue(card, parameter, value);
        const refused = refusal(registry, settings);
        // Beside defaults an end may break a rule of the card, but not one of the parameter.
        if (refused) expect(card.conflict?.({ ...defaultsOf(card), ...settings }), `${key} ${value}`).toBeTruthy();
        else expect(at(normalizeScenario(registry.scenario(settings)), registry.path)).toMatchObject(settings);
      }
    }
  });

  it('refuses below, above and another type, with the path and the rule', () => {
    for (const parameter of card.parameters) {
      for (const [value, rule] of refusedBy(parameter)) {
        const refused = refusal(registry, withValue(card, parameter, value));
        expect(refused?.path, `${parameter.key} ${String(value)}`).toBe(`${registry.path}.${parameter.key}`);
        expect(refused?.rule).toMatch(rule);
      }
    }
  });

  it('refuses of a list what is empty, too long, or wrong in one item, with the place in it', () => {
    const { list } = card;
    for (const [value, place, rule] of list ? listsRefused(list) : []) {
      const refused = refusal(registry, { ...defaultsOf(card), [list!.key]: value });
      expect(refused?.path, JSON.stringify(value).slice(0, 80)).toBe(`${registry.path}.${list!.key}${place}`);
      expect(refused?.rule).toMatch(rule);
    }
  });

  it('refuses a field that it has not', () => {
    const refused = refusal(registry, { kind: card.kind, noSuchField: 1 });
    expect(refused).toMatchObject({ path: `${registry.path}.noSuchField`, rule: 'is not a field of the format' });
  });
});

describe.each(registries)('what is no $name', (registry) => {
  it('is refused with the list of those there are', () => {
    const refused = refusal(registry, { kind: 'no such kind' });
    const kinds = registry.cards.map(({ kind }) => `'${kind}'`).join(', ');
    expect(refused).toMatchObject({ path: `${registry.path}.kind`, rule: `must be one of ${kinds}` });
  });
});
