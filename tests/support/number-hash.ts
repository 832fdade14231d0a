/** 32 bits over all numbers and words that are taken in (FNV-1a); quick, since a run has many. */
export class NumberHash {
  private state = 0x811c9dc5;
  private readonly number = new Float64Array(1);
  private readonly words = new Uint32Array(this.number.buffer);

  /** Of objects their values, in the order of their keys. */
  take(...all: readonly unknown[]): this {
    for (let at = 0; at < all.length; at += 1) this.one(all[at]);
    return this;
  }

  private one(value: unknown): void {
    if (typeof value === 'number') {
      // The bits of a NaN that a division leaves are not the same on every processor.
      this.number[0] = Number.isNaN(value) ? NaN : value;
      this.mix(this.words[0]!);
      this.mix(this.words[1]!);
    } else if (typeof value === 'string') for (let at = 0; at < value.length; at += 1) this.mix(value.charCodeAt(at));
    else if (ArrayBuffer.isView(value)) for (const each of value as Float64Array) this.one(each);
    // The keys in place of the values: no list of them is made.
    else if (typeof value === 'object' && value !== null) for (const key in value) this.one((value as never)[key]);
    else this.mix(value === true ? 1 : value === false ? 2 : 3);
  }

  toString(): string {
    return (this.state >>> 0).toString(16).padStart(8, '0');
  }

  private mix(word: number): void {
    this.state = Math.imul(this.state ^ word, 0x01000193);
    this.state ^= this.state >>> 15;
  }
}
