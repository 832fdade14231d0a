/** How the claims of tsao2007 about Figures 1 to 4 are checked. */
import { covOf } from '../../engine/sampling/statistics.ts';
import { gaimdOverTcp } from '../figures/tsao-figures.ts';
import { asked, combined, computed, difference, meanOfAll, type Quantity, ratio } from '../figures/quantity.ts';
import { askOf, metric } from '../figures/parts.ts';
import {
  BOTTLENECKS,
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
  shareRatio,
  twoState,
  WINDOW_BASED,
} from '../figures/tsao-runs.ts';
import { above, below, between, judged, near, nearEach, over } from './checks.ts';
import { all } from './joint-checks.ts';
import { flat, ordered, trend } from './order-checks.ts';
import type { Check } from './claim.ts';
import { cbrOf, rateOf, setting } from './facts.ts';

const FIVE_RUNS = 5;
/** Schemes made for losses at even intervals. */
const PERIODIC = ['GAIMD', 'IIAD', 'SQRT', 'AIAD/H', 'TFRCP', 'TFRC', 'TEAR'];
const DIFFERENT = RTT_CVS.filter((cv) => cv > 0.05);
const VERY_DIFFERENT = RTT_CVS.filter((cv) => cv > 0.25);

function meanShare(scheme: string): Quantity {
  return meanOfAll(
    scheme,
    RTT_CVS.map((cv) => shareRatio(scheme, cv)),
  );
}

function meanLosses(scheme: string): Quantity {
  return meanOfAll(
    scheme,
    RTT_CVS.map((cv) => lossRatio(scheme, cv)),
  );
}

/** CoV between runs of the throughput at a CV of the times between losses. */
const goodputs = [...EIGHT].flatMap((scheme) =>
  [0, 0.5, 1].map((cv) => asked(`${scheme} at ${cv}`, askOf(irregular(scheme, cv), 'goodput'))),
);

/** CoV of the seconds to take what became free, over four rises of one run. */
const unevenRises = combined(
  'AIAD/H',
  LOW_AT.map((at) => fillSeconds('AIAD/H', at)),
  (times) => covOf(times),
);

const free = (() => {
  const scenario = setting('tsao2007-bursty');
  const { high, low } = cbrOf(scenario);
  return [high, low].map((rate) => (rateOf(scenario) - rate) / 1e6);
})();

const sharing = setting('tsao2007-lowmux8');
const flowsInAll = sharing.flows.reduce((sum, { count }) => sum + count, 0);

const rates = (from: number, to: number): Quantity => metric('TCP', twoState('TCP'), 'send-rate', { from, to });

export const tsaoFigureChecks: Readonly<Record<string, Check>> = {
  'f1-gaimd-cv1': near(overTcp('GAIMD', 1), 0.8, 0.08),
  'f1-tfrc-cv1': near(overTcp('TFRC', 1), 0.8, 0.1),
  'f1-gaimd-curve': near(
    LOSS_CVS.map((cv) =>
      difference(`CV ${cv}, less the formula`, overTcp('GAIMD', cv), computed('formula', gaimdOverTcp(cv))),
    ),
    0,
    0.05,
  ),
  'f1-group-60': near(
    meanOfAll(
      'mean of the four',
      ['TEAR', 'IIAD', 'SQRT', 'AIAD/H'].map((scheme) => overTcp(scheme, 1)),
    ),
    0.6,
    0.12,
  ),
  'f1-cv0': near(
    PERIODIC.map((scheme) => overTcp(scheme, 0)),
    1,
    0.12,
  ),
  'f1-decline': all(
    ...EIGHT.filter((scheme) => scheme !== 'TFRCP' && scheme !== 'SIMD').map((scheme) =>
      trend(
        'falling',
        LOSS_CVS.map((cv) => overTcp(scheme, cv)),
        0.02,
      ),
    ),
  ),
  'f1-simd-trend': trend(
    'rising',
    LOSS_CVS.map((cv) => overTcp('SIMD', cv)),
    0.02,
  ),
  'f1-tfrcp-trend': trend(
    'rising',
    LOSS_CVS.map((cv) => overTcp('TFRCP', cv)),
    0.02,
  ),
  'f1-simd-period': above(
    [0.5, 1].map((cv) => overTcp('SIMD/period', cv)),
    1.02,
  ),
  'f1-none': judged(
    'none within 0.05 of 1 at CV 1',
    EIGHT.map((scheme) => overTcp(scheme, 1)),
    (means) => means.every((mean) => Math.abs(mean - 1) > 0.05),
  ),
  'f1-runcov': over(FIVE_RUNS, {
    expects: '0.025',
    quantities: goodputs,
    judge(found) {
      const covs = found.map(({ mean, sd }) => sd / mean!);
      const mean = covs.reduce((sum, cov) => sum + cov, 0) / covs.length;
      const off = Math.abs(mean - 0.025);
      return {
        verdict: off <= 0.0005 ? 'holds' : off <= 0.025 ? 'within' : 'fails',
        measured: `${mean.toPrecision(2)}, mean of ${covs.length} cases`,
        within: '0.025',
      };
    },
  }),
  'f2-gaimd-cv0': above(shareRatio('GAIMD', 0), 10),
  'f2-gaimd-avg': between(
    DIFFERENT.map((cv) => shareRatio('GAIMD', cv)),
    1.5,
    4,
  ),
  'f2-simd-cv0': above(shareRatio('SIMD', 0), 10),
  'f2-simd-avg': between(
    DIFFERENT.map((cv) => shareRatio('SIMD', cv)),
    1.5,
    4,
  ),
  'f2-rb-het': near(
    RATE_BASED.flatMap((scheme) => DIFFERENT.map((cv) => shareRatio(scheme, cv))),
    1,
    0.25,
  ),
  'f2-wb-more': ordered('descending', [WINDOW_BASED.map(meanShare), RATE_BASED.map(meanShare)]),
  'f2c-rb-cv0': above(
    RATE_BASED.map((scheme) => lossRatio(scheme, 0)),
    1,
  ),
  'f2c-rb-het': near(
    RATE_BASED.flatMap((scheme) => VERY_DIFFERENT.map((cv) => lossRatio(scheme, cv))),
    1,
    0.15,
  ),
  'f2c-wb': below(WINDOW_BASED.map(meanLosses), 1),
  'f2-64': above(
    ['GAIMD', 'SIMD'].map((scheme) => shareRatio(scheme, 0, { setup: 'tsao2007-lowmux32' })),
    3,
  ),
  'f2-multi': all(
    ...['GAIMD', 'TFRC'].map((scheme) =>
      flat(
        BOTTLENECKS.map((bottlenecks) => ({
          ...shareRatio(scheme, 0.2, { setup: 'tsao2007-multibottleneck', bottlenecks }),
          label: `${scheme}, ${bottlenecks}`,
        })),
        0.3,
      ),
    ),
  ),
  'f2-1mbit': near(computed('Mbit/s for each flow', rateOf(sharing) / flowsInAll / 1e6), 1, 0),
  'f3-iiad-up': near(settles('IIAD', 'rise'), 700, 200, ' s'),
  'f3-aiadh-up': near(settles('AIAD/H', 'rise'), 700, 200, ' s'),
  'f3-six-up': below(
    ['GAIMD', 'SQRT', 'SIMD', 'TFRCP', 'TFRC', 'TEAR'].map((scheme) => settles(scheme, 'rise')),
    100,
    10,
    ' s',
  ),
  'f3-aiadh-slower': ordered('ascending', [settles('IIAD', 'rise'), settles('AIAD/H', 'rise')]),
  'f3-tfrc-down': near(settles('TFRC', 'fall'), 20, 8, ' s'),
  'f3-tfrcp-down': near(settles('TFRCP', 'fall'), 20, 8, ' s'),
  'f3-tear-down': near(settles('TEAR', 'fall'), 20, 8, ' s'),
  'f3-gaimd-down': near(settles('GAIMD', 'fall'), 40, 15, ' s'),
  'f3-simd-down': near(settles('SIMD', 'fall'), 40, 15, ' s'),
  'f3-sqrt-down': below(settles('SQRT', 'fall'), 30, 0, ' s'),
  'f3-nonhist-down': ordered('descending', [
    ['AIAD/H', 'IIAD'].map((scheme) => settles(scheme, 'fall')),
    ['GAIMD', 'SIMD'].map((scheme) => settles(scheme, 'fall')),
    ['TFRC', 'TFRCP', 'TEAR', 'SQRT'].map((scheme) => settles(scheme, 'fall')),
  ]),
  'f3-ratio': near(ratio('TCP, rare over frequent losses', rates(300, 800), rates(50, 100)), 5, 0.6),
  'f4a-simd': near(ratio('SIMD over TCP', fillSeconds('SIMD'), fillSeconds('TCP')), 1, 0.5),
  'f4b-tfrcp': above(ratio('TFRCP over TFRC', lateVariation('TFRCP'), lateVariation('TFRC')), 2),
  'f4b-aiadh': above(unevenRises, 0.4),
  'f4-15s': below(EIGHT.map(downSeconds), 15, 5, ' s'),
  'f4c-fixed-fewer': ordered('ascending', [['TFRC', 'TEAR'].map(lossEvents), ['GAIMD', 'SIMD'].map(lossEvents)]),
  'f4-tear-slowest': judged(
    'TEAR the slowest to take what became free, SIMD the fastest',
    EIGHT.map((scheme) => fillSeconds(scheme)),
    (means) => {
      const at = (scheme: string): number => means[EIGHT.findIndex((one) => one === scheme)]!;
      return means.every((mean) => mean <= at('TEAR') && mean >= at('SIMD'));
    },
  ),
  'f4-avail': nearEach(
    [computed('source high, Mbit/s', free[0]!), computed('source low, Mbit/s', free[1]!)],
    [1, 6],
    [0, 0],
  ),
  'simd-lowmux': above(shareRatio('SIMD', 0), 1.25),
};
