/** The window of one flow by its rounds of packets: the textbooks' graph of window and threshold over “transmission round”. */
import { HOLDS, type Hold, STATES } from '../../workers/engine/transport/causes.ts';
import type { Cause } from '../../workers/engine/transport/causes/index.ts';
import type { TransportSettings } from '../../workers/engine/scenario/types.ts';
import type { Round } from '../../workers/live/cause-records.ts';

/** What kept a sender from sending more: its window, the receiver's, that it had no more data, or another of its reasons. */
export type Bound = 'congestion window' | 'receive window' | 'application' | Exclude<Hold, 'window full' | 'no data'>;

export interface WindowRound {
  /** From 1; the handshake is not counted. */
  number: number;
  /** When its first packet was sent, and when it was over, s. */
  time: number;
  until: number;
  /** The congestion window as the round began, and the one that it came to: under this its last packets went. Packets. */
  cwnd: number;
  window: number;
  /** Null while there is none: slow start goes on to the largest window. */
  ssthresh: number | null;
  /** As much may be under way, packets: the lesser of `window` and the receive window. */
  underWay: number;
  /** In fast recovery the most that duplicate ACKs have inflated it to, packets (RFC 5681, Sec. 3.2); null where they do not. */
  inflated: number | null;
  /** The first packet sent, new or again; the first and last new one, null if there was none; how many were sent again. */
  first: number;
  packets: readonly [first: number, last: number] | null;
  /** The same counted from 1, without the handshake, as textbooks count segments. */
  segments: readonly [first: number, last: number] | null;
  again: number;
  /** The sender's state as the round began. */
  phase: (typeof STATES)[number];
  /** The answer to a loss that ended it, and the packet that was missing; null where an ACK did. */
  ended: { cause: Cause; packet: number } | null;
  bound: Bound;
}

export interface RoundsOfFlow {
  /** In order. */
  rounds: WindowRound[];
  /** Rounds before the first one here that are no longer recorded. */
  forgotten: number;
}

/** Threshold that every cut leaves, packets. */
const LEAST_THRESHOLD = 2;

/** What of a flow's transport options its rounds depend on. */
type RoundSettings = Pick<TransportSettings, 'handshake' | 'maxWindow'> &
  Partial<Pick<TransportSettings, 'initialSsthresh'>>;

/** @param of its transport options @param until rounds that were over by then, s */
export function windowRounds(
  recorded: readonly Round[],
  { handshake, maxWindow, initialSsthresh }: RoundSettings,
  until = Infinity,
): RoundsOfFlow {
  const first = handshake ? 1 : 0;
  const known = recorded.filter((round) => round.until <= until);
  const rounds = known.flatMap((round, index) =>
    round.number < first ? [] : [windowRound(round, known[index - 1], maxWindow, first, initialSsthresh === null)],
  );
  return { rounds, forgotten: Math.max(0, (known[0]?.number ?? 0) - first) };
}

function windowRound(
  round: Round,
  before: Round | undefined,
  maxWindow: number,
  first: number,
  unset: boolean,
): WindowRound {
  const { time, until, cwnd, ssthresh, from, sent, again, cause, packet } = round;
  // The three duplicate ACKs that tell of a loss stand for packets that have left: Reno counts them in (RFC 5681, Sec. 3.2).
  const inflation = before && before.cause !== null ? Math.max(0, round.allowed - Math.min(cwnd, maxWindow)) : 0;
  const window = round.cwndAtEnd + inflation;
  const hold = HOLDS[round.hold] ?? 'window full';
  const phase = STATES[round.state] ?? 'congestion avoidance';
  return {
    ...{ number: round.number + 1 - first, time, until, cwnd, window, again, first: round.first },
    // A cut leaves half a window at most, but of the smallest. Slow start ends at the largest window: then that is the threshold.
    ssthresh:
      unset && phase === 'slow start' && ssthresh === maxWindow && maxWindow > LEAST_THRESHOLD ? null : ssthresh,
    underWay: Math.min(window, maxWindow),
    inflated: inflation > 0 ? round.most : null,
    packets: sent > 0 ? [from, from + sent - 1] : null,
    segments: sent > 0 ? [from + 1 - first, from + sent - first] : null,
    phase,
    ended: cause === null ? null : { cause, packet },
    bound: boundOf(hold, window < maxWindow),
  };
}

function boundOf(hold: Hold, below: boolean): Bound {
  if (hold === 'no data') return 'application';
  if (hold === 'window full') return below ? 'congestion window' : 'receive window';
  return hold;
}
