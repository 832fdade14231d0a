/** How the claims of jin2001 about SIMD itself and about sharing are checked (Sections 3 to 5.2, Appendix B). */
import { meanOf } from '../../engine/sampling/statistics.ts';
import { friendlyIncrease } from '../../theory/throughput.ts';
import { jinScheme } from '../setups/jin2001-common.ts';
import { simdAlpha } from '../../theory/growth.ts';
import { fullPoint, phaseTrajectory, type Shares, simdIsFairerNext } from '../../theory/phase-plot.ts';
import { mapGrid, mapTimes } from '../figures/jin-phase.ts';
import {
  besideTcp,
  fatLink,
  FLOW_COUNTS,
  GREEDY_AIMD,
  LINK_RATES,
  LOSS_RATES,
  overTcp,
  type Queue,
  shareOfTcp,
  signalRate,
} from '../figures/jin-runs.ts';
import { digits, metric, range, runOf, type RunSpec } from '../figures/parts.ts';
import { combined, computed, type Measured, meanOfAll, type Quantity, ratio } from '../figures/quantity.ts';
import { above, below, form, fromTo, inBand, prints, printsEach, shows, sideOf } from './checks.ts';
import type { Check, Verdict } from './claim.ts';
import { pipeOf, setting } from './facts.ts';
import { shown, worst } from './findings.ts';
import { all } from './joint-checks.ts';
import { more, much, ordered, similar } from './order-checks.ts';
import { MUCH, SIMILAR } from './words.ts';

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

/** Packets that the window climbs in the twenty round trips from the cut of a window of so many packets. */
function climbFrom(scheme: string, peakPackets: number): Quantity {
  const at = (seconds: number): Quantity =>
    metric('', runOf('jin2001-growth', { scheme, peakPackets }), 'window-at', { at: seconds });
  return combined(`${scheme} from ${peakPackets} packets`, [at(1.7), at(3.7)], ([early, late]) => late! - early!);
}

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
const some97 = starts.filter((_, index) => index % 97 === 0);
const difference = ([x1, x2]: Shares): number => x2 - x1;
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
 * The points of the sweep at which at least ten epochs fit into the 60 s that are measured (the paper says that fewer flows
 * need longer): an epoch of SIMD lasts 0.9 of its window in round trips of 0.1 s.
 */
const POINTS = LINK_RATES.flatMap((rate) => FLOW_COUNTS.map((n) => ({ n, rate }))).filter(
  ({ n, rate }) => (0.9 * 0.1 * (rate * 0.1)) / (8000 * 2 * n) < 6,
);

/** Share and signal rate at these points, and with 128 flows of each, because with 64 the losses stay below 10 % here. */
function everyPoint(queue: Queue): Quantity[] {
  return [...POINTS, { n: 128, rate: 15e6 }].flatMap(({ n, rate }) => [
    shareOfTcp(queue, n, rate),
    signalRate(queue, n, rate),
  ]);
}

/** Each share where the signal rate is below, or above, 10 %. */
function sharesWhere(queue: Queue, heavy: boolean, expects: string, judge: (one: Measured) => Verdict): Check {
  return {
    expects,
    quantities: everyPoint(queue),
    judge(found) {
      const points = found.flatMap((one, index) =>
        index % 2 === 0 && one.mean !== null && found[index + 1]!.mean! > 0.1 === heavy
          ? [{ one, signals: found[index + 1]!.mean! }]
          : [],
      );
      if (points.length === 0) return { verdict: 'open', measured: 'no point has so many losses' };
      const measured = points
        .map(({ one, signals }) => `${one.label}: ${shown(one)} (signals ${digits(100 * signals)} %)`)
        .join('; ');
      return { verdict: worst(points.map(({ one }) => judge(one))), measured };
    },
  };
}

function compatible(queue: Queue): Check {
  return sharesWhere(queue, false, 'alike below 10 %', (one) => inBand(one, 1 / SIMILAR, SIMILAR));
}

/** Surely less than TCP's, and not surely less by so much. */
function slightlyLess(queue: Queue): Check {
  return sharesWhere(queue, true, 'slightly less than TCP above 10 %', (one) =>
    worst([sideOf(one, 1, 'less'), sideOf(one, 1 / MUCH, 'less') === 'holds' ? 'fails' : 'holds']),
  );
}

function spread(queue: Queue): Quantity {
  return meanOfAll(
    `spread, ${queue}`,
    POINTS.map(({ n, rate }) => metric('', besideTcp(queue, n, rate), 'goodput-spread')),
  );
}

/** What SIMD has of what both have, mean of the points: a mean of ratios would count a share of 2 for more than one of 1/2. */
function meanPart(queue: Queue): Quantity {
  return combined(
    `SIMD’s part, ${queue}`,
    POINTS.map(({ n, rate }) => shareOfTcp(queue, n, rate)),
    (shares) => meanOf(shares.map((share) => share / (1 + share))),
  );
}

/** SIMD over TCP at 1 % of losses, both of that variant of TCP. */
function overVariant(variant: string): Quantity {
  const goodput = (chosen: RunSpec['choice'][string]): Quantity => metric('', fatLink(chosen, 0.01), 'goodput');
  return ratio(variant, goodput({ ...jinScheme('SIMD(1/16)'), variant }), goodput({ ...jinScheme('TCP'), variant }));
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
  'friendly-law': shows(form('tcp-simple', { R: 1, p: 0.01 }), '√(3/2)/(R√p)'),
  'aimd-alpha': printsEach(
    [1 / 8, 1 / 16].map((b) => computed(`β = ${b}`, friendlyIncrease(b, 'losses'))),
    ['0.2', 'about 0.1'],
  ),
  'simd-alpha': shows(computed('w_max = 100', simdAlpha(100, 1 / 16, 'random')), 'its formula'),
  'simd-alpha-p': shows(
    computed('periodic over random', simdAlpha(100, 1 / 16, 'periodic') / simdAlpha(100, 1 / 16, 'random')),
    '√2',
  ),
  'simd-wt': prints(coefficient, 'about 0.07656'),
  'f1-shapes': all(
    above(bend('SIMD(1/16)'), 0),
    below([bend('IIAD'), bend('SQRT')], 0),
    ordered('ascending', [[bend('IIAD'), bend('SQRT')], bend('AIMD(1/16)'), bend('SIMD(1/16)')]),
    { ...fromTo(bend('AIMD(1/16)'), '-0.05', '0.05'), expects: 'AIMD linear: bend within a twentieth' },
  ),
  'simd-smaller-faster': all(
    more(climbFrom('SIMD(1/16)', 20), climbFrom('SIMD(1/16)', 80)),
    prints(ratio('AIMD from 20 over 80 packets', climbFrom('AIMD(1/16)', 20), climbFrom('AIMD(1/16)', 80)), 'about 1'),
  ),
  'epoch-periodic': shows(form('epoch-simd-periodic', { b: 1 / 16, W: 100 }), 'its formula'),
  'simd-random-friendly': prints(overTcp('SIMD(1/16)', 0.01), 'about 1'),
  'f3-aimd': all(
    prints(
      some97.map((start) => computed('change of x2 − x1', difference(fullPoint('AIMD', start)) - difference(start))),
      '0',
    ),
    below(
      some97.map((start) => shrinks('AIMD', start)),
      1,
    ),
  ),
  'f3-simd-slope': all(
    prints(computed('slope of the first step', slopeNearFull), '0.20'),
    below(
      some97.map((start) => shrinks('SIMD', start)),
      1,
    ),
  ),
  'f3-md': shows(computed('ratio after over before a cut', larger(CUT) / larger(FULL)), '1'),
  'cross-aimd': shows(computed('first share', fullPoint('AIMD', START)[0]), 'its formula'),
  'cross-simd': shows(computed('first share', fullPoint('SIMD', START)[0]), 'its formula'),
  'f4a-region': prints(computed(`starts of ${starts.length} that disagree`, misjudged), '0'),
  'f4a-area': much(computed('area (1)', areaShare()), computed('area (2)', 1 - areaShare())),
  'f4c-most': above(
    computed(
      'part of the starts',
      part(({ aimd, simd }) => simd < aimd),
    ),
    0.5,
  ),
  'iiad-slower': {
    ...prints(
      computed(
        'part of the starts',
        part(({ aimd, simd, iiad }) => iiad >= MUCH * aimd && iiad >= MUCH * simd),
      ),
      '1.000',
    ),
    expects: 'much slower at all starts',
  },
  'eq8-aimd': all(
    prints(computed('congestion avoidance over TCP’s', ((2 * AIMD.b) / (AIMD.a * (2 - AIMD.b))) * 1.5), '1.000'),
    more(computed('timeouts', (AIMD.b * (2 - AIMD.b)) / (2 * AIMD.a)), computed('TCP’s', 0.375)),
  ),
  'f5-dip': all(
    ...[...SIMDS, 'AIMD(1/8)'].flatMap((scheme) =>
      [0.001, 0.5].map((p) => more(overTcp(scheme, p), overTcp(scheme, 0.15))),
    ),
  ),
  'f5-ends': all(
    ...[...SIMDS, 'AIMD(1/8)'].map((scheme) => {
      const alike = similar(overTcp(scheme, 0.001), computed('TCP', 1));
      return all(alike, similar(overTcp(scheme, 0.5), computed('TCP', 1)));
    }),
  ),
  'f5-floor': above(
    LOSS_RATES.map((p) => overTcp('SIMD(1/16)', p)),
    0.75,
  ),
  'f5-order': more(
    combined('AIMD(1/5, 1/8), short of TCP by', [overTcp('AIMD(1/8)', 0.15)], ([over]) => 1 - over!),
    combined('1.5 × SIMD(1/16), short of TCP by', [overTcp('SIMD(1/16)', 0.15)], ([over]) => MUCH * (1 - over!)),
  ),
  'f5-simd-order': ordered('ascending', [
    overTcp('SIMD(1/16)', 0.15),
    SIMDS.slice(0, 3).map((scheme) => overTcp(scheme, 0.15)),
  ]),
  'f5-5pct': prints(
    [0.001, 0.003, 0.01, 0.02].map((p) => overTcp('SIMD(1/16)', p)),
    'about 1',
  ),
  fn6: above(overTcp('AIMD(0.31, 1/8)', 0.01, GREEDY_AIMD), 1),
  's5-reno': all(...['reno', 'newreno'].map((variant) => similar(overVariant(variant), overVariant('sack')))),
  'f6-compat': compatible('red-ecn'),
  'f6-high': slightlyLess('red-ecn'),
  'f7-compat': compatible('red'),
  'f7-high': slightlyLess('red'),
  'f7-epoch': above(epochSeconds(1), 40, ' s'),
  'f8-variance': all(more(spread('droptail'), spread('red')), more(meanPart('red'), meanPart('droptail'))),
  'f8-compat': {
    ...similar(
      meanPart('droptail'),
      combined('TCP’s', [meanPart('droptail')], ([simd]) => 1 - simd!),
    ),
    expects: 'parts of SIMD and TCP alike',
  },
  redparams: shows(queue.map((value) => digits(value)).join(', '), '0.375, 1.25 of the product'),
  'epoch-packets': shows(
    combined(
      'packets',
      [form('epoch-simd-periodic', { b: 1 / 16, W: 100 })],
      ([length]) => (1 - 2 / 48) * 100 * length!,
    ),
    'its formula',
  ),
  'simd-smooth': more(smoothness('SIMD(1/16)/period'), smoothness('TCP')),
};

/** Smaller rate over larger of two round trips that follow each other, under periodic losses. */
function smoothness(scheme: string): Quantity {
  return metric(scheme, runOf('jin2001-epochs', { scheme, losses: 'periodic' }), 'smooth-ratio');
}

/** Ratio of the shares where a scheme meets full use, over that at the start. */
function shrinks(scheme: 'AIMD' | 'SIMD', start: Shares): Quantity {
  return computed('ratio after over before', larger(fullPoint(scheme, start)) / larger(start));
}
