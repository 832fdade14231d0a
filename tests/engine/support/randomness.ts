import { RandomStream } from '../../../workers/engine/random.ts';

/** A "random" stream that returns the same number each time. */
export class ConstantStream extends RandomStream {
  private readonly value: number;

  constructor(value: number) {
    super(0, 'constant');
    this.value = value;
  }

  override uniform(): number {
    return this.value;
  }
}
