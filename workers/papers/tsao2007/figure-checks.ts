/** How the claims of tsao2007 about Figures 1 to 4 are checked. */
import { covOf, meanOf } from '../../engine/sampling/statistics.ts';
import { askOf } from '../figures/parts.ts';
import { asked, combined, computed, meanOfAll, type Measured, type Quantity, ratio } from '../figures/quantity.ts';
import * as runs from './runs.ts';
import { above, below, fromTo, notAbout, prints, shows } from '../claims/checks.ts';
import type { Check } from '../claims/claim.ts';
import { cbrOf, rateOf, setting } from '../claims/facts.ts';
import { needsAll } from '../claims/findings.ts';
import { all, some } from '../claims/joint-checks.ts';
import { more, much, ordered, similar, trend } from '../claims/order-checks.ts';
import { printsOfRun } from '../claims/single-run.ts';
import { SIMILAR } from '../claims/words.ts';

const DIFFERENT = runs.RTT_CVS.filter((cv) => cv > 0);
/** Where the paper has equal shares of the rate-based schemes, and equal losses. */
const ABOVE_5 = runs.RTT_CVS.filter((cv) => cv > 0.05);
const ABOVE_25 = runs.RTT_CVS.filter((cv) => cv > 0.25);
const TCP = computed('TCP', 1);
const FIXED = ['TFRC', 'TFRCP', 'TEAR'];

const overTcps = (scheme: string, cvs = runs.LOSS_CVS): Quantity[] => cvs.map((cv) => runs.overTcp(scheme, cv));
const shares = (scheme: string, cvs: readonly number[]): Quantity[] => cvs.map((cv) => runs.shareRatio(scheme, cv));
const losses = (schemes: readonly string[], cvs: readonly number[]): Quantity[] =>
  schemes.flatMap((scheme) => cvs.map((cv) => runs.lossRatio(scheme, cv)));
const rises = (schemes: readonly string[]): Quantity[] => schemes.map((scheme) => runs.settles(scheme, 'rise'));
const falls = (schemes: readonly string[]): Quantity[] => schemes.map((scheme) => runs.settles(scheme, 'fall'));
const meanShare = (scheme: string, cvs: readonly number[]): Quantity => meanOfAll(scheme, shares(scheme, cvs));

/** The throughputs behind every point of Figure 1. */
const results = ['TCP', ...runs.EIGHT].flatMap((scheme) =>
  runs.LOSS_CVS.map((cv) => asked(`${scheme} at CV ${cv}`, askOf(runs.irregular(scheme, cv), 'goodput'))),
);

/** Runs of a set, as the paper's. */
const SET = 5;

/** The mean over points of the CoV between the five runs of a set, one set after the other; a print of it is of one set. */
function covsOfSets(found: readonly Measured[]): Measured {
  const sets = Array.from({ length: Math.floor(found[0]!.values.length / SET) }, (_, set) =>
    meanOf(found.map(({ values }) => covOf(values.slice(SET * set, SET * (set + 1)).map(Number)) ?? 0)),
  );
  return { ...found[0]!, values: sets, mean: meanOf(sets.map(Number)), beyond: false };
}
const setPrint = printsOfRun(results[0]!, '0.025');

/** A time upwards or downwards over that of a scheme of fixed history. */
function fallOver(scheme: string): Quantity[] {
  return FIXED.map((fixed) =>
    ratio(`${scheme} over ${fixed}`, runs.settles(scheme, 'fall'), runs.settles(fixed, 'fall')),
  );
}

/** Standard deviation of the seconds to take what became free, over four rises of one run. */
function unevenRises(scheme: string): Quantity {
  const times = runs.LOW_AT.map((at) => runs.fillSeconds(scheme, at));
  return combined(scheme, times, (seconds) => meanOf(seconds)! * (covOf(seconds) ?? 0));
}

const free = (() => {
  const scenario = setting('tsao2007-bursty');
  const { high, low } = cbrOf(scenario);
  return [high, low].map((rate) => (rateOf(scenario) - rate) / 1e6);
})();

const sharing = setting('tsao2007-lowmux8');
const flowsInAll = sharing.flows.reduce((sum, { count }) => sum + count, 0);

const fills = (scheme: string): Quantity => runs.fillSeconds(scheme);
const without = (...left: readonly string[]): string[] => runs.EIGHT.filter((scheme) => !left.includes(scheme));
const atFullCv = runs.EIGHT.map((scheme) => runs.overTcp(scheme, 1));
const sharesOfRateBased = runs.RATE_BASED.flatMap((scheme) => shares(scheme, ABOVE_5));

export const tsaoFigureChecks: Readonly<Record<string, Check>> = {
  'f1-gaimd-cv1': prints(runs.overTcp('GAIMD', 1), '0.80'),
  'f1-tfrc-cv1': prints(runs.overTcp('TFRC', 1), '0.80'),
  'f1-group-60': prints(
    meanOfAll(
      'mean of the four',
      ['TEAR', 'IIAD', 'SQRT', 'AIAD/H'].flatMap((scheme) => overTcps(scheme, [1])),
    ),
    '0.60',
  ),
  'f1-decline': all(...without('TFRCP', 'SIMD').map((scheme) => trend('falling', overTcps(scheme)))),
  'f1-simd-trend': trend('rising', overTcps('SIMD')),
  'f1-tfrcp-trend': trend('rising', overTcps('TFRCP')),
  'f1-simd-period': above(overTcps('SIMD/period', [0.5, 1]), 1),
  'f1-none': notAbout(atFullCv, '1'),
  'f1-runcov': {
    expects: setPrint.expects,
    quantities: results,
    judge: needsAll((found) => {
      const finding = setPrint.judge([covsOfSets(found)]);
      return { ...finding, measured: finding.measured.replace('single runs', 'single sets of five runs') };
    }),
  },
  'f2-gaimd-cv0': above(runs.shareRatio('GAIMD', 0), 10),
  'f2-gaimd-avg': fromTo(shares('GAIMD', DIFFERENT), '1.5', '4'),
  'f2-simd-cv0': above(runs.shareRatio('SIMD', 0), 10),
  'f2-simd-avg': fromTo(shares('SIMD', DIFFERENT), '1.5', '4'),
  'f2-rb-het': prints(sharesOfRateBased, 'about 1'),
  'f2-wb-more': all(
    ...runs.WINDOW_BASED.flatMap((scheme) => [
      much(runs.shareRatio(scheme, 0), TCP),
      much({ ...meanShare(scheme, DIFFERENT), label: `${scheme}, different round trips` }, TCP),
    ]),
  ),
  'f2-wb-rb': ordered('descending', [
    runs.WINDOW_BASED.map((scheme) => meanShare(scheme, runs.RTT_CVS)),
    runs.RATE_BASED.map((scheme) => meanShare(scheme, runs.RTT_CVS)),
  ]),
  'f2c-rb-cv0': above(losses(runs.RATE_BASED, [0]), 1),
  'f2c-rb-het': prints(losses(runs.RATE_BASED, ABOVE_25), 'about 1'),
  'f2c-wb': below(losses(runs.WINDOW_BASED, runs.RTT_CVS), 1),
  'f2-64': all(
    ...['GAIMD', 'SIMD'].map((scheme) =>
      much(runs.shareRatio(scheme, 0, { setup: 'tsao2007-lowmux32', durationSeconds: 200 }), TCP),
    ),
  ),
  'f2-multi': all(
    ...runs.EIGHT.flatMap((scheme) => {
      const [one, ...several] = runs.BOTTLENECKS.map((count) => runs.shareOnChain(scheme, count));
      return several.map((chain) => similar(chain, one!));
    }),
  ),
  'f2-1mbit': shows(computed('Mbit/s for each flow', rateOf(sharing) / flowsInAll / 1e6), '1'),
  'f3-iiad-up': printsOfRun(runs.settlesLong('IIAD'), '700', ' s'),
  'f3-aiadh-up': printsOfRun(runs.settlesLong('AIAD/H'), '700', ' s'),
  'f3-six-up': below(rises(['GAIMD', 'SQRT', 'SIMD', 'TFRCP', 'TFRC', 'TEAR']), 100, ' s'),
  'f3-aiadh-slower': more(runs.settlesLong('AIAD/H'), runs.settlesLong('IIAD')),
  'f3-tfrc-down': printsOfRun(runs.settles('TFRC', 'fall'), '20', ' s'),
  'f3-tfrcp-down': printsOfRun(runs.settles('TFRCP', 'fall'), '20', ' s'),
  'f3-tear-down': printsOfRun(runs.settles('TEAR', 'fall'), '20', ' s'),
  'f3-gaimd-down': prints(fallOver('GAIMD'), 'about 2'),
  'f3-simd-down': prints(fallOver('SIMD'), 'about 2'),
  'f3-sqrt-down': ordered('ascending', [falls(['SQRT']), falls(['GAIMD', 'SIMD'])]),
  'f3-nonhist-down': ordered('descending', [
    falls(['AIAD/H', 'IIAD']),
    falls(['GAIMD', 'SIMD', 'SQRT', 'TFRC', 'TFRCP', 'TEAR']),
  ]),
  'f3-fixed-down': ordered('ascending', [falls(FIXED), falls(['GAIMD', 'SIMD'])]),
  'f4a-simd': all(
    prints(ratio('SIMD over TCP', fills('SIMD'), fills('TCP')), 'about 1'),
    more(runs.lateVariation('TCP'), runs.lateVariation('SIMD')),
  ),
  'f4b-tfrcp': all(...['SIMD', 'TFRC'].map((scheme) => much(runs.lateVariation('TFRCP'), runs.lateVariation(scheme)))),
  'f4b-aiadh': more(unevenRises('AIAD/H'), unevenRises('SIMD')),
  'f4b-tfrcp-periods': more(unevenRises('TFRCP'), unevenRises('SIMD')),
  'f4-15s': all(
    { ...below(runs.EIGHT.map(runs.downSeconds), 1.1 * 15), expects: 'within about 15 s' },
    // It has runs.fallen by then.
    below(runs.EIGHT.map(runs.fallen), 1 / SIMILAR),
  ),
  'f4c-fixed-fewer': ordered('ascending', [
    ['TFRC', 'TEAR'].map(runs.lossEvents),
    ['GAIMD', 'SIMD'].map(runs.lossEvents),
  ]),
  'f4-tear-slowest': ordered('ascending', [without('TEAR').map(fills), fills('TEAR')]),
  'f4-simd-fastest': ordered('ascending', [fills('SIMD'), without('SIMD').map(fills)]),
  'f4-unstable': ordered('descending', [
    ['AIAD/H', 'TFRCP'].map(runs.lateVariation),
    without('AIAD/H', 'TFRCP').map(runs.lateVariation),
  ]),
  'simd-down-losses': some('SIMD longer, or more loss events, than TFRC', [
    more(runs.settles('SIMD', 'fall'), runs.settles('TFRC', 'fall')),
    more(runs.lossEvents('SIMD'), runs.lossEvents('TFRC')),
  ]),
  'f4-avail': shows(`${free[0]!} and ${free[1]!} Mbit/s`, '1 and 6 Mbit/s'),
  'simd-lowmux': above(shares('SIMD', runs.RTT_CVS), 1),
};
