/** What leaves the page as numbers is what the charts show; what comes in as a file opens, or is refused and changes nothing. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { chartColumns, within } from '../../src/export/chart-columns.ts';
import { readCsv } from '../../src/export/csv-read.ts';
import { writeCsv } from '../../src/export/csv.ts';
import { MAX_FILE_LENGTH } from '../../src/export/import.ts';
import { writeJson } from '../../src/export/json.ts';
import { openFile } from '../../src/export/open-file.ts';
import { parameterList } from '../../src/export/parameters.ts';
import { resultsOf } from '../../src/export/results-of.ts';
import { fileName } from '../../src/export/save.ts';
import { ROW_IDS } from '../../src/run/state.ts';
import { decodeHash, encodeHash } from '../../src/scenario/codec.ts';
import { address } from '../../src/share/address-bar.ts';
import { hopOffset } from '../../workers/engine/probes/frame.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import { Bench } from './support/direct-worker.ts';

const scenario = normalizeScenario({
  version: 1, duration: 20, warmup: 2, seed: 11,
  path: [{ rate: 5e6, delay: 0.02, queue: { kind: 'droptail', limit: 30 } }],
  flows: [{ id: 'tcp', scheme: { kind: 'tcp' }, count: 2, startJitter: 1 }, { id: 'tfrc', label: '=evil, "x"', scheme: { kind: 'tfrc' } }],
  events: [{ at: 6.5, do: 'rate', rate: 3e6 }],
});

const place = { href: '', hash: '' };
const noPreset = (): Promise<never> => Promise.reject(new Error('none named'));

beforeEach(() => {
  Object.assign(place, { href: 'https://example.org/sawtooth/#/play', hash: '#/play' });
  vi.stubGlobal('location', place);
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  address.preset = null;
});

/** A run at `time`, s. */
function run(time: number): Bench {
  const bench = new Bench(scenario);
  bench.player.seek(time);
  bench.pass(500);
  return bench;
}

describe('the columns of what the charts show', () => {
  const { player } = run(12);
  const { series } = player;
  const columns = chartColumns(series, ROW_IDS, 0);
  const column = (name: string) => columns.find((candidate) => candidate.name === name)!;

  test('hold the numbers of the store, each under a name of its own and with its unit', () => {
    expect(series.length).toBeGreaterThan(100);
    expect(new Set(columns.map(({ name }) => name)).size).toBe(columns.length);
    expect(columns.every(({ unit, values }) => unit !== '' && values.length === series.length)).toBe(true);
    for (const sample of [0, 57, series.length - 1]) {
      expect(column('time').values.at(sample)).toBeCloseTo(series.samples.timeOf(sample), 9);
      expect(column('TCP 2 window').values.at(sample)).toBe(series.flowColumn(1, 'cwnd').at(sample));
      expect(column('queue, most').values.at(sample)).toBe(series.hopColumn(0, 'queueMax').at(sample));
      expect(columns.find(({ name }) => name.startsWith('TCP 1 throughput'))!.values.at(sample)).toBe(series.throughput[0]!.at(sample));
      expect(column('left the link').values.at(sample)).toBe(series.samples.columns[hopOffset(series.layout, 0, 'departures')]!.at(sample));
    }
  });

  test('of a stretch of time hold its samples and no others', () => {
    const cut = within(columns, [4, 6.05]);
    const times = Array.from({ length: cut[0]!.values.length }, (_, row) => cut[0]!.values.at(row)!);
    expect(times[0]).toBeGreaterThanOrEqual(4);
    expect(times[0]! - series.layout.period).toBeLessThan(4);
    expect(times.at(-1)).toBeLessThanOrEqual(6.05);
    const first = Math.round(times[0]! / series.layout.period) - 1;
    cut.forEach(({ values }, index) => expect(values.at(3)).toBe(columns[index]!.values.at(first + 3)));
  });

  test('of the rows on show alone', () => {
    expect(chartColumns(series, ['fairness'], 0).map(({ unit }) => unit)).toEqual(['s', '1', '1']);
  });
});

describe('results of the run on show', () => {
  test('say its link, which opens the very scenario, its seed and, when it is over, its digest', async () => {
    const bench = run(12);
    const before = await resultsOf(bench.player, 'all', null);
    expect(before.header).toMatchObject({ seed: 11, digest: null });
    expect((await decodeHash(before.header.link.slice(before.header.link.indexOf('#')), noPreset)).scenario).toEqual(scenario);
    bench.player.seek(20);
    bench.pass(500);
    const after = await resultsOf(bench.player, 'all', null);
    expect(after.header.digest).toBe(bench.player.track.outcome!.digest);
    expect(readCsv(writeCsv(after)).columns[0]!.values).toHaveLength(bench.player.series.length);
  });
});

describe('a file', () => {
  const file = (text: BlobPart, name = 'mine.json'): File => new File([text], name);

  test.each([
    ['that is no text of ours', new Uint8Array([137, 80, 78, 71, 0, 255]), 'neither a scenario nor exported results'],
    ['that breaks off', '{"version": 1, "flows": [', 'no JSON'],
    ['with a field that cannot be', JSON.stringify({ ...scenario, seed: -1 }), 'seed'],
    ['of results whose numbers are none', '# sawtooth results 1\r\n# link x#/play\r\n# seed 1\r\n# engine 0.1.0\r\ntime (s)\r\nsoon\r\n', 'Line 6, column “time”'],
  ])('%s is refused with what is wrong with it, and what was on show stays', async (_, text, words) => {
    const bench = run(3);
    const { scenario: before } = bench.player.state;
    expect(await openFile(bench.player, file(text))).toBe(false);
    expect(bench.player.state.notice).toMatchObject({ kind: 'refused', text: expect.stringContaining(words) });
    expect(bench.player.state.notice!.text).toMatch(/^mine\.json: .* Nothing was changed\.$/);
    expect(bench.player.state.scenario).toBe(before);
    expect(place.hash).toBe('#/play');
  });

  test('that is too large is refused unread', async () => {
    const text = vi.fn<() => Promise<string>>();
    const { player } = run(1);
    expect(await openFile(player, { name: 'huge.csv', size: MAX_FILE_LENGTH + 1, text } as unknown as File)).toBe(false);
    expect(text).not.toHaveBeenCalled();
    expect(player.state.notice!.text).toContain('64 MB');
  });

  test('that cannot be read is refused', async () => {
    const { player } = run(1);
    expect(await openFile(player, { name: 'folder', size: 0, text: () => Promise.reject(new Error('NotReadableError')) } as unknown as File)).toBe(false);
    expect(player.state.notice!.text).toBe('folder: it cannot be read. Nothing was changed.');
  });

  test.each(['CSV', 'JSON', 'scenario'] as const)('that was exported as %s leads to the link of its run', async (kind) => {
    const { player } = run(5);
    const results = await resultsOf(player, 'charts', [1, 4]);
    const text = kind === 'CSV' ? writeCsv(results) : kind === 'JSON' ? writeJson(results, scenario) : JSON.stringify(scenario);
    expect(await openFile(player, file(text))).toBe(true);
    expect(place.hash).toBe(await encodeHash(scenario));
    expect((await decodeHash(place.hash, noPreset)).scenario).toEqual(scenario);
  });

  test('of the run on show begins it anew, and says so', async () => {
    const bench = run(5);
    place.hash = await encodeHash(scenario);
    expect(await openFile(bench.player, file(JSON.stringify(scenario), 'again.json'))).toBe(true);
    expect(bench.player.state.notice).toEqual({ kind: 'info', text: 'Opened again.json.' });
    bench.pass(100);
    expect(bench.player.time).toBeLessThan(1);
  });
});

test('names of files are plain letters, whatever the run is called', () => {
  expect(fileName(['2 TCP', '=évil/..\\ “x”', 'seed 7'], 'csv')).toBe('sawtooth-2-tcp-evil-x-seed-7.csv');
  expect(fileName(['x'.repeat(200)], 'svg').length).toBeLessThan(100);
});

test('the list of parameters on paper tells each timed change', () => {
  const lines = parameterList(scenario);
  expect(lines).toContainEqual({ name: 'At 6.5 s', value: 'link 3\u00a0Mbit/s' });
  expect(lines.map(({ name }) => name)).toEqual(expect.arrayContaining(['Link', 'Queue', 'Round trip', 'Seed', 'Transport']));
  expect(lines.some(({ name }) => name === 'Timed changes')).toBe(false);
});
