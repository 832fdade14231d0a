/**
 * One window flow over a link of constant delay and unlimited rate, where the test says which packets are lost and
 * which are marked. Real sender, real receiver, no queue: what happens is the transport's doing alone.
 */
import { endsOf } from '../../../workers/engine/assemble/ends.ts';
import { EventQueue } from '../../../workers/engine/event-queue.ts';
import { DelayPipe } from '../../../workers/engine/network/pipes/delay-pipe.ts';
import {
  ECN_CAPABLE,
  ECN_ECHO,
  FLAGS,
  MARKED,
  PacketPool,
  SEQUENCE,
  WINDOW_REDUCED,
} from '../../../workers/engine/network/packets.ts';
import { Counts } from '../../../workers/engine/network/counts.ts';
import type { RandomStream } from '../../../workers/engine/random.ts';
import type { SchemeChoice, TransportProfileName, TransportSettings } from '../../../workers/engine/scenario/types.ts';
import { findScheme } from '../../../workers/engine/schemes/index.ts';
import { TRANSPORT_PROFILES } from '../../../workers/engine/scenario/transport-profiles.ts';
import type { TcpReceiver } from '../../../workers/engine/transport/receiver.ts';
import type { WindowSender } from '../../../workers/engine/transport/window-sender.ts';
import { putOn } from './put-on.ts';
import { ConstantStream } from './randomness.ts';

export interface Transmission {
  /** s */
  at: number;
  sequence: number;
  /** The packet had been sent before. */
  again: boolean;
  lost: boolean;
  /** It says that the window was cut (CWR). */
  cutAnnounced: boolean;
}

export interface WindowRigOptions {
  scheme?: SchemeChoice;
  profile?: TransportProfileName;
  /** Options of the transport that differ from the profile. Without any, a run begins with data, not a handshake. */
  settings?: Partial<TransportSettings>;
  ecn?: boolean;
  /** Whether this packet is lost; `time` counts its transmissions from 1. */
  lose?: (sequence: number, time: number) => boolean;
  mark?: (sequence: number, time: number) => boolean;
  random?: RandomStream;
}

export interface Acknowledgement {
  /** s, at the sender. */
  at: number;
  /** Highest number received in order. */
  acknowledged: number;
  /** It echoes a mark (ECE). */
  echo: boolean;
}

/** Round-trip time of the link, s. */
export const RIG_RTT = 0.1;

export class WindowRig {
  readonly eventQueue = new EventQueue();
  readonly counts = new Counts();
  readonly sender: WindowSender;
  readonly receiver: TcpReceiver;
  readonly sent: Transmission[] = [];
  readonly acks: Acknowledgement[] = [];

  constructor(options: WindowRigOptions = {}) {
    const { eventQueue, counts, sent, acks } = this;
    const { scheme = { kind: 'tcp', variant: 'sack' }, profile = 'ns-2.35', ecn = false } = options;
    const settings: TransportSettings = { ...TRANSPORT_PROFILES[profile], handshake: false, ...options.settings };
    const pool = new PacketPool();
    const ends = endsOf(findScheme(scheme.kind)!, scheme, {
      eventQueue,
      pool,
      counts,
      settings,
      profile,
      random: options.random ?? new ConstantStream(0),
      flow: 0,
      packetSize: 1000,
      packets: null,
      ecn,
    });
    this.sender = ends.sender as WindowSender;
    this.receiver = ends.receiver as TcpReceiver;
    const there = new DelayPipe(eventQueue, RIG_RTT / 2, { receive: (slot) => this.receiver.onData(slot) });
    const back = new DelayPipe(eventQueue, RIG_RTT / 2, {
      receive: (slot) => {
        const echo = (pool.words[slot + FLAGS]! & ECN_ECHO) !== 0;
        acks.push({ at: eventQueue.now, acknowledged: pool.words[slot + SEQUENCE]!, echo });
        this.sender.onAck(slot);
      },
    });
    this.receiver.ackPath = back;
    const times = new Map<number, number>();
    this.sender.firstHop = {
      receive: (slot) => {
        const sequence = pool.words[slot + SEQUENCE]!;
        const flags = pool.words[slot + FLAGS]!;
        const time = (times.get(sequence) ?? 0) + 1;
        times.set(sequence, time);
        const lost = options.lose?.(sequence, time) ?? false;
        sent.push({
          at: eventQueue.now,
          sequence,
          again: time > 1,
          lost,
          cutAnnounced: (flags & WINDOW_REDUCED) !== 0,
        });
        if (lost) {
          counts.dropped += 1;
          pool.release(slot);
          return;
        }
        if ((flags & ECN_CAPABLE) !== 0 && options.mark?.(sequence, time)) pool.words[slot + FLAGS] = flags | MARKED;
        putOn(there, slot, eventQueue.now);
      },
    };
  }

  /** Start the flow, at the first call, and go on to `seconds`. */
  run(seconds: number): this {
    this.begin();
    this.eventQueue.run(seconds, Infinity);
    this.eventQueue.now = Math.max(this.eventQueue.now, seconds);
    return this;
  }

  /** The same event by event; `look` sees the sender after each. */
  watch(seconds: number, look: (sender: WindowSender, now: number) => void): this {
    this.begin();
    while (this.eventQueue.run(seconds, 1) === 1) look(this.sender, this.eventQueue.now);
    this.eventQueue.now = Math.max(this.eventQueue.now, seconds);
    return this;
  }

  private begin(): void {
    if (this.sent.length === 0) this.sender.start();
  }

  /** Packets sent more than once, in the order of sending. */
  get retransmissions(): Transmission[] {
    return this.sent.filter((packet) => packet.again);
  }

  /** Times of retransmission of a packet, s. */
  timesAgain(sequence: number): number[] {
    return this.retransmissions.filter((packet) => packet.sequence === sequence).map(({ at }) => at);
  }

  /** What was sent in a round trip, e.g. `20r 39 40`: `r` for again, `x` for lost. */
  trace(round: number): string {
    const inRound = this.sent.filter(({ at }) => Math.floor(at / RIG_RTT + 1e-6) === round);
    return inRound.map(({ sequence, again, lost }) => `${sequence}${again ? 'r' : ''}${lost ? 'x' : ''}`).join(' ');
  }

  /** Number of packets sent in each round trip: [0, 1 RTT), [1 RTT, 2 RTT), … */
  sentPerRoundTrip(): number[] {
    const perRound: number[] = [];
    for (const { at } of this.sent) {
      const round = Math.floor(at / RIG_RTT + 1e-6);
      while (perRound.length <= round) perRound.push(0);
      perRound[round] = perRound[round]! + 1;
    }
    return perRound;
  }
}

/** Loses each of these packets the first time it is sent. */
export function loseOnce(...sequences: number[]): (sequence: number, time: number) => boolean {
  const lost = new Set(sequences);
  return (sequence, time) => time === 1 && lost.has(sequence);
}

/** A window of `packets` from the first packet on, already in congestion avoidance. */
export function openWindow(packets: number): Partial<TransportSettings> {
  return { initialWindow: packets, initialSsthresh: packets };
}
