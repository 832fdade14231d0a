/**
 * One animation frame for everything that moves on the page. A painter that returns true wants another frame. On a slow
 * machine painters take turns: a frame begins no further one after so many ms, and the next begins with those that are left.
 */
export type Painter = (wallMs: number) => boolean;

/** Half a frame at 60 a second: the browser needs time too. */
export const FRAME_MS = 8;

export class FrameLoop {
  private readonly painters = new Set<Painter>();
  /** Those that are to paint, in that order. */
  private readonly due = new Set<Painter>();
  private requested = 0;

  /** Call `painter` on every frame that is asked for; returns how to take it out again. */
  add(painter: Painter): () => void {
    this.painters.add(painter);
    this.request();
    return () => {
      this.painters.delete(painter);
      this.due.delete(painter);
    };
  }

  /** Ask for a frame; asking again before it comes changes nothing. */
  request = (): void => {
    for (const painter of this.painters) this.due.add(painter);
    this.requested ||= requestAnimationFrame(this.run);
  };

  private readonly run = (wallMs: number): void => {
    this.requested = 0;
    const begun = performance.now();
    let more = false;
    for (const painter of [...this.due]) {
      if (performance.now() - begun > FRAME_MS) break;
      if (this.due.delete(painter)) more = painter(wallMs) || more;
    }
    if (more) this.request();
    else if (this.due.size > 0) this.requested ||= requestAnimationFrame(this.run);
  };
}
