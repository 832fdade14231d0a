import { RandomStream } from '../../../workers/engine/random.ts';

/** A "random" stream that returns the same number each time. */
export class ConstantStream extends RandomStream {
  constructor(private readonly value: number) {
    super(0, 'constant');
  }

  override uniform(): number {
    return this.value;
  }
}
