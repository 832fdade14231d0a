/** Which closed forms hold for a scheme, by its card, and what they give, with any of its settings, as it always was. */
import { expect, test } from 'vitest';
import { defaultsOf } from '../../workers/engine/scenario/parameter.ts';
import { schemes } from '../../workers/engine/schemes/index.ts';

/** Numbers to nine digits: they are the same on any machine then. */
const roughly = (_key: string, value: unknown): unknown =>
  typeof value === 'number' ? Number(value.toPrecision(9)) : value;
/** How words are written is none of it. */
const shown = (form: unknown): string =>
  JSON.stringify({ ...(form as object), source: undefined }, (key, value: unknown) => roughly(key, value));

test('each scheme has its closed forms, and what it sets of them', () => {
  const lines = schemes.flatMap((card) => {
    const usual = defaultsOf(card);
    // The defaults, and each number a tenth of the way through its range.
    const settings = card.parameters.flatMap((one) =>
      one.type === 'number' ? [{ [one.key]: one.min + (one.max - one.min) / 10 }] : [],
    );
    return Object.entries(card.theory ?? {}).flatMap(([name, stated]: [string, unknown]) => {
      const { at = stated, ...rest } = Object(stated) as { at?: unknown };
      if (typeof at !== 'function') return [`${card.kind} ${name}: ${shown(stated)}`];
      const form = at as (own: object, by: unknown) => unknown;
      const by =
        name === 'sends' ? [true, false] : name === 'evenLosses' || name === 'lossRate' ? [2, 40] : [undefined];
      const given = [{}, ...settings].map((own) => {
        const answers = by.map((one) => form({ ...usual, ...own }, one));
        return answers.map((answer) => (typeof answer === 'number' ? roughly('', answer) : shown(answer))).join(' ');
      });
      return [`${card.kind} ${name}: ${shown(rest)}`, ...new Set(given)];
    });
  });
  expect(lines).toMatchSnapshot();
});
