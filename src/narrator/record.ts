/** What is known of the causes of a run: decoded, in order of time, and no more than a bounded number of them. */
import {
  type CauseBlock,
  type Change,
  type PacketFate,
  type QueueLevel,
  readChanges,
  readFates,
  readLevels,
} from '../../workers/live/cause-records.ts';
import { isMerged, type Variable } from '../../workers/engine/transport/causes.ts';
import type { RunHandle } from '../run/run-handle.ts';

/** Most records of a kind; of more the older half is forgotten. */
const MOST = 1 << 14;

export class CauseRecord {
  /** The engine's number of the flow. */
  flow = 0;
  readonly changes: Change[] = [];
  readonly fates: PacketFate[] = [];
  readonly levels: QueueLevel[] = [];
  private readonly of = new Map<Variable, Change[]>();

  append(block: CauseBlock): void {
    this.flow = block.flow;
    for (const change of readChanges(block)) this.addChange(change);
    for (const fate of readFates(block)) insert(this.fates, fate);
    for (const level of readLevels(block)) insert(this.levels, level);
    for (const list of [this.changes, this.fates, this.levels, ...this.of.values()])
      if (list.length > MOST) list.splice(0, MOST / 2);
  }

  /** The last change of a variable up to `time` (s). */
  lastChange(variable: Variable, time: number): Change | undefined {
    const changes = this.of.get(variable) ?? [];
    return changes[firstAfter(changes, time) - 1];
  }

  /** The last change of a variable up to `time` (s) of which something holds. */
  lastOf(variable: Variable, time: number, wanted: (change: Change) => boolean): Change | undefined {
    return lastUpTo(this.of.get(variable) ?? [], time, wanted);
  }

  /** What became of a packet, last of all before `time` (s), where it was dropped or marked. */
  fateOf(packet: number, time: number): PacketFate | undefined {
    return lastUpTo(this.fates, time, (fate) => fate.packet === packet && fate.fate !== 'ACK dropped');
  }

  /** The window's value at `time` (s), as far as the records say; NaN before the first. */
  valueAt(variable: Variable, time: number): number {
    const change = this.lastChange(variable, time);
    if (!change) return NaN;
    return change.until <= time ? change.after : change.before;
  }

  /** Successive changes by what comes with every ACK are one, also where they came in two blocks. */
  private addChange(change: Change): void {
    const changes = this.of.get(change.variable) ?? [];
    const before = changes.at(-1);
    if (before && before.cause === change.cause && isMerged(change.variable, change.cause)) {
      before.until = change.until;
      before.after = change.after;
      before.count += change.count;
      before.numbers = change.numbers;
      return;
    }
    this.of.set(change.variable, changes);
    insert(changes, change);
    insert(this.changes, change);
  }
}

const records = new WeakMap<CauseBlock[], CauseRecord>();

/** The causes of a run on show; what the worker has sent since the last call is taken in. */
export function recordOf({ causes }: Pick<RunHandle, 'causes'>): CauseRecord {
  let record = records.get(causes);
  if (!record) records.set(causes, (record = new CauseRecord()));
  for (const block of causes.splice(0)) record.append(block);
  return record;
}

/** Add to a list in order of time. Late ones are late by a round trip at most. */
function insert<T extends { time: number }>(list: T[], item: T): void {
  let at = list.length;
  while (at > 0 && list[at - 1]!.time > item.time) at -= 1;
  list.splice(at, 0, item);
}

/** Number of the first item later than `time`. */
export function firstAfter(list: readonly { time: number }[], time: number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (list[middle]!.time <= time) low = middle + 1;
    else high = middle;
  }
  return low;
}

function lastUpTo<T extends { time: number }>(
  list: readonly T[],
  time: number,
  wanted: (item: T) => boolean,
): T | undefined {
  for (let index = firstAfter(list, time) - 1; index >= 0; index -= 1) if (wanted(list[index]!)) return list[index];
  return undefined;
}
