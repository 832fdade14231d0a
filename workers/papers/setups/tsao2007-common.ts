/** What the set-ups of tsao2007 share. */
import type { SchemeChoice, TransportOptions, TransportSettings } from '../../engine/scenario/types.ts';
import { bdpPackets, labelOf, nsDropTail, schemeNamed } from './pieces.ts';
import { compared } from './evidence.ts';
import { assumed, type Note, stated } from './notes.ts';
import type { ChoiceValue, CommonChoices, FlowInput, HopInput } from './setup.ts';

export const PACKET_BYTES = 1000;

/** Table 2: the eight schemes with the paper's constants, b the part cut; and TCP, and SIMD's other climb. */
const TABLE2: Readonly<Record<string, SchemeChoice>> = {
  TCP: { kind: 'tcp', variant: 'sack' },
  GAIMD: { kind: 'aimd', a: 0.2, b: 1 / 8, variant: 'sack' },
  IIAD: { kind: 'binomial', k: 1, l: 0, a: 1, b: 0.67, variant: 'sack' },
  SQRT: { kind: 'binomial', k: 0.5, l: 0.5, a: 1, b: 0.67, variant: 'sack' },
  SIMD: { kind: 'simd', b: 1 / 16, period: false, variant: 'sack' },
  'SIMD/period': { kind: 'simd', b: 1 / 16, period: true, variant: 'sack' },
  'AIAD/H': { kind: 'aiad-h', b: 0.25, variant: 'sack' },
  TFRCP: { kind: 'tfrcp', interval: 5 },
  TFRC: { kind: 'tfrc', intervals: 8 },
  TEAR: { kind: 'tear', timeout: true },
};

/** The eight of the taxonomy, in its order. */
export const EIGHT = ['GAIMD', 'IIAD', 'SQRT', 'SIMD', 'AIAD/H', 'TFRCP', 'TFRC', 'TEAR'] as const;
/** Those of them that pace packets by a rate. */
export const RATE_BASED = ['TFRCP', 'TFRC', 'TEAR'] as const;
export const SCHEMES: readonly ChoiceValue[] = ['TCP', ...EIGHT];

/** @throws RangeError for a name that is none of the paper's */
export function scheme(chosen: ChoiceValue): SchemeChoice {
  return schemeNamed('tsao2007', chosen, (name) => (Object.hasOwn(TABLE2, name) ? TABLE2[name] : undefined));
}

/** A link with a drop-tail queue of 1.5 of the bandwidth-delay product. */
export function hop(rateBps: number, rttSeconds: number, delaySeconds: number): HopInput {
  return { rate: rateBps, delay: delaySeconds, queue: nsDropTail(1.5 * bdpPackets(rateBps, rttSeconds, PACKET_BYTES)) };
}

/** Flows with the paper's packet size, starting within 1 s. */
export function flows(id: string, chosen: ChoiceValue, more: Partial<FlowInput>): FlowInput {
  return {
    id,
    label: labelOf(chosen),
    scheme: scheme(chosen),
    count: 1,
    startJitter: 1,
    packetSize: PACKET_BYTES,
    ...more,
  };
}

/**
 * Whose TCP a run has. The paper cites ns-2.1b9, of May 2002, as [16]. The dated lines of ns-2's tcl/lib/ns-default.tcl (as of
 * 2003) and the “defaults as of ns-2.1b9 May 2002” of a test suite of ns-2 (test-suite-full-fixes.tcl) tell its TCP from that of
 * 2.35: minrto_ 1 (since 2001-05-14; 0.2 came later), rtxcur_init_ 6, maxrto_ 100000, so that only a back-off of 64 bounds the
 * timer, and precisionReduce_ false, which cuts to whole packets. Alike are tcpTick_ 0.01 and rfc2988_ true (2002-03-07),
 * windowInit_ 2 (2001-05-26), singledup_ 1, which is limited transmit (2001-11-28), syn_ true and maxburst_ 0. What its C++ did
 * otherwise, and what the authors set, is not known; `-precise` has cuts that are not rounded. `ns-2.2001` is between two of those
 * dates, from May to November 2001: minrto_ 1 too, and neither limited transmit nor a fine clock.
 */
export const SIMULATORS = ['ns-2.35', 'ns-2.1b9', 'ns-2.1b9-precise', 'ns-2.2001'] as const;
export type Simulator = (typeof SIMULATORS)[number];

const TIMER_OF_2_1B9 = { minRto: 1, initialRto: 6, maxRto: 64 };
const UNLIKE_2_35: Readonly<Record<Simulator, Partial<TransportSettings>>> = {
  'ns-2.35': {},
  'ns-2.1b9': { ...TIMER_OF_2_1B9, truncateWindows: true },
  'ns-2.1b9-precise': TIMER_OF_2_1B9,
  'ns-2.2001': { ...TIMER_OF_2_1B9, timerTick: 0.1, minRtoBeforeBackoff: false, limitedTransmit: false },
};

export function transport({
  sendJitterSeconds,
  simulator,
}: Pick<Choices, 'sendJitterSeconds' | 'simulator'>): TransportOptions {
  const own = { profile: 'ns-2.35', delayedAck: false, maxWindow: 200, sendJitter: sendJitterSeconds } as const;
  return { ...own, ...UNLIKE_2_35[simulator] };
}

export interface Choices extends CommonChoices {
  /** By the paper's name, or a scheme with parameters of your own. */
  scheme: ChoiceValue;
  /** Random time before each sending, at most. */
  sendJitterSeconds: number;
  simulator: Simulator;
}

export const defaults: Choices = {
  durationSeconds: 500,
  warmupSeconds: 100,
  scheme: 'GAIMD',
  sendJitterSeconds: 0.001,
  simulator: 'ns-2.35',
};

/** @param counted the reading by which what hangs on the simulator was counted (reading-counts.ts) */
export function transportNote(counted?: string): Note {
  return assumed(
    'transport',
    'ns-2.35',
    `the paper cites ns-2.1b9; its TCP differs by a shortest timeout of 1 s, and by cuts to whole packets, which its results rule out: by \`simulator\` a run has it (docs/replication.md, The simulator)${counted ? `; ${compared(counted)}` : ''}`,
  );
}

export const NOTES: readonly Note[] = [
  stated('packet size', '1000 bytes'),
  stated('maximum window', '200 packets'),
  stated('TCP', 'SACK, every packet acknowledged'),
  stated('GAIMD', 'α = 0.2, β = 0.125'),
  stated('IIAD', 'α = 1, β = 0.67, k = 1, l = 0'),
  stated('SQRT', 'α = 1, β = 0.67, k = l = 0.5'),
  stated('SIMD', 'β = 0.0625, k = −0.5, l = 1'),
  stated('AIAD/H', 'β = 0.25, k = l = 0'),
  stated('TFRCP', 'interval of 5 s'),
  stated('TFRC', '8 samples'),
  stated('TEAR', '8 samples'),
  transportNote(),
  assumed('random sender overhead', 'up to 1 ms', 'not given; keeps flows out of step at a drop-tail queue'),
  assumed('reverse path', 'no queueing', 'no traffic in the other direction is mentioned'),
];
