/** How the panels of a figure are arranged: stacked on a common axis, or in a grid. Pure. */
import type { Axis, Panel, Plan } from '../../workers/papers/figures/figure.ts';

export interface Place {
  panel: Panel;
  width: number;
  height: number;
  /** Ticks and label under the axis; left out if the panel below has the same axis. */
  axis: boolean;
}

export interface Arrangement {
  columns: number;
  places: Place[];
}

const GAP = 24;
const STACK_GAP = 14;
/** Least width of a readable panel, px. */
const LEAST_COLUMN = 330;
const AXIS_HEIGHT = 34;

/** @param width px there are for all of it; @param height px there are without scrolling */
export function arrange(figure: Plan, width: number, height: number): Arrangement {
  const { panels } = figure;
  const count = panels.length;
  if (count === 1) return { columns: 1, places: [place(panels[0]!, width, clamp(height, 300, 620), true)] };
  if (isStack(figure)) {
    const places = panels.filter(({ x }, index) => index === count - 1 || !sameAxis(x, panels[index + 1]!.x)).length;
    const share = weights(figure);
    const total = share.reduce((sum, weight) => sum + weight, 0);
    const room = clamp(height - STACK_GAP * (count - 1), 130 * count, 180 * count + 420) - AXIS_HEIGHT * places;
    return {
      columns: 1,
      places: panels.map((panel, index) => {
        const axis = index === count - 1 || !sameAxis(panel.x, panels[index + 1]!.x);
        return place(panel, width, Math.max(112, (room * share[index]!) / total) + (axis ? AXIS_HEIGHT : 0), axis);
      }),
    };
  }
  const columns = width >= 2 * LEAST_COLUMN + GAP ? 2 : 1;
  const column = (width - GAP * (columns - 1)) / columns;
  const rows = Math.ceil(count / columns);
  return {
    columns,
    places: panels.map((panel) =>
      place(
        panel,
        column,
        panels.every(isSquare) ? Math.min(column, 460) : clamp((height - GAP * (rows - 1)) / rows, 250, 420),
        true,
      ),
    ),
  };
}

function place(panel: Panel, width: number, height: number, axis: boolean): Place {
  return { panel, width: Math.floor(width), height: Math.floor(height), axis };
}

/** Traces are stacked, and so are two panels that share an axis. */
function isStack({ kind, panels, series }: Plan): boolean {
  if (panels.some((panel) => isSquare(panel) || panel.rows)) return false;
  if (kind === 'trace' || series.every(({ mark }) => mark === 'trace')) return true;
  return panels.length === 2 && sameAxis(panels[0]!.x, panels[1]!.x);
}

/** A panel of one series is secondary beside a panel of many. */
function weights({ panels, series }: Plan): number[] {
  const counts = panels.map(({ id }) => series.filter(({ panel }) => panel === id).length);
  return counts.map((count) => (count === 1 && counts.some((other) => other > 2) ? 0.42 : 1));
}

export function sameAxis(a: Axis, b: Axis): boolean {
  return (
    a.label === b.label &&
    a.unit === b.unit &&
    a.scale === b.scale &&
    a.range?.[0] === b.range?.[0] &&
    a.range?.[1] === b.range?.[1]
  );
}

/** A plane whose two axes are alike. */
function isSquare({ x, y }: Panel): boolean {
  return (
    x.range !== undefined &&
    x.unit !== '' &&
    x.unit === y.unit &&
    x.range[0] === y.range?.[0] &&
    x.range[1] === y.range?.[1]
  );
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
