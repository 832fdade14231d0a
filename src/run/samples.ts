import type { FrameLayout } from '../../workers/engine/sampling/frame.ts';
import { Column, KEEP_ALL } from './column.ts';

/** The frames of one run as columns, one per number of a frame. Append-only; never in React state. */
export class Samples {
  readonly columns: readonly Column[];
  length = 0;

  constructor(
    readonly layout: FrameLayout,
    keeping = KEEP_ALL,
  ) {
    this.columns = Array.from({ length: layout.width }, () => new Column(keeping));
  }

  /**
   * Append `count` frames, the first being frame number `first`. Frames that are known are skipped: a run that is replayed
   * may send some again.
   * @throws RangeError if there is a gap before them, or they are not whole frames
   */
  append(first: number, count: number, data: Float32Array): void {
    const { width } = this.layout;
    if (first > this.length || data.length !== count * width) {
      throw new RangeError(`frames ${first} to ${first + count} do not follow on ${this.length}`);
    }
    for (let row = this.length - first; row < count; row++) {
      for (let column = 0; column < width; column++) this.columns[column]!.push(data[row * width + column]!);
    }
    this.length = Math.max(this.length, first + count);
  }

  /** Time at which frame `index` ends, s. */
  timeOf(index: number): number {
    return (index + 1) * this.layout.period;
  }

  /** The last frame that ends at or before `time`; −1 if there is none. */
  indexAt(time: number): number {
    return Math.min(this.length - 1, Math.floor(time / this.layout.period + 1e-6) - 1);
  }
}
