/** `npm run sim -- FILE --check`: what was handed in is held against what must hold. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

import { takeApart } from '../../src/export/take-apart.ts';
import { normalizeExperiment } from '../../workers/experiments/check.ts';
import { experiment } from '../../workers/papers/commands/experiment.ts';
import { sim } from '../engine/support/sim.ts';

const folder = mkdtempSync(join(tmpdir(), 'sawtooth-handed-in-'));
afterAll(() => rmSync(folder, { recursive: true }));

const withBuffer = (limit: number): object => ({
  version: 1,
  duration: 5,
  path: [{ rate: 2e6, delay: 0.02, queue: { kind: 'droptail', limit } }],
  flows: [{ id: 'tcp', count: 2, startJitter: 0.5 }],
});
const MUST = ['mean-queue() < 4: the queue is short', { says: 'link-use() in 0.8..1', part: 0.8 }];

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

describe('a scenario that states what must hold', () => {
  const stated = file('stated.json', { ...withBuffer(40), must: MUST, seeds: 5 });

  it('is judged with --check: met, not met or cannot be told, each with its numbers; exit status 0 or 1', () => {
    const { status, stdout, stderr } = sim(stated, '--check');
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    const [queue, use] = stdout.trimEnd().split('\n');
    expect(queue).toMatch(
      /^not met: mean-queue\(\) < 4: the queue is short, in 0 of 5 seeds \(mean-queue \d[\d.]* to \d[\d.]*\)$/,
    );
    expect(use).toMatch(/^met: link-use\(\) in 0\.8\.\.1, in 5 of 5 seeds, 80 % wanted \(link-use 0\.\d+ to 0\.\d+\)$/);
    expect(sim(stated, '--check', '--seeds', '2').stdout).toContain('in 0 of 2 seeds');
    expect(sim(file('short.json', { ...withBuffer(5), must: MUST }), '--check')).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^met: .* in 1 of 1 seed \(mean-queue [\d.]+\)\nmet: /),
    });
  });

  it('is not met where it cannot be told, and says why', () => {
    const open = file('open.json', { ...withBuffer(5), must: ['completion(tcp) < 5: it is quick'] });
    expect(sim(open, '--check')).toMatchObject({
      status: 1,
      stdout:
        'cannot be told: completion(tcp) < 5: it is quick, in 0 of 1 seed (no transfer of a set size was over by the end)\n',
    });
  });

  it('runs without --check as the scenario that it is', () => {
    const plain = JSON.parse(sim(file('plain.json', withBuffer(40))).stdout) as { digest: string };
    expect((JSON.parse(sim(stated).stdout) as { digest: string }).digest).toBe(plain.digest);
  });

  it('opens on the page as an experiment of one run, which judges the same', () => {
    const taken = takeApart(JSON.stringify({ ...withBuffer(40), title: 'Task 3', must: MUST }), {
      trace: 't',
      measured: 'm',
    });
    if (taken.is !== 'file' || !taken.file.experiment) throw new Error('it is no experiment');
    const found = normalizeExperiment(taken.file.experiment);
    expect(found).toMatchObject({ title: 'Task 3', vary: [], seeds: 1, must: [{ part: 1 }, { part: 0.8 }] });
    expect(found.scenario.path[0]!.queue.limit).toBe(40);
  });

  it('measures what it names, of a group and at a hop too', () => {
    const found = normalizeExperiment({
      ...withBuffer(5),
      must: ['loss(tcp) < 0.2: little is lost', 'timeouts() < 9: few', 'utilization(1) in 0..1'],
    });
    expect(found.measures).toEqual(
      expect.arrayContaining([{ id: 'loss', group: 'tcp' }, { id: 'timeouts' }, { id: 'utilization', hop: 0 }]),
    );
  });
});

describe('a folder of a class’s files', () => {
  const task = file('task.json', { ...withBuffer(100), must: MUST });
  const handedIn = {
    ada: withBuffer(5),
    bob: withBuffer(60),
    // A report of the command line, and a file that states something kinder than the task does.
    cyd: JSON.parse(sim(file('of-cyd.json', withBuffer(4))).stdout) as object,
    dan: { ...withBuffer(60), must: ['mean-queue() > 0: there is a queue'] },
    eve: { ...withBuffer(5), flows: [] },
  };

  it('is graded by the statements of one task: 0 met, 1 not met, 2 a file that is refused with its field', () => {
    const statuses = Object.entries(handedIn).map(([name, content]) => {
      const { status } = sim(file(`${name}.json`, content), '--check', '--must', task);
      return [name, status];
    });
    expect(Object.fromEntries(statuses)).toEqual({ ada: 0, bob: 1, cyd: 0, dan: 1, eve: 2 });
    expect(sim(join(folder, 'eve.json'), '--check', '--must', task).stderr).toMatch(/^scenario: flows: must have/);
  });

  it('is judged as `npm run experiment` judges it, to the last letter', async () => {
    const stated = file('lab.json', {
      ...{ version: 1, scenario: withBuffer(5), vary: [{ path: 'path.0.queue.limit', values: [5, 40] }] },
      ...{ seeds: 2, must: MUST },
    });
    let said = '';
    const status = await experiment(
      [stated, '--check', '--scenario', join(folder, 'bob.json'), '--jobs', '1', '--out', join(folder, 'out')],
      (text) => (said += text),
      () => undefined,
    );
    const own = sim(join(folder, 'bob.json'), '--check', '--must', stated);
    expect(own.status).toBe(status);
    expect(own.stdout.split('\n')).toHaveLength(5);
    expect(said.endsWith(own.stdout)).toBe(true);
  });
});

describe('a check that cannot be made is refused: status 2, the reason, nothing on standard output', () => {
  const plain = file('nothing.json', withBuffer(5));
  const must = (...statements: unknown[]): string =>
    file(`must-${JSON.stringify(statements).length}.json`, { ...withBuffer(5), must: statements });
  it.each([
    ['of a file that states nothing', [plain, '--check'], /^--check: nothing is stated that must hold/],
    ['of no statement', [must('mean-queue('), '--check'], /^must\[0\]: must be a statement as/],
    ['of a measure that there is not', [must('beauty() > 3: ah'), '--check'], /^must\[0\]: .* beauty is not/],
    ['of a group that there is not', [must('loss(udp) < 1: so'), '--check'], /^must\[0\]\.group: must be the id of/],
    ['of a hop that there is not', [must('mean-queue(7) < 1: so'), '--check'], /^must\[0\]\.hop: must be the number/],
    ['of too many statements', [must(...Array<string>(21).fill('jain() in 0..1')), '--check'], /^must: .* at most 20/],
    ['with a table', [plain, '--check', '--csv', join(folder, 'x.csv')], /^--check: says what holds and nothing else/],
    ['that nobody has asked for', [plain, '--must', plain], /^--must: goes with --check/],
    ['of an experiment that is run as a scenario', [join(folder, 'lab.json')], /^scenario: is not a field/m],
  ])('%s', (_, words, reason) => {
    const { status, stdout, stderr } = sim(...words);
    expect(stderr).toMatch(reason);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  });
});
