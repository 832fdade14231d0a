/** The page of all sentences: two languages side by side, arguments to try, and a file that somebody makes. */
import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { folder } from '../support/folder.ts';
import { placeOf } from '../../src/link/route.ts';
import { SentencesPage } from '../../src/sentences/sentences-page.tsx';
import { examplesOf, placesOf } from '../../src/sentences/places.ts';
import { entryOf, unfilled } from '../../src/words/entries.ts';
import { messageId } from '../../src/words/message-id.ts';
import { ownName } from '../../src/words/names.ts';
import { Panel, until } from './support/panel.tsx';
import { saved } from './support/saved.ts';

const SENTENCES = ['Share', '{count} flows', 'Open', '{Flow} {how?halves|cuts} at {at:span}.'].map((english, at) => ({
  english,
  area: at < 3 ? 'play' : 'why',
  file: `src/${at}.tsx`,
}));

const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.sentence-row')];
const said = (row: number): (string | null)[] => [...rows()[row]!.children].slice(0, 2).map((each) => each.textContent);
const standings = (): (string | undefined)[] => rows().map(({ dataset }) => dataset['standing']);

async function drop(text: string, items: readonly object[] = []): Promise<void> {
  const event = new Event('drop', { bubbles: true });
  Object.assign(event, { dataTransfer: { files: [new File([text], 'mine.ftl')], items } });
  await act(async () => void document.querySelector('.sentences')!.dispatchEvent(event));
}

async function change(control: HTMLInputElement | HTMLSelectElement, value: string): Promise<void> {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!;
  set!.call(control, value);
  await act(
    async () =>
      void control.dispatchEvent(new Event(control.matches('select') ? 'change' : 'input', { bubbles: true })),
  );
}

describe('the page of all sentences', () => {
  test('tells of a file row by row what it says, what is missing and what breaks, and tries its plurals', async () => {
    await Panel.of(<SentencesPage place={placeOf('#/sentences')!} sentences={SENTENCES} />);
    await until(() => expect(rows()).toHaveLength(4));
    const plural = '{ $count ->\n    [one] ein Fluss\n   *[other] { $count } Flüsse\n  }';
    await drop(
      [
        entryOf('Share', 'Teilen'),
        entryOf('{count} flows', plural),
        entryOf('Open', '{ $x'),
        entryOf('Gone', 'Weg'),
      ].join('\n'),
    );
    await until(() => expect(standings()).toEqual(['said', 'said', 'broken', 'missing']));
    expect(said(0)).toEqual(['Share', 'Teilen']);
    expect(said(1)).toEqual(['3 flows', '3 Flüsse']);
    await change(rows()[1]!.querySelector('input[type=number]')!, '1');
    expect(said(1)).toEqual(['1 flows', 'ein Fluss']);
    expect(rows()[2]!.textContent).toContain('Fluent cannot read it');
    await change(document.querySelectorAll<HTMLSelectElement>('.filters select')[0]!, 'stale');
    expect(said(0)).toEqual(['Gone', 'Weg']);
    // What is on show stays.
    await drop('', [folder('mine')]);
    expect(document.querySelector('[role=alert]')!.textContent).toBe('mine is a folder: drop a file that is in it.');
    expect(said(0)).toEqual(['Gone', 'Weg']);
  });

  test('shows of a sentence that stands twice in a file what the page says, the first, and that it is there twice', async () => {
    await Panel.of(<SentencesPage place={placeOf('#/sentences')!} sentences={SENTENCES} />);
    await until(() => expect(rows()).toHaveLength(4));
    await drop(entryOf('Share', 'Teilen') + entryOf('Share', '{ $x'));
    await until(() => expect(standings()[0]).toBe('broken'));
    expect(said(0)).toEqual(['Share', 'Teilen']);
    expect([...document.querySelectorAll('.sentence-faults li')].map(({ textContent }) => textContent)).toEqual([
      'it stands there twice',
    ]);
  });

  test('shows no English of an entry above which its file has none', async () => {
    await Panel.of(<SentencesPage place={placeOf('#/sentences')!} sentences={SENTENCES} />);
    await until(() => expect(rows()).toHaveLength(4));
    await drop([entryOf('Gone', 'Weg'), 'lost-0a1b2c = Verloren'].join('\n'));
    await until(() => expect(standings()).toEqual(['missing', 'missing', 'missing', 'missing']));
    await change(document.querySelectorAll<HTMLSelectElement>('.filters select')[0]!, 'stale');
    expect([said(0), said(1)]).toEqual([
      ['Gone', 'Weg'],
      ['', 'Verloren'],
    ]);
  });

  test('counts them by how they stand, and shows those of a part, of a standing or with a word', async () => {
    await Panel.of(<SentencesPage place={placeOf('#/sentences')!} sentences={SENTENCES} />);
    await until(() => expect(rows()).toHaveLength(4));
    await drop(entryOf('Share', 'Teilen'));
    await until(() => expect(standings()).toEqual(['said', 'missing', 'missing', 'missing']));
    const selects = (): HTMLSelectElement[] => [...document.querySelectorAll<HTMLSelectElement>('.filters select')];
    expect(selects().map((select) => [...select.options].map(({ text }) => text))).toEqual([
      ['all: 4', 'translated: 1', 'missing: 3', 'broken: 0', 'stale: 0'],
      ['all', 'play', 'why'],
    ]);
    await change(selects()[0]!, 'missing');
    expect(rows()).toHaveLength(3);
    await change(selects()[1]!, 'play');
    expect(rows()).toHaveLength(2);
    await change(document.querySelector('.filters input')!, 'open');
    expect(said(0)[0]).toBe('Open');
    expect(rows()).toHaveLength(1);
  });

  test('says why a file is refused, and keeps what was on show', async () => {
    await Panel.of(<SentencesPage place={placeOf('#/sentences')!} sentences={SENTENCES} />);
    await until(() => expect(rows()).toHaveLength(4));
    await drop(entryOf('Share', `x\n  ${'{'.repeat(9)}`));
    await until(() =>
      expect(document.querySelector('[role=alert]')?.textContent).toContain('Line 3: braces stand 9 deep'),
    );
    expect(rows()).toHaveLength(4);
  });
});

describe('in the list', () => {
  const page = async (sentences = SENTENCES): Promise<Panel> => {
    const panel = await Panel.of(<SentencesPage place={placeOf('#/sentences')!} sentences={sentences} />);
    await until(() => expect(rows().length).toBeGreaterThan(0));
    // Another test may have left its file.
    if (panel.text.includes('Leave it')) await panel.press('Leave it');
    return panel;
  };

  test('a sentence is tried with a word, a name and a number, by slider too', async () => {
    await page();
    const last = rows()[3]!;
    await change(last.querySelector<HTMLInputElement>('input[type=text]')!, 'TCP 2');
    await change(last.querySelector('select')!, '1');
    await change(last.querySelector<HTMLInputElement>('input[type=range]')!, '7');
    expect(said(3)[0]).toBe('TCP 2 cuts at 7.');
    expect(last.querySelector<HTMLInputElement>('input[type=number]')!.value).toBe('7');
  });

  test('a sentence that stands twice in a file is broken, whichever of the two is shown', async () => {
    await page();
    await drop([entryOf('Share', 'Teilen'), entryOf('Open', 'Auf'), entryOf('Share', 'Weitergeben')].join('\n'));
    await until(() => expect(said(0)[1]).toMatch(/^(Teilen|Weitergeben)$/));
    expect(standings()).toEqual(['broken', 'missing', 'said', 'missing']);
    expect(rows()[0]!.querySelector('.sentence-faults')!.textContent).toBe('it stands there twice');
  });

  test('what a file of one’s own lacks is saved to be filled in; a file that is left is gone', async () => {
    const panel = await page();
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    const file = new File([entryOf('Share', 'Weitergeben')], 'own.ftl');
    Object.defineProperty(input, 'files', { value: [file], configurable: true });
    await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })));
    await until(() => expect(said(0)).toEqual(['Share', 'Weitergeben']));
    expect(panel.text).toContain('own.ftl');
    const files = saved();
    await panel.press('Save the 3 that are missing as a file to fill in');
    expect(files.map(({ name }) => name)).toEqual([expect.stringMatching(/^[\w-]+-missing\.ftl$/)]);
    const filled = await files[0]!.text();
    for (const { english } of SENTENCES.slice(1)) expect(filled).toContain(unfilled(english));
    expect(filled).not.toContain(messageId('Share'));
    await panel.press('Leave it');
    await until(() => expect(said(0)[1]).not.toBe('Weitergeben'));
    expect(panel.text).not.toContain('own.ftl');
    await drop('');
    expect(panel.text).not.toContain('own.ftl');
  });

  test('stands a hundred at a time, of one part alone where it is wanted, each as its language is written', async () => {
    const many = Array.from({ length: 130 }, (_, at) => ({
      english: `Sentence ${at}`,
      area: at < 30 ? 'first' : 'second',
      file: 'src/x.tsx',
    }));
    const panel = await page(many);
    const shown: number[] = [rows().length];
    await panel.press('100 of 130 are shown: 30 more');
    shown.push(rows().length);
    expect(shown).toEqual([100, 130]);
    expect(panel.text).not.toContain('are shown');
    await panel.choose('Part', 'first');
    expect([rows().length, document.querySelector('.filter-count')!.textContent]).toEqual([30, '30']);
    for (const [language, dir] of [
      ['es', 'ltr'],
      ['ar', 'rtl'],
    ] as const) {
      await panel.choose('Beside English', ownName(language));
      await until(() => expect(rows()).toHaveLength(30));
      await drop(entryOf('Sentence 0', 'Satz'));
      await until(() => expect(said(0)[1]).toBe('Satz'));
      const second = rows()[0]!.children[1]!;
      expect([second.getAttribute('lang'), second.getAttribute('dir')]).toEqual([language, dir]);
      await panel.press('Leave it');
    }
  });
});

test('a code is tried by its words, a number by a number, a name by a text', () => {
  const places = placesOf(SENTENCES[3]!.english);
  expect(places).toEqual([
    { name: 'Flow', is: 'text' },
    { name: 'how', is: 'code', words: ['halves', 'cuts'] },
    { name: 'at', is: 'number' },
  ]);
  expect(examplesOf(places)).toEqual({ Flow: '‹Flow›', how: 0, at: 3 });
  // What is known to be a number or a code stays that where it is named again.
  expect(placesOf('{n:2} of {n}, {how?a|b} and {how}, {late} and {late#one|many}').map(({ is }) => is)).toEqual([
    'number',
    'code',
    'number',
  ]);
  expect(placesOf('{step} of {n}', '{ $n ->\n *[other] { $step }\n }').map(({ is }) => is)).toEqual(['text', 'number']);
});
