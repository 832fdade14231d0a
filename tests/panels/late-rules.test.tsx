/** The built page fetches what reads rules when a rule is read (workers/late/rules.ts): what a browser or a tab has kept with a rule waits for it. */
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Library, library } from '../../src/library/library.ts';
import { LibraryLists } from '../../src/library/library-lists.tsx';
import { persistHistory } from '../../src/library/session.ts';
import { says } from '../../workers/late/says.ts';
import { Bench } from '../page/support/direct-worker.ts';
import { Panel, scenarioOf, textsOf } from './support/panel.tsx';

const items = new Map<string, string>();
const drawer = {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, text: string) => void items.set(key, text),
  removeItem: (key: string) => void items.delete(key),
};
/** The end of what is fetched. */
let come: (() => void) | null;
const fetchRules = (input: unknown): Promise<void> | null =>
  says(input, 'own') ? new Promise<void>((resolve) => (come = resolve)) : null;

const plain = scenarioOf({ flows: [{ scheme: { kind: 'tcp' } }] });
const ruled = scenarioOf({
  flows: [{ scheme: { kind: 'own', rule: 'on ack: W = W + 1 / W\non loss: W = W / 2' } }],
});

beforeEach(() => {
  come = null;
  items.clear();
  vi.stubGlobal('localStorage', drawer);
});

test('only for a rule that is kept there is something to fetch', () => {
  const kept = new Library(() => drawer, fetchRules);
  expect(kept.fetching()).toBeNull();
  kept.addNamed('without', plain);
  expect(kept.fetching()).toBeNull();
  kept.addRecent(ruled, 1, null);
  expect(kept.fetching()).not.toBeNull();
});

test('what cannot be read before it has come is not offered as broken, and is listed then', async () => {
  library.addNamed('without', plain);
  const before = { ...library.list(), broken: 1 };
  library.addNamed('with a rule', ruled);
  const names = (): string[] => textsOf('.library-open').map((text) => /^with(?:out| a rule)/.exec(text)![0]);
  vi.spyOn(library, 'fetching').mockReturnValueOnce(new Promise((resolve) => (come = resolve)));
  const list = vi.spyOn(library, 'list').mockReturnValue(before);
  const panel = await Panel.of(<LibraryLists onOpen={() => undefined} />);
  expect([names(), panel.text.includes('cannot be read')]).toEqual([['without'], false]);
  list.mockRestore();
  await panel.settle(() => come!());
  expect([names(), panel.text.includes('cannot be read')]).toEqual([['with a rule', 'without'], false]);
});

test('steps back to a rule are there after a reload when it has come, and nothing is kept over them before', async () => {
  const bench = new Bench(ruled);
  const flush = persistHistory(bench.player, () => drawer);
  bench.player.edit('the scheme', () => plain);
  bench.pass(100);
  flush();
  const kept = new Map(items);
  const next = new Bench(plain);
  const flushNext = persistHistory(next.player, () => drawer, undefined, fetchRules);
  flushNext();
  expect([next.player.state.canUndo, items]).toEqual([false, kept]);
  await act(async () => come!());
  expect(next.player.state.canUndo).toBe(true);
  next.player.undo();
  next.pass(100);
  expect(next.player.state.scenario).toEqual(ruled);
  // And what is done from then on is kept.
  flushNext();
  expect(items).not.toEqual(kept);
});
