import { friendlyIncrease } from '../../theory/throughput.ts';
import {
  FIRST_HALVES,
  LEFT,
  numberOf,
  type SchemePreset,
  variantOf,
  variantParameter,
  windowScheme,
} from './scheme.ts';
import type { WindowLaw } from '../transport/window-law.ts';
import { number } from '../scenario/parameter.ts';

/**
 * AIMD(a, b): TCP's sawtooth with another slope and another cut.
 *
 *   per ACK   W ← W + a/W      a packets per round trip
 *   at a loss W ← (1 − b) W    b is the part CUT (Yang & Lam write β for the part kept, 1 − b)
 */
class AimdLaw implements WindowLaw {
  private readonly kept: number;

  constructor(
    private readonly a: number,
    b: number,
  ) {
    this.kept = 1 - b;
  }

  increase(cwnd: number): number {
    return this.a / cwnd;
  }

  decrease(window: number): number {
    return this.kept * window;
  }
}

/** TCP(b) of bansal2001. b is the part cut. */
function tcpOfCut(b: number): SchemePreset {
  return {
    name: `TCP(1/${Math.floor(1 / b + 0.5)})`,
    values: { a: friendlyIncrease(b, 'timeouts'), b, variant: 'sack' },
    source: 'bansal2001: a = 4(2b − b²)/3',
  };
}

export const aimd = windowScheme({
  kind: 'aimd',
  growth: (values) => numberOf(values, 'a'),
  name: 'AIMD',
  fullName: 'General additive increase, multiplicative decrease (GAIMD)',
  family: 'Window, no memory',
  slot: 3,
  taxonomy: 'window-based, non-historical; linear; variable',
  law: ['W ← W + a/W at every ACK', 'W ← (1 − b) W at a loss', FIRST_HALVES],
  words: {
    standing: ({ state }) =>
      state === 'congestion avoidance' ? 'The window opens by up to {a:steps} each round trip.' : null,
    besides: null,
    growth: {
      says: 'W ← W + a/W at every ACK: now {a:3}/{window:.1} = {adds:2}.',
      adds: ({ window, own }) => numberOf(own, 'a') / window,
    },
    cut: {
      says: `W ← (1 − b) W: (1 − {b:3}) × {cut:.2} = ${LEFT}`,
      keeps: ({ cut, own }) => (1 - numberOf(own, 'b')) * cut,
    },
  },
  theory: { aimd: (own) => ({ a: numberOf(own, 'a'), b: numberOf(own, 'b'), timeouts: true }) },
  about:
    'The same sawtooth with another slope and another cut. A smaller cut makes the rate smoother; to stay as fast as ' +
    'TCP on average the climb must shrink too, so the scheme is slower to use freed capacity and slower to yield.',
  parameters: [
    number({
      key: 'a',
      symbol: 'a',
      name: 'Climb',
      unit: 'packets per round trip',
      range: [0.001, 10],
      default: 0.31,
      help: 'Packets added to the window in each round trip without loss. TCP adds 1.',
      notable: [
        { value: 0.2, source: 'tsao2007, jin2001' },
        { value: 0.31, source: 'yang2000' },
        { value: 1, source: 'TCP' },
      ],
    }),
    number({
      key: 'b',
      symbol: 'b',
      name: 'Cut',
      range: [0.001, 0.95],
      default: 0.125,
      help: 'Part of the window given up at a loss (the part cut, not the part kept). TCP cuts 1/2.',
      notable: [
        { value: 1 / 256, source: 'bansal2001' },
        { value: 1 / 16, source: 'jin2001' },
        { value: 1 / 8, source: 'yang2000 (7/8 kept), tsao2007' },
        { value: 1 / 2, source: 'TCP' },
      ],
    }),
    variantParameter('sack'),
  ],
  presets: [
    { name: 'GAIMD(0.31, 7/8 kept)', values: { a: 0.31, b: 0.125, variant: 'reno' }, source: 'yang2000, on Reno' },
    { name: 'AIMD(0.2, 1/8 cut)', values: { a: 0.2, b: 0.125, variant: 'sack' }, source: 'tsao2007' },
    ...[1 / 2, 1 / 4, 1 / 8, 1 / 16, 1 / 64, 1 / 256].map(tcpOfCut),
  ],
  citation: 'Y. R. Yang, S. S. Lam, General AIMD Congestion Control, ICNP 2000; S. Floyd, M. Handley, J. Padhye, 2000.',
  variant: variantOf,
  createLaw: (values) => new AimdLaw(numberOf(values, 'a'), numberOf(values, 'b')),
});
