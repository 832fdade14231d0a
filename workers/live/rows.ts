/** Most rows of a kind that can wait; of more the oldest are lost. */
const MOST_ROWS = 1 << 13;

/** Rows of equal width. When there are too many, the older half is lost. */
export class Rows {
  private readonly width: number;
  data: Float64Array;
  private used = 0;
  /** Number of the first row that is here, of all rows ever. */
  private first = 0;
  /** Rows lost since the last `take`. */
  missed = 0;

  constructor(width: number) {
    this.width = width;
    this.data = new Float64Array(16 * width);
  }

  /** Number that the next row will have. */
  get end(): number {
    return this.first + this.used;
  }

  /** Where in `data` a row begins, by its number; negative if it is not here any more. */
  placeOf(number: number): number {
    return (number - this.first) * this.width;
  }

  add(): Float64Array {
    if (this.used >= MOST_ROWS) {
      const lost = MOST_ROWS / 2;
      this.data.copyWithin(0, lost * this.width, this.used * this.width);
      this.used -= lost;
      this.first += lost;
      this.missed += lost;
    }
    if ((this.used + 1) * this.width > this.data.length) {
      const larger = new Float64Array(2 * this.data.length);
      larger.set(this.data);
      this.data = larger;
    }
    this.used += 1;
    const at = (this.used - 1) * this.width;
    return this.data.subarray(at, at + this.width);
  }

  take(): Float64Array<ArrayBuffer> {
    const rows = this.data.slice(0, this.used * this.width);
    this.first += this.used;
    this.used = this.missed = 0;
    return rows;
  }
}
