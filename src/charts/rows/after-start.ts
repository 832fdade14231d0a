import type { RunSeries } from '../../run/series.ts';
import type { GrowingTop } from '../scales.ts';
import type { Scene } from '../scene.ts';

/** Below such a part of the axis what is in view lies flat at its foot. */
const FLAT = 1 / 3;

/**
 * Lets an axis come down once the view has left the warm-up: how far a start overshot is no measure of what comes after it. Back
 * in the warm-up the axis has its old room again.
 */
export class AfterStart {
  /** The run whose warm-up has left the view. */
  private left: RunSeries | null = null;
  /** Top of the axis before it came down; 0 if it has not. */
  private before = 0;

  /**
   * @param inView the axis that what is in view needs; asked once a run
   * @returns the axis from now on: `top`, or what is in view
   */
  settle(scene: Scene, top: GrowingTop, inView: () => GrowingTop): GrowingTop {
    const { series, scenario } = scene;
    if (this.left !== null && this.left !== series) [this.left, this.before] = [null, 0];
    if (scene.from < scenario.warmup) {
      top.include(this.before);
      [this.left, this.before] = [null, 0];
    } else if (this.left === null && scenario.warmup > 0 && series.length > 0) {
      this.left = series;
      const fitted = inView();
      if (fitted.max < FLAT * top.max) {
        this.before = top.max;
        return fitted;
      }
    }
    return top;
  }
}
