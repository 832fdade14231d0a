/**
 * Convergence of two flows on one bottleneck in closed form (jin2001 Table 1, App. A; derived again). Windows in packets,
 * W1 < W2, W the window at which both together fill the bottleneck; times in round trips; `epsilon` the difference of
 * windows that counts as fair.
 */
export interface Convergence {
  /** Until the bottleneck is full. */
  t1: number;
  /** Difference of the windows then. */
  delta: number;
  /** From then until the difference is `epsilon`. */
  t2: number;
}

const logBase = (base: number, value: number): number => Math.log(value) / Math.log(base);

export function tcpConvergence(w1: number, w2: number, w: number, epsilon: number): Convergence {
  const delta = w2 - w1;
  return { t1: (w - w1 - w2) / 2, delta, t2: (w / 4) * logBase(0.5, epsilon / delta) };
}

/** AIMD with α = 3β/(2 − β), β the part cut. */
export function aimdConvergence(w1: number, w2: number, w: number, epsilon: number, beta: number): Convergence {
  const delta = w2 - w1;
  return { t1: ((w - w1 - w2) * (2 - beta)) / (6 * beta), delta, t2: (((2 - beta) * w) / 6) * logBase(1 - beta, epsilon / delta) };
}

/** β packets are cut; α = 1.5 β. */
export function iiadConvergence(w1: number, w2: number, w: number, epsilon: number, beta: number): Convergence {
  const delta = (w2 * w2 - w1 * w1) / w;
  const t1 = (delta * delta - 2 * (w1 * w1 + w2 * w2) + w * w) / (12 * beta);
  return { t1, delta, t2: (w / 3) * logBase(1 - (2 * beta) / w, epsilon / delta) };
}

export function simdConvergence(w1: number, w2: number, w: number, epsilon: number, beta: number): Convergence {
  const sum = w1 + w2;
  const gamma = (2 / 3) * (1 - (2 * beta) / 3) * Math.sqrt(2 / (beta * (1 - beta)));
  const delta = Math.abs(2 - w / sum) * (w2 - w1);
  return {
    t1: gamma * Math.sqrt((w1 * w2 * (w - sum)) / sum),
    delta,
    t2: ((Math.sqrt(2) * w) / 3) * logBase(1 - 2 * beta, epsilon / delta),
  };
}
