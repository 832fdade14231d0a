/** What a page tells a learning platform, in the words of SCORM 1.2 (Run-Time Environment, 3.4.4). */

/** An answer: `cmi.interactions.n`. */
export interface Interaction {
  /** Letters, digits and `-`; one that was told is not told again. */
  id: string;
  type: 'choice' | 'numeric' | 'sequencing' | 'fill-in' | 'performance';
  response: string;
  /** What would be right, where that is known. */
  right?: string;
  result: 'correct' | 'wrong' | 'neutral';
  /** Whether it counts towards the score. */
  counts: boolean;
}

export interface Report {
  answers: readonly Interaction[];
  /** 0 to 100; null where nothing can be right or wrong. */
  score: number | null;
  complete: boolean;
  /** Where the reader is: `cmi.core.lesson_location`. */
  location: string;
  /** All that is needed to go on, plain ASCII: `cmi.suspend_data`. */
  kept: string;
}

/** Characters of `cmi.suspend_data`, and of an answer. */
export const MOST_KEPT = 4_096;
export const MOST_RESPONSE = 255;

/** `cmi.interactions.n.time`: the reader's time of the day. */
export function timeOfDay(date: Date): string {
  return [date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(':');
}

/** `cmi.core.session_time`. */
export function timespan(ms: number): string {
  const seconds = Math.floor(Math.max(0, ms) / 1000);
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':');
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
