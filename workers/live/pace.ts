/** How simulated time follows wall time: from a common start, at the reader's speed. */
export class Pace {
  /** Simulated s per wall s; null is as fast as possible. */
  speed: number | null = 1;
  /** At wall time `wall` (ms) the run was at `time` (s). */
  private wall = 0;
  private time = 0;

  /** Start from here: at wall time `wall` (ms) the run is at `time` (s). */
  start(wall: number, time: number): void {
    this.wall = wall;
    this.time = time;
  }

  /** Simulated time at which the run should be at wall time `wall` (ms), s. */
  target(wall: number): number {
    return this.speed === null ? Infinity : this.time + ((wall - this.wall) / 1000) * this.speed;
  }

  /** How long ago a run that is at `time` (s) should have been there, ms of wall time; never behind at full speed. */
  behind(wall: number, time: number): number {
    return this.speed === null ? 0 : wall - this.wall - ((time - this.time) / this.speed) * 1000;
  }
}
