/** What is known of the causes of a run: decoded, in order of time, and no more than a bounded number of them. */
import {
  type Change,
  type FlowBlock,
  type PacketRows,
  type PacketFate,
  type QueueLevel,
  readChanges,
  readFates,
  readLevels,
  readRounds,
  type Round,
} from '../../workers/live/cause-records.ts';
import type { Variable } from '../../workers/engine/transport/causes.ts';
import { isMerged } from '../../workers/engine/transport/causes/index.ts';
import { firstAfter } from '../first-after.ts';
import type { CauseStore } from '../run/cause-store.ts';

/** Most records of a kind, as many as the worker keeps of a flow; of more the older half is forgotten. */
const MOST = 1 << 16;

export class CauseRecord {
  /** From here on nothing is missing, s. */
  since = 0;
  readonly changes: Change[] = [];
  /** What was dropped, lost or marked. */
  readonly fates: PacketFate[] = [];
  /** What waited, where that had a part in a change. */
  readonly waits: PacketFate[] = [];
  /** Of a window scheme, in order. */
  readonly rounds: Round[] = [];
  /** Its packets one by one, as they have come, where they are recorded: src/run/sequence.ts decodes them. */
  readonly packets: PacketRows[] = [];
  private readonly of = new Map<Variable, Change[]>();

  constructor(
    /** The engine's number of the flow. */
    readonly flow: number,
    /** Of all queues. */
    readonly levels: QueueLevel[],
  ) {}

  append(block: FlowBlock): void {
    this.since = Math.max(this.since, block.since);
    for (const change of readChanges(block)) this.addChange(change);
    for (const fate of readFates(block)) insert(fate.fate === 'waited' ? this.waits : this.fates, fate);
    this.rounds.push(...readRounds(block));
    if (this.rounds.length > MOST) this.rounds.splice(0, MOST / 2);
    if (block.packets) this.packets.push(block.packets);
    if (this.changes.length > MOST || this.fates.length > MOST) this.forget();
  }

  /** The older half of what there is most of, and all that is older than the other half. */
  private forget(): void {
    const longest = this.changes.length > MOST ? this.changes : this.fates;
    const since = (this.since = longest[MOST / 2]!.time);
    for (const list of [this.changes, this.fates, this.waits, ...this.of.values()]) {
      const first = list.findIndex(({ time }) => time >= since);
      list.splice(0, first < 0 ? list.length : first);
    }
  }

  /** The last change of a variable up to `time` (s). */
  lastChange(variable: Variable, time: number): Change | undefined {
    const changes = this.of.get(variable) ?? [];
    return changes[firstLater(changes, time) - 1];
  }

  /** The last change of a variable up to `time` (s) of which something holds. */
  lastOf(variable: Variable, time: number, wanted: (change: Change) => boolean): Change | undefined {
    return lastUpTo(this.of.get(variable) ?? [], time, wanted);
  }

  /** What became of a packet, last of all before `time` (s), where it was dropped or marked. */
  fateOf(packet: number, time: number): PacketFate | undefined {
    return lastUpTo(this.fates, time, (fate) => fate.packet === packet && fate.fate !== 'ACK dropped');
  }

  /** Where a packet waited, before `time` (s), if its delay had a part in a change. */
  waitOf(packet: number, time: number): PacketFate | undefined {
    return lastUpTo(this.waits, time, (wait) => wait.packet === packet);
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

interface Records {
  levels: QueueLevel[];
  flows: Map<number, CauseRecord>;
}

const records = new WeakMap<CauseStore, Records>();

/** The causes of what a flow of the run on show does; what the worker has sent since the last call is taken in. */
export function recordOf({ causes, explainedFlow }: Explained, flow = explainedFlow): CauseRecord {
  let own = records.get(causes);
  if (!own) records.set(causes, (own = { levels: [], flows: new Map() }));
  const { levels, flows } = own;
  for (const rows of causes.takeLevels()) for (const level of readLevels(rows)) insert(levels, level);
  if (levels.length > MOST) levels.splice(0, MOST / 2);
  let record = flows.get(flow);
  if (!record) flows.set(flow, (record = new CauseRecord(flow, levels)));
  for (const block of causes.take(flow)) {
    if (block.whole) flows.set(flow, (record = new CauseRecord(flow, levels)));
    record.append(block);
  }
  return record;
}

/** A run whose causes are recorded, and the flow that the reader looks at. */
export interface Explained {
  causes: CauseStore;
  explainedFlow: number;
}

/** Add to a list in order of time. Late ones are late by a round trip at most. */
function insert<T extends { time: number }>(list: T[], item: T): void {
  let at = list.length;
  while (at > 0 && list[at - 1]!.time > item.time) at -= 1;
  list.splice(at, 0, item);
}

/** Number of the first item later than `time`. */
export function firstLater(list: readonly { time: number }[], time: number): number {
  return firstAfter(time, 0, list.length, (index) => list[index]!.time);
}

function lastUpTo<T extends { time: number }>(
  list: readonly T[],
  time: number,
  wanted: (item: T) => boolean,
): T | undefined {
  for (let index = firstLater(list, time) - 1; index >= 0; index -= 1) if (wanted(list[index]!)) return list[index];
  return undefined;
}
