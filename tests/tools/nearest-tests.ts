/** Which unit tests look at a file from nearby. */
import { posix } from 'node:path';

const TEST = /\.test\.tsx?$/;
/** Gone before anything runs: what only these lead to, a test does not run. */
const TYPES = /^(?:import|export) type\b[^;]*;/gm;
/** A file that is imported, or started as a program or a worker. */
const NAMED = /'([\w./-]+\.(?:tsx?|mjs))'/g;

/**
 * The unit tests that run any of the changed files, nearest first: a changed test itself, tests named after a changed
 * file (`red.test.ts` and `red-marks.test.ts` of `red.ts`), then by the number of imports between. What lies in `tests/` is
 * no step between: a support file is part of each test that imports it. Of equally near tests those that run the fewest
 * files are first, since they look the closest.
 * @param sources text of every source file by its path from the root
 */
export function nearestTests(changed: readonly string[], sources: ReadonlyMap<string, string>): string[] {
  const imports = new Map([...sources].map(([path, text]) => [path, namedIn(path, text)]));
  const importers = new Map<string, string[]>();
  for (const [path, targets] of imports)
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), path]);
  const steps = new Map<string, number>();
  for (let [wave, distance] = [[...changed], 0]; wave.length > 0; distance++) {
    const next: string[] = [];
    // Grows while it is walked, by what is no step further.
    for (const path of wave) {
      if (steps.has(path)) continue;
      steps.set(path, distance);
      (path.startsWith('tests/') ? wave : next).push(...(importers.get(path) ?? []));
    }
    wave = next;
  }
  const stems = changed.map((path) => posix.basename(path).replace(/\.\w+$/, ''));
  const isNamesake = (test: string): boolean =>
    stems.some((stem) => ['.', '-'].some((end) => posix.basename(test).startsWith(stem + end)));
  const nearness = (test: string): number => (isNamesake(test) ? Math.min(0.5, steps.get(test)!) : steps.get(test)!);
  return [...steps.keys()]
    .filter((path) => TEST.test(path))
    .map((test) => ({ test, nearness: nearness(test), run: reached(test, imports) }))
    .toSorted((one, other) => one.nearness - other.nearness || one.run - other.run)
    .map(({ test }) => test);
}

/** The first of the tests that a budget pays for; a test that costs more than what is left is passed over. */
export function affordable(tests: readonly string[], cost: (test: string) => number, budget: number): string[] {
  let left = budget;
  return tests.filter((test) => {
    const pays = cost(test) <= left;
    if (pays) left -= cost(test);
    return pays;
  });
}

/** What each test costs: the time that it took, ms; one that has not run yet takes by its length what those took that have. */
export function costsBy(
  times: ReadonlyMap<string, number>,
  length: (test: string) => number,
): (test: string) => number {
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);
  const perLength = times.size > 0 ? sum([...times.values()]) / sum([...times.keys()].map(length)) : 1;
  return (test) => times.get(test) ?? perLength * length(test);
}

function namedIn(path: string, text: string): string[] {
  return [...text.replaceAll(TYPES, '').matchAll(NAMED)].map(([, to]) => posix.join(posix.dirname(path), to!));
}

/** How many files a test runs, itself included. */
function reached(test: string, imports: ReadonlyMap<string, string[]>): number {
  const seen = new Set([test]);
  for (const path of seen) for (const target of imports.get(path) ?? []) seen.add(target);
  return seen.size;
}
