/** How the claims of yang2000 about changes are checked (Sections 4 and 5). */
import { stepTimes } from '../../theory/rate-steps.ts';
import { metric, runOf } from '../figures/parts.ts';
import { combined, computed, meanOfAll, type Quantity, ratio } from '../figures/quantity.ts';
import { climbSpeed, halving, WITHOUT_DISCOUNTING } from './tables.ts';
import { fallTo, FOUR, rateBetween, RTT, STEP_AT, STUDIED, toPart, yang } from './runs.ts';
import { analyticSteps } from './sweep-figures.ts';
import { above, admitted, below, fromTo, prints, shows } from '../claims/checks.ts';
import type { Check } from '../claims/claim.ts';
import { all } from '../claims/joint-checks.ts';
import { almostNone, more, much, ordered, similar, slightly } from '../claims/order-checks.ts';
import { printsOfRun } from '../claims/single-run.ts';
import { ALMOST_NONE, SIMILAR } from '../claims/words.ts';
import { each, named } from './quantities.ts';

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

/** The same of all eight flows that stay beside one of the scheme. */
function allAfterOverBefore(scheme: string): Quantity {
  const mean = (fromRtt: number, toRtt: number): Quantity =>
    metric('', yang('leave-tcp', scheme), 'send-rate', {
      flows: ['studied', 'tcp'],
      from: fromRtt * RTT,
      to: toRtt * RTT,
    });
  return ratio(`beside ${scheme}`, mean(1100, 1400), mean(900, 1000));
}

/** Round trips until the rate, a mean of 20, stays within a tenth of the step of its new value (a saw tooth never is within 5 %). */
function settled(name: string, scheme: string): Quantity {
  return metric(scheme, yang(name, scheme), 'adapt-R', { ...STUDIED, smooth: 20 * RTT, alpha: 0.1 });
}

/** Mean rate from the 10th to the 60th round trip after the losses have become more, and that long after it. */
const soonAndLater = (scheme: string) =>
  [
    named(`${scheme}, soon`, rateBetween('step-bern-1-4', scheme, 1010, 1060)),
    named('later', rateBetween('step-bern-1-4', scheme, 1150, 1400)),
  ] as const;

/** Of TCP they are nearly the same. */
const [tcpSoon, tcpLater] = soonAndLater('TCP').map((rate) => ({ ...rate, seeds: 1920 }));

/** Mean rate of the first 20 round trips after the losses have become more, over that of the last 100 before. */
function soonOverBefore(scheme: string): Quantity {
  const rate = (from: number, to: number): Quantity => rateBetween('step-bern-1-4', scheme, from, to);
  return ratio(scheme, rate(1000, 1020), rate(900, 1000));
}

function fairness(name: string, scheme: string, fromRtt: number, toRtt: number): Quantity {
  return metric(`${scheme}, ${fromRtt} to ${toRtt}`, yang(name, scheme), 'jain-f', {
    from: fromRtt * RTT,
    to: toRtt * RTT,
  });
}

/** A large dip about this many round trips after the change: there the queue holds much less than before it. */
function dipAt(name: string, scheme: string, roundTrips: number): Check {
  const queue = (label: string, from: number, to: number): Quantity =>
    metric(`${scheme}, ${label}`, yang(name, scheme), 'queue-len', { from, to });
  const { value, slack } = admitted(`about ${roundTrips}`);
  return much(
    queue('before', STEP_AT - 100 * RTT, STEP_AT),
    queue('then', STEP_AT + (value - slack) * RTT, STEP_AT + (value + slack) * RTT),
  );
}

/** When after the join of as many of the scheme its queue is lowest, round trips, a mean of ten. */
function lowestAt(scheme: string): Quantity {
  const tens = Array.from({ length: 10 }, (_, index) => STEP_AT + 10 * index * RTT);
  const queues = tens.map((from) => metric('', yang('join-same', scheme), 'queue-len', { from, to: from + 10 * RTT }));
  return combined(`${scheme}, lowest after`, queues, (values) => 10 * values.indexOf(Math.min(...values)) + 5);
}

function leastQueue(name: string, scheme: string, from: number, to: number): Quantity {
  return metric(`${scheme}, ${from} to ${to}`, yang(name, scheme), 'queue-least', { from: from * RTT, to: to * RTT });
}

/** Least rate in a round trip of the 60 from one on. */
function leastRate(name: string, scheme: string, fromRtt: number): Quantity {
  const [from, to] = [fromRtt * RTT, (fromRtt + 60) * RTT];
  return metric(`${scheme}, lowest from ${fromRtt}`, yang(name, scheme), 'rate-least', { ...STUDIED, from, to });
}

/** Part of their packets that all flows of the scheme lose. */
function lossRate(scheme: string, fromRtt: number, toRtt: number): Quantity {
  const label = `${scheme}, loss rate, ${fromRtt} to ${toRtt}`;
  return metric(label, yang('join-same', scheme), 'drop-rate', { from: fromRtt * RTT, to: toRtt * RTT });
}

function refill(scheme: string): Quantity {
  return metric(scheme, yang('leave-same', scheme), 'refill-rtts', { at: STEP_AT });
}

function fairAgain(scheme: string): Quantity {
  return metric(scheme, yang('join-same', scheme), 'fair-again', { at: STEP_AT + RTT });
}

/** Mean rate of the first 20 round trips after the join of as many of the scheme, over that of the last 100 before. */
function soonAmongOwn(scheme: string): Quantity {
  return ratio(scheme, rateBetween('join-same', scheme, 1000, 1020), rateBetween('join-same', scheme, 900, 1000));
}

/** Rate of TEAR that knows no timeout, where from round trip 1000 on all packets are lost. */
function withoutTimeout(of: 'sent' | 'delivered', fromRtt: number, toRtt: number): Quantity {
  const [from, to] = [fromRtt * RTT, toRtt * RTT];
  const run = yang('step-bern-0p5-100', 'TEAR without timeout');
  return metric(`${of}, ${fromRtt} to ${toRtt}`, run, 'send-rate', { ...STUDIED, from, to, of });
}

/** How much the index rises when half of the flows stop. */
function fairer(scheme: string): Quantity {
  return combined(
    `${scheme}, rise of F`,
    [fairness('leave-same', scheme, 1050, 1400), fairness('leave-same', scheme, 500, 1000)],
    ([after, before]) => after! - before!,
  );
}

const wholeStep = (scheme: string): Quantity => toPart('step-per-1-4', scheme, 1);
const nineTenths = (name: string, scheme: string): Quantity => toPart(name, scheme, 0.9);
const silent = (scheme: string): Quantity => fallTo('step-bern-0p5-100', scheme, 0.1);
const risen = (scheme: string): Quantity => rateBetween('step-bern-10-0', scheme, 1040, 1060);

/** When flows stop, the queue drains: what is measured of it is an answer. */
const emptied = (scheme: string): Quantity => leastQueue('leave-same', scheme, 1000, 1030);
const drains = (scheme: string): Check => much(leastQueue('leave-same', scheme, 970, 1000), emptied(scheme));

/** Round trips that the run goes on after the change; "almost at once" is within a tenth of them. */
const AFTER = 400;
const AT_ONCE = ALMOST_NONE * AFTER;

/** Round trips between two cuts of TCP where one packet in 1,000 is lost, √(8/(3p))/2: by then its rate is half without a change too. */
const BETWEEN_CUTS = Math.round(Math.sqrt(8 / (3 * 0.001)) / 2);

export const yangTransientChecks: Readonly<Record<string, Check>> = {
  // The losses from then on show: before, one came in 26 round trips.
  'D-tcp': all(
    prints(named('TCP, losses heard of until it halves', halving('TCP')), '1'),
    below(named('TCP, round trips until its rate is half', fallTo('persistent', 'TCP', 0.5)), BETWEEN_CUTS, ' RTT'),
  ),
  'D-tfrc': shows(halving('TFRC'), '5, cited'),
  'D-order': all(
    ordered('ascending', [halving('TCP'), OTHERS.map(halving)]),
    similar(halving('GAIMD'), halving('TFRC')),
    similar(halving('TFRC'), halving('TEAR')),
    similar(halving('GAIMD'), halving('TEAR')),
  ),
  't1-D-tfrc-tear': fromTo(SLOW.map(halving), '5', '6'),
  't1-D-tear-silent': more(
    named('TEAR, all packets lost', fallTo('step-bern-0p5-100', 'TEAR', 0.5)),
    named('TEAR, one loss per round trip', halving('TEAR')),
  ),
  'f20-gaimd-rounding': more(
    computed('as computed, RTT', stepTimes(analyticSteps(0.01, 0.04)['GAIMD']!).half),
    named('in runs', toPart('step-per-1-4', 'GAIMD', 0.5, 1)),
  ),
  'half-rate': prints(each(FOUR, afterOverBefore, 'step-bern-1-4'), 'about 0.5'),
  'f21-order': all(
    ordered('ascending', [wholeStep('TCP'), wholeStep('GAIMD'), SLOW.map(wholeStep)]),
    similar(wholeStep('TFRC'), wholeStep('TEAR')),
  ),
  'f21-overshoot': almostNone(
    named('TCP, lowest', metric('', yang('step-per-1-4', 'TCP'), 'rate-least', { ...STUDIED, from: 100, to: 106 })),
    named('before', rateBetween('step-per-1-4', 'TCP', 900, 1000)),
  ),
  'f21-same-total': similar(
    settled('step-per-1-4', 'TCP'),
    meanOfAll('mean of the others', each(OTHERS, settled, 'step-per-1-4')),
  ),
  'f22-order': ordered('ascending', FOUR.map(silent)),
  'f22-zero': all(
    ...QUICK.map((scheme) => {
      const rate = (from: number, to: number) => rateBetween('step-bern-0p5-100', scheme, from, to);
      return almostNone(rate(1020, 1400), rate(900, 1000));
    }),
  ),
  'f22-tear-no-to': all(
    prints(
      ratio('rate after over before', withoutTimeout('sent', 1300, 1400), withoutTimeout('sent', 990, 1000)),
      'about 1',
    ),
    almostNone(withoutTimeout('delivered', 1300, 1400), withoutTimeout('delivered', 990, 1000)),
  ),
  'f22-tear-slow': much(silent('TEAR'), silent('TFRC')),
  'f23-tcp-below': all(
    more(tcpLater!, tcpSoon!),
    above(
      OTHERS.map((scheme) => ratio(scheme, ...soonAndLater(scheme))),
      1 / SIMILAR,
    ),
  ),
  'f23-order': ordered('ascending', [soonOverBefore('TCP'), soonOverBefore('GAIMD'), SLOW.map(soonOverBefore)]),
  'f24-similar': all(
    ...FOUR.flatMap((scheme) =>
      [[1020, 1060] as const, [1100, 1400] as const].map(([from, to]) =>
        similar(
          named(`${scheme} among TCP, ${from} to ${to}`, rateBetween('join-tcp', scheme, from, to)),
          named('its own', rateBetween('join-same', scheme, from, to)),
        ),
      ),
    ),
  ),
  'f25-dip': all(...FOUR.map((scheme) => dipAt('join-tcp', scheme, 25))),
  'f26-overshoot': all(
    ...QUICK.map((scheme) =>
      almostNone(leastRate('join-same', scheme, 1000), rateBetween('join-same', scheme, 900, 1000)),
    ),
    ...QUICK.map((scheme) => more(leastRate('join-same', scheme, 940), leastRate('join-same', scheme, 1000))),
    ordered('ascending', [QUICK.map(soonAmongOwn), SLOW.map(soonAmongOwn)]),
    above(each(SLOW, undershoot, 'join-same'), ALMOST_NONE),
  ),
  'f27-tear-dip': all(
    dipAt('join-same', 'TEAR', 50),
    ...QUICK.map((scheme) => much(lowestAt('TEAR'), lowestAt(scheme))),
  ),
  'f28-drop': all(
    printsOfRun(
      SLOW.flatMap((scheme) => [fairness('join-same', scheme, 900, 1000), fairness('join-same', scheme, 1300, 1400)]),
      'about 1',
    ),
    printsOfRun(
      SLOW.map((scheme) =>
        metric(scheme, yang('join-same', scheme), 'fairness-least', { from: STEP_AT, to: STEP_AT + 20 * RTT }),
      ),
      '0.5',
    ),
  ),
  'f28-tear-slow': more(fairAgain('TEAR'), fairAgain('TFRC')),
  'f28-aimd-lower': all(
    ...QUICK.map((scheme) => more(fairness('join-same', scheme, 500, 1000), fairness('join-same', scheme, 1050, 1400))),
    ...QUICK.map((scheme) => more(lossRate(scheme, 1050, 1400), lossRate(scheme, 500, 1000))),
  ),
  'I-tcp': prints(climbSpeed('TCP'), '1'),
  'I-gaimd': prints(climbSpeed('GAIMD'), '0.31'),
  'I-tfrc-nohd': prints(climbSpeed(WITHOUT_DISCOUNTING), '0.12'),
  'I-tfrc-hd': prints(climbSpeed('TFRC'), '0.22'),
  'I-tear': all({ ...below(climbSpeed('TEAR'), 1 / 12), expects: 'at most 1/12' }, above(climbSpeed('TEAR'), 0)),
  'I-order': all(ordered('descending', FOUR.map(climbSpeed)), slightly(climbSpeed('GAIMD'), climbSpeed('TFRC'))),
  'f30-order': all(
    ordered('ascending', each(FOUR, nineTenths, 'step-per-4-1')),
    slightly(nineTenths('step-per-4-1', 'TFRC'), nineTenths('step-per-4-1', 'GAIMD')),
    similar(nineTenths('step-per-4-1', 'TFRC'), nineTenths('step-per-4-1', 'GAIMD')),
  ),
  'f31-similar': all(
    similar(nineTenths('step-per-3-2', 'TFRC'), nineTenths('step-per-3-2', 'TEAR')),
    prints(
      ratio(
        'TFRC with over without discounting',
        nineTenths('step-per-3-2', 'TFRC'),
        metric('', runOf('yang2000-step-per-3-2', { scheme: WITHOUT_DISCOUNTING }), 'reach', {
          ...STUDIED,
          level: 0.9,
          smooth: 5 * RTT,
        }),
      ),
      'about 1',
    ),
  ),
  'f32-order': all(ordered('descending', FOUR.map(risen)), much(risen('TFRC'), risen('TEAR'))),
  'f33-order': ordered('descending', [gain('TCP'), OTHERS.map(gain)]),
  'f34-double': prints(FOUR.map(allAfterOverBefore), 'about 2'),
  'f34-fast': all(
    below(each(QUICK, nineTenths, 'leave-tcp'), AT_ONCE, ' RTT'),
    ...QUICK.flatMap((quick) =>
      SLOW.map((slow) => much(nineTenths('leave-tcp', slow), nineTenths('leave-tcp', quick))),
    ),
    above(each(FOUR, afterOverBefore, 'leave-tcp'), SIMILAR),
  ),
  'f35-flat': all(
    prints(
      SLOW.map((scheme) =>
        ratio(scheme, fairness('leave-same', scheme, 1050, 1400), fairness('leave-same', scheme, 500, 1000)),
      ),
      'about 1',
    ),
    ...QUICK.map((scheme) =>
      more(fairness('leave-same', scheme, 1050, 1400), fairness('leave-same', scheme, 500, 1000)),
    ),
    // Half of the rise has come within the first tenth of the time.
    ...QUICK.map((scheme) =>
      more(
        fairness('leave-same', scheme, 1000 + AT_ONCE / 2, 1000 + AT_ONCE),
        meanOfAll(`${scheme}, half of the way`, [
          fairness('leave-same', scheme, 500, 1000),
          fairness('leave-same', scheme, 1050, 1400),
        ]),
      ),
    ),
    ...QUICK.flatMap((quick) => SLOW.map((slow) => more(fairer(quick), fairer(slow)))),
  ),
  'f36-zero': {
    ...below(FOUR.map(emptied), 1),
    expects: 'zero: less than a packet',
  },
  'f36-tcp': all(printsOfRun(refill('TCP'), '20', ' RTT'), drains('TCP')),
  'f36-gaimd': all(printsOfRun(refill('GAIMD'), '42', ' RTT'), drains('GAIMD')),
  'f36-tfrc': all(printsOfRun(refill('TFRC'), '45', ' RTT'), drains('TFRC')),
  'f36-tear': all(above(refill('TEAR'), 200, ' RTT'), drains('TEAR')),
  'f36-order': all(ordered('ascending', FOUR.map(refill)), ...FOUR.map(drains)),
};

/** Packets per round trip that a flow has gained in the first 50 after the losses have become fewer. */
function gain(scheme: string): Quantity {
  return combined(
    scheme,
    [rateBetween('step-bern-4-1', scheme, 1000, 1050), rateBetween('step-bern-4-1', scheme, 900, 1000)],
    ([after, before]) => after! - before!,
  );
}
