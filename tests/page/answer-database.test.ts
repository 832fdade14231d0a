/** Answers of runs in this browser's database: those of this build come back, those of other builds go, and the oldest where there are too many. */
import { beforeEach, expect, test, vi } from 'vitest';
import { databaseStorage } from '../../src/papers/answer-store.ts';
import { type Databases, fakeDatabase } from './support/fake-database.ts';

/** As said in src/papers/answer-store.ts. */
const MOST_RUNS = 12_000;

let databases: Databases;
beforeEach(() => {
  databases = new Map();
  stub();
});

function stub(limits: Parameters<typeof fakeDatabase>[1] = {}): void {
  const { indexedDB, IDBKeyRange } = fakeDatabase(databases, limits);
  vi.stubGlobal('indexedDB', indexedDB);
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
}

const records = (): Map<string, Record<string, unknown>> => [...databases.values()][0]!;
const settled = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));
const answer = (value: number) => ({ queue: { value } });

test('what was written is read by another page of the same build, in the order in which it is asked for', async () => {
  const page = databaseStorage('2');
  await page.write('aa', answer(1));
  await page.write('bb', answer(2));
  await page.write('aa', answer(3));
  expect(await databaseStorage('2').read(['bb', 'none', 'aa'])).toEqual([answer(2), undefined, answer(3)]);
});

test('what another build has written is never read, and is gone when this one opens the database, be it older or newer', async () => {
  for (const build of ['1', '2', '20', '3']) {
    await databaseStorage(build).write('aa', answer(Number(build)));
    // The builds before go when the next one comes: put them there again.
    await settled();
  }
  const rows = records();
  for (const build of ['1', '10', '2', '20', '3'])
    for (const key of ['00', 'aa', 'ff'])
      rows.set(`${build} ${key}`, { key: `${build} ${key}`, at: 1, kept: answer(7) });
  expect(await databaseStorage('2').read(['00'])).toEqual([answer(7)]);
  await settled();
  expect([...rows.keys()].toSorted()).toEqual(['2 00', '2 aa', '2 ff']);
});

test('beyond the bound the oldest go, whatever their keys are, and no more than are too many', async () => {
  await databaseStorage('2').write('first', answer(0));
  await settled();
  const rows = records();
  rows.clear();
  const count = MOST_RUNS + 3;
  // Keys in no order of time.
  for (let at = 0; at < count; at += 1) {
    const key = `2 ${String((at * 7919) % count).padStart(5, '0')}`;
    rows.set(key, { key, at, kept: answer(at) });
  }
  await databaseStorage('2').read([]);
  await settled();
  const times = [...rows.values()].map(({ at }) => Number(at)).toSorted((one, other) => one - other);
  expect([times.length, times[0], times.at(-1)]).toEqual([MOST_RUNS, 3, count - 1]);
});

test.each([{ forbidden: true }, { full: true }])(
  'where the browser refuses (%o), what was written is read as long as the page is open',
  async (limits) => {
    stub(limits);
    const page = databaseStorage('2');
    await page.write('aa', answer(1));
    expect(await page.read(['aa', 'bb'])).toEqual([answer(1), undefined]);
  },
);
