/** How the claims of jin2001 about two flows that converge are checked (Tables 1 and 3, Figures 10 and 11). */
import { scheme as jinScheme } from '../setups/jin2001-common.ts';
import { chain, COMPARED, type Compared, delta, FORGOTTEN_AT, startWindow, startWindows, t1, t2 } from './runs.ts';
import { appendixChecks } from './appendix.ts';
import { analytic, CLOSED_FORMS, t2From, table3Checks } from './table3.ts';
import { metric } from '../figures/parts.ts';
import { combined, computed, meanOfAll, type Quantity } from '../figures/quantity.ts';
import { form, prints, printsEach, shows } from '../claims/checks.ts';
import type { Check } from '../claims/claim.ts';
import { all } from '../claims/joint-checks.ts';
import { more, much, ordered } from '../claims/order-checks.ts';

const IIAD = jinScheme('IIAD');

/** T1 of the run over the closed form of the run's own windows. */
export function t1OverFormula(scheme: Compared): Quantity {
  return combined(
    scheme,
    [t1(scheme), ...startWindows('eff', scheme)],
    ([measured, w1, w2]) => measured! / CLOSED_FORMS[scheme](Math.min(w1!, w2!), Math.max(w1!, w2!)).t1,
  );
}

/** T2 by the closed form, of the run's own windows. */
function t2Formula(scheme: Compared): Quantity {
  return combined(`${scheme}, analytic`, startWindows('fair', scheme), ([w1, w2]) =>
    t2From(scheme, Math.abs(w2! - w1!)),
  );
}

const t2OverFormula = (scheme: Compared): Quantity =>
  combined(
    `${scheme}, run over formula`,
    [t2(scheme), ...startWindows('fair', scheme)],
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
  ...table3Checks,
  ...appendixChecks,
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
