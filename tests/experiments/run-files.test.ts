/** What files of runs know together, and which of them are refused; and the same of the shards of figures. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ENGINE_VERSION } from '../../workers/engine/version.ts';
import { readRuns } from '../../workers/papers/commands/run-files.ts';
import { mergeShards } from '../../workers/papers/commands/shards.ts';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'sawtooth-runs-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const put = (name: string, lines: readonly unknown[]): void =>
  writeFileSync(join(folder, name), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));

describe('files of runs', () => {
  const head = { format: 'sawtooth runs 1', engine: ENGINE_VERSION };
  const run = { run: 'a', seed: 1, settings: {} };
  const loss = { ...run, values: { loss: 0.5 }, why: {}, digest: 'd' };
  const queue = { ...run, values: { queue: null }, why: { queue: 'none' }, digest: 'd' };
  const failed = { ...run, failed: 'no memory' };
  /** What two files, or one, know of the run. */
  const read = (...files: unknown[][]) => {
    files.forEach((lines, index) => put(`runs-${index + 1}-of-${files.length}.jsonl`, lines));
    return [...readRuns(folder).values()];
  };

  test.each([
    ['a failure before a result', failed, loss, loss],
    ['a failure after a result', loss, failed, loss],
    ['two failures', failed, { ...failed, failed: 'killed' }, { ...failed, failed: 'killed' }],
    [
      'two results of several measures',
      loss,
      queue,
      { ...run, values: { loss: 0.5, queue: null }, why: { queue: 'none' }, digest: 'd' },
    ],
    ['the same twice', loss, loss, loss],
  ])('of %s make one line', (_, one, other, line) => {
    expect(read([head, one], [head, other])).toEqual([line]);
    expect(read([head, one, other], [head])).toEqual([line]);
  });

  test('keep apart runs of other scenarios and seeds, and what says no reasons has none', () => {
    expect(read([head, { ...loss, why: undefined }, { ...loss, seed: 2 }, { ...loss, run: 'b' }])).toEqual([
      loss,
      { ...loss, seed: 2 },
      { ...loss, run: 'b' },
    ]);
    expect(read([])).toEqual([]);
    rmSync(folder, { recursive: true });
    expect(readRuns(folder)).toEqual(new Map());
    mkdirSync(folder);
  });

  test.each<[string, unknown[], string]>([
    ['no head', [loss], 'line 1: must begin with the head of a file of runs'],
    ['the head of another engine', [{ ...head, engine: '0.0.1' }], 'results of engine 0.0.1 are not those of'],
    ['nothing in the second line', [head, null], 'line 2: must be an object'],
    ['a number in the third line', [head, loss, 7], 'line 3: must be an object'],
    ['a run without a name', [head, { ...loss, run: 1 }], 'line 2: must have run, seed'],
    ['a run without a seed', [head, { ...loss, seed: '1' }], 'line 2: must have run, seed'],
    ['a result without a digest', [head, { ...loss, digest: 1 }], 'line 2: must have run, seed'],
    ['a value that is a word', [head, { ...loss, values: { loss: 'x' } }], 'line 2: must have run, seed'],
    ['a reason that is a number', [head, { ...loss, why: { loss: 1 } }], 'line 2: must have run, seed'],
    ['two digests of a run', [head, loss, { ...loss, digest: 'e' }], 'line 3: disagrees with'],
    ['two values of a run', [head, loss, { ...loss, values: { loss: 0.4 } }], 'line 3: disagrees with'],
  ])('with %s are refused, with the line', (_, lines, why) => {
    expect(() => read(lines)).toThrow(why);
  });
});

describe('shards of figures', () => {
  const shard = { engine: ENGINE_VERSION, seeds: [1, 2], answers: { a: { value: 1 } } };
  const merged = (of: number, ...shards: object[]) => {
    shards.forEach((each, index) =>
      writeFileSync(join(folder, `answers-${index + 1}-of-${of}.json`), JSON.stringify(each)),
    );
    return mergeShards(folder);
  };

  test('have together the answers of all', () => {
    const { answers, seeds } = merged(2, shard, { ...shard, answers: { b: { value: 2 } } });
    expect([[...answers], seeds]).toEqual([
      [
        ['a', { value: 1 }],
        ['b', { value: 2 }],
      ],
      [1, 2],
    ]);
  });

  test.each<[string, number, object[], string]>([
    ['of which one is missing', 3, [shard, shard], 'holds 2 shards of 3'],
    ['that are none', 1, [], 'holds 0 shards'],
    [
      'of which the second is of another engine',
      2,
      [shard, { ...shard, engine: '0.0.1' }],
      `answers of engine 0.0.1 are not those of ${ENGINE_VERSION}`,
    ],
    ['of other seeds', 2, [shard, { ...shard, seeds: [1] }], 'the shards have different seeds'],
  ])('%s are refused', (_, of, shards, why) => {
    expect(() => merged(of, ...shards)).toThrow(why);
  });
});
