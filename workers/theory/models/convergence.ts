import { closedForms } from '../closed-forms.ts';

/**
 * Convergence of two flows on one bottleneck in closed form (jin2001 Table 1, App. A; derived again). Windows in packets,
 * W1 < W2, W the window at which both together fill the bottleneck; times in round trips; `epsilon` the difference of
 * windows that counts as fair.
 */
export interface Convergence {
  /** Until the bottleneck is full. */
  t1: number;
  /** Difference of the windows then. (The paper prints SIMD's without its absolute value.) */
  delta: number;
  /** From then until the difference is `epsilon`; below 0 where it is smaller at once. */
  t2: number;
}

/** W, W1, W2, ε and, but for TCP, β in the closed forms of the metrics, which have them by the names of the schemes. */
function convergence(
  scheme: 'aimd' | 'iiad' | 'simd',
  w1: number,
  w2: number,
  w: number,
  epsilon: number,
  beta: number,
): Convergence {
  const value = (name: string, more: Readonly<Record<string, number>>): number => {
    const form = closedForms.find(({ id }) => id === `${name}-${scheme}`);
    if (!form) throw new RangeError(`no closed form ${name}-${scheme}`);
    return form.evaluate({ b: beta, W: w, W1: w1, W2: w2, epsilon, ...more });
  };
  const delta = value('delta', {});
  return { t1: value('t1', {}), delta, t2: delta === 0 ? -Infinity : value('t2', { delta }) };
}

export function tcpConvergence(w1: number, w2: number, w: number, epsilon: number): Convergence {
  return convergence('aimd', w1, w2, w, epsilon, 1 / 2);
}

/** AIMD with α = 3β/(2 − β), β the part cut. */
export function aimdConvergence(w1: number, w2: number, w: number, epsilon: number, beta: number): Convergence {
  return convergence('aimd', w1, w2, w, epsilon, beta);
}

/** β packets are cut; α = 1.5 β. */
export function iiadConvergence(w1: number, w2: number, w: number, epsilon: number, beta: number): Convergence {
  return convergence('iiad', w1, w2, w, epsilon, beta);
}

export function simdConvergence(w1: number, w2: number, w: number, epsilon: number, beta: number): Convergence {
  return convergence('simd', w1, w2, w, epsilon, beta);
}

/** Round trips from the start until the windows differ by no more than `epsilon` (jin2001 Fig. 4c draws this). */
export function roundTripsToFairness({ t1, t2 }: Convergence): number {
  return t1 + Math.max(0, t2);
}
