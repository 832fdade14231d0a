/** What the set-ups of jin2001 share: Jin, Guo, Matta, Bestavros, TCP-friendly SIMD Congestion Control and Its Convergence Behavior. */
import { friendlyIncrease } from '../../theory/throughput.ts';
import type { SchemeChoice, TransportOptions } from '../../engine/scenario/types.ts';
import { bdpPackets, fraction, nsDropTail, red, schemeNamed } from './pieces.ts';
import { assumed, type Note, stated } from './notes.ts';
import type { ChoiceValue, CommonChoices, QueueInput } from './setup.ts';

/** The four whose convergence the paper compares. */
export const SCHEMES = ['TCP', 'AIMD(1/16)', 'IIAD', 'SIMD(1/16)'] as const;

/**
 * `TCP`, `IIAD`, `SQRT`, `AIMD(1/16)` and `SIMD(1/16)` (the part cut), `SIMD(1/16)/period` (tuned for periodic losses).
 * @throws RangeError for any other name
 */
export function scheme(chosen: ChoiceValue): SchemeChoice {
  return schemeNamed('jin2001', chosen, (name): SchemeChoice | undefined => {
    if (name === 'TCP') return { kind: 'tcp', variant: 'sack' };
    if (name === 'IIAD') return { kind: 'binomial', k: 1, l: 0, a: 1, b: 2 / 3, variant: 'sack' };
    if (name === 'SQRT') return { kind: 'binomial', k: 0.5, l: 0.5, a: 1, b: 2 / 3, variant: 'sack' };
    const [, family, cut, period] = /^(AIMD|SIMD)\(([\d./]+)\)(\/period)?$/.exec(name) ?? [];
    if (!family || !cut) return undefined;
    const b = fraction(cut);
    if (family === 'SIMD') return { kind: 'simd', b, period: period !== undefined, variant: 'sack' };
    return { kind: 'aimd', a: friendlyIncrease(b, 'losses'), b, variant: 'sack' };
  });
}

/** Table 2. Cuts of a sixteenth and of two thirds of a packet would not survive rounding down. */
export const transport: TransportOptions = {
  profile: 'ns-2 of 2000',
  timerTick: 0.1,
  delayedAck: false,
  truncateWindows: false,
  maxWindow: 128,
};

/** What a loss costs a window scheme: the paper has SACK, and found “similar results” with the other two (Section 5). */
export const VARIANTS = ['sack', 'newreno', 'reno'] as const;

export type Queue = 'red' | 'red-ecn' | 'droptail';

/** Table 2's queue for a link of this rate. */
export function queue(kind: Queue, rateBps: number, rttSeconds: number, packetBytes: number): QueueInput {
  const bdp = bdpPackets(rateBps, rttSeconds, packetBytes);
  if (kind === 'droptail') return nsDropTail(1.5 * bdp);
  const limit = 2.5 * bdp;
  return red({ limit, minThreshold: 0.15 * limit, maxThreshold: 0.5 * limit }, kind === 'red-ecn');
}

export interface Choices extends CommonChoices {
  /** By the paper's name, or a scheme with parameters of your own. */
  scheme: ChoiceValue;
}

export const NOTES: readonly Note[] = [
  stated('packet size', '1000 bytes'),
  stated('maximum window', '128 packets'),
  stated('TCP', 'SACK, clock of 0.1 s, every packet acknowledged'),
  stated(
    'RED',
    'limit 2.5 of the bandwidth-delay product, thresholds at 0.15 and 0.5 of the limit, weight 0.002, maximum chance 0.1, gentle, drops spaced',
  ),
  stated('drop-tail', '1.5 of the bandwidth-delay product', 'as ns-2 counts: one of them is in transmission'),
  stated('SIMD', 'cuts 1/16'),
  stated('AIMD', 'cuts 1/16, climbs 3β/(2 − β) = 0.0968', 'printed as about 1/10, which does not reproduce Table 3'),
  stated('IIAD', 'α = 1, β = 2/3'),
  assumed(
    'transport',
    'ns-2 of 2000, windows not rounded down',
    'the version is not given; rounding would make every small cut one of a whole packet',
  ),
];
