/** What an embed and the page around it say to each other. docs/embed.md tells it to the makers of such pages. */

/** What the page around may ask for, whoever it is: nothing but to play, to pause and to show a time. */
export type Request = { do: 'play' } | { do: 'pause' } | { do: 'seek'; time: number };

/** What the embed tells it. */
export interface Told {
  type: 'sawtooth';
  /** Time on show, s. */
  now: number;
  playing: boolean;
  finished: boolean;
  /** At which nothing is cramped and nothing is empty, CSS px. */
  height: number;
}

/** The request in a message; null if it is none, or not one that is understood. */
export function readRequest(data: unknown): Request | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, do: what, time } = data as Record<string, unknown>;
  if (type !== 'sawtooth') return null;
  if (what === 'play' || what === 'pause') return { do: what };
  return what === 'seek' && typeof time === 'number' && time >= 0 && time < Infinity ? { do: 'seek', time } : null;
}
