/** How the claims of jin2001 about SIMD itself are checked (Sections 2 to 5.1, Appendix B). */
import { friendlyIncrease } from '../../theory/throughput.ts';
import { scheme as jinScheme } from '../setups/jin2001-common.ts';
import { simdAlpha } from '../../theory/growth.ts';
import { fullPoint, phaseTrajectory, type Shares, simdIsFairerNext } from '../../theory/phase-plot.ts';
import { mapGrid, mapTimes } from './phase-figures.ts';
import { fatLink, GREEDY_AIMD, LOSS_RATES, overTcp } from './runs.ts';
import type { RunSpec } from '../figures/ask.ts';
import { digits, metric, range, runOf } from '../figures/parts.ts';
import { combined, computed, type Quantity, ratio } from '../figures/quantity.ts';
import { above, below, form, fromTo, prints, printsEach, shows } from '../claims/checks.ts';
import type { Check } from '../claims/claim.ts';
import { pipeOf, setting } from '../claims/facts.ts';
import { all } from '../claims/joint-checks.ts';
import { more, much, ordered, similar } from '../claims/order-checks.ts';
import { MUCH } from '../claims/words.ts';

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

/** Packets that the window climbs in the twenty round trips from the cut of a window of `peakPackets`. */
function climbFrom(scheme: string, peakPackets: number): Quantity {
  const at = (seconds: number): Quantity =>
    metric('', runOf('jin2001-growth', { scheme, peakPackets }), 'window-at', { at: seconds });
  return combined(`${scheme} from ${peakPackets} packets`, [at(1.7), at(3.7)], ([early, late]) => late! - early!);
}

/** SIMD(1/16) under periodic losses: round trips of an epoch, and the window at its loss. */
const EPOCHS = { scheme: 'SIMD(1/16)/period', losses: 'periodic', lossRate: 0.001 };
const PERIODIC_EPOCH = ['epoch-len', 'window-at-loss'].map((measure) =>
  metric('', runOf('jin2001-epochs', EPOCHS), measure, { flows: ['studied'], from: 20, to: 60 }),
);
/** 1 − 2β/3: the mean window of an epoch over the window at its loss. */
const KEPT = 1 - 2 / 3 / 16;

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
const shiftOf = (start: Shares): Quantity =>
  computed('change of x2 − x1', difference(fullPoint('AIMD', start)) - difference(start));
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
const part = (ok: (time: (typeof times)[number]) => boolean): Quantity =>
  computed('part of the starts', times.filter(ok).length / times.length);
const sooner = part(({ aimd, simd }) => simd < aimd);
const muchSlower = part(({ aimd, simd, iiad }) => iiad >= MUCH * aimd && iiad >= MUCH * simd);

/** Loss rates of less than 3 %. */
const FEW = [0.001, 0.003, 0.01, 0.02];
const overTcps = (scheme: string, rates: readonly number[], choice?: Parameters<typeof overTcp>[2]): Quantity[] =>
  rates.map((p) => overTcp(scheme, p, choice));

/** SIMD over TCP at a loss rate, both of that variant of TCP. */
function overVariant(variant: string, p: number): Quantity {
  const goodput = (chosen: RunSpec['choice'][string]): Quantity => metric('', fatLink(chosen, p), 'goodput');
  const [studied, tcp] = [jinScheme('SIMD(1/16)'), jinScheme('TCP')];
  return ratio(`${variant} at ${digits(100 * p)} %`, goodput({ ...studied, variant }), goodput({ ...tcp, variant }));
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
  'epoch-periodic': prints(
    combined('a run’s epoch over the formula', PERIODIC_EPOCH, ([trips, W]) => trips! / ((2 / 3) * KEPT * W!)),
    'about 1',
  ),
  'simd-random-friendly': prints(overTcp('SIMD(1/16)', 0.01), 'about 1'),
  'f3-aimd': all(prints(some97.map(shiftOf), '0'), below(shrinks('AIMD'), 1)),
  'f3-simd-slope': all(prints(computed('slope of the first step', slopeNearFull), '0.20'), below(shrinks('SIMD'), 1)),
  'f3-md': shows(computed('ratio after over before a cut', larger(CUT) / larger(FULL)), '1'),
  'cross-aimd': shows(computed('first share', fullPoint('AIMD', START)[0]), 'its formula'),
  'cross-simd': shows(computed('first share', fullPoint('SIMD', START)[0]), 'its formula'),
  'f4a-region': prints(computed(`starts of ${starts.length} that disagree`, misjudged), '0'),
  'f4a-area': much(computed('area (1)', areaShare()), computed('area (2)', 1 - areaShare())),
  'f4c-most': {
    ...above(sooner, 0.5),
    expects: 'most starts',
  },
  'iiad-slower': {
    ...prints(muchSlower, '1.000'),
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
  'f5-floor': above(overTcps('SIMD(1/16)', LOSS_RATES), 0.75),
  'f5-order': more(
    combined('AIMD(1/5, 1/8), short of TCP by', [overTcp('AIMD(1/8)', 0.15)], ([over]) => 1 - over!),
    combined('1.5 × SIMD(1/16), short of TCP by', [overTcp('SIMD(1/16)', 0.15)], ([over]) => MUCH * (1 - over!)),
  ),
  'f5-simd-order': ordered('ascending', [
    overTcp('SIMD(1/16)', 0.15),
    SIMDS.slice(0, 3).map((scheme) => overTcp(scheme, 0.15)),
  ]),
  'f5-5pct': prints(overTcps('SIMD(1/16)', FEW), 'about 1'),
  fn6: above(overTcps('AIMD(0.31, 1/8)', FEW, GREEDY_AIMD), 1),
  's5-reno': all(
    ...[0.001, 0.01, 0.05, 0.15, 0.3].flatMap((p) =>
      ['reno', 'newreno'].map((variant) => similar(overVariant(variant, p), overVariant('sack', p))),
    ),
  ),
  redparams: shows(queue.map((value) => digits(value)).join(', '), '0.375, 1.25 of the product'),
  'epoch-packets': prints(
    combined(
      'the formula over the packets from one loss to the next',
      PERIODIC_EPOCH,
      ([trips, W]) => KEPT * W! * trips! * EPOCHS.lossRate,
    ),
    'about 1',
  ),
  'simd-smooth': more(roughness('TCP'), roughness('SIMD(1/16)')),
};

/** CoV of the rate of a round trip where 1 % of the packets are lost at random. */
function roughness(scheme: string): Quantity {
  return metric(scheme, fatLink(scheme, 0.01), 'cov-time', { bin: 0.1 });
}

/** Ratio of the shares where a scheme meets full use, over that at the start. */
function shrinks(scheme: 'AIMD' | 'SIMD'): Quantity[] {
  return some97.map((start) => computed('ratio after over before', larger(fullPoint(scheme, start)) / larger(start)));
}
