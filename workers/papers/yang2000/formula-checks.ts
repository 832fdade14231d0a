/** How the claims of yang2000 about its closed forms and recursions are checked (Section 4.1, Appendices A to D). */
import { EIGHT_WEIGHTS } from '../../theory/interval-weights.ts';
import { logBase } from '../../theory/math.ts';
import { type RateStep, shareDone, stepTimes } from '../../theory/rate-steps.ts';
import {
  aimdCov,
  backoffChance,
  lossIntervalRateCov,
  tearCov,
  tearSmoothing,
  tfrcCov,
  timeoutCov,
} from '../../theory/variation.ts';
import { computed, type Quantity } from '../figures/quantity.ts';
import { analyticSteps } from './sweep-figures.ts';
import { form, prints, printsEach, shows } from '../claims/checks.ts';
import type { Check } from '../claims/claim.ts';
import { all } from '../claims/joint-checks.ts';
import { ordered, similar } from '../claims/order-checks.ts';

const SLOW = ['TFRC', 'TEAR'];
const OTHERS = ['GAIMD', ...SLOW];

/** TEAR's weighted mean after n cuts, over that before: windows halve, and an epoch before counts 3/4 of the window. */
function tearAfter(cuts: number): number {
  return (
    EIGHT_WEIGHTS.reduce((sum, weight, epoch) => sum + weight * (epoch < cuts ? 0.5 ** (cuts - epoch) : 0.75), 0) / 0.75
  );
}

/** Losses until TEAR's rate is at most half. */
const tearHalving = [1, 2, 3, 4, 5, 6, 7, 8].find((cuts) => tearAfter(cuts) <= 0.5)!;

const down = analyticSteps(0.01, 0.04);
const half = (steps: typeof down, scheme: string): Quantity => computed(scheme, stepTimes(steps[scheme]!).half);

/** Part of the step done at a number of round trips, on the straight line between two losses. */
function doneAt(step: RateStep, roundTrips: number): number {
  const points = shareDone(step);
  const next = points.findIndex((point) => point.roundTrips >= roundTrips);
  const [before, after] = [points[next - 1]!, points[next]!];
  return (
    before.share +
    ((roundTrips - before.roundTrips) / (after.roundTrips - before.roundTrips)) * (after.share - before.share)
  );
}

const at = (scheme: string, roundTrips: number): Quantity =>
  computed(`${scheme} at ${roundTrips} round trips`, doneAt(down[scheme]!, roundTrips));

/**
 * What a formula gives at the one loss rate of those that “about 20 %” admits at which its two values, for rates as p^-3/2 and as p^-5/2,
 * come nearest to both prints.
 */
export function aboutTwenty(printed: readonly [number, number], of: (p: number, exponent: 1.5 | 2.5) => number): Check {
  const values = (p: number): number[] => [of(p, 1.5), of(p, 2.5)];
  const miss = (p: number): number =>
    Math.max(...values(p).map((value, index) => Math.abs(value / printed[index]! - 1)));
  const best = [0.18, 0.19, 0.2, 0.21, 0.22].reduce((one, other) => (miss(other) < miss(one) ? other : one));
  return printsEach(
    values(best).map((value, index) => computed(`exponent ${index + 1.5}, ${100 * best} %`, value)),
    printed.map((print) => `about ${print}`),
  );
}

const oldShare = (losses: number): number =>
  1 - EIGHT_WEIGHTS.slice(0, losses).reduce((sum, weight) => sum + weight, 0);
const PRINTED_OLD = [1, 5 / 6, 2 / 3, 1 / 2, 1 / 3, 1 / 5, 1 / 10, 1 / 30, 0];

export const yangFormulaChecks: Readonly<Record<string, Check>> = {
  'gaimd-params': shows(form('friendly-timeouts', { b: 1 / 8 }), '0.31'),
  'cov-tcp-formula': prints(computed('TCP', aimdCov(1 / 2)), '0.58'),
  'cov-gaimd-formula': prints(computed('GAIMD', aimdCov(1 / 8)), '0.26'),
  'cov-to-formula': prints(computed('p = 0.2, t = 4', timeoutCov(0.2, 4)), '1.7'),
  'cov-tear-formula': prints(computed('TEAR', tearCov()), '0.21'),
  'tear-var': prints(computed('sum of squares', (0.75 * tearSmoothing()) ** 2), '0.07708'),
  'cov-tfrc-formula': prints(
    [0.01, 0.05].map((p) => computed(`at ${100 * p} %`, tfrcCov(p))),
    '0.22',
  ),
  'cov-tfrc-high': aboutTwenty([0.8, 2.4], tfrcCov),
  'cov-tfrc-raw': aboutTwenty([2.2, 6.4], lossIntervalRateCov),
  'cov-tfrc-app': printsEach(
    [0.005, 0.09].map((p) => computed(`at ${100 * p} %`, lossIntervalRateCov(p, 0.5))),
    ['0.66', '0.54'],
  ),
  'cov-tfrc-smooth': printsEach(
    [0.005, 0.09].map((p) => computed(`at ${100 * p} %`, tfrcCov(p))),
    ['0.25', '0.21'],
  ),
  'tfrc-smooth-factor': shows(
    computed('root of the sum of squares', tfrcCov(0.05) / lossIntervalRateCov(0.05, 0.5)),
    'printed without the root',
  ),
  'F-identity': shows(form('jain-of-cov', { c: 0.58 })),
  'F-tcp': prints(form('jain-of-cov', { c: 0.58 }), '0.7'),
  'F-tfrc-tear': prints(form('jain-of-cov', { c: 0.21 }), '0.96'),
  'F-gaimd': prints(form('jain-of-cov', { c: 0.26 }), '0.93'),
  clt: shows('1/√n; Figure 19 tests it', '1/√n'),
  'to-states': shows(
    computed(
      'sum of the chances at p = 0.2',
      [0, 1, 2, 3, 4, 5, 6].reduce((sum, state) => sum + backoffChance(0.2, state), 0),
    ),
  ),
  'tfrc-states': shows(computed('CoV at p = 0.09', lossIntervalRateCov(0.09, 0.5))),
  'D-gaimd': prints(computed('losses', logBase(7 / 8, 0.5)), '5'),
  'D-tear': prints(computed('losses', tearHalving), '5'),
  'tear-history': shows('W/32, W/16, W/8, W/4, W/2, 3W/4, 3W/4, 3W/4'),
  'tfrc-a': prints(
    computed('largest difference from the nine', Math.max(...PRINTED_OLD.map((a, i) => Math.abs(a - oldShare(i))))),
    '0.000',
  ),
  'tear-w': shows(
    computed(
      'sum',
      EIGHT_WEIGHTS.reduce((sum, weight) => sum + weight, 0),
    ),
    '1',
  ),
  'aimd-recursion': shows(form('aimd-peak', { a: 1, b: 0.5, p: 0.01 })),
  'f20-tcp-fastest': all(
    ordered('ascending', [half(down, 'TCP'), OTHERS.map((scheme) => half(down, scheme))]),
    similar(half(down, 'GAIMD'), half(down, 'TFRC')),
    similar(half(down, 'GAIMD'), half(down, 'TEAR')),
    similar(half(down, 'TFRC'), half(down, 'TEAR')),
  ),
  'f20-gaimd-slow': all(
    ...[12, 15, 20].map((roundTrips) =>
      ordered('ascending', [at('GAIMD', roundTrips), SLOW.map((scheme) => at(scheme, roundTrips))]),
    ),
  ),
};
