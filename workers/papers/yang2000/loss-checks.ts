/** How the claims of yang2000 about a steady network with losses of its own are checked (Section 3.3.1; Figures 18 and 19). */
import { metric } from '../figures/parts.ts';
import { combined, computed, type Quantity, ratio } from '../figures/quantity.ts';
import { covAt, covIn, covLf, FOUR, LONG_TERM_RATES, longYang, LOSS_RATES, yang } from './runs.ts';
import { above, prints, shows } from '../claims/checks.ts';
import type { Check } from '../claims/claim.ts';
import { pipeOf, setting } from '../claims/facts.ts';
import { all } from '../claims/joint-checks.ts';
import { almostNone, more, much, ordered, overall, similar, slightly } from '../claims/order-checks.ts';
import { fromToOfRun, printsOfRun } from '../claims/single-run.ts';
import { each, meanRate, named, ROUGH, SMOOTH, swing } from './quantities.ts';

/** CoV over time under random losses at the rate that the run beside ON/OFF sources saw, between two points of the sweep. */
function covAtSameLoss(scheme: string): Quantity {
  const rate = metric('loss rate', longYang('onoff', scheme), 'loss-rate');
  // Beside that traffic flows lose less than at the lowest rate of the paper's sweep.
  const rates = [0.001, 0.002, 0.003, 0.004, ...LOSS_RATES];
  return combined(`${scheme}, random losses`, [rate, ...rates.map((p) => covAt(scheme, p))], ([p, ...covs]) => {
    const next = rates.findIndex((one) => one >= p!);
    if (next < 1) return null;
    const part = (p! - rates[next - 1]!) / (rates[next]! - rates[next - 1]!);
    return covs[next - 1]! + part * (covs[next]! - covs[next - 1]!);
  });
}

/** CoV over flows of means of 60 s over that of 15 s, the three low loss rates together. */
function longerOverShorter(scheme: string): Quantity {
  const rates = [0.005, 0.01, 0.02];
  const sum = (name: 'lf15' | 'lf60'): Quantity =>
    combined(
      name,
      rates.map((p) => covLf(name, scheme, p)),
      (values) => values.reduce((total, value) => total + value, 0),
    );
  return ratio(scheme, sum('lf60'), sum('lf15'));
}

export const yangLossChecks: Readonly<Record<string, Check>> = {
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
  'f6-tcp-1pct': printsOfRun(covAt('TCP', 0.01), '0.51'),
  'f6-gaimd-1pct': printsOfRun(covAt('GAIMD', 0.01), '0.3'),
  'f6-tfrc-1pct': printsOfRun(covAt('TFRC', 0.01), '0.23'),
  'f6-tear-1pct': printsOfRun(covAt('TEAR', 0.01), '0.22'),
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
  'f6-close-1pct': all(
    prints(covAt('TCP', 0.01), 'about 0.58'),
    prints(covAt('GAIMD', 0.01), 'about 0.26'),
    prints(covAt('TFRC', 0.01), 'about 0.22'),
    prints(covAt('TEAR', 0.01), 'about 0.21'),
  ),
  'f6-gaimd-8pct': all(
    prints(ratio('GAIMD over TCP at 8 %', covAt('GAIMD', 0.08), covAt('TCP', 0.08)), 'about 1'),
    more(covAt('GAIMD', 0.08), covAt('GAIMD', 0.01)),
  ),
  'f6-tcp-20pct': all(
    printsOfRun([covAt('TCP', 0.2), covAt('GAIMD', 0.2)], '1.6'),
    ...ROUGH.map((scheme) => prints(covAt(scheme, 0.2), 'about 1.73')),
  ),
  'f6-tfrc-flat-4pct': all(
    ...[0.005, 0.01, 0.02, 0.03, 0.04].map((p) =>
      ordered('ascending', [covAt('TFRC', p), each(ROUGH, (scheme) => covAt(scheme, p))]),
    ),
    similar(covAt('TFRC', 0.04), covAt('TFRC', 0.005)),
  ),
  'f6-tfrc-15pct': all(
    much(covAt('TFRC', 0.15), covAt('TFRC', 0.04)),
    ordered('descending', [covAt('TFRC', 0.15), each(ROUGH, (scheme) => covAt(scheme, 0.15))]),
  ),
  'f6-tfrc-20pct': printsOfRun(covAt('TFRC', 0.2), '2'),
  'f6-tfrc-worst-20pct': ordered('descending', [
    covAt('TFRC', 0.2),
    [...ROUGH, 'TEAR'].map((scheme) => covAt(scheme, 0.2)),
  ]),
  'f6-tear-band': fromToOfRun(
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
  'f18-similar': all(
    ordered('descending', [
      covLf('lf15', 'TCP', 0.01),
      covLf('lf15', 'GAIMD', 0.01),
      each(SMOOTH, (scheme) => covLf('lf15', scheme, 0.01)),
    ]),
    ...FOUR.map((scheme) =>
      overall(
        'rising',
        scheme,
        LONG_TERM_RATES.map((p) => covLf('lf15', scheme, p)),
      ),
    ),
  ),
  'f19-half': prints(FOUR.map(longerOverShorter), 'about 0.5'),
  't1-cov-tcp-2pct': printsOfRun(covAt('TCP', 0.02), '0.58'),
  't1-cov-tcp-20pct': printsOfRun(covAt('TCP', 0.2), '1.7'),
  't1-cov-gaimd-2pct': printsOfRun(covAt('GAIMD', 0.02), '0.26'),
  't1-cov-gaimd-20pct': printsOfRun(covAt('GAIMD', 0.2), '1.7'),
  't1-cov-tfrc-2pct': printsOfRun(covAt('TFRC', 0.02), '0.22'),
  't1-cov-tfrc-20pct': printsOfRun(covAt('TFRC', 0.2), '2'),
  't1-cov-tear-2pct': printsOfRun(covAt('TEAR', 0.02), '0.2'),
  't1-cov-tear-20pct': printsOfRun(covAt('TEAR', 0.2), '0.4'),
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
