/**
 * Which points of a column are drawn: every sample while there are fewer than pixels, else each bucket's least and
 * greatest.
 * By hand: d3-array has no decimation that grows with its data.
 */

/**
 * Read access to a list of numbers, such as a Column. What is there never changes, except that a long run keeps its past in
 * bins; more may come.
 */
export interface Values {
  readonly length: number;
  /** Of a bin its mean. */
  at(index: number): number;
  /** Samples that are kept as one with this one, where that may be more than 1; a bin begins at a multiple of it. */
  binAt?(index: number): number;
  least?(index: number): number;
  greatest?(index: number): number;
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
  /** One point per bucket, in its middle: the mean of its samples. */
  means: Trace;
  /** Number of points before each bucket. */
  before: number[];
}

const cache = new WeakMap<Values, Buckets>();
/** More buckets than this are not cached: little of the run is in view then. */
const MOST_CACHED = 1 << 14;

/**
 * Fill `trace` with samples `from` to `to` (inclusive) of `values`, `bucket` samples to a pixel column. Buckets are
 * counted from sample 0, so that a trace does not shimmer as the view moves on. A bucket of several samples gives its
 * least and its greatest, in the order in which they came: no spike is lost.
 */
export function fillTrace(trace: Trace, values: Values, from: number, to: number, bucket: number): Trace {
  trace.length = 0;
  const last = Math.min(to, values.length - 1);
  const first = Math.max(0, from - (from % bucket));
  if (bucket <= 1 || values.length > bucket * MOST_CACHED) {
    for (let index = first; index <= last;) {
      const bin = values.binAt?.(index) ?? 1;
      // A bin that is longer than a bucket is one point or two of its own.
      const next = bin > bucket ? index - (index % bin) + bin : Math.min(last + 1, index - (index % bucket) + bucket);
      pushExtremes(trace, values, index, next - 1);
      index = next;
    }
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
  if (buckets?.size !== size)
    cache.set(values, (buckets = { size, points: new Trace(), means: new Trace(), before: [] }));
  while ((buckets.before.length + 1) * size <= values.length) {
    const start = buckets.before.length * size;
    buckets.before.push(buckets.points.length);
    pushExtremes(buckets.points, values, start, start + size - 1);
    pushMean(buckets.means, values, start, start + size - 1);
  }
  return buckets;
}

/** As fillTrace, with the mean of each bucket in place of its extremes. */
export function fillMeans(trace: Trace, values: Values, from: number, to: number, bucket: number): Trace {
  trace.length = 0;
  const last = Math.min(to, values.length - 1);
  const whole = values.length <= bucket * MOST_CACHED ? wholeBuckets(values, bucket) : null;
  for (let start = Math.max(0, from - (from % bucket)); start <= last; start += bucket) {
    const number = start / bucket;
    if (whole && start + bucket <= last + 1 && number < whole.means.length)
      trace.push(whole.means.x[number]!, whole.means.y[number]!);
    else pushMean(trace, values, start, Math.min(last, start + bucket - 1));
  }
  return trace;
}

function pushMean(trace: Trace, values: Values, start: number, end: number): void {
  let [sum, count] = [0, 0];
  for (let index = start; index <= end;) {
    const bin = values.binAt?.(index) ?? 1;
    const next = Math.min(end + 1, index + bin - (index % bin));
    const value = values.at(index);
    if (!Number.isNaN(value)) [sum, count] = [sum + value * (next - index), count + next - index];
    index = next;
  }
  trace.push((start + end) / 2, sum / count);
}

/**
 * The least and the greatest of the samples `start` to `end` (inclusive), as they came; nothing if there are none. NaN only
 * where all are. Where both lie in one bin, both stand at its first sample.
 */
function pushExtremes(trace: Trace, values: Values, start: number, end: number): void {
  if (end < start) return;
  let [least, greatest, low, high] = [start, start, NaN, NaN];
  for (let index = start; index <= end;) {
    const bin = values.binAt?.(index) ?? 1;
    const down = bin > 1 ? values.least!(index) : values.at(index);
    const up = bin > 1 ? values.greatest!(index) : down;
    if (!(down >= low || Number.isNaN(down))) [least, low] = [index, down];
    if (!(up <= high || Number.isNaN(up))) [greatest, high] = [index, up];
    index += bin - (index % bin);
  }
  if (least <= greatest) trace.push(least, low);
  if (least !== greatest || !Object.is(low, high)) trace.push(greatest, high);
  if (greatest < least) trace.push(least, low);
}

/** The greatest of the samples `start` to `end` (exclusive), by `see`: of a bin its greatest. */
export function seeGreatest(values: Values, start: number, end: number, see: (value: number) => void): void {
  for (let index = start; index < end;) {
    const bin = values.binAt?.(index) ?? 1;
    see(bin > 1 ? values.greatest!(index) : values.at(index));
    index += bin - (index % bin);
  }
}

/** Whole samples to a pixel column, at least 1. */
export function bucketFor(samples: number, pixels: number): number {
  return Math.max(1, Math.floor(samples / Math.max(1, pixels)));
}
