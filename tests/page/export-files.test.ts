/** What leaves the page as numbers is what the charts show; what comes in as a file opens, or is refused and changes nothing. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { chartColumns, columnsOf, resultsOf, within } from '../../src/export/results-of.ts';
import { readCsv } from '../../workers/results/csv-read.ts';
import { readFile, writeCsv, writeJson } from '../support/whole-files.ts';
import { MAX_FILE_LENGTH } from '../../src/export/take-apart.ts';
import { readJson } from '../../src/export/json.ts';
import { openFile } from '../../src/export/open-file.ts';
import { parameterList } from '../../src/export/parameters.ts';
import type { Results } from '../../workers/results/results.ts';
import { fileName } from '../../src/export/save.ts';
import { ROWS } from '../../src/charts/rows/index.ts';
import { decodeHash, encodeHash } from '../../src/link/codec.ts';
import { openBeside } from '../../src/link/page-view.ts';
import { hopOffset } from '../../workers/engine/sampling/frame.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { ENGINE_VERSION } from '../../workers/engine/version.ts';
import { FileWorker, place, standAtPlay } from './support/file-worker.ts';
import { Bench } from './support/direct-worker.ts';
import { scenarioWith } from '../support/scenario.ts';

const scenario = scenarioWith({
  duration: 20,
  warmup: 2,
  seed: 11,
  path: [{ rate: 5e6, delay: 0.02, queue: { kind: 'droptail', limit: 30 } }],
  flows: [
    { id: 'tcp', scheme: { kind: 'tcp' }, count: 2, startJitter: 1 },
    { id: 'tfrc', label: '=evil, "x"', scheme: { kind: 'tfrc' } },
  ],
  events: [{ at: 6.5, do: 'rate', rate: 3e6 }],
});

const hashOf = (link: string): string => link.slice(link.indexOf('#'));
const noPreset = (): Promise<never> => Promise.reject(new Error('none named'));

beforeEach(standAtPlay);

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
  const columns = chartColumns(
    series,
    ROWS.map(({ id }) => id),
    0,
  );
  const column = (name: string) => columns.find((candidate) => candidate.name === name)!;

  test('hold the numbers of the store, each under a name of its own and with its unit', () => {
    expect(series.length).toBeGreaterThan(100);
    expect(new Set(columns.map(({ name }) => name)).size).toBe(columns.length);
    expect(columns.every(({ unit, values }) => unit !== '' && values.length === series.length)).toBe(true);
    for (const sample of [0, 57, series.length - 1]) {
      expect(column('time').values.at(sample)).toBeCloseTo(series.samples.timeOf(sample), 9);
      expect(column('TCP 2 window').values.at(sample)).toBe(series.flowColumn(1, 'cwnd').at(sample));
      expect(column('queue, most').values.at(sample)).toBe(series.hopColumn(0, 'queueMax').at(sample));
      expect(columns.find(({ name }) => name.startsWith('TCP 1 throughput'))!.values.at(sample)).toBe(
        series.throughput[0]!.at(sample),
      );
      expect(column('left the link').values.at(sample)).toBe(
        series.samples.columns[hopOffset(series.layout, 0, 'departures')]!.at(sample),
      );
    }
  });

  test('of a stretch of time hold its samples and no others', () => {
    const cut = within(columns, [4, 6.05]);
    const times = Array.from({ length: cut[0]!.values.length }, (_, row) => cut[0]!.values.at(row)!);
    expect(times[0]).toBeGreaterThanOrEqual(4);
    expect(times[0]! - series.layout.period).toBeLessThan(4);
    expect(times.at(-1)).toBeLessThanOrEqual(6.05);
    const [begin, end] = [30, 60].map((sample) => series.samples.timeOf(sample));
    expect(within(columns, [begin!, end!])[0]!.values.length).toBe(31);
    const first = Math.round(times[0]! / series.layout.period) - 1;
    cut.forEach(({ values }, index) => expect(values.at(3)).toBe(columns[index]!.values.at(first + 3)));
  });

  test('of the inside of a flow hold every variable of its scheme, with its unit, as the charts have it', () => {
    const bench = run(6);
    bench.player.inspect({ group: 'tcp', flow: 1 });
    bench.player.toggleRow('inside');
    bench.pass(800);
    const { series: looked } = bench.player;
    const [, ...found] = chartColumns(looked, ['inside'], 0);
    expect(found.map(({ name }) => name)).toContain('inside of TCP 2, cwnd');
    expect(found.length).toBe(looked.flowState!.variables.length);
    expect(found.every(({ unit, values }) => unit !== '' && values.length === looked.length)).toBe(true);
    const cwnd = found.find(({ name }) => name.endsWith(', cwnd'))!;
    expect(looked.flowState!.length).toBeGreaterThan(50);
    // At the end of a sample the flow's window is what the frame has.
    expect(cwnd.values.at(40)).toBeCloseTo(looked.flowColumn(1, 'cwnd').at(40), 3);
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
    expect((await decodeHash(hashOf(before.header.link!), noPreset)).scenario).toEqual(scenario);
    bench.player.seek(20);
    bench.pass(500);
    const after = await resultsOf(bench.player, 'all', null);
    expect(after.header.digest).toBe(bench.player.run.outcome!.digest);
    expect(readCsv(writeCsv(after)).columns[0]!.values).toHaveLength(bench.player.series.length);
  });
});

describe('results of two compared runs', () => {
  const queue = (limit: number): Partial<Scenario> => ({
    path: [{ ...scenario.path[0]!, queue: { kind: 'droptail', limit } }],
  });
  const b: Scenario = {
    ...scenario,
    ...queue(10),
    seed: 12,
    flows: scenario.flows.map((group) => ({ ...group, accessDelay: group.accessDelay + 0.02 })),
  };

  /** A and B at `time`, s; B is set. */
  async function both(time: number): Promise<Bench> {
    const bench = run(1);
    await openBeside(bench.player, b, false, () => true);
    bench.pass(500);
    bench.player.seek(time);
    bench.pass(800);
    return bench;
  }

  test('hold the numbers of each, under its letter and with its own times, whichever of them the page sets', async () => {
    const { player } = await both(12);
    expect([player.state.name, player.run.series.layout.period === player.otherRun!.series.layout.period]).toEqual([
      'B',
      false,
    ]);
    for (const turn of [1, 2]) {
      const { columns } = await resultsOf(player, 'all', null);
      const column = (name: string) => columns.find((candidate) => candidate.name === name)!;
      const [inA, inB] = [player.otherRun!.series, player.run.series];
      const [seriesA, seriesB] = turn === 1 ? [inA, inB] : [inB, inA];
      expect(new Set(columns.map(({ name }) => name)).size).toBe(columns.length);
      expect(columns.filter(({ name }) => name.startsWith('A: ')).length).toBe(columns.length / 2);
      for (const [letter, series] of [
        ['A', seriesA],
        ['B', seriesB],
      ] as const) {
        expect(column(`${letter}: time`).values.at(50)).toBeCloseTo(series.samples.timeOf(50), 9);
        expect(column(`${letter}: tcp[1] cwnd`).values.at(50)).toBe(series.flowColumn(1, 'cwnd').at(50));
      }
      // B's round trips are longer: it has fewer samples, and its cells below them are empty.
      expect(seriesB.length).toBeLessThan(seriesA.length);
      expect(column('B: time').values.at(seriesB.length - 1)).toBeGreaterThan(11.5);
      expect(column('B: time').values.at(seriesB.length)).toBeNaN();
      player.switchRun();
    }
  });

  test('are of the second bottleneck where the page shows that one, and of the first in the run that has no other', async () => {
    const two = normalizeScenario({ ...scenario, path: [scenario.path[0], scenario.path[0]], events: [] });
    const bench = run(1);
    await openBeside(bench.player, two, false, () => true);
    bench.pass(500);
    bench.player.seek(12);
    bench.pass(800);
    const { player } = bench;
    player.setHop(1);
    const { columns } = await resultsOf(player, 'charts', null);
    const queueOf = (letter: string): number[] => {
      const column = columns.find(
        ({ name, unit }) =>
          name.startsWith(`${letter}: `) && /^queue.*, mean$/.test(name.slice(3)) && unit === 'packets',
      )!;
      return Array.from({ length: 50 }, (_, row) => column.values.at(row)!);
    };
    const inRun = (of: typeof player.series, hop: number): number[] =>
      Array.from({ length: 50 }, (_, row) => of.hopColumn(hop, 'queueMean').at(row));
    expect(queueOf('A')).toEqual(inRun(player.otherRun!.series, 0));
    expect(queueOf('B')).toEqual(inRun(player.series, 1));
  });

  test('say of each its link, which opens that run alone, its seed and digest, and a link that opens both', async () => {
    const { player } = await both(20);
    const written = await resultsOf(player, 'charts', [2, 6]);
    for (const { header } of [
      readCsv(writeCsv(written)),
      readJson(JSON.parse(writeJson(written, scenario, b)) as object).results,
    ]) {
      expect(header).toEqual(written.header);
      const digests = [player.otherRun!, player.run].map(({ outcome }) => outcome!.digest);
      expect(header.runs!.map(({ digest }) => digest)).toEqual(digests);
      expect(digests[0]).not.toBe(digests[1]);
      expect(header.runs!.map(({ seed }) => seed)).toEqual([11, 12]);
      expect(await decodeHash(hashOf(header.link!), noPreset)).toMatchObject({ scenario, compare: b });
      for (const [index, own] of [scenario, b].entries())
        expect(await decodeHash(hashOf(header.runs![index]!.link), noPreset)).toMatchObject({
          scenario: own,
          compare: null,
        });
    }
  });

  test.each(['charts', 'all'] as const)(
    'end with the longer one, whichever that is: each column has all the numbers of its run alone, then nothing (%s)',
    async (detail) => {
      const { player } = await both(9);
      for (const stretch of [null, [3, 7]] as const)
        for (const longer of ['A', 'B']) {
          const runs = [player.run, player.otherRun!].toSorted((one, other) => other.series.length - one.series.length);
          const [first, second] = longer === 'A' ? runs : runs.toReversed();
          const alone = [first!, second!].flatMap((one) =>
            columnsOf({ run: one, otherRun: null, state: { ...player.state, other: null } }, detail, stretch),
          );
          const beside = columnsOf(
            { run: first!, otherRun: second!, state: { ...player.state, name: 'A' } },
            detail,
            stretch,
          );
          const most = Math.max(...alone.map(({ values }) => values.length));
          expect(Math.min(...alone.map(({ values }) => values.length))).toBeLessThan(most);
          expect(beside.map(({ name }) => name.slice(3))).toEqual(alone.map(({ name }) => name));
          for (const [index, { values }] of beside.entries()) {
            const own = alone[index]!.values;
            expect(values.length).toBe(most);
            for (let row = 0; row < most; row++) expect(values.at(row)).toBe(row < own.length ? own.at(row) : NaN);
          }
        }
    },
  );

  test('say what flows cut for and lost, in sentences, in CSV and JSON alike', async () => {
    const { player } = await both(20);
    const written = await resultsOf(player, 'charts', null);
    expect(written.why).toMatch(/A: .* cut \d+ times.*B: .* cut \d+ times/);
    // Quotes, of which a name has two, are doubled in CSV.
    const [summed] = /(?<=why ).*/.exec(writeCsv(written))!;
    expect(summed.replaceAll('""', '"')).toContain(written.why!.replace(/[^ -~]/g, '?'));
    expect((JSON.parse(writeJson(written, scenario, b)) as { why: string }).why).toBe(written.why);
  });

  test('are read again number for number', async () => {
    const { player } = await both(7);
    const written = await resultsOf(player, 'all', [2, 6]);
    const numbers = ({ columns }: Results): unknown[] =>
      columns.map(({ name, unit, values }) => [
        name,
        unit,
        ...Array.from({ length: values.length }, (_, row) => Math.fround(values.at(row)!)),
      ]);
    expect(numbers(readCsv(writeCsv(written)))).toEqual(numbers(written));
    expect(numbers(readJson(JSON.parse(writeJson(written, scenario, b)) as object).results)).toEqual(numbers(written));
  });

  test.each(['CSV', 'JSON'])('as %s lead to both runs beside each other', async (kind) => {
    const { player } = await both(5);
    const results = await resultsOf(player, 'charts', null);
    const text = kind === 'CSV' ? writeCsv(results) : writeJson(results, scenario, b);
    expect(await openFile(player, new File([text], 'both'))).toBe(true);
    expect(place.hash).toBe(await encodeHash(scenario, null, { compare: b }));
    // Dropped where they are on show already, they restart.
    const bench = await both(5);
    const { player: other } = bench;
    expect(await openFile(other, new File([text], 'both'))).toBe(true);
    expect(other.state.notice!.text).toMatch(
      /^Opened the two runs that both is of: seeds 11 and 12, \d+\ssamples in the file\. They are computed again here\.$/,
    );
    bench.pass(300);
    expect([other.state.name, other.run.series.scenario, other.otherRun!.series.scenario]).toEqual(['B', b, scenario]);
    expect(other.time).toBeLessThan(1);
  });

  test.each<[string, (text: string) => string, RegExp]>([
    [
      'a seed of B that is not the link’s',
      (text) => text.replace('# B seed 12', '# B seed 13'),
      /^B seed: must be that of the link, 12, got 13/,
    ],
    [
      'no digest that could be one',
      (text) => text.replace(/# A digest .*/, '# A digest soon'),
      /^A digest: must be hexadecimal/,
    ],
    ['no link of B', (text) => text.replace(/# B link .*\r\n/, ''), /^B link: is missing/],
    [
      'a link of A alone',
      (text) => text.replace(/# link .*/, /# A (link .*)/.exec(text)![1]!.replace(/^/, '# ')),
      /^link: must be that of both runs/,
    ],
    ['B twice', (text) => text.replace(/(# B seed 12\r\n)/, '$1$1'), /says “B seed” twice/],
  ])('with %s are refused', async (_, change, words) => {
    const { player } = await both(20);
    const text = change(writeCsv(await resultsOf(player, 'charts', [1, 2])));
    await expect(readFile(text, noPreset)).rejects.toThrow(words);
  });

  test.each<[string, (file: { runs: { seed: number; scenario: object }[] }) => unknown, RegExp]>([
    ['one run', ({ runs, ...file }) => ({ ...file, runs: runs.slice(1) }), /^runs: must be a list of two runs/],
    ['a run that is none', (file) => ({ ...file, runs: [file.runs[0], null] }), /^runs\[1\]\.scenario/],
    [
      'a field of B that cannot be',
      ({ runs, ...file }) => ({
        ...file,
        runs: [runs[0], { ...runs[1], scenario: { ...runs[1]!.scenario, seed: -1 } }],
      }),
      /^runs\[1\]\.scenario\.seed/,
    ],
    [
      'another seed of A',
      ({ runs, ...file }) => ({ ...file, runs: [{ ...runs[0], seed: 3 }, runs[1]] }),
      /^runs\[0\]\.seed: must be that of the scenario, 11/,
    ],
  ])('in JSON with %s are refused', async (_, change, words) => {
    const { player } = await both(3);
    const text = JSON.stringify(
      change(JSON.parse(writeJson(await resultsOf(player, 'charts', [1, 2]), scenario, b)) as never),
    );
    await expect(readFile(text, noPreset)).rejects.toThrow(words);
  });
});

test('a single run’s files are as they ever were', async () => {
  const { player } = run(3);
  const results = await resultsOf(player, 'charts', [1, 1.2]);
  const link = `https://example.org/sawtooth/${await encodeHash(scenario)}`;
  expect(writeCsv(results).split('\r\n').slice(0, 4)).toEqual([
    '# sawtooth results 1',
    `# link ${link}`,
    '# seed 11',
    `# engine ${ENGINE_VERSION}`,
  ]);
  expect(Object.keys(JSON.parse(writeJson(results, scenario)) as object)).toEqual([
    'sawtooth',
    'link',
    'seed',
    'engine',
    'digest',
    'scenario',
    'why',
    'columns',
  ]);
});

describe('a file', () => {
  const file = (text: BlobPart, name = 'mine.json'): File => new File([text], name);
  const utf16 = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));

  test.each([
    ['that is no text', new Uint8Array([137, 80, 78, 71, 0, 255]), 'no text in UTF-8'],
    [
      'in UTF-16',
      utf16('time,cwnd\n0,1\n'),
      'no text in UTF-8. A table that is in UTF-16 can be saved as CSV in UTF-8.',
    ],
    ['in UTF-16 without a mark of it', utf16('1\n2\n').subarray(2), 'no text in UTF-8'],
    ['that is empty', '', 'This file is empty.'],
    ['of blank lines', '\uFEFF\r\n \n', 'This file is empty.'],
    ['of other columns', 'cwnd,rtt\n1,2\n', 'neither a scenario nor exported results'],
    ['of measurements without a value', 'time,port\n0,5001\n', 'Line 1 of this table must name a column cwnd'],
    ['with a time below 0', 'time,cwnd\n-1,2\n', 'Line 2, column “time”, must be a number, got “-1”.'],
    ['with a time below 0 in a log', '-1,3\n0,3\n', 'Line 1 must be a time and a queue length, got “-1,3”.'],
    ['with a time below 0 in a trace', '-1\n2\n', 'Line 1 of this trace must be a whole number of milliseconds'],
    ['with a time that is no number', 'time,cwnd\nNaN,2\n', 'Line 2, column “time”, must be a number, got “NaN”.'],
    ['with times that go back', 'time,cwnd\n2,2\n1,3\n', 'Line 3 must not be before the line above it, 2, got “1”.'],
    ['with a formula', 'time,cwnd\n1,=A1+B2\n', 'Line 2, column “cwnd”, must be a number or empty, got “=A1+B2”.'],
    [
      'with a value beyond all',
      'time,cwnd\n1,1e99\n',
      'Line 2, column “cwnd”, must be at most 1000000000, got “1e99”.',
    ],
    ['with a length beyond all', `0,${'9'.repeat(400)}\n`, 'Line 1 must have a value of at most 1000000000, got “999'],
    ['of a million measurements', `time,cwnd\n${'1,2\n'.repeat(1e6)}`, 'have 1000000 rows; at most 20000 are read'],
    ['with a million columns', `time,${'cwnd,'.repeat(1e6)}\n`, 'Line 1 must have at most 2000 characters'],
    [
      'of a trace with a formula',
      '1\n=A1\n',
      'Line 2 of this trace must be a whole number of milliseconds, got “=A1”.',
    ],
    ['of a trace of one long line', '1'.repeat(1e6), 'Line 1 of this trace must be a whole number of milliseconds'],
    ['that breaks off', '{"version": 1, "flows": [', 'no JSON'],
    ['with a field that cannot be', JSON.stringify({ ...scenario, seed: -1 }), 'seed'],
    [
      'of results whose numbers are none',
      '# sawtooth results 1\r\n# link x#/play\r\n# seed 1\r\n# engine 0.1.0\r\ntime (s)\r\nsoon\r\n',
      'Line 6, column “time”',
    ],
  ])('%s is refused with what is wrong with it, and what was on show stays', async (_, text, words) => {
    const bench = run(3);
    const { scenario: before } = bench.player.state;
    expect(await openFile(bench.player, file(text))).toBe(false);
    expect(bench.player.state.notice).toMatchObject({ kind: 'refused', text: expect.stringContaining(words) });
    expect(bench.player.state.notice!.text).toMatch(/^mine\.json: .* Nothing was changed\.$/);
    expect(bench.player.state.notice!.text.length).toBeLessThan(300);
    expect(bench.player.state.scenario).toBe(before);
    expect(place.hash).toBe('#/play');
  });

  test('with half a character in its title is opened, with U+FFFD in its place', async () => {
    const { player } = run(1);
    expect(await openFile(player, file(JSON.stringify({ ...scenario, title: 'cut \ud83e' })))).toBe(true);
    expect((await decodeHash(place.hash, noPreset)).scenario.title).toBe('cut \ufffd');
  });

  test.each([
    ['of measurements with Windows line ends', 'time,cwnd\r\n0,5\r\n1,6\r\n', 'it.csv lies behind the run'],
    ['of measurements with values that are missing', '\uFEFFtime,cwnd\n0,NaN\n1,6\n', 'it.csv lies behind the run'],
    ['of a trace with Windows line ends', '1\r\n3\r\n', 'The link follows it.csv'],
    [
      'of a trace of a million lines',
      Array.from({ length: 1e6 }, (_, line) => `${Math.floor(line / 2) + 1}\n`).join(''),
      'The link follows it.csv, over and over: 500',
    ],
  ])('%s is taken', async (_, text, words) => {
    const { player } = run(1);
    expect(await openFile(player, file(text, 'it.csv'))).toBe(true);
    expect(player.state.notice).toMatchObject({ kind: 'info', text: expect.stringContaining(words) });
  });

  test.each([
    ['a trace', 'it.trace', '1\n3\n'],
    ['measurements', 'it.txt', 'time,cwnd\n0,5\n1,6\n'],
    ['a scenario', 'it.json', JSON.stringify({ ...scenario, seed: 12 })],
    ['what is none of them', 'it.bin', 'x'],
  ])('of %s is read in a worker, however small it is: the page itself takes nothing apart', async (_, name, text) => {
    const { player } = run(1);
    let workers = 0;
    vi.stubGlobal(
      'Worker',
      class extends FileWorker {
        constructor() {
          super();
          workers += 1;
        }
      },
    );
    const given = file(text, name);
    const read = vi.spyOn(given, 'text');
    await openFile(player, given);
    expect([workers, FileWorker.open, read.mock.calls.length]).toEqual([1, 0, 0]);
  });

  test('above 1 MB is read by a worker that says how far it has come and can be stopped', async () => {
    const { player } = run(1);
    const { scenario: before } = player.state;
    const said: string[] = [];
    const stop = player.store.subscribe(({ notice }) => {
      if (!notice?.action) return;
      said.push(notice.text);
      if (said.length < 2) return expect(FileWorker.open).toBe(1);
      notice.action.run();
    });
    expect(await openFile(player, file(`time,cwnd\n${'1,2\n'.repeat(5e5)}`, 'long.csv'))).toBe(false);
    stop();
    expect(said[0]).toBe('Reading long.csv: 0 % …');
    expect(said[1]).toMatch(/^Reading long\.csv: [1-9]\d % …$/);
    expect(FileWorker.open).toBe(0);
    expect(player.state.notice).toMatchObject({
      kind: 'refused',
      text: 'long.csv: it was not read to its end. Nothing was changed.',
    });
    expect(player.state.scenario).toBe(before);
  });

  test.each([
    [
      'measurements',
      () => `time,cwnd\n${Array.from({ length: 19_000 }, (_, at) => `${at}.${'0'.repeat(60)},2`).join('\n')}\n`,
      'm.csv',
    ],
    ['a trace', () => `${Array.from({ length: 190_000 }, (_, at) => 100 + 3 * at).join('\n')}\n`, 'm.trace'],
    ['a scenario', () => JSON.stringify(scenario) + ' '.repeat(1.1e6), 'm.json'],
  ])('above 1 MB with %s is said to be read only as long as it is', async (_, text, name) => {
    const { player } = run(1);
    const said: (string | undefined)[] = [];
    const stop = player.store.subscribe(({ notice }) => said.push(notice?.text));
    await openFile(player, file(text(), name));
    stop();
    expect(said[0]).toBe(`Reading ${name}: 0 % …`);
    const reading = said.findLastIndex((each) => each?.startsWith('Reading '));
    expect(said[reading + 1]).toBeUndefined();
    expect(said.length).toBeGreaterThan(reading + 1);
    expect(player.state.notice?.text ?? '').not.toContain('Reading');
  });

  test('of more lists and objects than any file of the page is refused before it is taken apart', async () => {
    const { player } = run(1);
    const parse = vi.spyOn(JSON, 'parse');
    expect(await openFile(player, file(`[${'{},'.repeat(6e5)}1]`))).toBe(false);
    expect(parse).not.toHaveBeenCalled();
    expect(player.state.notice!.text).toContain('more than 500000 lists and objects');
  });

  test('that is too large is refused unread', async () => {
    const text = vi.fn<() => Promise<string>>();
    const { player } = run(1);
    expect(await openFile(player, { name: 'huge.csv', size: MAX_FILE_LENGTH + 1, text } as unknown as File)).toBe(
      false,
    );
    expect(text).not.toHaveBeenCalled();
    expect(player.state.notice!.text).toContain('64 MB');
  });

  test('that cannot be read is refused', async () => {
    const { player } = run(1);
    expect(
      await openFile(player, {
        name: 'folder',
        size: 0,
        text: () => Promise.reject(new Error('NotReadableError')),
      } as unknown as File),
    ).toBe(false);
    expect(player.state.notice!.text).toBe('folder: it cannot be read. Nothing was changed.');
  });

  test.each(['CSV', 'JSON', 'scenario'] as const)(
    'that was exported as %s leads to the link of its run',
    async (kind) => {
      const { player } = run(5);
      const results = await resultsOf(player, 'charts', [1, 4]);
      const text =
        kind === 'CSV' ? writeCsv(results) : kind === 'JSON' ? writeJson(results, scenario) : JSON.stringify(scenario);
      expect(await openFile(player, file(text))).toBe(true);
      expect(place.hash).toBe(await encodeHash(scenario));
      expect((await decodeHash(place.hash, noPreset)).scenario).toEqual(scenario);
    },
  );

  test('of the run on show restarts it, and says so', async () => {
    const bench = run(5);
    place.hash = await encodeHash(scenario);
    expect(await openFile(bench.player, file(JSON.stringify(scenario), 'again.json'))).toBe(true);
    expect(bench.player.state.notice).toEqual({ kind: 'info', text: 'Opened again.json.' });
    bench.pass(100);
    expect(bench.player.time).toBeLessThan(1);
  });
});

test('names of files are plain letters, with any name of the run', () => {
  expect(fileName(['2 TCP', '=évil/..\\ “x”', 'seed 7'], 'csv')).toBe('sawtooth-2-tcp-evil-x-seed-7.csv');
  expect(fileName(['x'.repeat(200)], 'svg').length).toBeLessThan(100);
  // Cut off between two words, it ends with the first.
  for (const length of [78, 79, 80])
    expect(fileName(['x'.repeat(length), 'y'], 'svg')).toBe(
      `sawtooth-${'x'.repeat(length)}${length < 79 ? '-y' : ''}.svg`,
    );
});

test('the list of parameters on paper tells each timed change', () => {
  const lines = parameterList(scenario);
  expect(lines).toContainEqual({ name: 'At 6.5 s', value: 'link 3\u00a0Mbit/s' });
  expect(lines.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Link', 'Queue', 'Round trip', 'Seed', 'Transport']),
  );
  expect(lines.some(({ name }) => name === 'Timed changes')).toBe(false);
});

test('and of more than twelve how many there are', () => {
  const timed = (count: number) => {
    const events = Array.from({ length: count }, (_, index) => ({ at: 1.125 + index, do: 'rate', rate: 3e6 }));
    return parameterList(normalizeScenario({ ...scenario, events })).filter(({ name }) => /^At |^Timed/.test(name));
  };
  expect(timed(12).map(({ name }) => name)).toEqual(Array.from({ length: 12 }, (_, index) => `At ${1.125 + index} s`));
  expect(timed(13)).toEqual([{ name: 'Timed changes', value: '13' }]);
});
