/** Pieces that the set-ups of several papers share. */
import type { SchemeChoice, TransportSettings } from '../../engine/scenario/types.ts';
import type { ChoiceValue, FlowInput, HopInput, LossInput, PlainLossInput, QueueInput } from './setup.ts';

/** Bandwidth-delay product in packets, a real number. */
export function bdpPackets(rateBps: number, rttSeconds: number, packetBytes: number): number {
  return (rateBps * rttSeconds) / (8 * packetBytes);
}

/** A drop-tail queue with a limit as ns-2 counts it: the packet in transmission is one of `limitPackets`. */
export function nsDropTail(limitPackets: number): QueueInput {
  return { kind: 'droptail', limit: Math.max(1, Math.round(limitPackets) - 1) };
}

/** RED as all four papers set it up (weight 0.002, maximum chance 0.1, gentle, drops spaced), sizes in packets. */
export function red(sizes: { limit: number; minThreshold: number; maxThreshold: number }, ecn = false): QueueInput {
  const { limit, minThreshold, maxThreshold } = sizes;
  return {
    kind: 'red',
    limit: Math.round(limit),
    minThreshold,
    maxThreshold,
    maxP: 0.1,
    weight: 0.002,
    gentle: true,
    wait: true,
    ecn,
  };
}

/** A link that is never full: it loses what the loss model says and nothing else, and the round trip is always the same. */
export function ampleLink(rttSeconds: number): HopInput[] {
  return [{ rate: null, delay: rttSeconds / 2, queue: { kind: 'droptail', limit: 1000 } }];
}

/** One packet in 1/p, as evenly as whole packets allow: every 25th, or after 33, 33 and 34 for 3 %. */
export function periodicLoss(p: number): PlainLossInput {
  const every = Math.round(1 / p);
  if (Math.abs(every * p - 1) < 1e-9) return { kind: 'periodic', every };
  for (let losses = 2; losses <= 1000; losses += 1) {
    const arrivals = losses / p;
    if (Math.abs(arrivals - Math.round(arrivals)) > 1e-6) continue;
    const at = (index: number): number => Math.round(index / p);
    return { kind: 'pattern', gaps: Array.from({ length: losses }, (_, index) => at(index + 1) - at(index)) };
  }
  throw new RangeError(`no pattern of at most 1000 gaps gives a loss rate of ${p}`);
}

/** Each packet with chance p; none at all for 0. */
export function bernoulliLoss(p: number): PlainLossInput {
  return p === 0 ? { kind: 'none' } : { kind: 'bernoulli', p };
}

/** Losses at even intervals of time, or none. */
export function lossEvery(seconds: number): PlainLossInput {
  return { kind: 'interval', mean: seconds, cv: 0 };
}

/** One model from the start, another one from `atSeconds` on. */
export function lossStep(before: PlainLossInput, atSeconds: number, after: PlainLossInput): LossInput {
  return {
    kind: 'schedule',
    steps: [
      { at: 0, model: before },
      { at: atSeconds, model: after },
    ],
  };
}

/** `1/16` or `0.0625` as a number. */
export function fraction(text: string): number {
  const [over, under = '1'] = text.split('/');
  return Number(over) / Number(under);
}

/** A scheme by the name that the paper uses, or as it is. @throws RangeError if the paper has no such name */
export function schemeNamed(
  paper: string,
  chosen: ChoiceValue,
  named: (name: string) => SchemeChoice | undefined,
): SchemeChoice {
  if (typeof chosen === 'object') return chosen;
  const scheme = typeof chosen === 'string' ? named(chosen) : undefined;
  if (!scheme) throw new RangeError(`${paper} has no scheme '${String(chosen)}'`);
  return scheme;
}

/** The name for people of what was chosen. */
export function labelOf(chosen: ChoiceValue): string {
  return typeof chosen === 'object' ? chosen.kind : String(chosen);
}

/** A window flow that opens in congestion avoidance at (very nearly) this window, in packets. */
export function opensAt(windowPackets: number): Partial<TransportSettings> {
  return {
    initialWindow: Math.max(1, Math.round(windowPackets) - 1),
    initialSsthresh: Math.max(1, Math.round(windowPackets)),
  };
}

/** Long-lived flows in the opposite direction: their data queue where ACKs pass, and the other way round. Empty for 0. */
export function reverseTcp(count: number, parts: Omit<FlowInput, 'id' | 'direction' | 'count'>): FlowInput[] {
  return count === 0 ? [] : [{ ...parts, id: 'reverse', label: 'reverse TCP', count, direction: 'reverse' }];
}
