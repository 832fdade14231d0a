/** Where the rows of the chart lie, px. Pure, so that layouts can be tested. */
export interface RowShape {
  /** Share of the height left over by titles and axis. */
  weight: number;
  /** Room between title and plot, px. */
  above: number;
}

export interface RowBox {
  /** Baseline of the title. */
  title: number;
  top: number;
  bottom: number;
}

export interface ChartGeometry {
  width: number;
  height: number;
  /** The plots lie between these. */
  left: number;
  right: number;
  /** Foot of the marks that stand above the first row: flags and hatching. */
  marks: number;
  rows: RowBox[];
}

/** A title's baseline under the upper edge of its row, px. */
const BASELINE = 13;
const TITLE = 19;
const MARKS = 17;
const GAP = 11;
const AXIS = 26;
/**
 * Heights of a plot, px: one that can be read from a distance (what is left over goes by weight), one that can be read at arm's
 * length, where a window has no room for more, and the flattest that is drawn.
 */
const LEAST = 64;
const LOWEST = 44;
const FLATTEST = 28;
/** Width of the column beside the charts, CSS px. */
export const ASIDE_WIDTH = 240;

/**
 * Rows from top to bottom, one time axis under the last.
 * @param labels width that direct labels need right of the plots, px
 */
export function chartGeometry(
  width: number,
  height: number,
  shapes: readonly RowShape[],
  labels: number,
): ChartGeometry {
  const fixed = fixedHeight(shapes);
  const weights = shapes.reduce((sum, row) => sum + row.weight, 0);
  const free = Math.max(FLATTEST * shapes.length, height - fixed);
  const base = Math.min(LEAST, free / shapes.length);
  const over = free - base * shapes.length;
  let y = 0;
  const rows = shapes.map((row, index) => {
    const top = y + TITLE + row.above + (index === 0 ? MARKS : 0);
    const box = { title: y + BASELINE, top, bottom: Math.round(top + base + (over * row.weight) / weights) };
    y = box.bottom + GAP;
    return box;
  });
  return { width, height, left: width < 520 ? 34 : 38, right: width - labels, marks: TITLE + MARKS, rows };
}

/** The strip of a row, px from top to bottom: its title, plot and, under the last one, the axis. Strips fill the chart. */
export function stripOf({ rows, height }: ChartGeometry, index: number): [top: number, bottom: number] {
  const top = (row: RowBox): number => row.title - BASELINE;
  return [index === 0 ? 0 : top(rows[index]!), index === rows.length - 1 ? height : top(rows[index + 1]!)];
}

/** Heights at which rows can still be read, px: from a distance, and at arm's length. */
export function leastHeights(shapes: readonly RowShape[]): { far: number; near: number } {
  const fixed = fixedHeight(shapes);
  return { far: fixed + LEAST * shapes.length, near: fixed + LOWEST * shapes.length };
}

function fixedHeight(shapes: readonly RowShape[]): number {
  return shapes.reduce((sum, row) => sum + TITLE + row.above, 0) + GAP * (shapes.length - 1) + MARKS + AXIS;
}
