/** Frames that wait to be sent, row after row. */
export class FrameBuffer {
  private data: Float32Array<ArrayBuffer>;
  /** Frames that wait, and the number of the first. */
  rows = 0;
  private first: number;
  /** Frames still to come that the page has. */
  private known: number;

  /** @param width numbers in a frame @param first frame from which frames are wanted: the page has those before */
  constructor(
    private readonly width: number,
    first: number,
  ) {
    this.first = this.known = first;
    this.data = new Float32Array(width * 64);
  }

  /** Add the next frame. */
  add(row: Float32Array): void {
    if (this.known > 0) {
      this.known--;
      return;
    }
    if ((this.rows + 1) * this.width > this.data.length) {
      const larger = new Float32Array(this.data.length * 2);
      larger.set(this.data);
      this.data = larger;
    }
    this.data.set(row, this.rows * this.width);
    this.rows++;
  }

  /** Remove the frames that wait. */
  take(): { first: number; count: number; data: Float32Array<ArrayBuffer> } {
    const { first, rows: count } = this;
    const data = this.data.slice(0, count * this.width);
    this.first += count;
    this.rows = 0;
    return { first, count, data };
  }
}
