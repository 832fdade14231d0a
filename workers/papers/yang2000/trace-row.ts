/** A figure of traces in one row: what a table of them holds. */
import type { Lesson } from '../figures/figure.ts';

export type Shown = 'rate' | 'queue' | 'fairness' | 'window';

export type TraceRow = readonly [
  number: number,
  setup: string,
  shown: Shown,
  window: readonly [number, number],
  lesson: Lesson,
  title: string,
  notice: string,
];
