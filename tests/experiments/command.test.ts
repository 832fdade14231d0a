import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

import { experiment } from '../../workers/papers/commands/experiment.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const COMMAND = fileURLToPath(new URL('../../workers/papers/commands/experiment.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'sawtooth-experiment-'));
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
    expect(first.stderr).toContain('9 run now, 0 before');
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

  it('gives the same from processes on all cores', () => {
    const out = join(folder, 'cores');
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', COMMAND, lab, '--out', out, '--jobs', '2'],
      {
        encoding: 'utf8',
        cwd: PROJECT,
      },
    );
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
      stderr: expect.stringContaining('states nothing'),
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
