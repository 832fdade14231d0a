/**
 * Digest of a stream of frames: 64 bits over the bits of every Float32. Equal digests mean equal runs. It is not a
 * cryptographic hash. FNV-1a on words, two lanes with different multipliers, avalanche at the end.
 */
export class FrameDigest {
  private low = 0x811c9dc5 | 0;
  private high = 0x9e3779b9 | 0;

  /** Add a frame, given as the bits of its Float32 numbers. */
  add(words: Uint32Array): void {
    let { low, high } = this;
    for (let index = 0; index < words.length; index += 1) {
      const word = words[index]!;
      low = Math.imul(low ^ word, 0x01000193);
      low ^= low >>> 15;
      high = Math.imul(high ^ word, 0x85ebca6b);
      high ^= high >>> 13;
    }
    this.low = low;
    this.high = high;
  }

  /** The digest as 16 hexadecimal digits. */
  toString(): string {
    return hex(avalanche(this.high ^ Math.imul(this.low, 0x27d4eb2f))) + hex(avalanche(this.low));
  }
}

function avalanche(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

function hex(value: number): string {
  return (value >>> 0).toString(16).padStart(8, '0');
}
