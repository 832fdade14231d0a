import { describe, expect, test } from 'vitest';
import { affordable, costsBy, nearestTests } from './nearest-tests.ts';

const SOURCES = new Map([
  ['workers/hop.ts', ''],
  ['workers/queue.ts', "import { Hop } from './hop.ts';"],
  ['workers/simulation.ts', "import {\n  Queue,\n} from './queue.ts';"],
  ['workers/other.ts', ''],
  ['workers/pool.ts', "new URL('child.ts', import.meta.url)"],
  ['workers/child.ts', ''],
  ['src/page.ts', "const load = () => import('../workers/simulation.ts');"],
  ['src/words.ts', "import type { Hop } from '../workers/hop.ts';\nexport type { Queue } from '../workers/queue.ts';"],
  ['tests/support/deep.ts', "import { Hop } from '../../workers/hop.ts';"],
  ['tests/support/rig.ts', "import { deep } from './deep.ts';"],
  ['tests/page.test.ts', "import { page } from '../src/page.ts';"],
  ['tests/hop-rate.test.ts', "import { Simulation } from '../workers/simulation.ts';"],
  ['tests/hopeless.test.ts', "import { Simulation } from '../workers/simulation.ts';"],
  ['tests/queue.test.tsx', "import { Queue } from '../workers/queue.ts';\nimport '../workers/other.ts';"],
  ['tests/zero.test.ts', "import { Queue } from '../workers/queue.ts';"],
  ['tests/other.test.ts', "import { other } from '../workers/other.ts';"],
  ['tests/pool.test.ts', "import { pool } from '../workers/pool.ts';"],
  ['tests/rigged.test.ts', "import { rig } from './support/rig.ts';"],
  ['tests/words.test.ts', "import { words } from '../src/words.ts';"],
]);

describe('the tests nearest to a file', () => {
  test('are those named after it, then those over the fewest imports; of equals those that run the fewest files', () => {
    expect(nearestTests(['workers/hop.ts'], SOURCES)).toEqual([
      'tests/hop-rate.test.ts',
      'tests/rigged.test.ts',
      'tests/zero.test.ts',
      'tests/queue.test.tsx',
      'tests/hopeless.test.ts',
      'tests/page.test.ts',
    ]);
  });

  test('of several files are those of any, and a changed test or support file is its own', () => {
    expect(nearestTests(['tests/page.test.ts', 'tests/support/deep.ts', 'workers/other.ts'], SOURCES)).toEqual([
      'tests/rigged.test.ts',
      'tests/page.test.ts',
      'tests/other.test.ts',
      'tests/queue.test.tsx',
    ]);
  });

  test('also run what is started as a program of its own', () => {
    expect(nearestTests(['workers/child.ts'], SOURCES)).toEqual(['tests/pool.test.ts']);
  });

  test('of a file that no test runs, if only for its types, are none', () => {
    expect(nearestTests(['README.md'], SOURCES)).toEqual([]);
    expect(nearestTests(['src/words.ts'], SOURCES)).toEqual(['tests/words.test.ts']);
    expect(nearestTests(['workers/queue.ts'], SOURCES)).not.toContain('tests/words.test.ts');
  });

  test('cost what they took when they last ran; one that has not run yet takes by its length what the others took', () => {
    const length = (name: string): number => name.length;
    const cost = costsBy(
      new Map([
        ['four', 30],
        ['sixsix', 10],
      ]),
      length,
    );
    expect(['four', 'sixsix', 'new'].map(cost)).toEqual([30, 10, 12]);
    expect(['four', 'new'].map(costsBy(new Map(), length))).toEqual([4, 3]);
  });

  test('are taken while the budget lasts, and one that costs too much leaves its place to the next', () => {
    const costs: Record<string, number> = { near: 2, slow: 9, quick: 1, far: 3, last: 1 };
    expect(affordable(Object.keys(costs), (name) => costs[name]!, 4)).toEqual(['near', 'quick', 'last']);
  });
});
