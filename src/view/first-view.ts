import type { ViewFields } from './index.ts';

/** How the first scene is shown: the window first, and few enough seconds for single teeth. */
export const FIRST_VIEW: ViewFields = { rows: ['window', 'queue', 'throughput', 'fairness'], window: 5 };
