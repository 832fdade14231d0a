import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

import { normalizeExperiment } from '../../workers/experiments/check.ts';
import { experiment } from '../../workers/papers/commands/experiment.ts';
import { buildCli } from '../tools/build-cli.mjs';
import { planOf, shareOf } from '../../workers/papers/commands/experiment-plan.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'sawtooth-experiment-'));
/** As one file: it begins six times as fast. */
const CLI = await buildCli(join(folder, 'program'));
afterAll(() => rmSync(folder, { recursive: true }));

const LAB = {
  version: 1,
  title: 'Buffers',
  scenario: {
    version: 1,
    duration: 5,
    path: [{ rate: 2e6, delay: 0.02, queue: { kind: 'droptail', limit: 20 } }],
    flows: [{ id: 'tcp', scheme: { kind: 'tcp' }, count: 2, startJitter: 0.5 }],
  },
  vary: [{ path: 'path.0.queue.limit', values: [5, 20, 80] }],
  seeds: 3,
  measures: ['mean-queue', 'link-use', 'completion', 'queue-len', { id: 'loss', group: 'tcp' }],
};

function file(name: string, content: object = LAB): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(content));
  return path;
}

interface Ended {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** In this process; runs too. */
async function command(...words: string[]): Promise<Ended> {
  let [stdout, stderr] = ['', ''];
  const status = await experiment(
    words.some((word) => word === '--jobs') ? words : [...words, '--jobs', '1'],
    (said) => (stdout += said),
    (said) => (stderr += said),
  );
  return { status, stdout, stderr };
}

const text = (...path: string[]): string => readFileSync(join(folder, ...path), 'utf8');

describe('npm run experiment', () => {
  const lab = file('lab.json');

  it('runs all that is missing and nothing twice, and says what the seeds tell', async () => {
    const first = await command(lab, '--out', join(folder, 'whole'));
    expect(first.status, first.stderr).toBe(0);
    expect(first.stderr).toBe('9 of 9 runs\n9 run now, 0 before\n');
    expect(first.stdout).toMatch(/Mean queue, packets\n {2}5 packets +[\d.]+ ± [\d.]+\n {2}20 packets .* more by/);
    expect(first.stdout).toContain('no transfer of a set size was over by the end');
    expect(first.stdout).toContain('Only 3 seeds');
    const [fact, engine, head, ...rows] = text('whole', 'results.csv').trimEnd().split('\r\n');
    expect(fact).toBe('# sawtooth experiment: Buffers');
    expect(engine).toMatch(/^# engine [\d.]+, seeds 1 2 3$/);
    expect(head).toBe(
      'Queue holds [packets],seed,Mean queue [packets],Use of the link,Completion time [s],Bottleneck queue length trace [packets],Loss of TCP,digest,failed',
    );
    expect(rows).toHaveLength(9);
    for (const row of rows) expect(row).toMatch(/^(5|20|80),[123],[\d.]+,0\.\d+,,[\d.]+,0\.\d+,[0-9a-f]{16},$/);
    expect((await command(lab, '--out', join(folder, 'whole'))).stderr).toContain('0 run now, 9 before');
    // Another two seeds: two at each point.
    expect((await command(lab, '--seeds', '5', '--out', join(folder, 'whole'))).stderr).toContain(
      '6 run now, 9 before',
    );
  });

  it('gives the same bytes from shards, also from one that was cut in the middle of a line', async () => {
    const out = join(folder, 'parts');
    expect((await command(lab, '--out', out, '--shard', '1/2')).status).toBe(0);
    const missing = await command(lab, '--out', out, '--missing');
    expect(missing).toMatchObject({ status: 1, stderr: expect.stringMatching(/^[45] of 9 runs are missing/) });
    expect(await command(lab, '--merge', out)).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/[45] of 9 runs are missing/),
    });
    // As a machine leaves it that was switched off while it wrote.
    const part = text('parts', 'runs-1-of-2.jsonl');
    writeFileSync(join(out, 'runs-1-of-2.jsonl'), part.slice(0, -30));
    expect((await command(lab, '--out', out, '--shard', '1/2')).stderr).toContain('1 run now');
    expect(text('parts', 'runs-1-of-2.jsonl').split('\n').toSorted()).toEqual(part.split('\n').toSorted());
    expect((await command(lab, '--out', out, '--shard', '2/2')).status).toBe(0);
    expect((await command(lab, '--merge', out)).status).toBe(0);
    expect((await command(lab, '--out', join(folder, 'again'))).status).toBe(0);
    for (const name of ['results.csv', 'results.jsonl']) expect(text('parts', name)).toBe(text('again', name));
  });

  it('refuses files of another engine, files that disagree, and lines that are none', async () => {
    const [head, first] = text('again', 'runs.jsonl').split('\n');
    const of = async (name: string, ...lines: string[]): Promise<string> => {
      const out = join(folder, name);
      await command(lab, '--out', out, '--shard', '1/9');
      writeFileSync(join(out, 'runs-2-of-9.jsonl'), `${lines.join('\n')}\n`);
      return (await command(lab, '--merge', out)).stderr;
    };
    expect(await of('old', head!.replace(/"engine":"[^"]+"/, '"engine":"0.0.1"'))).toMatch(
      /results of engine 0\.0\.1 are not those/,
    );
    const other = JSON.parse(first!) as { digest: string };
    const disagreeing = [first!, JSON.stringify({ ...other, digest: 'ffffffffffffffff' })];
    expect(await of('apart', head!, ...disagreeing)).toMatch(/line 3: disagrees with .*line 2 about run/);
    expect(await of('broken', head!, '{"run":5}')).toMatch(/line 2: must have run, seed/);
    expect(await of('no-json', head!, '{')).toMatch(/line 2: is not JSON/);
  });

  it('writes a line with the reason for a run that fails, and goes on with the others', async () => {
    const out = join(folder, 'failed');
    expect((await command(lab, '--out', out, '--shard', '1/1')).status).toBe(0);
    const lines = text('failed', 'runs-1-of-1.jsonl').trimEnd().split('\n');
    const { run, seed, settings } = JSON.parse(lines.pop()!) as Record<string, unknown>;
    writeFileSync(join(out, 'runs-1-of-1.jsonl'), `${lines.join('\n')}\n`);
    appendFileSync(
      join(out, 'runs-1-of-1.jsonl'),
      `${JSON.stringify({ run, seed, settings, failed: 'a batch process ended with SIGKILL' })}\n`,
    );
    const merged = await command(lab, '--merge', out);
    expect(merged.stdout).toContain('1 run has failed; results.csv says why');
    expect(text('failed', 'results.csv')).toMatch(/,,,,,,,a batch process ended with SIGKILL\r\n/);
  });

  it('says what is wrong with its words or its file, and ends with status 2', async () => {
    expect(await command()).toMatchObject({ status: 2, stderr: expect.stringContaining('one file must be named') });
    expect(await command(join(folder, 'none.json'))).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('cannot read'),
    });
    expect(await command(lab, '--seeds', 'many')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('seeds: must be a whole number'),
    });
    expect(await command(lab, '--jobs', '0')).toMatchObject({ status: 2, stderr: expect.stringContaining('--jobs') });
    const broken = file('broken.json', { ...LAB, measures: ['beauty'] });
    expect(await command(broken)).toMatchObject({ status: 2, stderr: expect.stringContaining('measures[0].id') });
  });

  it('runs once what two points have in common, in one process and in shards', async () => {
    const twice = file('twice.json', { ...LAB, vary: [{ path: 'path.0.queue.limit', values: [5, 20, 5] }] });
    const [whole, parts] = [join(folder, 'twice'), join(folder, 'twice-parts')];
    expect((await command(twice, '--out', whole)).stderr).toContain('6 run now, 0 before');
    for (const shard of ['1/2', '2/2']) expect((await command(twice, '--out', parts, '--shard', shard)).status).toBe(0);
    const lines = [1, 2].flatMap((part) => text('twice-parts', `runs-${part}-of-2.jsonl`).trim().split('\n').slice(1));
    expect(lines).toHaveLength(6);
    expect((await command(twice, '--merge', parts)).status).toBe(0);
    expect(text('twice-parts', 'results.csv')).toBe(text('twice', 'results.csv'));
    expect(text('twice', 'results.csv').trim().split('\r\n')).toHaveLength(3 + 9);
  });

  it('lists what is missing of all runs or of one shard, which is what that shard would run', async () => {
    const out = join(folder, 'listed');
    const of = async (shard: string): Promise<number> => {
      const { status, stdout } = await command(lab, '--out', out, '--missing', '--shard', shard);
      const count = stdout.split('\n').length - 1;
      expect(status).toBe(count > 0 ? 1 : 0);
      return count;
    };
    const [first, second] = [await of('1/2'), await of('2/2')];
    expect([first + second, Math.abs(first - second)]).toEqual([9, 1]);
    expect((await command(lab, '--out', out, '--shard', '1/2')).stderr).toContain(`${first} run now`);
    expect([await of('1/2'), await of('2/2')]).toEqual([0, second]);
  });

  it('gives each shard about as much to do, by packets', () => {
    // 20 s cost ten times what 2 s cost.
    const uneven = normalizeExperiment({ ...LAB, vary: [{ path: 'duration', values: [2, 4, 8, 20] }], seeds: 10 });
    const planned = planOf(uneven);
    const sum = (runs: typeof planned): number => runs.reduce((total, { cost }) => total + cost, 0);
    const shares = [1, 2, 3, 4].map((index) => shareOf(planned, { index, of: 4 }));
    expect(new Set(shares.flat()).size).toBe(planned.length);
    // No further apart than the cheapest run.
    const loads = shares.map(sum);
    const cheapest = Math.min(...planned.map(({ cost }) => cost));
    expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(cheapest);
  });

  it.each([
    ['another 0', '0/4'],
    ['more than there are', '5/4'],
    ['a thousand million of them', '1/1000000000'],
    ['no number', 'x/4'],
  ])('refuses a shard of %s', async (_, shard) => {
    expect(await command(lab, '--shard', shard)).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^--shard: must be I\/N with I from 1 to N, and N at most 1000, got /),
    });
  });

  it.each([
    [
      'a thousand million points',
      { vary: [{ path: 'path.0.delay', from: 0.01, to: 1, count: 1e9 }] },
      /^vary\[0\]\.count: must be a whole number from 1 to 200, got 1000000000\n$/,
    ],
    [
      'a range upside down',
      { vary: [{ path: 'path.0.delay', from: 1, to: 0.1, count: 3 }] },
      /^vary\[0\]\.to: must be above from, which is 1, got 0\.1\n$/,
    ],
    [
      'a setting that does not exist',
      { vary: [{ path: 'path.0.color', values: [1] }] },
      /^vary\[0\]\.values\[0\]: path\[0\]\.color: is not a field/,
    ],
  ])('refuses %s before anything runs, and makes no folder', async (name, more, told) => {
    const out = join(folder, `never-${name.length}`);
    const { status, stdout, stderr } = await command(file('refused.json', { ...LAB, ...more }), '--out', out);
    expect(stderr).toMatch(told);
    expect({ status, stdout, made: existsSync(out) }).toEqual({ status: 2, stdout: '', made: false });
  });

  it('says of a measure that never applies why it has no value, in every run', async () => {
    const never = file('never.json', { ...LAB, measures: ['completion'], must: ['completion() > 0: it ends'] });
    const { status, stdout } = await command(never, '--check', '--out', join(folder, 'never'));
    expect(status).toBe(1);
    expect(stdout.match(/no value: no transfer of a set size was over by the end/g)).toHaveLength(3);
    expect(stdout.match(/^cannot be told: /gm)).toHaveLength(3);
  });

  it('gives the same from processes on all cores', () => {
    const out = join(folder, 'cores');
    const words = [CLI, 'experiment', lab, '--out', out, '--jobs', '2'];
    const { status, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8', cwd: PROJECT });
    expect(status, stderr).toBe(0);
    expect(text('cores', 'results.csv')).toBe(text('again', 'results.csv'));
  });

  it('judges what must hold, of its own scenario or of one that was handed in: exit status 0 or 1', async () => {
    const must = ['link-use() in 0.5..1', { says: 'mean-queue() < 2: the queue is short', part: 0.5 }];
    const graded = file('graded.json', { ...LAB, vary: [], must });
    const out = join(folder, 'graded');
    const [own] = [await command(graded, '--check', '--out', out)];
    expect(own.status).toBe(1);
    expect(own.stdout).toContain('met: link-use() in 0.5..1, in 3 of 3 seeds');
    expect(own.stdout).toContain('not met: mean-queue() < 2: the queue is short, in 0 of 3 seeds');
    const { path } = LAB.scenario;
    const short = file('short.json', {
      ...LAB.scenario,
      path: [{ ...path[0], queue: { kind: 'droptail', limit: 5 } }],
    });
    const other = await command(graded, '--check', '--scenario', short, '--out', out);
    expect(other, other.stdout).toMatchObject({ status: 0 });
    // No transfer ends: what is said of completion cannot be told.
    const open = file('open.json', { ...LAB, vary: [], must: ['completion() < 5: it is quick'] });
    const told = await command(open, '--check', '--out', out);
    expect(told).toMatchObject({
      status: 1,
      stdout: expect.stringMatching(/cannot be told: completion.*no transfer of a set size/),
    });
    expect(await command(lab, '--check', '--out', join(folder, 'whole'))).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('nothing is stated'),
    });
    const wrong = file('wrong.json', { ...LAB, must: ['jain() > 0.9: fair'] });
    expect(await command(wrong)).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/must\[0\]: must be of what is measured; jain is not/),
    });
    const none = file('none-such.json', { ...LAB, must: ['mean-queue('] });
    expect(await command(none)).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/must\[0\]: must be a statement as/),
    });
  });
});

/** On Linux a file that no byte fits into. */
const FULL_DISK = '/dev/full';

describe.runIf(existsSync(FULL_DISK))('a full disk', () => {
  const lab = file('lab-again.json');

  /** The command in a Node of its own; no file that it writes may have more KiB than `room`. */
  function limited(room: string, stdout: 'pipe' | number, ...words: string[]): Ended {
    // Bash counts the limit in units of 1024 bytes.
    const script = `ulimit -f ${room}; exec "$0" "$@"`;
    return spawnSync('bash', ['-c', script, process.execPath, CLI, 'experiment', ...words], {
      ...{ encoding: 'utf8', cwd: PROJECT, stdio: ['ignore', stdout, 'pipe'] },
    });
  }

  it('ends the command with the reason, loses no run that is over, and the same command goes on', async () => {
    const out = join(folder, 'full');
    const first = limited('1', 'pipe', lab, '--out', out, '--shard', '1/1');
    expect(first).toMatchObject({ status: 2, stderr: expect.stringMatching(/^EFBIG: [^\n]*\n$/) });
    // The last line was cut where the room was over.
    const written = text('full', 'runs-1-of-1.jsonl');
    expect(written).toHaveLength(1024);
    const over = written.split('\n').length - 2;
    expect(over).toBeGreaterThan(0);
    expect((await command(lab, '--out', out, '--shard', '1/1')).stderr).toContain(
      `${9 - over} run now, ${over} before`,
    );
    expect((await command(lab, '--merge', out)).status).toBe(0);
    expect(text('full', 'results.csv')).toBe(text('again', 'results.csv'));
  });

  it('leaves the table of before whole where the new one does not fit, and nothing beside it', async () => {
    const out = join(folder, 'full');
    const [before, more] = [text('full', 'results.csv'), ['--seeds', '12']];
    expect((await command(lab, '--out', out, '--shard', '1/1', ...more)).status).toBe(0);
    const merged = limited('1', 'pipe', lab, '--merge', out, ...more);
    expect(merged).toMatchObject({ status: 2, stdout: '', stderr: expect.stringMatching(/^EFBIG: [^\n]*\n$/) });
    expect(text('full', 'results.csv')).toBe(before);
    expect(readdirSync(out).toSorted()).toEqual(['results.csv', 'results.jsonl', 'runs-1-of-1.jsonl']);
  });

  it('on standard output is an error of one line', () => {
    const full = openSync(FULL_DISK, 'w');
    const { status, stderr } = limited('unlimited', full, lab, '--merge', join(folder, 'again'));
    closeSync(full);
    expect(stderr).toMatch(/^cannot write the answer: ENOSPC.*\n$/);
    expect(status).toBe(2);
  });

  it('in the place of a file of runs is refused, as is a folder: neither has an end to read', async () => {
    const out = join(folder, 'no-files');
    mkdirSync(out);
    symlinkSync(FULL_DISK, join(out, 'runs.jsonl'));
    const refused = { status: 2, stderr: `${join(out, 'runs.jsonl')}: must be a file\n` };
    expect(await command(lab, '--out', out)).toMatchObject(refused);
    rmSync(join(out, 'runs.jsonl'));
    mkdirSync(join(out, 'runs.jsonl'));
    expect(await command(lab, '--out', out)).toMatchObject(refused);
  });
});
