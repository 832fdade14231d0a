/** One window flow on a rig of 0.1 s: what its transport sends, round trip by round trip. */
import type { SchemeChoice, TransportSettings } from '../../../workers/engine/scenario/types.ts';
import type { TcpReceiver } from '../../../workers/engine/transport/receiver.ts';
import type { WindowSender } from '../../../workers/engine/transport/window-sender.ts';
import { FlowRig, type SentPacket } from '../../schemes/support/flow-rig.ts';
import type { PartsOptions } from '../../schemes/support/parts.ts';
import { cutsUntil } from '../../schemes/support/window-cuts.ts';

export interface WindowRigOptions extends PartsOptions {
  /** TCP with SACK where it says nothing. */
  scheme?: SchemeChoice;
  /** Whether this packet is lost; `time` counts its transmissions from 1. */
  lose?: (sequence: number, time: number) => boolean;
  mark?: (sequence: number, time: number) => boolean;
}

/** Round-trip time of the link, s. */
export const RIG_RTT = 0.1;

export class WindowRig extends FlowRig<WindowSender, TcpReceiver> {
  constructor({ lose, mark, ...options }: WindowRigOptions = {}) {
    super({
      scheme: { kind: 'tcp', variant: 'sack' },
      rtt: RIG_RTT,
      ...options,
      lose: ({ sequence, time }) => lose?.(sequence, time) ?? false,
      mark: ({ sequence, time }) => mark?.(sequence, time) ?? false,
    });
  }

  /** What each fall of the window up to `seconds` leaves of it. */
  kept(seconds: number): number[] {
    return cutsUntil(this, seconds).map(({ before, after }) => after / before);
  }

  /** Packets sent more than once, in the order of sending. */
  get retransmissions(): SentPacket[] {
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
