/** The page of all sentences where a language comes late, or does not come. */
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { placeOf } from '../../src/link/route.ts';
import { SentencesPage } from '../../src/sentences/sentences-page.tsx';
import { entryOf } from '../../src/words/entries.ts';
import type { Language } from '../../src/words/language.ts';
import { ownName } from '../../src/words/names.ts';
import { Panel, until } from './support/panel.tsx';

interface Fetch {
  come(text: string): Promise<void>;
  fail(): Promise<void>;
}
const fetches = new Map<Language, Fetch>();

const fetchFiles = (language: Language): Promise<string[]> =>
  new Promise((resolve, reject) =>
    fetches.set(language, {
      come: (text) => act(async () => resolve([text])),
      fail: () => act(async () => reject(new TypeError('Failed to fetch'))),
    }),
  );

const SENTENCES = [{ english: 'Share', area: 'play', file: 'src/x.tsx' }];
const alert = (): string => document.querySelector('[role=alert]')?.textContent ?? '';
const said = (): string | null | undefined => document.querySelector('.sentence-row')?.children[1]!.textContent;

/** While a language is waited for, which a press on a panel would wait for too. */
async function choose(language: Language): Promise<void> {
  const select = document.querySelector('select')!;
  expect([...select.options].map(({ text }) => text)).toContain(ownName(language));
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')!.set!.call(select, language);
  await act(async () => void select.dispatchEvent(new Event('change', { bubbles: true })));
}

const page = async (): Promise<void> => {
  await Panel.of(<SentencesPage place={placeOf('#/sentences')!} sentences={SENTENCES} fetchFiles={fetchFiles} />);
  await choose('es');
};

afterEach(() => fetches.clear());

test('a language that does not come is told of until another is chosen; chosen again it may come', async () => {
  await page();
  await fetches.get('es')!.fail();
  expect(alert()).toBe('This language could not be fetched.');
  await choose('ar');
  expect(alert()).toBe('');
  await fetches.get('ar')!.come(entryOf('Share', 'شارك'));
  await until(() => expect(said()).toBe('شارك'));
  await choose('es');
  await fetches.get('es')!.come(entryOf('Share', 'Compartir'));
  await until(() => expect(said()).toBe('Compartir'));
  expect(alert()).toBe('');
});

test.each<[string, (late: Fetch) => Promise<void>]>([
  ['comes', (late) => late.come(entryOf('Share', 'Compartir'))],
  ['fails', (late) => late.fail()],
])('one that %s after another was chosen says nothing', async (_, end) => {
  await page();
  await choose('ar');
  await fetches.get('ar')!.come(entryOf('Share', 'شارك'));
  await until(() => expect(said()).toBe('شارك'));
  await end(fetches.get('es')!);
  expect([said(), alert()]).toEqual(['شارك', '']);
});
