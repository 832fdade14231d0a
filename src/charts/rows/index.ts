/**
 * The registry: one line per row of the charts, in the order in which they are listed. Everything that lists rows reads
 * it.
 */
import type { Scenario } from '../../../workers/engine/scenario/types.ts';
import { leastHeights, type RowShape } from '../geometry.ts';
import { completionRow } from './completion-row.ts';
import { deliveredRow } from './delivered-row.ts';
import { droppedRow } from './dropped-row.ts';
import { fairnessRow } from './fairness-row.ts';
import { flowStateRow } from './flow-state-row.ts';
import { usedRow } from './link-used-row.ts';
import { hopQueuesRow } from './hop-queues-row.ts';
import { lossesRow } from './losses-row.ts';
import { queueRow } from './queue-row.ts';
import { roundTripRow } from './round-trip-row.ts';
import type { RowCard } from './row-card.ts';
import { throughputRow } from './throughput-row.ts';
import { windowRow } from './window-row.ts';

export const ROWS = [
  throughputRow,
  windowRow,
  queueRow,
  fairnessRow,
  roundTripRow,
  lossesRow,
  usedRow,
  flowStateRow,
  completionRow,
  hopQueuesRow,
  deliveredRow,
  droppedRow,
] as const;

/** So many of the first ones have a number key. */
export const KEYED_ROWS = 9;

export type RowId = (typeof ROWS)[number]['id'];

/** The cards of some rows, from top to bottom as they are given. Words that are no row's are passed over. */
export function rowCards(ids: readonly string[]): RowCard<RowId>[] {
  return ids.flatMap((id): RowCard<RowId>[] => ROWS.filter((card) => card.id === id));
}

/** The rows with one more: before the first that comes after it in the registry. */
export function withRow(rows: readonly RowId[], row: RowId): RowId[] {
  const place = (id: RowId): number => ROWS.findIndex((card) => card.id === id);
  const at = rows.findIndex((other) => place(other) > place(row));
  return rows.toSpliced(at < 0 ? rows.length : at, 0, row);
}

/** Whether one of the rows is drawn of the hop in view, or of the observed flow. */
export function anyRowOf(of: RowCard['of'], ids: readonly RowId[]): boolean {
  return rowCards(ids).some((card) => card.of === of);
}

export function rowShapes(ids: readonly RowId[], scenario: Scenario): RowShape[] {
  return rowCards(ids).map((card) => card.shape(scenario, ids));
}

/** Height at which these rows can still be read from a distance, px. */
export function leastChartHeight(ids: readonly RowId[], scenario: Scenario): number {
  return chartHeights(ids, scenario).far;
}

/** That, and the height at which they can be read at arm's length: between the two they give way, px. */
export function chartHeights(ids: readonly RowId[], scenario: Scenario): { far: number; near: number } {
  return leastHeights(rowShapes(ids, scenario));
}
