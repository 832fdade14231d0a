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
/** Column of a fate at which its owners begin. */
const OWNERS = 9;
export const FATE_WIDTH = OWNERS + 2 * MOST_OWNERS;
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
  row.fill(NaN, OWNERS);
  whose.slice(0, MOST_OWNERS).forEach((pair, index) => row.set(pair, OWNERS + 2 * index));
}

export function writeLevel(row: Float64Array, { time, hop, level, waiting, limit }: QueueLevel): void {
  row.set([time, hop, LEVELS.indexOf(level), waiting, limit]);
}

export function readChanges({ changes }: FlowBlock): Change[] {
  return eachRow(changes, CHANGE_WIDTH, (at) => ({
    time: changes[at]!,
    until: changes[at + UNTIL]!,
    variable: VARIABLES[changes[at + 2]!]!,
    cause: CAUSES[changes[at + 3]!]!,
    before: changes[at + 4]!,
    after: changes[at + AFTER]!,
    count: changes[at + COUNT]!,
    numbers: [...changes.subarray(at + NUMBERS, at + CHANGE_WIDTH)],
  }));
}

export function readFates({ fates }: FlowBlock): PacketFate[] {
  return eachRow(fates, FATE_WIDTH, (at) => ({
    time: fates[at]!,
    fate: FATES[fates[at + 1]!]!,
    packet: fates[at + 2]!,
    hop: fates[at + 3]!,
    waiting: fates[at + 4]!,
    limit: fates[at + 5]!,
    average: fates[at + 6]!,
    chance: fates[at + 7]!,
    waited: fates[at + 8]!,
    whose: ownersAt(fates, at + OWNERS),
  }));
}

export function readLevels(levels: Float64Array): QueueLevel[] {
  return eachRow(levels, LEVEL_WIDTH, (at) => ({
    time: levels[at]!,
    hop: levels[at + 1]!,
    level: LEVELS[levels[at + 2]!]!,
    waiting: levels[at + 3]!,
    limit: levels[at + 4]!,
  }));
}

function ownersAt(fates: Float64Array, at: number): [endpoint: number, packets: number][] {
  const whose: [number, number][] = [];
  for (let place = at; place < at + 2 * MOST_OWNERS && !Number.isNaN(fates[place]!); place += 2)
    whose.push([fates[place]!, fates[place + 1]!]);
  return whose;
}

function eachRow<T>(data: Float64Array, width: number, read: (at: number) => T): T[] {
  return Array.from({ length: data.length / width }, (_, row) => read(row * width));
}
