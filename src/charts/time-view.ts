/** Which stretch of time is in view. */

/** Part of the window by which the picture may pass its right edge and still push it on; more is a jump. */
const PUSH = 0.1;
/** After a jump this part of the window lies right of the time on show. */
const AHEAD = 0.25;

/**
 * While the run is followed, now is the right edge. Gone back, the window stays where it was and now moves in it; where
 * now leaves it, the window is turned like a page. Two views that get the same calls of `update` show the same stretch.
 */
export class TimeView {
  from = 0;
  to = 0;
  /** Right edge while no stretch is zoomed into, s. */
  private edge = 0;
  private now = 0;
  private known = 0;

  /**
   * @param now time on show, s
   * @param known latest time of which there are samples, s
   * @param window seconds in view; null is the whole run
   * @param zoom stretch looked at in place of that
   */
  update(
    now: number,
    known: number,
    window: number | null,
    zoom: readonly [number, number] | null,
    duration: number,
  ): void {
    const span = window ?? duration;
    const later = Math.max(known, now);
    // Another run has begun: there is nothing to hold the window for.
    const restarted = now < this.now && known < this.known;
    [this.now, this.known] = [now, known];
    if (restarted) {
      this.edge = now;
    } else if (now > this.edge) {
      this.edge = now - this.edge < PUSH * span ? now : Math.min(now + AHEAD * span, later);
    } else if (now < this.edge - span) {
      this.edge = Math.min(later, Math.max(span, now + AHEAD * span));
    }
    [this.from, this.to] = zoom ?? (window === null ? [0, duration] : [this.edge - span, this.edge]);
  }
}
