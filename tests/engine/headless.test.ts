import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

import { buildCli } from '../tools/build-cli.mjs';
import { sim } from './support/sim.ts';
import { ENGINE_VERSION } from '../../workers/engine/version.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
/** On Linux a file that no byte fits into. */
const FULL_DISK = '/dev/full';
const folder = mkdtempSync(join(tmpdir(), 'sawtooth-'));
afterAll(() => rmSync(folder, { recursive: true }));
/** As one file: it begins six times as fast. */
const CLI = await buildCli(join(folder, 'program'));

/** As `npm run sim` does it. */
const NPM_RUN = ['--import', 'tsx', 'workers/papers/commands/cli.ts'];

const SCENARIO = {
  version: 1,
  seed: 7,
  duration: 20,
  warmup: 4,
  sample: 0.05,
  path: [{ rate: 5e6, delay: 0.01, queue: { kind: 'red', limit: 60 } }],
  flows: [
    { id: 'sack', scheme: { kind: 'tcp', variant: 'sack' }, count: 2, startJitter: 0.05, accessDelay: 0.015 },
    { id: 'smooth', scheme: { kind: 'aimd', a: 0.31, b: 0.125 }, accessDelay: 0.015 },
  ],
  traffic: [{ kind: 'cbr', wave: 'square', high: 2e6, on: 2, off: 2 }],
};

/** In a Node of its own. */
function spawned(program: string[], ...words: string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, [...program, 'sim', ...words], { encoding: 'utf8', cwd: PROJECT });
}

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

/** Every number in a JSON value. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(numbersIn);
}

it('says how it is used, by either word for it', () => {
  const told = [['--help'], ['-h']].map((words) => sim(...words));
  expect(told[0]).toMatchObject({ status: 0, stdout: expect.stringContaining('--seeds'), stderr: '' });
  expect(told[1]).toEqual(told[0]);
});

describe('a scenario run from a file', () => {
  const scenario = file('scenario.json', SCENARIO);

  it('gives one JSON document that says what ran, how long it took and what was measured', () => {
    const { status, stdout, stderr } = spawned(NPM_RUN, scenario);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const report = JSON.parse(stdout);
    expect(report.engine).toBe(ENGINE_VERSION);
    expect(report.scenario.flows[1].transport).toEqual({});
    expect(report.scenario.path[0].queue.maxP).toBe(0.1);
    expect(report.digest).toMatch(/^[0-9a-f]+$/);
    expect(report.wallSeconds).toBeGreaterThan(0);
    expect(report.flows.map((flow: { group: string }) => flow.group)).toEqual(['sack', 'sack', 'smooth']);
    expect(report.groups.map((group: { id: string }) => group.id)).toEqual(['sack', 'smooth']);
    const bits = report.flows.reduce((sum: number, flow: { goodputBps: number }) => sum + flow.goodputBps, 0);
    expect(bits).toBeGreaterThan(3e6);
    expect(bits).toBeLessThan(5e6);
    expect(report.hops[0].utilization).toBeGreaterThan(0.9);
    expect(report.packets).toBeGreaterThan((bits / 8000) * 16);
    expect(report.fairness.longTerm).toBeGreaterThan(0.5);
  });

  it('is printed as a script for ns-2 instead, and nothing runs, with --ns2', () => {
    const { status, stdout, stderr } = sim(scenario, '--ns2');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^# [\s\S]*\nset seed 7\n[\s\S]*\n\$ns run\n$/);
    expect(sim(scenario, '--ns2', '--seeds', '2')).toMatchObject({ status: 2, stdout: '' });
  });

  it('is the same to the last bit when it is run again', () => {
    const { wallSeconds: first, ...one } = JSON.parse(sim(scenario).stdout);
    const { wallSeconds: second, ...two } = JSON.parse(sim(scenario).stdout);
    expect(first).not.toBe(second);
    expect(two).toEqual(one);
  });

  it('gives mean and standard deviation of every number over several seeds', () => {
    const report = JSON.parse(sim(scenario, '--seeds', '3').stdout);
    const singles = [7, 8, 9].map((seed) => JSON.parse(sim(file(`seed-${seed}.json`, { ...SCENARIO, seed })).stdout));
    expect(report.runs.map((run: { seed: number }) => run.seed)).toEqual([7, 8, 9]);
    expect(report.runs.map((run: { digest: string }) => run.digest)).toEqual(singles.map((single) => single.digest));
    const drops = singles.map((single) => single.hops[0].dropRate as number);
    const mean = (drops[0]! + drops[1]! + drops[2]!) / 3;
    const sd = Math.sqrt(drops.reduce((sum, drop) => sum + (drop - mean) ** 2, 0) / 2);
    expect(report.hops[0].dropRate.mean).toBeCloseTo(mean, 12);
    expect(report.hops[0].dropRate.sd).toBeCloseTo(sd, 12);
    expect(report.hops[0].dropRate.n).toBe(3);
    expect(report.groups[0]).toMatchObject({ id: 'sack', count: 2 });
    expect(report.groups[0].goodputPps.sd).toBeGreaterThan(0);
  });

  it('never prints a number that JSON has not got, even for a flow that never starts', () => {
    const late = file('late.json', {
      ...SCENARIO,
      flows: [...SCENARIO.flows, { id: 'late', start: 19.99 }, { id: 'later', start: 25 }],
    });
    for (const words of [[late], [late, '--seeds', '2']]) {
      const { stdout } = sim(...words);
      expect(stdout).not.toMatch(/NaN|Infinity/);
      const numbers = numbersIn(JSON.parse(stdout));
      expect(numbers.length).toBeGreaterThan(100);
      expect(numbers.every(Number.isFinite)).toBe(true);
    }
    const report = JSON.parse(sim(late).stdout);
    expect(report.groups[3]).toMatchObject({ id: 'later', goodputPps: 0, cov: null });
    // What has no value must be the fields that may have none, not a NaN that became null on the way.
    expect(report.groups[3].lossEventRate).toBe(0);
    expect(report.fairness.longTerm).toBeGreaterThan(0);
  });

  it('may begin with a byte order mark, as on the page', () => {
    const { status, stdout } = sim(file('marked.json', `\uFEFF${JSON.stringify(SCENARIO)}`));
    expect(status).toBe(0);
    expect(JSON.parse(stdout).digest).toBe(JSON.parse(sim(scenario).stdout).digest);
  });

  it('may be a set-up of a paper, by its id', () => {
    const { status, stdout } = sim('setup:bansal2001-burst-mild');
    expect(status).toBe(0);
    const report = JSON.parse(stdout);
    expect(report.scenario.title).toMatch(/^bansal2001-burst-mild: /);
    expect(report.scenario.path[0].loss.gaps).toEqual([50, 50, 50, 400, 400, 400]);
    expect(report.flows[0].goodputBps).toBeGreaterThan(1e6);
  });

  it('writes each frame once, in order, of a table of more than a megabyte too', () => {
    const csv = join(folder, 'long.csv');
    sim(file('long.json', { ...SCENARIO, sample: 0.002 }), '--csv', csv);
    const text = readFileSync(csv, 'utf8');
    expect(text.length).toBeGreaterThan(1 << 20);
    const times = text
      .trimEnd()
      .split('\r\n')
      .slice(6)
      .map((line) => Number(line.slice(0, line.indexOf(','))));
    expect(times).toEqual(Array.from({ length: 10_000 }, (_, frame) => Number((0.002 * (frame + 1)).toPrecision(12))));
  });

  it('writes its frames as CSV that says which run they are', () => {
    const csv = join(folder, 'frames.csv');
    const report = JSON.parse(sim(scenario, '--csv', csv).stdout);
    const lines = readFileSync(csv, 'utf8').trimEnd().split('\r\n');
    expect(lines.slice(0, 4)).toEqual([
      '# sawtooth results 1',
      '# seed 7',
      `# engine ${ENGINE_VERSION}`,
      `# digest ${report.digest}`,
    ]);
    expect(lines[4]).toMatch(/^"# scenario \{""version"":1,/);
    const rows = lines.slice(5).map((line) => line.split(','));
    const [header, ...frames] = rows;
    expect(header![0]).toBe('time (s)');
    expect(header).toContain('smooth[0] cwnd (packets)');
    expect(header).toContain('sack[1] srtt (s)');
    expect(frames).toHaveLength(400);
    expect(
      frames.every((row) => row.length === header!.length && row.every((cell) => Number.isFinite(Number(cell)))),
    ).toBe(true);
    expect(Number(frames[399]![0])).toBeCloseTo(20, 9);
    const sent = header!.flatMap((name, column) =>
      / sent \(/.test(name) ? frames.map((row) => Number(row[column])) : [],
    );
    expect(sent.reduce((sum, packets) => sum + packets, 0)).toBe(report.packets);
  });
});

describe('input that is refused', () => {
  const scenario = file('good.json', { version: 1, duration: 1, flows: [{}] });
  const cases: readonly (readonly [string, readonly string[], RegExp])[] = [
    ['a file that is not there', [join(folder, 'nowhere.json')], /cannot read .*nowhere\.json/],
    [
      'a set-up that is not there',
      ['setup:yang2000-1v9'],
      /there is no set-up yang2000-1v9; there are\n[^]*^yang2000-1v7$/m,
    ],
    ['a file that is not JSON', [file('broken.json', '{"version": 1,')], /broken\.json is not JSON/],
    [
      'a cut of more than the window',
      [file('cut.json', { version: 1, flows: [{ scheme: { kind: 'aimd', b: 1.5 } }] })],
      /^flows\[0\]\.scheme\.b: must be .*0\.95, got 1\.5$/m,
    ],
    ['a scenario without flows', [file('empty.json', { version: 1 })], /^flows: must be/m],
    [
      'a version that does not exist yet',
      [file('version.json', { version: 2, flows: [{}] })],
      /^version: must be 1.*got 2$/m,
    ],
    ['no file at all', [], /one scenario file must be named/],
    ['two files', [scenario, scenario], /one scenario file must be named, got 2/],
    ['half a seed', [scenario, '--seeds', '1.5'], /--seeds: must be a whole number from 1 to 1000, got 1\.5/],
    ['an unknown flag', [scenario, '--sedes', '3'], /--sedes/],
    [
      'a CSV file that cannot be written',
      [scenario, '--csv', join(folder, 'no', 'such', 'folder.csv')],
      /--csv: cannot write/,
    ],
    ['a list of fields', [file('list.json', [])], /^scenario: must be an object with fields, got a list\n$/],
    ['a list of scenarios', [file('lists.json', [{ version: 1, flows: [{}] }])], /^scenario: .* got a list\n$/],
    ...(existsSync(FULL_DISK)
      ? [['a CSV file on a full disk', [scenario, '--csv', FULL_DISK], /^--csv: cannot write .*ENOSPC.*\n$/] as const]
      : []),
  ];
  it('ends the program with status 2', () => {
    expect(spawned([CLI], join(folder, 'nowhere.json'))).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining('cannot read'),
    });
  });

  it.each(cases)(
    'is %s: status 2, the reason on standard error, nothing on standard output',
    (_name, words, reason) => {
      const { status, stdout, stderr } = sim(...words);
      expect(stderr).toMatch(reason);
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    },
  );
});

it.runIf(existsSync(FULL_DISK))('an answer that a full disk does not take is an error of one line', () => {
  const full = openSync(FULL_DISK, 'w');
  const { status, stderr } = spawnSync(
    process.execPath,
    [CLI, 'sim', file('short.json', { version: 1, duration: 1, flows: [{}] })],
    { encoding: 'utf8', cwd: PROJECT, stdio: ['ignore', full, 'pipe'] },
  );
  closeSync(full);
  expect(stderr).toMatch(/^cannot write the answer: ENOSPC.*\n$/);
  expect(status).toBe(2);
});
