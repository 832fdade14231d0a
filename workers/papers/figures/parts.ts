/** Small words that the definitions of figures and claims are written in. */
import type { Choices } from '../setups/setup.ts';
import type { Ask, AskOptions, RunSpec } from './ask.ts';
import type { Axis, Cell, EachSeries, FormulaSeries, Panel, SweepSeries, Table, TraceSeries } from './figure.ts';
import { asked, computed, type Measured, type Quantity } from './quantity.ts';

export function runOf(setup: string, choice: Choices = {}): RunSpec {
  return { setup, choice };
}

export function askOf(run: RunSpec, measure: string, options?: AskOptions, more: Partial<Ask> = {}): Ask {
  return { ...run, measure, ...(options && { options }), ...more };
}

/** A metric or reading of a run, as a quantity. */
export function metric(label: string, run: RunSpec, measure: string, options?: AskOptions, part?: string): Quantity {
  return asked(label, askOf(run, measure, options, part === undefined ? {} : { part }));
}

export function panel(id: string, x: Axis, y: Axis): Panel {
  return { id, x, y };
}

export const RTT_AXIS: Axis = { label: 'round trip', unit: 'RTT' };
export const RATE_AXIS: Axis = { label: 'sending rate', unit: 'packets/RTT' };
export const SECONDS_AXIS: Axis = { label: 'time', unit: 's' };

/** A measured line over a swept parameter. */
export function line(
  name: string,
  scheme: string | null,
  xs: readonly number[],
  at: (x: number) => Quantity,
  panelId = 'main',
): SweepSeries {
  return { name, scheme, panel: panelId, mark: 'line', points: xs.map((x) => ({ x, y: at(x) })) };
}

/** Every flow as a dot. */
export function dots(
  name: string,
  scheme: string | null,
  xs: readonly number[],
  at: (x: number) => { ask: Ask; from?: number; to?: number },
  panelId = 'main',
  perY = 1,
): EachSeries {
  return { name, scheme, panel: panelId, mark: 'each', perY, points: xs.map((x) => ({ x, ...at(x) })) };
}

/** A trace: x in units of `perX` seconds since `origin`, y times `perY`. */
export function trace(
  name: string,
  scheme: string | null,
  ask: Ask,
  axes: { origin?: number; perX?: number; perY?: number } = {},
  panelId = 'main',
): TraceSeries {
  const { origin = 0, perX = 1, perY = 1 } = axes;
  return { name, scheme, panel: panelId, mark: 'trace', ask: { trace: 0, ...ask }, origin, perX, perY };
}

/** A closed form over given points. */
export function curve(
  name: string,
  scheme: string | null,
  xs: readonly number[],
  at: (x: number) => number,
  panelId = 'main',
): FormulaSeries {
  return { name, scheme, panel: panelId, mark: 'formula', points: xs.map((x) => [x, at(x)] as const) };
}

export function xyCurve(
  name: string,
  scheme: string | null,
  points: readonly (readonly [number, number])[],
  panelId = 'main',
): FormulaSeries {
  return { name, scheme, panel: panelId, mark: 'formula', points };
}

/** Numbers from `from` to `to`, both included, `step` apart. */
export function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step + 1e-9) + 1 }, (_, index) => from + index * step);
}

/** A number for people: three digits, `>` before a lower bound, a dash where there is none. */
export function show({ mean, beyond }: Measured): string {
  if (mean === null) return '–';
  return `${beyond ? '> ' : ''}${digits(mean)}`;
}

export function digits(value: number): string {
  if (value === 0) return '0';
  const size = Math.abs(value);
  if (size >= 1000) return String(Math.round(value));
  return String(Number(value.toPrecision(3)));
}

/** A cell with one measured number beside the print. */
export function numberCell(quantity: Quantity, print: string | null = null): Cell {
  return { print, quantities: [quantity], text: ([found]) => show(found!) };
}

export function textCell(ours: string, print: string | null = null): Cell {
  return { print, quantities: [], text: () => ours };
}

export function formulaCell(value: number, print: string | null = null): Cell {
  return numberCell(computed('formula', value), print);
}

/** A table with a row for each of these. */
export function tableOf<Row extends string>(
  columns: readonly string[],
  rows: readonly Row[],
  cells: (row: Row) => readonly Cell[],
): Table {
  return { columns, rows: rows.map((name) => ({ name, cells: cells(name) })) };
}
