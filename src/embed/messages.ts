/** The messages between an embed and the page around it. docs/embed.md documents them. */

/** What the page around may ask for, of any origin. */
export type Request = { do: 'play' } | { do: 'pause' } | { do: 'seek'; time: number };

/** What the embed sends it. */
export interface EmbedStatus {
  type: 'sawtooth';
  /** Time on show, s. */
  now: number;
  playing: boolean;
  finished: boolean;
  /** Height of the frame at which everything fits and nothing is empty, CSS px. */
  height: number;
}

/** The request in a message; null if it is not a valid one. */
export function readRequest(data: unknown): Request | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, do: what, time } = data as Record<string, unknown>;
  if (type !== 'sawtooth') return null;
  if (what === 'play' || what === 'pause') return { do: what };
  return what === 'seek' && typeof time === 'number' && time >= 0 && time < Infinity ? { do: 'seek', time } : null;
}
