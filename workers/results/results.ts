/** Results as data: columns of numbers from one run or two, and which runs they are of. */

/** A list of numbers, such as a column of the sample store. */
export interface Numbers {
  readonly length: number;
  at(index: number): number | undefined;
}

/** What a column holds. */
export interface ColumnName {
  /** Unique in its table, e.g. `tcp[0] sent`. */
  name: string;
  /** e.g. `packets`, `s`; `1` for a number without a unit. */
  unit: string;
}

export interface ResultColumn extends ColumnName {
  /** All columns of a table have the same length. NaN and infinities are missing values: empty cells. */
  values: Numbers;
  /** The values are float32: written with the fewest digits that give the same float32 again. */
  single?: boolean;
}

export interface RunFacts {
  /** The whole address of the run, or its part from `#` on. */
  link: string;
  seed: number;
  /** Of all frames of a finished run; else null. */
  digest: string | null;
  /** Rows up to `until` (s) are each the mean of several samples: of a long run the page keeps no more of its past. */
  coarse?: { until: number; samples: number };
}

/** Which run the numbers are of. For two compared runs the link opens both, and seed and digest are those of A. */
export interface ResultHeader extends Omit<RunFacts, 'link'> {
  /** Null where `scenario` stands in its place. */
  link: string | null;
  /** Version of the engine. */
  engine: string;
  /** Two compared runs, each with its own facts. Column names then begin with `A: ` or `B: `. */
  runs?: readonly [a: RunFacts, b: RunFacts];
  /** The scenario as JSON, in place of a link: what the command line writes. Not checked when it is read. */
  scenario?: unknown;
}

/** The names of two compared runs, in the order of `runs`. */
export const RUN_NAMES = ['A', 'B'] as const;

export interface Results {
  header: ResultHeader;
  columns: readonly ResultColumn[];
  /** What flows cut for, who filled the queue, what was lost by whom, in sentences: written and not read again. */
  why?: string;
}

/** The first words of an exported table, and its format. */
export const RESULTS_MARK = 'sawtooth results';
export const RESULTS_FORMAT = 1;

/** A file that cannot be opened; the message is one line for the reader and names the field or line that is wrong. */
export class ImportError extends Error {
  constructor(message: string) {
    super(message.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '?'));
    this.name = 'ImportError';
  }
}

/** The number as text; empty if it is not finite. */
export function numberText(value: number, single = false): string {
  if (!Number.isFinite(value)) return '';
  if (!single) return String(value);
  // Nine significant digits tell any two float32 numbers apart; most need fewer.
  for (let digits = 6; digits < 9; digits += 1) {
    const rounded = Number(value.toPrecision(digits));
    if (Math.fround(rounded) === value) return String(rounded);
  }
  return String(Number(value.toPrecision(9)));
}
