import { type EventQueue, Timer } from '../event-queue.ts';
import {
  BYTES,
  ECN_CAPABLE,
  ECN_ECHO,
  FLAGS,
  FLOW,
  type PacketPool,
  numberAt,
  PROBE_BYTES,
  type PacketSink,
  SEQUENCE,
  SCALABLE,
  STAMP,
  WINDOW_REDUCED,
} from '../network/packets.ts';
import type { Counts } from '../network/counts.ts';
import type { RandomStream } from '../random.ts';
import type { TransportSettings } from '../scenario/types.ts';
import { type CauseObserver, Changes, type Hold, HOLDS } from './causes.ts';
import type { FlowParts, Sender } from './ends.ts';
import { Feed } from './feed.ts';
import { RtoEstimator } from './rto.ts';

/** Bytes of the handshake packet. */
const HANDSHAKE_BYTES = 40;
/** Above every packet number, and a small integer in every JavaScript engine. */
export const NO_LIMIT = 1_000_000_000;
/** In place of the number of the packet being timed: none is. */
const UNTIMED = NO_LIMIT;
/** Gain of the smoothed RTT that is shown; the timer has its own, in ticks. */
const SHOWN_RTT_GAIN = 1 / 8;

/** Records each packet of an observed flow on its way: so it costs the others nothing. */
class RecordedSink implements PacketSink {
  constructor(
    readonly behind: PacketSink,
    private readonly record: (slot: number) => void,
  ) {}

  receive(slot: number): void {
    this.record(slot);
    this.behind.receive(slot);
  }
}

/**
 * The bookkeeping of a reliable sender: packet numbers, retransmission timer, the timing of one packet per window, and
 * sending. `WindowSender` decides when and how much to send.
 *
 * Packets are numbered from 0; packet 0 is the handshake if there is one. Rules and their order are those of ns-2.35
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
  /** Flags of every data packet, and of the next one: after a cut it has CWR too. */
  private readonly plainFlags: number;
  private nextFlags: number;
  /** One above the last number to send. */
  private readonly end: number;
  protected readonly rtoEstimator: RtoEstimator;
  protected readonly retransmissionTimer: Timer;
  private readonly jitterTimer: Timer | null;
  firstHop!: PacketSink;

  /** Next number to send, highest number sent, highest cumulative ACK. */
  protected nextSequence = 0;
  protected maxSequence = -1;
  protected highestAck = -1;
  /** One above the last number that may be sent now: `end`, or less once the flow is stopped. */
  protected limit = NO_LIMIT;
  /** The packet being timed, or `UNTIMED`, and when it was sent. */
  protected timedSequence = UNTIMED;
  protected timedAt = 0;

  /** What the application writes; null if it has all there is to send from the start. One above the last number written. */
  protected feed: Feed | null = null;
  private written = NO_LIMIT;

  /** Null unless the flow is observed. */
  protected changes: Changes | null = null;
  /** Index of HOLDS; NaN before the first. Of an observed flow only. */
  protected hold = NaN;

  /** Each packet carries the time at which it was sent, by this clock; null: none does. */
  protected stampClock: Pick<EventQueue, 'now'> | null = null;

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
    this.plainFlags = parts.ecn ? ECN_CAPABLE | (parts.scalable ? SCALABLE : 0) : 0;
    this.nextFlags = this.plainFlags;
    this.end = parts.packets === null ? NO_LIMIT : parts.packets + (settings.handshake ? 1 : 0);
    this.rtoEstimator = new RtoEstimator(settings, parts.random.uniform() * settings.timerTick);
    this.retransmissionTimer = new Timer(eventQueue, () => (this.isShut ? this.probeWindow() : this.onTimeout()));
    this.jitterTimer = settings.sendJitter > 0 ? new Timer(eventQueue, () => this.sendWhatFits(true)) : null;
    if (parts.feed) {
      this.feed = new Feed(eventQueue, parts.feed.gap, parts.feed.random, () => this.write());
      this.written = settings.handshake ? 1 : 0;
    }
  }

  /** Send what the window allows: new packets, and in recovery missing ones. `force` skips the jitter. */
  protected abstract sendWhatFits(force: boolean): void;
  protected abstract onTimeout(): void;
  /** How many packets may be under way, a real number. */
  protected abstract window(): number;
  /** Write what it decides by, in the order of VARIABLES. */
  protected abstract readVariables(values: Float64Array): void;

  observe(observer: CauseObserver | null, before?: Sender): void {
    const last = before instanceof ReliableSender ? before : null;
    if (last) this.hold = last.hold;
    const changes = observer && new Changes(observer, (values) => this.readVariables(values), last?.changes);
    const { firstHop } = this;
    const behind = firstHop instanceof RecordedSink ? firstHop.behind : firstHop;
    this.changes = changes;
    this.firstHop = changes === null ? behind : new RecordedSink(behind, (slot) => this.noteSending(changes, slot));
  }

  private noteSending(changes: Changes, slot: number): void {
    const sequence = this.pool.words[slot + SEQUENCE]!;
    changes.sends(sequence, sequence > this.maxSequence, this.window());
  }

  /** Begin to offer data; after `stop`, continue with the window as it is. */
  start(): void {
    if (this.active) return;
    this.active = true;
    this.limit = Math.min(this.end, this.written);
    this.feed?.start();
    if (Number.isNaN(this.counts.startedAt)) this.counts.startedAt = this.now;
    this.changes?.note('start');
    this.sendWhatFits(false);
    if (this.changes !== null) this.noteHold(this.changes);
  }

  /** Offer no new data. What is in flight is still recovered. */
  stop(): void {
    this.active = false;
    this.feed?.stop();
    this.limit = this.maxSequence + 1;
    this.changes?.note('stop');
    if (this.changes !== null) this.noteHold(this.changes);
  }

  /** The application has written one packet more. */
  protected write(): void {
    this.written += 1;
    this.limit = Math.min(this.end, this.written);
    this.sendWhatFits(false);
    if (this.isShut && !this.retransmissionTimer.pending) this.restartTimer();
    if (this.changes !== null) this.noteHold(this.changes);
  }

  /** The receiver has room for nothing, and nothing is under way. */
  protected get isShut(): boolean {
    return false;
  }

  /** Ask whether the window is still closed, with a byte that has arrived before; the next time after twice as long. */
  private probeWindow(): void {
    const { pool, rtoEstimator } = this;
    const slot = pool.take();
    const { words } = pool;
    words[slot + FLOW] = this.flow;
    words[slot + SEQUENCE] = this.highestAck;
    words[slot + BYTES] = PROBE_BYTES;
    words[slot + FLAGS] = this.plainFlags;
    this.counts.sent += 1;
    this.firstHop.receive(slot);
    rtoEstimator.backOff();
    this.changes?.note('window probe', rtoEstimator.baseRto, rtoEstimator.backoff);
    this.restartTimer();
  }

  /** The application has written less than the window allows: nothing is learnt of the network (RFC 7661), and it does not grow. */
  protected get isUnused(): boolean {
    return this.feed !== null && this.nextSequence >= this.limit;
  }

  /** What it waits for before it sends again. */
  protected holds(): Hold {
    if (this.nextSequence >= this.limit) return 'no data';
    if (this.settings.handshake && this.highestAck < 0) return 'handshake';
    return 'window full';
  }

  /** It has sent what it may: record what it waits for now. */
  protected noteHold(changes: Changes): void {
    const hold = HOLDS.indexOf(this.holds());
    if (hold === this.hold) return;
    this.hold = hold;
    changes.note('sent', this.nextSequence - this.highestAck - 1);
  }

  /** A finite transfer is over when its last packet is acknowledged. */
  protected noteEnd(): void {
    if (this.end === NO_LIMIT || !this.active || this.highestAck < this.end - 1) return;
    this.active = false;
    this.feed?.stop();
    this.counts.finish(this.now);
    this.changes?.note('finished');
  }

  get now(): number {
    return this.eventQueue.now;
  }

  /** From the flow's own stream. */
  protected uniform(): number {
    return this.random.uniform();
  }

  /** Delay sending by the jitter; true if the caller must not send now. */
  protected holdForJitter(force: boolean): boolean {
    return this.jitterTimer !== null && !force && this.awaitJitter(this.jitterTimer);
  }

  private awaitJitter(timer: Timer): true {
    if (!timer.pending) timer.set(this.eventQueue.now + this.random.uniform() * this.settings.sendJitter);
    return true;
  }

  protected get jitterPending(): boolean {
    return this.jitterTimer !== null && this.jitterTimer.pending;
  }

  protected transmit(sequence: number): void {
    const { pool } = this;
    const slot = pool.take();
    const { words } = pool;
    words[slot + FLOW] = this.flow;
    words[slot + SEQUENCE] = sequence;
    words[slot + BYTES] = this.packetSize;
    words[slot + FLAGS] = this.nextFlags;
    this.nextFlags = this.plainFlags;
    if (sequence === 0) this.makeFirst(slot);
    if (this.stampClock !== null) this.stamp(slot, this.stampClock);
    const unguarded = this.highestAck === this.maxSequence || !this.retransmissionTimer.pending;
    this.counts.sent += 1;
    this.firstHop.receive(slot);
    if (sequence > this.maxSequence) {
      this.maxSequence = sequence;
      if (this.timedSequence === UNTIMED) this.startTiming(sequence);
    }
    if (unguarded) this.restartTimer();
  }

  /** Packet 0 offers ECN. As the handshake it is short. */
  protected makeFirst(slot: number): void {
    const { words } = this.pool;
    if (this.plainFlags !== 0) words[slot + FLAGS] = (words[slot + FLAGS]! & ~this.plainFlags) | ECN_ECHO;
    if (this.settings.handshake) words[slot + BYTES] = HANDSHAKE_BYTES;
  }

  private stamp(slot: number, clock: Pick<EventQueue, 'now'>): void {
    this.pool.numbers[numberAt(slot, STAMP)] = clock.now;
  }

  /** The next packet announces a cut (CWR). */
  protected announceCut(): void {
    this.nextFlags = this.plainFlags | WINDOW_REDUCED;
  }

  private startTiming(sequence: number): void {
    this.timedSequence = sequence;
    this.timedAt = this.eventQueue.now;
  }

  protected stopTiming(): void {
    this.timedSequence = UNTIMED;
  }

  protected endBackoff(): void {
    const { rtoEstimator } = this;
    rtoEstimator.endBackoff();
    this.changes?.note('back-off over', rtoEstimator.baseRto, rtoEstimator.backoff);
  }

  protected restartTimer(): void {
    this.retransmissionTimer.set(this.eventQueue.now + this.rtoEstimator.rto);
  }

  protected restartOrCancelTimer(acknowledged: number): void {
    if (acknowledged === this.maxSequence && this.nextSequence >= this.limit) this.retransmissionTimer.cancel();
    else this.restartTimer();
  }

  /** After a cut: restart the timer, and stop timing, for the timed packet may be a retransmission (Karn's rule). */
  protected restartTimerAfterCut(): void {
    this.restartTimer();
    this.stopTiming();
  }

  protected takeRttSample(rttSeconds: number): void {
    const { now } = this.eventQueue;
    const { rtoEstimator } = this;
    rtoEstimator.sample(rttSeconds, now);
    this.changes?.note('round trip', rttSeconds, rtoEstimator.baseRto, rtoEstimator.backoff);
    this.counts.rttSum += rttSeconds;
    this.counts.rttSamples += 1;
    this.srtt = this.srtt === 0 ? rttSeconds : this.srtt + SHOWN_RTT_GAIN * (rttSeconds - this.srtt);
  }
}
