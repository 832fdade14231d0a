/**
 * What hands may do to a window: eight steps, one of them ten times a second of simulated time. A record is a text with a letter per
 * tick, so a whole game of a minute is six hundred letters.
 */

export const TICKS_PER_SECOND = 10;
/** Ticks of a game. */
export const LONGEST_RECORD = 600;
/** Packets per second of one, where a hand sets a rate. */
export const RATE_UNIT = 10;
/** Packets. */
export const LARGEST_BY_HAND = 1_000;

export interface HandStep {
  letter: string;
  /** What a button says. */
  button: string;
  /** In a sentence, behind *you*. */
  did: string;
  /** The window after it, whole packets, before its bounds. */
  of(window: number): number;
}

/** In the order of their codes in the record of causes. New ones are appended. */
export const HAND_STEPS: readonly HandStep[] = [
  { letter: '.', button: 'Hold', did: 'held the window', of: (window) => window },
  { letter: 'a', button: '+1', did: 'added one packet', of: (window) => window + 1 },
  { letter: 's', button: '−1', did: 'took one packet off', of: (window) => window - 1 },
  { letter: 'u', button: '+10 %', did: 'added a tenth', of: (window) => window + Math.max(1, Math.round(window / 10)) },
  {
    letter: 'd',
    button: '−10 %',
    did: 'took a tenth off',
    of: (window) => window - Math.max(1, Math.round(window / 10)),
  },
  { letter: 'x', button: '×2', did: 'doubled it', of: (window) => 2 * window },
  { letter: 'h', button: '½', did: 'halved it', of: (window) => Math.floor(window / 2) },
  { letter: 'z', button: 'To 1', did: 'went down to one packet', of: () => 1 },
];

/** Of the steps, in their order. */
export const HAND_LETTERS = '.asudxhz';

/** The window after a step, packets. */
export function stepped(window: number, code: number, largest: number): number {
  return Math.max(1, Math.min(HAND_STEPS[code]!.of(window), LARGEST_BY_HAND, largest));
}
