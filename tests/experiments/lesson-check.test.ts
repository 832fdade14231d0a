/** `npm run sim -- LESSON.md --check`: what a lesson's text says of its runs is held against them, as the page does. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

import { claimHolds, evaluate } from '../../src/lessons/measures.ts';
import { claimsIn, prosesOf, reasonsOf } from '../../src/lessons/prose.ts';
import { simOrLesson } from '../../workers/headless/sim.ts';
import { lessonText, opened, runOf } from '../lessons/support.ts';

const folder = mkdtempSync(join(tmpdir(), 'sawtooth-lesson-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function sim(...words: string[]): Promise<{ status: number; stdout: string; stderr: string }> {
  let [stdout, stderr] = ['', ''];
  const status = await simOrLesson(
    words,
    (text) => (stdout += text),
    (text) => (stderr += text),
  );
  return { status, stdout, stderr };
}

function lesson(name: string, after: string, question = ''): string {
  const path = join(folder, name);
  writeFileSync(
    path,
    `# Mine\n\n## One sender\n\n\`\`\`scene\nopen: #/scene/sawtooth\nuntil: 12\n\`\`\`\n${question}\n${after}\n`,
  );
  return path;
}

describe('a lesson of the page', () => {
  it('holds on the command line, with the numbers that the page shows, to the last digit that is printed', async () => {
    const { status, stdout, stderr } = await sim('public/lessons/sawtooth.md', '--check');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const { steps } = await opened(lessonText('sawtooth'));
    const lines = stdout.trimEnd().split('\n');
    let stated = 0;
    for (const [index, step] of steps.entries()) {
      const run = runOf(step);
      for (const { claim, says, line } of [...prosesOf(step.after), ...reasonsOf(step.question)].flatMap(claimsIn)) {
        expect(claimHolds(claim, run)).toBe(true);
        const own = lines.find((each) => each.startsWith(`met: step ${index + 1}, line ${line}: ${says} (`));
        if (claim.is === 'number') {
          const shown = Number(/\(([\d.]+)\)$/.exec(own!)![1]);
          expect(shown).toBe(Number(evaluate(claim.sum, run).toPrecision(4)));
        }
        stated += 1;
      }
    }
    expect(stated).toBeGreaterThan(5);
    expect(lines.filter((line) => line.includes('asks “'))).toHaveLength(3);
  });
});

describe('a lesson of one’s own', () => {
  it('that says what its run does not do ends with status 1, and says which statement, where, and what was measured', async () => {
    const file = lesson('wrong.md', 'It is cut {{cuts(tcp) in 2..5}} times, {{peak(tcp) > 60: to sixty}}.');
    const { status, stdout } = await sim(file, '--check');
    expect(status).toBe(1);
    expect(stdout.split('\n')).toEqual([
      expect.stringMatching(/^met: step 1, line 10: cuts\(tcp\) in 2\.\.5 \(3\)$/),
      expect.stringMatching(/^not met: step 1, line 10: peak\(tcp\) > 60: to sixty \(4\d\.\d+\)$/),
      '',
    ]);
  });

  it('is held against every seed where several are asked for', async () => {
    const { status, stdout } = await sim(lesson('seeds.md', '{{cuts(tcp) in 2..5}}'), '--check', '--seeds', '3');
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: 'met: step 1, line 10: cuts(tcp) in 2..5, in 3 of 3 seeds (3)\n',
    });
  });

  it('that asks for what its run does not tell cannot be told, and says why', async () => {
    const question =
      '\n```question\nnumber: How long does a transfer take?\nunit: s\nanswer: took(tcp)\nnear: 1\n```\n';
    const { status, stdout } = await sim(lesson('open.md', '{{cuts(tcp) in 2..5}}', question), '--check');
    expect(status).toBe(1);
    expect(stdout).toContain(
      'cannot be told: step 1, line 11: asks “How long does a transfer take?” (no transfer was over)\n',
    );
  });

  it.each([
    ['a measure that there is not', '{{beauty() in 1..2}}', /wrong-\d+\.md, line 10: there is no measure “beauty”/],
    ['a group that the scene does not have', '{{cuts(udp) in 1..2}}', /line 10: the scene has no group “udp”/],
    ['nothing of its runs', 'Look at it.', /wrong-\d+\.md says nothing that a run could show/],
  ])('with %s is refused with its line and the reason, and status 2', async (of, after, told) => {
    const { status, stdout, stderr } = await sim(lesson(`wrong-${of.length}.md`, after), '--check');
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(told);
  });

  it('is not run without --check, nor held against another file', async () => {
    const file = lesson('only.md', '{{cuts(tcp) in 2..5}}');
    for (const words of [[file], [file, '--check', '--must', 'task.json']])
      expect(await sim(...words)).toMatchObject({
        status: 2,
        stderr: expect.stringContaining('a lesson runs with --check, and states itself what must hold'),
      });
    expect(await sim(join(folder, 'none.md'), '--check')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('cannot read'),
    });
  });
});
