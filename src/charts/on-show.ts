import type { TimeChart } from './time-chart.ts';

/** The chart on the page, for who wants to know what stretch of time it shows; null where there is none. */
export const onShow: { chart: TimeChart | null } = { chart: null };
