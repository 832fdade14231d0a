/** A file of each kind is dropped on the page: what the page says then, and what it shows. And what stands over it meanwhile. */
import { beforeEach, expect, test, vi } from 'vitest';
import { takeDrops } from '../../src/export/drop.ts';
import { withoutMeasured } from '../../src/export/lay-under.ts';
import { resultsOf } from '../../src/export/results-of.ts';
import { decodeHash, encodeHash } from '../../src/link/codec.ts';
import type { Player } from '../../src/player/player.ts';
import { ENGINE_VERSION } from '../../workers/engine/version.ts';
import { folder } from '../support/folder.ts';
import { scenarioWith } from '../support/scenario.ts';
import { until } from '../support/until.ts';
import { writeCsv, writeJson } from '../support/whole-files.ts';
import { Bench } from './support/direct-worker.ts';
import { FileWorker, place, standAtPlay } from './support/file-worker.ts';

const scenario = scenarioWith({
  ...{ duration: 6, warmup: 1, seed: 4 },
  path: [
    { rate: 3e6, delay: 0.02, queue: { kind: 'droptail', limit: 20 } },
    { rate: 2e6, delay: 0.01, queue: { kind: 'droptail', limit: 20 } },
  ],
  flows: [{ id: 'tcp', scheme: { kind: 'tcp' } }],
});

type Listener = (event: object) => void;
const listeners = new Map<string, Listener>();
const root = new Set<string>();
const closed: string[] = [];
/** What waits, by its number: what is to be done, and when, ms. */
const timers = new Map<number, [then: () => void, ms: number]>();

beforeEach(() => {
  for (const each of [listeners, root, timers]) each.clear();
  closed.length = 0;
  standAtPlay();
  let last = 0;
  vi.stubGlobal('window', {
    setTimeout: (then: () => void, ms: number) => (timers.set(++last, [then, ms]), last),
  });
  vi.stubGlobal('clearTimeout', (timer: number) => void timers.delete(timer));
  vi.stubGlobal('document', {
    addEventListener: (name: string, listener: Listener) => void listeners.set(name, listener),
    querySelectorAll: (found: string) => [{ close: () => closed.push(found) }],
    documentElement: {
      dataset: {},
      toggleAttribute: (name: string, on: boolean) => void (on ? root.add(name) : root.delete(name)),
      removeAttribute: (name: string) => void root.delete(name),
    },
  });
});

function happens(
  name: string,
  types: readonly string[],
  files: readonly File[] = [],
  items: readonly object[] = [],
): { prevented: boolean; effect: string } {
  const event = { prevented: false, dataTransfer: { types, files, items, dropEffect: '' } };
  listeners.get(name)!({ ...event, preventDefault: () => (event.prevented = true) });
  return { prevented: event.prevented, effect: event.dataTransfer.dropEffect };
}

test('while a file is held over the page it says so, until the file has left or is dropped; a text is none of its', async () => {
  const bench = new Bench(scenario);
  takeDrops(bench.player);
  expect([happens('dragover', ['text/plain']), happens('drop', ['text/plain']), [...root]]).toEqual([
    { prevented: false, effect: '' },
    { prevented: false, effect: '' },
    [],
  ]);
  for (let times = 1; times < 4; times++) {
    expect(happens('dragover', ['text/plain', 'Files'])).toEqual({ prevented: true, effect: 'copy' });
    // Of the times that it was over the page only the last one counts.
    expect([[...root], [...timers.values()].map(([, ms]) => ms)]).toEqual([['data-dropping'], [300]]);
  }
  for (const [then] of timers.values()) then();
  expect(root.size).toBe(0);
  happens('dragover', ['Files']);
  // Nothing that can be opened.
  expect([happens('drop', ['Files']).prevented, root.size, closed]).toEqual([true, 0, []]);
  happens('dragover', ['Files']);
  happens('drop', ['text/plain'], [new File(['1\n'], 'a.trace')]);
  expect([root.size, closed]).toEqual([0, []]);
  happens('drop', ['Files'], [new File(['x'], 'none')]);
  expect(closed).toEqual(['dialog[open]']);
  await until(() => expect(bench.player.state.notice).not.toBeNull());
});

test('of a folder the page says that it is one, and what to drop in its place; nothing is read', async () => {
  const { player } = new Bench(scenario);
  takeDrops(player);
  const file = new File([''], 'runs');
  file.stream = () => {
    throw new Error('a folder cannot be read');
  };
  happens('drop', ['Files'], [file], [folder('runs')]);
  await until(() => expect(player.state.notice).not.toBeNull());
  expect(player.state.notice).toMatchObject({
    kind: 'refused',
    text: 'runs is a folder: drop a file that is in it.',
  });
});

const noPreset = (): Promise<never> => Promise.reject(new Error('none named'));

/** What the page says of a file, and what came of it. */
async function dropped(player: Player, content: string, name: string, shown = '#/play'): Promise<string> {
  place.hash = shown;
  player.say(null);
  happens('drop', ['Files'], [new File([content], name)]);
  await until(() => expect(player.state.notice !== null || place.hash !== shown).toBe(true));
  expect(FileWorker.open).toBe(0);
  const { notice, rows, hop } = player.state;
  const { measured = [], path, seed } = player.state.scenario;
  const traces = path.map(({ trace }) => trace?.name ?? '–').join(' ');
  const behind = measured.map((run) => `${run.name} ${run.since ?? ''} ${run.time.join()}`).join('; ');
  const text = notice?.text.replaceAll('\u00a0', ' ').replace(ENGINE_VERSION, 'one of its own');
  // A link is packed otherwise on another machine: what it opens is the same.
  const said = notice
    ? `${notice.kind} ${text}`
    : `opens seed ${(await decodeHash(place.hash, noPreset)).scenario.seed}`;
  return `${name}: ${said} [seed ${seed}, hop ${hop}, ${traces}; ${rows.length} rows; ${behind}]`;
}

test('of each kind of file the page says what it has opened, or why not', async () => {
  const bench = new Bench(scenario);
  const { player } = bench;
  player.seek(3);
  bench.pass(500);
  takeDrops(player);
  const results = await resultsOf(player, 'charts', [1, 2]);
  const one = await resultsOf(player, 'all', [1, 1.09]);
  const ofRows = (values: readonly number[]) => ({
    ...one,
    columns: one.columns.map((column) => ({ ...column, values })),
  });
  const aged = { ...results, header: { ...results.header, engine: '0.0.1' } };
  const said: string[] = [];
  for (const [text, name] of [
    ['time,cwnd,queue\n0,5,1\n1.5,6,2\n4.25,7,3\n', 'a.csv'],
    ['time,rtt\n2,60\n', 'a.txt'],
    ['1700000000,3\n1700000001,4\n', 'a.log'],
    ['1700000000.5,3\n', `${'long'.repeat(11)}.dat`],
    ['1\n4\n', 'way.trace'],
    [writeCsv(results), 'results.csv'],
    [writeCsv(ofRows([1])), 'one.csv'],
    [writeCsv(ofRows([])), 'none.csv'],
    [writeCsv(aged), 'aged.csv'],
    [writeJson(results, scenario), 'results.json'],
    [JSON.stringify({ ...scenario, seed: 9 }), 'scenario.json'],
    ['{}', 'empty.json'],
    ['x', 'x'],
  ] as const)
    said.push(await dropped(player, text, name));
  // Of the run on show it is said what was opened.
  const shown = await encodeHash(scenario);
  for (const each of [results, ofRows([1]), ofRows([]), aged])
    said.push(await dropped(player, writeCsv(each), 'again.csv', shown));
  player.setHop(1);
  said.push(await dropped(player, '1\n2\n3\n1000\n', 'second.trace'));
  player.edit('what was measured', (old) => withoutMeasured(old, 1));
  for (let more = 0; more < 2; more++) said.push(await dropped(player, 'time,cwnd\n0,5\n', 'a.csv'));
  const left = withoutMeasured(player.state.scenario, 1).measured?.map(({ name }) => name);
  said.push(`without the second: ${left?.join(', ')}`);
  expect(said.join('\n')).toMatchSnapshot();
});
