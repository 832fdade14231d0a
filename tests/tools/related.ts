/**
 * `npm run test:related [-- FILE ...]`: the unit tests nearest to what changed: to these files, or to those that differ from
 * the last commit. Tests named after a file come first, then those that reach it over the fewest imports; those that took
 * long when they last ran leave their place to several quick ones where not all can run.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { affordable, costsBy, nearestTests } from './nearest-tests.ts';
import { run } from './run.mjs';

/** Of the time of all unit tests: half a minute on two cores. `npm test` runs all. */
const SHARE = 1 / 5;
/** Where the test runner keeps how long each file took. */
const TIMES = 'node_modules/.vite/vitest';

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
const texts = new Map(sources.map((path) => [path, readFileSync(path, 'utf8')]));
const tests = nearestTests(changed, texts);
const all = sources.filter((path) => /\.test\.tsx?$/.test(path));
const cost = costsBy(lastTimes(), (test) => texts.get(test)!.length);
const chosen = affordable(tests, cost, SHARE * all.reduce((sum, test) => sum + cost(test), 0));
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

/** How long each test file took when it last ran here, ms; of a file that has not run yet nothing. */
function lastTimes(): Map<string, number> {
  const folders = existsSync(TIMES) ? readdirSync(TIMES) : [];
  const files = folders.map((folder) => `${TIMES}/${folder}/results.json`).filter((file) => existsSync(file));
  return new Map(
    files.flatMap((file) => {
      const { results } = JSON.parse(readFileSync(file, 'utf8')) as { results: [string, { duration: number }][] };
      // A file is named after its project: `node:tests/…`.
      return results.map(([name, { duration }]) => [name.slice(name.indexOf(':') + 1), duration] as const);
    }),
  );
}
