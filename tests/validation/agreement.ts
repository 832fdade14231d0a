import { expect } from 'vitest';

import { compareCase } from './compare.ts';
import { measure } from './measure.ts';
import { loadReference } from './reference.ts';

const SIGMAS = 2;

const references = new Map(loadReference().map((reference) => [reference.id, reference]));

/**
 * Runs a reference case with these seeds, and expects ns-2.35's throughput, drop rate and CoV. With few seeds chance is
 * wider than the rule, so the tolerance is the rule's (5 % of throughput, 10 % of the others) or two standard deviations
 * of the difference of the means, whichever is wider, the spread of one run being ns-2.35's own.
 */
export function expectAgreement(id: string, seeds: readonly number[]): void {
  const reference = references.get(id)!;
  expect(reference, `${id} is not in tests/reference`).toBeDefined();
  const comparisons = compareCase(
    reference,
    seeds.map((seed) => measure(reference, seed)),
  );
  expect(comparisons.length).toBeGreaterThanOrEqual(2);
  for (const { class: name, measure: what, ours, theirs } of comparisons) {
    const tolerance = Math.max(
      (what === 'goodputPps' ? 0.05 : 0.1) * theirs[0],
      SIGMAS * theirs[1] * Math.sqrt(1 / seeds.length + 1 / theirs[2]),
    );
    const difference = Math.abs(ours[0] - theirs[0]);
    expect(difference, `${id}, ${name ?? 'bottleneck'}, ${what}: ${ours[0]}, ns-2.35 ${theirs[0]}`).toBeLessThanOrEqual(
      tolerance,
    );
  }
}
