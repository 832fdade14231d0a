/** Why one flow changed its window or rate, and what became of its packets: what waits to be sent to the page. */
import { type Cause, type CauseObserver, isMerged, type Variable, VARIABLES } from '../engine/transport/causes.ts';
import type { Fate, FateObserver, HopState } from '../engine/network/fates.ts';
import {
  AFTER,
  CHANGE_WIDTH,
  type CauseBlock,
  COUNT,
  FATE_WIDTH,
  type Level,
  LEVEL_WIDTH,
  NUMBERS,
  UNTIL,
  writeChange,
  writeFate,
  writeLevel,
} from './cause-records.ts';

/** Most rows of a kind that can wait; of more the oldest are lost. */
const MOST_ROWS = 1 << 13;
/** A queue that has been full counts as full until it holds this part of its limit. */
const NO_LONGER_FULL = 3 / 4;
/** From this part of its limit on it is no mere burst that waits. */
const STANDING = 1 / 4;

export class CauseLog implements CauseObserver, FateObserver {
  readonly flow: number;
  private readonly now: () => number;
  private readonly changes = new Rows(CHANGE_WIDTH);
  private readonly fates = new Rows(FATE_WIDTH);
  private readonly levels = new Rows(LEVEL_WIDTH);
  /** Number of the last change of each variable that a further one can be merged with; −1 if there is none. */
  private readonly open = new Int32Array(VARIABLES.length).fill(-1);
  private readonly openCause: (Cause | null)[] = VARIABLES.map(() => null);
  private readonly levelOf: Level[] = [];

  /** @param now the event queue's time, s */
  constructor(flow: number, now: () => number) {
    this.flow = flow;
    this.now = now;
  }

  change(variable: Variable, cause: Cause, before: number, after: number, numbers: readonly number[]): void {
    const { changes, open, openCause } = this;
    const index = VARIABLES.indexOf(variable);
    const time = this.now();
    const row = openCause[index] === cause ? changes.row(open[index]!) : null;
    if (row) {
      row[UNTIL] = time;
      row[AFTER] = after;
      row[COUNT]! += 1;
      row.set(numbers, NUMBERS);
      return;
    }
    open[index] = changes.end;
    openCause[index] = isMerged(variable, cause) ? cause : null;
    writeChange(changes.add(), { time, until: time, variable, cause, before, after, count: 1, numbers });
  }

  fate(fate: Fate, packet: number, state: HopState): void {
    writeFate(this.fates.add(), { time: this.now(), fate, packet, ...state });
  }

  accepted(hop: number, waiting: number, limit: number): void {
    const before = this.levelOf[hop] ?? 'empty';
    let level: Level = before === 'full' ? 'standing' : before;
    if (waiting >= limit || (before === 'full' && waiting > NO_LONGER_FULL * limit)) level = 'full';
    else if (waiting <= 1) level = 'empty';
    else if (waiting >= STANDING * limit) level = 'standing';
    if (level === before) return;
    this.levelOf[hop] = level;
    writeLevel(this.levels.add(), { time: this.now(), hop, level, waiting, limit });
  }

  /** Remove the rows that wait. */
  take(): CauseBlock {
    const { flow, changes, fates, levels } = this;
    const missed = changes.missed + fates.missed + levels.missed;
    return { flow, changes: changes.take(), fates: fates.take(), levels: levels.take(), missed };
  }
}

/** Rows of equal width. When there are too many, the older half is lost. */
class Rows {
  private readonly width: number;
  private data: Float64Array;
  private used = 0;
  /** Number of the first row that is here, of all rows ever. */
  private first = 0;
  missed = 0;

  constructor(width: number) {
    this.width = width;
    this.data = new Float64Array(16 * width);
  }

  /** Number that the next row will have. */
  get end(): number {
    return this.first + this.used;
  }

  /** A row by its number; null if it is not here any more. */
  row(number: number): Float64Array | null {
    const at = (number - this.first) * this.width;
    return at < 0 ? null : this.data.subarray(at, at + this.width);
  }

  add(): Float64Array {
    if (this.used >= MOST_ROWS) {
      const lost = MOST_ROWS / 2;
      this.data.copyWithin(0, lost * this.width, this.used * this.width);
      this.used -= lost;
      this.first += lost;
      this.missed += lost;
    }
    if ((this.used + 1) * this.width > this.data.length) {
      const larger = new Float64Array(2 * this.data.length);
      larger.set(this.data);
      this.data = larger;
    }
    this.used += 1;
    return this.row(this.end - 1)!;
  }

  take(): Float64Array<ArrayBuffer> {
    const rows = this.data.slice(0, this.used * this.width);
    this.first += this.used;
    this.used = this.missed = 0;
    return rows;
  }
}
