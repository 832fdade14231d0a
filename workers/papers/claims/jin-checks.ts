/** How the claims of jin2001 about SIMD itself and about sharing are checked (Sections 3 to 5.2, Appendix B). */
import { friendlyIncrease } from '../../theory/throughput.ts';
import { jinScheme } from '../setups/jin2001-common.ts';
import { linearGrowth, simdAlpha, simdGrowth } from '../../theory/growth.ts';
import { fullPoint, phaseTrajectory, type Shares, simdIsFairerNext } from '../../theory/phase-plot.ts';
import { mapGrid, mapTimes } from '../figures/jin-phase.ts';
import {
  besideTcp,
  FLOW_COUNTS,
  GREEDY_AIMD,
  LINK_RATES,
  LOSS_RATES,
  overTcp,
  type Queue,
  shareOfTcp,
  signalRate,
} from '../figures/jin-runs.ts';
import { digits, metric, range, runOf } from '../figures/parts.ts';
import { combined, computed, type Measured, type Quantity } from '../figures/quantity.ts';
import { above, below, form, judged, near, nearEach, over } from './checks.ts';
import { shown } from './findings.ts';
import { all } from './joint-checks.ts';
import { dip, more, ordered } from './order-checks.ts';
import type { Check } from './claim.ts';
import { pipeOf, setting } from './facts.ts';

/** At heavy loss one run says little, and runs are cheap. */
const MANY = 20;
const FEW = 12;
const SIMDS = ['SIMD(1/2)', 'SIMD(1/4)', 'SIMD(1/8)', 'SIMD(1/16)'];
const START: Shares = [0.1, 0.5];

/** The window of a run at a time, by the loss at 1.4 s. */
function windowAt(scheme: string, at: number): Quantity {
  return metric(scheme, runOf('jin2001-growth', { scheme }), 'window-at', { at });
}

/** Coefficient of t² times the window at the loss, from the run: the root of the climb is a straight line in time. */
const coefficient = combined(
  'in a run',
  [windowAt('SIMD(1/16)', 1.5), windowAt('SIMD(1/16)', 3.5), windowAt('SIMD(1/16)', 6.5)],
  ([peak, early, late]) => {
    const start = (15 / 16) * peak!;
    const slope = (Math.sqrt(late! - start) - Math.sqrt(early! - start)) / 30;
    return slope * slope * peak!;
  },
);

/** From 10 packets: from 100 the bend of IIAD is too small to see within 60 round trips. */
function bend(scheme: string): Quantity {
  return metric(
    scheme,
    runOf('jin2001-growth', { scheme, peakPackets: 10 }),
    'window-shape',
    { from: 1.4 },
    'bend, part of the climb',
  );
}

/** AIMD(1/16)'s increase, packets per round trip. */
const climb = friendlyIncrease(1 / 16, 'losses');

/** AIMD(1/5, 1/8) as our preset has it. */
const AIMD = (({ a, b }) => ({ a: Number(a), b: Number(b) }))(jinScheme('AIMD(1/8)'));

const larger = ([x1, x2]: Shares): number => Math.max(x1 / x2, x2 / x1);

/** Corners of SIMD's way: at full use, and after the cut there. */
const [, FULL, CUT] = phaseTrajectory('SIMD', START, 1 / 16, 1) as [Shares, Shares, Shares];

/** Slope with which SIMD climbs from a point on the ray of START just below full use. */
const slopeNearFull = (() => {
  const sum = START[0] + START[1];
  const from: Shares = [(0.999 * START[0]) / sum, (0.999 * START[1]) / sum];
  const to = fullPoint('SIMD', from);
  return (to[1] - from[1]) / (to[0] - from[0]);
})();

/** On a grid of starts below the full resource. */
const starts = range(0.01, 0.98, 0.01).flatMap((x1) =>
  range(x1 + 0.01, 0.99, 0.01).flatMap((x2): Shares[] => (x1 + x2 < 0.995 ? [[x1, x2]] : [])),
);
const misjudged = starts.filter((start) => {
  const sum = start[0] + start[1];
  if (Math.abs(sum - 1 / 3) < 1e-6) return false;
  return larger(fullPoint('SIMD', start)) < larger(fullPoint('AIMD', start)) !== sum > 1 / 3;
}).length;

/** Part of the triangle below x1 + x2 = 1, by the middles of small squares. */
function areaShare(): number {
  const cells = range(0.0025, 0.9975, 0.005).flatMap((x1) =>
    range(0.0025, 0.9975, 0.005).flatMap((x2): Shares[] => (x1 + x2 < 1 ? [[x1, x2]] : [])),
  );
  return cells.filter(simdIsFairerNext).length / cells.length;
}

const times = mapGrid(1).map(([w1, w2]) => mapTimes(w1, w2));
const part = (ok: (time: (typeof times)[number]) => boolean): number => times.filter(ok).length / times.length;

/**
 * Share and signal rate at the points of the sweep at which at least ten epochs fit into the 60 s that are measured (the
 * paper says that fewer flows need longer): an epoch of SIMD lasts 0.9 of its window in round trips of 0.1 s. And with
 * 128 flows of each, because with 64 the losses stay below 10 % here.
 */
function everyPoint(queue: Queue): Quantity[] {
  const points = LINK_RATES.flatMap((rate) => FLOW_COUNTS.map((n) => ({ n, rate }))).filter(
    ({ n, rate }) => (0.9 * 0.1 * (rate * 0.1)) / (8000 * 2 * n) < 6,
  );
  return [...points, { n: 128, rate: 15e6 }].flatMap(({ n, rate }) => [
    shareOfTcp(queue, n, rate),
    signalRate(queue, n, rate),
  ]);
}

/** The shares where the signal rate is below, or above, 10 %; they may leave the range by what chance makes. */
function sharesWhere(queue: Queue, heavy: boolean, least: number, most: number): Check {
  return {
    expects: `${least} to ${most}`,
    quantities: everyPoint(queue),
    judge(found) {
      const points = found.flatMap((one, index) =>
        index % 2 === 0 && one.mean !== null && found[index + 1]!.mean! > 0.1 === heavy
          ? [{ one, signals: found[index + 1]!.mean! }]
          : [],
      );
      if (points.length === 0)
        return {
          verdict: 'unchecked',
          measured: 'no point has so many losses',
          why: 'our runs do not reach such losses',
        };
      const measured = points
        .map(({ one, signals }) => `${one.label}: ${shown(one)} (signals ${digits(100 * signals)} %)`)
        .join('; ');
      const inside = (slack: (one: Measured) => number): boolean =>
        points.every(({ one }) => one.mean! >= least - slack(one) && one.mean! <= most + slack(one));
      if (inside(() => 0)) return { verdict: 'holds', measured };
      const close = inside(({ sd, values }) => (2 * sd) / Math.sqrt(values.length));
      return close ? { verdict: 'within', measured, within: 'two standard errors' } : { verdict: 'fails', measured };
    },
  };
}

/** Where DropTail and RED are compared. */
const FLOWS = 16;

function spread(queue: Queue): Quantity {
  return metric(`spread, ${queue}`, besideTcp(queue, FLOWS, 15e6), 'goodput-spread');
}

/** Epochs of the SIMD flows at 60 Mbit/s in seconds; 600 s, so that several fit. */
function epochSeconds(n: number): Quantity {
  const run = { ...besideTcp('red', n, 60e6) };
  const long = { ...run, choice: { ...run.choice, durationSeconds: 600, warmupSeconds: 100 } };
  return combined(`${n} of each`, [metric('', long, 'epoch-len', { flows: ['studied'] })], ([rtts]) => rtts! * 0.1);
}

const queue = (() => {
  const scenario = setting('jin2001-common');
  const { queue: red } = scenario.path[0]!;
  return red.kind === 'red' ? [red.minThreshold, red.maxThreshold].map((packets) => packets / pipeOf(scenario)) : [];
})();

export const jinSimdChecks: Readonly<Record<string, Check>> = {
  'friendly-law': near(form('tcp-simple', { R: 1, p: 0.01 }), 12.247, 0.01),
  'aimd-alpha': near(form('friendly-losses', { b: 1 / 8 }), 0.2, 1e-6),
  'simd-alpha': near(computed('w_max = 100', simdAlpha(100, 1 / 16, 'random')), 0.05534, 0.0001),
  'simd-alpha-p': near(
    computed('periodic over random', simdAlpha(100, 1 / 16, 'periodic') / simdAlpha(100, 1 / 16, 'random')),
    1.41421,
    0.0001,
  ),
  'simd-wt': all(
    near({ ...form('simd-growth', { b: 1 / 16, W: 1 }), label: 'formula' }, 0.07656, 0.0002),
    near(coefficient, 0.07656, 0.008),
  ),
  'f1-shapes': all(
    above(bend('SIMD(1/16)'), 0.05),
    judged('linear', [bend('AIMD(1/16)')], ([value]) => Math.abs(value!) < 0.05),
    below(bend('IIAD'), -0.05),
  ),
  'simd-smaller-faster': all(
    more(
      computed('SIMD, 20 packets', simdGrowth(20, 1 / 16, 'random', 10) - 20 * (15 / 16)),
      computed('SIMD, 80 packets', simdGrowth(80, 1 / 16, 'random', 10) - 80 * (15 / 16)),
    ),
    near(
      computed('AIMD, difference of the two', linearGrowth(20, climb, 10) - 20 - (linearGrowth(80, climb, 10) - 80)),
      0,
      1e-9,
    ),
  ),
  'epoch-periodic': near(form('epoch-simd-periodic', { b: 1 / 16, W: 100 }), 63.9, 0.1),
  'simd-random-friendly': over(MANY, near(overTcp('SIMD(1/16)', 0.01), 1, 0.1)),
  'f3-aimd': below(computed('ratio after over before', larger(fullPoint('AIMD', START)) / larger(START)), 1),
  'f3-simd-slope': all(
    near(computed('slope of the first step', slopeNearFull), START[0] / START[1], 0.001),
    below(computed('ratio after over before', larger(fullPoint('SIMD', START)) / larger(START)), 1),
  ),
  'f3-md': near(computed('ratio after over before a cut', larger(CUT) / larger(FULL)), 1, 1e-9),
  'cross-aimd': near(computed('first share', fullPoint('AIMD', START)[0]), 0.3, 1e-9),
  'cross-simd': near(computed('first share', fullPoint('SIMD', START)[0]), 0.43333, 0.0001),
  'f4a-region': near(computed(`starts of ${starts.length} that disagree`, misjudged), 0, 0),
  'f4a-area': near(computed('part of the triangle', areaShare()), 0.8889, 0.001),
  'f4c-most': above(
    computed(
      'part of the starts',
      part(({ aimd, simd }) => simd < aimd),
    ),
    0.9,
  ),
  'iiad-slower': above(
    computed(
      'part of the starts',
      part(({ aimd, simd, iiad }) => iiad > aimd && iiad > simd),
    ),
    0.98,
  ),
  'eq8-aimd': nearEach(
    [
      computed('congestion avoidance', (2 * AIMD.b) / (AIMD.a * (2 - AIMD.b))),
      computed('timeouts', (AIMD.b * (2 - AIMD.b)) / (2 * AIMD.a)),
    ],
    [0.66667, 0.586],
    [0.0001, 0.0005],
  ),
  'f5-dip': over(
    MANY,
    all(
      ...['SIMD(1/16)', 'AIMD(1/8)'].map((scheme) =>
        dip(
          LOSS_RATES,
          LOSS_RATES.map((p) => overTcp(scheme, p)),
          0.15,
          1,
        ),
      ),
    ),
  ),
  'f5-floor': over(MANY, above(overTcp('SIMD(1/16)', 0.15), 0.75, 0.04)),
  'f5-order': over(MANY, ordered('descending', [overTcp('SIMD(1/16)', 0.15), overTcp('AIMD(1/8)', 0.15)])),
  'f5-simd-order': over(
    MANY,
    ordered('ascending', [overTcp('SIMD(1/16)', 0.15), SIMDS.slice(0, 3).map((scheme) => overTcp(scheme, 0.15))]),
  ),
  'f5-5pct': over(
    MANY,
    near(
      [0.001, 0.01, 0.05].map((p) => overTcp('SIMD(1/16)', p)),
      1,
      0.15,
    ),
  ),
  fn6: over(MANY, above(overTcp('AIMD(0.31, 1/8)', 0.01, GREEDY_AIMD), 1.1)),
  'f6-compat': over(FEW, sharesWhere('red-ecn', false, 0.75, 1.25)),
  'f6-high': over(FEW, sharesWhere('red-ecn', true, 0.6, 1)),
  'f7-compat': over(FEW, sharesWhere('red', false, 0.75, 1.25)),
  'f7-high': over(FEW, sharesWhere('red', true, 0.6, 1)),
  'f7-epoch': above([1, 2].map(epochSeconds), 40, 0, ' s'),
  'f8-variance': over(
    MANY,
    all(
      more(spread('droptail'), spread('red')),
      more(
        { ...shareOfTcp('red', FLOWS, 15e6), label: 'share, RED' },
        { ...shareOfTcp('droptail', FLOWS, 15e6), label: 'share, drop-tail' },
      ),
    ),
  ),
  redparams: nearEach(
    queue.map((value, index) => computed(index === 0 ? 'lower threshold' : 'upper threshold', value)),
    [0.375, 1.25],
    [1e-9, 1e-9],
  ),
  'epoch-packets': near(
    combined(
      'packets',
      [form('epoch-simd-periodic', { b: 1 / 16, W: 100 })],
      ([length]) => (1 - 2 / 48) * 100 * length!,
    ),
    6123,
    5,
  ),
  'simd-smooth': near(
    metric('SIMD(1/16)', runOf('jin2001-epochs', { scheme: 'SIMD(1/16)/period', losses: 'periodic' }), 'smooth-ratio'),
    0.9375,
    0.02,
  ),
};
