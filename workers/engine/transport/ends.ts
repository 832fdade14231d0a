/** The two ends of a flow, whatever its scheme, as network and probes see them. */
import type { EventQueue } from '../event-queue.ts';
import type { PacedAckPipe } from '../network/pipes/paced-ack-pipe.ts';
import type { Pipe } from '../network/pipes/pipe.ts';
import type { PacketPool, PacketSink } from '../network/packets.ts';
import type { Counts } from '../sampling/counts.ts';
import type { RandomStream } from '../random.ts';
import type { TransportProfileName, TransportSettings } from '../scenario/types.ts';

/** What a flow's ends are made from. */
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
  /** Bytes on the wire. */
  packetSize: number;
  /** Data packets to send; null is without end. */
  packets: number | null;
  /** Its packets say that they may be marked. */
  ecn: boolean;
}

/** A number or a word of a flow's state, for a learner to look at. */
export interface Inspection {
  name: string;
  /** Unit, or '' for a pure number or a word. */
  unit: string;
  value: number | string;
}

export interface Sender {
  readonly counts: Counts;
  /** It offers new data. */
  readonly active: boolean;
  /** Smoothed round-trip time, s; 0 before the first sample. */
  readonly srtt: number;
  /** Window in packets; of a rate scheme its rate times the round-trip time. */
  readonly cwnd: number;
  /** The first hop. */
  firstHop: PacketSink;
  start(): void;
  stop(): void;
  /** An ACK or a report has arrived; takes its slot. */
  onAck(slot: number): void;
  inspect(): Inspection[];
}

/**
 * A sender that sends at times of its own. It may take its ACKs late, when such a time has come, but in order and with the
 * event queue at their times, so before anything else acts on it, it takes those that have come.
 */
export interface PacingSender extends Sender {
  /** The pipe that keeps its ACKs until it takes them; null if each is brought at its time. */
  ackPipe: PacedAckPipe | null;
  /** Take the ACKs that have come by now. */
  takeAcks(): void;
  /** When the next ACK on the pipe will be there is known, or known anew: its `nextTime`. */
  onNextAckKnown(): void;
}

export function isPacing(sender: Sender): sender is PacingSender {
  return 'ackPipe' in sender;
}

/** What a receiver knows of the pipe that takes its ACKs. */
export type AckPath = Pick<Pipe, 'entryTime' | 'push'>;

export interface Receiver {
  /** A data packet has arrived; takes its slot, or turns it into its ACK. */
  onData(slot: number): void;
  /** Every packet is acknowledged at once, in its slot, and the pipe that brought it takes the ACK back. */
  readonly echoes: boolean;
  /** Where ACKs and reports go that are not echoes. */
  ackPath: AckPath | null;
}

/**
 * A receiver that reports now and then. It may be shown what happens to it late, but in order and with the event queue at its
 * time: packets, and that a timer of its own is up, which comes before a packet of the same instant.
 */
export interface ReportingReceiver extends Receiver {
  /** When its earliest timer is up, s; Infinity if none is set. Quiet packets do not bring it before the next report. */
  readonly timerDue: number;
  /** That time has come. */
  onTimer(): void;
  /**
   * Whether the packet may make it report when it arrives at `due`, s, with none missing before it and no mark. Wrongly
   * yes costs an event, wrongly no makes the report late. No stays no, whatever quiet packets and reports come before it.
   */
  mayReport(slot: number, due: number): boolean;
}

export function isReporting(receiver: Receiver): receiver is ReportingReceiver {
  return 'mayReport' in receiver;
}

export interface Ends {
  sender: Sender;
  receiver: Receiver;
}
