/** A file of results as JSON: every field of it, of one run or of either of two, is refused by its name when it is wrong. */
import { describe, expect, test } from 'vitest';
import { readJson } from '../../src/export/json.ts';
import { writeJson } from '../support/whole-files.ts';
import type { Results } from '../../workers/results/results.ts';
import { scenarioWith } from '../support/scenario.ts';
import { messageOf } from '../support/refusals.ts';

const [a, b] = [1, 2].map((seed) => scenarioWith({ seed, flows: [{}] })) as [
  ReturnType<typeof scenarioWith>,
  ReturnType<typeof scenarioWith>,
];
const column = { name: 'x', unit: '1', values: Float64Array.of(1, 2), single: false };
const header = { link: 'https://x/#/play?a', seed: 1, engine: '0.1.0', digest: 'ab' };
const two: Results = {
  header: {
    ...header,
    runs: [
      { link: 'https://x/#/play?a', seed: 1, digest: 'ab' },
      { link: 'https://x/#/play?b', seed: 2, digest: null },
    ],
  },
  columns: [column, { ...column, name: 'y' }],
};

type Document = Record<string, unknown> & { runs: Record<string, unknown>[]; columns: Record<string, unknown>[] };
const documentOf = (results: Results, compare: typeof b | null): Document =>
  JSON.parse(writeJson(results, a, compare)) as Document;
const refusalOf = (document: Document, change: (document: Document) => void): string => {
  const copy = structuredClone(document);
  change(copy);
  return messageOf(() => readJson(copy));
};

describe('of two runs', () => {
  const document = documentOf(two, b);

  test('each has its own link, seed, digest and scenario, A first', () => {
    const { results, scenario, compare } = readJson(document);
    expect([scenario.seed, compare?.seed]).toEqual([1, 2]);
    expect(results.header.runs).toEqual(two.header.runs);
    expect(results.header).toMatchObject({ link: header.link, engine: '0.1.0' });
    expect(document.runs.map(({ run, link }) => [run, link])).toEqual([
      ['A', 'https://x/#/play?a'],
      ['B', 'https://x/#/play?b'],
    ]);
  });

  test.each([0, 1])('number %i is refused where a part of it is missing or wrong', (at) => {
    const broken = (field: string, value: unknown): string =>
      refusalOf(document, ({ runs }) => void (runs[at]![field] = value));
    for (const value of [undefined, null, 7, '', 'elsewhere'])
      expect(broken('link', value)).toBe(`runs[${at}].link: must be an address.`);
    for (const value of [undefined, 9, String(at + 1), 2 - at])
      expect(broken('seed', value)).toBe(`runs[${at}].seed: must be that of the scenario, ${at + 1}.`);
    for (const value of [undefined, 7, {}])
      expect(broken('digest', value)).toBe(`runs[${at}].digest: must be text or null.`);
    expect(broken('scenario', { version: 1, flows: [{ count: 0 }] })).toMatch(
      new RegExp(`^runs\\[${at}\\]\\.scenario\\.flows\\[0\\]\\.count: must be`),
    );
    expect(refusalOf(document, ({ runs }) => void runs.splice(at, 1))).toBe('runs: must be a list of two runs.');
  });

  test('the link that opens both is needed too', () => {
    for (const value of [undefined, null, 'elsewhere'])
      expect(refusalOf(document, (all) => void (all['link'] = value))).toBe('link: must be an address.');
  });
});

describe('of one run', () => {
  const document = documentOf({ header, columns: two.columns }, null);

  test('without a link it is named by its scenario; a wrong link is refused', () => {
    expect(readJson({ ...document, link: null }).results.header.link).toBeNull();
    expect(refusalOf(document, (all) => void (all['link'] = 'elsewhere'))).toBe('link: must be an address.');
    expect(readJson(document)).toMatchObject({ scenario: { seed: 1 }, compare: null });
  });

  test('its seed, digest, engine, format and columns are refused by name', () => {
    const broken = (field: string, value: unknown): string => refusalOf(document, (all) => void (all[field] = value));
    expect(broken('seed', 2)).toBe('seed: must be that of the scenario, 1.');
    expect(broken('digest', 3)).toBe('digest: must be text or null.');
    expect(broken('engine', 3)).toBe('engine: must be a version.');
    expect(broken('sawtooth', 'sawtooth results 9')).toMatch(/^sawtooth: must be /);
    expect(broken('columns', {})).toBe('columns: must be a list.');
  });

  test.each([0, 1])('column %i is refused where its name, unit, length or a number is wrong', (at) => {
    const broken = (field: string, value: unknown): string =>
      refusalOf(document, ({ columns }) => void (columns[at]![field] = value));
    expect(broken('name', 1)).toBe(`columns[${at}].name: must be text.`);
    expect(broken('unit', null)).toBe(`columns[${at}].unit: must be text.`);
    expect(broken('values', 'x')).toBe(`columns[${at}].values: must be a list.`);
    expect(broken('values', [1, '2'])).toBe(`columns[${at}].values[1]: must be a number or null.`);
    if (at > 0) expect(broken('values', [1])).toBe(`columns[${at}].values: must be as long as the first column.`);
  });
});
