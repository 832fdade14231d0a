import type { Inspection } from '../transport/ends.ts';
import { FIRST_HALVES, LEFT, numberOf, variantOf, variantParameter, windowScheme, wordsWith } from './scheme.ts';
import { cutTooth } from './theory.ts';
import type { WindowLaw } from '../transport/window-law.ts';
import { number } from '../scenario/parameter.ts';

/**
 * AIAD/H, additive increase, additive decrease with history: the member k = 0, l = 0 of the family
 * W ← W + α/(W − W0)^k per round trip, W ← W − β W^l at a loss (Jin, Guo, Matta, Bestavros, ToN 2003).
 *
 *   per ACK   W ← W + α/W          α packets per round trip
 *   at a loss W ← W − β            β packets are CUT
 *   with      α = 3β / (2 Wmax − β), Wmax the window at the last loss: friendly under periodic and random losses
 *
 * We derived the rule for α as jin2001 derives SIMD's, with k = 0 and l = 0. tsao2007 prints only β = 0.25.
 */
class AiadHLaw implements WindowLaw {
  private alpha = 1;

  constructor(private readonly beta: number) {}

  increase(cwnd: number): number {
    return this.alpha / cwnd;
  }

  decrease(window: number): number {
    return window - this.beta;
  }

  beginEpoch(cwnd: number, peak: number | null): void {
    const wmax = peak ?? cwnd + this.beta;
    this.alpha = Math.min(1, (3 * this.beta) / (2 * wmax - this.beta));
  }

  terms(): readonly number[] {
    return [this.alpha];
  }

  inspect(): Inspection[] {
    return [{ name: 'α', unit: 'packets per round trip', value: this.alpha }];
  }
}

export const aiadH = windowScheme({
  kind: 'aiad-h',
  name: 'AIAD/H',
  fullName: 'Additive increase, additive decrease, with history',
  family: 'Window, with memory',
  slot: 7,
  taxonomy: 'window-based, historical; linear; non-historical',
  law: ['W ← W + α/W at every ACK, α = 3β/(2 Wmax − β)', 'W ← W − β at a loss', FIRST_HALVES],
  words: wordsWith(['alpha'], {
    standing: ({ state, alpha }) =>
      state === 'congestion avoidance' && alpha > 0
        ? 'The window opens by {alpha:steps} each round trip, set at the cut.'
        : null,
    besides: null,
    growth: {
      says: 'W ← W + α/W at every ACK: α = {alpha:3}, from the window at the last cut, so {adds:2} now.',
      adds: ({ window, alpha }) => alpha / window,
    },
    cut: {
      says: `W ← W − β: {cut:.2} − {b:3} = ${LEFT}`,
      keeps: ({ cut, own }) => cut - numberOf(own, 'b'),
    },
    memory: 'From the window that it cut: α = 3β/(2 Wmax − β) = {alpha:3}, with β = {b:3}.',
  }),
  theory: {
    sends: () => ({ form: 'tcp-simple', source: 'Jin et al. 2003; α is our derivation' }),
    evenLosses: (own, window) => cutTooth(numberOf(own, 'b') / window),
  },
  about:
    'A loss costs a fixed fraction of one packet, at any window. The slope of the climb is chosen from the window ' +
    "at the last loss so that the average is TCP's. Nothing is smoother; nothing is slower when conditions change.",
  parameters: [
    number({
      key: 'b',
      symbol: 'β',
      name: 'Cut',
      unit: 'packets',
      range: [0.01, 1],
      default: 0.25,
      help: 'Packets given up at a loss (the part cut).',
      notable: [{ value: 0.25, source: 'tsao2007' }],
    }),
    variantParameter('sack'),
  ],
  presets: [],
  citation:
    'S. Jin, L. Guo, I. Matta, A. Bestavros, A Spectrum of TCP-friendly Window-based Congestion Control Algorithms, ToN 11(3), 2003; tsao2007 Table 2.',
  variant: variantOf,
  createLaw: (values) => new AiadHLaw(numberOf(values, 'b')),
});
