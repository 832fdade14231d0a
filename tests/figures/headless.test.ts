import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

import type { FigureResult } from '../../workers/papers/figures/data.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'sawtooth-figures-'));
afterAll(() => rmSync(folder, { recursive: true }));
const PROGRAMS = {
  figures: '../../workers/papers/commands/figures.ts',
  claims: '../../workers/papers/commands/claims.ts',
};

function command(
  name: keyof typeof PROGRAMS,
  ...words: string[]
): { status: number | null; stdout: string; stderr: string } {
  const file = fileURLToPath(new URL(PROGRAMS[name], import.meta.url));
  return spawnSync(process.execPath, ['--import', 'tsx', file, ...words], { encoding: 'utf8', cwd: PROJECT });
}

const FIGURES = ['yang2000-fig9'];
const read = (directory: string, id: string): FigureResult =>
  JSON.parse(readFileSync(join(directory, `${id}.json`), 'utf8')) as FigureResult;

describe('npm run figures', () => {
  it('gives the same figures from two shards as from one run', () => {
    const [whole, parts] = [join(folder, 'whole'), join(folder, 'parts')];
    expect(command('figures', ...FIGURES, '--seeds', '2', '--out', whole).status).toBe(0);
    // Run again, though all of it is in the cache by now.
    for (const shard of ['1/2', '2/2']) {
      const part = command('figures', ...FIGURES, '--seeds', '2', '--shard', shard, '--out', parts, '--fresh');
      expect(part).toMatchObject({ status: 0, stderr: expect.stringMatching(/^4 runs in .* 0 from the cache/m) });
    }
    expect(command('figures', ...FIGURES, '--merge', parts).status).toBe(0);
    for (const id of FIGURES) expect(read(parts, id)).toEqual(read(whole, id));
    expect(read(whole, 'yang2000-fig9')).toMatchObject({
      figure: 'yang2000-fig9',
      seeds: [1, 2],
      engine: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    });
  });

  it('does no run twice', () => {
    const again = command('figures', 'yang2000-fig9', '--seeds', '2', '--out', folder);
    expect(again.stderr).toMatch(/^0 runs in .* 8 from the cache/m);
  });

  it('says what is wrong with its words, and ends with status 2', () => {
    expect(command('figures', 'yang2000-fig99')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('there is no figure yang2000-fig99'),
    });
    expect(command('figures', '--all', '--shard', '3/2')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('--shard'),
    });
    expect(command('figures', '--all', '--merge', folder)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('0 shards'),
    });
    expect(command('figures')).toMatchObject({ status: 2, stderr: expect.stringMatching(/^usage/) });
  });

  it.each(['figures', 'claims'] as const)('tries the folder of %s before the work', (name) => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    // No folder can be made within a file, nor in /proc, where there is one.
    for (const out of [join(file, 'x'), ...(existsSync('/proc/self') ? ['/proc/x'] : [])]) {
      const words = ['--out', out, '--shard', '1/2', ...(name === 'figures' ? ['--all'] : [])];
      const { status, stderr } = command(name, ...words);
      expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringMatching(/^E[A-Z]+: .*\n$/) });
    }
  });
});

describe('npm run claims', () => {
  it('prints what a claim says, what we measure and the verdict', () => {
    const { status, stdout } = command('claims', '--only', '^yang2000-(I-gaimd|cov-tcp-formula)$');
    expect(status).toBe(0);
    expect(stdout).toContain('we measure: 0.305');
    expect(stdout).toContain('Yang et al. 2000, by runs  1  1');
    expect(stdout).toContain('Yang et al. 2000, its own formula evaluated  1  1');
  });

  it('says with how many seeds it was measured, not how many it asks for', () => {
    expect(command('claims', '--only', '^yang2000-I-gaimd$', '--seeds', '2').stdout).toContain('; 2 seeds');
  });
});
