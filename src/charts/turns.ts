/** On a slow machine the rows of the chart take turns: which is next, and what drawings cost. */

/**
 * Where the script of a drawing takes longer than this, ms, putting it on the screen takes as long again, and that is half of
 * a frame: while the run plays, the rows are then drawn one by one, one a frame.
 */
export const SPREAD_MS = 4;
/** Turns that are further apart than this, ms of wall time, are too few: rows of two times would be seen beside each other. */
const APART_MS = 70;
/** Part of the latest drawing in the mean of what drawings cost. */
const LATEST = 0.2;

export class Turns {
  /** The row whose turn it is; 0 where none has been drawn of the present drawing. */
  row = 0;
  /** What the script of a whole drawing takes, ms: mean of the last ones; and of the rows of the present one. */
  private cost = 0;
  private spent = 0;

  /** A whole drawing would take too much of a frame, and frames come often enough, `since` ms after the last, for rows to go together. */
  needed(since: number): boolean {
    return this.cost > SPREAD_MS && since <= APART_MS;
  }

  /** All rows are drawn in this frame. */
  together(rows: number): void {
    [this.row, this.spent] = [rows - 1, 0];
  }

  /** The row whose turn it was, or all, took `ms` of script. @returns what the drawing took, ms; null while rows are left */
  took(ms: number, rows: number): number | null {
    this.spent += ms;
    this.row = (this.row + 1) % rows;
    if (this.row > 0) return null;
    const { spent } = this;
    this.cost = this.cost === 0 ? spent : LATEST * spent + (1 - LATEST) * this.cost;
    this.spent = 0;
    return spent;
  }
}
