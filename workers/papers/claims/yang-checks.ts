/** How the claims of yang2000 about a steady network are checked (Section 3). */
import { metric } from '../figures/parts.ts';
import { combined, computed, type Quantity, ratio } from '../figures/quantity.ts';
import { covAt, covIn, covLf, fairnessIn, FOUR, longYang, LOSS_RATES, STUDIED, yang } from '../figures/yang-runs.ts';
import { above, below, between, judged, near, over } from './checks.ts';
import { all } from './joint-checks.ts';
import { more, ordered, trend } from './order-checks.ts';
import type { Check } from './claim.ts';
import { pipeOf, setting } from './facts.ts';

/** Cheap runs, so that chance plays no part. */
const MANY = 10;

const SMOOTH = ['TFRC', 'TEAR'];
const ROUGH = ['TCP', 'GAIMD'];
const each = (schemes: readonly string[], of: (scheme: string) => Quantity): Quantity[] => schemes.map(of);

function meanRate(name: string, scheme: string): Quantity {
  return metric(scheme, yang(name, scheme), 'send-rate', STUDIED);
}

type QueueReading = 'queue-least' | 'queue-most' | 'queue-below' | 'queue-cov' | 'queue-cycle';

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

/** Rank correlation of two lists without ties. */
function rankCorrelation(one: readonly number[], other: readonly number[]): number {
  const rank = (list: readonly number[], value: number): number => list.filter((each_) => each_ < value).length;
  const n = one.length;
  const squares = one.reduce((sum, value, index) => sum + (rank(one, value) - rank(other, other[index]!)) ** 2, 0);
  return 1 - (6 * squares) / (n * (n * n - 1));
}

export const yangSteadyChecks: Readonly<Record<string, Check>> = {
  bdp: near(computed('packets under way', pipeOf(setting('yang2000-common'))), 30, 1.5),
  outstanding: near(computed('under way and waiting', pipeOf(setting('yang2000-common')) + 50), 80, 1.5),
  'F-tcp': near(fairnessIn('1v7', 'TCP'), 0.7, 0.08),
  clt: near(longerOverShorter(), 0.5, 0.1),
  'f3-smoother': ordered('ascending', [
    each(SMOOTH, (scheme) => covIn('periodic5', scheme)),
    each(ROUGH, (scheme) => covIn('periodic5', scheme)),
  ]),
  'f4-more-fluct': all(
    ...FOUR.map((scheme) =>
      more(
        { ...covIn('bern5', scheme), label: `${scheme}, random` },
        { ...covIn('periodic5', scheme), label: `${scheme}, periodic` },
      ),
    ),
  ),
  'f5-tfrc-zero': over(MANY, below(ratio('TFRC over TCP', meanRate('bern20', 'TFRC'), meanRate('bern20', 'TCP')), 0.3)),
  'f5-tear-high': over(MANY, above(ratio('TEAR over TCP', meanRate('bern20', 'TEAR'), meanRate('bern20', 'TCP')), 2)),
  'f6-tcp-1pct': near(covAt('TCP', 0.01), 0.51, 0.12),
  'f6-gaimd-1pct': near(covAt('GAIMD', 0.01), 0.3, 0.1),
  'f6-tfrc-1pct': near(covAt('TFRC', 0.01), 0.23, 0.08),
  'f6-tear-1pct': near(covAt('TEAR', 0.01), 0.22, 0.08),
  'f6-order-1pct': ordered('descending', [
    covAt('TCP', 0.01),
    covAt('GAIMD', 0.01),
    each(SMOOTH, (scheme) => covAt(scheme, 0.01)),
  ]),
  'f6-trend': all(
    ...FOUR.map((scheme) =>
      trend(
        'rising',
        LOSS_RATES.map((p) => covAt(scheme, p)),
        0.05,
      ),
    ),
  ),
  'f6-gaimd-8pct': near(ratio('GAIMD over TCP at 8 %', covAt('GAIMD', 0.08), covAt('TCP', 0.08)), 1, 0.2),
  'f6-tcp-20pct': near(covAt('TCP', 0.2), 1.6, 0.4),
  'f6-tfrc-flat-4pct': below(
    [0.005, 0.01, 0.02, 0.03, 0.04].map((p) => covAt('TFRC', p)),
    0.4,
  ),
  'f6-tfrc-15pct': ordered('descending', [covAt('TFRC', 0.15), each(ROUGH, (scheme) => covAt(scheme, 0.15))]),
  'f6-tfrc-20pct': near(covAt('TFRC', 0.2), 2, 0.6),
  'f6-tfrc-worst-20pct': ordered('descending', [
    covAt('TFRC', 0.2),
    each(ROUGH, (scheme) => covAt(scheme, 0.2)),
    covAt('TEAR', 0.2),
  ]),
  'f6-tear-band': between(
    LOSS_RATES.map((p) => covAt('TEAR', p)),
    0.2,
    0.4,
    0.06,
  ),
  'f7-onoff-worse': all(
    ...FOUR.map((scheme) => more({ ...covIn('onoff', scheme), label: `${scheme}, ON/OFF` }, covAtSameLoss(scheme))),
  ),
  'f8-queue-fluct': above(
    FOUR.map((scheme) =>
      combined(`${scheme}, swing over buffer`, [swing('onoff', scheme)], ([packets]) => packets! / 50),
    ),
    0.7,
  ),
  'f9-rate-capped': near(
    each(ROUGH, (scheme) => metric(scheme, yang('single', scheme), 'rate-median', { from: 10, to: 60 })),
    31.25,
    1.5,
    ' packets/RTT',
  ),
  'f9-drop-at-80': near(
    each(ROUGH, (scheme) =>
      metric(scheme, yang('single', scheme, { durationSeconds: 400 }), 'window-at-loss', { from: 100, to: 400 }),
    ),
    80,
    4,
    ' packets',
  ),
  'f11-tcp-queue': all(
    above(queue('single', 'TCP', 'queue-most'), 45),
    below(queue('single', 'TCP', 'queue-least'), 3),
  ),
  'f11-gaimd-smaller': below(ratio('swing of GAIMD over TCP’s', swing('single', 'GAIMD'), swing('single', 'TCP')), 0.6),
  'f11-tear-period': near(
    ratio('cycle of TEAR over TCP’s', queue('single', 'TEAR', 'queue-cycle'), queue('single', 'TCP', 'queue-cycle')),
    2,
    0.8,
  ),
  'f11-tear-empty': near(queue('single', 'TEAR', 'queue-below'), 0.5, 0.2),
  'f11-tfrc': all(
    above(queue('single', 'TFRC', 'queue-least'), 2),
    ordered('descending', [
      queue('single', 'TFRC', 'queue-cycle'),
      each(ROUGH, (scheme) => queue('single', scheme, 'queue-cycle')),
    ]),
  ),
  'f12-smooth': ordered('ascending', [
    each(SMOOTH, (scheme) => covIn('1v7', scheme)),
    each(ROUGH, (scheme) => covIn('1v7', scheme)),
  ]),
  'f13-around': near(
    each(FOUR, (scheme) => fairnessIn('1v7', scheme)),
    0.7,
    0.1,
  ),
  'f13-red': near(
    each(FOUR, (scheme) => fairnessIn('1v7-red', scheme)),
    0.7,
    0.12,
  ),
  'f14-cycles': all(
    ...FOUR.map((scheme) =>
      more({ ...queue('single', 'TCP', 'queue-cycle'), label: 'a lone TCP' }, queue('1v7', scheme, 'queue-cycle')),
    ),
  ),
  'f15-improves': all(
    ...['GAIMD', 'TFRC', 'TEAR'].map((scheme) =>
      more(
        { ...covIn('1v7', scheme), label: `${scheme} among TCP` },
        { ...covIn('8same', scheme), label: `${scheme} among its own` },
      ),
    ),
  ),
  'f16-near-1': near(
    each(SMOOTH, (scheme) => fairnessIn('8same', scheme)),
    1,
    0.07,
  ),
  'f16-gaimd': near(fairnessIn('8same', 'GAIMD'), 0.9, 0.06),
  'f16-order': ordered('descending', [
    each(SMOOTH, (scheme) => fairnessIn('8same', scheme)),
    fairnessIn('8same', 'GAIMD'),
    fairnessIn('8same', 'TCP'),
  ]),
  'f17-high-stable': ordered('ascending', [
    ['TFRC', 'TEAR', 'GAIMD'].map((scheme) => queue('8same', scheme, 'queue-cov')),
    queue('8same', 'TCP', 'queue-cov'),
  ]),
  'f18-similar': ordered('descending', [
    covLf('lf15', 'TCP', 0.01),
    covLf('lf15', 'GAIMD', 0.01),
    each(SMOOTH, (scheme) => covLf('lf15', scheme, 0.01)),
  ]),
  'f19-half': near(longerOverShorter(), 0.5, 0.15),
  't1-F-tcp': near(fairnessIn('1v7', 'TCP'), 0.7, 0.08),
  't1-F-gaimd': near(fairnessIn('8same', 'GAIMD'), 0.9, 0.08),
  't1-F-tfrc': near(fairnessIn('8same', 'TFRC'), 1, 0.07),
  't1-F-tear': near(fairnessIn('8same', 'TEAR'), 1, 0.07),
  't1-cov-tcp-2pct': near(covAt('TCP', 0.02), 0.58, 0.15),
  't1-cov-tcp-20pct': near(covAt('TCP', 0.2), 1.7, 0.4),
  't1-cov-gaimd-2pct': near(covAt('GAIMD', 0.02), 0.26, 0.1),
  't1-cov-gaimd-20pct': near(covAt('GAIMD', 0.2), 1.7, 0.4),
  't1-cov-tfrc-2pct': near(covAt('TFRC', 0.02), 0.22, 0.08),
  't1-cov-tfrc-20pct': near(covAt('TFRC', 0.2), 2, 0.6),
  't1-cov-tear-2pct': near(covAt('TEAR', 0.02), 0.2, 0.08),
  't1-cov-tear-20pct': near(covAt('TEAR', 0.2), 0.4, 0.12),
  'corr-smooth-fair': judged(
    'the ranks of CoV over time and of 1 − F go together',
    [
      ...each(FOUR, (scheme) => ({ ...covIn('8same', scheme), label: `CoV of ${scheme}` })),
      ...each(FOUR, (scheme) => ({ ...fairnessIn('8same', scheme), label: `F of ${scheme}` })),
    ],
    (means) =>
      rankCorrelation(
        means.slice(0, 4),
        means.slice(4).map((index) => 1 - index),
      ) > 0,
  ),
  'lf-below-sf': all(
    ...FOUR.map((scheme) =>
      more(
        { ...metric('', yang('lf15', scheme, { lossRate: 0.01 }), 'cov-sf'), label: `${scheme}, one round trip` },
        { ...covLf('lf15', scheme, 0.01), label: `${scheme}, 15 s` },
      ),
    ),
  ),
  'to-regime': over(
    MANY,
    above(
      each(ROUGH, (scheme) => metric(scheme, yang('bern20', scheme), 'timeout-share')),
      0.5,
    ),
  ),
  'f2-identity': near(
    each(FOUR, (scheme) => ratio(scheme, metric('', longYang('8same', scheme), 'cov-sf'), covIn('8same', scheme))),
    1,
    0.25,
  ),
};
