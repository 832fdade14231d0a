/** Transfers that are over and probes that were answered: when each began and ended. Append-only; never in React state. */
import { firstAfter } from '../first-after.ts';
import { COMPLETION_NUMBERS } from '../../workers/engine/sampling/frame.ts';

export class CompletionStore {
  private readonly values: number[] = [];

  /** Entries from number `first` on. Those that are known are skipped: a run that is replayed sends them again. */
  append(first: number, data: Float64Array): void {
    for (let at = this.values.length - first * COMPLETION_NUMBERS; at < data.length; at++) this.values.push(data[at]!);
  }

  get length(): number {
    return this.values.length / COMPLETION_NUMBERS;
  }

  endpoint(index: number): number {
    return this.values[index * COMPLETION_NUMBERS]!;
  }

  began(index: number): number {
    return this.values[index * COMPLETION_NUMBERS + 1]!;
  }

  ended(index: number): number {
    return this.values[index * COMPLETION_NUMBERS + 2]!;
  }

  /** How many have ended at or before `time`, s: entries are in the order of their ends. */
  endedBy(time: number): number {
    return firstAfter(time, 0, this.length, (index) => this.ended(index));
  }

  /** How long those of an endpoint took that ended after `from` and at or before `to`, s. */
  of(belongs: (endpoint: number) => boolean, from: number, to: number): number[] {
    const durations: number[] = [];
    const end = this.endedBy(to);
    for (let index = this.endedBy(from); index < end; index++)
      if (belongs(this.endpoint(index))) durations.push(this.ended(index) - this.began(index));
    return durations;
  }
}
