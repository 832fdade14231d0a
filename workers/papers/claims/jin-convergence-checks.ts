/** How the claims of jin2001 about two flows that converge are checked (Tables 1 and 3, Figures 10 and 11). */
import { jinScheme } from '../setups/jin2001-common.ts';
import { chain, COMPARED, type Compared, delta, startWindow, t1, t2 } from '../figures/jin-runs.ts';
import { analytic, closedForm, PRINTED_TIMES, PRINTED_WINDOWS } from '../figures/jin-sharing.ts';
import { metric } from '../figures/parts.ts';
import { combined, computed, type Quantity, ratio } from '../figures/quantity.ts';
import { form, near, nearEach, nearOneRun, over } from './checks.ts';
import { all } from './joint-checks.ts';
import { more, ordered } from './order-checks.ts';
import type { Check } from './claim.ts';

const IIAD = jinScheme('IIAD');

/** The paper made one run; when two flows meet is a matter of chance. */
const MANY = 6;

const KEYS: Readonly<Record<string, Compared>> = { tcp: 'TCP', aimd: 'AIMD(1/16)', iiad: 'IIAD', simd: 'SIMD(1/16)' };

/** Tolerances of the closed forms, which Table 1 does not print but Table 3 evaluates. */
const FORMULA_TOLERANCES: Readonly<
  Record<string, { t1: readonly [number, number]; t2: readonly [number, number]; delta: readonly [number, number] }>
> = {
  tcp: { t1: [43.7, 0.5], delta: [5, 0.05], t2: [88.69, 0.5] },
  aimd: { t1: [342.55, 0.5], delta: [18.3, 0.05], t2: [1217.2, 0.5] },
  iiad: { t1: [1241.5, 2], delta: [7.58, 0.05], t2: [6675.6, 15] },
  simd: { t1: [85.09, 0.5], delta: [12.29, 0.05], t2: [851.96, 0.5] },
};

/** Tolerances of the `anal` column of Table 3, and of its runs. */
const ANALYTIC: Readonly<Record<string, readonly [t2: number, t1: number, delta: number]>> = {
  tcp: [0.5, 0.6, 1.1],
  aimd: [2.434, 0.684, 0.1],
  iiad: [13.368, 2.484, 0.1],
  simd: [1.704, 0.6, 0.1],
};
const SIMULATED: Readonly<Record<string, readonly [t2: number, t1: number, delta: number]>> = {
  tcp: [24, 14, 2],
  aimd: [272, 87, 5.6],
  iiad: [1481, 321, 2.4],
  simd: [76, 22, 4.1],
};

function windows(experiment: 'fair' | 'eff', scheme: Compared): Quantity[] {
  return (['one', 'two'] as const).map((flow) => startWindow(experiment, scheme, flow));
}

function ofScheme(key: string): Record<string, Check> {
  const scheme = KEYS[key]!;
  const formulas = FORMULA_TOLERANCES[key]!;
  const print = PRINTED_TIMES[scheme];
  const found = analytic(scheme);
  const [anal, simu] = [ANALYTIC[key]!, SIMULATED[key]!];
  const { fair, eff } = PRINTED_WINDOWS[scheme];
  return {
    [`t1-T1-${key}`]: near(computed('T1, RTT', found.t1), ...formulas.t1),
    [`t1-D-${key}`]: near(computed('Δ, packets', found.delta), ...formulas.delta),
    [`t1-T2-${key}`]: near(computed('T2, RTT', found.t2), ...formulas.t2),
    [`t3-T2-anal-${key}`]: near(computed('T2, RTT', found.t2), print.t2[1], anal[0]),
    [`t3-T1-anal-${key}`]: near(computed('T1, RTT', found.t1), print.t1[1], anal[1]),
    [`t3-D-anal-${key}`]: near(computed('Δ, packets', found.delta), print.delta[1], anal[2]),
    [`t3-T2-simu-${key}`]: over(MANY, nearOneRun(t2(scheme), print.t2[0], simu[0], ' RTT')),
    [`t3-T1-simu-${key}`]: over(MANY, nearOneRun(t1(scheme), print.t1[0], simu[1], ' RTT')),
    [`t3-D-simu-${key}`]: over(MANY, nearOneRun(delta(scheme), print.delta[0], simu[2], ' packets')),
    [`t3-W-exp1-${key}`]: over(MANY, nearEach(windows('fair', scheme), fair, [3, 8])),
    [`t3-W-exp2-${key}`]: over(MANY, nearEach(windows('eff', scheme), eff, [4, 10])),
  };
}

/** T1 of the run over the closed form of the run's own windows. */
function t1OverFormula(scheme: Compared): Quantity {
  return combined(
    scheme,
    [t1(scheme), ...windows('eff', scheme)],
    ([measured, w1, w2]) => measured! / closedForm(scheme, Math.min(w1!, w2!), Math.max(w1!, w2!)).t1,
  );
}

const t2OverFormula = (scheme: Compared): Quantity =>
  ratio(scheme, t2(scheme), computed('analytic', analytic(scheme).t2));

/** Both windows at the first loss: what the middle link and its queue hold. */
function capacity(scheme: Compared): Quantity {
  const parts = ['one[0]', 'two[0]'].map((flow) =>
    metric(flow, chain('eff', scheme), 'delta-w', { flows: ['one', 'two'], at: 400.1 }, flow),
  );
  return combined(`W, ${scheme}`, parts, ([one, two]) => one! + two!);
}

const RANK: readonly Compared[] = ['TCP', 'SIMD(1/16)', 'AIMD(1/16)', 'IIAD'];

/** CoV of the windows over the last 100 s of the second experiment, when all share about equally. */
function variability(scheme: Compared): Quantity {
  return metric(scheme, chain('eff', scheme), 'window-cov', { flows: ['one', 'two'], from: 500, to: 600 });
}

export const jinConvergenceChecks: Readonly<Record<string, Check>> = {
  ...Object.assign({}, ...Object.keys(KEYS).map(ofScheme)),
  't3-rank-T2': over(MANY, ordered('ascending', RANK.map(t2))),
  't3-rank-T1': over(MANY, ordered('ascending', RANK.map(t1))),
  't3-sim-below-anal': over(
    MANY,
    all(...COMPARED.map((scheme) => more(computed(`${scheme}, computed`, analytic(scheme).t2), t2(scheme)))),
  ),
  't3-simd-gain': over(
    MANY,
    ordered('ascending', [
      t2OverFormula('SIMD(1/16)'),
      [t2OverFormula('AIMD(1/16)'), t2OverFormula('IIAD')],
      t2OverFormula('TCP'),
    ]),
  ),
  't3-T1-close': over(MANY, near(COMPARED.map(t1OverFormula), 1, 0.3)),
  'contract-aimd': near(computed('1 − β', closedFormContraction('AIMD(1/16)')), 0.9375, 1e-9),
  'contract-simd': near(computed('1 − 2β', closedFormContraction('SIMD(1/16)')), 0.875, 1e-9),
  'contract-iiad': near(computed('1 − 2β/W', closedFormContraction('IIAD')), 0.98788, 0.0001),
  'epoch-lens': nearEach(
    [
      form('epoch-aimd', { b: 0.5, W: 110 }),
      form('epoch-aimd', { b: 1 / 16, W: 110 }),
      form('epoch-simd', { W: 110 }),
      form('epoch-iiad', { W: 110 }),
    ],
    [27.5, 35.5, 51.9, 36.7],
    [0.5, 0.5, 0.5, 0.5],
  ),
  'iiad-params': near(
    computed('a of our preset over 3/2 of its b', Number(IIAD['a']) / (1.5 * Number(IIAD['b']))),
    1,
    1e-9,
  ),
  'k-plus-l': near(form('binomial-window', { a: 1, b: 2 / 3, p: 1 }), 1.2247, 0.02),
  'f10-order': over(MANY, ordered('ascending', RANK.map(t2))),
  'f10-w': over(MANY, nearEach([capacity('AIMD(1/16)'), ...windows('fair', 'AIMD(1/16)')], [110, 7, 100], [10, 3, 8])),
  'f11-order': over(MANY, ordered('ascending', RANK.map(t1))),
  'f11-w': over(MANY, nearEach([capacity('AIMD(1/16)'), ...windows('eff', 'AIMD(1/16)')], [110, 10, 30], [10, 4, 8])),
  'f11-simd-fair': over(MANY, more(delta('AIMD(1/16)'), delta('SIMD(1/16)'))),
  'f10-tcp-variable': over(
    MANY,
    ordered('descending', [
      variability('TCP'),
      [variability('SIMD(1/16)'), variability('AIMD(1/16)')],
      variability('IIAD'),
    ]),
  ),
};

/** By which factor one epoch shrinks the difference: from the closed form of T2, over epochs of the closed form's length. */
function closedFormContraction(scheme: Compared): number {
  const w = 110;
  const epoch = { TCP: w / 4, 'AIMD(1/16)': ((2 - 1 / 16) * w) / 6, IIAD: w / 3, 'SIMD(1/16)': (Math.SQRT2 * w) / 3 }[
    scheme
  ];
  // From a difference of 20 packets to one of 10 at the line.
  const { t2: roundTrips } = closedForm(scheme, 45, 65);
  return 0.5 ** (epoch / roundTrips);
}
