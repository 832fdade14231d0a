/** How the record of causes is sent: rows of numbers. Only this file knows their columns. */
import { CAUSES, type Cause, MOST_NUMBERS, type Variable, VARIABLES } from '../engine/transport/causes.ts';
import { type Fate, FATES, type HopState } from '../engine/network/fates.ts';

/** What the observed flows did and what became of their packets, since the last block. Rows are in order of time but for few. */
export interface CauseBlock {
  flows: FlowBlock[];
  levels: Float64Array<ArrayBuffer>;
}

/** Of one flow. */
export interface FlowBlock {
  /** The engine's number of the flow. */
  flow: number;
  changes: Float64Array<ArrayBuffer>;
  fates: Float64Array<ArrayBuffer>;
  /** Rows between the last block and these that are lost, of both. */
  missed: number;
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
  /** Numbers of the last one: see CAUSES. */
  numbers: readonly number[];
}

/** What became of a packet of the observed flow at a hop; of one that waited: those before it, and when it came. */
export interface PacketFate extends HopState {
  time: number;
  fate: Fate;
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

/** Flows and sources that are named with their packets in a queue: those with most. */
export const MOST_OWNERS = 6;

export const CHANGE_WIDTH = 7 + MOST_NUMBERS;
export const FATE_WIDTH = 9 + 2 * MOST_OWNERS;
export const LEVEL_WIDTH = 5;

/** Columns of a change that are written again when changes are merged. */
export const UNTIL = 1;
export const AFTER = 5;
export const COUNT = 6;
export const NUMBERS = 7;

export function writeChange(row: Float64Array, change: Change): void {
  const { time, until, variable, cause, before, after, count, numbers } = change;
  row.set([time, until, VARIABLES.indexOf(variable), CAUSES.indexOf(cause), before, after, count]);
  row.fill(NaN, NUMBERS);
  row.set(numbers.slice(0, MOST_NUMBERS), NUMBERS);
}

export function writeFate(row: Float64Array, { time, fate, packet, whose, ...hop }: PacketFate): void {
  row.set([time, FATES.indexOf(fate), packet, hop.hop, hop.waiting, hop.limit, hop.average, hop.chance, hop.waited]);
  row.fill(NaN, 9);
  whose.slice(0, MOST_OWNERS).forEach((pair, index) => row.set(pair, 9 + 2 * index));
}

export function writeLevel(row: Float64Array, { time, hop, level, waiting, limit }: QueueLevel): void {
  row.set([time, hop, LEVELS.indexOf(level), waiting, limit]);
}

export function readChanges({ changes }: FlowBlock): Change[] {
  return rowsOf(changes, CHANGE_WIDTH).map((row) => ({
    time: row[0]!,
    until: row[UNTIL]!,
    variable: VARIABLES[row[2]!]!,
    cause: CAUSES[row[3]!]!,
    before: row[4]!,
    after: row[AFTER]!,
    count: row[COUNT]!,
    numbers: [...row.subarray(NUMBERS)],
  }));
}

export function readFates({ fates }: FlowBlock): PacketFate[] {
  return rowsOf(fates, FATE_WIDTH).map((row) => ({
    time: row[0]!,
    fate: FATES[row[1]!]!,
    packet: row[2]!,
    hop: row[3]!,
    waiting: row[4]!,
    limit: row[5]!,
    average: row[6]!,
    chance: row[7]!,
    waited: row[8]!,
    whose: rowsOf(row.subarray(9), 2)
      .filter((pair) => !Number.isNaN(pair[0]!))
      .map((pair) => [pair[0]!, pair[1]!] as const),
  }));
}

export function readLevels(levels: Float64Array): QueueLevel[] {
  return rowsOf(levels, LEVEL_WIDTH).map((row) => ({
    time: row[0]!,
    hop: row[1]!,
    level: LEVELS[row[2]!]!,
    waiting: row[3]!,
    limit: row[4]!,
  }));
}

function rowsOf(data: Float64Array, width: number): Float64Array[] {
  return Array.from({ length: data.length / width }, (_, row) => data.subarray(row * width, (row + 1) * width));
}
