/** What the set-ups of yang2000 share: Yang, Kim, Lam, Transient Behaviors of TCP-friendly Congestion Control Protocols. */
import { compared } from './evidence.ts';
import type { SchemeChoice, TransportOptions } from '../../engine/scenario/types.ts';
import { ampleLink, bdpPackets, labelOf, nsDropTail, red, schemeNamed } from './pieces.ts';
import { assumed, inferred, type Note, stated } from './notes.ts';
import type { ChoiceValue, CommonChoices, FlowInput, HopInput, QueueInput } from './setup.ts';

const BOTTLENECK_BPS = 2.5e6;
/** Two access links of 10 ms and the bottleneck's 30 ms, there and back. */
export const RTT_SECONDS = 0.1;
/** The change of every transient experiment comes at round trip 1000. */
export const STEP_SECONDS = 1000 * RTT_SECONDS;
export const BUFFER_PACKETS = 50;
const PACKET_BYTES = 1000;
/** What a packet takes on the bottleneck. */
const PACKET_SECONDS = (8 * PACKET_BYTES) / BOTTLENECK_BPS;
/** A window that no flow here comes near; it bounds what a link without limit could be asked to carry. */
const AMPLE_WINDOW_PACKETS = 1000;

export const SCHEMES = ['TCP', 'GAIMD', 'TFRC', 'TEAR'] as const;
export const sweeps = { scheme: SCHEMES };
/** Each simulation was made twice, with either at the bottleneck (Section 2.2). */
export const QUEUES = ['drop-tail', 'RED'] as const;
export const queueSweeps = { ...sweeps, queue: QUEUES };

/** @throws RangeError for a name that is none of the paper's */
export function scheme(
  { tearReportRtts, tearRttGain }: Network,
  chosen: ChoiceValue,
  variant: 'reno' | 'sack' = 'reno',
): SchemeChoice {
  const tear = { kind: 'tear', every: tearReportRtts, gain: tearRttGain };
  return schemeNamed('yang2000', chosen, (name): SchemeChoice | undefined => {
    switch (name) {
      case 'TCP':
        return { kind: 'tcp', variant };
      case 'GAIMD':
        return { kind: 'aimd', a: 0.31, b: 1 - 7 / 8, variant };
      case 'TFRC':
        return { kind: 'tfrc', intervals: 8, discounting: true, spread: 0.1 };
      case 'TEAR':
        return { ...tear, timeout: true };
      case 'TEAR without timeout':
        return { ...tear, timeout: false };
      default:
        return undefined;
    }
  });
}

function transport({ sendJitterSeconds, packetsPerAck }: Network): TransportOptions {
  return { profile: 'ns-2 of 2000', sendJitter: sendJitterSeconds, ...(packetsPerAck > 1 && { delayedAck: true }) };
}

function redQueue(): QueueInput {
  const bdp = bdpPackets(BOTTLENECK_BPS, RTT_SECONDS, PACKET_BYTES);
  return red({ limit: 2.5 * bdp, minThreshold: 0.25 * bdp, maxThreshold: 1.25 * bdp });
}

/** A link that loses only the packets that its loss model names; the same round trip. */
export function ample(choice: Network): { path: HopInput[]; transport: TransportOptions } {
  return {
    path: ampleLink(RTT_SECONDS),
    transport: { ...transport(choice), maxWindow: AMPLE_WINDOW_PACKETS },
  };
}

/** The common dumbbell, or one of another rate, with the transport of the flows; ACKs come back without queueing. */
export function dumbbell(
  choice: Network & Queued,
  rate: number = BOTTLENECK_BPS,
): { path: HopInput[]; transport: TransportOptions } {
  const queue = choice.queue === 'RED' ? redQueue() : nsDropTail(BUFFER_PACKETS);
  return { path: [{ rate, delay: 0.03, queue }], transport: transport(choice) };
}

/** Flows with the paper's packet size and round trip, starting within one round trip of each other. */
export function flows(
  choice: Network,
  id: string,
  chosen: ChoiceValue,
  count: number,
  more: Partial<FlowInput> = {},
): FlowInput {
  return {
    id,
    label: labelOf(chosen),
    scheme: scheme(choice, chosen),
    count,
    startJitter: RTT_SECONDS,
    accessDelay: 0.02,
    packetSize: PACKET_BYTES,
    ...more,
  };
}

/** What the paper leaves open of the ends of its flows. */
export interface Network {
  /** Random time before each sending of a window scheme, at most. */
  sendJitterSeconds: number;
  /** 1, or 2 for delayed ACKs. */
  packetsPerAck: number;
  /** Round trips from one report of TEAR's receiver to the next. */
  tearReportRtts: number;
  /** Part of a new sample in TEAR's mean round trip. */
  tearRttGain: number;
}

/** What a run with the common bottleneck has besides. */
interface Queued {
  queue: (typeof QUEUES)[number];
}

/** What a run behind the bottleneck's queue has besides. */
interface Binned extends Queued {
  /** Length of a bin where the paper counts in a round trip: rates, CoV, fairness index. */
  binSeconds: number;
}

export interface Choices extends CommonChoices, Network {
  /** One of the paper's four, or a scheme with parameters of your own. */
  scheme: ChoiceValue;
}

export const defaults: Choices = {
  durationSeconds: 60,
  warmupSeconds: 10,
  scheme: 'TCP',
  sendJitterSeconds: PACKET_SECONDS,
  packetsPerAck: 1,
  tearReportRtts: 1,
  tearRttGain: 0.125,
};

/**
 * Behind a queue that is seldom empty a round trip takes 0.2 s, twice the propagation. Times are counted in 0.1 s all the same:
 * what the paper prints of them is met with neither, and with 0.2 s missed by more.
 */
export const queueDefaults: Choices & Binned = { ...defaults, queue: 'drop-tail', binSeconds: 0.2 };
export const BIN_EVIDENCE = compared('yang-bins');
export const BIN_NOTES: readonly Note[] = [
  inferred(
    'bin of rates, CoV and fairness index',
    '0.2 s',
    `the paper says a round-trip time, and not how long that is; with the queue it takes 0.13 to 0.25 s, 0.21 s in the mean of these experiments, in whole frames 0.2 s; ${BIN_EVIDENCE}`,
  ),
];

export const JITTER_EVIDENCE = compared('yang-jitter');

export const NOTES: readonly Note[] = [
  stated('bottleneck', '2.5 Mbit/s, 30 ms', 'the bandwidth-delay product is 31 packets'),
  stated('access links', '10 ms each, never full'),
  inferred(
    'base round trip',
    '100 ms',
    'two access links and the bottleneck, there and back; it agrees with the stated product of about 30 packets',
  ),
  stated(
    'queue',
    'drop-tail, 50 packets',
    `as ns-2 counts: 49 waiting and the one in transmission. Each simulation was made with RED too: ${compared('yang-red')}`,
  ),
  stated('packet size', '1000 bytes'),
  stated('TCP', 'Reno'),
  stated('GAIMD', 'climb 0.31, keeps 7/8 at a loss; on Reno'),
  inferred(
    'TFRC',
    '8 loss intervals, history discounting on',
    'the printed weights are for 8; the text speaks of discounting at work when losses stop',
  ),
  stated(
    'TEAR',
    '8 epochs, with the timeout that the authors added',
    `and without it: ${compared('yang-tear-before')}`,
  ),
  assumed(
    'TEAR’s feedback',
    'a report in every round trip, a weight of 1/8 for a new round trip',
    'not given; later and slower, a lone flow swings as slowly as printed, and eight of TEAR no longer keep the queue high',
  ),
  stated('random sender overhead', 'small, for TCP, GAIMD and TFRC'),
  inferred(
    'size of the overhead',
    'up to 3.2 ms per sending, what a packet takes on the bottleneck; gaps of TFRC within 1 ± 0.1',
    `the paper gives no size and cites Floyd and Jacobson on phase effects, who advise this one; ${JITTER_EVIDENCE}`,
  ),
  assumed(
    'transport',
    'ns-2 of 2000, every packet acknowledged',
    'the paper ran the ns-2 of its day and says nothing of delayed ACKs',
  ),
  assumed('reverse path', 'no queueing', 'no traffic in the other direction is mentioned'),
  assumed('start of flows', 'within one round trip', 'not given; keeps flows out of step'),
];

/** Defaults of a run in which the losses are forced upon the flow. */
export const forcedDefaults: Choices & Queued & { linkBps: number } = {
  ...defaults,
  queue: 'drop-tail',
  linkBps: BOTTLENECK_BPS,
};

/** Without a bottleneck nothing can fall into step with it, and a longer overhead would stretch the round trips that are counted. */
export const ampleDefaults = { ...defaults, sendJitterSeconds: 0.001 };
export const AMPLE_NOTES: readonly Note[] = [
  assumed('size of the overhead', 'up to 1 ms per sending', 'without a bottleneck nothing can fall into step with it'),
];

/** For runs in which the losses are forced upon the flow. */
export const FORCED_LOSS_NOTES: readonly Note[] = [
  assumed(
    'link under forced losses',
    'the common bottleneck',
    'not given; at these loss rates one flow needs at most 1.4 Mbit/s, so that after slow start nothing else is lost',
  ),
];
