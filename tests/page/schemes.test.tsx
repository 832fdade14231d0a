/** What the page makes of the scheme cards: names, colours, the picker's list, formulas, controls. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ParameterControl } from '../../src/panels/parameter-control.tsx';
import { Origin } from '../../src/panels/scheme-card.tsx';
import { absence } from '../../src/scenario/absent.ts';
import { catalogue, meant, offersOf, search } from '../../src/scenario/catalogue.ts';
import { schemeDefaults, schemePreset, withAddedGroup } from '../../src/scenario/edit-flows.ts';
import { formerScene } from '../support/former-scene.ts';
import { lawParts } from '../../src/scenario/law.ts';
import { nameOf, namesOf, preferredSlot, settingsLine, shortNames, slotsOf } from '../../src/scenario/names.ts';
import { sourceText } from '../../src/scenario/papers.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import { ScenarioError } from '../../workers/engine/scenario/refusal.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { findScheme, schemes } from '../../workers/engine/schemes/index.ts';
import { scenarioWith } from '../support/scenario.ts';

const scenarioOf = (...flows: Record<string, unknown>[]): Scenario =>
  scenarioWith({ flows: flows.map((scheme, index) => ({ id: String(index), scheme })) });
const names = (...flows: Record<string, unknown>[]): string[] => namesOf(scenarioOf(...flows));
const slots = (...flows: Record<string, unknown>[]): number[] => slotsOf(scenarioOf(...flows));
const parameters = schemes.flatMap((card) =>
  card.parameters.map((parameter) => [`${card.name} ${parameter.name}`, card, parameter] as const),
);
const presets = schemes.flatMap((card) => card.presets.map((preset) => [preset.name, card, preset] as const));

describe('a group is called what the papers call it', () => {
  test.each(presets)('%s', (name, card, preset) => expect(nameOf(schemePreset(card.kind, preset.values))).toBe(name));

  test('on any loss recovery, and also after its numbers went through a link', () => {
    expect(names({ kind: 'aimd', a: 0.31, b: 0.125, variant: 'newreno' })).toEqual(['GAIMD(0.31, 7/8 kept)']);
    expect(names({ kind: 'aimd', a: 0.0208333333333, b: 1 / 128 })).toEqual(['AIMD']);
    expect(names({ kind: 'aimd', a: JSON.parse('0.3125'), b: 0.125 })).toEqual(['TCP(1/8)']);
    expect(names({ kind: 'binomial', k: 1, l: 0, a: 1, b: 0.67 })).toEqual(['IIAD']);
  });

  test('groups of one scheme are named by the parameters in which they differ, and by nothing else', () => {
    expect(names({ kind: 'tcp' }, { kind: 'tcp', variant: 'reno' })).toEqual(['TCP SACK', 'TCP Reno']);
    expect(names({ kind: 'tfrc', intervals: 6 }, { kind: 'tfrc', intervals: 16 })).toEqual(['TFRC(6)', 'TFRC(k = 16)']);
    expect(names({ kind: 'aimd', a: 1, b: 0.25 }, { kind: 'aimd', a: 1, b: 1 / 3 })).toEqual([
      'AIMD(b = 1/4 cut)',
      'AIMD(b = 1/3 cut)',
    ]);
    expect(names({ kind: 'rap', kept: 0.5 }, { kind: 'rap', kept: 0.875, fineGrain: true })).toEqual([
      'RAP(β = 1/2 kept, fine-grain adaptation off)',
      'RAP(β = 7/8 kept, fine-grain adaptation on)',
    ]);
    expect(names({ kind: 'binomial', b: 0.67 }, { kind: 'binomial', b: 0.67, variant: 'reno' })).toEqual([
      'SQRT SACK',
      'SQRT Reno',
    ]);
    expect(names({ kind: 'vegas' }, { kind: 'vegas' })).toEqual(['Vegas A', 'Vegas B']);
    // There are more groups than letters.
    expect(names(...Array.from({ length: 10 }, () => ({ kind: 'vegas' })))).toEqual([
      ...'A B C D E F G H'.split(' ').map((letter) => `Vegas ${letter}`),
      'Vegas 9',
      'Vegas 10',
    ]);
  });

  test('a label that was given stays', () => {
    expect(
      namesOf(
        scenarioWith({
          flows: [
            { id: 'a', label: 'Alice', scheme: { kind: 'tfrc' } },
            { id: 'b', scheme: { kind: 'tfrc' } },
          ],
        }),
      ),
    ).toEqual(['Alice', 'TFRC(8)']);
  });

  test('where there is little room the brackets go, unless two names were then alike', () => {
    expect(shortNames(['TCP', 'AIMD(0.2, 1/8 cut)', 'TFRC(6)'])).toEqual(['TCP', 'AIMD', 'TFRC']);
    expect(shortNames(['TCP', 'TCP(1/8)'])).toEqual(['TCP', 'TCP(1/8)']);
  });

  test('settings say of a decrease parameter whether it is the part cut or the part kept', () => {
    expect(settingsLine({ kind: 'aimd', a: 0.31, b: 0.125, variant: 'sack' })).toBe('a = 0.31, b = 1/8 cut');
    expect(settingsLine(schemeDefaults('rap'))).toBe('α = 1, β = 1/2 kept');
    expect(settingsLine(schemeDefaults('tear'))).toBe('n = 1, g = 0.125');
    expect(settingsLine({ kind: 'tcp', variant: 'newreno' })).toBe('NewReno');
  });
});

describe('a scheme keeps its colour', () => {
  test('each scheme has the slot that the visual language gives it', () => {
    for (const { kind, slot } of schemes) {
      expect([1, 2, 3, 4, 5, 6, 7, 8], kind).toContain(slot);
      expect(preferredSlot(schemeDefaults(kind)), kind).toBe(slot);
    }
    // The colours of figures that are in print.
    const four = ['tcp', 'tfrc', 'aimd', 'tear', 'simd'].map((kind) => ({ kind }));
    expect(slots(...four)).toEqual([1, 2, 3, 4, 5]);
    expect(slots({ kind: 'binomial', k: 1, l: 0, b: 0.67 })).toEqual([8]);
  });

  test('on a clash the later group takes the lowest free slot', () => {
    expect(slots({ kind: 'tfrc' }, { kind: 'tfrcp' }, { kind: 'tcp' })).toEqual([2, 1, 3]);
    expect(slots({ kind: 'tcp' }, { kind: 'aimd' }, { kind: 'rap' }, { kind: 'simd' })).toEqual([1, 3, 2, 5]);
    expect(new Set(slots(...schemes.slice(0, 8).map(({ kind }) => ({ kind })))).size).toBe(8);
  });

  test('a group that comes later changes no colour', () => {
    const before = scenarioOf({ kind: 'aimd' }, { kind: 'rap' });
    for (const { kind } of schemes)
      expect(slotsOf(withAddedGroup(before, schemeDefaults(kind), 1)).slice(0, 2)).toEqual(slotsOf(before));
  });
});

describe('the picker’s list', () => {
  test('begins with what students know, and has every scheme and every preset of the registry once, families in its order', () => {
    const [known, ...families] = catalogue;
    const known4 = known!.schemes.map(({ offer }) => offer.name);
    expect(known4).toEqual(['TCP', 'CUBIC', 'BBR', 'Vegas']);
    const rest = schemes.filter((card) => !known4.includes(card.name));
    expect(families.map((family) => family.name)).toEqual([...new Set(rest.map((card) => card.family))]);
    const offers = offersOf(catalogue);
    expect(offers).toHaveLength(schemes.length + presets.length);
    expect(new Set(offers.map((offer) => offer.id)).size).toBe(offers.length);
  });

  test('every offer can be added to the first scene', () => {
    for (const offer of offersOf(catalogue)) {
      const scenario = withAddedGroup(formerScene(), offer.scheme, 2);
      expect(normalizeScenario(scenario), offer.name).toEqual(scenario);
    }
  });

  test.each([
    ['iiad', 'IIAD'],
    ['SQRT', 'SQRT'],
    ['tfrc', 'TFRC'],
    ['TFRC(6)', 'TFRC(6)'],
    ['tcp(1/8', 'TCP(1/8)'],
    ['gaimd', 'GAIMD(0.31, 7/8 kept)'],
    ['simd/p', 'SIMD/period'],
    ['emulation', 'TEAR'],
    ['rate adaptation', 'RAP'],
    ['bbr', 'BBR'],
    ['reno', 'TCP'],
    ['NewReno', 'TCP'],
    ['tahoe', 'TCP'],
    ['sack', 'TCP'],
    ['yang gaimd', 'GAIMD(0.31, 7/8 kept)'],
  ])('“%s” means %s', (text, name) => expect(meant(text)?.name).toBe(name));

  test('what nothing is called finds nothing, and nothing typed finds all', () => {
    expect(search('quic')).toEqual([]);
    expect(meant('quic')).toBeNull();
    expect(search('  ')).toBe(catalogue);
  });

  test('says of what is looked for and absent that it is, and why', () => {
    for (const text of ['BBRv2', 'bbr 2', 'BBR-2']) {
      expect(search(text), text).toEqual([]);
      expect(absence(text), text).toMatch(/ absent: there is no reference to compare ours with\.$/);
    }
    for (const text of ['bbr', 'BBRv3', 'TCP Prague', 'pi', 'quic', '']) expect(absence(text), text).toBe(null);
  });

  test('two groups of one scheme with different parameters stand side by side', () => {
    const one = withAddedGroup(formerScene(), schemePreset('tfrc', { intervals: 6 }), 1);
    const two = normalizeScenario(withAddedGroup(one, schemePreset('tfrc', { intervals: 256 }), 2));
    expect(two.flows.map((group) => [group.id, group.count])).toEqual([
      ['tcp', 2],
      ['aimd', 2],
      ['tfrc', 1],
      ['tfrc-2', 2],
    ]);
    expect(namesOf(two).slice(2)).toEqual(['TFRC(6)', 'TFRC(k = 256)']);
    expect(slotsOf(two)).toEqual([1, 3, 2, 4]);
  });
});

describe('the card', () => {
  test.each(parameters)('%s has a control with its label, sign, unit, range and explanation', (_, card, parameter) => {
    // The field of a rule is fetched; tests/panels/rule-field.test.tsx has it.
    const html = renderToStaticMarkup(
      <ParameterControl parameter={parameter} value={parameter.default} onCommit={() => undefined} />,
    );
    const text = html.replace(/<[^>]*>/g, '');
    if (parameter.type !== 'text') expect(text).toContain(parameter.name);
    expect(text.replaceAll('&#x27;', '’')).toContain(
      sourceText(parameter.help).replaceAll('^', '').replaceAll("'", '’'),
    );
    if (parameter.type === 'flag') expect(html).toMatch(/role="switch"/);
    if (parameter.type === 'choice') for (const option of parameter.options) expect(text).toContain(option.label);
    if (parameter.type !== 'number') return;
    expect(html).toMatch(/type="range"/);
    const label = [parameter.name, parameter.symbol].filter(Boolean).join(' ');
    const unit = parameter.shown?.unit ?? parameter.unit;
    expect(html).toContain(
      `aria-label="${parameter.symbol === '' && !parameter.shown ? `${label} ` : label}${unit && `, ${unit}`}"`,
    );
    // One that is shown in another unit has its ends on the slider.
    if (!parameter.shown) expect(text).toMatch(/From \S+ to \S+( [^.]*)?\.\D*/);
    for (const { source } of parameter.notable ?? []) expect(text).toContain(sourceText(source));
    expect(findScheme(card.kind)).toBe(card);
  });

  test('a value beyond the range is refused with its path, its rule and what was given', () => {
    for (const card of schemes) {
      for (const parameter of card.parameters) {
        if (parameter.type !== 'number') continue;
        const beyond = { ...schemeDefaults(card.kind), [parameter.key]: parameter.max + 1 };
        const refusal = (): unknown => normalizeScenario(withAddedGroup(formerScene(), beyond, 1));
        expect(refusal).toThrow(ScenarioError);
        expect(refusal).toThrow(
          new RegExp(
            `^flows\\[2\\]\\.scheme\\.${parameter.key}: must be a .*number from .* to .*, got ${String(parameter.max + 1).replace('.', '\\.')}$`,
          ),
        );
      }
    }
  });

  test('a memory of six and a half loss intervals is refused, not rounded', () => {
    expect(() => normalizeScenario(withAddedGroup(formerScene(), schemePreset('tfrc', { intervals: 6.5 }), 1))).toThrow(
      /scheme\.intervals: must be a whole number from 1 to 256 intervals, got 6\.5/,
    );
  });

  test('every decrease parameter says whether it is the part cut or the part kept', () => {
    const decreases = parameters.filter(([, , parameter]) => /^(Cut|Kept)$/.test(parameter.name));
    const known = ['AIMD Cut', 'Binomial Cut', 'SIMD Cut', 'AIAD/H Cut', 'RAP Kept', 'CUBIC Kept'];
    expect(decreases.map(([name]) => name)).toEqual(expect.arrayContaining(known));
    for (const [, , parameter] of decreases)
      expect(parameter.help).toMatch(parameter.name === 'Cut' ? /the part cut/ : /the part kept/);
  });

  test.each(schemes.flatMap((card) => card.law.map((line) => [card.name, line] as const)))(
    'the law of %s, “%s”, loses nothing when it is typeset',
    (_, line) => {
      const plain = (text: string): string => text.normalize('NFKC').replace(/[\^() ]/g, '');
      expect(
        plain(
          lawParts(line)
            .map((part) => part.text)
            .join(''),
        ),
      ).toBe(plain(line));
    },
  );

  test('variables are set apart from words', () => {
    const kinds = (line: string): string =>
      lawParts(line)
        .flatMap(({ kind, text }) => (kind === 'sign' ? [] : [`${kind}:${text}`]))
        .join(' ');
    expect(kinds('W ← (1 − b) W at a loss')).toBe('variable:W variable:b variable:W words:at a loss');
    expect(kinds('W ← W + a/W^(k+1) at every ACK')).toBe(
      'variable:W variable:W variable:a variable:W sup:k+1 words:at every ACK',
    );
    expect(kinds('W(t) = C (t − K)³ + Wmax')).toBe(
      'variable:W variable:t variable:C variable:t variable:K sup:3 variable:W sub:max',
    );
    // In other languages too: letters with marks part no word, and a word of one letter is no variable.
    expect(kinds('W ← W + α/W con cada ACK, y después W/2 o menos')).toBe(
      'variable:W variable:W variable:α variable:W words:con cada ACK words:y después variable:W words:o menos',
    );
    expect(kinds('W ← W/2 bei größerem Verlust')).toBe('variable:W variable:W words:bei größerem Verlust');
  });

  test('says how the scheme holds back, its policies and its source', () => {
    for (const card of schemes) {
      const text = renderToStaticMarkup(<Origin card={card} />);
      expect(text).toContain(card.control === 'rate' ? 'by a rate' : 'by a window');
      expect(text).toContain('Tsao et al. 2007');
      expect(text).not.toMatch(/\b(tsao2007|yang2000|jin2001|bansal2001)\b/);
    }
  });
});
