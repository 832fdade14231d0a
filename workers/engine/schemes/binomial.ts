import { power } from '../../theory/math.ts';
import { binomialFriendlyIncrease, binomialLossRate } from '../../theory/throughput.ts';
import {
  FIRST_HALVES,
  LEFT,
  numberOf,
  type SchemePreset,
  variantOf,
  variantParameter,
  windowScheme,
} from './scheme.ts';
import { cutTooth } from './theory.ts';
import { say } from '../transport/telling.ts';
import type { WindowLaw } from '../transport/window-law.ts';
import { number } from '../scenario/parameter.ts';

/**
 * Binomial congestion control (Bansal & Balakrishnan, INFOCOM 2001, Eq. 1-2):
 *
 *   per ACK   W ← W + α / W^(k+1)     α/W^k packets per round trip
 *   at a loss W ← W − β W^l           β W^l is the part CUT, in packets
 *
 * TCP-friendly if k + l = 1. SQRT is k = l = 1/2, IIAD is k = 1, l = 0.
 */
class BinomialLaw implements WindowLaw {
  constructor(
    private readonly k: number,
    private readonly l: number,
    private readonly a: number,
    private readonly b: number,
  ) {}

  increase(cwnd: number): number {
    return this.a / (cwnd * power(cwnd, this.k));
  }

  decrease(window: number): number {
    return window - this.b * power(window, this.l);
  }
}

/**
 * SQRT(b) of bansal2001. b is the factor of the cut; a = 1.5 b gives TCP's mean for large windows (jin2001, footnote
 * 5).
 */
function sqrtOfCut(b: number): SchemePreset {
  return {
    name: `SQRT(1/${Math.floor(1 / b + 0.5)})`,
    values: { k: 0.5, l: 0.5, a: binomialFriendlyIncrease(b), b, variant: 'sack' },
    source: 'bansal2001; a = 1.5 b is ours, the paper gives no constant',
  };
}

/**
 * The other three of Chiu and Jain's four pictures; AIMD is a scheme of its own. The kinds are theirs, the constants ours: a
 * tenth more each round trip, and cuts that an eye can follow.
 */
const CHIU_JAIN: readonly SchemePreset[] = [
  chiuJain('AIAD', 0, 0, 1, 2),
  chiuJain('MIMD', -1, 1, 0.1, 0.5),
  chiuJain('MIAD', -1, 0, 0.1, 2),
];

/* @__NO_SIDE_EFFECTS__ */
function chiuJain(name: string, k: number, l: number, a: number, b: number): SchemePreset {
  return {
    name,
    values: { k, l, a, b, variant: 'sack' },
    source: 'a kind of Chiu & Jain 1989; the constants are ours',
  };
}

export const binomial = windowScheme({
  kind: 'binomial',
  growth: (values) => numberOf(values, 'a'),
  name: 'Binomial',
  fullName: 'Binomial congestion control: SQRT, IIAD and all between',
  family: 'Window, step by size',
  slot: 6,
  taxonomy: 'window-based, historical; sublinear; variable (SQRT) or non-historical (IIAD)',
  law: ['W ← W + α/W^(k+1) at every ACK', 'W ← W − β W^l at a loss', FIRST_HALVES],
  words: {
    standing: ({ state, window, own }) =>
      state === 'congestion avoidance'
        ? say('The window of {window:packets} opens by {step:steps} each round trip.', {
            step: numberOf(own, 'a') / power(window, numberOf(own, 'k')),
          })
        : null,
    besides: null,
    growth: {
      says: ({ own }) =>
        say('W ← W + α/W^(k+1) at every ACK: {a:3}/{window:.1}^{exponent:3} = {adds:2}.', {
          exponent: numberOf(own, 'k') + 1,
        }),
      adds: ({ window, own }) => numberOf(own, 'a') / (window * power(window, numberOf(own, 'k'))),
    },
    cut: {
      says: `W ← W − β W^l: {cut:.2} − {b:3} × {cut:.2}^{l:3} = ${LEFT}`,
      keeps: ({ cut, own }) => cut - numberOf(own, 'b') * power(cut, numberOf(own, 'l')),
    },
  },
  theory: {
    sends: (own) =>
      Math.abs(numberOf(own, 'k') + numberOf(own, 'l') - 1) > 1e-9
        ? { none: 'no form unless k + l = 1' }
        : {
            form: 'binomial-window',
            with: { a: numberOf(own, 'a'), b: numberOf(own, 'b') },
            windowOver: '√(α/(βp)) / R',
            source: 'Jin et al. 2001, footnote 5; Bansal & Balakrishnan 2001',
          },
    evenLosses: (own, window) => cutTooth(numberOf(own, 'b') * power(window, numberOf(own, 'l') - 1)),
    lossRate: {
      at: (own, window) => binomialLossRate(numberOf(own, 'a'), numberOf(own, 'b'), window),
      formula: 'α / (β W²)',
    },
  },
  about:
    'TCP always climbs by one packet and always halves. Here both steps depend on the window: the larger it is, the ' +
    'slower the climb, and the cut grows less than the window does. SQRT cuts a large window by a few packets; IIAD by ' +
    'two thirds of one packet, so it is very smooth and very slow.',
  parameters: [
    number({
      key: 'k',
      symbol: 'k',
      name: 'Climb exponent',
      range: [-1, 2],
      default: 0.5,
      help: 'The climb is α/W^k packets per round trip.',
      notable: [
        { value: -1, source: 'multiplicative increase' },
        { value: 0, source: 'additive increase' },
        { value: 0.5, source: 'SQRT' },
        { value: 1, source: 'IIAD' },
      ],
    }),
    number({
      key: 'l',
      symbol: 'l',
      name: 'Cut exponent',
      range: [0, 1],
      default: 0.5,
      help: 'The cut is β W^l packets. TCP-friendly if k + l = 1.',
      notable: [
        { value: 0, source: 'IIAD, additive decrease' },
        { value: 0.5, source: 'SQRT' },
        { value: 1, source: 'multiplicative decrease' },
      ],
    }),
    number({
      key: 'a',
      symbol: 'α',
      name: 'Climb',
      range: [0.001, 5],
      default: 1,
      help: 'Factor of the climb.',
      notable: [{ value: 1, source: 'jin2001, tsao2007' }],
    }),
    number({
      key: 'b',
      symbol: 'β',
      name: 'Cut',
      range: [0.001, 2],
      default: 0.67,
      help: 'Factor of the cut (the part cut, not the part kept).',
      notable: [
        { value: 0.5, source: 'bansal2001' },
        { value: 0.67, source: 'tsao2007' },
      ],
    }),
    variantParameter('sack'),
  ],
  presets: [
    { name: 'SQRT', values: { k: 0.5, l: 0.5, a: 1, b: 0.67, variant: 'sack' }, source: 'tsao2007 Table 2, jin2001' },
    {
      name: 'IIAD',
      values: { k: 1, l: 0, a: 1, b: 0.67, variant: 'sack' },
      source: 'tsao2007 Table 2, jin2001',
      slot: 8,
    },
    ...[1 / 2, 1 / 4, 1 / 8, 1 / 16, 1 / 64, 1 / 256].map(sqrtOfCut),
    ...CHIU_JAIN,
  ],
  citation: 'D. Bansal, H. Balakrishnan, Binomial Congestion Control Algorithms, INFOCOM 2001.',
  variant: variantOf,
  createLaw: (values) =>
    new BinomialLaw(numberOf(values, 'k'), numberOf(values, 'l'), numberOf(values, 'a'), numberOf(values, 'b')),
});
