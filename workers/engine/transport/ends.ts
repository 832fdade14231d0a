/** The two ends of a flow of any scheme. */
import type { Held } from '../../language/program.ts';
import type { EventQueue } from '../event-queue.ts';
import type { AckEnd, AckPath, DataEnd, PacingEnd, ReportingEnd } from '../network/endpoints.ts';
import type { PacketPool, PacketSink } from '../network/packets.ts';
import type { Counts } from '../network/counts.ts';
import type { RandomStream } from '../random.ts';
import type { TransportProfileName, TransportSettings } from '../scenario/types.ts';
import type { CauseObserver } from './causes.ts';

/** What a flow's two ends are made from. */
export interface FlowParts {
  eventQueue: EventQueue;
  pool: PacketPool;
  counts: Counts;
  settings: TransportSettings;
  /** For what is not among the settings. */
  profile: TransportProfileName;
  /** The flow's own stream. */
  random: RandomStream;
  /** Index among flows and sources. */
  flow: number;
  /** Bytes on the link, headers included. */
  packetSize: number;
  /** Data packets to send; null is without end. */
  packets: number | null;
  /** The application writes a packet each `gap` s, on average where `random` is not null; null: all at once. */
  feed: { gap: number; random: RandomStream | null } | null;
  /** Its ACKs say how much its receiver has room for. */
  readsSlowly: boolean;
  /** Its packets say that they may be marked. */
  ecn: boolean;
  /** … and that it answers marks in proportion: ECT(1). */
  scalable?: boolean;
}

/** A number or a word of a flow's state, for a learner to look at. */
export interface Inspection {
  name: string;
  /** Unit, or '' for a pure number or a word. */
  unit: string;
  value: number | string;
}

export interface Sender extends AckEnd {
  readonly counts: Counts;
  /** It offers new data. */
  readonly active: boolean;
  /** Smoothed round-trip time, s; 0 before the first sample. */
  readonly srtt: number;
  /** Window in packets; of a rate scheme its rate times the round-trip time. */
  readonly cwnd: number;
  /** Where its packets enter the network. */
  firstHop: PacketSink;
  /** Record every change of what it decides by, from now on; null ends that. `before` is the sender in whose place it comes. */
  observe(observer: CauseObserver | null, before?: Sender): void;
  start(): void;
  stop(): void;
  /** State to show to a learner; changes nothing. */
  inspect(): Inspection[];
  /** Of a rule of one's own: statements that gave what cannot be. */
  readonly held?: readonly Held[];
}

export interface PacingSender extends Sender, PacingEnd {}

export function isPacing(sender: Sender): sender is PacingSender {
  return 'ackPipe' in sender;
}

export interface Receiver extends DataEnd {
  /** Every packet is acknowledged at once, in its slot, and the pipe that brought it takes the ACK back. */
  readonly echoes: boolean;
  /** Where ACKs and reports go that are not echoes. */
  ackPath: AckPath | null;
}

export interface ReportingReceiver extends Receiver, ReportingEnd {}

export function isReporting(receiver: Receiver): receiver is ReportingReceiver {
  return 'mayReport' in receiver;
}

export interface Ends {
  sender: Sender;
  receiver: Receiver;
}
