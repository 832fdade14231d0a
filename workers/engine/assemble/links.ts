import type { EventQueue } from '../event-queue.ts';
import type { Counts } from '../network/counts.ts';
import type { PacingSender, Receiver, ReportingReceiver, Sender } from '../transport/ends.ts';
import type { AckEnd, DataEnd, FlowEnds } from '../network/endpoints.ts';
import { DelayPipe } from '../network/pipes/delay-pipe.ts';
import { AckPipe } from '../network/pipes/ack-pipe.ts';
import type { Hop } from '../network/hops/hop.ts';
import { PacedAckPipe } from '../network/pipes/paced-ack-pipe.ts';
import type { Pipe } from '../network/pipes/pipe.ts';
import { FLOW, type PacketPool, type PacketSink } from '../network/packets.ts';
import { FeedbackPipe } from '../network/pipes/feedback-pipe.ts';
import type { RoundTripPipe } from '../network/pipes/round-trip-pipe.ts';
import { FeedbackPath } from '../network/pipes/feedback-path.ts';

/**
 * The pipes of a network, made on demand. Everything of equal delay between the same two places shares one. Pipes are stored
 * by the place where they begin: hops push packets ahead of time, and only the packets of one hop are sure to be in order.
 */
export class Links {
  private readonly receivers: PacketSink;
  private readonly senders: PacketSink;
  private readonly pipes: Pipe[] = [];
  private readonly roundTrips: RoundTripPipe[] = [];
  private readonly reports: FeedbackPipe[] = [];
  private readonly byPlace = new Map<object, Map<string, Pipe>>();

  /**
   * @param ends may still be empty; they must be complete when the first packet is sent
   * @param counts per endpoint: flows, then unresponsive sources, whose packets end here
   */
  constructor(
    private readonly eventQueue: EventQueue,
    private readonly pool: PacketPool,
    private readonly ends: FlowEnds,
    counts: readonly Counts[],
  ) {
    this.receivers = new ToReceivers(pool, ends.receivers, counts);
    this.senders = new ToSenders(pool, ends.senders);
  }

  /** From one hop to the next: behind the last one of a probe that is the reverse path's. */
  between(from: Hop, to: Hop, delay: number): Pipe {
    return this.pipe(from, `hop ${to.number} ${delay}`, () => this.delayPipe(delay, to));
  }

  /** From the last hop of data to the receivers. */
  toReceivers(from: Hop, delay: number): Pipe {
    return this.pipe(from, `receivers ${delay}`, () => this.delayPipe(delay, this.receivers));
  }

  /** From the last hop of ACKs, or from the receivers behind that hop of data, to the senders. */
  toSenders(from: Hop, delay: number): Pipe {
    return this.pipe(from, `senders ${delay}`, () => this.delayPipe(delay, this.senders));
  }

  /** From the last hop of what comes back to its source, a pipe of its own. */
  home(delay: number, source: PacketSink): Pipe {
    return this.delayPipe(delay, source);
  }

  /** From receivers to the first hop of their ACKs. */
  toEntry(to: Hop, delay: number): Pipe {
    return this.pipe(to, `entry ${delay}`, () => this.delayPipe(delay, to));
  }

  /** From the last hop to receivers that acknowledge at once, and back to the senders; delays in s. */
  roundTrip(from: Hop, there: number, back: number): RoundTripPipe {
    return this.pipe(from, `round trip ${there} ${back}`, () => {
      const pipe = new AckPipe(this.eventQueue, this.pool, this.ends, there, back);
      this.roundTrips.push(pipe);
      return pipe;
    });
  }

  /** The same for a sender that paces. It has a pipe of its own, from which it takes its ACKs. */
  pacedRoundTrip(sender: PacingSender, receiver: Receiver, there: number, back: number): RoundTripPipe {
    const pipe = new PacedAckPipe(this.eventQueue, sender, receiver, there, back);
    this.roundTrips.push(pipe);
    return pipe;
  }

  /**
   * From the last hop to a receiver that reports now and then; each has a pipe of its own.
   * @param feedbackPath of its reports, null if they go to a hop
   */
  report(receiver: ReportingReceiver, there: number, feedbackPath: FeedbackPath | null): FeedbackPipe {
    const pipe = new FeedbackPipe(this.eventQueue, there, this.pool, receiver, feedbackPath);
    this.pipes.push(pipe);
    this.reports.push(pipe);
    return pipe;
  }

  /** The path without queues from a receiver that reports now and then to its sender. */
  feedbackPath(sender: Sender, back: number): FeedbackPath {
    return new FeedbackPath(this.eventQueue, back, sender);
  }

  /** Give both ends all that has reached them by now. */
  settle(): void {
    for (const pipe of this.roundTrips) pipe.settle();
    for (const pipe of this.reports) pipe.settle();
  }

  /** Call `visit` for each packet in a pipe that no receiver has got, and for ACKs in pipes of their own. */
  forEachPacket(visit: (slot: number) => void): void {
    for (const pipe of this.pipes) pipe.forEach(visit);
    for (const pipe of this.roundTrips) pipe.forEachUnseen(visit);
  }

  private delayPipe(delay: number, sink: PacketSink): DelayPipe {
    const pipe = new DelayPipe(this.eventQueue, delay, sink);
    this.pipes.push(pipe);
    return pipe;
  }

  private pipe<Kind extends Pipe>(place: object, key: string, make: () => Kind): Kind {
    let pipes = this.byPlace.get(place);
    if (!pipes) {
      pipes = new Map();
      this.byPlace.set(place, pipes);
    }
    let pipe = pipes.get(key) as Kind | undefined;
    if (!pipe) {
      pipe = make();
      pipes.set(key, pipe);
    }
    return pipe;
  }
}

/** Hands data packets to their flow's receiver. Packets of unresponsive sources end here. */
class ToReceivers implements PacketSink {
  constructor(
    private readonly pool: PacketPool,
    private readonly receivers: readonly DataEnd[],
    private readonly counts: readonly Counts[],
  ) {}

  receive(slot: number): void {
    const endpoint = this.pool.words[slot + FLOW]!;
    if (endpoint < this.receivers.length) {
      this.receivers[endpoint]!.onData(slot);
    } else {
      this.counts[endpoint]!.delivered += 1;
      this.pool.release(slot);
    }
  }
}

/** Hands ACKs and reports to their flow's sender. */
class ToSenders implements PacketSink {
  constructor(
    private readonly pool: PacketPool,
    private readonly senders: readonly AckEnd[],
  ) {}

  receive(slot: number): void {
    this.senders[this.pool.words[slot + FLOW]!]!.onAck(slot);
  }
}
