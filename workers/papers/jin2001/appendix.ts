/**
 * jin2001, Appendix A.2: how long an epoch lasts by the windows W1 and W2 at its start, and T2 as the sum of such epochs; what is claimed
 * and checked of it.
 */
import { binomialGrowth, iiadEpoch, simdEpoch, simdGrowth } from '../../theory/growth.ts';
import { slip, type Cause } from '../claims/cause.ts';
import { prints } from '../claims/checks.ts';
import type { Check, LedgerLine } from '../claims/claim.ts';
import { two } from '../claims/headline.ts';
import { computed, type Quantity } from '../figures/quantity.ts';
import { t2From, W } from './table3.ts';

type Windows = readonly [w1: number, w2: number];
const sum = ([w1, w2]: Windows): number => w1 + w2;

interface Scheme {
  /** As printed, RTT. */
  epoch(start: Windows): number;
  /** Both windows after some round trips, by the law of increase. */
  climb(start: Windows, roundTrips: number): number;
  /** Both windows when the epoch ends: the cut takes them back to their sum. */
  top(start: Windows): number;
  /** Windows at the start of the next epoch: increments go as the other window. */
  next(start: Windows): Windows;
  /** Length in the steady state of both at half of W, as printed. */
  steady(W: number): number;
}

const BETA = 1 / 16;
const PACKETS = 2 / 3;

/** The increments make up for both cuts, and go as the other window. */
const increments = ([w1, w2]: Windows, together: number): Windows => [
  (together * w2) / (w1 + w2),
  (together * w1) / (w1 + w2),
];

const SCHEMES: Readonly<Record<'SIMD(1/16)' | 'IIAD', Scheme>> = {
  'SIMD(1/16)': {
    epoch: ([w1, w2]) => ((2 / 3) * (1 - (2 * BETA) / 3) * Math.sqrt(2 * w1 * w2)) / (1 - BETA),
    climb: (start, t) =>
      start.map((window) => simdGrowth(window / (1 - BETA), BETA, 'random', t)).reduce((a, b) => a + b),
    top: (start) => sum(start) / (1 - BETA),
    next([w1, w2]) {
      const [up1, up2] = increments([w1, w2], (BETA / (1 - BETA)) * (w1 + w2));
      return [(1 - BETA) * (w1 + up1), (1 - BETA) * (w2 + up2)];
    },
    steady: simdEpoch,
  },
  IIAD: {
    epoch: ([w1, w2]) => ((4 / 3) * w1 * w2) / (w1 + w2),
    climb: (start, t) => start.map((window) => binomialGrowth(window, 1, 1, t)).reduce((a, b) => a + b),
    top: (start) => sum(start) + 2 * PACKETS,
    next([w1, w2]) {
      const [up1, up2] = increments([w1, w2], 2 * PACKETS);
      return [w1 + up1 - PACKETS, w2 + up2 - PACKETS];
    },
    steady: iiadEpoch,
  },
};

/** Round trips until both have climbed to where the epoch ends, by halving. */
function solved({ climb, top }: Scheme, start: Windows): number {
  let [least, most] = [0, 1e5];
  while (most - least > 1e-6) {
    const middle = (least + most) / 2;
    if (climb(start, middle) < top(start)) least = middle;
    else most = middle;
  }
  return least;
}

/** Round trips of whole epochs, and of a part of the last, until the windows are within `epsilon`. */
function summed({ epoch, next }: Scheme, start: Windows, epsilon: number): number {
  let [total, at] = [0, start];
  while (at[1] - at[0] > epsilon) {
    const after = next(at);
    const part = Math.log((at[1] - at[0]) / epsilon) / Math.log((at[1] - at[0]) / (after[1] - after[0]));
    total += Math.min(1, part) * epoch(at);
    at = after;
  }
  return total;
}

/** From windows far apart to alike; together as much as fills the link. */
const STARTS = [0.1, 0.2, 0.3, 0.4, 0.5].map((part): Windows => [part * W, (1 - part) * W]);
const names = Object.keys(SCHEMES) as (keyof typeof SCHEMES)[];
const overPrinted = (name: keyof typeof SCHEMES): Quantity[] =>
  STARTS.map((start) =>
    computed(
      `${name} from ${Math.round(start[0])} and ${Math.round(start[1])}`,
      solved(SCHEMES[name], start) / SCHEMES[name].epoch(start),
    ),
  );

/** T2 as the sum over that of Table 1, from windows that differ as in experiment 1. */
export function sumOverTable(name: keyof typeof SCHEMES): Quantity {
  const difference = 90;
  const start: Windows = [(W - difference) / 2, (W + difference) / 2];
  return computed(name, summed(SCHEMES[name], start, 10) / t2From(name, difference));
}

const steadyOver = (name: keyof typeof SCHEMES): Quantity => {
  const both = name === 'IIAD' ? W / 2 - PACKETS : ((1 - BETA) * W) / 2;
  return computed(`${name}, both alike`, SCHEMES[name].epoch([both, both]) / SCHEMES[name].steady(W));
};

export const appendixLedger: readonly LedgerLine[] = [
  [
    'app-L-simd',
    'App. A.2',
    'table1',
    'derived',
    'An epoch of SIMD that starts from W1 and W2 lasts (2/3)((1-2beta/3)/(1-beta)) sqrt(2 W1 W2) round trips (here: by Equations 2 and 3, solved, over that)',
  ],
  [
    'app-L-iiad',
    'App. A.2',
    'table1',
    'derived',
    'An epoch of IIAD lasts (4/3) W1 W2/(W-2beta) round trips where windows are large (here: by its law, solved, over that)',
  ],
  [
    'app-L-steady',
    'App. A.2',
    'table1',
    'derived',
    'In the steady state the epochs are about sqrt(2)W/3 for SIMD and W/3 for IIAD long',
  ],
  [
    'app-T2-sum',
    'App. A.2',
    'table1 table3',
    'derived',
    'T2 of Table 1 approximates the sum of the epochs, whose lengths are close to the steady ones (here: for windows 90 packets apart, as in experiment 1, until they are 10)',
  ],
];

export const appendixChecks: Readonly<Record<string, Check>> = {
  'app-L-simd': prints(overPrinted('SIMD(1/16)'), '1.000'),
  'app-L-iiad': prints(overPrinted('IIAD'), 'about 1'),
  'app-L-steady': prints(names.map(steadyOver), 'about 1'),
  'app-T2-sum': prints(names.map(sumOverTable), 'about 1'),
};

export const appendixCauses: Readonly<Record<string, Cause>> = {
  'app-T2-sum': slip(
    (mean) =>
      `The appendix offers the sum and the table as the same. Epochs of windows far apart are shorter, by the root of W1 W2 with SIMD, which leaves ${two(mean(0))} of the table, and by W1 W2 with IIAD, which leaves ${two(mean(1))} of what it prints as the least that T2 can be.`,
  ),
};
