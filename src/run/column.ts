const CHUNK_BITS = 10;
const CHUNK = 1 << CHUNK_BITS;
const MASK = CHUNK - 1;

/** A list of numbers that only grows, in typed-array chunks: appending never copies what is there. Single precision. */
export class Column {
  private readonly chunks: Float32Array[] = [];
  length = 0;

  push(value: number): void {
    if ((this.length & MASK) === 0) this.chunks.push(new Float32Array(CHUNK));
    this.chunks[this.length >> CHUNK_BITS]![this.length & MASK] = value;
    this.length++;
  }

  /** The value at `index`, which must be from 0 to length − 1. */
  at(index: number): number {
    return this.chunks[index >> CHUNK_BITS]![index & MASK]!;
  }
}

/** As Column, in double precision: for running totals, which a single loses count of past 16 million. */
export class Totals {
  private readonly chunks: Float64Array[] = [];
  length = 0;

  /** Append the last total plus `amount`. */
  add(amount: number): void {
    if ((this.length & MASK) === 0) this.chunks.push(new Float64Array(CHUNK));
    this.chunks[this.length >> CHUNK_BITS]![this.length & MASK] =
      (this.length === 0 ? 0 : this.at(this.length - 1)) + amount;
    this.length++;
  }

  at(index: number): number {
    return this.chunks[index >> CHUNK_BITS]![index & MASK]!;
  }

  /** Sum of the amounts after index `from`, up to and including index `to`; `from` −1 is the beginning. */
  between(from: number, to: number): number {
    return to < 0 ? 0 : this.at(to) - (from < 0 ? 0 : this.at(from));
  }
}
