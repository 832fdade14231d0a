/** Axes: round numbers at readable distances, and where a value lies. */
import { tickStep } from 'd3-array';

/** Ticks closer than this cannot be read, px. */
const LEAST_ROOM = 19;

/**
 * The top of a y axis: a multiple of a round step (1, 2, 5 × 10ⁿ). It grows to the next multiple when a value passes it
 * and
 * never shrinks, so that a falling line is seen to fall. By hand: a scale's `nice` fits its data and would shrink.
 */
export class GrowingTop {
  max = 0;
  private step = 1;

  /**
   * @param steps about how many steps the axis has
   * @param whole what is counted has no halves: no step is smaller than one
   */
  constructor(
    start: number,
    private readonly steps: number,
    private readonly whole: boolean = false,
  ) {
    this.grow(start > 0 ? start : 1);
  }

  /** Make room for `value`; true if the axis grew. */
  include(value: number): boolean {
    if (!(value > this.max)) return false;
    this.grow(value);
    return true;
  }

  /** Ticks from 0 up, to the very top if it is near; fewer where the row is low, px. */
  ticks(height: number): number[] {
    const count = Math.round(this.max / this.step);
    const roomy = (every: number): boolean =>
      (height * every) / count >= LEAST_ROOM && (count % every === 0 || count > 4);
    const every = [1, 2, 4, 5].find(roomy) ?? count;
    return Array.from({ length: Math.floor(count / every) + 1 }, (_, index) => index * every * this.step);
  }

  private grow(value: number): void {
    this.step = Math.max(tickStep(0, value, this.steps), this.whole ? 1 : 0);
    this.max = Math.ceil(value / this.step - 1e-9) * this.step;
  }
}

/**
 * Px of a value: `low` lies at `bottom`, `high` at `top`. By hand: d3-scale would bring colours and number formats into
 * the
 * first view, and is slower per point, for one multiplication.
 */
export function linear(low: number, high: number, bottom: number, top: number): (value: number) => number {
  const slope = (top - bottom) / (high - low);
  return (value) => bottom + (value - low) * slope;
}
