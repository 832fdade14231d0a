/** What the set-ups of bansal2001 share: Bansal, Balakrishnan, Floyd, Shenker, Dynamic Behavior of Slowly-Responsive Congestion Control Algorithms. */
import { binomialFriendlyIncrease, friendlyIncrease } from '../../theory/throughput.ts';
import type { SchemeChoice, TransportOptions, TransportSettings } from '../../engine/scenario/types.ts';
import { bdpPackets, fraction, labelOf, red, reverseTcp, schemeNamed } from './pieces.ts';
import { assumed, known, type Note, stated } from './notes.ts';
import type { ChoiceValue, CommonChoices, FlowInput, HopInput } from './setup.ts';

export const RTT_SECONDS = 0.05;
const PACKET_BYTES = 1000;
const HOP_SECONDS = 0.015;

/**
 * `TCP`, `TCP(1/8)` (the part cut), `SQRT(1/2)` (factor of the cut), `TFRC(6)` (loss intervals).
 * @throws RangeError for any other name
 */
export function scheme(chosen: ChoiceValue, discounting = true): SchemeChoice {
  return schemeNamed('bansal2001', chosen, (name): SchemeChoice | undefined => {
    const [, family, parameter = '1/2'] = /^(TCP|SQRT|TFRC)(?:\(([\d./]+)\))?$/.exec(name) ?? [];
    const value = fraction(parameter);
    if (family === 'TCP')
      return value === 0.5
        ? { kind: 'tcp', variant: 'sack' }
        : { kind: 'aimd', a: friendlyIncrease(value, 'timeouts'), b: value, variant: 'sack' };
    if (family === 'SQRT')
      return { kind: 'binomial', k: 0.5, l: 0.5, a: binomialFriendlyIncrease(value), b: value, variant: 'sack' };
    if (family === 'TFRC' && value >= 1) return { kind: 'tfrc', intervals: value, discounting };
    return undefined;
  });
}

export function transport({ packetsPerAck }: Pick<Choices, 'packetsPerAck'>): TransportOptions {
  return { profile: 'ns-2 of 2000', truncateWindows: false, ...(packetsPerAck > 1 && { delayedAck: true }) };
}

/** ns-2 of 2000 rounds a window down when it cuts it; of a cut of 1/256 that would make one of a whole packet. */
export interface Rounding {
  /** Schemes that cut by this part or more have whole windows; 1 for none of them. */
  wholeWindowsFromCut: number;
}

function rounding({ kind, b }: SchemeChoice, { wholeWindowsFromCut }: Rounding): Partial<TransportSettings> {
  const whole = (kind === 'tcp' ? 0.5 : Number(b ?? 0)) >= wholeWindowsFromCut;
  return whole ? { truncateWindows: true } : {};
}

function hop(rateBps: number): HopInput {
  const bdp = bdpPackets(rateBps, RTT_SECONDS, PACKET_BYTES);
  return {
    rate: rateBps,
    delay: HOP_SECONDS,
    queue: red({ limit: 2.5 * bdp, minThreshold: 0.25 * bdp, maxThreshold: 1.25 * bdp }),
  };
}

/** The common dumbbell: the same RED link in both directions. */
export function path(rateBps: number): { path: HopInput[]; reverse: HopInput[] } {
  return { path: [hop(rateBps)], reverse: [hop(rateBps)] };
}

const common = { startJitter: 1, accessDelay: RTT_SECONDS / 2 - HOP_SECONDS, packetSize: PACKET_BYTES };

export function flows(
  choice: Rounding,
  id: string,
  chosen: ChoiceValue,
  count: number,
  more: Partial<FlowInput> = {},
): FlowInput {
  const own = more.scheme ?? scheme(chosen);
  const options = { ...rounding(own, choice), ...more.transport };
  return { ...common, id, label: labelOf(chosen), count, ...more, scheme: own, transport: options };
}

/** Long-lived TCP in the other direction. */
export function reverse(choice: Rounding & { reverseFlows: number }): FlowInput[] {
  const tcp = scheme('TCP');
  return reverseTcp(choice.reverseFlows, { ...common, scheme: tcp, transport: rounding(tcp, choice) });
}

export interface Choices extends CommonChoices, Rounding {
  /** By the paper's name, or a scheme with parameters of your own. */
  scheme: ChoiceValue;
  bottleneckBps: number;
  /** Long-lived TCP flows in the other direction. */
  reverseFlows: number;
  /** 1, or 2 for delayed ACKs. */
  packetsPerAck: number;
}

export const defaults: Choices = {
  durationSeconds: 400,
  warmupSeconds: 50,
  scheme: 'TCP(1/8)',
  bottleneckBps: 15e6,
  reverseFlows: 2,
  wholeWindowsFromCut: 1,
  packetsPerAck: 1,
};

export const NOTES: readonly Note[] = [
  known('topology', 'dumbbell with one congested link'),
  stated('base round trip', '50 ms'),
  known('packet size', '1000 bytes'),
  known('queue', 'RED: thresholds at 0.25 and 1.25 of the bandwidth-delay product, limit 2.5'),
  assumed('RED', 'maximum chance 0.1, weight 0.002, gentle', 'not given; customary in experiments of that year'),
  known('reverse traffic', 'data in both directions of the congested link'),
  assumed('reverse flows', 'two long-lived TCP flows', 'their number is not known'),
  assumed(
    'TCP',
    'SACK, every packet acknowledged',
    'the text does not say which; with one ACK for two packets f(20) of Figure 13 comes to the print, and Figure 7 turns round',
  ),
  known(
    'climb of TCP(b)',
    'a = 4(2b − b²)/3',
    'known of the paper; by its formula, which has no queue, it gives the stated f(20) = 0.75 for TCP(1/8). Runs give 0.92 with it and 0.857 ± 0.079 (six seeds) with a = 0.2 of 3b/(2 − b): they do not tell the two apart',
  ),
  assumed('climb of SQRT(b)', 'a = 1.5 b', 'no constant is given; this one equals TCP’s rate under periodic losses'),
  assumed(
    'transport',
    'ns-2 of 2000, windows not rounded down',
    'with rounding, a cut of 1/256 would be one of a whole packet; choose from which cut on windows are whole',
  ),
  assumed('start of flows', 'within 1 s', 'not given; keeps flows out of step'),
];
