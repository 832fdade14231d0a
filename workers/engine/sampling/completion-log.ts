/** Transfers that are over and probes that were answered, in the order in which that happened. */
import type { Completions } from '../network/counts.ts';
import { COMPLETION_NUMBERS } from './frame.ts';

export class CompletionLog implements Completions {
  private values = new Float64Array(16 * COMPLETION_NUMBERS);
  private used = 0;

  add(endpoint: number, began: number, ended: number): void {
    if (this.used === this.values.length) {
      const larger = new Float64Array(2 * this.used);
      larger.set(this.values);
      this.values = larger;
    }
    const { values, used } = this;
    values[used] = endpoint;
    values[used + 1] = began;
    values[used + 2] = ended;
    this.used = used + COMPLETION_NUMBERS;
  }

  get length(): number {
    return this.used / COMPLETION_NUMBERS;
  }

  /** The entries from number `first` on, one after another. */
  from(first: number): Float64Array<ArrayBuffer> {
    return this.values.slice(first * COMPLETION_NUMBERS, this.used);
  }
}
