/**
 * Seeds until a statement is decided. The rule is set before a run is made: the seeds of its ledger line are judged, doubled while the
 * verdict is open and more of them would tell, and no more where the next doubling would take longer than it may. Each look is judged
 * as any other, 95 % sure; four of them err more often than one, by up to one in eight.
 */
import type { Claim, Finding } from '../claims/claim.ts';
import { type Answers, type Measured, measure } from '../figures/quantity.ts';
import type { Collected } from './answers-for.ts';
import { seedsUpTo } from './batch-input.ts';

/** One judgement on the way. */
export interface Look {
  seeds: number;
  finding: Finding;
  /** Processor time of the runs that were made for it, s. */
  seconds: number;
  /** Where it is open: about how many seeds would tell if means and spread stay as they are; null where not even 10,000 would. */
  wanted: number | null;
}

const MOST_SEEDS = 10_000;

/** Looks, the last of which decides or says that no more can be had. `run` makes the runs of the claim with seeds 1 to n. */
export async function* untilDecided(
  claim: Claim,
  run: (seeds: number) => Promise<Pick<Collected, 'answers' | 'seconds'>>,
  mostSeconds: number,
): AsyncGenerator<Look> {
  let spent = 0;
  let before = 0;
  for (let seeds = claim.seeds; ; before = seeds, seeds *= 2) {
    const { answers, seconds } = await run(seeds);
    spent += seconds;
    const found = measuredOn(claim, answers, seeds);
    const finding = claim.judge(found);
    const open = finding.verdict === 'open' && (finding.undecided ?? 'an hour') === 'an hour';
    yield { seeds, finding, seconds, wanted: open ? seedsWanted(claim, found, seeds) : null };
    const next = (seconds / (seeds - before)) * seeds;
    if (!open || spent + next > mostSeconds) return;
  }
}

function measuredOn(claim: Claim, answers: Answers, seeds: number): Measured[] {
  return claim.quantities.map((quantity) => measure(quantity, answers, seedsUpTo(seeds)));
}

/** The same values many times over have the same mean and spread, and a narrower interval. */
export function seedsWanted(claim: Pick<Claim, 'judge'>, found: readonly Measured[], seeds: number): number | null {
  const opens = (times: number): boolean =>
    claim.judge(
      found.map((one) =>
        one.values.length === 1 ? one : { ...one, values: Array.from({ length: times }, () => one.values).flat() },
      ),
    ).verdict === 'open';
  const most = Math.floor(MOST_SEEDS / seeds);
  if (opens(most)) return null;
  let [few, enough] = [1, most];
  while (enough - few > 1) {
    const middle = Math.floor((few + enough) / 2);
    if (opens(middle)) few = middle;
    else enough = middle;
  }
  return enough * seeds;
}
