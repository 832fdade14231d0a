/** `npm run build:cli`: one file that needs nothing beside it. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { experiment } from '../../workers/papers/commands/experiment.ts';
import { sim } from '../engine/support/sim.ts';
import { buildCli } from './build-cli.mjs';

const folder = mkdtempSync(join(tmpdir(), 'sawtooth-cli-'));
const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
let program = '';
beforeAll(async () => {
  program = await buildCli(join(folder, 'built'));
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** The built file under plain Node, where no package of the project is in reach. */
function built(...words: string[]): { status: number | null; stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
    ...{ encoding: 'utf8', cwd: folder, env: { PATH: process.env['PATH'] ?? '' } },
  });
  return { status, stdout, stderr };
}

const EVERYTHING = join(PROJECT, 'tests/scenarios/square-wave-and-changes.json');
const LAB = {
  version: 1,
  scenario: {
    version: 1,
    duration: 5,
    path: [{ rate: 2e6, delay: 0.02 }],
    flows: [{ id: 'tcp', count: 2, startJitter: 0.5 }],
  },
  vary: [{ path: 'path.0.queue.limit', values: [5, 20, 80] }],
  seeds: 2,
  measures: ['mean-queue', 'cov', 'queue-len'],
};

describe('the command line as one file', () => {
  test('is a program and the terms of what it is made of', () => {
    expect(readdirSync(join(folder, 'built')).toSorted()).toEqual(['licenses.md', 'sawtooth.mjs']);
    expect(readFileSync(program, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
  });

  test('gives the same bytes of a run as `npm run sim`, but for the time it took', () => {
    const words = [EVERYTHING, '--metrics', 'jain-f,queue-len'];
    const timeless = (text: string): string => text.replace(/"wallSeconds": [\d.e-]+/, '');
    const one = built('sim', ...words);
    expect(one).toMatchObject({ status: 0, stderr: '' });
    expect(timeless(one.stdout)).toBe(timeless(sim(...words).stdout));
    expect(built('sim', EVERYTHING, '--ns2').stdout).toBe(sim(EVERYTHING, '--ns2').stdout);
  });

  test('gives the same bytes of an experiment in two processes as `npm run experiment` in one', async () => {
    const file = join(folder, 'lab.json');
    writeFileSync(file, JSON.stringify(LAB));
    const own = join(folder, 'own');
    let said = '';
    const print = (text: string): void => void (said += text);
    expect(await experiment([file, '--jobs', '1', '--out', own], print, () => undefined)).toBe(0);
    expect(built('experiment', file, '--jobs', '2', '--out', 'two').stdout).toBe(
      said.replace(join(own, 'results.csv'), 'two/results.csv'),
    );
    for (const name of ['results.csv', 'results.jsonl'])
      expect(readFileSync(join(folder, 'two', name), 'utf8')).toBe(readFileSync(join(own, name), 'utf8'));
  });

  test('holds a lesson of the page against its runs: exit status 0, and 1 where one says what its run does not do', () => {
    const text = readFileSync(join(PROJECT, 'public/lessons/sawtooth.md'), 'utf8');
    writeFileSync(join(folder, 'lesson.md'), text);
    const { status, stdout, stderr } = built('sim', 'lesson.md', '--check');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout.trimEnd().split('\n')).toHaveLength(12);
    writeFileSync(join(folder, 'wrong.md'), text.replace('cuts(tcp) in 2..5', 'cuts(tcp) in 20..50'));
    expect(built('sim', 'wrong.md', '--check')).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('not met: step 1, line 28: cuts(tcp) in 20..50 (3)'),
    });
  });

  test('says how it is used, and of a word that is no command, with status 2', () => {
    expect(built('sim', '--help').stdout).toMatch(/^usage: /);
    for (const word of [[], ['toString']])
      expect(built(...word)).toMatchObject({ status: 2, stdout: '', stderr: expect.stringMatching(/^usage: sim/) });
  });
});
