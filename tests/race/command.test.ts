import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeHash } from '../../src/link/link.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import { hashOf, race } from '../../workers/papers/commands/race.ts';
import { entriesOf, jsonEntries } from '../../workers/papers/commands/race-files.ts';
import { SCRIPT, STYLE } from '../../workers/race/page.ts';
import { entryOf, linkRaces, normalizeRace } from '../../workers/race/race.ts';
import type { Experiment } from '../../workers/experiments/experiment.ts';
import { type Point, pointsOf } from '../../workers/experiments/points.ts';
import type { Outcome } from '../../workers/experiments/rows.ts';
import { breakingWords } from '../../workers/papers/commands/race-breaks.ts';

const folder = mkdtempSync(join(tmpdir(), 'sawtooth-race-'));
afterAll(() => rmSync(folder, { recursive: true }));

const HOSTILE = '<img src=x onerror=alert(1)>';
const RULE = 'on ack: W = W + 0.1\non loss: W = W / 2';

async function command(...words: string[]): Promise<{ status: number; out: string; err: string }> {
  let [out, err] = ['', ''];
  const status = await race(
    words,
    (text) => (out += text),
    (text) => (err += text),
  );
  return { status, out, err };
}

describe('a race of a folder of rules', () => {
  const out = join(folder, 'out');
  const page = (): string => readFileSync(join(out, 'race.html'), 'utf8');
  let ended: Awaited<ReturnType<typeof command>>;
  beforeAll(async () => {
    const rules = join(folder, 'class');
    mkdirSync(rules);
    writeFileSync(join(rules, `${HOSTILE}.txt`), RULE);
    writeFileSync(join(rules, 'Bob.txt'), 'on ack: W = "<script>alert(1)</script>"');
    writeFileSync(join(rules, 'Cleo.json'), '{ not json');
    writeFileSync(join(rules, 'notes.md'), 'no rule');
    ended = await command(rules, '--with', 'tcp', '--jobs', '1', '--out', out, '--title', '<b>Monday</b>');
  }, 240_000);

  it('says which files are broken, and ends well', () => {
    expect(ended.err).toContain('Bob: scheme.rule: must be a rule: line 1');
    expect(ended.err).toContain('Cleo: ');
    expect(ended.status).toBe(0);
  });

  it('is one page in which no text from outside becomes markup, and only its own script may run', () => {
    const html = page();
    const { document } = new Window({ settings: { disableJavaScriptEvaluation: true } });
    document.write(html);
    expect(document.querySelectorAll('img, script[src], h1 b, td b')).toHaveLength(0);
    expect(document.querySelector('h1')!.textContent).toBe('<b>Monday</b>');
    const scripts = [...document.querySelectorAll('script')];
    expect(scripts.map((one) => one.textContent)).toEqual([SCRIPT]);
    const policy = document.querySelector('meta[http-equiv]')!.getAttribute('content')!;
    const digest = (text: string): string => createHash('sha256').update(text).digest('base64');
    expect(policy).toBe(
      `default-src 'none'; style-src 'sha256-${digest(STYLE)}'; script-src 'sha256-${digest(SCRIPT)}'; base-uri 'none'; form-action 'none'`,
    );
    expect(document.querySelectorAll('[src], link, [onclick], [style]')).toHaveLength(0);
  });

  it('has a row an entry in every table, a broken one with its reason, and a plane a view', () => {
    const { document } = new Window({ settings: { disableJavaScriptEvaluation: true } });
    document.write(page());
    const tables = [...document.querySelectorAll('table')];
    expect(tables).toHaveLength(8);
    for (const table of tables) expect(table.querySelectorAll('tbody tr')).toHaveLength(4);
    expect(document.querySelectorAll('td.why')).toHaveLength(16);
    expect(document.querySelectorAll('svg')).toHaveLength(8);
    expect(document.querySelectorAll('#shared td')[1]!.textContent).toMatch(/^\d[\d.]* ± [\d.]+$|^\d/);
  });

  it('is sorted by the head that is pressed: names from A on, numbers from the greatest, then the other way, no number last', () => {
    const window = new Window({
      settings: { enableJavaScriptEvaluation: true, suppressInsecureJavaScriptEnvironmentWarning: true },
    });
    const { document } = window;
    // As browsers have them; this document does not.
    const has = (name: string, get: (of: Element) => unknown, set?: (of: Element, value: string) => void): void =>
      void Object.defineProperty(window.Element.prototype, name, {
        get: function (this: Element) {
          return get(this);
        },
        set: function (this: Element, value: string) {
          set!(this, value);
        },
      });
    has('rows', (part) => part.querySelectorAll('tr'));
    has('cells', (row) => row.children);
    has(
      'ariaSort',
      (head) => head.getAttribute('aria-sort'),
      (head, way) => head.setAttribute('aria-sort', way),
    );
    document.write(page());
    const table = document.querySelector('#shared table')!;
    const cells = (column: number): string[] =>
      [...table.querySelectorAll('tbody tr')].map((row) => row.children[column]?.getAttribute('data-value') ?? '');
    const heads = [...table.querySelectorAll('thead th')];
    for (const [column, head] of heads.entries()) {
      const known = cells(column).filter((value) => value !== '');
      const up = known.toSorted((one, other) =>
        column === 0 ? one.localeCompare(other) : Number(one) - Number(other),
      );
      const nothing = Array<string>(4 - known.length).fill('');
      for (const [order, says] of [
        [up, 'ascending'],
        [up.toReversed(), 'descending'],
      ] as const) {
        const isFirst = (says === 'ascending') === (column === 0);
        for (let press = 0; press < (isFirst ? 1 : 2); press++) head.querySelector('button')!.click();
        expect([cells(column), heads.map((one) => one.getAttribute('aria-sort'))], `${column} ${says}`).toEqual([
          [...order, ...nothing],
          heads.map((_, index) => (index === column ? says : null)),
        ]);
        // Another column in between: it begins anew.
        heads
          .at(column - 1)!
          .querySelector('button')!
          .click();
      }
    }
  });

  it('leads from every entry to its run, which the page opens', async () => {
    const { document } = new Window({ settings: { disableJavaScriptEvaluation: true } });
    document.write(page());
    const href = document.querySelector('#shared td a')!.getAttribute('href')!;
    expect(href).toMatch(/^http:\/\/localhost:4173\/#\/play\?s=2\./);
    const opened = await decodeHash(href.slice(href.indexOf('#')), () => Promise.reject(new Error('none')));
    expect(opened.scenario.flows[0]!.scheme).toMatchObject({ kind: 'own', rule: RULE });
    expect(opened.scenario.title).toBe('Shared with TCP');
  });

  it('is one table: a row an entry behind the facts', () => {
    const lines = readFileSync(join(out, 'race.csv'), 'utf8').split('\r\n');
    expect(lines[0]).toBe('# sawtooth race: <b>Monday</b>');
    expect(lines.at(-2)).toMatch(/^TCP,"tcp, variant sack",\d/);
    expect(lines.some((line) => line.startsWith('Cleo,,,') && line.includes('JSON'))).toBe(true);
  });
});

describe('the link of a run from the command line', () => {
  it('opens as the same scenario on every link of a race, rule and trace included', async () => {
    const own = normalizeRace({ version: 1, entries: [{ name: 'a', scheme: { kind: 'own', rule: RULE } }], seed: 5 });
    for (const { experiment } of linkRaces(own)) {
      const [point] = pointsOf(experiment);
      const opened = await decodeHash(hashOf(point!.scenario), () => Promise.reject(new Error('none')));
      expect(opened.scenario).toEqual(point!.scenario);
    }
  });

  it('opens with texts and fields that look like codes of a link', async () => {
    const scenario = normalizeScenario({
      ...{
        version: 1,
        title: 'ab',
        note: '~x',
        duration: 5,
        path: [{ rate: 1e6, loss: { kind: 'bernoulli', p: 0.01 } }],
      },
      flows: [{ id: 'q', scheme: { kind: 'aimd', a: 0.5, b: 0.25 } }],
    });
    const opened = await decodeHash(hashOf(scenario), () => Promise.reject(new Error('none')));
    expect(opened.scenario).toEqual(scenario);
  });
});

describe('the files of a race', () => {
  const named = (name: string, text: string | Buffer): string => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };

  it('takes a rule as text, also with the line ends and the mark of other systems', () => {
    const [entry] = entriesOf([named('Ada.txt', '\uFEFFon ack: W = W + 1\r\non loss: W = W / 3\r\n')], []);
    expect(entry).toMatchObject({ name: 'Ada', broken: null });
  });

  it('takes the scheme, the rule of a scenario, or the entries of a race from JSON', () => {
    expect(jsonEntries('x', { kind: 'cubic' })[0]!.scheme!.kind).toBe('cubic');
    expect(jsonEntries('x', { rule: RULE })[0]!.scheme!.kind).toBe('own');
    const flows = [{ scheme: { kind: 'tcp' } }, { scheme: { kind: 'own', rule: RULE } }];
    expect(jsonEntries('x', { flows })[0]!.scheme!.kind).toBe('own');
    expect(jsonEntries('x', { scenario: { flows: [{ scheme: { kind: 'bbr' } }] }, seeds: 3 })[0]!.scheme!.kind).toBe(
      'bbr',
    );
    expect(jsonEntries('x', { entries: [{ name: 'A', scheme: { kind: 'tcp' } }] })[0]!.name).toBe('A');
    for (const bad of [null, 3, [], {}, { flows: 'x' }, { flows: [null] }, { entries: [null] }])
      expect(jsonEntries('x', bad).every(({ broken }) => broken !== null)).toBe(true);
  });

  it('a file that is too large, is missing or no file at all is an entry with its reason', () => {
    const entries = entriesOf([named('Big.txt', Buffer.alloc(1_000_001)), join(folder, 'gone.txt'), '/dev/zero'], []);
    expect(entries.map(({ broken }) => broken)).toEqual([
      'the file has 1000001 bytes; at most 1000000 are read',
      expect.stringContaining('no such file'),
      'must be a file',
    ]);
  });

  it('refuses more than a race may have, no file at all, and options that cannot be', async () => {
    const paths = Array.from({ length: 151 }, (_, index) => `n${index}.txt`);
    expect(() => entriesOf(paths, [])).toThrow('a race has at most 150 entries, and these would be 151');
    expect(() =>
      entriesOf(
        [named('A.txt', RULE)],
        Array.from({ length: 150 }, () => entryOf('b', { kind: 'tcp' })),
      ),
    ).toThrow('would be 151');
    expect(await command()).toMatchObject({ status: 2, err: expect.stringContaining('no file of a rule') });
    const sound = named('A.txt', RULE);
    for (const [words, why] of [
      [['--seeds', '4'], '--seeds: must be a whole number from 5 to 50, got 4'],
      [['--with', 'nobody'], '--with: there is no built-in scheme nobody'],
      [['--page', 'javascript:alert(1)'], '--page: must be the address'],
      [['--jobs', '0'], '--jobs: must be'],
      [['--what'], 'usage:'],
    ] as const)
      expect(await command(sound, ...words)).toMatchObject({ status: 2, err: expect.stringContaining(why) });
    expect(await command(join(folder, 'gone.txt'), '--with', 'none')).toMatchObject({
      status: 2,
      err: expect.stringContaining('nobody can race'),
    });
  });
});

describe('race --break', () => {
  it('names the worst links of each rule that can run, with what fails there, its numbers and a link', async () => {
    const entries = [
      { name: 'Ada', scheme: { kind: 'own', rule: RULE } },
      { name: 'Bob', scheme: { kind: 'nonsense' } },
    ];
    const own = normalizeRace({ version: 1, entries });
    const outcome = (loss: number): Outcome => ({
      values: { 'throughput entry': 1e6, 'throughput tcp': 1e6, 'loss entry': loss, 'cov entry': 0.3, 'mean-queue': 1 },
      ...{ why: {}, digest: '' },
    });
    const runAll = async () => (experiment: Experiment, point: Point) =>
      outcome(pointsOf(experiment).indexOf(point) === 0 ? 0.2 : 0.01);
    const said = (await breakingWords(own, { runAll, hrefOf: ({ title }) => title }, 4)).split('\n');
    expect(said.slice(2, 3)).toEqual(['Ada: 1 of 4 networks break it']);
    expect(said.slice(4, 6)).toEqual([
      '    Loses much: it loses 20 %, TCP in its place 1 %',
      '    Network 1 of seed 1',
    ]);
    expect(said.join()).not.toContain('Bob');
  });
});
