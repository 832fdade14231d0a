/** What a sequence plot marks: each packet at the time and the number at which something happened to it. */
import type { Passage, Sequence } from '../run/sequence.ts';

export type MarkKind = 'sent' | 'sent again' | 'received' | 'lost';

export interface Mark {
  kind: MarkKind;
  /** s */
  time: number;
  packet: number;
}

/** A stretch of time, s. */
export type Range = readonly [from: number, to: number];

/** Shortest stretch that can be looked at, s. */
const LEAST_SPAN = 1e-5;

/** What happened within a stretch, by the time `until` (s). */
export function marksIn({ passages }: Pick<Sequence, 'passages'>, [from, to]: Range, until: number): Mark[] {
  const end = Math.min(to, until);
  const marks: Mark[] = [];
  const add = (kind: MarkKind, time: number, packet: number): void => {
    if (time >= from && time <= end) marks.push({ kind, time, packet });
  };
  for (const { packet, sent, arrived, lost, turn } of passages) {
    if (sent > end) break;
    add(turn > 1 ? 'sent again' : 'sent', sent, packet);
    add('received', arrived, packet);
    if (lost) add('lost', lost.time, packet);
  }
  return marks;
}

/** The stretch `factor` times as long around `at` (s), within 0 to `until`. */
export function zoomed([from, to]: Range, factor: number, at: number, until: number): Range {
  const span = Math.min(until, Math.max(LEAST_SPAN, (to - from) * factor));
  return moved([at - ((at - from) / (to - from)) * span, 0], span, until);
}

/** The same length, `by` of it later. */
export function shifted([from, to]: Range, by: number, until: number): Range {
  return moved([from + by * (to - from), 0], to - from, until);
}

function moved([from]: Range, span: number, until: number): Range {
  const begin = Math.max(0, Math.min(from, until - span));
  return [begin, begin + span];
}

/** Packets and ACKs on their way at some time within a stretch, as far as is known by `until` (s). */
export function passagesIn(passages: readonly Passage[], [from, to]: Range, until: number): Passage[] {
  const end = Math.min(to, until);
  return passages.filter(({ sent, arrived, lost }) => {
    const over = lost ? lost.time : arrived;
    return sent <= end && !(over < from);
  });
}

/** `3`, or `3–6, 9` of several. */
export function numberWords(packets: readonly number[]): string {
  const spans: [number, number][] = [];
  for (const packet of packets) {
    const last = spans.at(-1);
    if (last?.[1] === packet - 1) last[1] = packet;
    else if (last?.[1] !== packet) spans.push([packet, packet]);
  }
  return spans.map(([first, last]) => (first === last ? String(first) : `${first}–${last}`)).join(', ');
}
