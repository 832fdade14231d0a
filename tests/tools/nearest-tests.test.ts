import { describe, expect, test } from 'vitest';
import { nearestTests } from './nearest-tests.ts';

const SOURCES = new Map([
  ['workers/hop.ts', ''],
  ['workers/queue.ts', "import { Hop } from './hop.ts';"],
  ['workers/simulation.ts', "import {\n  Queue,\n} from './queue.ts';"],
  ['workers/other.ts', ''],
  ['src/page.ts', "const load = () => import('../workers/simulation.ts');"],
  ['tests/page.test.ts', "import { page } from '../src/page.ts';"],
  ['tests/hop-rate.test.ts', "import { Simulation } from '../workers/simulation.ts';"],
  ['tests/hopeless.test.ts', "import { Simulation } from '../workers/simulation.ts';"],
  ['tests/queue.test.tsx', "import { Queue } from '../workers/queue.ts';"],
  ['tests/other.test.ts', "import { other } from '../workers/other.ts';"],
]);

describe('the tests nearest to a file', () => {
  test('are those named after it, then those that reach it over the fewest imports, also over one made later', () => {
    expect(nearestTests(['workers/hop.ts'], SOURCES)).toEqual([
      'tests/hop-rate.test.ts',
      'tests/queue.test.tsx',
      'tests/hopeless.test.ts',
      'tests/page.test.ts',
    ]);
  });

  test('of several files are those of any, and a changed test is its own', () => {
    expect(nearestTests(['tests/page.test.ts', 'workers/other.ts'], SOURCES)).toEqual([
      'tests/page.test.ts',
      'tests/other.test.ts',
    ]);
  });

  test('of a file that no test reaches are none', () => {
    expect(nearestTests(['README.md'], SOURCES)).toEqual([]);
  });
});
