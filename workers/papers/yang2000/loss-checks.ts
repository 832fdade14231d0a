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
import { BUFFER_PACKETS } from '../setups/yang2000-common.ts';
import { covs, each, meanRate, named, ROUGH, SMOOTH, sweepOf, swing } from './quantities.ts';
import { TABLE1 } from './tables.ts';

/** CoV over time under random losses at the rate that the run beside ON/OFF sources saw, between two points of the sweep. */
function covAtSameLoss(scheme: string): Quantity {
  const rate = metric('loss rate', longYang('onoff', scheme), 'loss-rate');
  // Beside that traffic flows lose less than at the lowest rate of the paper's sweep.
  const rates = [0.001, 0.002, 0.003, 0.004, ...LOSS_RATES];
  return combined(`${scheme}, random losses`, [rate, ...rates.map((p) => covAt(scheme, p))], ([p, ...swept]) => {
    const next = rates.findIndex((one) => one >= p!);
    if (next < 1) return null;
    const part = (p! - rates[next - 1]!) / (rates[next]! - rates[next - 1]!);
    return swept[next - 1]! + part * (swept[next]! - swept[next - 1]!);
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

const timeoutShare = (name: string, scheme: string): Quantity => metric(scheme, yang(name, scheme), 'timeout-share');

/** CoV over flows over that over time, of many flows under random losses. */
function flowsOverTime(scheme: string): Quantity {
  const cov = (measure: string) => metric('', yang('lf15', scheme, { lossRate: 0.02 }), measure);
  return ratio(scheme, cov('cov-sf'), cov('cov-time'));
}

export const yangLossChecks: Readonly<Record<string, Check>> = {
  bdp: shows(computed('packets under way', pipeOf(setting('yang2000-common'))), 'about 30'),
  outstanding: shows(computed('under way and waiting', pipeOf(setting('yang2000-common')) + 50), '80'),
  'f3-smoother': ordered('ascending', [each(SMOOTH, covIn, 'periodic5'), each(ROUGH, covIn, 'periodic5')]),
  'f4-more-fluct': all(
    ...FOUR.map((scheme) => {
      const cov = (words: string, name: string) => named(`${scheme}, ${words}`, covIn(name, scheme));
      return much(cov('random', 'bern5'), cov('periodic', 'periodic5'));
    }),
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
    ordered('descending', [covAt('TCP', 0.01), covAt('GAIMD', 0.01), covs(SMOOTH, 0.01)]),
    similar(covAt('TFRC', 0.01), covAt('TEAR', 0.01)),
  ),
  'f6-trend': all(...FOUR.map((scheme) => overall('rising', scheme, sweepOf(scheme)))),
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
    printsOfRun(covs(ROUGH, 0.2), '1.6'),
    ...ROUGH.map((scheme) => prints(covAt(scheme, 0.2), 'about 1.73')),
  ),
  'f6-tfrc-flat-4pct': all(
    ...[0.005, 0.01, 0.02, 0.03, 0.04].map((p) => ordered('ascending', [covAt('TFRC', p), covs(ROUGH, p)])),
    similar(covAt('TFRC', 0.04), covAt('TFRC', 0.005)),
  ),
  'f6-tfrc-15pct': all(
    much(covAt('TFRC', 0.15), covAt('TFRC', 0.04)),
    ordered('descending', [covAt('TFRC', 0.15), covs(ROUGH, 0.15)]),
  ),
  'f6-tfrc-20pct': printsOfRun(covAt('TFRC', 0.2), '2'),
  'f6-tfrc-worst-20pct': ordered('descending', [covAt('TFRC', 0.2), covs([...ROUGH, 'TEAR'], 0.2)]),
  'f6-tear-band': fromToOfRun(sweepOf('TEAR'), '0.2', '0.4'),
  'f7-onoff-worse': all(
    ...FOUR.map((scheme) => {
      // Of TCP both are nearly the same.
      const own = scheme === 'TCP' ? { seeds: 240 } : {};
      const onOff = { ...named(`${scheme}, ON/OFF`, covIn('onoff', scheme)), ...own };
      return slightly(onOff, { ...covAtSameLoss(scheme), ...own });
    }),
  ),
  'f8-queue-fluct': above(
    FOUR.map((scheme) => combined(scheme, [swing('onoff', scheme)], ([packets]) => packets! / BUFFER_PACKETS)),
    0.5,
    ' of the buffer',
  ),
  'f18-similar': all(
    ordered('descending', [
      covLf('lf15', 'TCP', 0.01),
      covLf('lf15', 'GAIMD', 0.01),
      SMOOTH.map((scheme) => covLf('lf15', scheme, 0.01)),
    ]),
    ...FOUR.map((scheme) => {
      const sweep = LONG_TERM_RATES.map((p) => covLf('lf15', scheme, p));
      return overall('rising', scheme, sweep);
    }),
  ),
  'f19-half': prints(FOUR.map(longerOverShorter), 'about 0.5'),
  ...Object.fromEntries(
    Object.entries(TABLE1).flatMap(([scheme, [, few, many]]) => [
      [`t1-cov-${scheme.toLowerCase()}-2pct`, printsOfRun(covAt(scheme, 0.02), few)],
      [`t1-cov-${scheme.toLowerCase()}-20pct`, printsOfRun(covAt(scheme, 0.2), many)],
    ]),
  ),
  'lf-below-sf': all(
    ...FOUR.map((scheme) => {
      const shortTerm = metric(`${scheme}, one round trip`, yang('lf15', scheme, { lossRate: 0.01 }), 'cov-sf');
      return more(shortTerm, named(`${scheme}, 15 s`, covLf('lf15', scheme, 0.01)));
    }),
  ),
  'to-regime': above(each(ROUGH, timeoutShare, 'bern20'), 0.5),
  'f2-identity': prints(FOUR.map(flowsOverTime), 'about 1'),
};
