/**
 * Which points of a column are drawn: every sample while there are fewer than pixels, else each bucket's least and
 * greatest.
 * By hand: d3-array has no decimation that grows with its data.
 */

/** Read access to a list of numbers, such as a Column. What is there never changes; more may come. */
export interface Values {
  readonly length: number;
  at(index: number): number;
}

/**
 * Points of a trace, reused from draw to draw: `x` in samples, `y` in the column's unit; room for more than `length`.
 */
export class Trace {
  x = new Float64Array(1024);
  y = new Float64Array(1024);
  length = 0;

  /** The `y` of all points. */
  get values(): Float64Array {
    return this.y.subarray(0, this.length);
  }

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
 * The whole buckets of a column from its first sample on, cached: an hour of samples is not read again for every frame.
 */
interface Buckets {
  size: number;
  points: Trace;
  /** Number of points before each bucket. */
  before: number[];
}

const cache = new WeakMap<Values, Buckets>();

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
  const { points, before } = wholeBuckets(values, bucket);
  const end = Math.floor((last + 1) / bucket);
  for (let index = before[first / bucket] ?? points.length; index < (before[end] ?? points.length); index++)
    trace.push(points.x[index]!, points.y[index]!);
  pushExtremes(trace, values, Math.max(first, end * bucket), last);
  return trace;
}

function wholeBuckets(values: Values, size: number): Buckets {
  let buckets = cache.get(values);
  if (buckets?.size !== size) cache.set(values, (buckets = { size, points: new Trace(), before: [] }));
  while ((buckets.before.length + 1) * size <= values.length) {
    const start = buckets.before.length * size;
    buckets.before.push(buckets.points.length);
    pushExtremes(buckets.points, values, start, start + size - 1);
  }
  return buckets;
}

/**
 * The least and the greatest of the samples `start` to `end` (inclusive), as they came; nothing if there are none. NaN
 * only where all are.
 */
function pushExtremes(trace: Trace, values: Values, start: number, end: number): void {
  if (end < start) return;
  let [least, greatest] = [start, start];
  for (let index = start + 1; index <= end; index++) {
    const value = values.at(index);
    if (value < values.at(least) || Number.isNaN(values.at(least))) least = index;
    if (value > values.at(greatest) || Number.isNaN(values.at(greatest))) greatest = index;
  }
  trace.push(Math.min(least, greatest), values.at(Math.min(least, greatest)));
  if (least !== greatest) trace.push(Math.max(least, greatest), values.at(Math.max(least, greatest)));
}

/** Whole samples to a pixel column, at least 1. */
export function bucketFor(samples: number, pixels: number): number {
  return Math.max(1, Math.floor(samples / Math.max(1, pixels)));
}
