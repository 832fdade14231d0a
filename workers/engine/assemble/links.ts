/** The lines of a network, made on demand: everything of equal delay between the same two places shares one. */
import type { Calendar } from '../event-queue.ts';
import type { Counts } from '../sampling/counts.ts';
import type { Ends, PacingSender, Receiver, ReportingReceiver, Sender } from '../transport/ends.ts';
import { DelayLine } from '../network/pipes/delay-pipe.ts';
import { EchoLine } from '../network/pipes/ack-pipe.ts';
import type { Hop } from '../network/hops/hop.ts';
import { InboxLine } from '../network/pipes/paced-ack-pipe.ts';
import type { Line } from '../network/pipes/pipe.ts';
import { FLOW, type PacketPool, type PacketSink } from '../network/packets.ts';
import { ReportLine } from '../network/pipes/feedback-pipe.ts';
import type { RoundTripLine } from '../network/pipes/round-trip-pipe.ts';
import { WayBack } from '../network/pipes/feedback-path.ts';

/**
 * A line takes what one place sends: hops send ahead of time, and only one hop's packets are sure to be in order. So
 * lines are kept by the place they begin at.
 */
export class Wires {
  private readonly calendar: Calendar;
  private readonly pool: PacketPool;
  private readonly flows: readonly Ends[];
  private readonly receivers: PacketSink;
  private readonly senders: PacketSink;
  private readonly lines: Line[] = [];
  private readonly roundTrips: RoundTripLine[] = [];
  private readonly reports: ReportLine[] = [];
  private readonly byPlace = new Map<object, Map<string, Line>>();

  /** @param flows and, after them, unresponsive sources, whose packets end at `counts` */
  constructor(calendar: Calendar, pool: PacketPool, flows: readonly Ends[], counts: readonly Counts[]) {
    this.calendar = calendar;
    this.pool = pool;
    this.flows = flows;
    this.receivers = new ToReceivers(pool, flows, counts);
    this.senders = new ToSenders(pool, flows);
  }

  /** From one hop to the next. */
  between(from: Hop, to: Hop, delay: number): Line {
    return this.line(from, `next ${delay}`, () => this.delayLine(delay, to));
  }

  /** From the last hop of data to the receivers. */
  toReceivers(from: Hop, delay: number): Line {
    return this.line(from, `receivers ${delay}`, () => this.delayLine(delay, this.receivers));
  }

  /** From the last hop of ACKs, or from the receivers behind that hop of data, to the senders. */
  toSenders(from: Hop, delay: number): Line {
    return this.line(from, `senders ${delay}`, () => this.delayLine(delay, this.senders));
  }

  /** From receivers to the first hop of their ACKs. */
  toDoor(to: Hop, delay: number): Line {
    return this.line(to, `door ${delay}`, () => this.delayLine(delay, to));
  }

  /** From the last hop to receivers that acknowledge at once, and back to the senders. */
  echo(from: Hop, there: number, back: number): Line {
    return this.line(from, `echo ${there} ${back}`, () => {
      const line = new EchoLine(this.calendar, this.pool, this.flows, there, back);
      this.roundTrips.push(line);
      return line;
    });
  }

  /** The same for a sender that paces, which takes its ACKs when its turn comes: a line of its own. */
  inbox(sender: PacingSender, receiver: Receiver, there: number, back: number): Line {
    const line = new InboxLine(this.calendar, sender, receiver, there, back);
    this.roundTrips.push(line);
    return line;
  }

  /** From the last hop to a receiver that reports now and then, whose reports go to a hop or by that way back: a line of its own. */
  report(receiver: ReportingReceiver, there: number, wayBack: WayBack | null): Line {
    const line = new ReportLine(this.calendar, there, this.pool, receiver, wayBack);
    this.lines.push(line);
    this.reports.push(line);
    return line;
  }

  /** From a receiver that reports now and then to its sender, where its reports meet no queue. */
  wayBack(sender: Sender, back: number): WayBack {
    return new WayBack(this.calendar, back, sender);
  }

  /** Let both ends see all that has reached them by now. */
  settle(): void {
    for (const line of this.roundTrips) line.settle();
    for (const line of this.reports) line.settle();
  }

  /** Calls `visit` for each packet on any line that no receiver has seen, ACKs on lines of their own among them. */
  forEachPacket(visit: (slot: number) => void): void {
    for (const line of this.lines) line.forEach(visit);
    for (const line of this.roundTrips) line.forEachUnseen(visit);
  }

  private delayLine(delay: number, sink: PacketSink): DelayLine {
    const line = new DelayLine(this.calendar, delay, sink);
    this.lines.push(line);
    return line;
  }

  private line(place: object, key: string, make: () => Line): Line {
    let lines = this.byPlace.get(place);
    if (!lines) {
      lines = new Map();
      this.byPlace.set(place, lines);
    }
    let line = lines.get(key);
    if (!line) {
      line = make();
      lines.set(key, line);
    }
    return line;
  }
}

/** Hands data packets to their flow's receiver; what an unresponsive source sent ends here. */
class ToReceivers implements PacketSink {
  private readonly pool: PacketPool;
  private readonly flows: readonly Ends[];
  private readonly counts: readonly Counts[];

  constructor(pool: PacketPool, flows: readonly Ends[], counts: readonly Counts[]) {
    this.pool = pool;
    this.flows = flows;
    this.counts = counts;
  }

  receive(slot: number): void {
    const endpoint = this.pool.words[slot + FLOW]!;
    if (endpoint < this.flows.length) {
      this.flows[endpoint]!.receiver.onData(slot);
    } else {
      this.counts[endpoint]!.delivered += 1;
      this.pool.release(slot);
    }
  }
}

/** Hands ACKs and reports to their flow's sender. */
class ToSenders implements PacketSink {
  private readonly pool: PacketPool;
  private readonly flows: readonly Ends[];

  constructor(pool: PacketPool, flows: readonly Ends[]) {
    this.pool = pool;
    this.flows = flows;
  }

  receive(slot: number): void {
    this.flows[this.pool.words[slot + FLOW]!]!.sender.onAck(slot);
  }
}
