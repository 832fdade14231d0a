/** The time on show: it goes on evenly, a little behind the engine, whose reports come in batches. */

/** A picture that is further behind the engine than this, s of wall time, catches up. */
const SLACK = 0.08;
/** Part of the excess that is caught up in each frame. */
const CATCH_UP = 0.1;
/** A longer gap between frames (a hidden page) counts as this much, s. */
const LONGEST_FRAME = 0.1;

export class DisplayClock {
  /** Simulated s. */
  time = 0;
  private wallMs: number | null = null;

  /** Show `time` from now on. */
  set(time: number): void {
    this.time = time;
    this.wallMs = null;
  }

  /** Pause: wall time until the next `advance` does not count. */
  rest(): void {
    this.wallMs = null;
  }

  /**
   * Go on to the frame at `wallMs`.
   * @param speed simulated s per wall s; null is as fast as the engine goes
   * @param limit time up to which the picture is known, s
   */
  advance(wallMs: number, speed: number | null, limit: number): void {
    const passed = this.wallMs === null ? 0 : Math.min(LONGEST_FRAME, Math.max(0, wallMs - this.wallMs) / 1000);
    this.wallMs = wallMs;
    if (speed === null) {
      this.time = Math.max(this.time, limit);
      return;
    }
    const next = this.time + passed * speed;
    const excess = limit - next - SLACK * speed;
    this.time = Math.max(this.time, Math.min(limit, excess > 0 ? next + CATCH_UP * excess : next));
  }
}
