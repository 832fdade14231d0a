/**
 * Lists of numbers that only grow, one per sample, in typed-array chunks. Of a long run they keep every sample of its last
 * part, and before it one bin for `bin` samples: a column its least, its greatest and its mean, a total its value at the
 * bin's end.
 */

/** Which samples are kept, counted in samples: powers of two, `bin` at most `chunk`, `whole` a multiple of it. */
export interface Keeping {
  /** In the whole run, at most. */
  samples: number;
  /** Samples that are allocated together. */
  chunk: number;
  /** The last ones, this many, are all kept. */
  whole: number;
  bin: number;
}

/** Every sample is kept. */
export const KEEP_ALL: Keeping = { samples: Infinity, chunk: 1024, whole: Infinity, bin: 1 };

abstract class Chunks<Chunk extends Float32Array | Float64Array> {
  /** Of samples in bins there is none, or the one that is being filled again. */
  protected readonly chunks: (Chunk | undefined)[] = [];
  /** Numbers of the bins, one bin after the other, as many bins in an array as samples in a chunk. */
  protected readonly bins: Chunk[] = [];
  protected readonly chunkBits: number;
  protected readonly mask: number;
  protected readonly binBits: number;
  /** Room is made where none of these bits of a sample's number is set. */
  private readonly step: number;
  /** Samples before this one are kept in bins. */
  binned = 0;
  length = 0;

  constructor(protected readonly keeping: Keeping) {
    this.chunkBits = Math.log2(keeping.chunk);
    this.mask = keeping.chunk - 1;
    this.binBits = Math.log2(keeping.bin);
    this.step = keeping.bin > 1 ? keeping.bin - 1 : this.mask;
  }

  protected abstract readonly numbersPerBin: number;
  protected abstract allocate(length: number): Chunk;
  /** Write the bin of samples `from` to `to` (exclusive) of a chunk to `bins`, as their number `bin`. */
  protected abstract putInBin(chunk: Chunk, from: number, to: number, bins: Chunk, bin: number): void;

  /** Samples that are kept as one with sample `index`: 1, or those of its bin, which begins at a multiple of it. */
  binAt(index: number): number {
    return index < this.binned ? this.keeping.bin : 1;
  }

  /** Bytes in use. */
  get bytes(): number {
    return this.held().reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  /** Arrays that hold them. */
  get arrays(): number {
    return this.held().length;
  }

  private held(): Chunk[] {
    return [...new Set([...this.chunks, ...this.bins])].filter((array) => array !== undefined);
  }

  protected append(value: number): void {
    if ((this.length & this.step) === 0) this.makeRoom();
    this.chunks[this.length >> this.chunkBits]![this.length & this.mask] = value;
    this.length++;
  }

  private makeRoom(): void {
    if ((this.length & this.mask) === 0) this.addChunk();
    if (this.length - this.binned === this.keeping.whole) this.addBin();
  }

  /** Where all chunks are there the oldest is filled again, behind the bins that its samples are put into. */
  private addChunk(): void {
    const { chunk, whole } = this.keeping;
    const oldest = this.chunks.length - whole / chunk;
    this.chunks.push(oldest < 0 ? this.allocate(chunk) : this.chunks[oldest]);
    if (oldest > 0) this.chunks[oldest - 1] = undefined;
  }

  /** Put the oldest samples into a bin: a few for each sample that comes, so that no frame has many to do. */
  private addBin(): void {
    const { chunk, bin } = this.keeping;
    const number = this.binned >> this.binBits;
    if ((number & this.mask) === 0) this.bins.push(this.allocate(this.numbersPerBin * chunk));
    const from = this.binned & this.mask;
    const oldest = this.chunks[this.binned >> this.chunkBits]!;
    this.putInBin(oldest, from, from + bin, this.bins[number >> this.chunkBits]!, number & this.mask);
    this.binned += bin;
  }

  /** One of the numbers of the bin of sample `index`. */
  protected ofBin(index: number, which: number): number {
    const bin = index >> this.binBits;
    return this.bins[bin >> this.chunkBits]![this.numbersPerBin * (bin & this.mask) + which]!;
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

  protected allocate(length: number): Float32Array {
    return new Float32Array(length);
  }

  protected putInBin(chunk: Float32Array, from: number, to: number, bins: Float32Array, bin: number): void {
    let [sum, count, least, greatest] = [0, 0, NaN, NaN];
    for (let place = from; place < to; place++) {
      const value = chunk[place]!;
      if (Number.isNaN(value)) continue;
      sum += value;
      count++;
      if (!(least <= value)) least = value;
      if (!(greatest >= value)) greatest = value;
    }
    bins[3 * bin] = sum / count;
    bins[3 * bin + 1] = least;
    bins[3 * bin + 2] = greatest;
  }
}

/** Running totals, in double precision: a single loses count past 16 million. Within a bin they rise evenly. */
export class Totals extends Chunks<Float64Array> {
  protected readonly numbersPerBin = 1;
  private exactTotal = 0;
  private total = 0;

  constructor(
    keeping = KEEP_ALL,
    /** A sample whose total stays exact, and that total. */
    private readonly exact: number = -1,
  ) {
    super(keeping);
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
    const end = this.ofBin(index, 0);
    const within = (place & (bin - 1)) + 1;
    if (within === bin) return end;
    const begin = index < bin ? 0 : this.ofBin(index - bin, 0);
    return begin + ((end - begin) * within) / bin;
  }

  /** Sum of the amounts after index `from`, up to and including index `to`; `from` −1 is the beginning. */
  between(from: number, to: number): number {
    return to < 0 ? 0 : this.at(to) - (from < 0 ? 0 : this.at(from));
  }

  protected allocate(length: number): Float64Array {
    return new Float64Array(length);
  }

  protected putInBin(chunk: Float64Array, _from: number, to: number, bins: Float64Array, bin: number): void {
    bins[bin] = chunk[to - 1]!;
  }
}
