/** The page of all sentences: two languages side by side, arguments to try, and a file that somebody makes. */
import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { placeOf } from '../../src/link/route.ts';
import { SentencesPage } from '../../src/sentences/sentences-page.tsx';
import { examplesOf, placesOf } from '../../src/sentences/places.ts';
import { entryOf } from '../../src/words/entries.ts';
import { Panel, until } from './support/panel.tsx';

const SENTENCES = ['Share', '{count} flows', 'Open', '{Flow} {how?halves|cuts} at {at:span}.'].map((english, at) => ({
  english,
  area: at < 3 ? 'play' : 'why',
  file: `src/${at}.tsx`,
}));

const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.sentence-row')];
const said = (row: number): (string | null)[] => [...rows()[row]!.children].slice(0, 2).map((each) => each.textContent);
const standings = (): (string | undefined)[] => rows().map(({ dataset }) => dataset['standing']);

async function drop(text: string): Promise<void> {
  const event = new Event('drop', { bubbles: true });
  Object.assign(event, { dataTransfer: { files: [new File([text], 'mine.ftl')] } });
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

test('a code is tried by its words, a number by a number, a name by a text', () => {
  const places = placesOf(SENTENCES[3]!.english);
  expect(places).toEqual([
    { name: 'Flow', is: 'text' },
    { name: 'how', is: 'code', words: ['halves', 'cuts'] },
    { name: 'at', is: 'number' },
  ]);
  expect(examplesOf(places)).toEqual({ Flow: '‹Flow›', how: 0, at: 3 });
  expect(placesOf('{step} of {n}', '{ $n ->\n *[other] { $step }\n }').map(({ is }) => is)).toEqual(['text', 'number']);
});
