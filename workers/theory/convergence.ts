/**
 * Convergence of two flows on one bottleneck in closed form (jin2001 Table 1, App. A; derived again). Windows in packets,
 * W1 < W2; W is the window at which both together fill the bottleneck; times in round trips; epsilon is the difference of
 * windows that counts as fair. beta is the part CUT, of IIAD the packets cut.
 */
import { type ClosedForm, form } from './closed-form.ts';
import { aimdEpoch, iiadEpoch, simdEpoch } from './growth.ts';
import { logBase } from './math.ts';

export interface Convergence {
  /** Until the bottleneck is full. */
  t1: number;
  /** Difference of the windows then. (The paper prints SIMD's without its absolute value.) */
  delta: number;
  /** From then until the difference is `epsilon`; negative where it is smaller at once. */
  t2: number;
}

const iiadDelta = (W: number, w1: number, w2: number): number => (w2 * w2 - w1 * w1) / W;

/** What Table 1 gives of each scheme; TCP is AIMD with β = 1/2. */
const TABLE = {
  aimd: {
    t1: (b: number, W: number, w1: number, w2: number): number => ((W - w1 - w2) * (2 - b)) / (6 * b),
    delta: (_: number, w1: number, w2: number): number => w2 - w1,
    t2: (b: number, W: number, delta: number, epsilon: number): number =>
      aimdEpoch(b, W) * logBase(1 - b, epsilon / delta),
  },
  iiad: {
    t1: (b: number, W: number, w1: number, w2: number): number => {
      const delta = iiadDelta(W, w1, w2);
      return (delta * delta - 2 * (w1 * w1 + w2 * w2) + W * W) / (12 * b);
    },
    delta: iiadDelta,
    t2: (b: number, W: number, delta: number, epsilon: number): number =>
      iiadEpoch(W) * logBase(1 - (2 * b) / W, epsilon / delta),
  },
  simd: {
    t1: (b: number, W: number, w1: number, w2: number): number =>
      (2 / 3) * (1 - (2 * b) / 3) * Math.sqrt(2 / (b * (1 - b))) * Math.sqrt((w1 * w2 * (W - w1 - w2)) / (w1 + w2)),
    delta: (W: number, w1: number, w2: number): number => Math.abs(2 - W / (w1 + w2)) * (w2 - w1),
    t2: (b: number, W: number, delta: number, epsilon: number): number =>
      simdEpoch(W) * logBase(1 - 2 * b, epsilon / delta),
  },
} as const;

function convergence(
  scheme: keyof typeof TABLE,
  w1: number,
  w2: number,
  w: number,
  epsilon: number,
  beta: number,
): Convergence {
  const { t1, delta, t2 } = TABLE[scheme];
  const difference = delta(w, w1, w2);
  return {
    t1: t1(beta, w, w1, w2),
    delta: difference,
    t2: difference === 0 ? -Infinity : t2(beta, w, difference, epsilon),
  };
}

export function tcpConvergence(w1: number, w2: number, w: number, epsilon: number): Convergence {
  return convergence('aimd', w1, w2, w, epsilon, 1 / 2);
}

/** AIMD with α = 3β/(2 − β). */
export function aimdConvergence(w1: number, w2: number, w: number, epsilon: number, beta: number): Convergence {
  return convergence('aimd', w1, w2, w, epsilon, beta);
}

/** IIAD with α = 1.5 β. */
export function iiadConvergence(w1: number, w2: number, w: number, epsilon: number, beta: number): Convergence {
  return convergence('iiad', w1, w2, w, epsilon, beta);
}

export function simdConvergence(w1: number, w2: number, w: number, epsilon: number, beta: number): Convergence {
  return convergence('simd', w1, w2, w, epsilon, beta);
}

/** Round trips from the start until the windows differ by no more than `epsilon` (jin2001 Fig. 4c). */
export function roundTripsToFairness({ t1, t2 }: Convergence): number {
  return t1 + Math.max(0, t2);
}

export const convergenceForms: readonly ClosedForm[] = [
  form('t1-aimd', 'b W W1 W2', 'T1 of AIMD, RTTs', '(W − W1 − W2)(2 − β)/(6β)', 'jin2001', TABLE.aimd.t1),
  form(
    't1-iiad',
    'b W W1 W2',
    'T1 of IIAD, RTTs',
    '[((W2² − W1²)/W)² − 2(W1² + W2²) + W²]/(12β)',
    'jin2001',
    TABLE.iiad.t1,
  ),
  form(
    't1-simd',
    'b W W1 W2',
    'T1 of SIMD, RTTs',
    '(2/3)(1 − 2β/3)√(2/(β(1−β))) √(W1 W2 (W − W1 − W2)/(W1 + W2))',
    'jin2001',
    TABLE.simd.t1,
  ),
  form('delta-aimd', 'W1 W2', 'Δ of AIMD, packets', 'W2 − W1', 'jin2001', (w1, w2) => TABLE.aimd.delta(0, w1, w2)),
  form('delta-iiad', 'W W1 W2', 'Δ of IIAD, packets', '(W2² − W1²)/W', 'jin2001', TABLE.iiad.delta),
  form('delta-simd', 'W W1 W2', 'Δ of SIMD, packets', '|2 − W/(W1 + W2)| (W2 − W1)', 'jin2001', TABLE.simd.delta),
  form(
    't2-aimd',
    'b W delta epsilon',
    'T2 of AIMD, RTTs, from the difference Δ',
    '((2 − β)W/6) log_{1−β}(ε/Δ)',
    'jin2001',
    TABLE.aimd.t2,
  ),
  form('t2-iiad', 'b W delta epsilon', 'T2 of IIAD, RTTs', '(W/3) log_{1−2β/W}(ε/Δ)', 'jin2001', TABLE.iiad.t2),
  form('t2-simd', 'b W delta epsilon', 'T2 of SIMD, RTTs', '(√2 W/3) log_{1−2β}(ε/Δ)', 'jin2001', TABLE.simd.t2),
];
