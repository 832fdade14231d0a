/** Which unit tests look at a file from nearby. */
import { posix } from 'node:path';

const TEST = /\.test\.tsx?$/;
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g;

/**
 * The unit tests that reach any of the changed files, nearest first: a changed test itself, tests named after a changed
 * file (`red.test.ts` and `red-marks.test.ts` of `red.ts`), then by the number of imports between.
 * @param sources text of every source file by its path from the root
 */
export function nearestTests(changed: readonly string[], sources: ReadonlyMap<string, string>): string[] {
  const importers = new Map<string, string[]>();
  for (const [path, text] of sources) {
    for (const [, target] of text.matchAll(IMPORT)) {
      const imported = posix.join(posix.dirname(path), target!);
      importers.set(imported, [...(importers.get(imported) ?? []), path]);
    }
  }
  const steps = new Map(changed.map((path) => [path, 0]));
  // Grows while it is walked: breadth first.
  for (const [path, distance] of steps) {
    for (const importer of importers.get(path) ?? []) if (!steps.has(importer)) steps.set(importer, distance + 1);
  }
  const stems = changed.map((path) => posix.basename(path).replace(/\.\w+$/, ''));
  const isNamesake = (test: string): boolean =>
    stems.some((stem) => ['.', '-'].some((end) => posix.basename(test).startsWith(stem + end)));
  const nearness = (test: string): number => (isNamesake(test) ? Math.min(0.5, steps.get(test)!) : steps.get(test)!);
  return [...steps.keys()].filter((path) => TEST.test(path)).toSorted((one, other) => nearness(one) - nearness(other));
}
