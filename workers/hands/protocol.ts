/** What the page of the games and their worker say to each other. Scenarios are plain data and not trusted. */
import type { Fate } from '../engine/network/fates.ts';
import type { Scenario } from '../engine/scenario/types.ts';

/** Who plays: a flow's window is set by hand, or the network loses five packets by hand. */
export type Role = 'wheel' | 'network';

/** What the network does to a packet by hand; and to whose next one. */
export type Harmed = 'drop' | 'mark';
export interface Press {
  flow: number;
  how: Harmed;
}

export type GameCommand =
  /** A new game begins at 0 s. */
  | { type: 'begin'; scenario: Scenario; role: Role }
  /** Go on for a tick: with a letter of HAND_STEPS, or with the flow whose next packet is lost or marked; null for nothing. */
  | { type: 'tick'; letter: string }
  | { type: 'harm'; harm: Press | null }
  /** Run the whole of a scenario and measure it. */
  | { type: 'measure'; id: number; scenario: unknown };

/**
 * What one knows of a tick at one's own end: window, packets, or rate, packets/s; packets acknowledged, packets sent again (of a rate: found missing), and of the last ACK its round trip, s (0
 * before the first). Of the queue and of the others there is nothing in it, so the page cannot show it.
 */
export interface OwnTick {
  tick: number;
  window: number;
  acked: number;
  again: number;
  timeouts: number;
  roundTrip: number;
}

/** What the network sees of a tick: the window of each flow and what waits at the first hop, packets. */
export interface NetworkTick {
  tick: number;
  windows: number[];
  queue: number;
}

export interface FlowOutcome {
  /** Index of its group. */
  group: number;
  goodputBps: number;
  meanRtt: number | null;
  drops: number;
  timeouts: number;
  lossEvents: number;
}

/** A packet that an event drops or marks, and what came of it. */
export interface HarmedByHand {
  how: Harmed;
  /** When it was asked for, s, and of which flow. */
  at: number;
  flow: number;
  /** Null if none came by any more. */
  packet: number | null;
  /** When it was lost or marked, s. */
  harmedAt?: number;
  /** The fall of the flow's window (or rate) that answers for it; null if there is none. */
  fall: {
    /** s; and from where to where, packets or packets/s. */
    at: number;
    from: number;
    to: number;
    /** The packet that it fell for, which may be another one of the same window, and what became of that. */
    packet: number;
    by: Fate | null;
  } | null;
}

/** A whole run, measured. */
export interface Outcome {
  digest: string;
  /** s */
  duration: number;
  flows: FlowOutcome[];
  /** Packets waiting at the first hop, on average over time and at most; share of the link used, null if unlimited. */
  meanQueue: number;
  maxQueue: number;
  utilization: number | null;
  fairness: number;
  /** Samples: their times, s, and per flow the window and the rate delivered, packets and packets/s. */
  times: Float32Array;
  windows: Float32Array[];
  rates: Float32Array[];
  /** Packets waiting at the first hop, at each sample. */
  queue: Float32Array;
  /** In the order of the scenario's events. */
  harmed: HarmedByHand[];
}

export type GameReport =
  | { type: 'own'; seen: OwnTick; over: string | null }
  | { type: 'network'; seen: NetworkTick; over: string | null }
  | { type: 'measured'; id: number; outcome: Outcome }
  | { type: 'refused'; id: number | null; why: string };
