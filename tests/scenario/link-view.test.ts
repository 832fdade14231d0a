import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { decodeHash, encodeHash, LinkError, MAX_LINK_LENGTH, type Opened } from '../../src/link/codec.ts';
import { withLoss } from '../../src/scenario/edit-loss.ts';
import { formerScene } from '../support/former-scene.ts';
import { LESSON_FIELDS } from '../../src/lesson/lesson-fields.ts';
import { VIEW_FIELDS } from '../../src/view/index.ts';
import type { ViewField } from '../../src/view/view-setting.ts';
import { readView, type View, viewFields } from '../../src/link/view.ts';
import { ScenarioError } from '../../workers/engine/scenario/refusal.ts';
import { anyCase } from '../engine/support/arbitrary.ts';
import { runs } from '../engine/support/property.ts';
import { presetFile } from './support/presets.ts';
import { refusalsOf } from '../support/refusals.ts';

const open = (hash: string): Promise<Opened> => decodeHash(hash, presetFile);

const everything: View = {
  rows: ['throughput', 'queue', 'fairness'],
  window: null,
  from: 12.5,
  hop: 0,
  inside: 'tcp.1',
  variable: 'loss event rate p',
  unit: 'rtt',
  plane: 'rate',
  across: 'tcp.0',
  up: 'a group, with. dots=.12',
  theme: 'dark',
  locked: ['flows.0.scheme', 'loss'],
  note: 'Watch the queue.',
  question: 'Who yields first?',
  answer: 'The one with the larger cut.',
};

/** Any value of a field that a link's view has. */
function anyValue(field: ViewField): fc.Arbitrary<unknown> {
  switch (field.type) {
    case 'number': {
      const { min, max } = field;
      const one = field.whole ? fc.constant(min) : fc.double({ min, max, noNaN: true }).map((value) => value + 0);
      return field.nullable ? fc.option(one) : one;
    }
    case 'choice':
      return fc.constantFrom(...field.options);
    case 'text':
      return fc.oneof(
        fc.constantFrom('cwnd', 'α', 'W₀', 'zz', '~'),
        fc.string({ unit: 'grapheme', maxLength: 60 }).filter((text) => text.length <= field.longest),
      );
    case 'names':
      return fc.uniqueArray(fc.constantFrom('throughput', 'queue', 'cwnd', 'flows.0.count', 'loss'), { maxLength: 4 });
    case 'flow':
      return fc
        .tuple(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), fc.nat(999))
        .map(([group, flow]) => `${group}.${flow}`);
  }
}

const FIELDS: Readonly<Record<string, ViewField>> = { ...VIEW_FIELDS, ...LESSON_FIELDS };
const anyView = fc.record(Object.fromEntries(Object.entries(FIELDS).map(([key, field]) => [key, anyValue(field)])), {
  requiredKeys: [],
}) as fc.Arbitrary<View>;

describe('a link holds how a run is shown', () => {
  it('rows, zoom, hop, inside, unit, phase plane, theme, locked parts, note, question and answer come back', async () => {
    const hash = await encodeHash(formerScene(), null, { view: everything });
    expect((await open(hash)).view).toEqual(everything);
  });

  it('and a scenario beside it, as what differs from the first', async () => {
    const first = { ...formerScene(), seed: 5 };
    const second = withLoss(first, 0, { kind: 'bernoulli', p: 0.01 });
    const hash = await encodeHash(first, null, { compare: second });
    expect(await open(hash)).toEqual({ scenario: first, preset: null, view: {}, compare: second });
    expect(hash.length).toBeLessThan(140);
    expect((await open(await encodeHash(first, null, { compare: first }))).compare).toEqual(first);
  });

  it('in the open where that is short', async () => {
    const shown = { view: { rows: ['queue', 'cwnd'], window: 20, theme: 'dark' } satisfies View };
    expect(await encodeHash(formerScene(), null, shown)).toBe(
      '#/play?view.rows=queue,cwnd&view.window=20&view.theme=dark',
    );
    expect((await open('#/play?preset=yang2000-f12&view.rows=queue,cwnd')).view).toEqual({ rows: ['queue', 'cwnd'] });
  });

  it('for any scenario with any live changes and any view: what is opened is what was shared, to the last digit', async () => {
    await fc.assert(
      fc.asyncProperty(anyCase, anyCase, anyView, fc.boolean(), async ({ scenario }, other, view, beside) => {
        const compare = beside ? other.scenario : null;
        expect(await open(await encodeHash(scenario, null, { view, compare }))).toEqual({
          scenario,
          preset: null,
          view,
          compare,
        });
      }),
      runs(100),
    );
  });

  it('of a flow whose name is cut within a letter has it as an address can hold it, and as the scenario has it', async () => {
    const first = await open('#/play?view.inside=a\ud83e.0');
    expect(first.view).toEqual({ inside: 'a\ufffd.0' });
    expect((await open(await encodeHash(first.scenario, null, first))).view).toEqual(first.view);
  });

  it.each<[string, object, RegExp]>([
    ['a row twice', { rows: 'queue,queue' }, /view\.rows: must be at most 12 different names/],
    ['more rows than fit', { rows: Array.from({ length: 13 }, (_, index) => `r${index}`).join(',') }, /view\.rows/],
    ['a row that is no name', { rows: '<b>' }, /view\.rows/],
    ['a row that is no name behind one that is', { rows: 'queue,<b>' }, /view\.rows/],
    ['a window of nothing', { window: 0 }, /view\.window: must be a number from 0\.001/],
    ['a zoom to before the beginning', { from: -1 }, /view\.from/],
    ['a hop that is not there', { hop: 1 }, /view\.hop: must be a hop of the path, 0 to 0, got 1/],
    ['half a hop', { hop: 0.5 }, /view\.hop: must be a whole number/],
    ['no settings at all', 7 as unknown as object, /^view: /],
    ['another unit', { unit: 'min' }, /view\.unit: must be one of 's', 'rtt'/],
    ['a phase plane of something else', { plane: 'queue' }, /view\.plane: must be one of 'window', 'rate'/],
    [
      'the inside of what is no flow',
      { inside: 'tcp' },
      /view\.inside: must be a flow: its group's id, a dot and its number from 0/,
    ],
    ['the inside of a number', { inside: 7 }, /view\.inside: must be a flow/],
    ['a variable of a huge name', { variable: 'x'.repeat(61) }, /view\.variable: must be text of at most 60/],
    ['a variable that is no text', { variable: { length: 1 } }, /view\.variable: must be text/],
    [
      'a flow without a number',
      { plane: 'rate', up: 'tcp' },
      /view\.up: must be a flow: its group's id, a dot and its number from 0/,
    ],
    ['a flow without a group', { across: '.1' }, /view\.across: must be a flow/],
    ['a flow of a number that is none', { across: 'tcp.-1' }, /view\.across: must be a flow/],
    ['a flow of a huge number', { across: 'tcp.99999999999999999999' }, /view\.across: must be a flow/],
    ['a flow of a huge name', { across: `${'x'.repeat(5000)}.1` }, /view\.across: must be a flow/],
    ['a flow that is no text', { up: 1.5 }, /view\.up: must be a flow/],
    ['a question too long', { question: 'x'.repeat(501) }, /view\.question: must be text of at most 500/],
    ['a field that no view has', { 'evil\n': 1 }, /view\.evil/],
    ['no object', [1], /view\.0: is not a field/],
  ])('a view with %s is refused with its field', (_, view, reason) => {
    expect(() => readView(view, formerScene())).toThrow(ScenarioError);
    expect(() => readView(view, formerScene())).toThrow(reason);
  });

  it('with many fields that are wrong is refused for the first three', () => {
    const wrong = { window: 0, from: -1, hop: 0.5, unit: 'min', plane: 'x' };
    expect(refusalsOf(() => readView(wrong, formerScene()))).toHaveLength(3);
  });

  it('what a view leaves out stays out', () => {
    expect(viewFields({})).toEqual({});
    expect(readView({}, formerScene())).toEqual({});
    expect(readView(viewFields({ rows: [] }), formerScene())).toEqual({ rows: [] });
  });
});

describe('a lesson that fits in no link', () => {
  it('is refused when it is shared, in words that say what to do instead', async () => {
    // Times that no deflation makes short.
    const events = Array.from({ length: 3000 }, (_, index) => ({
      at: ((index * 0.6180339887498949) % 1) * 299,
      do: 'drop' as const,
      group: 'tcp',
      flow: 0,
      count: 1 + (index % 7),
    }));
    const long = encodeHash({ ...formerScene(), events });
    await expect(long).rejects.toBeInstanceOf(LinkError);
    await expect(long).rejects.toThrow(new RegExp(`at most ${MAX_LINK_LENGTH} are read\\. Save it as a file`));
  });
});
