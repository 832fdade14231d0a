/** How the claims of yang2000 about flows behind a queue of their own are checked (Section 3.3.2). */
import { metric } from '../figures/parts.ts';
import { combined, computed, type Quantity, ratio } from '../figures/quantity.ts';
import { covIn, fairnessIn, FOUR, longYang, yang } from './runs.ts';
import { above, below, form, prints } from '../claims/checks.ts';
import type { Check } from '../claims/claim.ts';
import { pipeOf, setting } from '../claims/facts.ts';
import { all, mostOf } from '../claims/joint-checks.ts';
import { more, much, ordered, rankCorrelation, similar, slightly } from '../claims/order-checks.ts';
import { printsOfRun } from '../claims/single-run.ts';
import { each, meanRate, named, queue, ROUGH, SMOOTH, swing } from './quantities.ts';

/** How far the index falls from 1 in any round trip. */
function deepest(scheme: string): Quantity {
  const least = metric('', longYang('8same', scheme), 'fairness-least', { from: 10, to: 260 });
  return combined(`${scheme}, 1 − least F`, [least], ([index]) => 1 - index!);
}

/** TEAR and TEAR without its timeout alike, in CoV and in rate. */
function timeoutOrNot(name: string): Check[] {
  const without = 'TEAR without timeout';
  return [
    similar(named(`CoV, ${name}`, covIn(name, 'TEAR')), named('without', covIn(name, without))),
    similar(named(`rate, ${name}`, meanRate(name, 'TEAR')), named('without', meanRate(name, without))),
  ];
}

/** A reading of one scheme among seven TCP flows alike behind RED and drop-tail. */
function redAndDropTail(what: string, of: (name: string, scheme: string) => Quantity): Check[] {
  return FOUR.map((scheme) =>
    similar(named(`${what}, ${scheme}, RED`, of('1v7-red', scheme)), named('drop-tail', of('1v7', scheme))),
  );
}

const AROUND = 'about 0.7';
/** Packets of the link in a round trip of the propagation. */
const LINK_RATE = pipeOf(setting('yang2000-common'));

const partAtRate = (scheme: string): Quantity =>
  metric(scheme, yang('single', scheme), 'part-at-rate', { from: 10, to: 60, packets: 30, level: LINK_RATE });
const windowAtLoss = (scheme: string): Quantity =>
  metric(scheme, yang('single', scheme, { durationSeconds: 400 }), 'window-at-loss', { from: 100, to: 400 });
const fullest = FOUR.map((scheme) => queue('1v7', scheme, 'queue-most'));
const STEADY = ['TFRC', 'TEAR', 'GAIMD'];
const meanQueues = STEADY.map((scheme) => named(`${scheme}, mean`, queue('8same', scheme, 'queue-len')));
const leastOfTwo = ['TFRC', 'GAIMD'].map((scheme) => named(`${scheme}, least`, queue('single', scheme, 'queue-least')));

export const yangQueueChecks: Readonly<Record<string, Check>> = {
  'f9-rate-capped': {
    ...above(ROUGH.map(partAtRate), 0.5),
    expects: 'most of the round trips',
  },
  'f9-drop-at-80': prints(ROUGH.map(windowAtLoss), 'about 80', ' packets'),
  'f11-tcp-queue': all(
    above(queue('single', 'TCP', 'queue-most'), 0.9 * 50, ' packets'),
    below(queue('single', 'TCP', 'queue-least'), 1, ' packet'),
  ),
  'f11-gaimd-smaller': much(swing('single', 'TCP'), swing('single', 'GAIMD')),
  'f11-tear-period': prints(
    ratio('cycle of TEAR over TCP’s', queue('single', 'TEAR', 'queue-cycle'), queue('single', 'TCP', 'queue-cycle')),
    'about 2',
  ),
  'f11-tear-empty': prints(queue('single', 'TEAR', 'queue-below'), 'about 0.5'),
  'f11-tfrc': all(
    above(leastOfTwo, 1, ' packet'),
    more(swing('single', 'TCP'), swing('single', 'TFRC')),
    ...ROUGH.map((scheme) => much(queue('single', 'TFRC', 'queue-cycle'), queue('single', scheme, 'queue-cycle'))),
  ),
  'f12-smooth': ordered('ascending', [each(SMOOTH, covIn, '1v7'), each(ROUGH, covIn, '1v7')]),
  'f13-around': printsOfRun(each(FOUR, fairnessIn, '1v7'), AROUND),
  'f13-red': all(
    ...FOUR.map((scheme) =>
      similar(named(`${scheme}, RED`, fairnessIn('1v7-red', scheme)), named('drop-tail', fairnessIn('1v7', scheme))),
    ),
  ),
  's22-red': mostOf('most of 12 readings alike', [
    ...redAndDropTail('CoV', covIn),
    ...redAndDropTail('rate', meanRate),
    ...redAndDropTail('F', fairnessIn),
  ]),
  's22-tear': mostOf(
    'most of 12 readings alike',
    ['periodic5', 'bern5', 'bern20', 'onoff', 'single', '1v7'].flatMap(timeoutOrNot),
  ),
  'f14-cycles': all(
    ...FOUR.map((scheme) =>
      more(named('a lone TCP', queue('single', 'TCP', 'queue-cycle')), queue('1v7', scheme, 'queue-cycle')),
    ),
    ...FOUR.map((scheme) => similar(swing('1v7', scheme), named('a lone TCP’s', swing('single', 'TCP')))),
    above(fullest, 0.9 * 50, ' packets'),
  ),
  'f15-improves': all(
    ...['GAIMD', 'TFRC', 'TEAR'].map((scheme) =>
      more(
        named(`${scheme} among TCP`, covIn('1v7', scheme)),
        named(`${scheme} among its own`, covIn('8same', scheme)),
      ),
    ),
  ),
  'f16-near-1': all(
    printsOfRun(each(SMOOTH, fairnessIn, '8same'), 'about 1'),
    ...SMOOTH.map((scheme) => much(deepest('TCP'), deepest(scheme))),
  ),
  'f16-gaimd': slightly(computed('predicted', 0.93), fairnessIn('8same', 'GAIMD')),
  'f16-order': ordered('descending', [each(SMOOTH, fairnessIn, '8same'), fairnessIn('8same', 'TCP')]),
  'f17-high-stable': all(
    above(meanQueues, 25, ' packets'),
    ordered('ascending', [
      STEADY.map((scheme) => queue('8same', scheme, 'queue-cov')),
      queue('8same', 'TCP', 'queue-cov'),
    ]),
  ),
  't1-F-tcp': prints(form('jain-of-cov', { c: 0.58 }), '0.7'),
  't1-F-gaimd': prints(form('jain-of-cov', { c: 0.26 }), '0.9'),
  't1-F-tfrc': printsOfRun(fairnessIn('8same', 'TFRC'), 'about 1'),
  't1-F-tear': printsOfRun(fairnessIn('8same', 'TEAR'), 'about 1'),
  'corr-smooth-fair': above(
    combined(
      'rank correlation of CoV over time and 1 − F',
      [...each(FOUR, covIn, '8same'), ...each(FOUR, fairnessIn, '8same')],
      (values) =>
        rankCorrelation(
          values.slice(0, 4),
          values.slice(4).map((index) => 1 - index),
        ),
    ),
    0,
  ),
};
