/**
 * Seeds until a statement is decided. The rule is set before a run is made: the seeds of its ledger line are judged, doubled while the
 * verdict is open and more of them would tell, and no more where the next doubling would take longer than it may. Where some of what it
 * measures has seeds of its own, these alone are doubled, unless it is the rest that leaves it open. Each look is judged as any other, 95 % sure; four of them err more often than
 * one, by up to one in eight.
 */
import type { Claim, Finding, Wanted } from '../claims/claim.ts';
import { jobsOf } from '../figures/ask.ts';
import { type Answers, type Measured, measure, seedsOfIts } from '../figures/quantity.ts';
import type { Collected } from './answers-for.ts';
import { seedsUpTo } from './batch-input.ts';
import { costOf } from './batch-pool.ts';

/** One judgement on the way. */
export interface Look {
  /** Of the statement, or of what has seeds of its own in it. */
  seeds: number;
  finding: Finding;
  /** Processor time of the runs that were made for it, s. */
  seconds: number;
  /** Where it is open: about how many seeds would tell if means and spread stay as they are; null where not even 10,000 would. */
  wanted: number | null;
}

const MOST_SEEDS = 10_000;
/** Above so many it is not said what a statement would take. */
const MOST_HOURS = 16;
/** What a processor simulates in an hour, in packets as `costOf` counts them: 4.0 to 4.8 million a second where it has not too much else to do (docs/performance.md). */
const PACKETS_IN_AN_HOUR = 3600 * 4.4e6;

/** Looks, the last of which decides or says that no more can be had. `run` makes the runs of a claim with its seeds. */
export async function* untilDecided(
  claim: Claim,
  run: (claim: Claim) => Promise<Pick<Collected, 'answers' | 'seconds'>>,
  mostSeconds: number,
): AsyncGenerator<Look> {
  let spent = 0;
  for (let times = 1; ; times *= 2) {
    const grown = timesTheSeeds(claim, times);
    const { answers, seconds } = await run(grown);
    spent += seconds;
    const found = measuredOn(grown, answers);
    const finding = claim.judge(found);
    const open = finding.verdict === 'open' && !finding.undecided;
    const seeds = seedsThatGrow(grown);
    const grows = growing(grown);
    const wanted = open ? seedsWanted(claim, found, seeds, MOST_SEEDS, grows) : null;
    yield { seeds, finding, seconds, wanted };
    if (grows && wanted === null) return;
    // As many again as there are; at first all of them are new, then half.
    const next = (times === 1 ? 1 : 2) * seconds;
    if (!open || spent + next > mostSeconds) return;
  }
}

/** Which of what it measures have seeds of their own; null where none has, and all of it is run with more. */
function growing({ quantities }: Claim): boolean[] | null {
  const own = quantities.map(({ seeds }) => seeds !== undefined);
  return own.some(Boolean) ? own : null;
}

/** How many seeds that has which is run with more of them. */
function seedsThatGrow({ quantities, seeds }: Claim): number {
  return Math.max(...quantities.map((quantity) => quantity.seeds ?? 0)) || seeds;
}

/** What has seeds of its own has more of them, or else all of it. */
function timesTheSeeds(claim: Claim, times: number): Claim {
  if (claim.quantities.every(({ seeds }) => seeds === undefined)) return { ...claim, seeds: times * claim.seeds };
  return {
    ...claim,
    quantities: claim.quantities.map((one) => (one.seeds === undefined ? one : { ...one, seeds: times * one.seeds })),
  };
}

function measuredOn(claim: Claim, answers: Answers): Measured[] {
  const seeds = seedsUpTo(claim.seeds);
  return claim.quantities.map((quantity) => measure(quantity, answers, seedsOfIts(quantity, seeds)));
}

/** The finding; where it is open and not even the doublings of an hour would tell, if means and spread stay as they are, it says so, and what would. */
export function withinAnHour(claim: Claim, found: readonly Measured[]): Finding {
  const finding = claim.judge(found);
  if (finding.verdict !== 'open' || finding.undecided) return finding;
  const times = 2 ** Math.max(0, Math.floor(Math.log2(PACKETS_IN_AN_HOUR / packetsOf(claim))));
  if (seedsWanted(claim, found, 1, times) !== null) return finding;
  const wanted = wantedOf(claim, found, MOST_HOURS * times);
  return { ...finding, undecided: 'an hour', ...(wanted && { wanted }) };
}

/** Seeds that would tell, as `untilDecided` runs more of them, and the time that the runs of their doubling take; null where not even `most` times as many would. */
function wantedOf(claim: Claim, found: readonly Measured[], most: number): Wanted | null {
  const times = seedsWanted(claim, found, 1, most, growing(claim));
  if (times === null) return null;
  const doubled = timesTheSeeds(claim, 2 ** Math.ceil(Math.log2(times)));
  return {
    seeds: times * seedsThatGrow(claim),
    hours: Number((packetsOf(doubled) / PACKETS_IN_AN_HOUR).toPrecision(3)),
  };
}

/** Packets of all runs that it is judged on. */
function packetsOf(claim: Claim): number {
  const ofRun = new Map<string, number>();
  for (const quantity of claim.quantities) {
    const seeds = Math.max(claim.seeds, quantity.seeds ?? 0);
    for (const job of jobsOf(quantity.asks, [1]))
      ofRun.set(job.key, Math.max(ofRun.get(job.key) ?? 0, seeds * costOf(job)));
  }
  return [...ofRun.values()].reduce((sum, packets) => sum + packets, 0);
}

/** The same values many times over have the same mean and spread, and a narrower interval. Null where not even `mostSeeds` would tell. */
export function seedsWanted(
  claim: Pick<Claim, 'judge'>,
  found: readonly Measured[],
  seeds: number,
  mostSeeds = MOST_SEEDS,
  grows: readonly boolean[] | null = null,
): number | null {
  const opens = (times: number): boolean =>
    claim.judge(
      found.map((one, index) =>
        one.values.length === 1 || grows?.[index] === false
          ? one
          : { ...one, values: Array.from({ length: times }, () => one.values).flat() },
      ),
    ).verdict === 'open';
  const most = Math.floor(mostSeeds / seeds);
  let [few, enough] = [0, 1];
  while (opens(enough)) {
    if (enough === most) return null;
    [few, enough] = [enough, Math.min(2 * enough, most)];
  }
  while (enough - few > 1) {
    const middle = Math.floor((few + enough) / 2);
    if (opens(middle)) few = middle;
    else enough = middle;
  }
  return enough * seeds;
}
