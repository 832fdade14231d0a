/** The list of what a reader has kept: by name and of late, opened, taken over and deleted, where storage is full or forbidden, changed by another tab. */
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Library, LIMITS } from '../../src/library/library.ts';
import { LibraryLists } from '../../src/library/library-lists.tsx';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { nameOf, Panel, scenarioOf } from './support/panel.tsx';

/** A browser's storage, shared by its tabs. */
let items: Map<string, string>;
let room: number;
let forbidden: boolean;
const storage = {
  getItem(key: string): string | null {
    if (forbidden) throw new DOMException('no', 'SecurityError');
    return items.get(key) ?? null;
  },
  setItem(key: string, text: string): void {
    if (forbidden || text.length > room) throw new DOMException('full', 'QuotaExceededError');
    items.set(key, text);
  },
  removeItem: (key: string) => void items.delete(key),
};
/** Another tab of the same browser. */
const elsewhere = new Library(() => storage);

let opened: Scenario[];
const forgotten: string[] = [];
beforeEach(() => {
  items = new Map();
  room = Infinity;
  forbidden = false;
  opened = [];
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', { ...storage, removeItem: (key: string) => forgotten.push(key) });
});

const shown = (scenario = scenarioOf()): Promise<Panel> =>
  Panel.of(<LibraryLists key={Math.random()} onOpen={(one) => opened.push(one)} />, scenario);
const texts = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => (textContent ?? '').replaceAll(/\s+/g, ' ').trim());
const rows = (): string[] => texts('.library-open');
const news = (): string => texts('.library-news')[0]!;
const keep = (panel: Panel, name: string): Promise<void> => panel.type('Name the scenario on show', name);
const dateOf = (month: number, day: number, hour: number, year = new Date().getFullYear()): number =>
  new Date(year, month - 1, day, hour, 5).getTime();

test('what is on show is kept under its name without blanks around it, first of all, and is named with its time', async () => {
  elsewhere.addNamed('an older one', scenarioOf({ seed: 3 }), dateOf(2, 21, 14, 2021));
  const panel = await shown(scenarioOf({ flows: [{ id: 'tcp', scheme: { kind: 'tcp' }, count: 4 }] }));
  await keep(panel, '  four of them ');
  expect(news()).toBe('Kept as “four of them”.');
  expect(panel.value('Name the scenario on show')).toBe('');
  expect(rows()).toEqual([
    expect.stringMatching(/^four of them Four TCP flows share /),
    expect.stringMatching(/^an older one Two TCP and one AIMD/),
  ]);
  expect(texts('.library time')[1]).toBe('21 Feb 2021, 14:05');
  expect(texts('.library time')[0]).not.toContain(String(new Date().getFullYear()));
  await panel.press(/^an older one/);
  expect(opened.map(({ seed }) => seed)).toEqual([3]);
});

test('a name that is taken is taken over, and the button says so; without a name there is nothing to press', async () => {
  elsewhere.addNamed('mine', scenarioOf({ seed: 3 }), 1_000);
  const panel = await shown(scenarioOf({ seed: 4 }));
  expect((panel.button('Keep it') as HTMLButtonElement).disabled).toBe(true);
  const field = panel.input('Name the scenario on show');
  await panel.enter(field, '   ');
  await panel.key(field, 'Enter');
  expect((panel.button('Keep it') as HTMLButtonElement).disabled).toBe(true);
  await panel.enter(field, 'mine');
  // While an input method composes, Enter chooses among its words.
  await panel.key(field, 'Enter', { isComposing: true });
  expect(elsewhere.list().named.map(({ scenario }) => scenario.seed)).toEqual([3]);
  await panel.press('Replace it');
  expect(rows()).toHaveLength(1);
  expect(elsewhere.list().named.map(({ scenario }) => scenario.seed)).toEqual([4]);
});

test('what another tab has kept meanwhile is neither lost nor left out when something is kept here', async () => {
  const panel = await shown();
  elsewhere.addNamed('theirs', scenarioOf({ seed: 5 }), 1_000);
  elsewhere.addRecent(scenarioOf({ seed: 6 }), 2_000, null);
  await keep(panel, 'ours');
  expect(texts('.library-open b')).toEqual(['ours', 'theirs']);
  expect(texts('.library h4')).toEqual(['Named', 'Recent']);
  expect(rows()).toHaveLength(3);
});

test('one is deleted when it is asked for a second time and not before: that one, named or recent, and the focus stays there', async () => {
  elsewhere.addNamed('one', scenarioOf({ seed: 3 }), 1_000);
  elsewhere.addNamed('two', scenarioOf({ seed: 4 }), 2_000);
  elsewhere.addRecent(scenarioOf({ seed: 5 }), dateOf(3, 1, 9), null);
  elsewhere.addRecent(scenarioOf({ seed: 6 }), dateOf(3, 2, 9), null);
  const panel = await shown();
  await panel.press('Delete “one”');
  expect(document.activeElement!.textContent).toBe('No');
  await panel.press('No');
  expect([rows().length, nameOf(document.activeElement!)]).toEqual([4, 'Delete “one”']);
  await panel.press('Delete “one”');
  await panel.press('Delete it');
  expect(news()).toBe('“one” is deleted.');
  expect(document.activeElement).toBe(document.getElementById('library-head'));
  await panel.press(/^Delete the one of 1 Mar, 09:05$/);
  await panel.press('Delete it');
  expect(news()).toBe('It is deleted.');
  const { named, recent } = elsewhere.list();
  expect([named, recent].map((list) => list.map(({ scenario }) => scenario.seed))).toEqual([[4], [6]]);
});

test('everything is deleted at once, and then there is nothing to delete', async () => {
  elsewhere.addNamed('one', scenarioOf(), 1_000);
  elsewhere.addRecent(scenarioOf({ seed: 5 }), 2_000, null);
  const panel = await shown();
  await panel.press('Delete everything kept here');
  expect(forgotten).toEqual([]);
  await panel.press('Delete everything');
  expect(forgotten).toEqual([expect.stringContaining('history')]);
  expect([news(), rows(), items.size]).toEqual(['Everything kept here is deleted.', [], 0]);
  expect(panel.text).toContain('What you change and run appears here. Kept by this browser, on this machine only.');
  expect(texts('button')).toEqual(['Keep it']);
});

test('what there is no room for is refused with what to do, and what was kept stays', async () => {
  const panel = await shown();
  await keep(panel, 'first');
  room = 10;
  await keep(panel, 'second');
  expect(texts('[role=alert]')).toEqual(['There is no room left for it. Delete something that is kept first.']);
  // The name is there for another try.
  expect(panel.value('Name the scenario on show')).toBe('second');
  expect(texts('.library-open b')).toEqual(['first']);
  room = Infinity;
  await keep(panel, 'second');
  expect(texts('[role=alert]')).toEqual([]);
  expect(texts('.library-open b')).toEqual(['second', 'first']);
});

test('more names than are kept are refused', async () => {
  elsewhere.addNamed('number 0', scenarioOf(), 0);
  const [[key, text]] = [...items] as [[string, string]];
  const stored = JSON.parse(text) as { named: [{ scenario: unknown }] };
  const [{ scenario }] = stored.named;
  const named = Array.from({ length: LIMITS.named }, (_, at) => ({ at, name: `number ${at}`, scenario }));
  items.set(key, JSON.stringify({ ...stored, named }));
  const panel = await shown();
  await keep(panel, 'one more');
  expect(texts('[role=alert]')).toEqual(['200 scenarios are kept by name, and no more can be. Delete one first.']);
  expect(rows()).toHaveLength(LIMITS.named);
});

test.each([
  [1, 'One more cannot be read and is left out.'],
  [3, '3 more cannot be read and are left out.'],
])('%i that cannot be read are counted, and deleted by themselves', async (count, words) => {
  elsewhere.addNamed('good', scenarioOf(), 1_000);
  const [key] = items.keys();
  const stored = JSON.parse(items.get(key!)!) as { named: object[] };
  for (let place = 0; place < count; place += 1)
    stored.named.push({ at: place, name: `bad ${place}`, scenario: { version: 1, duration: -1 } });
  items.set(key!, JSON.stringify(stored));
  const panel = await shown();
  expect(panel.text).toContain(words);
  await panel.press('Delete what cannot be read');
  expect([news(), texts('.library-open b')]).toEqual(['What could not be read is deleted.', ['good']]);
  expect(panel.text).not.toContain(words);
  expect((JSON.parse(items.get(key!)!) as { named: object[] }).named).toHaveLength(1);
});

test('where the browser keeps nothing nothing is offered, and it says where one’s work is', async () => {
  forbidden = true;
  const panel = await shown();
  expect(panel.text).toBe('YoursThis browser does not let the page keep anything: what you make is in the address.');
  expect(texts('button, input')).toEqual([]);
});

test('it says that the page works without a network only where it does', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  expect((await shown()).text).toContain('So is this page: it opens without a network.');
  vi.stubGlobal('navigator', { serviceWorker: { controller: null } });
  expect((await shown()).text).not.toContain('without a network');
  await act(async () => undefined);
});

test('a run that was changed while it ran says how often', async () => {
  const rate = (at: number) => ({ at, do: 'rate', hop: 0, rate: 1e6 });
  for (const [name, events] of [
    ['none', []],
    ['one', [rate(1)]],
    ['two', [rate(1), rate(2)]],
  ] as const)
    elsewhere.addNamed(name, scenarioOf({ events }));
  await shown();
  const said = (name: string): string | undefined => rows().find((row) => row.startsWith(name));
  expect(said('none')).not.toContain('while it runs');
  expect(said('one')).toMatch(/1 change while it runs\.$/);
  expect(said('two')).toMatch(/2 changes while it runs\.$/);
});
