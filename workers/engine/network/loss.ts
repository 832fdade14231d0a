import type { RandomStream } from '../random.ts';
import type { LossModel } from '../scenario/types.ts';

/** Artificial loss: asked once for every packet that comes to the door, retransmissions and handshakes included. */
export interface LossProcess {
  /** Whether this packet is lost. */
  strikes(): boolean;
}

/** Every `every`-th packet, the first one as number `offset`. */
class PeriodicLoss implements LossProcess {
  private readonly every: number;
  private left: number;

  /** Packets that have come since the last loss; before the first one, as if one had been `every` packets before it. */
  get counted(): number {
    return this.every - this.left;
  }

  constructor(every: number, offset: number) {
    this.every = every;
    this.left = offset;
  }

  strikes(): boolean {
    this.left -= 1;
    if (this.left > 0) return false;
    this.left = this.every;
    return true;
  }
}

/** Each packet with chance `p`, independently. */
class BernoulliLoss implements LossProcess {
  private readonly p: number;
  private readonly random: RandomStream;

  constructor(p: number, random: RandomStream) {
    this.p = p;
    this.random = random;
  }

  strikes(): boolean {
    return this.random.uniform() < this.p;
  }
}

/**
 * The process of a model, or null where nothing is lost. `random` is the loss stream of the run.
 * A periodic model in place of another one (`before`) goes on counting from the last loss, whatever its `offset`: as in
 * ns-2, and a learner who moves the control does not put off the next loss with every step.
 */
export function lossProcess(model: LossModel, random: RandomStream, before: LossProcess | null = null): LossProcess | null {
  switch (model.kind) {
    case 'none':
      return null;
    case 'periodic':
      return new PeriodicLoss(model.every, before instanceof PeriodicLoss ? model.every - before.counted : model.offset);
    case 'bernoulli':
      return model.p > 0 ? new BernoulliLoss(model.p, random) : null;
  }
}
