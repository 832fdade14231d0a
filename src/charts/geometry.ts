/** Where the rows of the chart lie, px. Pure, so that layouts can be tested. */

export interface RowShape {
  /** Share of the height left over by titles and axis. */
  weight: number;
  /** Room above the plot for rugs, flags and hatching, px. */
  lanes: number;
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
  /** Left edge of the readouts beside the rows; null where there is no room for them. */
  aside: number | null;
  rows: RowBox[];
}

const TITLE = 19;
const GAP = 12;
const AXIS = 26;
export const ASIDE_WIDTH = 232;

/**
 * Rows from top to bottom, one time axis under the last.
 * @param labels width that direct labels need right of the plots, px
 * @param withAside whether a column of readouts stands at the far right
 */
export function chartGeometry(width: number, height: number, shapes: readonly RowShape[], labels: number, withAside: boolean): ChartGeometry {
  const left = width < 520 ? 30 : 38;
  const right = width - labels - (withAside ? ASIDE_WIDTH : 0);
  const fixed = shapes.reduce((sum, row) => sum + TITLE + row.lanes, 0) + GAP * (shapes.length - 1) + AXIS;
  const weights = shapes.reduce((sum, row) => sum + row.weight, 0);
  const free = Math.max(40 * shapes.length, height - fixed);
  let y = 0;
  const rows = shapes.map((row) => {
    const top = y + TITLE + row.lanes;
    const box = { title: y + 13, top, bottom: Math.round(top + (free * row.weight) / weights) };
    y = box.bottom + GAP;
    return box;
  });
  return { width, height, left, right, aside: withAside ? width - ASIDE_WIDTH + 12 : null, rows };
}
