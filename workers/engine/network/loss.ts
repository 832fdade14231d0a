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

/** The process of a model, or null where nothing is lost. `random` is the loss stream of the run. */
export function lossProcess(model: LossModel, random: RandomStream): LossProcess | null {
  switch (model.kind) {
    case 'none':
      return null;
    case 'periodic':
      return new PeriodicLoss(model.every, model.offset);
    case 'bernoulli':
      return model.p > 0 ? new BernoulliLoss(model.p, random) : null;
  }
}
