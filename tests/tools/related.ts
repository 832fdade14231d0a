/**
 * `npm run test:related [-- FILE ...]`: the unit tests nearest to what changed: to these files, or to those that differ from
 * the last commit. Tests named after a file come first, then those that reach it over the fewest imports.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { nearestTests } from './nearest-tests.ts';
import { run } from './run.mjs';

/** As many as run within half a minute on two cores. `npm test` runs all. */
const MOST = 24;

const sources = ['src', 'workers', 'tests'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .map((path) => posix.join(room, path.replaceAll('\\', '/')))
    .filter((path) => /\.(tsx?|mjs)$/.test(path)),
);
const named = process.argv.slice(2).map((path) => posix.normalize(path.replaceAll('\\', '/')));
const changed = named.length > 0 ? named : differing();
const unknown = changed.filter((path) => named.includes(path) && !sources.includes(path));
if (unknown.length > 0) {
  console.error(`no source file of this project: ${unknown.join(', ')}`);
  process.exit(2);
}
const tests = nearestTests(changed, new Map(sources.map((path) => [path, readFileSync(path, 'utf8')])));
const chosen = tests.slice(0, MOST);
console.log(
  `the ${chosen.length} nearest of ${tests.length} test files that reach ${changed.join(', ') || 'no change'}`,
);
process.exitCode = chosen.length === 0 || (await run('vitest', ['run', ...chosen])) ? 0 : 1;

/** What is not as in the last commit. */
function differing(): string[] {
  const lines = execFileSync('git', ['status', '--porcelain', '--untracked-files=all'], { encoding: 'utf8' });
  return lines
    .split('\n')
    .map((line) => line.slice(3).split(' -> ').at(-1)!)
    .filter((path) => sources.includes(path));
}
