/** What is said of a flow's rounds: their phases, what ended and what bound them; and as a file. */
import type { Cause } from '../../workers/engine/transport/causes/index.ts';
import { compact } from '../format.ts';
import type { WindowRound } from '../run/rounds.ts';
import { say } from '../../workers/words/say.ts';

export interface Phase {
  phase: string;
  /** First and last round of it. */
  from: number;
  to: number;
}

/** Rounds that follow one another in the same state of the sender. */
export function phasesOf(rounds: readonly WindowRound[]): Phase[] {
  const phases: Phase[] = [];
  for (const { phase, number } of rounds) {
    const before = phases.at(-1);
    if (before?.phase === phase) before.to = number;
    else phases.push({ phase, from: number, to: number });
  }
  return phases;
}

/** How a loss was found: a cause without what it leaves, as `third duplicate ACK, from one`. */
export function answerWords(cause: Cause): string {
  return cause.split(',')[0]!;
}

/** `third duplicate ACK, packet 387`: the packet is the one that is missing. */
export function endWords({ ended }: WindowRound): string {
  return ended
    ? say('{cause}, packet {packet}', { cause: say(answerWords(ended.cause)), packet: ended.packet })
    : 'ACK';
}

/** `21`, or `none yet`. */
export function thresholdText(ssthresh: WindowRound['ssthresh']): string {
  return ssthresh === null ? 'none yet' : windowText(ssthresh);
}

/** The window, and what duplicate ACKs inflate it to: `24, to 45`. */
export function inflatedText({ window, inflated }: WindowRound): string {
  const text = windowText(window);
  return inflated !== null && inflated > window + 0.5
    ? say('{text}, to {inflated}', { text, inflated: windowText(inflated) })
    : text;
}

/** `387–429`. */
export function spanWords(packets: WindowRound['packets']): string {
  if (!packets) return '–';
  return packets[0] === packets[1] ? String(packets[0]) : `${packets[0]}–${packets[1]}`;
}

export function windowText(packets: number): string {
  return compact(Math.round(100 * packets) / 100, 12);
}

/** Columns of the comma-separated values, with every digit of the windows. */
const COLUMNS: Readonly<Record<string, (round: WindowRound) => string | number | null | undefined>> = {
  round: ({ number }) => number,
  time_s: ({ time }) => time,
  cwnd_at_start: ({ cwnd }) => cwnd,
  cwnd: ({ window }) => window,
  ssthresh: ({ ssthresh }) => ssthresh,
  under_way: ({ underWay }) => underWay,
  first_packet: ({ packets }) => packets?.[0],
  last_packet: ({ packets }) => packets?.[1],
  sent_again: ({ again }) => again,
  phase: ({ phase }) => phase,
  bound_by: ({ bound }) => bound,
  ended_by: ({ ended }) => (ended ? answerWords(ended.cause) : 'ACK'),
  missing_packet: ({ ended }) => ended?.packet,
  inflated_to: ({ inflated }) => inflated,
  first_segment: ({ segments }) => segments?.[0],
  last_segment: ({ segments }) => segments?.[1],
};

export function roundsCsv(rounds: readonly WindowRound[]): string {
  const lines = rounds.map((round) =>
    Object.values(COLUMNS)
      .map((of) => of(round) ?? '')
      .join(','),
  );
  return [Object.keys(COLUMNS).join(','), ...lines, ''].join('\n');
}
