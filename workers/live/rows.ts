/** Rows of numbers, one after another, each of its own length: its first number is how many numbers it has. Of too many the older half is lost. */
export class Rows {
  data = new Float64Array(64);
  private used = 0;
  /** Numbers that stood before `data` begins, of all rows ever: those that are lost. */
  first = 0;

  /** @param most numbers that are kept at most */
  constructor(private readonly most: number) {}

  /** Where the next row will begin, counted from the first row ever. */
  get end(): number {
    return this.first + this.used;
  }

  /** Where in `data` a row begins that began at `offset` of all; negative if it is lost. */
  placeOf(offset: number): number {
    return offset - this.first;
  }

  /** @returns where in `data` the new row begins */
  add(length: number): number {
    if (this.used + length > this.most) this.forget();
    while (this.used + length > this.data.length) {
      const larger = new Float64Array(2 * this.data.length);
      larger.set(this.data);
      this.data = larger;
    }
    const place = this.used;
    this.data[place] = length;
    this.used += length;
    return place;
  }

  /** The rows from `offset` on, or all that are here. */
  from(offset: number): Float64Array<ArrayBuffer> {
    return this.data.slice(Math.max(0, this.placeOf(offset)), this.used);
  }

  private forget(): void {
    let lost = 0;
    while (lost < this.used / 2) lost += this.data[lost]!;
    this.data.copyWithin(0, lost, this.used);
    this.used -= lost;
    this.first += lost;
  }
}
