/** 32 bits over all numbers and words that are taken in (FNV-1a); quick, since a run has many. */
export class NumberHash {
  private state = 0x811c9dc5;
  private readonly number = new Float64Array(1);
  private readonly words = new Uint32Array(this.number.buffer);

  /** Of objects their values, in the order of their keys. */
  take(...all: readonly unknown[]): this {
    for (const one of all) {
      if (typeof one === 'number') {
        this.number[0] = one;
        this.mix(this.words[0]!);
        this.mix(this.words[1]!);
      } else if (typeof one === 'string') for (let at = 0; at < one.length; at += 1) this.mix(one.charCodeAt(at));
      else if (ArrayBuffer.isView(one)) for (const each of one as Float64Array) this.take(each);
      else if (typeof one === 'object' && one !== null) this.take(...Object.values(one));
      else this.mix(one === true ? 1 : one === false ? 2 : 3);
    }
    return this;
  }

  toString(): string {
    return (this.state >>> 0).toString(16).padStart(8, '0');
  }

  private mix(word: number): void {
    this.state = Math.imul(this.state ^ word, 0x01000193);
    this.state ^= this.state >>> 15;
  }
}
