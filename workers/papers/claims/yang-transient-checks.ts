/** How the claims of yang2000 about changes are checked (Sections 4 and 5). */
import { stepTimes } from '../../theory/rate-steps.ts';
import { metric } from '../figures/parts.ts';
import { difference, meanOfAll, type Quantity, ratio } from '../figures/quantity.ts';
import { climb, halving, WITHOUT_DISCOUNTING } from '../figures/yang-tables.ts';
import { fallTo, FOUR, rateBetween, RTT, STEP_AT, STUDIED, toPart, yang } from '../figures/yang-runs.ts';
import { analyticSteps } from '../figures/yang-sweeps.ts';
import { above, below, between, near, over } from './checks.ts';
import { all } from './joint-checks.ts';
import { more, ordered } from './order-checks.ts';
import type { Check } from './claim.ts';

/** A step in one flow's random losses is a matter of chance; the runs are short. */
const MANY = 20;

const SLOW = ['TFRC', 'TEAR'];
const QUICK = ['TCP', 'GAIMD'];
const OTHERS = ['GAIMD', 'TFRC', 'TEAR'];

/** The lowest rate within 60 round trips, over the new level; one flow, its rate a mean of `smoothRtts`. */
function undershoot(name: string, scheme: string, smoothRtts = 1): Quantity {
  return metric(scheme, yang(name, scheme), 'overshoot', { flows: [0], smooth: smoothRtts * RTT });
}

/** Mean rate over the last 300 round trips, over that of the last 100 before the change. */
function afterOverBefore(name: string, scheme: string): Quantity {
  return ratio(scheme, rateBetween(name, scheme, 1100, 1400), rateBetween(name, scheme, 900, 1000));
}

/** Round trips until the rate stays near its new value: within 10 % of the step, a mean of 20 round trips. Ours. */
function settled(name: string, scheme: string): Quantity {
  return metric(scheme, yang(name, scheme), 'adapt-R', { ...STUDIED, smooth: 20 * RTT, alpha: 0.1 });
}

function fairness(name: string, scheme: string, fromRtt: number, toRtt: number): Quantity {
  return metric(`${scheme}, ${fromRtt} to ${toRtt}`, yang(name, scheme), 'jain-f', {
    from: fromRtt * RTT,
    to: toRtt * RTT,
  });
}

/** Round trip of the run in which the queue is lowest within the 100 after the change. */
function dipAt(name: string, scheme: string): Quantity {
  return metric(scheme, yang(name, scheme), 'queue-dip', { from: STEP_AT, to: STEP_AT + 100 * RTT });
}

function refill(scheme: string): Quantity {
  return metric(scheme, yang('leave-same', scheme), 'refill-rtts', { at: STEP_AT });
}

const change = (scheme: string): Quantity => ({
  ...difference(scheme, fairness('leave-same', scheme, 1050, 1400), fairness('leave-same', scheme, 500, 1000)),
  label: scheme,
});

export const yangTransientChecks: Readonly<Record<string, Check>> = {
  'D-tcp': near(halving('TCP'), 1, 0),
  'D-gaimd': near(halving('GAIMD'), 5, 1),
  'D-tfrc': near(halving('TFRC'), 5, 1),
  'D-tear': near(halving('TEAR'), 5, 1),
  'D-order': ordered('ascending', [halving('TCP'), OTHERS.map(halving)]),
  't1-D-tfrc-tear': between(SLOW.map(halving), 5, 6),
  'f20-gaimd-rounding': over(
    MANY,
    below(
      toPart('step-per-1-4', 'GAIMD', 0.5, 1),
      Math.round(10 * stepTimes(analyticSteps(0.01, 0.04)['GAIMD']!).half!) / 10,
      0,
      ' RTT, as computed',
    ),
  ),
  'half-rate': over(
    MANY,
    near(
      FOUR.map((scheme) => afterOverBefore('step-per-1-4', scheme)),
      0.5,
      0.15,
    ),
  ),
  'f21-order': over(
    MANY,
    ordered('ascending', [
      toPart('step-per-1-4', 'TCP', 1),
      toPart('step-per-1-4', 'GAIMD', 1),
      SLOW.map((scheme) => toPart('step-per-1-4', scheme, 1)),
    ]),
  ),
  'f21-overshoot': over(MANY, below(undershoot('step-per-1-4', 'TCP'), 0.3)),
  'f21-same-total': over(
    MANY,
    near(
      ratio(
        'TCP over the mean of the others',
        settled('step-per-1-4', 'TCP'),
        meanOfAll(
          'others',
          OTHERS.map((scheme) => settled('step-per-1-4', scheme)),
        ),
      ),
      1,
      0.5,
    ),
  ),
  'f22-order': over(
    MANY,
    ordered(
      'ascending',
      FOUR.map((scheme) => fallTo('step-bern-0p5-100', scheme, 0.1)),
    ),
  ),
  'f22-zero': over(
    MANY,
    below(
      QUICK.map((scheme) => rateBetween('step-bern-0p5-100', scheme, 1020, 1400)),
      1,
      0,
      ' packets/RTT',
    ),
  ),
  'f22-tear-no-to': over(
    MANY,
    near(
      ratio(
        'rate after over before',
        rateBetween('step-bern-0p5-100', 'TEAR without timeout', 1300, 1400),
        rateBetween('step-bern-0p5-100', 'TEAR without timeout', 990, 1000),
      ),
      1,
      0.05,
    ),
  ),
  'f22-tear-slow': over(MANY, above(fallTo('step-bern-0p5-100', 'TEAR', 0.5), 10, 0, ' RTT')),
  'f23-tcp-below': over(
    MANY,
    all(
      ordered('ascending', [
        undershoot('step-bern-1-4', 'TCP', 10),
        OTHERS.map((scheme) => undershoot('step-bern-1-4', scheme, 10)),
      ]),
      above(
        OTHERS.map((scheme) => undershoot('step-bern-1-4', scheme, 10)),
        0.6,
      ),
    ),
  ),
  'f23-order': over(
    MANY,
    ordered('ascending', [
      fallTo('step-bern-1-4', 'TCP', 0.5, 5),
      fallTo('step-bern-1-4', 'GAIMD', 0.5, 5),
      SLOW.map((scheme) => fallTo('step-bern-1-4', scheme, 0.5, 5)),
    ]),
  ),
  'f24-similar': over(
    MANY,
    near(
      FOUR.map((scheme) => afterOverBefore('join-tcp', scheme)),
      0.5,
      0.2,
    ),
  ),
  'f25-dip': over(
    MANY,
    near(
      FOUR.map((scheme) => dipAt('join-tcp', scheme)),
      1025,
      15,
      ' RTT',
    ),
  ),
  'f26-overshoot': over(
    MANY,
    all(
      below(
        QUICK.map((scheme) => undershoot('join-same', scheme)),
        0.2,
      ),
      above(
        SLOW.map((scheme) => undershoot('join-same', scheme)),
        0.4,
      ),
    ),
  ),
  'f27-tear-dip': over(MANY, near(dipAt('join-same', 'TEAR'), 1050, 20, ' RTT')),
  'f28-drop': over(
    MANY,
    near(
      SLOW.map((scheme) =>
        metric(scheme, yang('join-same', scheme), 'fairness-least', { from: STEP_AT, to: STEP_AT + 20 * RTT }),
      ),
      0.5,
      0.1,
    ),
  ),
  'f28-tear-slow': over(MANY, more(fairAgain('TEAR'), fairAgain('TFRC'))),
  'f28-aimd-lower': over(
    MANY,
    all(
      ...QUICK.map((scheme) =>
        more(fairness('join-same', scheme, 500, 1000), fairness('join-same', scheme, 1050, 1400)),
      ),
    ),
  ),
  'I-tcp': near(climb('TCP'), 1, 0.03),
  'I-gaimd': near(climb('GAIMD'), 0.31, 0.03),
  'I-tfrc-nohd': near(climb(WITHOUT_DISCOUNTING), 0.12, 0.03),
  'I-tfrc-hd': near(climb('TFRC'), 0.22, 0.07),
  'I-tear': near(climb('TEAR'), 0.08, 0.01),
  'I-order': ordered(
    'descending',
    FOUR.map((scheme) => climb(scheme)),
  ),
  'f30-order': over(
    MANY,
    ordered(
      'ascending',
      FOUR.map((scheme) => toPart('step-per-4-1', scheme, 0.9)),
    ),
  ),
  'f31-similar': over(
    MANY,
    near(ratio('TFRC over TEAR', toPart('step-per-3-2', 'TFRC', 0.9), toPart('step-per-3-2', 'TEAR', 0.9)), 1, 0.4),
  ),
  'f32-order': over(
    MANY,
    ordered(
      'descending',
      FOUR.map((scheme) => rateBetween('step-bern-10-0', scheme, 1090, 1110)),
    ),
  ),
  'f33-order': over(
    100,
    ordered(
      'descending',
      FOUR.map((scheme) =>
        difference(
          scheme,
          rateBetween('step-bern-4-1', scheme, 1000, 1050),
          rateBetween('step-bern-4-1', scheme, 900, 1000),
        ),
      ),
    ),
  ),
  'f34-double': over(
    MANY,
    near(
      FOUR.map((scheme) => afterOverBefore('leave-tcp', scheme)),
      2,
      0.5,
    ),
  ),
  'f34-fast': over(
    MANY,
    ordered('ascending', [
      QUICK.map((scheme) => toPart('leave-tcp', scheme, 0.9)),
      SLOW.map((scheme) => toPart('leave-tcp', scheme, 0.9)),
    ]),
  ),
  'f35-flat': over(MANY, all(near(SLOW.map(change), 0, 0.03), above(QUICK.map(change), 0))),
  'f36-zero': over(
    MANY,
    below(
      FOUR.map((scheme) =>
        metric(scheme, yang('leave-same', scheme), 'queue-least', { from: STEP_AT, to: STEP_AT + 30 * RTT }),
      ),
      2,
      0,
      ' packets',
    ),
  ),
  'f36-tcp': over(MANY, near(refill('TCP'), 20, 10, ' RTT')),
  'f36-gaimd': over(MANY, near(refill('GAIMD'), 42, 15, ' RTT')),
  'f36-tfrc': over(MANY, near(refill('TFRC'), 45, 20, ' RTT')),
  'f36-tear': over(MANY, above(refill('TEAR'), 200, 0, ' RTT')),
  'f36-order': over(MANY, ordered('ascending', FOUR.map(refill))),
};

function fairAgain(scheme: string): Quantity {
  return metric(scheme, yang('join-same', scheme), 'fair-again', { at: STEP_AT + RTT });
}
