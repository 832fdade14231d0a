/** What the reader asks about a run, and what an answer speaks of. */
import type { Fate } from '../../workers/engine/network/fates.ts';
import type { FlowChoice } from '../scenario/flow-choice.ts';

/** What is to be explained, at a time (s): the flow's window or rate, of one that sets both which; or what is asked about. */
export interface Question {
  flow: FlowChoice;
  time: number;
  variable: 'cwnd' | null;
  about?: Subject | null;
}

/** What became of the flow's packet then, or why the queue was full. */
export type Subject = { packet: number } | 'queue';

/** What a line of a chain of causes speaks of, to be seen where it happened. */
export interface Highlight {
  /** The engine's number of the flow, and the time, s. */
  flow: number;
  time: number;
  /** The hop that dropped or marked a packet, and which of both; null where the sender acts. */
  at: { hop: number; fate: Fate } | null;
}
