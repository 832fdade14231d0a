import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { LONG } from '../engine/support/long.ts';

import { AnswerCache } from '../../workers/papers/commands/answer-cache.ts';
import { statusOf } from '../../workers/papers/commands/batch-input.ts';
import { claimsCommand } from '../../workers/papers/commands/claims.ts';
import { figuresCommand } from '../../workers/papers/commands/figures.ts';
import type { Ask } from '../../workers/papers/figures/ask.ts';
import type { FigureResult } from '../../workers/papers/figures/data.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'sawtooth-figures-'));
afterAll(() => rmSync(folder, { recursive: true }));
const PROGRAM = join(PROJECT, 'workers/papers/commands/papers-cli.ts');
const COMMANDS = { figures: figuresCommand, claims: claimsCommand };

interface Ended {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** As `npm run` does it, in a Node of its own. */
function spawned(name: keyof typeof COMMANDS, ...words: string[]): Ended {
  return spawnSync(process.execPath, ['--import', 'tsx', PROGRAM, name, ...words], { encoding: 'utf8', cwd: PROJECT });
}

/** In this process; runs too. */
async function command(name: keyof typeof COMMANDS, ...words: string[]): Promise<Ended> {
  let [stdout, stderr] = ['', ''];
  const status = await statusOf(COMMANDS[name], [...words, '--jobs', '1'], {
    print: (said) => (stdout += said),
    complain: (said) => (stderr += said),
  });
  return { status, stdout, stderr };
}

const FIGURES = ['yang2000-fig9'];
const read = (directory: string, id: string): FigureResult =>
  JSON.parse(readFileSync(join(directory, `${id}.json`), 'utf8')) as FigureResult;

describe('npm run figures', () => {
  it('gives the same figures from two shards as from one run', async () => {
    const [whole, parts] = [join(folder, 'whole'), join(folder, 'parts')];
    // In processes, as `npm run experiment`, whose test has these each time.
    const run = LONG ? spawned : command;
    expect((await run('figures', ...FIGURES, '--seeds', '2', '--out', whole)).status).toBe(0);
    // Run again, though all of it is in the cache by now.
    for (const shard of ['1/2', '2/2']) {
      const part = await command('figures', ...FIGURES, '--seeds', '2', '--shard', shard, '--out', parts, '--fresh');
      expect(part).toMatchObject({ status: 0, stderr: expect.stringMatching(/^4 runs in .* 0 from the cache/m) });
    }
    expect((await command('figures', ...FIGURES, '--merge', parts)).status).toBe(0);
    for (const id of FIGURES) expect(read(parts, id)).toEqual(read(whole, id));
    expect(read(whole, 'yang2000-fig9')).toMatchObject({
      figure: 'yang2000-fig9',
      seeds: [1, 2],
      engine: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    });
  });

  it('does no run twice', async () => {
    const again = await command('figures', 'yang2000-fig9', '--seeds', '2', '--out', folder);
    expect(again.stderr).toMatch(/^0 runs in .* 8 from the cache/m);
  });

  it('says what is wrong with its words, and ends with status 2', async () => {
    expect(await command('figures', 'yang2000-fig99')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('there is no figure yang2000-fig99'),
    });
    expect(await command('figures', '--all', '--shard', '3/2')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('--shard'),
    });
    expect(await command('figures', '--all', '--merge', folder)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('0 shards'),
    });
    expect(await command('figures')).toMatchObject({ status: 2, stderr: expect.stringMatching(/^usage/) });
  });

  it.each(['figures', 'claims'] as const)('tries the folder of %s before the work', async (name) => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    // No folder can be made within a file, nor in /proc, where there is one.
    for (const out of [join(file, 'x'), ...(existsSync('/proc/self') ? ['/proc/x'] : [])]) {
      const words = ['--out', out, '--shard', '1/2', ...(name === 'figures' ? ['--all'] : [])];
      const { status, stderr } = await command(name, ...words);
      expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringMatching(/^E[A-Z]+: .*\n$/) });
    }
  });
});

it.each([
  ['figures', '--all', '--shard', '1/400'],
  ['claims', '--only', '^none$', '--shard', '1/2'],
] as const)('a file in the place of its folder is refused by npm run %s in one line', async (name, ...words) => {
  const taken = join(folder, 'taken');
  writeFileSync(taken, 'not a directory');
  const { status, stderr } = await command(name, ...words, '--out', taken);
  expect(stderr).toBe(`${taken} is a file, not a folder\n`);
  expect(status).toBe(2);
  expect(readFileSync(taken, 'utf8')).toBe('not a directory');
});

describe('npm run claims', () => {
  it('prints what a claim says, what we measure and the verdict', async () => {
    const { status, stdout } = await command('claims', '--only', '^yang2000-(I-gaimd|cov-tcp-formula)$');
    expect(status).toBe(0);
    expect(stdout).toContain('we measure: 0.305');
    expect(stdout).toContain('Yang et al. 2000, by runs  1  1');
    expect(stdout).toContain('Yang et al. 2000, its own formula evaluated  1  1');
  });

  it('lists without a run what the pages say of a statement: the paper’s part, what is asked, what ships, and why it does not hold', async () => {
    const { stdout } = await command('claims', '--list', '--only', '^jin2001-t3-T2-anal-iiad$');
    expect(stdout).toMatch(
      /^jin2001-t3-T2-anal-iiad\n  says \(Table 3\): Table 3 analytic T2 for IIAD is 6684 round trips\n/,
    );
    expect(stdout).toContain('on jin2001-table3: The paper (');
    expect(stdout).toContain('expected: 6684 RTT\n  we measure: 6672 to 6679; ');
    expect(stdout).toContain('why: shown by a counter-run: With β = 2/3');
  });

  it('says with how many seeds it was measured, not how many it asks for', async () => {
    expect((await command('claims', '--only', '^yang2000-I-gaimd$', '--seeds', '2')).stdout).toContain('; 2 seeds');
  });
});

it('answers are kept apart by all that is asked of a run', () => {
  const spec = { setup: 'yang2000-1v7', choice: {} };
  const asked = { ...spec, measure: 'one' };
  const asks: Ask[] = [
    asked,
    { ...asked, measure: 'another' },
    { ...asked, options: { level: 1 } },
    { ...asked, part: 'least' },
    { ...asked, trace: 0 },
    { ...asked, each: true },
  ];
  const job = { key: '', request: { ...spec, seed: 1 }, asks };
  const answers = asks.map((_, value) => ({ value }));
  const root = pathToFileURL(`${folder}/answers/`);
  new AnswerCache(root).write(job, answers);
  expect(new AnswerCache(root).read(job)).toEqual(answers);
});
