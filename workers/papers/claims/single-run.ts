/** A paper's number of one run beside single runs of ours: for causes where the mean of ours leaves the print out by chance. */
import type { Quantity } from '../figures/quantity.ts';
import type { Check } from './claim.ts';
import { listOf, needsAll, worst } from './findings.ts';
import { interval } from './interval.ts';

/** Each printed number lies where 95 % of single runs of ours lie, by the spread over the seeds. */
export function amongRuns(quantities: Quantity | readonly Quantity[], printed: readonly string[]): Check {
  return {
    expects: `${printed.join(', ')} among single runs of ours`,
    quantities: listOf(quantities),
    judge: needsAll((found) => {
      const spans = found.map(({ label, values }) => {
        const { mean, half } = interval(values)!;
        // The mean's interval is t·sd/√n, that of one more run t·sd·√(1 + 1/n).
        return { label, mean, half: half * Math.sqrt(values.length + 1) };
      });
      const inside = spans.map(({ mean, half }, index) => Math.abs(Number(printed[index]) - mean) <= half);
      return {
        verdict: worst(inside.map((one) => (one ? 'holds' : 'fails'))),
        measured: spans
          .map(
            ({ label, mean, half }) => `${label}: ${(mean - half).toPrecision(3)} to ${(mean + half).toPrecision(3)}`,
          )
          .join('; '),
      };
    }),
  };
}
