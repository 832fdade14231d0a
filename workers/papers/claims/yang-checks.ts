/** How the claims of yang2000 about a steady network are checked (Section 3). */
import { metric } from '../figures/parts.ts';
import { combined, computed, type Quantity, ratio } from '../figures/quantity.ts';
import { covAt, covIn, covLf, fairnessIn, FOUR, longYang, LOSS_RATES, STUDIED, yang } from '../figures/yang-runs.ts';
import { above, below, fromTo, prints, shows } from './checks.ts';
import type { Check } from './claim.ts';
import { pipeOf, setting } from './facts.ts';
import { all } from './joint-checks.ts';
import { almostNone, more, much, ordered, overall, rankCorrelation, similar, slightly } from './order-checks.ts';

const SMOOTH = ['TFRC', 'TEAR'];
const ROUGH = ['TCP', 'GAIMD'];
const each = (schemes: readonly string[], of: (scheme: string) => Quantity): Quantity[] => schemes.map(of);

function meanRate(name: string, scheme: string): Quantity {
  return metric(scheme, yang(name, scheme), 'send-rate', STUDIED);
}

type QueueReading = 'queue-least' | 'queue-most' | 'queue-below' | 'queue-cov' | 'queue-cycle' | 'queue-len';

/**
 * A lone flow from round trip 1000 to 4000: before, it is still on its way from the first cut of its connection, which is by
 * half for every scheme, and a cycle of TFRC is longer than a figure. Among others round trips 100 to 600, as the figures.
 */
function queue(name: string, scheme: string, reading: QueueReading): Quantity {
  return metric(
    `${scheme}${name === 'single' ? '' : `, ${name}`}`,
    yang(name, scheme, name === 'single' ? { durationSeconds: 400 } : {}),
    reading,
    name === 'single' ? { from: 100, to: 400 } : { from: 10, to: 60 },
  );
}

function swing(name: string, scheme: string): Quantity {
  return combined(
    `${scheme}, swing`,
    [queue(name, scheme, 'queue-most'), queue(name, scheme, 'queue-least')],
    ([most, least]) => most! - least!,
  );
}

/** CoV over time under random losses at the rate that the run beside ON/OFF sources saw, between two points of the sweep. */
function covAtSameLoss(scheme: string): Quantity {
  const rate = metric('loss rate', longYang('onoff', scheme), 'loss-rate');
  return combined(`${scheme}, random losses`, [rate, ...LOSS_RATES.map((p) => covAt(scheme, p))], ([p, ...covs]) => {
    const next = LOSS_RATES.findIndex((one) => one >= p!);
    if (next === 0) return covs[0]!;
    if (next < 0) return null;
    const part = (p! - LOSS_RATES[next - 1]!) / (LOSS_RATES[next]! - LOSS_RATES[next - 1]!);
    return covs[next - 1]! + part * (covs[next]! - covs[next - 1]!);
  });
}

/** CoV over flows of means of 60 s over that of 15 s, at low loss rates, all four schemes together. */
function longerOverShorter(): Quantity {
  const rates = [0.005, 0.01, 0.02];
  const sum = (name: 'lf15' | 'lf60'): Quantity =>
    combined(
      name,
      FOUR.flatMap((scheme) => rates.map((p) => covLf(name, scheme, p))),
      (values) => values.reduce((total, value) => total + value, 0),
    );
  return ratio('60 s over 15 s', sum('lf60'), sum('lf15'));
}

/** Least of the index in any round trip. */
function leastFairness(scheme: string): Quantity {
  return metric(`${scheme}, least F`, longYang('8same', scheme), 'fairness-least', { from: 10, to: 260 });
}

const named = (label: string, quantity: Quantity): Quantity => ({ ...quantity, label });
const AROUND = 'about 0.7';

export const yangSteadyChecks: Readonly<Record<string, Check>> = {
  bdp: shows(computed('packets under way', pipeOf(setting('yang2000-common'))), 'about 30'),
  outstanding: shows(computed('under way and waiting', pipeOf(setting('yang2000-common')) + 50), '80'),
  'f3-smoother': ordered('ascending', [
    each(SMOOTH, (scheme) => covIn('periodic5', scheme)),
    each(ROUGH, (scheme) => covIn('periodic5', scheme)),
  ]),
  'f4-more-fluct': all(
    ...FOUR.map((scheme) =>
      much(
        named(`${scheme}, random`, covIn('bern5', scheme)),
        named(`${scheme}, periodic`, covIn('periodic5', scheme)),
      ),
    ),
  ),
  'f5-tfrc-zero': almostNone(
    named('TFRC at 20 %', meanRate('bern20', 'TFRC')),
    named('TFRC at 5 %', meanRate('bern5', 'TFRC')),
  ),
  'f5-tear-high': all(
    much(meanRate('bern20', 'TEAR'), meanRate('bern20', 'TCP')),
    much(meanRate('bern20', 'TEAR'), meanRate('bern20', 'GAIMD')),
  ),
  'f6-tcp-1pct': prints(covAt('TCP', 0.01), '0.51'),
  'f6-gaimd-1pct': prints(covAt('GAIMD', 0.01), '0.3'),
  'f6-tfrc-1pct': prints(covAt('TFRC', 0.01), '0.23'),
  'f6-tear-1pct': prints(covAt('TEAR', 0.01), '0.22'),
  'f6-order-1pct': all(
    ordered('descending', [covAt('TCP', 0.01), covAt('GAIMD', 0.01), each(SMOOTH, (scheme) => covAt(scheme, 0.01))]),
    similar(covAt('TFRC', 0.01), covAt('TEAR', 0.01)),
  ),
  'f6-trend': all(
    ...FOUR.map((scheme) =>
      overall(
        'rising',
        scheme,
        LOSS_RATES.map((p) => covAt(scheme, p)),
      ),
    ),
  ),
  'f6-gaimd-8pct': prints(ratio('GAIMD over TCP at 8 %', covAt('GAIMD', 0.08), covAt('TCP', 0.08)), 'about 1'),
  'f6-tcp-20pct': prints(covAt('TCP', 0.2), '1.6'),
  'f6-tfrc-flat-4pct': all(
    ...[0.005, 0.01, 0.02, 0.03, 0.04].map((p) =>
      ordered('ascending', [covAt('TFRC', p), each(ROUGH, (scheme) => covAt(scheme, p))]),
    ),
  ),
  'f6-tfrc-15pct': ordered('descending', [covAt('TFRC', 0.15), each(ROUGH, (scheme) => covAt(scheme, 0.15))]),
  'f6-tfrc-20pct': prints(covAt('TFRC', 0.2), '2'),
  'f6-tfrc-worst-20pct': ordered('descending', [
    covAt('TFRC', 0.2),
    [...ROUGH, 'TEAR'].map((scheme) => covAt(scheme, 0.2)),
  ]),
  'f6-tear-band': fromTo(
    LOSS_RATES.map((p) => covAt('TEAR', p)),
    '0.2',
    '0.4',
  ),
  'f7-onoff-worse': all(
    ...FOUR.map((scheme) => slightly(named(`${scheme}, ON/OFF`, covIn('onoff', scheme)), covAtSameLoss(scheme))),
  ),
  'f8-queue-fluct': all(
    ...FOUR.map((scheme) =>
      much(named(`${scheme}, ON/OFF`, swing('onoff', scheme)), named(`${scheme}, random`, swing('bern5', scheme))),
    ),
  ),
  'f9-rate-capped': prints(
    each(ROUGH, (scheme) => metric(scheme, yang('single', scheme), 'rate-median', { from: 10, to: 60 })),
    'about 31.25',
    ' packets/RTT',
  ),
  'f9-drop-at-80': prints(
    each(ROUGH, (scheme) =>
      metric(scheme, yang('single', scheme, { durationSeconds: 400 }), 'window-at-loss', { from: 100, to: 400 }),
    ),
    'about 80',
    ' packets',
  ),
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
    above(queue('single', 'TFRC', 'queue-least'), 1, ' packet'),
    more(swing('single', 'TCP'), swing('single', 'TFRC')),
    ...ROUGH.map((scheme) => much(queue('single', 'TFRC', 'queue-cycle'), queue('single', scheme, 'queue-cycle'))),
  ),
  'f12-smooth': ordered('ascending', [
    each(SMOOTH, (scheme) => covIn('1v7', scheme)),
    each(ROUGH, (scheme) => covIn('1v7', scheme)),
  ]),
  'f13-around': prints(
    each(FOUR, (scheme) => fairnessIn('1v7', scheme)),
    AROUND,
  ),
  'f13-red': all(
    ...FOUR.map((scheme) =>
      similar(named(`${scheme}, RED`, fairnessIn('1v7-red', scheme)), named('drop-tail', fairnessIn('1v7', scheme))),
    ),
  ),
  's22-red': all(
    ...FOUR.map((scheme) =>
      similar(named(`${scheme}, RED`, covIn('1v7-red', scheme)), named('drop-tail', covIn('1v7', scheme))),
    ),
  ),
  's22-tear': all(
    similar(covIn('1v7', 'TEAR'), named('CoV without timeout', covIn('1v7', 'TEAR without timeout'))),
    similar(meanRate('1v7', 'TEAR'), named('rate without timeout', meanRate('1v7', 'TEAR without timeout'))),
  ),
  'f14-cycles': all(
    ...FOUR.map((scheme) =>
      more(named('a lone TCP', queue('single', 'TCP', 'queue-cycle')), queue('1v7', scheme, 'queue-cycle')),
    ),
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
    prints(
      each(SMOOTH, (scheme) => fairnessIn('8same', scheme)),
      'about 1',
    ),
    ...SMOOTH.map((scheme) => more(leastFairness(scheme), leastFairness('TCP'))),
  ),
  'f16-gaimd': slightly(computed('predicted', 0.93), fairnessIn('8same', 'GAIMD')),
  'f16-order': ordered('descending', [
    each(SMOOTH, (scheme) => fairnessIn('8same', scheme)),
    fairnessIn('8same', 'TCP'),
  ]),
  'f17-high-stable': all(
    above(
      ['TFRC', 'TEAR', 'GAIMD'].map((scheme) => named(`${scheme}, mean`, queue('8same', scheme, 'queue-len'))),
      25,
      ' packets',
    ),
    ordered('ascending', [
      ['TFRC', 'TEAR', 'GAIMD'].map((scheme) => queue('8same', scheme, 'queue-cov')),
      queue('8same', 'TCP', 'queue-cov'),
    ]),
  ),
  'f18-similar': all(
    ordered('descending', [
      covLf('lf15', 'TCP', 0.01),
      covLf('lf15', 'GAIMD', 0.01),
      each(SMOOTH, (scheme) => covLf('lf15', scheme, 0.01)),
    ]),
    ...FOUR.map((scheme) => more(covLf('lf15', scheme, 0.02), covLf('lf15', scheme, 0.005))),
  ),
  'f19-half': prints(longerOverShorter(), 'about 0.5'),
  't1-F-tcp': prints(fairnessIn('1v7', 'TCP'), '0.7'),
  't1-F-gaimd': prints(fairnessIn('8same', 'GAIMD'), '0.9'),
  't1-F-tfrc': prints(fairnessIn('8same', 'TFRC'), 'about 1'),
  't1-F-tear': prints(fairnessIn('8same', 'TEAR'), 'about 1'),
  't1-cov-tcp-2pct': prints(covAt('TCP', 0.02), '0.58'),
  't1-cov-tcp-20pct': prints(covAt('TCP', 0.2), '1.7'),
  't1-cov-gaimd-2pct': prints(covAt('GAIMD', 0.02), '0.26'),
  't1-cov-gaimd-20pct': prints(covAt('GAIMD', 0.2), '1.7'),
  't1-cov-tfrc-2pct': prints(covAt('TFRC', 0.02), '0.22'),
  't1-cov-tfrc-20pct': prints(covAt('TFRC', 0.2), '2'),
  't1-cov-tear-2pct': prints(covAt('TEAR', 0.02), '0.2'),
  't1-cov-tear-20pct': prints(covAt('TEAR', 0.2), '0.4'),
  'corr-smooth-fair': above(
    combined(
      'rank correlation of CoV over time and 1 − F',
      [...each(FOUR, (scheme) => covIn('8same', scheme)), ...each(FOUR, (scheme) => fairnessIn('8same', scheme))],
      (values) =>
        rankCorrelation(
          values.slice(0, 4),
          values.slice(4).map((index) => 1 - index),
        ),
    ),
    0,
  ),
  'lf-below-sf': all(
    ...FOUR.map((scheme) =>
      more(
        { ...metric('', yang('lf15', scheme, { lossRate: 0.01 }), 'cov-sf'), label: `${scheme}, one round trip` },
        { ...covLf('lf15', scheme, 0.01), label: `${scheme}, 15 s` },
      ),
    ),
  ),
  'to-regime': above(
    each(ROUGH, (scheme) => metric(scheme, yang('bern20', scheme), 'timeout-share')),
    0.5,
  ),
  'f2-identity': prints(
    each(FOUR, (scheme) =>
      ratio(
        scheme,
        metric('', yang('lf15', scheme, { lossRate: 0.02 }), 'cov-sf'),
        metric('', yang('lf15', scheme, { lossRate: 0.02 }), 'cov-time'),
      ),
    ),
    'about 1',
  ),
};
