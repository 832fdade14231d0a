/** Closed forms of the papers, their misprints corrected. W, w in packets, R and T0 in s, p a loss rate, b and β the part CUT. */
import { ln } from './math.ts';
import { friendlyIncrease } from './friendly-increase.ts';

export interface ClosedForm {
  id: string;
  formula: string;
  /** What it gives. */
  gives: string;
  papers: readonly string[];
  /** Names of the variables, all needed. */
  variables: readonly string[];
  evaluate(variables: Readonly<Record<string, number>>): number;
}

/** A form whose variables reach `evaluate` in the order of their names. */
function form(
  id: string,
  variables: string,
  gives: string,
  formula: string,
  papers: string,
  evaluate: (...values: number[]) => number,
): ClosedForm {
  const names = variables.split(' ');
  return {
    id,
    variables: names,
    gives,
    formula,
    papers: papers.split(' '),
    evaluate: (given) => evaluate(...names.map((name) => given[name]!)),
  };
}

/** Natural logarithm; NaN where there is none. */
const log = (x: number): number => (x > 0 && x < Infinity ? ln(x) : Number.NaN);
const logBase = (base: number, value: number): number => log(value) / log(base);

/** CoV of one interval's rate R' under Bernoulli losses with rate ∝ √interval (yang2000 Eq. 53). */
function intervalRateCov(p: number): number {
  let [up, down, all] = [0, 0, 0];
  let survives = 1;
  for (let i = 1; survives > 1e-15; i += 1) {
    survives *= 1 - p;
    up += Math.sqrt(i) * survives;
    down += survives / Math.sqrt(i);
    all += survives;
  }
  return Math.sqrt((up * down) / (all * all) - 1);
}

/** Sum over the states of a backed-off timer, S of yang2000 Eq. 7. */
function backoffSum(p: number): number {
  return 64 - p * (32 + p * (16 + p * (8 + p * (4 + p * (2 + p)))));
}

const throughputForms: readonly ClosedForm[] = [
  form(
    'tcp-simple',
    'R p',
    "TCP's throughput without timeouts, packets/s",
    '√(3/2) / (R √p)',
    'jin2001',
    (R, p) => Math.sqrt(1.5 / p) / R,
  ),
  form(
    'aimd-throughput',
    'R T0 p a b',
    'throughput of AIMD(a, b) with timeouts, packets/s (Eq. 8)',
    '1 / (R √(2bp/(a(2−b))) + T0 min(1, 3√(b(2−b)p/(2a))) p (1 + 32p²))',
    'jin2001',
    (R, T0, p, a, b) =>
      1 /
      (R * Math.sqrt((2 * b * p) / (a * (2 - b))) +
        T0 * Math.min(1, 3 * Math.sqrt((b * (2 - b) * p) / (2 * a))) * p * (1 + 32 * p * p)),
  ),
  form(
    'friendly-timeouts',
    'b',
    'climb a that matches the timeout term, packets/RTT',
    '4(2b − b²)/3',
    'yang2000 bansal2001',
    (b) => friendlyIncrease(b, 'timeouts'),
  ),
  form(
    'friendly-losses',
    'b',
    'climb α that matches the congestion-avoidance term, packets/RTT',
    '3b/(2 − b)',
    'jin2001 tsao2007',
    (b) => friendlyIncrease(b, 'losses'),
  ),
  form(
    'binomial-window',
    'a b p',
    'mean window of a binomial scheme with k + l = 1, packets',
    '√(a/(bp))',
    'jin2001',
    (a, b, p) => Math.sqrt(a / (b * p)),
  ),
  form(
    'aimd-peak',
    'a b p',
    'peak window of AIMD under periodic losses, packets',
    '√(2a/(p(1 − (1−b)²)))',
    'yang2000',
    (a, b, p) => Math.sqrt((2 * a) / (p * (1 - (1 - b) * (1 - b)))),
  ),
  form(
    'interval-window',
    'a b tau c',
    'mean window of AIMD where losses come every τ RTTs with CV c, packets',
    'aτ((1 + c²)/2 + (1 − b)/b)',
    'tsao2007',
    (a, b, tau, c) => a * tau * ((1 + c * c) / 2 + (1 - b) / b),
  ),
];

const smoothnessForms: readonly ClosedForm[] = [
  form('cov-aimd', 'b', 'CoV of the rate of AIMD under Poisson losses (Eq. 4)', '√(b/(2 − b))', 'yang2000', (b) =>
    Math.sqrt(b / (2 - b)),
  ),
  form(
    'cov-timeouts',
    'p t',
    'CoV of the rate where timeouts of t RTTs rule (Eq. 7)',
    '√((64t − S)/S), S = 64 − 32p − 16p² − 8p³ − 4p⁴ − 2p⁵ − p⁶',
    'yang2000',
    (p, t) => Math.sqrt((64 * t - backoffSum(p)) / backoffSum(p)),
  ),
  form(
    'cov-tear',
    'c',
    'CoV of the rate of TEAR where that of the peak windows is c, taken as independent (Eq. 47)',
    '√(0.077083)/0.75 · c',
    'yang2000',
    (c) => {
      const weights = [1 / 6, 1 / 6, 1 / 6, 1 / 6, 2 / 15, 1 / 10, 1 / 15, 1 / 30];
      const squares = weights
        .map((weight, index) => weight / 2 + (weights[index - 1] ?? 0) / 4)
        .reduce((sum, each) => sum + each * each, (1 / 120) * (1 / 120));
      return (Math.sqrt(squares) / 0.75) * c;
    },
  ),
  form(
    'cov-tfrc',
    'p',
    'CoV of the rate of TFRC(8) at low Bernoulli loss (Eq. 56)',
    '√(Σw²) √((Σ√i qⁱ)(Σqⁱ/√i)/(Σqⁱ)² − 1), q = 1 − p',
    'yang2000',
    (p) => Math.sqrt(13 / 90) * intervalRateCov(p),
  ),
  form(
    'jain-of-cov',
    'c',
    "Jain's index of rates with CoV c across flows",
    '1/(1 + c²)',
    'yang2000',
    (c) => 1 / (1 + c * c),
  ),
  form(
    'jain-of-ratio',
    'r',
    "Jain's index of two rates in ratio r",
    '(1 + r)²/(2(1 + r²))',
    'jin2001',
    (r) => ((1 + r) * (1 + r)) / (2 * (1 + r * r)),
  ),
  form('smoothness-aimd', 'b', 'smoothness ratio of TCP(b)', '1 − b', 'bansal2001', (b) => 1 - b),
];

const transientForms: readonly ClosedForm[] = [
  form(
    'halving-aimd',
    'b',
    'loss indications, one per RTT, until AIMD is at half',
    'ln(1/2)/ln(1 − b)',
    'yang2000',
    (b) => logBase(1 - b, 0.5),
  ),
  form('acks-to-fair', 'delta b p', 'ACKs to δ-fairness', 'ln δ / ln(1 − bp)', 'bansal2001', (delta, b, p) =>
    logBase(1 - b * p, delta),
  ),
  form(
    'f-k',
    'a R lambda k',
    'f(k) of a flow of λ packets/s that climbs by a, queue empty, capped at the link',
    '1/2 + ka/(4Rλ) for k ≤ k* = λR/a, else 1 − k*/(4k)',
    'bansal2001',
    (a, R, lambda, k) => {
      const reached = (lambda * R) / a;
      return k <= reached ? 0.5 + (k * a) / (4 * R * lambda) : 1 - reached / (4 * k);
    },
  ),
  form(
    'simd-alpha-periodic',
    'b W',
    'α of SIMD for periodic losses (Eq. 5)',
    '3√β/((1 − 2β/3)√W)',
    'jin2001',
    (b, W) => (3 * Math.sqrt(b)) / ((1 - (2 * b) / 3) * Math.sqrt(W)),
  ),
  form(
    'simd-alpha-random',
    'b W',
    'α of SIMD for random losses (Eq. 3)',
    '3√β/((1 − 2β/3)√(2W))',
    'jin2001',
    (b, W) => (3 * Math.sqrt(b)) / ((1 - (2 * b) / 3) * Math.sqrt(2 * W)),
  ),
  form(
    'simd-growth',
    'b W',
    'coefficient of t² in the window of SIMD (Eq. 4)',
    '9β/(8(1 − 2β/3)²W)',
    'jin2001',
    (b, W) => (9 * b) / (8 * (1 - (2 * b) / 3) * (1 - (2 * b) / 3) * W),
  ),
  form(
    'epoch-aimd',
    'b W',
    'epoch of AIMD, RTTs; TCP (b = 1/2) has W/4',
    '(2 − β)W/6',
    'jin2001',
    (b, W) => ((2 - b) * W) / 6,
  ),
  form('epoch-iiad', 'W', 'epoch of IIAD, RTTs', 'W/3', 'jin2001', (W) => W / 3),
  form('epoch-simd', 'W', 'epoch of SIMD, RTTs, small β', '√2 W/3', 'jin2001', (W) => (Math.sqrt(2) * W) / 3),
  form(
    'epoch-simd-periodic',
    'b W',
    'epoch of SIMD under periodic losses, RTTs',
    '(2/3)(1 − 2β/3)W',
    'jin2001',
    (b, W) => (2 / 3) * (1 - (2 * b) / 3) * W,
  ),
];

const slowFactor = (b: number): number => (2 / 3) * (1 - (2 * b) / 3) * Math.sqrt(2 / (b * (1 - b)));

/** jin2001 Table 1: two flows, W1 < W2, the link full at W. TCP is AIMD with β = 1/2. */
const convergenceForms: readonly ClosedForm[] = [
  form(
    't1-aimd',
    'b W W1 W2',
    'T1 of AIMD, RTTs',
    '(W − W1 − W2)(2 − β)/(6β)',
    'jin2001',
    (b, W, w1, w2) => ((W - w1 - w2) * (2 - b)) / (6 * b),
  ),
  form(
    't1-iiad',
    'b W W1 W2',
    'T1 of IIAD, RTTs',
    '[((W2² − W1²)/W)² − 2(W1² + W2²) + W²]/(12β)',
    'jin2001',
    (b, W, w1, w2) => {
      const delta = (w2 * w2 - w1 * w1) / W;
      return (delta * delta - 2 * (w1 * w1 + w2 * w2) + W * W) / (12 * b);
    },
  ),
  form(
    't1-simd',
    'b W W1 W2',
    'T1 of SIMD, RTTs',
    '(2/3)(1 − 2β/3)√(2/(β(1−β))) √(W1 W2 (W − W1 − W2)/(W1 + W2))',
    'jin2001',
    (b, W, w1, w2) => slowFactor(b) * Math.sqrt((w1 * w2 * (W - w1 - w2)) / (w1 + w2)),
  ),
  form('delta-aimd', 'W1 W2', 'Δ of AIMD, packets', 'W2 − W1', 'jin2001', (w1, w2) => w2 - w1),
  form(
    'delta-iiad',
    'W W1 W2',
    'Δ of IIAD, packets',
    '(W2² − W1²)/W',
    'jin2001',
    (W, w1, w2) => (w2 * w2 - w1 * w1) / W,
  ),
  form(
    'delta-simd',
    'W W1 W2',
    'Δ of SIMD, packets',
    '|2 − W/(W1 + W2)| (W2 − W1)',
    'jin2001',
    (W, w1, w2) => Math.abs(2 - W / (w1 + w2)) * (w2 - w1),
  ),
  form(
    't2-aimd',
    'b W delta epsilon',
    'T2 of AIMD, RTTs, from the difference Δ',
    '((2 − β)W/6) log_{1−β}(ε/Δ)',
    'jin2001',
    (b, W, delta, epsilon) => (((2 - b) * W) / 6) * logBase(1 - b, epsilon / delta),
  ),
  form(
    't2-iiad',
    'b W delta epsilon',
    'T2 of IIAD, RTTs',
    '(W/3) log_{1−2β/W}(ε/Δ)',
    'jin2001',
    (b, W, delta, epsilon) => (W / 3) * logBase(1 - (2 * b) / W, epsilon / delta),
  ),
  form(
    't2-simd',
    'b W delta epsilon',
    'T2 of SIMD, RTTs',
    '(√2 W/3) log_{1−2β}(ε/Δ)',
    'jin2001',
    (b, W, delta, epsilon) => ((Math.sqrt(2) * W) / 3) * logBase(1 - 2 * b, epsilon / delta),
  ),
];

export const closedForms: readonly ClosedForm[] = [
  ...throughputForms,
  ...smoothnessForms,
  ...transientForms,
  ...convergenceForms,
];
