import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { sim as command } from '../engine/support/sim.ts';

const folder = mkdtempSync(join(tmpdir(), 'sawtooth-'));
afterAll(() => rmSync(folder, { recursive: true }));

const scenario = join(folder, 'scenario.json');
writeFileSync(
  scenario,
  JSON.stringify({
    version: 1,
    duration: 20,
    warmup: 5,
    path: [{ rate: 4e6, delay: 0.01, queue: { kind: 'droptail', limit: 30 } }],
    flows: [
      { id: 'a', scheme: { kind: 'tcp' }, count: 2 },
      { id: 'b', scheme: { kind: 'tfrc' } },
    ],
  }),
);

const sim = (...words: string[]): ReturnType<typeof command> => command(scenario, ...words);

describe('the command line with --metrics', () => {
  it('prints each with its unit and the window it was taken from, or why it has no value', () => {
    const { status, stdout } = sim('--metrics', 'jain-f,share-ratio,adapt-R');
    expect(status).toBe(0);
    const { metrics, fairness } = JSON.parse(stdout);
    expect(metrics['jain-f']).toMatchObject({
      status: 'measured',
      unit: '1',
      window: { from: expect.closeTo(5, 1), to: expect.closeTo(20, 1), binRtts: 1 },
    });
    expect(metrics['jain-f'].value).toBeCloseTo(fairness.perBin, 4);
    expect(metrics['share-ratio'].value).toBeGreaterThan(0);
    expect(metrics['adapt-R']).toMatchObject({
      status: 'not applicable',
      why: expect.stringMatching(/^nothing changes/),
    });
    expect(JSON.parse(sim().stdout)).not.toHaveProperty('metrics');
  });

  it('prints mean, sd and n over several seeds, and the answer for each', () => {
    const { metrics } = JSON.parse(sim('--metrics', 'utilization,adapt-R', '--seeds', '2').stdout);
    const [one, two] = metrics.utilization.answers.map((answer: { value: number }) => answer.value);
    expect(metrics.utilization.value).toMatchObject({ mean: expect.closeTo((one + two) / 2, 12), n: 2 });
    expect(metrics['adapt-R'].value).toBeNull();
  });

  it('refuses what is no metric, or none of a single run, and lists what there is', () => {
    for (const [id, why] of [
      ['beauty', 'is no metric'],
      ['verdict-nonperiodic', 'is not measured on a single run'],
    ] as const) {
      const { status, stdout, stderr } = sim('--metrics', `jain-f,${id}`);
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr).toMatch(new RegExp(`^--metrics: ${id} ${why}; there are\n[^]*^cov-time$`, 'm'));
    }
  });
});
