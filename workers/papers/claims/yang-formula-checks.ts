/** How the claims of yang2000 about its closed forms and recursions are checked (Section 4.1, Appendices A to D). */
import { EIGHT_WEIGHTS } from '../../theory/interval-weights.ts';
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
import { analyticSteps } from '../figures/yang-sweeps.ts';
import { between, form, near, nearEach } from './checks.ts';
import type { Check } from './claim.ts';
import { ordered } from './order-checks.ts';

const SLOW = ['TFRC', 'TEAR'];
const OTHERS = ['GAIMD', ...SLOW];

const weightsSum = EIGHT_WEIGHTS.reduce((sum, weight) => sum + weight, 0);
/** Windows of the last eight epochs after five cuts, the newest first; 3/4 is the mean of an epoch. */
const AFTER_FIVE = [1 / 32, 1 / 16, 1 / 8, 1 / 4, 1 / 2, 3 / 4, 3 / 4, 3 / 4];

const down = analyticSteps(0.01, 0.04);
const up = analyticSteps(0.04, 0.01);
const half = (steps: typeof down, scheme: string): Quantity => computed(scheme, stepTimes(steps[scheme]!).half);

/** Part of the step done at so many round trips, on the straight line between two losses. */
function doneAt(step: RateStep, roundTrips: number): number {
  const points = shareDone(step);
  const next = points.findIndex((point) => point.roundTrips >= roundTrips);
  const [before, after] = [points[next - 1]!, points[next]!];
  return (
    before.share +
    ((roundTrips - before.roundTrips) / (after.roundTrips - before.roundTrips)) * (after.share - before.share)
  );
}

export const yangFormulaChecks: Readonly<Record<string, Check>> = {
  'gaimd-params': near(form('friendly-timeouts', { b: 1 / 8 }), 0.31, 0.003),
  'cov-tcp-formula': near(computed('TCP', aimdCov(1 / 2)), 0.58, 0.005),
  'cov-gaimd-formula': near(computed('GAIMD', aimdCov(1 / 8)), 0.26, 0.003),
  'cov-to-formula': near(computed('p = 0.2, t = 4', timeoutCov(0.2, 4)), 1.7, 0.2),
  'cov-tear-formula': near(computed('TEAR', tearCov()), 0.21, 0.005),
  'tear-var': near(computed('sum of squares', (0.75 * tearSmoothing()) ** 2), 0.07708, 1e-5),
  'cov-tfrc-formula': near(computed('TFRC at 5 %', tfrcCov(0.05)), 0.22, 0.04),
  'cov-tfrc-high': between(
    [computed('one interval', lossIntervalRateCov(0.2, 1.5)), computed('eight intervals', tfrcCov(0.2, 1.5))],
    0.8,
    2.4,
    0.1,
  ),
  'cov-tfrc-app': nearEach(
    [0.005, 0.09].map((p) => computed(`at ${100 * p} %`, lossIntervalRateCov(p, 0.5))),
    [0.66, 0.54],
    [0.05, 0.05],
  ),
  'tfrc-smooth-factor': near(
    computed('root of the sum of squares', tfrcCov(0.05) / lossIntervalRateCov(0.05, 0.5)),
    0.38,
    0.0001,
  ),
  'F-identity': near(form('jain-of-cov', { c: 0.58 }), 0.748, 0.002),
  'F-tfrc-tear': near(form('jain-of-cov', { c: 0.21 }), 0.96, 0.003),
  'F-gaimd': near(form('jain-of-cov', { c: 0.26 }), 0.93, 0.01),
  'to-states': near(
    computed(
      'sum of the chances at p = 0.2',
      [0, 1, 2, 3, 4, 5, 6].reduce((sum, state) => sum + backoffChance(0.2, state), 0),
    ),
    1,
    1e-12,
  ),
  'tfrc-states': near(computed('p = 0.09', lossIntervalRateCov(0.09, 0.5)), 0.536, 0.002),
  'tear-history': near(
    computed(
      'part of the window',
      AFTER_FIVE.reduce((sum, window, index) => sum + window * EIGHT_WEIGHTS[index]!, 0),
    ),
    0.29479,
    0.0001,
  ),
  'tfrc-a': near(
    computed(
      'part of the old after five losses',
      1 - EIGHT_WEIGHTS.slice(0, 5).reduce((sum, weight) => sum + weight, 0),
    ),
    0.2,
    1e-6,
  ),
  'tear-w': nearEach(
    [computed('sum', weightsSum), computed('the newest', EIGHT_WEIGHTS[0]!)],
    [1, 1 / 6],
    [1e-9, 1e-9],
  ),
  'aimd-recursion': near(form('aimd-peak', { a: 1, b: 0.5, p: 0.01 }), 16.33, 0.02),
  'f20-tcp-fastest': ordered('ascending', [half(down, 'TCP'), OTHERS.map((scheme) => half(down, scheme))]),
  'f20-gaimd-slow': ordered(
    'ascending',
    ['GAIMD', SLOW].map((schemes) =>
      [schemes].flat().map((scheme) => computed(`${scheme} at 15 round trips`, doneAt(down[scheme]!, 15))),
    ),
  ),
  'f29-order': ordered('ascending', [half(up, 'TCP'), OTHERS.map((scheme) => half(up, scheme))]),
};
