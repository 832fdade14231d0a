import { type EventQueue, Timer } from '../event-queue.ts';
import {
  BYTES,
  ECN_CAPABLE,
  ECN_ECHO,
  FLAGS,
  FLOW,
  type PacketPool,
  type PacketSink,
  SEQUENCE,
  WINDOW_REDUCED,
} from '../network/packets.ts';
import type { Counts } from '../network/counts.ts';
import type { RandomStream } from '../random.ts';
import type { TransportSettings } from '../scenario/types.ts';
import type { FlowParts } from './ends.ts';
import { RtoEstimator } from './rto.ts';

/** Bytes of the handshake packet. */
const HANDSHAKE_BYTES = 40;
/** Above every packet number; small enough to be a small integer in every JavaScript engine. */
export const NO_LIMIT = 1_000_000_000;
/** Gain of the smoothed RTT shown to people; the timer has its own in ticks. */
const SHOWN_RTT_GAIN = 1 / 8;

/**
 * The bookkeeping of a reliable sender: packet numbers, the retransmission timer, the timing of one packet per window,
 * and sending itself. It knows no window; `WindowSender` decides when and how much.
 *
 * Packets are numbered from 0; packet 0 is the handshake where there is one. Rules and order are those of ns-2.35
 * (tcp.cc).
 */
export abstract class ReliableSender {
  protected readonly eventQueue: EventQueue;
  protected readonly pool: PacketPool;
  readonly counts: Counts;
  protected readonly settings: TransportSettings;
  private readonly random: RandomStream;
  private readonly flow: number;
  private readonly packetSize: number;
  private readonly ecn: boolean;
  /** Numbers from here on are not to be sent: all there is to send. */
  private readonly end: number;
  protected readonly rtoEstimator: RtoEstimator;
  protected readonly retransmissionTimer: Timer;
  private readonly jitterTimer: Timer | null;
  /** The first hop. */
  firstHop!: PacketSink;

  /** Next number to send, highest number sent, highest cumulative ACK. */
  protected nextSequence = 0;
  protected maxSequence = -1;
  protected highestAck = -1;
  /** Numbers from here on are not to be sent now: the flow was stopped, or has no more. */
  protected limit = NO_LIMIT;
  /** The packet being timed, and when it was sent. */
  protected timing = false;
  protected timedSequence = -1;
  private timedAt = 0;
  /** The next packet is to say that the window was cut. */
  protected announceCut = false;

  active = false;
  /** Smoothed round-trip time, s; 0 before the first sample. */
  srtt = 0;

  constructor(parts: FlowParts) {
    const { eventQueue, settings } = parts;
    this.eventQueue = eventQueue;
    this.pool = parts.pool;
    this.counts = parts.counts;
    this.settings = settings;
    this.random = parts.random;
    this.flow = parts.flow;
    this.packetSize = parts.packetSize;
    this.ecn = parts.ecn;
    this.end = parts.packets === null ? NO_LIMIT : parts.packets + (settings.handshake ? 1 : 0);
    this.rtoEstimator = new RtoEstimator(settings, parts.random.uniform() * settings.timerTick);
    this.retransmissionTimer = new Timer(eventQueue, () => this.onTimeout());
    this.jitterTimer = settings.sendJitter > 0 ? new Timer(eventQueue, () => this.sendWhatFits(true)) : null;
  }

  /** Send new packets, and in recovery what is missing; `force` skips the jitter. */
  protected abstract sendWhatFits(force: boolean): void;
  protected abstract onTimeout(): void;

  /** Begin to offer data, without end; after `stop`, go on with the window as it stands. */
  start(): void {
    if (this.active) return;
    this.active = true;
    this.limit = this.end;
    if (Number.isNaN(this.counts.startedAt)) this.counts.startedAt = this.now;
    this.sendWhatFits(false);
  }

  /** Offer no new data; what is under way is still recovered. */
  stop(): void {
    this.active = false;
    this.limit = this.maxSequence + 1;
  }

  /** A finite transfer is over when its last packet is acknowledged. */
  protected noteEnd(): void {
    if (this.end === NO_LIMIT || !this.active || this.highestAck < this.end - 1) return;
    this.active = false;
    this.counts.finishedAt = this.now;
  }

  get now(): number {
    return this.eventQueue.now;
  }

  /** From the flow's own stream. */
  protected uniform(): number {
    return this.random.uniform();
  }

  /** Waits for the jitter's time to pass before sending; true if the caller has to leave it at that. */
  protected holdForJitter(force: boolean): boolean {
    if (this.jitterTimer === null || force) return false;
    if (!this.jitterTimer.pending) {
      this.jitterTimer.set(this.eventQueue.now + this.random.uniform() * this.settings.sendJitter);
    }
    return true;
  }

  protected get jitterPending(): boolean {
    return this.jitterTimer !== null && this.jitterTimer.pending;
  }

  protected transmit(sequence: number): void {
    const { pool, eventQueue, retransmissionTimer } = this;
    const slot = pool.take();
    const { words } = pool;
    words[slot + FLOW] = this.flow;
    words[slot + SEQUENCE] = sequence;
    let flags = 0;
    if (this.announceCut) {
      flags = WINDOW_REDUCED;
      this.announceCut = false;
    }
    if (this.ecn) flags |= sequence === 0 ? ECN_ECHO : ECN_CAPABLE; // packet 0 offers ECN
    words[slot + BYTES] = sequence === 0 && this.settings.handshake ? HANDSHAKE_BYTES : this.packetSize;
    words[slot + FLAGS] = flags;
    const nothingUnderWay = this.highestAck === this.maxSequence;
    this.counts.sent += 1;
    this.firstHop.receive(slot);
    if (sequence > this.maxSequence) {
      this.maxSequence = sequence;
      if (!this.timing) {
        this.timing = true;
        if (sequence > this.timedSequence) {
          this.timedSequence = sequence;
          this.timedAt = eventQueue.now;
        }
      }
    }
    if (nothingUnderWay || !retransmissionTimer.pending) this.restartTimer();
  }

  protected endBackoff(): void {
    this.rtoEstimator.endBackoff();
  }

  protected restartTimer(): void {
    this.retransmissionTimer.set(this.eventQueue.now + this.rtoEstimator.rto);
  }

  protected restartOrCancelTimer(acknowledged: number): void {
    if (acknowledged === this.maxSequence && this.nextSequence >= this.limit) this.retransmissionTimer.cancel();
    else this.restartTimer();
  }

  /** A cut starts the timer again and gives up timing, for the packet timed may be a retransmission (Karn). */
  protected restartTimerAfterCut(): void {
    this.restartTimer();
    this.timing = false;
  }

  protected takeRttSample(): void {
    const { now } = this.eventQueue;
    const rttSeconds = now - this.timedAt;
    this.rtoEstimator.sample(rttSeconds, now);
    this.counts.rttSum += rttSeconds;
    this.counts.rttSamples += 1;
    this.srtt = this.srtt === 0 ? rttSeconds : this.srtt + SHOWN_RTT_GAIN * (rttSeconds - this.srtt);
  }
}
