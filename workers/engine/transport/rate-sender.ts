import { type EventQueue, Timer } from '../event-queue.ts';
import { BYTES, ECN_CAPABLE, FLAGS, FLOW, type PacketPool, type PacketSink, SEQUENCE } from '../network/packets.ts';
import type { Counts } from '../network/counts.ts';
import type { RandomStream } from '../random.ts';
import { type CauseObserver, Changes } from './causes.ts';
import type { FlowParts, Inspection, Sender } from './ends.ts';

/** A longer gap stops the sender, s. */
const LONGEST_GAP = 1e9;
/** Shortest gap before the first RTT sample, s. */
const SHORTEST_GAP = 1e-7;

/**
 * The base of all rate senders. It sends numbered packets one by one at the scheme's gap and retransmits none. A subclass
 * writes the fields of its packets and sets its rate from the receiver's reports.
 */
export abstract class RateSender implements Sender {
  protected readonly eventQueue: EventQueue;
  protected readonly pool: PacketPool;
  protected readonly random: RandomStream;
  readonly counts: Counts;
  protected readonly packetSize: number;
  protected readonly maxWindow: number;
  /** 1 / the maximum window. */
  private readonly perWindow: number;
  private readonly flow: number;
  private readonly ecn: boolean;
  private readonly packets: number;
  private readonly sendTimer: Timer;
  firstHop!: PacketSink;

  /** Null unless the flow is observed. */
  protected changes: Changes | null = null;

  active = false;
  srtt = 0;
  /** Sequence number of the next packet. */
  protected nextSequence = 0;

  constructor(parts: FlowParts) {
    this.eventQueue = parts.eventQueue;
    this.pool = parts.pool;
    this.random = parts.random;
    this.counts = parts.counts;
    this.packetSize = parts.packetSize;
    this.maxWindow = parts.settings.maxWindow;
    this.perWindow = 1 / this.maxWindow;
    this.flow = parts.flow;
    this.ecn = parts.ecn;
    this.packets = parts.packets ?? Infinity;
    this.sendTimer = new Timer(parts.eventQueue, () => this.onSendTimer());
  }

  /** Packets per second that the scheme allows now. */
  abstract get rate(): number;
  protected abstract onStart(): void;
  protected abstract onStop(): void;
  /** A report or an ACK has arrived; the caller releases the slot. */
  protected abstract onReport(slot: number): void;
  /** Time to the next packet, s. */
  protected abstract gap(): number;
  /** Write the scheme's fields of a data packet. */
  protected abstract fill(slot: number): void;
  abstract inspect(): Inspection[];

  observe(observer: CauseObserver | null): void {
    this.changes = observer && new Changes(observer, (values) => this.readVariables(values));
  }

  /** Write what it decides by, in the order of VARIABLES. */
  protected readVariables(values: Float64Array): void {
    values[3] = this.rate;
    values[5] = Number(this.active);
  }

  get cwnd(): number {
    return this.rate * this.srtt;
  }

  start(): void {
    if (this.active) return;
    this.active = true;
    if (Number.isNaN(this.counts.startedAt)) this.counts.startedAt = this.eventQueue.now;
    this.changes?.note('start');
    this.onStart();
  }

  stop(): void {
    this.active = false;
    this.sendTimer.cancel();
    this.changes?.note('stop');
    this.onStop();
  }

  onAck(slot: number): void {
    if (this.active) this.onReport(slot);
    this.pool.release(slot);
  }

  /** Send a packet now and set the timer for the next. */
  protected sendAndSchedule(): void {
    this.send();
    this.schedule(this.gap());
  }

  /** Send the next packet in `seconds`, or later if that would exceed one maximum window per round trip. */
  protected schedule(seconds: number): void {
    if (!this.active || seconds >= LONGEST_GAP) return;
    this.sendTimer.set(this.eventQueue.now + Math.max(SHORTEST_GAP, this.srtt * this.perWindow, seconds));
  }

  protected send(): void {
    if (!this.active) return;
    const slot = this.pool.take();
    const { words } = this.pool;
    words[slot + FLOW] = this.flow;
    words[slot + SEQUENCE] = this.nextSequence;
    words[slot + BYTES] = this.packetSize;
    words[slot + FLAGS] = this.ecn ? ECN_CAPABLE : 0;
    this.fill(slot);
    this.nextSequence += 1;
    this.counts.sent += 1;
    this.firstHop.receive(slot);
    if (this.nextSequence >= this.packets) {
      // There are no retransmissions, so the last packet ends the transfer.
      this.counts.finish(this.eventQueue.now);
      this.active = false;
      this.changes?.note('finished');
      this.stop();
    }
  }

  protected takeRttSample(rttSeconds: number): void {
    this.counts.rttSum += rttSeconds;
    this.counts.rttSamples += 1;
  }

  protected onSendTimer(): void {
    this.sendAndSchedule();
  }
}
