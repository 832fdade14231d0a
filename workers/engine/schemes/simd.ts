import { simdAlpha, type LossPattern } from '../../theory/growth.ts';
import { simdToothCov } from '../../theory/variation.ts';
import type { Inspection } from '../transport/ends.ts';
import {
  FIRST_HALVES,
  flagOf,
  LEFT,
  numberOf,
  variantOf,
  variantParameter,
  windowScheme,
  wordsWith,
} from './scheme.ts';
import { TOOTH } from './theory.ts';
import type { WindowLaw } from '../transport/window-law.ts';
import { flag, number } from '../scenario/parameter.ts';

/**
 * SIMD, square increase, multiplicative decrease (Jin, Guo, Matta, Bestavros 2001).
 *
 *   per ACK   W ← W + α sqrt(W − W0)/W, first ACK of an epoch W ← W + α²/(4 W0)      (App. B)
 *   so        W(t) = W0 + α²t²/4, t in round trips                                    (Eq. 1)
 *   at a loss W0 ← (1 − β) W, β the part CUT; Wmax ← W
 *   with      α = 3 sqrt(β) / ((1 − 2β/3) sqrt(2 Wmax)) for random losses            (Eq. 3)
 *             without the 2 under the root for periodic ones                          (Eq. 5, tsao2007 SIMD/period)
 */
class SimdLaw implements WindowLaw {
  private readonly losses: LossPattern;
  private start = 1;
  private alpha = 1;

  constructor(
    private readonly beta: number,
    periodic: boolean,
    private readonly maxWindow: number,
  ) {
    this.losses = periodic ? 'periodic' : 'random';
  }

  /** Bounded by the maximum window: W grows with the square of time and would leave the window in use far behind. */
  increase(cwnd: number): number {
    if (cwnd >= this.maxWindow) return 0;
    if (cwnd <= this.start) return (this.alpha * this.alpha) / (4 * this.start);
    return (this.alpha * Math.sqrt(cwnd - this.start)) / cwnd;
  }

  decrease(window: number): number {
    return (1 - this.beta) * window;
  }

  beginEpoch(cwnd: number, peak: number | null): void {
    this.start = cwnd;
    this.alpha = simdAlpha(peak ?? cwnd / (1 - this.beta), this.beta, this.losses);
  }

  terms(): readonly number[] {
    return [this.alpha, this.start];
  }

  inspect(): Inspection[] {
    return [
      { name: 'W₀', unit: 'packets', value: this.start },
      { name: 'α', unit: '', value: this.alpha },
    ];
  }
}

export const simd = windowScheme({
  kind: 'simd',
  // α²/4 at a window of 1, where α is at most 3 √½ / (1 − ⅓).
  growth: () => 2.6,
  name: 'SIMD',
  fullName: 'Square increase, multiplicative decrease',
  family: 'Window, with memory',
  slot: 5,
  taxonomy: 'window-based, historical; superlinear; variable',
  law: ['W(t) = W₀ + α²t²/4 since the last loss', 'W ← (1 − β) W at a loss', FIRST_HALVES],
  words: wordsWith(['alpha', 'start'], {
    standing: ({ state }) =>
      state === 'congestion avoidance' ? 'The window opens faster the longer nothing is lost.' : null,
    besides: null,
    growth: {
      says: 'W(t) = W₀ + α²t²/4 since the last cut, with W₀ = {start:.2} and α = {alpha:3} from then.',
      adds({ window, alpha, start, maxWindow }) {
        if (window >= maxWindow) return 0;
        return window <= start ? (alpha * alpha) / (4 * start) : (alpha * Math.sqrt(window - start)) / window;
      },
    },
    cut: {
      says: `W ← (1 − β) W: (1 − {b:3}) × {cut:.2} = ${LEFT}`,
      keeps: ({ cut, own }) => (1 - numberOf(own, 'b')) * cut,
    },
    memory: 'It remembers W₀ = {start:.2} and, from the window that it cut, α = {alpha:3}.',
  }),
  theory: {
    // Its increase is set for one pattern of losses, random or periodic (Eq. 3 and 5).
    sends: (own, even) =>
      even === flagOf(own, 'period')
        ? { form: 'tcp-simple', source: 'Jin et al. 2001, Eq. 3 and 5' }
        : { none: even ? 'tuned for random, not even losses' : 'tuned for even, not random losses' },
    evenLosses: (own) => ({
      value: simdToothCov(numberOf(own, 'b')),
      formula: 'β √(4/45) / (1 − 2β/3)',
      source: `the curve of Jin et al. 2001, Eq. 1, ${TOOTH}`,
    }),
  },
  about:
    'After a loss SIMD gives up little, climbs gently at first and then faster and faster, with the square of the time ' +
    'since the loss. In steady state the climb is over before it gets steep; where capacity has been freed it becomes ' +
    'very fast. How steep is set by the window at the last loss, so small flows climb faster.',
  parameters: [
    number({
      key: 'b',
      symbol: 'β',
      name: 'Cut',
      range: [1 / 64, 0.5],
      default: 1 / 16,
      help: 'Part of the window given up at a loss (the part cut, not the part kept).',
      notable: [{ value: 1 / 16, source: 'jin2001, tsao2007' }],
    }),
    flag({
      key: 'period',
      name: 'Tuned for periodic losses',
      default: false,
      help: 'The climb that equals TCP when losses come at even intervals (tsao2007: SIMD/period); off, when they come at random.',
    }),
    variantParameter('sack'),
  ],
  presets: [
    { name: 'SIMD(1/16)', values: { b: 1 / 16, period: false, variant: 'sack' }, source: 'jin2001' },
    { name: 'SIMD/period', values: { b: 1 / 16, period: true, variant: 'sack' }, source: 'tsao2007' },
  ],
  citation:
    'S. Jin, L. Guo, I. Matta, A. Bestavros, TCP-friendly SIMD Congestion Control and Its Convergence Behavior, ICNP 2001.',
  variant: variantOf,
  createLaw: (values, sender) => new SimdLaw(numberOf(values, 'b'), flagOf(values, 'period'), sender.maxWindow),
});
