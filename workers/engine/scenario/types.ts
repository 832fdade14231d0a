/**
 * Scenario, version 1: the whole experiment as plain JSON, in SI units (seconds, bit/s, bytes; queues in packets).
 *
 * These are the types of a *normalized* scenario, with every default filled in; plain values are described in the lists of
 * fields that the types are made of. Input may omit any field but `version` and
 * `flows`; `normalizeScenario` (normalize.ts) fills it in.
 */

import type { Change, Exemption, TimedEvent } from '../changes/index.ts';
import type { LossModel, PlainLossModel } from '../network/losses/index.ts';
import type { Queue } from '../network/queues/index.ts';
import type { TrafficSource } from '../network/sources/index.ts';
import type { LinkTrace } from '../network/trace.ts';
import type { FieldsOf } from './parameter.ts';
import type { HOP_FIELDS, RUN_FIELDS } from './run-fields.ts';
import type { GROUP_FIELDS } from './sender-fields.ts';
import type { PROFILE, TRANSPORT_FIELDS } from './transport-fields.ts';

export type { Change, Exemption, LinkTrace, LossModel, PlainLossModel, Queue, TimedEvent, TrafficSource };

export interface Scenario extends FieldsOf<typeof RUN_FIELDS> {
  version: 1;
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

export interface Hop extends FieldsOf<typeof HOP_FIELDS> {
  queue: Queue;
  /** Artificial loss of what arrives, before the queue. (JSON may give the first hop's as `loss` of the scenario.) */
  loss: LossModel;
  /** When packets leave, in place of a steady rate. */
  trace?: LinkTrace;
}

/** Every option of the window transport. Times in s, windows in packets. */
export type TransportSettings = FieldsOf<typeof TRANSPORT_FIELDS>;

/** A profile, and options that override it. A flow group can override the same options. */
export interface TransportOptions extends FieldsOf<[typeof PROFILE]>, Partial<TransportSettings> {}

/** Name of a set of transport options; transport-profiles.ts lists them. */
export type TransportProfileName = TransportOptions['profile'];

export interface FlowGroup extends FieldsOf<typeof GROUP_FIELDS> {
  /** Unique name by which events refer to the group. */
  id: string;
  scheme: SchemeChoice;
  /** Transport options that this group overrides. */
  transport: Partial<TransportSettings>;
}

/** `kind` names a scheme of the registry, the rest are its parameters. */
export interface SchemeChoice {
  kind: string;
  [parameter: string]: number | boolean | string;
}
