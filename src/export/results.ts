/** Results as data: what a chart or table shows, as columns of numbers that say which run they are of. */

/** A list of numbers, such as a column of the sample store. */
export interface Numbers {
  readonly length: number;
  at(index: number): number | undefined;
}

export interface ResultColumn {
  /** Unlike those of the other columns, e.g. `tcp[0] sent`. */
  name: string;
  /** e.g. `packets`, `s`; `1` for a number without one. */
  unit: string;
  /** All columns of a table are of one length. What is not finite is no value, and stands as an empty cell. */
  values: Numbers;
  /** In single precision: written with just the digits that give the same number in single precision again. */
  single?: boolean;
}

export interface RunFacts {
  /** The whole address of the run, or its part from `#` on. */
  link: string;
  seed: number;
  /** Of all frames of a run that is over; else null. */
  digest: string | null;
}

/** Which run the numbers are of; of two compared runs the link opens both, and seed and digest are those of A. */
export interface ResultHeader extends RunFacts {
  /** Version of the engine. */
  engine: string;
  /** Two compared runs, each with what is its own. Names of columns then begin with `A: ` or `B: `. */
  runs?: readonly [a: RunFacts, b: RunFacts];
}

/** Two compared runs by name, as they stand in `runs`. */
export const RUN_NAMES = ['A', 'B'] as const;

export interface Results {
  header: ResultHeader;
  columns: readonly ResultColumn[];
}

/** The first words of an exported table, and its format. */
export const RESULTS_MARK = 'sawtooth results';
export const RESULTS_FORMAT = 1;

/** A file that cannot be opened; the message is one line for the reader and names the field or line that is broken. */
export class ImportError extends Error {
  constructor(message: string) {
    super(message.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '?'));
    this.name = 'ImportError';
  }
}

/** The number as text: nothing if it is not finite. */
export function numberText(value: number, single = false): string {
  if (!Number.isFinite(value)) return '';
  if (!single) return String(value);
  // Nine significant digits tell any two numbers of single precision apart; most need fewer.
  for (let digits = 6; digits < 9; digits += 1) {
    const rounded = Number(value.toPrecision(digits));
    if (Math.fround(rounded) === value) return String(rounded);
  }
  return String(Number(value.toPrecision(9)));
}
