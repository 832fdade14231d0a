/** What the set-ups of tsao2007 share. */
import type { SchemeChoice, TransportOptions } from '../../engine/scenario/types.ts';
import { bdpPackets, labelOf, nsDropTail, schemeNamed } from './pieces.ts';
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

export function transport({ sendJitterSeconds }: Pick<Choices, 'sendJitterSeconds'>): TransportOptions {
  return { profile: 'ns-2.35', delayedAck: false, maxWindow: 200, sendJitter: sendJitterSeconds };
}

export interface Choices extends CommonChoices {
  /** By the paper's name, or a scheme with parameters of your own. */
  scheme: ChoiceValue;
  /** Random time before each sending, at most. */
  sendJitterSeconds: number;
}

export const defaults: Choices = {
  durationSeconds: 500,
  warmupSeconds: 100,
  scheme: 'GAIMD',
  sendJitterSeconds: 0.001,
};

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
  assumed('transport', 'ns-2.35', 'the version is not given; of those of that time this is the nearest'),
  assumed('random sender overhead', 'up to 1 ms', 'not given; keeps flows out of step at a drop-tail queue'),
  assumed('reverse path', 'no queueing', 'no traffic in the other direction is mentioned'),
];
