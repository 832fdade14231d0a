/** Counted by `npm run claims -- --readings REGEX`; do not edit. Format it after. */

/** Verdicts on the statements that a reading may change. */
export interface ReadingCount {
  statements: number;
  seeds: number;
  /** As taken, then with each of the others: words that follow “with”, and how many hold, are open and do not hold. */
  counts: readonly (readonly [words: string, holds: number, open: number, fails: number])[];
}

export const READING_COUNTS: Readonly<Record<string, ReadingCount>> = {};

/** Of all that each was counted from. */
export const READING_DIGESTS: Readonly<Record<string, string>> = {};
