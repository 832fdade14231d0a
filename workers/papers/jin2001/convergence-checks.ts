/** How the claims of jin2001 about two flows that converge are checked (Tables 1 and 3, Figures 10 and 11). */
import { jinScheme } from '../setups/jin2001-common.ts';
import { chain, COMPARED, type Compared, delta, FORGOTTEN_AT, startWindow, t1, t2 } from './runs.ts';
import { analytic, closedForm, PRINTED_WINDOWS, t2From } from './sharing-figures.ts';
import { digits, metric } from '../figures/parts.ts';
import { combined, computed, meanOfAll, type Quantity } from '../figures/quantity.ts';
import { admitted, form, prints, printsEach, shows } from '../claims/checks.ts';
import type { Check } from '../claims/claim.ts';
import { all } from '../claims/joint-checks.ts';
import { more, much, ordered } from '../claims/order-checks.ts';
import { printsOfRun } from '../claims/single-run.ts';

const IIAD = jinScheme('IIAD');

const KEYS: Readonly<Record<string, Compared>> = { tcp: 'TCP', aimd: 'AIMD(1/16)', iiad: 'IIAD', simd: 'SIMD(1/16)' };

function windows(experiment: 'fair' | 'eff', scheme: Compared): Quantity[] {
  return (['one', 'two'] as const).map((flow) => startWindow(experiment, scheme, flow));
}

/** The printed windows have one digit behind the point: the formula with each half a digit up and down. */
function overDigits(
  printed: readonly [number, number],
  of: (w1: number, w2: number) => number,
): [least: Quantity, most: Quantity] {
  const [one, two] = printed.map((window) => [window - 0.05, window + 0.05]);
  const values = one!.flatMap((w1) => two!.map((w2) => of(w1, w2)));
  return [computed('least', Math.min(...values)), computed('most', Math.max(...values))];
}

/** The printed number is what the closed form gives for some windows that are printed as these. */
export function evaluated(print: string, range: readonly [Quantity, Quantity], unit = ''): Check {
  const { value, slack } = admitted(print);
  return {
    expects: `${print}${unit}`,
    quantities: range,
    judge(found) {
      const [least, most] = found.map(({ mean }) => mean!);
      const holds = least! <= value + slack && most! >= value - slack;
      return { verdict: holds ? 'holds' : 'fails', measured: `${digits(least!)} to ${digits(most!)}` };
    },
  };
}

/** With the digits that the paper prints. */
const PRINTED: Readonly<Record<string, { t2: [string, string]; t1: [string, string]; delta: [string, string] }>> = {
  tcp: { t2: ['68.0', '88.7'], t1: ['55', '43.7'], delta: ['5.8', '6.0'] },
  aimd: { t2: ['776', '1217'], t1: ['349', '342'], delta: ['18.6', '18.3'] },
  iiad: { t2: ['4232', '6684'], t1: ['1284', '1242'], delta: ['8.1', '7.6'] },
  simd: { t2: ['218', '852'], t1: ['90', '85.1'], delta: ['13.6', '12.3'] },
};

function ofScheme(key: string): Record<string, Check> {
  const scheme = KEYS[key]!;
  const print = PRINTED[key]!;
  const { fair, eff } = PRINTED_WINDOWS[scheme];
  const inFull = (part: 't1' | 'delta'): [Quantity, Quantity] =>
    overDigits(eff, (w1, w2) => closedForm(scheme, w1, w2)[part]);
  const pair = (experiment: 'fair' | 'eff', printed: readonly [number, number]): Check =>
    printsOfRun(
      windows(experiment, scheme),
      printed.map((window) => window.toFixed(1)),
      ' packets',
    );
  return {
    [`t3-T2-anal-${key}`]: evaluated(
      print.t2[1],
      overDigits(fair, (w1, w2) => t2From(scheme, w2 - w1)),
      ' RTT',
    ),
    [`t3-T1-anal-${key}`]: evaluated(print.t1[1], inFull('t1'), ' RTT'),
    [`t3-D-anal-${key}`]: evaluated(print.delta[1], inFull('delta'), ' packets'),
    [`t3-T2-simu-${key}`]: printsOfRun(t2(scheme), print.t2[0], ' RTT'),
    [`t3-T1-simu-${key}`]: printsOfRun(t1(scheme), print.t1[0], ' RTT'),
    [`t3-D-simu-${key}`]: printsOfRun(delta(scheme), print.delta[0], ' packets'),
    [`t3-W-exp1-${key}`]: pair('fair', fair),
    [`t3-W-exp2-${key}`]: pair('eff', eff),
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

/** T2 by the closed form, of the run's own windows. */
function t2Formula(scheme: Compared): Quantity {
  return combined(`${scheme}, analytic`, windows('fair', scheme), ([w1, w2]) => t2From(scheme, Math.abs(w2! - w1!)));
}

const t2OverFormula = (scheme: Compared): Quantity =>
  combined(
    `${scheme}, run over formula`,
    [t2(scheme), ...windows('fair', scheme)],
    ([measured, w1, w2]) => measured! / t2From(scheme, Math.abs(w2! - w1!)),
  );

/** Both windows of AIMD at the first loss: what the middle link and its queue hold. */
const capacity = combined(
  'W',
  ['one[0]', 'two[0]'].map((flow) =>
    metric(flow, chain('eff', 'AIMD(1/16)'), 'delta-w', { flows: ['one', 'two'], at: FORGOTTEN_AT }, flow),
  ),
  ([one, two]) => one! + two!,
);

/** A window when the background ends, mean of the four schemes. */
function meanStart(experiment: 'fair' | 'eff', flow: 'one' | 'two'): Quantity {
  return meanOfAll(
    flow === 'one' ? 'W1' : 'W2',
    COMPARED.map((scheme) => startWindow(experiment, scheme, flow)),
  );
}

/** In the first experiment both together fill the link from the start: W is their sum. */
const fairSizes = [
  combined('W', [meanStart('fair', 'one'), meanStart('fair', 'two')], ([one, two]) => one! + two!),
  meanStart('fair', 'one'),
  meanStart('fair', 'two'),
];
const effSizes = [capacity, meanStart('eff', 'one'), meanStart('eff', 'two')];

const RANK: readonly Compared[] = ['TCP', 'SIMD(1/16)', 'AIMD(1/16)', 'IIAD'];
const SLOWER = RANK.slice(1);
const computedTime =
  (part: 't1' | 't2') =>
  (scheme: Compared): Quantity =>
    computed(`${scheme}, computed`, analytic(scheme)[part]);

/** CoV of the windows over the last 100 s of the second experiment, when all share about equally. */
function variability(scheme: Compared): Quantity {
  return metric(scheme, chain('eff', scheme), 'window-cov', { flows: ['one', 'two'], from: 500, to: 600 });
}

export const jinConvergenceChecks: Readonly<Record<string, Check>> = {
  ...Object.assign({}, ...Object.keys(KEYS).map(ofScheme)),
  't3-rank-T2': all(ordered('ascending', RANK.map(t2)), ordered('ascending', RANK.map(computedTime('t2')))),
  't3-rank-T1': all(ordered('ascending', RANK.map(t1)), ordered('ascending', RANK.map(computedTime('t1')))),
  't3-sim-below-anal': all(...COMPARED.map((scheme) => more(t2Formula(scheme), t2(scheme)))),
  't3-simd-gain': all(
    ...(['TCP', 'AIMD(1/16)', 'IIAD'] as const).map((scheme) =>
      much(t2OverFormula(scheme), t2OverFormula('SIMD(1/16)')),
    ),
    much(computed('formula', 1), t2OverFormula('SIMD(1/16)')),
  ),
  't3-T1-close': prints(COMPARED.map(t1OverFormula), 'about 1'),
  'contract-aimd': shows(computed('1 − β', 15 / 16), '1 − β'),
  'contract-simd': shows(computed('1 − 2β', 14 / 16), '1 − 2β'),
  'contract-iiad': shows(computed('1 − 2β/W', 1 - 4 / 3 / 110), '1 − 2β/W'),
  'epoch-lens': shows(form('epoch-simd', { W: 110 }), 'W/4, (2 − β)W/6, √2 W/3, W/3'),
  'iiad-params': shows(`α ${IIAD['a']}, β ${Number(IIAD['b']).toFixed(2)}`, 'α 1, β 2/3'),
  'k-plus-l': shows(form('binomial-window', { a: 1, b: 2 / 3, p: 1 }), 'cited'),
  'f10-order': all(
    ordered('ascending', RANK.map(t2)),
    much(t2('AIMD(1/16)'), t2('SIMD(1/16)')),
    ...RANK.slice(0, 3).map((scheme) => more(variability(scheme), variability('IIAD'))),
  ),
  'f10-w': printsEach(fairSizes, ['about 110', 'about 7', 'about 100']),
  'f11-order': all(ordered('ascending', RANK.map(t1)), much(t1('IIAD'), t1('AIMD(1/16)'))),
  'f11-w': printsEach(effSizes, ['about 110', 'about 10', 'about 30']),
  'f11-simd-fair': more(delta('AIMD(1/16)'), delta('SIMD(1/16)')),
  'f10-tcp-variable': ordered('descending', [variability('TCP'), SLOWER.map(variability)]),
};
