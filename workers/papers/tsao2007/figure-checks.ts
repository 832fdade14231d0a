/** How the claims of tsao2007 about Figures 1 to 4 are checked. */
import { covOf, meanOf } from '../../engine/sampling/statistics.ts';
import { askOf } from '../figures/parts.ts';
import { asked, combined, computed, meanOfAll, type Measured, type Quantity, ratio } from '../figures/quantity.ts';
import {
  downSeconds,
  fallen,
  EIGHT,
  fillSeconds,
  irregular,
  lateVariation,
  LOSS_CVS,
  lossEvents,
  lossRatio,
  LOW_AT,
  overTcp,
  RATE_BASED,
  RTT_CVS,
  settles,
  settlesLong,
  shareRatio,
  WINDOW_BASED,
} from './runs.ts';
import { above, admitted, below, fromTo, inBand, notAbout, prints, shows } from '../claims/checks.ts';
import type { Check } from '../claims/claim.ts';
import { cbrOf, rateOf, setting } from '../claims/facts.ts';
import { needsAll, spread } from '../claims/findings.ts';
import { interval } from '../claims/interval.ts';
import { all, some } from '../claims/joint-checks.ts';
import { more, much, ordered, similar, trend } from '../claims/order-checks.ts';
import { printsOfRun } from '../claims/single-run.ts';
import { SIMILAR } from '../claims/words.ts';

const DIFFERENT = RTT_CVS.filter((cv) => cv > 0);
/** Where the paper has equal shares of the rate-based schemes, and equal losses. */
const ABOVE_5 = RTT_CVS.filter((cv) => cv > 0.05);
const ABOVE_25 = RTT_CVS.filter((cv) => cv > 0.25);
const TCP = computed('TCP', 1);
const FIXED = ['TFRC', 'TFRCP', 'TEAR'];

const overTcps = (scheme: string, cvs = LOSS_CVS): Quantity[] => cvs.map((cv) => overTcp(scheme, cv));
const shares = (scheme: string, cvs: readonly number[]): Quantity[] => cvs.map((cv) => shareRatio(scheme, cv));
const losses = (schemes: readonly string[], cvs: readonly number[]): Quantity[] =>
  schemes.flatMap((scheme) => cvs.map((cv) => lossRatio(scheme, cv)));
const rises = (schemes: readonly string[]): Quantity[] => schemes.map((scheme) => settles(scheme, 'rise'));
const falls = (schemes: readonly string[]): Quantity[] => schemes.map((scheme) => settles(scheme, 'fall'));
const meanShare = (scheme: string, cvs: readonly number[]): Quantity => meanOfAll(scheme, shares(scheme, cvs));

/** The throughputs behind every point of Figure 1. */
const results = ['TCP', ...EIGHT].flatMap((scheme) =>
  LOSS_CVS.map((cv) => asked(`${scheme} at CV ${cv}`, askOf(irregular(scheme, cv), 'goodput'))),
);

/** The mean over points of the CoV between the runs, and how far it would be off by chance: one run left out at a time. */
function meanRunCov(found: readonly Measured[]): { mean: number; parts: number[] } {
  const over = (kept: (seed: number) => boolean): number => {
    const covs = found.map(
      ({ values }) => covOf(values.filter((value, seed): value is number => value !== null && kept(seed))) ?? 0,
    );
    return meanOf(covs)!;
  };
  const mean = over(() => true);
  const runs = found[0]!.values.length;
  const parts = found[0]!.values.map((_, out) => runs * mean - (runs - 1) * over((seed) => seed !== out));
  return { mean, parts };
}

/** A time upwards or downwards over that of a scheme of fixed history. */
function fallOver(scheme: string): Quantity[] {
  return FIXED.map((fixed) => ratio(`${scheme} over ${fixed}`, settles(scheme, 'fall'), settles(fixed, 'fall')));
}

/** CoV of the seconds to take what became free, over four rises of one run. */
function unevenRises(scheme: string): Quantity {
  const times = LOW_AT.map((at) => fillSeconds(scheme, at));
  return combined(scheme, times, covOf);
}

const free = (() => {
  const scenario = setting('tsao2007-bursty');
  const { high, low } = cbrOf(scenario);
  return [high, low].map((rate) => (rateOf(scenario) - rate) / 1e6);
})();

const sharing = setting('tsao2007-lowmux8');
const flowsInAll = sharing.flows.reduce((sum, { count }) => sum + count, 0);

const fills = (scheme: string): Quantity => fillSeconds(scheme);
const without = (...left: readonly string[]): string[] => EIGHT.filter((scheme) => !left.includes(scheme));
const atFullCv = EIGHT.map((scheme) => overTcp(scheme, 1));
const sharesOfRateBased = RATE_BASED.flatMap((scheme) => shares(scheme, ABOVE_5));

export const tsaoFigureChecks: Readonly<Record<string, Check>> = {
  'f1-gaimd-cv1': prints(overTcp('GAIMD', 1), '0.80'),
  'f1-tfrc-cv1': prints(overTcp('TFRC', 1), '0.80'),
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
    expects: '0.025',
    quantities: results,
    judge: needsAll((found) => {
      const { value, slack } = admitted('0.025');
      const { mean, parts } = meanRunCov(found);
      const known = { ...found[0]!, values: parts, beyond: false };
      return {
        verdict: inBand(known, value - slack, value + slack),
        measured: `${spread({ mean, half: interval(parts)!.half })}, mean of ${found.length} points`,
      };
    }),
  },
  'f2-gaimd-cv0': above(shareRatio('GAIMD', 0), 10),
  'f2-gaimd-avg': fromTo(shares('GAIMD', DIFFERENT), '1.5', '4'),
  'f2-simd-cv0': above(shareRatio('SIMD', 0), 10),
  'f2-simd-avg': fromTo(shares('SIMD', DIFFERENT), '1.5', '4'),
  'f2-rb-het': prints(sharesOfRateBased, 'about 1'),
  'f2-wb-more': all(
    ...WINDOW_BASED.flatMap((scheme) => [
      much(shareRatio(scheme, 0), TCP),
      much({ ...meanShare(scheme, DIFFERENT), label: `${scheme}, different round trips` }, TCP),
    ]),
  ),
  'f2-wb-rb': ordered('descending', [
    WINDOW_BASED.map((scheme) => meanShare(scheme, RTT_CVS)),
    RATE_BASED.map((scheme) => meanShare(scheme, RTT_CVS)),
  ]),
  'f2c-rb-cv0': above(losses(RATE_BASED, [0]), 1),
  'f2c-rb-het': prints(losses(RATE_BASED, ABOVE_25), 'about 1'),
  'f2c-wb': below(losses(WINDOW_BASED, RTT_CVS), 1),
  'f2-64': all(
    ...['GAIMD', 'SIMD'].map((scheme) =>
      much(shareRatio(scheme, 0, { setup: 'tsao2007-lowmux32', durationSeconds: 200 }), TCP),
    ),
  ),
  'f2-multi': all(
    ...['GAIMD', 'TFRC'].flatMap((scheme) => {
      const at = (bottlenecks: number): Quantity => ({
        ...shareRatio(scheme, 0.2, { setup: 'tsao2007-multibottleneck', bottlenecks, durationSeconds: 150 }),
        label: `${scheme}, ${bottlenecks}`,
      });
      return [10].map((count) => similar(at(count), at(1)));
    }),
  ),
  'f2-1mbit': shows(computed('Mbit/s for each flow', rateOf(sharing) / flowsInAll / 1e6), '1'),
  'f3-iiad-up': printsOfRun(settlesLong('IIAD'), '700', ' s'),
  'f3-aiadh-up': printsOfRun(settlesLong('AIAD/H'), '700', ' s'),
  'f3-six-up': below(rises(['GAIMD', 'SQRT', 'SIMD', 'TFRCP', 'TFRC', 'TEAR']), 100, ' s'),
  'f3-aiadh-slower': more(settlesLong('AIAD/H'), settlesLong('IIAD')),
  'f3-tfrc-down': printsOfRun(settles('TFRC', 'fall'), '20', ' s'),
  'f3-tfrcp-down': printsOfRun(settles('TFRCP', 'fall'), '20', ' s'),
  'f3-tear-down': printsOfRun(settles('TEAR', 'fall'), '20', ' s'),
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
    more(lateVariation('TCP'), lateVariation('SIMD')),
  ),
  'f4b-tfrcp': all(...['SIMD', 'TFRC'].map((scheme) => much(lateVariation('TFRCP'), lateVariation(scheme)))),
  'f4b-aiadh': more(unevenRises('AIAD/H'), unevenRises('SIMD')),
  'f4b-tfrcp-periods': more(unevenRises('TFRCP'), unevenRises('SIMD')),
  'f4-15s': all(
    { ...below(EIGHT.map(downSeconds), 1.1 * 15), expects: 'within about 15 s' },
    // It has fallen by then.
    below(EIGHT.map(fallen), 1 / SIMILAR),
  ),
  'f4c-fixed-fewer': ordered('ascending', [['TFRC', 'TEAR'].map(lossEvents), ['GAIMD', 'SIMD'].map(lossEvents)]),
  'f4-tear-slowest': ordered('ascending', [without('TEAR').map(fills), fills('TEAR')]),
  'f4-simd-fastest': ordered('ascending', [fills('SIMD'), without('SIMD').map(fills)]),
  'f4-unstable': ordered('descending', [
    ['AIAD/H', 'TFRCP'].map(lateVariation),
    without('AIAD/H', 'TFRCP').map(lateVariation),
  ]),
  'simd-down-losses': some('SIMD longer, or more loss events, than TFRC', [
    more(settles('SIMD', 'fall'), settles('TFRC', 'fall')),
    more(lossEvents('SIMD'), lossEvents('TFRC')),
  ]),
  'f4-avail': shows(`${free[0]!} and ${free[1]!} Mbit/s`, '1 and 6 Mbit/s'),
  'simd-lowmux': above(shares('SIMD', RTT_CVS), 1),
};
