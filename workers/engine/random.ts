/**
 * Random streams. Every consumer (a loss model, a RED queue, a flow's jitter, ...) has a stream of its own, derived
 * from the scenario's seed and the consumer's name, so that adding a flow does not change another flow's losses.
 */
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

const TO_UNIT = 1 / 4_294_967_296;

export class RandomStream {
  private readonly generator: { next(): number };

  constructor(seed: number, name: string) {
    this.generator = xoroshiro128plus(hash(seed, name));
  }

  /** Uniform in [0, 1), in steps of 2^-32. */
  uniform(): number {
    return (this.generator.next() >>> 0) * TO_UNIT;
  }
}

/** FNV-1a of the name, begun from the seed, with a final avalanche: neighbouring seeds give unrelated streams. */
function hash(seed: number, name: string): number {
  let value = (0x811c9dc5 ^ seed) | 0;
  for (let index = 0; index < name.length; index += 1) value = Math.imul(value ^ name.charCodeAt(index), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return value ^ (value >>> 16);
}
