import { Column } from '../run/column.ts';
import type { RunSeries } from '../run/series.ts';
import type { Values } from './trace.ts';

/** A column worked out of a run's samples, each once and in order, as far as the run has come. */
export class Derived implements Values {
  private readonly column: Column;

  constructor(
    private readonly series: RunSeries,
    private readonly of: (sample: number) => number,
  ) {
    this.column = new Column(series.keeping);
  }

  get length(): number {
    while (this.column.length < this.series.length) this.column.push(this.of(this.column.length));
    return this.column.length;
  }

  at(index: number): number {
    return index < this.length ? this.column.at(index) : 0;
  }

  binAt(index: number): number {
    return this.column.binAt(index);
  }

  least(index: number): number {
    return this.column.least(index);
  }

  greatest(index: number): number {
    return this.column.greatest(index);
  }
}

/** Makes something of each run once. */
export function ofRun<T>(make: (series: RunSeries) => T): (series: RunSeries) => T {
  const made = new WeakMap<RunSeries, { it: T }>();
  return (series) => {
    let found = made.get(series);
    if (!found) made.set(series, (found = { it: make(series) }));
    return found.it;
  };
}
