/** How the record of causes is sent: rows of numbers (see Rows). Only this file knows their columns. */
import { type Variable, VARIABLES } from '../engine/transport/causes.ts';
import { type Cause, CAUSES } from '../engine/transport/causes/index.ts';
import { type Fate, FATES, type HopState } from '../engine/network/fates.ts';
import type { Rows } from './rows.ts';

/** What the flows that are followed did and what became of their packets, since the last block. Rows are in order of time but for few. */
export interface CauseBlock {
  flows: FlowBlock[];
  levels: Float64Array<ArrayBuffer>;
}

/** Of one flow. */
export interface FlowBlock {
  /** The engine's number of the flow. */
  flow: number;
  /** These are all rows that there are: none of an earlier block counts any more. */
  whole: boolean;
  changes: Float64Array<ArrayBuffer>;
  fates: Float64Array<ArrayBuffer>;
  rounds: Float64Array<ArrayBuffer>;
  /** Its packets one by one, if they are recorded. */
  packets?: PacketRows;
  /** Changes and fates before this time are missing, between the last block and this one, s; 0 if none is. */
  since: number;
  /** Time up to which all is recorded, s. */
  to: number;
}

/** Rows of sequence-log.ts; those before `since` (s) are missing. */
export interface PacketRows {
  rows: Float64Array<ArrayBuffer>;
  since: number;
}

/** Added to the kind of a loss: the number of its hop, times this. */
export const HOP = 8;

export interface SequenceRow {
  time: number;
  /** Its number; of an ACK the one that it carries. */
  packet: number;
  kind: number;
  /** Where it was lost. */
  hop: number;
}

/** A change of a variable, or a run of changes with the same cause. */
export interface Change {
  /** First and last time, s. */
  time: number;
  until: number;
  variable: Variable;
  cause: Cause;
  before: number;
  after: number;
  /** How many changes it stands for. */
  count: number;
  /** Numbers of the last one: the cause's card names them. */
  numbers: readonly number[];
}

/** What became of a packet of the observed flow at a hop; of one that waited: those before it, and when it came. */
export interface PacketFate extends HopState {
  time: number;
  fate: Fate;
  packet: number;
}

/** A round of a window sender that is over (round-log.ts). */
export interface Round {
  /** Counted from 0. */
  number: number;
  /** When its first packet was sent and when it ended, s. */
  time: number;
  until: number;
  /** The first packet sent, new or again. */
  first: number;
  /** The first new packet, −1 if there was none; how many were new, and how many were sent again. */
  from: number;
  sent: number;
  again: number;
  /** As it began: the window, how many packets were allowed under way with what duplicate ACKs add, the threshold, an index of STATES. */
  cwnd: number;
  allowed: number;
  /** The most that were allowed under way while it went on. */
  most: number;
  ssthresh: number;
  state: number;
  /** As it ended: the window, and what the sender waited for, an index of HOLDS. */
  cwndAtEnd: number;
  hold: number;
  /** The loss that ended it was answered by this, and the packet that was missing; null and −1 of a round that an ACK ended. */
  cause: Cause | null;
  packet: number;
}

/** How full a queue has become. */
export type Level = 'empty' | 'standing' | 'full';
const LEVELS: readonly Level[] = ['empty', 'standing', 'full'];

export interface QueueLevel {
  time: number;
  hop: number;
  level: Level;
  waiting: number;
  limit: number;
}

/** Columns of all rows, behind their length. */
const TIME = 1;
/** Columns of a change. */
const UNTIL = 2;
const VARIABLE = 3;
const CAUSE = 4;
const BEFORE = 5;
const AFTER = 6;
const COUNT = 7;
const NUMBERS = 8;
/** Column of a fate at which its owners begin. */
const OWNERS = 11;
const LEVEL_LENGTH = 6;
const PACKET_LENGTH = 4;
/** Columns of a round: its numbers in this order, then the code of its cause, −1 without one. */
const OF_ROUND = [
  ...([
    'number',
    'time',
    'until',
    'first',
    'from',
    'sent',
    'again',
    'cwnd',
    'allowed',
    'most',
    'ssthresh',
    'state',
  ] as const),
  ...(['cwndAtEnd', 'hold', 'packet'] as const),
] as const;

const CODES: ReadonlyMap<Cause, number> = new Map(CAUSES.map((cause, code) => [cause, code]));

/** A change of the variable with that index. */
export function addChange(
  rows: Rows,
  time: number,
  variable: number,
  cause: Cause,
  before: number,
  after: number,
  numbers: readonly number[],
): void {
  const at = rows.add(NUMBERS + numbers.length);
  const { data } = rows;
  data[at + TIME] = data[at + UNTIL] = time;
  data[at + VARIABLE] = variable;
  data[at + CAUSE] = CODES.get(cause)!;
  data[at + BEFORE] = before;
  data[at + AFTER] = after;
  data[at + COUNT] = 1;
  for (let index = 0; index < numbers.length; index += 1) data[at + NUMBERS + index] = numbers[index]!;
}

/** The change whose row begins at `at` went on. @returns false if that row has not as many numbers */
export function extendChange(
  { data }: Rows,
  at: number,
  time: number,
  after: number,
  numbers: readonly number[],
): boolean {
  if (data[at] !== NUMBERS + numbers.length) return false;
  data[at + UNTIL] = time;
  data[at + AFTER] = after;
  data[at + COUNT]! += 1;
  for (let index = 0; index < numbers.length; index += 1) data[at + NUMBERS + index] = numbers[index]!;
  return true;
}

export function addFate(rows: Rows, time: number, fate: Fate, packet: number, state: HopState): void {
  const { whose } = state;
  const at = rows.add(OWNERS + 2 * whose.length);
  const { data } = rows;
  data[at + TIME] = time;
  data[at + 2] = FATES.indexOf(fate);
  data[at + 3] = packet;
  data[at + 4] = state.hop;
  data[at + 5] = state.waiting;
  data[at + 6] = state.limit;
  data[at + 7] = state.average;
  data[at + 8] = state.chance;
  data[at + 9] = state.waited;
  data[at + 10] = state.count;
  for (let index = 0; index < whose.length; index += 1) {
    data[at + OWNERS + 2 * index] = whose[index]![0];
    data[at + OWNERS + 2 * index + 1] = whose[index]![1];
  }
}

export function addLevel(rows: Rows, { time, hop, level, waiting, limit }: QueueLevel): void {
  const at = rows.add(LEVEL_LENGTH);
  rows.data.set([time, hop, LEVELS.indexOf(level), waiting, limit], at + TIME);
}

export function addRound(rows: Rows, round: Round): void {
  const at = rows.add(OF_ROUND.length + 2);
  OF_ROUND.forEach((name, place) => (rows.data[at + 1 + place] = round[name]));
  rows.data[at + 1 + OF_ROUND.length] = round.cause === null ? -1 : CODES.get(round.cause)!;
}

export function addPacket(rows: Rows, time: number, packet: number, code: number): void {
  const at = rows.add(PACKET_LENGTH);
  const { data } = rows;
  data[at + TIME] = time;
  data[at + 2] = packet;
  data[at + 3] = code;
}

/** Time of the first row after those from `offset` on that are lost, s; 0 if none is. */
export function lostUntil(rows: Rows, offset: number): number {
  return offset < rows.first ? rows.data[TIME]! : 0;
}

export function readChanges({ changes }: FlowBlock): Change[] {
  return eachRow(changes, (at, end) => ({
    time: changes[at + TIME]!,
    until: changes[at + UNTIL]!,
    variable: VARIABLES[changes[at + VARIABLE]!]!,
    cause: CAUSES[changes[at + CAUSE]!]!,
    before: changes[at + BEFORE]!,
    after: changes[at + AFTER]!,
    count: changes[at + COUNT]!,
    numbers: [...changes.subarray(at + NUMBERS, end)],
  }));
}

export function readFates({ fates }: FlowBlock): PacketFate[] {
  return eachRow(fates, (at, end) => {
    const [time, fate, packet, hop, waiting, limit, average, chance, waited, count] = fates.subarray(at + TIME, end);
    const whose: [endpoint: number, packets: number][] = [];
    for (let place = at + OWNERS; place < end; place += 2) whose.push([fates[place]!, fates[place + 1]!]);
    return {
      time: time!,
      fate: FATES[fate!]!,
      packet: packet!,
      hop: hop!,
      waiting: waiting!,
      limit: limit!,
      average: average!,
      chance: chance!,
      waited: waited!,
      count: count!,
      whose,
    };
  });
}

export function readRounds({ rounds }: FlowBlock): Round[] {
  return eachRow(rounds, (at, end) => {
    const numbers = OF_ROUND.map((name, place) => [name, rounds[at + 1 + place]!] as const);
    return { ...(Object.fromEntries(numbers) as Omit<Round, 'cause'>), cause: CAUSES[rounds[end - 1]!] ?? null };
  });
}

export function readSequence(rows: Float64Array, read: (row: SequenceRow) => void): void {
  for (let at = 0; at < rows.length; at += PACKET_LENGTH) {
    const code = rows[at + 3]!;
    read({ time: rows[at + TIME]!, packet: rows[at + 2]!, kind: code % HOP, hop: Math.floor(code / HOP) });
  }
}

export function readLevels(levels: Float64Array): QueueLevel[] {
  return eachRow(levels, (at, end) => {
    const [time, hop, level, waiting, limit] = levels.subarray(at + TIME, end);
    return { time: time!, hop: hop!, level: LEVELS[level!]!, waiting: waiting!, limit: limit! };
  });
}

function eachRow<T>(data: Float64Array, read: (at: number, end: number) => T): T[] {
  const items: T[] = [];
  for (let at = 0; at < data.length; at += data[at]!) items.push(read(at, at + data[at]!));
  return items;
}
