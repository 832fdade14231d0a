/** How the claims of jin2001 about SIMD beside TCP are checked (Section 5.2, Figures 6 to 8). */
import { meanOf } from '../../engine/sampling/statistics.ts';
import { besideTcp, FLOW_COUNTS, LINK_RATES, type Queue, shareOfTcp, signalRate } from './runs.ts';
import { digits, metric } from '../figures/parts.ts';
import { combined, type Measured, meanOfAll, type Quantity } from '../figures/quantity.ts';
import { above, inBand, sideOf } from '../claims/checks.ts';
import type { Check, Verdict } from '../claims/claim.ts';
import { shown, worst } from '../claims/findings.ts';
import { all } from '../claims/joint-checks.ts';
import { more, similar } from '../claims/order-checks.ts';
import { MUCH, SIMILAR } from '../claims/words.ts';

/**
 * The points of the sweep at which at least ten epochs fit into the 60 s that are measured (the paper says that fewer flows
 * need longer): an epoch of SIMD lasts 0.9 of its window in round trips of 0.1 s.
 */
const POINTS = LINK_RATES.flatMap((rate) => FLOW_COUNTS.map((n) => ({ n, rate }))).filter(
  ({ n, rate }) => (0.9 * 0.1 * (rate * 0.1)) / (8000 * 2 * n) < 6,
);

/** Seeds of the points that left a statement open, those of the fewest flows of a link: there the shares swing most. */
const SEEDS_OF_FEWEST: Readonly<Record<string, number>> = {
  'red-ecn, 2 + 2 flows, 15 Mbit/s': 320,
  'red, 2 + 2 flows, 15 Mbit/s': 320,
  'red, 8 + 8 flows, 60 Mbit/s': 320,
};

/** Points of heavy losses: with 64 flows of each they stay below 10 % here. */
const MANY_FLOWS = [32, 64, 128].map((n) => ({ n, rate: LINK_RATES[0] }));
/** The level of which Section 5.2 says that there is one. */
const LEVEL = 0.05;

/** Each share where the part of packets that is marked or dropped is as wanted. */
function sharesWhere(
  queue: Queue,
  points: readonly { n: number; rate: number }[],
  wanted: (signals: number) => boolean,
  expects: string,
  judge: (one: Measured) => Verdict,
): Check {
  const quantities = points.flatMap(({ n, rate }) => [shareOfTcp(queue, n, rate), signalRate(queue, n, rate)]);
  return {
    expects,
    quantities: quantities.map((one) => {
      const seeds = SEEDS_OF_FEWEST[`${queue}, ${one.label}`];
      return seeds === undefined ? one : { ...one, seeds };
    }),
    judge(found) {
      const there = found.flatMap((one, index) =>
        index % 2 === 0 && one.mean !== null && wanted(found[index + 1]!.mean!)
          ? [{ one, signals: found[index + 1]!.mean! }]
          : [],
      );
      if (there.length === 0) return { verdict: 'open', measured: 'no point has so many losses' };
      const measured = there
        .map(({ one, signals }) => `${one.label}: ${shown(one)} (signals ${digits(100 * signals)} %)`)
        .join('; ');
      return { verdict: worst(there.map(({ one }) => judge(one))), measured };
    },
  };
}

function compatible(queue: Queue): Check {
  const points = [...POINTS, ...MANY_FLOWS.slice(-1)];
  return sharesWhere(
    queue,
    points,
    (signals) => signals < 0.1,
    'alike below 10 %',
    (one) => inBand(one, 1 / SIMILAR, SIMILAR),
  );
}

/** Surely less than TCP's, and surely not by so much. */
function slightlyLess(queue: Queue): Check {
  return sharesWhere(
    queue,
    MANY_FLOWS,
    (signals) => signals > LEVEL,
    `slightly less than TCP above ${100 * LEVEL} %`,
    (one) => worst([sideOf(one, 1, 'less'), sideOf(one, 1 / MUCH, 'more')]),
  );
}

function spread(queue: Queue): Quantity {
  return meanOfAll(
    `spread, ${queue}`,
    POINTS.map(({ n, rate }) => metric('', besideTcp(queue, n, rate), 'goodput-spread')),
  );
}

/** What SIMD has of what both have, mean of the points: a mean of ratios would count a share of 2 for more than one of 1/2. */
function meanPart(queue: Queue): Quantity {
  return combined(
    `SIMD’s part, ${queue}`,
    POINTS.map(({ n, rate }) => shareOfTcp(queue, n, rate)),
    (shares) => meanOf(shares.map((share) => share / (1 + share))),
  );
}

/** Epochs of the SIMD flows at 60 Mbit/s in seconds; 600 s, so that several fit. */
function epochSeconds(n: number): Quantity {
  const run = { ...besideTcp('red', n, 60e6) };
  const long = { ...run, choice: { ...run.choice, durationSeconds: 600, warmupSeconds: 100 } };
  return combined(`${n} of each`, [metric('', long, 'epoch-len', { flows: ['studied'] })], ([rtts]) => rtts! * 0.1);
}

export const jinSharingChecks: Readonly<Record<string, Check>> = {
  'f6-compat': compatible('red-ecn'),
  'f6-high': slightlyLess('red-ecn'),
  'f7-compat': compatible('red'),
  'f7-high': slightlyLess('red'),
  'f7-epoch': above(epochSeconds(1), 40, ' s'),
  'f8-variance': all(more(spread('droptail'), spread('red')), more(meanPart('red'), meanPart('droptail'))),
  'f8-compat': {
    ...similar(
      meanPart('droptail'),
      combined('TCP’s', [meanPart('droptail')], ([simd]) => 1 - simd!),
    ),
    expects: 'parts of SIMD and TCP alike',
  },
};
