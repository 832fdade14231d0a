/** Which points of a column are drawn: every sample while there are fewer than pixels, else each bucket's least and greatest. */

/** Read access to a list of numbers, such as a Column. */
export interface Values {
  readonly length: number;
  at(index: number): number;
}

/** Points of a trace, reused from draw to draw: `x` in samples, `y` in the column's unit. */
export class Trace {
  x = new Float64Array(1024);
  y = new Float64Array(1024);
  length = 0;

  push(x: number, y: number): void {
    if (this.length === this.x.length) {
      const [oldX, oldY] = [this.x, this.y];
      this.x = new Float64Array(2 * this.length);
      this.y = new Float64Array(2 * this.length);
      this.x.set(oldX);
      this.y.set(oldY);
    }
    this.x[this.length] = x;
    this.y[this.length] = y;
    this.length++;
  }
}

/**
 * Fill `trace` with samples `from` to `to` (inclusive) of `values`, `bucket` samples to a pixel column. Buckets are
 * counted from sample 0, so that a trace does not shimmer as the view moves on. A bucket of several samples gives its
 * least and its greatest, in the order in which they came: no spike is lost.
 */
export function fillTrace(trace: Trace, values: Values, from: number, to: number, bucket: number): Trace {
  trace.length = 0;
  const last = Math.min(to, values.length - 1);
  const first = Math.max(0, from - (from % bucket));
  if (bucket <= 1) {
    for (let index = first; index <= last; index++) trace.push(index, values.at(index));
    return trace;
  }
  for (let start = first; start <= last; start += bucket) {
    const end = Math.min(start + bucket - 1, last);
    let [least, greatest] = [start, start];
    for (let index = start + 1; index <= end; index++) {
      const value = values.at(index);
      if (value < values.at(least)) least = index;
      if (value > values.at(greatest)) greatest = index;
    }
    trace.push(Math.min(least, greatest), values.at(Math.min(least, greatest)));
    if (least !== greatest) trace.push(Math.max(least, greatest), values.at(Math.max(least, greatest)));
  }
  return trace;
}

/** Whole samples to a pixel column, at least 1. */
export function bucketFor(samples: number, pixels: number): number {
  return Math.max(1, Math.floor(samples / Math.max(1, pixels)));
}
