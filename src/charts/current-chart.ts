import type { TimeChart } from './time-chart.ts';

/** The chart of the page: figures and tables are of the stretch of time that it shows. Null where the page has none. */
export const currentChart: { chart: TimeChart | null } = { chart: null };
