/**
 * One animation frame for everything that moves on the page. What follows the run is called in every frame. Pictures take
 * turns where a frame has no room for all of them: on a slow machine each is painted less often, and the frames still come.
 */

/** @returns whether it wants another frame */
export type Painter = (wallMs: number) => boolean;

/**
 * Where the script of a frame has taken longer than this, ms, what it has drawn takes as long again and longer to be put on
 * the screen, and that is half of a frame: pictures that can wait do so.
 */
export const BUSY_MS = 3;
/** A picture that has waited for this long, ms of wall time, is the next one, also in a frame that has done much: one a frame. */
const LONGEST_WAIT_MS = 30;

interface Picture {
  paint: Painter;
  mayWait(): boolean;
  /** Wall time of the last frame in which it had its turn, ms. */
  paintedMs: number;
}

export class FrameLoop {
  private readonly painters = new Set<Painter>();
  private pictures: Picture[] = [];
  private requested = 0;

  /**
   * @param commit carries out a change of the page's state, and what follows from it on the page, before it returns
   * @param clock tells wall time, ms: what a frame has taken
   */
  constructor(
    private readonly commit: (change: () => void) => void = (change) => change(),
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /** Call `painter` on every frame that is asked for; returns how to take it out again. */
  add(painter: Painter): () => void {
    this.painters.add(painter);
    this.request();
    return () => this.painters.delete(painter);
  }

  /** Call `paint` on the frames that have room for a picture, or on every one while it may not wait; returns how to take it out again. */
  addPicture(paint: Painter, mayWait: () => boolean = () => true): () => void {
    const picture: Picture = { paint, mayWait, paintedMs: -Infinity };
    this.pictures.push(picture);
    this.request();
    return () => {
      this.pictures = this.pictures.filter((other) => other !== picture);
    };
  }

  /** Ask for a frame; asking again before it comes changes nothing. */
  request = (): void => {
    this.requested ||= requestAnimationFrame(this.run);
  };

  private readonly run = (wallMs: number): void => {
    this.requested = 0;
    const begun = this.clock();
    let more = false;
    this.commit(() => {
      for (const painter of this.painters) more = painter(wallMs) || more;
    });
    // The one that has waited longest comes first: it alone may have had to wait too long.
    const inOrder = this.pictures.toSorted((one, other) => one.paintedMs - other.paintedMs);
    inOrder.forEach((picture, place) => {
      const isLate = place === 0 && wallMs - picture.paintedMs >= LONGEST_WAIT_MS;
      if (picture.mayWait() && !isLate && this.clock() - begun >= BUSY_MS) {
        more = true;
        return;
      }
      picture.paintedMs = wallMs;
      more = picture.paint(wallMs) || more;
    });
    if (more) this.request();
  };
}
