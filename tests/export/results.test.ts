import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { csvParseRows } from 'd3-dsv';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';

import { FramesFile } from '../../workers/headless/frames-file.ts';
import { csvFact, csvRecord, unguarded } from '../../workers/results/csv-cells.ts';
import { csvParts } from '../../workers/results/csv-write.ts';
import { readCsv } from '../../workers/results/csv-read.ts';
import { frameColumns } from '../../workers/results/frame-columns.ts';
import { readFile, writeCsv, writeJson } from '../support/whole-files.ts';
import { MAX_FILE_LENGTH } from '../../src/export/take-apart.ts';
import { ImportError, numberText, type Results } from '../../workers/results/results.ts';
import { Samples } from '../../src/run/samples.ts';
import { encodeHash } from '../../src/link/codec.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { Simulation } from '../../workers/engine/simulation.ts';
import { ENGINE_VERSION } from '../../workers/engine/version.ts';
import { anyScenario } from '../engine/support/arbitrary.ts';
import { runs } from '../engine/support/property.ts';
import { presetFile } from '../scenario/support/presets.ts';
import { scenarioWith } from '../support/scenario.ts';

/** A whole run: its samples as the page keeps them, and the results that are all of them. */
async function runOf(scenario: Scenario): Promise<{ samples: Samples; results: Results }> {
  let samples: Samples | null = null;
  const simulation = new Simulation(scenario, (row, index) => {
    samples ??= new Samples(simulation.layout);
    samples.append(index, 1, row);
  });
  simulation.runUntil(scenario.duration);
  const stored = samples ?? new Samples(simulation.layout);
  const header = {
    link: `https://sawtooth.example/${await encodeHash(scenario)}`,
    seed: scenario.seed,
    engine: ENGINE_VERSION,
    digest: simulation.digest(),
  };
  return { samples: stored, results: { header, columns: frameColumns(scenario, stored) } };
}

const busy = scenarioWith({
  seed: 77,
  duration: 20,
  path: [{ rate: 3e6 }, { rate: 2e6, queue: { kind: 'red' } }],
  flows: [
    { id: '=HYPERLINK("http://x"),\n"y"', count: 2, startJitter: 1 },
    { id: "'-a (b)", scheme: { kind: 'tfrc' } },
  ],
  traffic: [{ kind: 'cbr', high: 5e5 }],
  events: [{ at: 7.123456789, do: 'rate', hop: 0, rate: 1e6 }],
});

/** Every number of what was read is the number that the store holds, in the precision of the store. */
function expectSame(read: Results, { header, columns }: Results): void {
  expect(read.header).toEqual(header);
  expect(read.columns.map(({ name, unit }) => [name, unit])).toEqual(columns.map(({ name, unit }) => [name, unit]));
  columns.forEach(({ values, single }, index) => {
    const again = read.columns[index]!.values;
    expect(again.length).toBe(values.length);
    for (let row = 0; row < values.length; row += 1) {
      const number = again.at(row)!;
      if (!Object.is(single ? Math.fround(number) : number, values.at(row)!))
        expect.fail(`${columns[index]!.name}, row ${row}: ${number}, the store has ${values.at(row)}`);
    }
  });
}

describe('results that were written are read again, number for number,', () => {
  it('as CSV', async () => {
    const { samples, results } = await runOf(busy);
    expect(samples.length).toBeGreaterThan(100);
    expect(results.columns).toHaveLength(1 + samples.layout.width);
    const text = writeCsv(results);
    expectSame(readCsv(text), results);
    expect(await readFile(text, presetFile)).toMatchObject({ scenario: busy, view: {}, compare: null });
  });

  it('as JSON', async () => {
    const { results } = await runOf(busy);
    const { scenario, results: read } = await readFile(writeJson(results, busy), presetFile);
    expect(scenario).toEqual(busy);
    expectSame(read!, results);
  });

  it('of any scenario', async () => {
    await fc.assert(
      fc.asyncProperty(anyScenario, async (scenario) => {
        const { results } = await runOf(scenario);
        for (const text of [writeCsv(results), writeJson(results, scenario)]) {
          const read = await readFile(text, presetFile);
          expect(read.scenario).toEqual(scenario);
          expectSame(read.results!, results);
        }
      }),
      runs(15),
    );
  });

  it('with any names, any numbers, and none', () => {
    const number = fc.oneof(fc.double(), fc.constantFrom(0, 1e300, 5e-324, NaN, 0.1 + 0.2));
    fc.assert(
      fc.property(
        fc.array(fc.record({ name: fc.string({ unit: 'grapheme' }), unit: fc.stringMatching(/^[a-zA-Z/1]{0,8}$/) }), {
          minLength: 1,
          maxLength: 4,
        }),
        fc.nat(5),
        fc.infiniteStream(number),
        (names, rows, stream) => {
          const columns = names.map(({ name, unit }) => ({
            name,
            unit,
            values: [...stream.take(rows)].map((value) => (Number.isFinite(value) ? value + 0 : NaN)),
          }));
          const results = { header: { link: '#/play', seed: 1, engine: '1.0', digest: null }, columns };
          expectSame(readCsv(writeCsv(results)), results);
        },
      ),
      runs(200),
    );
  });

  it('with the facts of one run or of two, each with its own link, seed and digest', () => {
    const facts = fc.record({
      link: fc.stringMatching(/^[ -~]{0,9}$/).map((text) => `https://x#/play?${text}x`),
      seed: fc.oneof(fc.nat(), fc.constantFrom(0, 4_294_967_295)),
      digest: fc.option(fc.stringMatching(/^[0-9a-f]{1,64}$/)),
    });
    const engine = '0.1.0';
    fc.assert(
      fc.property(facts, facts, facts, fc.boolean(), (a, b, { link }, two) => {
        const header = two ? { ...a, link, engine, runs: [a, b] as const } : { ...a, engine };
        const columns = [{ name: 'x', unit: '', values: [1] }];
        expect(readCsv(writeCsv({ header, columns })).header).toEqual(header);
        const coarse = { until: 3600, samples: 8 };
        const coarser = { ...header, coarse, ...(two && { runs: [a, { ...b, coarse }] as const }) };
        const lines = writeCsv({ header: coarser, columns }).split('\r\n');
        expect(lines.filter((line) => line.includes('means'))).toEqual([
          `# ${two ? 'B ' : ''}means until 3600 s: each row is the mean of 8 samples`,
        ]);
        expect(lines.indexOf(`# ${two ? 'A ' : ''}seed ${a.seed}`)).toBeGreaterThan(0);
      }),
      runs(50),
    );
  });

  it('also after a spreadsheet has saved the table: a byte order mark, empty cells behind the first lines, other line ends', async () => {
    const { results } = await runOf(busy);
    const text = writeCsv(results)
      .replaceAll('\r\n', '\n')
      .replace(/^# (.*)$/gm, (_, fact: string) => `${fact.includes(',') ? `"# ${fact}"` : `# ${fact}`},,,,`);
    const read = await readFile(`\uFEFF${text}`, presetFile);
    expect(read.scenario).toEqual(busy);
    expectSame(read.results!, results);
  });
});

describe('what `sim --csv` writes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'frames-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** The file of a whole run, or of one that was stopped before its end. */
  function fileOf(scenario: Scenario, until = scenario.duration): { text: string; digest: string } {
    const path = join(folder, 'frames.csv');
    const file = new FramesFile(path, scenario);
    const simulation = new Simulation(scenario, (row) => file.writeFrame(row));
    file.writeHeader(scenario, simulation.layout);
    simulation.runUntil(until);
    file.close(until < scenario.duration ? '' : simulation.digest());
    return { text: readFileSync(path, 'utf8'), digest: simulation.digest() };
  }

  it('opens as the run that it is of, with the numbers that the page exports of it', async () => {
    const { text, digest } = fileOf(busy);
    const { results: exported } = await runOf(busy);
    const { scenario, results, compare } = await readFile(text, presetFile);
    expect([scenario, compare]).toEqual([busy, null]);
    const { header } = results!;
    expect(header).toEqual({ link: null, seed: 77, engine: ENGINE_VERSION, digest, scenario: busy });
    expectSame({ ...results!, header: exported.header }, exported);
    // From the row of names on the two files are the same text.
    const table = (file: string): string => file.slice(file.indexOf('time (s)'));
    expect(table(text)).toBe(table(writeCsv(exported)));
  });

  it('of any scenario', async () => {
    await fc.assert(
      fc.asyncProperty(anyScenario, async (scenario) => {
        expect((await readFile(fileOf(scenario).text, presetFile)).scenario).toEqual(scenario);
      }),
      runs(15),
    );
  });

  it('also opens after a spreadsheet has saved it, and if the run was stopped before its end', async () => {
    const saved = fileOf(busy)
      .text.replaceAll('\r\n', '\n')
      .replace(/^"?# .*$/gm, (line) => `${line},,,,`);
    expect((await readFile(`\uFEFF${saved}`, presetFile)).scenario).toEqual(busy);
    const stopped = await readFile(fileOf(busy, 3).text, presetFile);
    expect(stopped.results!.header.digest).toBeNull();
    const times = stopped.results!.columns[0]!.values;
    expect(times.at(times.length - 1)! + times.at(0)!).toBeGreaterThan(3);
    expect(times.at(times.length - 1)).toBeLessThanOrEqual(3);
  });

  it('opens however long the scenario is: one that fits in no link', async () => {
    const long = normalizeScenario({
      ...busy,
      duration: 1,
      warmup: 0,
      events: Array.from({ length: 5_000 }, (_, index) => ({ at: 1 / (index + 1.5), do: 'rate', rate: 1e6 + index })),
    });
    const { text } = fileOf(long);
    expect(text.length).toBeGreaterThan(200_000);
    expect((await readFile(text, presetFile)).scenario).toEqual(long);
  });

  it.each<[string, (text: string) => string, RegExp]>([
    [
      'another seed than its scenario',
      (text) => text.replace('# seed 77', '# seed 78'),
      /^seed: .*scenario, 77, got 78/,
    ],
    ['a scenario that breaks off', (text) => text.replace(/^("# scenario .{20}).*$/m, '$1"'), /^scenario: is no JSON/],
    ['a scenario that cannot be', (text) => text.replace('""seed"":77', '""seed"":-1'), /^scenario\.seed: must be/],
    ['no scenario', (text) => text.replace(/^"# scenario.*\r\n/m, ''), /^link: is missing/],
  ])('is refused with %s', async (_, change, words) => {
    await expect(readFile(change(fileOf(busy).text), presetFile)).rejects.toThrow(words);
  });
});

describe('a file that the page exported before', () => {
  it('opens: names that a spreadsheet would compute, commas, quotes and line ends in them', () => {
    const text = [
      '# sawtooth results 1',
      '# link https://sawtooth.example/#/play?seed=7&view.rows=queue,window',
      '# seed 7',
      '# engine 0.1.0',
      '# digest 9c0e53a1b2d4f687',
      `time (s),"'=HYPERLINK(""http://x""),\n""y""[0] sent (packets)",''-a (b)[0] cwnd (packets)`,
      '0.1,3,1.5e-7',
      '0.2,,-2',
      '',
    ].join('\r\n');
    const { header, columns } = readCsv(text);
    expect(header).toEqual({
      link: 'https://sawtooth.example/#/play?seed=7&view.rows=queue,window',
      seed: 7,
      engine: '0.1.0',
      digest: '9c0e53a1b2d4f687',
    });
    expect(columns).toEqual([
      { name: 'time', unit: 's', values: Float64Array.of(0.1, 0.2) },
      { name: '=HYPERLINK("http://x"),\n"y"[0] sent', unit: 'packets', values: Float64Array.of(3, NaN) },
      { name: "'-a (b)[0] cwnd", unit: 'packets', values: Float64Array.of(1.5e-7, -2) },
    ]);
  });

  it('opens after a spreadsheet has put quotes around its numbers, and names the line that is wrong below a name of two lines', () => {
    const facts = '# link #/play\n# seed 0\n# engine 0.1.0\n';
    expect(readCsv(`${facts}"time (s)","x (1)"\n"0.1","2"\n\n\n`).columns[1]!.values).toEqual(Float64Array.of(2));
    expect(() => readCsv(`${facts}time (s),"x\ny (1)"\n0.1,2\n0.2,x\n`)).toThrow(/^Line 7, column “x\?y”/);
    expect(() => readCsv(`${facts}time (s),x (1)\n0.1,2\n\n0.2,3\n`)).toThrow(/^Line 6 of this table has 1 cells/);
  });
});

describe('a record of CSV', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+cmd', "'+cmd"],
    ['-a', "'-a"],
    ['@sum', "'@sum"],
    ['\tx', "'\tx"],
    ['\rx', `"'\rx"`],
    ["'=x", "''=x"],
    ['＝x', "'＝x"],
    ['a=b', 'a=b'],
    ['-3.5', '-3.5'],
    ["it's", "it's"],
    ['a,b', '"a,b"'],
    ['say "x"', '"say ""x"""'],
  ])('writes the text %j as %s, which no spreadsheet computes and which is read as it was', (text, cell) => {
    expect(csvRecord([text])).toBe(`${cell}\r\n`);
    expect(unguarded(csvParseRows(csvRecord([text]))[0]![0]!)).toBe(text);
  });

  it('writes numbers as they are, and nothing for null', () => {
    expect(csvRecord(['x', -3, null, 0.5, 1e-7])).toBe('x,-3,,0.5,1e-7\r\n');
  });

  it('keeps any fact on its line', () => {
    expect(csvFact('link x\r\n=1+1')).toBe('# link x=1+1\r\n');
    expect(csvFact('say "x", y')).toBe('"# say ""x"", y"\r\n');
  });
});

describe('a table', () => {
  it('says which run it is of, names its columns with units, and has a line for each sample', async () => {
    const { samples, results } = await runOf(
      scenarioWith({ seed: 3, duration: 5, sample: 0.5, flows: [{ id: 'tcp', count: 2 }] }),
    );
    const lines = writeCsv(results).split('\r\n');
    expect(lines.slice(0, 5)).toEqual([
      '# sawtooth results 1',
      `# link ${results.header.link}`,
      '# seed 3',
      `# engine ${ENGINE_VERSION}`,
      `# digest ${results.header.digest}`,
    ]);
    expect(lines[5]).toMatch(
      /^time \(s\),run fairness \(1\),tcp\[0\] sent \(packets\),.*,tcp\[1\] srtt \(s\),hop 0 queue \(packets\),/,
    );
    expect(lines[6]).toMatch(/^0\.5,/);
    expect(lines).toHaveLength(6 + samples.length + 1);
  });

  it('holds no formula that a spreadsheet would compute, with any name of a group', async () => {
    const { results } = await runOf(busy);
    const names = writeCsv(results).split('\r\n')[5]!;
    expect(names).toContain(`"'=HYPERLINK(""http://x""),`);
    expect(names).not.toMatch(/(^|,)"?[=+@-]/);
  });

  it('comes in parts that do not grow with the run', () => {
    const values = new Float32Array(20_000).fill(1 / 3);
    const parts = Array.from(
      csvParts({
        header: { link: '#/play', seed: 1, engine: '1', digest: null },
        columns: [{ name: 'x', unit: '1', values, single: true }],
      }),
    );
    expect(parts.length).toBeGreaterThan(30);
    expect(parts.join('').split('\r\n')).toHaveLength(5 + 20_000 + 1);
  });

  it('of columns of different lengths is not written', () => {
    const column = (length: number): Results['columns'][number] => ({
      name: `of ${length}`,
      unit: '1',
      values: new Float64Array(length),
    });
    expect(() =>
      writeCsv({ header: { link: '#/play', seed: 1, engine: '1', digest: null }, columns: [column(1), column(2)] }),
    ).toThrow(RangeError);
  });
});

describe('a number of single precision', () => {
  it('is written with the fewest digits, from six on, that give it again', () => {
    fc.assert(
      fc.property(fc.float({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const text = numberText(value, true);
        expect(Math.fround(Number(text))).toBe(value + 0);
        expect(text.replace(/e.*$/, '').replace(/^-?0*\.?0*|\D/g, '').length).toBeLessThanOrEqual(
          Math.abs(value) >= 1e9 ? 40 : 9,
        );
      }),
      runs(500),
    );
    expect(numberText(Math.fround(0.1), true)).toBe('0.1');
    expect(numberText(Infinity)).toBe('');
  });
});

describe('a broken file is refused in one line that names what is broken:', () => {
  const table = '# sawtooth results 1\n# link #/play?seed=7\n# seed 7\n# engine 0.1.0\ntime (s),x (1)\n0.1,2\n0.2,3\n';
  const json = {
    sawtooth: 'sawtooth results 1',
    link: '#/play',
    seed: 1,
    engine: '0.1.0',
    digest: null,
    scenario: { version: 1, flows: [{}] },
    columns: [{ name: 'x', unit: '1', values: [1, null] }],
  };

  it('the sound ones are read', async () => {
    expect((await readFile(table, presetFile)).results?.columns[1]?.values).toEqual(Float64Array.of(2, 3));
    expect((await readFile(JSON.stringify(json), presetFile)).results?.columns[0]?.values).toEqual(
      Float64Array.of(1, NaN),
    );
    expect((await readFile('{"version":1,"flows":[{}]}', presetFile)).results).toBeNull();
    expect(
      (
        await readFile(
          JSON.stringify({ engine: '0.1.0', scenario: { version: 1, seed: 5, flows: [{}] }, seed: 5, flows: [] }),
          presetFile,
        )
      ).scenario.seed,
    ).toBe(5);
  });

  it.each<[string, string, RegExp]>([
    ['no file of ours', 'hello', /neither a scenario nor exported results/],
    ['nothing', '', /is empty/],
    ['JSON that breaks off', '{"version":1,', /no JSON/],
    ['a scenario with a wrong field', '{"version":1,"flows":[{"count":0}]}', /^flows\[0\]\.count: must be .* got 0\.$/],
    [
      'a report with a wrong scenario',
      '{"engine":"1","scenario":{"version":2,"flows":[{}]}}',
      /^scenario\.version: must be 1/,
    ],
    ['JSON that is no object', '[1]', /^scenario: must be an object with fields/],
    ['a table without its link', table.replace(/# link.*\n/, ''), /^link: is missing/],
    ['a table with a broken link', table.replace('?seed=7', '?s=2.AAAA'), /^link: This link/],
    [
      'a table with another seed than its link',
      table.replace('# seed 7', '# seed 8'),
      /^seed: must be that of the link, 7, got 8/,
    ],
    ['a seed that is none', table.replace('# seed 7', '# seed x'), /^seed: must be a whole number/],
    ['a seed beyond all', table.replace('# seed 7', '# seed 4294967296'), /^seed: must be .* got “4294967296”/],
    ['a digest that is none', table.replace('# seed 7', '# seed 7\n# digest xyz'), /^digest: must be hexadecimal/],
    [
      'one of two runs without its link',
      table.replace('# seed 7', '# A link #/play\n# A seed 7\n# B seed 7'),
      /^B link: is missing/,
    ],
    [
      'more facts than are read',
      table.replace('# seed', `${Array.from({ length: 50 }, (_, fact) => `# x${fact}\n`).join('')}# seed`),
      /more than 50 lines/,
    ],
    ['a table of a later format', table.replace('results 1', 'results 9'), /reads format 1/],
    ['an engine that is none', table.replace('0.1.0', '<b>'), /^engine: must be a version/],
    ['a fact twice', table.replace('# seed 7', '# seed 7\n# seed 7'), /“seed” twice/],
    ['a column without a unit', table.replace('x (1)', 'x'), /Column “x”: must be a name and, in brackets, its unit/],
    [
      'a row too short',
      table.replace('0.2,3', '0.2'),
      /^Line 7 of this table has 1 cells; its first row names 2 columns/,
    ],
    [
      'blank lines within the table, of which the first is named',
      table.replace('0.2,3', '\n\n0.2,3'),
      /^Line 7 of this table has 1 cells; its first row names 2 columns/,
    ],
    [
      'a cell that is no number',
      table.replace('0.2,3', '0.2,three\u2028'),
      /^Line 7, column “x”: must be a number or empty, got “three\?”/,
    ],
    [
      'a quote that does not end',
      table.replace('x (1)', '"x (1)'),
      /^Column “x \(1\)\?0\.1,2\?0\.2,3\?”: must be a name/,
    ],
    ['a table of facts alone', '# link #/play', /breaks off/],
    ['results of another format', JSON.stringify({ ...json, sawtooth: 'sawtooth results 2' }), /^sawtooth: must be/],
    [
      'results with a wrong scenario',
      JSON.stringify({ ...json, scenario: { version: 1, flows: [] } }),
      /^scenario\.flows: must have at least one/,
    ],
    ['results with another seed', JSON.stringify({ ...json, seed: 2 }), /^seed: must be that of the scenario, 1/],
    ['results without a link', JSON.stringify({ ...json, link: 3 }), /^link: must be an address/],
    ['results without columns', JSON.stringify({ ...json, columns: 3 }), /^columns: must be a list/],
    ['a column that is none', JSON.stringify({ ...json, columns: [null] }), /^columns\[0\]\.name: must be text/],
    [
      'a column without values',
      JSON.stringify({ ...json, columns: [{ name: 'x', unit: '1' }] }),
      /^columns\[0\]\.values: must be a list/,
    ],
    [
      'columns of different lengths',
      JSON.stringify({ ...json, columns: [...json.columns, { name: 'y', unit: '1', values: [1] }] }),
      /^columns\[1\]\.values: must be as long/,
    ],
    [
      'a value that is no number',
      JSON.stringify({ ...json, columns: [{ name: 'x', unit: '1', values: [1, '2'] }] }),
      /^columns\[0\]\.values\[1\]: must be a number or null/,
    ],
  ])('%s', async (_, text, reason) => {
    const error = await readFile(text, presetFile).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(ImportError);
    expect((error as ImportError).message).toMatch(reason);
    expect((error as ImportError).message).not.toMatch(/[\n\r\u2028]/);
  });

  it('large ones too, in one pass over them', async () => {
    const facts = '# sawtooth results 1\n# link #/play?seed=7\n# seed 7\n# engine 0.1.0\n';
    const million = 1_000_000;
    const large = [
      `${facts}"${'x'.repeat(million)}`,
      `${facts}"${'""'.repeat(million)}`,
      facts + ' ('.repeat(million),
      facts + ','.repeat(million),
      `#${' ,'.repeat(million)}x`,
      Array.from({ length: 50_000 }, (_, index) => `# fact${index}\n`).join(''),
      `# ${' '.repeat(39_000)}x\n`.repeat(60),
      '['.repeat(million),
      `{"sawtooth":${'['.repeat(million)}${']'.repeat(million)}}`,
    ];
    for (const text of large) await expect(readFile(text, presetFile)).rejects.toBeInstanceOf(ImportError);
    await expect(readFile('x'.repeat(MAX_FILE_LENGTH + 1), presetFile)).rejects.toThrow(/at most 64000000 are read/);
  });

  it('any text, and any change of a sound file, is read or refused so, and nothing else', async () => {
    const sound = [table, JSON.stringify(json), '{"version":1,"flows":[{}]}'];
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 300 }),
          fc
            .tuple(fc.constantFrom(...sound), fc.nat(400), fc.nat(10), fc.string({ maxLength: 8 }))
            .map(([text, at, cut, put]) => text.slice(0, at) + put + text.slice(at + cut)),
        ),
        async (text) => {
          try {
            await readFile(text, presetFile);
          } catch (error) {
            expect(error).toBeInstanceOf(ImportError);
            expect((error as ImportError).message.length).toBeLessThan(500);
          }
        },
      ),
      runs(1000),
    );
  });
});
