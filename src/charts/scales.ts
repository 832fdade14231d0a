import { tickStep } from 'd3-array';
import { type ScaleLinear, scaleLinear } from 'd3-scale';

/** Ticks closer than this cannot be read, px. */
const LEAST_ROOM = 19;

/**
 * The top of a y axis: a multiple of a reader's step (1, 2, 5 × 10ⁿ). It grows to the next one when a value passes it,
 * and never shrinks by itself, so that a line that falls is seen to fall.
 */
export class GrowingTop {
  max = 0;
  private step = 1;
  private readonly steps: number;

  /** @param steps about how many steps the axis has */
  constructor(start: number, steps: number) {
    this.steps = steps;
    this.grow(start > 0 ? start : 1);
  }

  /** Make room for `value`; true if the axis grew. */
  include(value: number): boolean {
    if (!(value > this.max)) return false;
    this.grow(value);
    return true;
  }

  /** Ticks from 0 to the top, fewer where the row is low, px. */
  ticks(height: number): number[] {
    const count = Math.round(this.max / this.step);
    const every = [1, 2, count].find((candidate) => count % candidate === 0 && (height * candidate) / count >= LEAST_ROOM) ?? count;
    return Array.from({ length: count / every + 1 }, (_, index) => index * every * this.step);
  }

  private grow(value: number): void {
    this.step = tickStep(0, value, this.steps);
    this.max = Math.ceil(value / this.step - 1e-9) * this.step;
  }
}

/** A y scale from 0 at `bottom` to `max` at `top` px. */
export function yScale(max: number, top: number, bottom: number): ScaleLinear<number, number> {
  return scaleLinear([0, max], [bottom, top]);
}
