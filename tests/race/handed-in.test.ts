import { describe, expect, it } from 'vitest';
import { wholly } from '../../src/slices.ts';
import { collectEntries } from '../../src/papers/race-entries.ts';
import { LinkError } from '../../src/link/link-error.ts';
import { decodeHash } from '../../src/link/link.ts';
import { loadPreset } from '../../src/scenario/presets.ts';
import { raceHash, readRace } from '../../src/link/race-link.ts';
import { readingRules } from '../../workers/race/handed-in.ts';
import { entryOf, normalizeRace } from '../../workers/race/race.ts';
import { hashOf } from '../../workers/papers/commands/race.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';

const RULE = 'on ack: W = W + 2 / W\non loss: W = W / 2';
const read = (text: string) => wholly(readingRules(text));

describe('what a class hands in to a race', () => {
  it('is rules with names in front, in the same line or in the line above, until an empty line or the next name', () => {
    const text = `Ada: on ack: W = W + 2 / W\non loss: W = W / 2\n\nBob Byron:\n\nparam a 0..1 = 1\non ack: W = W + a\nCleo:\nin slow start: W = 2 * W`;
    expect(read(text).found).toEqual([
      { name: 'Ada', is: 'rule', text: RULE },
      { name: 'Bob Byron', is: 'rule', text: 'param a 0..1 = 1\non ack: W = W + a' },
      { name: 'Cleo', is: 'rule', text: 'in slow start: W = 2 * W' },
    ]);
  });

  it('a part that is misspelt stays part of its rule, and is no name', () => {
    expect(read(`Ada:\non ack: W = W + 1\non los: W = W / 2`).found).toHaveLength(1);
    const remark = 'on ack: W = 1 # as in class: one\n# and: no more';
    expect(read(remark).found).toEqual([{ name: '', is: 'rule', text: remark }]);
    expect(read('on ack: W = 1\n\non ack: W = 2').found.map(({ name }) => name)).toEqual(['', '']);
  });

  it('is links, with a name on either side, and rows of a table with rules of several lines', () => {
    const text = `Ada https://x.org/a#/play?s=2.abc\n#/scene/cubic; Bob\n"Cleo","on ack: W = W + 2 / W\non loss: W = W / 2","yes"\nDan;"on ack: W = ""W"""`;
    expect(read(text).found).toEqual([
      { name: 'Ada', is: 'link', text: '#/play?s=2.abc' },
      { name: 'Bob', is: 'link', text: '#/scene/cubic;' },
      { name: 'Cleo', is: 'rule', text: RULE },
      { name: 'Dan', is: 'rule', text: 'on ack: W = "W"' },
    ]);
  });

  it('says what was handed in twice, what is beyond 5,000, and lines that are too long', () => {
    const many = Array.from({ length: 5_100 }, (_, index) => `n${index}: on ack: W = W + ${index}\n`).join('\n');
    const { found, twice, beyond, tooLong, rules } = read(`${many}\nn3: on ack: W = W + 3\n\n${'x'.repeat(30_000)}`);
    expect({ found: found.length, twice, beyond, tooLong, rules }).toEqual({
      ...{ found: 5_000, twice: 1, beyond: 100, tooLong: 1, rules: 5_000 },
    });
  });

  it('rests at least once every 200 lines, however many there are', () => {
    const reading = readingRules('Ada: on ack: W = W + 1\n\n'.repeat(5_000));
    let rests = 0;
    while (!reading.next().done) rests += 1;
    expect(rests).toBeGreaterThanOrEqual(10_000 / 200 - 1);
  });

  it('answers of a lesson and other prose are no rules', () => {
    expect(read('Ada ST1-abc-1-wAAAA-00000000--x1\nDear all: see you on Monday').rules).toBe(0);
  });

  it('a quote that never closes is an ordinary line', () => {
    expect(read(`"Ada","on ack: W = 1\n${'y\n'.repeat(20_000)}`).found.length).toBeGreaterThan(0);
  });
});

describe('entries of a race from what was handed in', () => {
  const never = (): boolean => false;

  it('rules and the rules of links race; what cannot has its reason and is counted', async () => {
    const scenario = normalizeScenario({
      ...{ version: 1, duration: 5, path: [{ rate: 1e6 }] },
      flows: [{ scheme: { kind: 'tcp' } }, { scheme: { kind: 'own', rule: RULE } }],
    });
    const text = `Ada:\n${RULE}\n\nBob: ${hashOf(scenario)}\nCleo: on ack: Wnd = 1\n\nDan: #/play?s=2.broken\nAda:\n${RULE}`;
    const found = (await collectEntries(text, 200, never))!;
    expect(found.entries.map(({ name, broken }) => [name, broken !== null])).toEqual([
      ['Ada', false],
      ['Bob', false],
      ['Cleo', true],
      ['Dan', true],
    ]);
    expect(found).toMatchObject({ sound: 2, broken: 2, twice: 1 });
    expect(found.entries[1]!.scheme).toMatchObject({ kind: 'own', rule: RULE });
  });

  it('without a name an entry has its number; of a link without a rule the first scheme races', async () => {
    const flows = ['vegas', 'cubic'].map((kind) => ({ id: kind, scheme: { kind } }));
    const scenario = normalizeScenario({ version: 1, duration: 5, path: [{ rate: 1e6 }], flows });
    const text = `Ada:\n${RULE}\n\non ack: W = W + 1 / W\n\n${hashOf(scenario)}\n\nDan: #/play?s=9.x\nEve: #/play?preset=nobody`;
    const { entries } = (await collectEntries(text, 200, never))!;
    expect(entries.map(({ name, scheme }) => [name, scheme?.kind])).toEqual([
      ['Ada', 'own'],
      ['no. 2', 'own'],
      ['no. 3', 'vegas'],
      ['Dan', undefined],
      ['Eve', undefined],
    ]);
    // As the page says it that opens such a link.
    for (const [entry, hash] of [
      [entries[3]!, '#/play?s=9.x'],
      [entries[4]!, '#/play?preset=nobody'],
    ] as const) {
      const why: unknown = await decodeHash(hash, loadPreset).catch((error: unknown) => error);
      expect(why).toBeInstanceOf(LinkError);
      expect(entry.broken).toBe((why as LinkError).message);
    }
  });

  it('a link whose run cannot be has the rule that it breaks as its reason', async () => {
    const scenario = normalizeScenario({ version: 1, duration: 5, path: [{ rate: 1e6 }], flows: [{}] });
    const { entries } = (await collectEntries(`Ada: ${hashOf({ ...scenario, duration: -1 })}`, 200, never))!;
    expect(entries.map(({ name, scheme }) => [name, scheme])).toEqual([['Ada', null]]);
    expect(entries[0]!.broken).toMatch(/^This link asks for what cannot be\. duration: must be /);
  });

  it('of 5,000 rules as many race as the race has room for, and all are read', async () => {
    const text = Array.from({ length: 5_000 }, (_, index) => `n${index}: on ack: W = W + ${index} / W\n`).join('\n');
    const found = (await collectEntries(text, 146, never))!;
    expect(found).toMatchObject({ sound: 5_000, broken: 0 });
    expect(found.entries).toHaveLength(146);
  }, 60_000);

  it('ends as soon as nobody waits for it', async () => {
    let asked = 0;
    expect(await collectEntries('n: on ack: W = 1\n\n'.repeat(500), 200, () => ++asked > 1)).toBeNull();
  });
});

describe('the link of a race', () => {
  it('gives the same race again, a broken rule of it too', async () => {
    const race = normalizeRace({
      ...{ version: 1, title: 'Monday', seed: 9, seeds: 7 },
      entries: [
        { name: 'Ada', scheme: { kind: 'own', rule: RULE } },
        { name: 'Cleo', scheme: { kind: 'own', rule: 'on ack: Wnd = 1' } },
        { name: 'TCP', scheme: { kind: 'tcp' } },
      ],
    });
    const hash = await raceHash(race);
    expect(hash).toMatch(/^#\/race\?r=1\./);
    expect(await readRace(hash.slice('#/race?r='.length))).toEqual(race);
    expect(race.entries[1]!.broken).not.toBeNull();
  });

  it('that is broken, too long, of a later format or of what cannot be is refused in words', async () => {
    await expect(readRace('1.!')).rejects.toThrow('a character that no link has');
    await expect(readRace('7.abcd')).rejects.toThrow('later format');
    await expect(readRace(`1.${'A'.repeat(30_000)}`)).rejects.toThrow('longer than any race');
    const race = normalizeRace({ version: 1, entries: [] });
    const many = { ...race, entries: Array.from({ length: 151 }, () => entryOf('a', { kind: 'tcp' })) };
    const hash = await raceHash(many);
    await expect(readRace(hash.slice('#/race?r='.length))).rejects.toThrow(/entries.*at most 150/);
  });
});
