/** How the claims of tsao2007 about Figures 1 to 4 are checked. */
import { covOf } from '../../engine/sampling/statistics.ts';
import { askOf } from '../figures/parts.ts';
import { asked, combined, computed, meanOfAll, type Quantity, ratio } from '../figures/quantity.ts';
import {
  downSeconds,
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
} from '../figures/tsao-runs.ts';
import { above, admitted, below, differs, fromTo, inBand, prints, shows } from './checks.ts';
import type { Check } from './claim.ts';
import { cbrOf, rateOf, setting } from './facts.ts';
import { all } from './joint-checks.ts';
import { more, much, ordered, similar, trend } from './order-checks.ts';

const DIFFERENT = RTT_CVS.filter((cv) => cv > 0.05);
const WIDEST = 0.42;
const TCP = computed('TCP', 1);

function meanShare(scheme: string): Quantity {
  return meanOfAll(
    scheme,
    [0, ...DIFFERENT].map((cv) => shareRatio(scheme, cv)),
  );
}

/** Of equal round trips and of the most unequal ones. */
function meanLosses(scheme: string): Quantity {
  return meanOfAll(
    scheme,
    [0, WIDEST].map((cv) => lossRatio(scheme, cv)),
  );
}

/** CoV between runs of the throughput at a CV of the times between losses. */
const goodputs = [...EIGHT].flatMap((scheme) =>
  [0, 0.5, 1].map((cv) => asked(`${scheme} at ${cv}`, askOf(irregular(scheme, cv), 'goodput'))),
);

/** CoV of the seconds to take what became free, over four rises of one run. */
function unevenRises(scheme: string): Quantity {
  return combined(
    scheme,
    LOW_AT.map((at) => fillSeconds(scheme, at)),
    (times) => covOf(times),
  );
}

const free = (() => {
  const scenario = setting('tsao2007-bursty');
  const { high, low } = cbrOf(scenario);
  return [high, low].map((rate) => (rateOf(scenario) - rate) / 1e6);
})();

const sharing = setting('tsao2007-lowmux8');
const flowsInAll = sharing.flows.reduce((sum, { count }) => sum + count, 0);

const fills = (scheme: string): Quantity => fillSeconds(scheme);

export const tsaoFigureChecks: Readonly<Record<string, Check>> = {
  'f1-gaimd-cv1': prints(overTcp('GAIMD', 1), '0.80'),
  'f1-tfrc-cv1': prints(overTcp('TFRC', 1), '0.80'),
  'f1-group-60': prints(
    meanOfAll(
      'mean of the four',
      ['TEAR', 'IIAD', 'SQRT', 'AIAD/H'].map((scheme) => overTcp(scheme, 1)),
    ),
    '0.60',
  ),
  'f1-decline': all(
    ...EIGHT.filter((scheme) => scheme !== 'TFRCP' && scheme !== 'SIMD').map((scheme) =>
      trend(
        'falling',
        LOSS_CVS.map((cv) => overTcp(scheme, cv)),
      ),
    ),
  ),
  'f1-simd-trend': trend(
    'rising',
    LOSS_CVS.map((cv) => overTcp('SIMD', cv)),
  ),
  'f1-tfrcp-trend': trend(
    'rising',
    LOSS_CVS.map((cv) => overTcp('TFRCP', cv)),
  ),
  'f1-simd-period': above(
    [0.5, 1].map((cv) => overTcp('SIMD/period', cv)),
    1,
  ),
  'f1-none': differs(
    EIGHT.flatMap((scheme) => [0.5, 1].map((cv) => overTcp(scheme, cv))),
    1,
  ),
  'f1-runcov': {
    expects: '0.025',
    quantities: goodputs,
    judge(found) {
      const covs = found.map(({ mean, sd }) => sd / mean!);
      const { value, slack } = admitted('0.025');
      const verdict = inBand({ ...found[0]!, values: covs, beyond: false }, value - slack, value + slack);
      const mean = covs.reduce((sum, cov) => sum + cov, 0) / covs.length;
      return { verdict, measured: `${mean.toPrecision(2)}, mean of ${covs.length} cases` };
    },
  },
  'f2-gaimd-cv0': above(shareRatio('GAIMD', 0), 10),
  'f2-gaimd-avg': fromTo(
    DIFFERENT.map((cv) => shareRatio('GAIMD', cv)),
    '1.5',
    '4',
  ),
  'f2-simd-cv0': above(shareRatio('SIMD', 0), 10),
  'f2-simd-avg': fromTo(
    DIFFERENT.map((cv) => shareRatio('SIMD', cv)),
    '1.5',
    '4',
  ),
  'f2-rb-het': all(...RATE_BASED.flatMap((scheme) => DIFFERENT.map((cv) => similar(shareRatio(scheme, cv), TCP)))),
  'f2-wb-more': all(
    above(WINDOW_BASED.map(meanShare), 1),
    ordered('descending', [WINDOW_BASED.map(meanShare), RATE_BASED.map(meanShare)]),
  ),
  'f2c-rb-cv0': above(
    RATE_BASED.map((scheme) => lossRatio(scheme, 0)),
    1,
  ),
  'f2c-rb-het': all(...RATE_BASED.map((scheme) => similar(lossRatio(scheme, WIDEST), TCP))),
  'f2c-wb': below(WINDOW_BASED.map(meanLosses), 1),
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
  'f3-iiad-up': prints(settles('IIAD', 'rise'), '700', ' s'),
  'f3-aiadh-up': prints(settles('AIAD/H', 'rise'), '700', ' s'),
  'f3-six-up': below(
    ['GAIMD', 'SQRT', 'SIMD', 'TFRCP', 'TFRC', 'TEAR'].map((scheme) => settles(scheme, 'rise')),
    100,
    ' s',
  ),
  'f3-aiadh-slower': more(settlesLong('AIAD/H'), settlesLong('IIAD')),
  'f3-tfrc-down': prints(settles('TFRC', 'fall'), '20', ' s'),
  'f3-tfrcp-down': prints(settles('TFRCP', 'fall'), '20', ' s'),
  'f3-tear-down': prints(settles('TEAR', 'fall'), '20', ' s'),
  'f3-gaimd-down': prints(ratio('GAIMD over TFRC', settles('GAIMD', 'fall'), settles('TFRC', 'fall')), 'about 2'),
  'f3-simd-down': prints(ratio('SIMD over TFRC', settles('SIMD', 'fall'), settles('TFRC', 'fall')), 'about 2'),
  'f3-sqrt-down': ordered('ascending', [
    settles('SQRT', 'fall'),
    ['GAIMD', 'SIMD'].map((scheme) => settles(scheme, 'fall')),
  ]),
  'f3-nonhist-down': ordered('descending', [
    ['AIAD/H', 'IIAD'].map((scheme) => settles(scheme, 'fall')),
    ['GAIMD', 'SIMD', 'SQRT', 'TFRC', 'TFRCP', 'TEAR'].map((scheme) => settles(scheme, 'fall')),
  ]),
  'f3-fixed-down': ordered('ascending', [
    ['TFRC', 'TFRCP', 'TEAR'].map((scheme) => settles(scheme, 'fall')),
    ['GAIMD', 'SIMD'].map((scheme) => settles(scheme, 'fall')),
  ]),
  'f4a-simd': all(
    prints(ratio('SIMD over TCP', fills('SIMD'), fills('TCP')), 'about 1'),
    more(lateVariation('TCP'), lateVariation('SIMD')),
  ),
  'f4b-tfrcp': all(...['SIMD', 'TFRC'].map((scheme) => much(lateVariation('TFRCP'), lateVariation(scheme)))),
  'f4b-aiadh': more(unevenRises('AIAD/H'), unevenRises('SIMD')),
  'f4-15s': { ...below(EIGHT.map(downSeconds), 1.1 * 15), expects: 'within about 15 s' },
  'f4c-fixed-fewer': ordered('ascending', [['TFRC', 'TEAR'].map(lossEvents), ['GAIMD', 'SIMD'].map(lossEvents)]),
  'f4-tear-slowest': ordered('ascending', [EIGHT.filter((scheme) => scheme !== 'TEAR').map(fills), fills('TEAR')]),
  'f4-simd-fastest': ordered('ascending', [fills('SIMD'), EIGHT.filter((scheme) => scheme !== 'SIMD').map(fills)]),
  'f4-unstable': ordered('descending', [
    ['AIAD/H', 'TFRCP'].map(lateVariation),
    EIGHT.filter((scheme) => scheme !== 'AIAD/H' && scheme !== 'TFRCP').map(lateVariation),
  ]),
  'simd-down-losses': more(lossEvents('SIMD'), lossEvents('TFRC')),
  'f4-avail': shows(`${free[0]!} and ${free[1]!} Mbit/s`, '1 and 6 Mbit/s'),
  'simd-lowmux': above(shareRatio('SIMD', 0), 1),
};
