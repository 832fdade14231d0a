/** The runs of tsao2007 that figures and claims look at. */
import { compared } from '../setups/evidence.ts';
import { BURSTY_READING } from '../setups/tsao2007.ts';
import { assumed } from '../setups/notes.ts';
import { EIGHT as TSAO_EIGHT, RATE_BASED as TSAO_RATE_BASED } from '../setups/tsao2007-common.ts';
import type { RunSpec } from '../figures/ask.ts';
import { askOf, metric, runOf } from '../figures/parts.ts';
import { asked, combined, type Quantity, ratio } from '../figures/quantity.ts';

export const EIGHT = TSAO_EIGHT;
export type Eight = (typeof TSAO_EIGHT)[number];
export const WINDOW_BASED = ['GAIMD', 'IIAD', 'SQRT', 'SIMD', 'AIAD/H'] as const;
export const RATE_BASED = TSAO_RATE_BASED;
export const LOSS_CVS = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];
export const RTT_CVS = [0, 0.05, 0.1, 0.2, 0.3, 0.42];
export const BOTTLENECKS = [1, 2, 5, 10];

export function irregular(scheme: string, cv: number): RunSpec {
  return runOf('tsao2007-nonperiodic', { scheme, cv });
}

/** Throughput over TCP's under the same losses. */
export function overTcp(scheme: string, cv: number): Quantity {
  const goodput = (name: string): Quantity => asked(name, askOf(irregular(name, cv), 'goodput'));
  return ratio(`${scheme} at CV ${cv}`, goodput(scheme), goodput('TCP'));
}

interface SharingMore {
  setup?: string;
  bottlenecks?: number;
  crossEach?: number;
  durationSeconds?: number;
}

/** n flows of a scheme and n of TCP on one bottleneck, or on each of several. */
export function sharing(scheme: string, rttCv: number, more: SharingMore = {}): RunSpec {
  const { setup = 'tsao2007-lowmux8', ...choice } = more;
  return runOf(setup, { scheme, rttCv, ...choice });
}

export function shareRatio(scheme: string, rttCv: number, more: SharingMore = {}): Quantity {
  return metric(`${scheme} at CV ${rttCv}`, sharing(scheme, rttCv, more), 'share-ratio', {
    flows: ['studied'],
    reference: ['tcp'],
  });
}

const CHAIN_SECONDS = 150;
export const WITH_SHORT_CHAIN = {
  'tsao2007-multibottleneck': [
    assumed(
      'length',
      `${CHAIN_SECONDS} s, the first 100 left out`,
      'not given; eight schemes on chains of up to ten bottlenecks take long',
    ),
  ],
};

/** Where round trips spread as they do in the middle of the figure, on a chain of so many bottlenecks. */
export function shareOnChain(scheme: string, bottlenecks: number): Quantity {
  const chain = { setup: 'tsao2007-multibottleneck', bottlenecks, durationSeconds: CHAIN_SECONDS };
  return { ...shareRatio(scheme, 0.2, chain), label: `${scheme}, ${bottlenecks}` };
}

export function lossRatio(scheme: string, rttCv: number): Quantity {
  return metric(`${scheme} at CV ${rttCv}`, sharing(scheme, rttCv), 'norm-loss-rate', {
    flows: ['studied'],
    reference: ['tcp'],
  });
}

export function twoState(scheme: string): RunSpec {
  return runOf('tsao2007-two-state', { scheme });
}

const RISE_AT = 100;
const FALL_AT = 800;

/** A run in which losses stay rare for so long that every scheme comes to its new level. */
const LONG_RISE = { downSeconds: 4100, durationSeconds: 4100 };
export const WITH_LONG_RISE = {
  'tsao2007-two-state': [
    assumed(
      'length',
      '1000 to 4100 s',
      'the figure shows what follows 800 s; in the longest the loss stays low, until the slowest scheme has risen',
    ),
  ],
};
const NEW_LEVEL: [number, number] = [3100, 4100];

/**
 * When a flow has converged, which the paper does not say: its throughput stays within the part `alpha` of the step from its
 * new level; a mean of `smooth` s, the time between two losses.
 */
export const CONVERGED = { rise: { alpha: 0.1, smooth: 5 }, fall: { alpha: 0.1, smooth: 1 } };
export const CONVERGED_EVIDENCE = compared('tsao-converged');

/**
 * Seconds until a flow has converged; upwards within the phase of the figure, and the level is that of losses that stay rare:
 * IIAD and AIAD/H still climb when that phase ends.
 */
export function settles(scheme: string, change: 'rise' | 'fall', rule = CONVERGED[change]): Quantity {
  if (change === 'fall') return metric(scheme, twoState(scheme), 'conv-time-s', { at: FALL_AT, ...rule });
  return metric(scheme, longRise(scheme), 'conv-time-s', { at: RISE_AT, to: FALL_AT, after: NEW_LEVEL, ...rule });
}

/** The same upwards, however long it takes. */
export function settlesLong(scheme: string, rule = CONVERGED.rise): Quantity {
  return metric(scheme, longRise(scheme), 'conv-time-s', { at: RISE_AT, after: NEW_LEVEL, ...rule });
}

function longRise(scheme: string): RunSpec {
  return runOf('tsao2007-two-state', { scheme, ...LONG_RISE });
}

export function bursty(scheme: string): RunSpec {
  return runOf('tsao2007-bursty', { scheme });
}

/** The source is high in the first, third, fifth … phase, low in the others. */
export const PHASE_SECONDS = BURSTY_READING.phaseSeconds;
export const BURSTY_RTT_SECONDS = BURSTY_READING.baseRttSeconds;
export const LOW_AT = [1, 3, 5, 7].map((phases) => phases * PHASE_SECONDS);
/** A rise and a fall in the middle of the run. */
export const ONE_RISE = 3 * PHASE_SECONDS;
const ONE_FALL = 4 * PHASE_SECONDS;

/** Seconds from a rise of what is left until 90 % of it is taken. */
export function fillSeconds(scheme: string, at = ONE_RISE): Quantity {
  return metric(scheme, bursty(scheme), 'fill-seconds', { at });
}

export function riseSeconds(scheme: string, at = ONE_RISE): Quantity {
  return metric(scheme, bursty(scheme), 'conv-time-s', { at });
}

export function fallSeconds(scheme: string, at = ONE_FALL): Quantity {
  return metric(scheme, bursty(scheme), 'conv-time-s', { at });
}

/** What is delivered 15 to 30 s after the fall, over that of 100 s before. */
export function fallen(scheme: string): Quantity {
  const rate = (from: number, to: number): Quantity =>
    metric('', bursty(scheme), 'send-rate', { from, to, of: 'delivered' });
  return ratio(`${scheme}, after over before`, rate(ONE_FALL + 15, ONE_FALL + 30), rate(ONE_FALL - 100, ONE_FALL));
}

/** Seconds until 90 % of the way down is first done, a mean of 5 s: a scheme that rings never stays there. */
export function downSeconds(scheme: string): Quantity {
  const reached = metric(scheme, bursty(scheme), 'reach', { at: ONE_FALL, level: 0.9, smooth: 5, of: 'delivered' });
  return combined(scheme, [reached], ([roundTrips]) => roundTrips! * BURSTY_RTT_SECONDS);
}

/** CoV of the rate of 1 s over the last two thirds of a phase in which 6 Mbit/s are left, settled or not. */
export function lateVariation(scheme: string): Quantity {
  return metric(scheme, bursty(scheme), 'cov-time', {
    from: ONE_RISE + PHASE_SECONDS / 3,
    to: ONE_RISE + PHASE_SECONDS,
    bin: 1,
    of: 'delivered',
  });
}

/** Loss events while 1 Mbit/s is left, over TCP’s: the caption of Figure 4c has all of that phase. */
export function lossEvents(scheme: string): Quantity {
  const low = { from: ONE_FALL, to: ONE_FALL + PHASE_SECONDS };
  const events = (name: string): Quantity => metric(name, bursty(name), 'loss-events-within', low);
  return ratio(scheme, events(scheme), events('TCP'));
}
