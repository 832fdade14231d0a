/**
 * Scenario, version 1: the whole experiment as plain JSON, in SI units (seconds, bit/s, bytes; queues in packets).
 *
 * These are the types of a *normalized* scenario, with every default filled in. Input may omit any field but `version` and
 * `flows`; `normalizeScenario` (normalize.ts) fills it in.
 */

import type { LossModel, PlainLossModel } from '../network/losses/index.ts';
import type { Queue } from '../network/queues/index.ts';
import type { TrafficSource } from '../network/sources/index.ts';
import type { LinkTrace } from '../network/trace.ts';

export type { LinkTrace, LossModel, PlainLossModel, Queue, TrafficSource };

export interface Scenario {
  version: 1;
  title: string;
  note: string;
  /** uint32; every random consumer of the run has its own stream derived from it. */
  seed: number;
  /** Simulated seconds. */
  duration: number;
  /** Seconds at the start that summary metrics exclude. */
  warmup: number;
  /** Sampling period in seconds, or 'rtt' for the mean base round-trip time of the flows. */
  sample: 'rtt' | number;
  /** Bottlenecks in series, in the direction of the data. */
  path: Hop[];
  /**
   * The reverse path. 'ideal' is pure delay without loss. Otherwise it has one hop for each of `path`: ACKs and the data of
   * reverse flows wait in its queue and may be dropped.
   */
  reverse: 'ideal' | Hop[];
  transport: TransportOptions;
  flows: FlowGroup[];
  /** Unresponsive sources. */
  traffic: TrafficSource[];
  /** Timed changes. A change made live is appended here. */
  events: TimedEvent[];
  /** Runs that were measured elsewhere, to be shown behind this one. The engine does not read them. */
  measured?: MeasuredRun[];
}

/** A run that was measured: times in s from its beginning, and of each what was measured then; null for nothing. */
export interface MeasuredRun {
  name: string;
  /** Of times since 1970 the one that is 0 here, s: what was measured together has the same. */
  since?: number;
  time: number[];
  /** packets */
  cwnd?: (number | null)[];
  /** s */
  rtt?: (number | null)[];
  /** packets */
  queue?: (number | null)[];
}

export interface Hop {
  /** bit/s; null is unlimited (packets never wait). Where the link follows a trace, that trace's mean rate. */
  rate: number | null;
  /** Propagation delay, s. */
  delay: number;
  queue: Queue;
  /** Artificial loss of what arrives, before the queue. (JSON may give the first hop's as `loss` of the scenario.) */
  loss: LossModel;
  /** When packets leave, in place of a steady rate. */
  trace?: LinkTrace;
}

/** Name of a set of transport options; transport-profiles.ts lists them. */
export type TransportProfileName = 'ns-2.35' | 'ns-2 of 2000';

/** A profile, and options that override it. A flow group can override the same options. */
export interface TransportOptions extends Partial<TransportSettings> {
  profile: TransportProfileName;
}

/** Every option of the window transport. Times in s, windows in packets. */
export interface TransportSettings {
  /** Granularity of the retransmission timer's clock. */
  timerTick: number;
  minRto: number;
  maxRto: number;
  /** RTO before the first round-trip sample. */
  initialRto: number;
  /** Apply the minimum RTO before back-off multiplies the timer (RFC 2988), not after. */
  minRtoBeforeBackoff: boolean;
  /** The minimum RTO is what is left beyond the smoothed round trip, as in Linux, in place of the RTO's own minimum. */
  minRtoBeyondRtt: boolean;
  /** Send a new packet on the first and second duplicate ACK (RFC 3042). */
  limitedTransmit: boolean;
  /** Round windows down to whole packets at a cut. */
  truncateWindows: boolean;
  initialWindow: number;
  /** Slow-start threshold at the start; null is the maximum window. */
  initialSsthresh: number | null;
  /** Begin with a 40-byte handshake packet and a window of 1 until it is acknowledged. */
  handshake: boolean;
  /** The receiver acknowledges every second packet, or after 0.1 s. */
  delayedAck: boolean;
  maxWindow: number;
  /** Proportional rate reduction (RFC 6937), RACK and tail loss probes (RFC 8985), of schemes that recover by SACK. */
  prr: boolean;
  rack: boolean;
  tlp: boolean;
  /** Delay every opportunity to send by a random time, uniform from 0 to this (s), against phase effects. */
  sendJitter: number;
}

export interface FlowGroup {
  /** Unique name by which events refer to the group. */
  id: string;
  label: string;
  scheme: SchemeChoice;
  count: number;
  /** When the group's flows start, s; each waits a further uniform random time up to `startJitter`. */
  start: number;
  startJitter: number;
  /** When they stop offering new data; null is never. */
  stop: number | null;
  /** One-way delay of the access links, s: half at the sender, half at the receiver. */
  accessDelay: number;
  /** Coefficient of variation of the group's base RTTs, evenly spread with exactly this value; 0 is equal. */
  rttCv: number;
  /** Bytes on the link, headers included. */
  packetSize: number;
  /** The flows use ECN: queues can mark their packets instead of dropping them. */
  ecn: boolean;
  /** First and last hop it crosses. */
  enter: number;
  leave: number;
  direction: 'forward' | 'reverse';
  /** Data packets of each flow; null is an unlimited transfer. */
  packets: number | null;
  /** Transport options that this group overrides. */
  transport: Partial<TransportSettings>;
}

/** `kind` names a scheme of the registry, the rest are its parameters. */
export interface SchemeChoice {
  kind: string;
  [parameter: string]: number | boolean | string;
}

export type TimedEvent = { at: number } & (Change | Exemption);

/**
 * A change during a run. It names flow groups by id, sources and hops by index (the hops of `reverse` after those of
 * `path`).
 */
export type Change =
  /** Start (again) `count` idle flows of the group, the first ones first; null is all. */
  | { do: 'start'; group: string; count: number | null }
  /** Stop `count` running flows of the group, the last ones first; null is all. */
  | { do: 'stop'; group: string; count: number | null }
  | { do: 'loss'; hop: number; model: LossModel }
  | { do: 'rate'; hop: number; rate: number }
  /** Drop the next `count` packets of flow `flow` of the group at the entry of the first hop it enters. */
  | { do: 'drop'; group: string; flow: number; count: number }
  | { do: 'cbr'; source: number; on: boolean };

/** What a run is without. Part of the scenario from its start: no change made live. */
export type Exemption =
  /**
   * Packet number `packet` of flow `flow` of the group (of an ACK: what it acknowledges) is neither lost nor dropped nor
   * marked at the hop at exactly the event's time. In another run that packet is not there then, and nothing is spared.
   * With `delay` it does not wait there either: what waits before it at that time is sent at once. (Not where
   * flows are served in turn: what a packet waits for there is not only what came before it.)
   */
  | { do: 'spare'; group: string; flow: number; packet: number; hop: number; delay: boolean }
  /** From the event's time on, flow `flow` of the group neither starts nor sends. */
  | { do: 'absent'; group: string; flow: number };
