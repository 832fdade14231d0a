/** One animation frame for everything that moves on the page. A painter that returns true wants another frame. */
export type Painter = (wallMs: number) => boolean;

export class FrameLoop {
  private readonly painters = new Set<Painter>();
  private requested = 0;

  /** Call `painter` on every frame that is asked for; returns how to take it out again. */
  add(painter: Painter): () => void {
    this.painters.add(painter);
    this.request();
    return () => this.painters.delete(painter);
  }

  /** Ask for a frame; asking again before it comes changes nothing. */
  request = (): void => {
    this.requested ||= requestAnimationFrame(this.run);
  };

  private readonly run = (wallMs: number): void => {
    this.requested = 0;
    let more = false;
    for (const painter of this.painters) more = painter(wallMs) || more;
    if (more) this.request();
  };
}
