/**
 * Lists of numbers that only grow, one per sample, in typed-array chunks. Of a long run they keep every sample of its last
 * part, and before it one bin for `bin` samples: a column its least, its greatest and its mean, a total its value at the
 * bin's end.
 */

/** Which samples are kept. All numbers count samples; `chunk` and `bin` are powers of two, `bin` at most `chunk`. */
export interface Keeping {
  /** In the whole run, at most. */
  samples: number;
  /** Samples that are allocated, and put into bins, together. */
  chunk: number;
  /** Whole chunks, before the one being filled, of which every sample is kept. */
  whole: number;
  bin: number;
}

/** Every sample is kept. */
export const KEEP_ALL: Keeping = { samples: Infinity, chunk: 1024, whole: Infinity, bin: 1 };

abstract class Chunks<Chunk extends Float32Array | Float64Array> {
  protected readonly keeping: Keeping;
  /** Of samples in bins there is none. */
  protected readonly chunks: (Chunk | undefined)[] = [];
  /** Numbers of every bin, one bin after the other: an array for them all, since a small array takes hundreds of bytes. */
  protected bins: Chunk | null = null;
  protected readonly chunkBits: number;
  protected readonly mask: number;
  protected readonly binBits: number;
  /** Samples before this one are kept in bins. */
  binned = 0;
  length = 0;

  constructor(keeping: Keeping) {
    this.keeping = keeping;
    this.chunkBits = Math.log2(keeping.chunk);
    this.mask = keeping.chunk - 1;
    this.binBits = Math.log2(keeping.bin);
  }

  protected abstract readonly numbersPerBin: number;
  protected abstract allocate(length: number): Chunk;
  /** Write the bins of a whole chunk to `bins`; the first of them is bin number `from`. */
  protected abstract putInBins(chunk: Chunk, bins: Chunk, from: number): void;

  /** Samples that are kept as one with sample `index`: 1, or those of its bin, which begins at a multiple of it. */
  binAt(index: number): number {
    return index < this.binned ? this.keeping.bin : 1;
  }

  /** Bytes in use. */
  get bytes(): number {
    return this.chunks.reduce((sum, chunk) => sum + (chunk?.byteLength ?? 0), this.bins?.byteLength ?? 0);
  }

  /** Arrays that hold them. */
  get arrays(): number {
    return this.chunks.filter(Boolean).length + (this.bins ? 1 : 0);
  }

  protected append(value: number): void {
    const place = this.length & this.mask;
    if (place === 0) this.addChunk();
    this.chunks[this.length >> this.chunkBits]![place] = value;
    this.length++;
  }

  private addChunk(): void {
    const { chunk, whole, samples, bin } = this.keeping;
    const oldest = this.binned >> this.chunkBits;
    if (this.chunks.length - oldest <= whole) {
      this.chunks.push(this.allocate(chunk));
      return;
    }
    const freed = this.chunks[oldest]!;
    this.bins ??= this.allocate(this.numbersPerBin * Math.ceil(samples / bin));
    this.putInBins(freed, this.bins, this.binned >> this.binBits);
    this.chunks[oldest] = undefined;
    this.binned += chunk;
    this.chunks.push(freed);
  }
}

/** Numbers of each sample, in single precision. A bin keeps the mean of those that are a number. */
export class Column extends Chunks<Float32Array> {
  /** Mean, least, greatest. */
  protected readonly numbersPerBin = 3;

  constructor(keeping = KEEP_ALL) {
    super(keeping);
  }

  push(value: number): void {
    this.append(value);
  }

  /** The value at `index`, which must be from 0 to length − 1; of a bin its mean. */
  at(index: number): number {
    if (index < this.binned) return this.ofBin(index, 0);
    return this.chunks[index >> this.chunkBits]![index & this.mask]!;
  }

  /** Of a bin its least. */
  least(index: number): number {
    return index < this.binned ? this.ofBin(index, 1) : this.at(index);
  }

  /** Of a bin its greatest. */
  greatest(index: number): number {
    return index < this.binned ? this.ofBin(index, 2) : this.at(index);
  }

  private ofBin(index: number, which: number): number {
    return this.bins![3 * (index >> this.binBits) + which]!;
  }

  protected allocate(length: number): Float32Array {
    return new Float32Array(length);
  }

  protected putInBins(chunk: Float32Array, bins: Float32Array, from: number): void {
    const { bin } = this.keeping;
    for (let begin = 0, at = 3 * from; begin < chunk.length; begin += bin, at += 3) {
      let [sum, count, least, greatest] = [0, 0, NaN, NaN];
      for (let place = begin; place < begin + bin; place++) {
        const value = chunk[place]!;
        if (Number.isNaN(value)) continue;
        sum += value;
        count++;
        if (!(least <= value)) least = value;
        if (!(greatest >= value)) greatest = value;
      }
      bins[at] = sum / count;
      bins[at + 1] = least;
      bins[at + 2] = greatest;
    }
  }
}

/** Running totals, in double precision: a single loses count past 16 million. Within a bin they rise evenly. */
export class Totals extends Chunks<Float64Array> {
  protected readonly numbersPerBin = 1;
  /** A sample whose total stays exact, and that total. */
  private readonly exact: number;
  private exactTotal = 0;
  private total = 0;

  constructor(keeping = KEEP_ALL, exact = -1) {
    super(keeping);
    this.exact = exact;
  }

  /** Append the last total plus `amount`. */
  add(amount: number): void {
    this.total += amount;
    if (this.length === this.exact) this.exactTotal = this.total;
    this.append(this.total);
  }

  at(index: number): number {
    const place = index & this.mask;
    if (index >= this.binned) return this.chunks[index >> this.chunkBits]![place]!;
    if (index === this.exact) return this.exactTotal;
    const { bin } = this.keeping;
    const end = this.endOfBin(index);
    const within = (place & (bin - 1)) + 1;
    if (within === bin) return end;
    const begin = index < bin ? 0 : this.endOfBin(index - bin);
    return begin + ((end - begin) * within) / bin;
  }

  /** Sum of the amounts after index `from`, up to and including index `to`; `from` −1 is the beginning. */
  between(from: number, to: number): number {
    return to < 0 ? 0 : this.at(to) - (from < 0 ? 0 : this.at(from));
  }

  private endOfBin(index: number): number {
    return this.bins![index >> this.binBits]!;
  }

  protected allocate(length: number): Float64Array {
    return new Float64Array(length);
  }

  protected putInBins(chunk: Float64Array, bins: Float64Array, from: number): void {
    const { bin } = this.keeping;
    for (let end = bin, at = from; end <= chunk.length; end += bin, at++) bins[at] = chunk[end - 1]!;
  }
}
