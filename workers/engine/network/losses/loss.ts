import { ln } from '../../../theory/math.ts';
import type { RandomStream } from '../../random.ts';
import type { LossModel } from '../../scenario/types.ts';

/** Artificial loss: asked once for every packet that comes to the entry, retransmissions and handshakes included. */
export interface LossProcess {
  /** Whether the packet that comes at `now` (s) is lost. */
  drops(now: number): boolean;
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

  drops(): boolean {
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

  drops(): boolean {
    return this.random.uniform() < this.p;
  }
}

/**
 * Shifted-exponential times between losses (Vojnović & Le Boudec; tsao2007), each drawn at the loss before it: the mean
 * between losses is that of the draws and the wait for a packet.
 */
class IntervalLoss implements LossProcess {
  private readonly mean: number;
  private readonly cv: number;
  private readonly random: RandomStream;
  private next: number;

  constructor(mean: number, cv: number, random: RandomStream, now: number) {
    this.mean = mean;
    this.cv = cv;
    this.random = random;
    this.next = now + this.draw();
  }

  drops(now: number): boolean {
    if (now < this.next) return false;
    this.next = now + this.draw();
    return true;
  }

  private draw(): number {
    const { mean, cv } = this;
    return cv === 0 ? mean : mean * (1 - cv) - mean * cv * ln(1 - this.random.uniform());
  }
}

/** The gaps of a list, over and over. */
class PatternLoss implements LossProcess {
  private readonly gaps: readonly number[];
  private index = 0;
  private arrivals = 0;

  constructor(gaps: readonly number[]) {
    this.gaps = gaps;
  }

  drops(): boolean {
    this.arrivals += 1;
    if (this.arrivals < this.gaps[this.index]!) return false;
    this.arrivals = 0;
    this.index = (this.index + 1) % this.gaps.length;
    return true;
  }
}

/** Spans of time with periodic loss, over and over, the clock from the start of the model. */
class PhasesLoss implements LossProcess {
  private readonly phases: readonly { seconds: number; every: number | null }[];
  private readonly cycle: number;
  private index = 0;
  private until: number;
  private arrivals = 0;

  constructor(phases: readonly { seconds: number; every: number | null }[], now: number) {
    this.phases = phases;
    this.cycle = phases.reduce((sum, phase) => sum + phase.seconds, 0);
    this.until = now + phases[0]!.seconds;
  }

  drops(now: number): boolean {
    // Whole cycles in which nothing came are skipped at once.
    if (now - this.until > this.cycle) this.until += this.cycle * Math.floor((now - this.until) / this.cycle);
    while (now >= this.until) {
      this.index = (this.index + 1) % this.phases.length;
      this.until += this.phases[this.index]!.seconds;
      this.arrivals = 0;
    }
    this.arrivals += 1;
    const { every } = this.phases[this.index]!;
    if (every === null || this.arrivals < every) return false;
    this.arrivals = 0;
    return true;
  }
}

/** Two states that change after a packet, by chance. */
class GilbertByPackets implements LossProcess {
  private readonly change: readonly [number, number];
  private readonly loss: readonly [number, number];
  private readonly random: RandomStream;
  private state: 0 | 1 = 0;

  constructor(change: readonly [number, number], loss: readonly [number, number], random: RandomStream) {
    this.change = change;
    this.loss = loss;
    this.random = random;
  }

  drops(): boolean {
    const lost = this.random.uniform() < this.loss[this.state];
    if (this.random.uniform() < this.change[this.state]) this.state = this.state === 0 ? 1 : 0;
    return lost;
  }
}

/** After so many mean cycles without a packet a two-state chain has forgotten its state: no need to follow it. */
const FORGOTTEN = 100;

/** Two states with exponential holding times. */
class GilbertBySeconds implements LossProcess {
  private readonly means: readonly [number, number];
  private readonly loss: readonly [number, number];
  private readonly random: RandomStream;
  private state: 0 | 1 = 0;
  private until: number;

  constructor(means: readonly [number, number], loss: readonly [number, number], random: RandomStream, now: number) {
    this.means = means;
    this.loss = loss;
    this.random = random;
    this.until = now + this.holdingTime();
  }

  drops(now: number): boolean {
    const [good, bad] = this.means;
    if (now - this.until > FORGOTTEN * (good + bad)) {
      this.state = this.random.uniform() * (good + bad) < bad ? 1 : 0;
      this.until = now + this.holdingTime();
    }
    while (now >= this.until) {
      this.state = this.state === 0 ? 1 : 0;
      this.until += this.holdingTime();
    }
    return this.random.uniform() < this.loss[this.state];
  }

  private holdingTime(): number {
    return -this.means[this.state] * ln(1 - this.random.uniform());
  }
}

/** One process after the other. */
class ScheduledLoss implements LossProcess {
  private readonly steps: readonly { at: number; begin: (at: number) => LossProcess | null }[];
  private index = -1;
  private current: LossProcess | null = null;

  constructor(steps: readonly { at: number; begin: (at: number) => LossProcess | null }[]) {
    this.steps = steps;
  }

  drops(now: number): boolean {
    while (this.index + 1 < this.steps.length && now >= this.steps[this.index + 1]!.at) {
      this.index += 1;
      const step = this.steps[this.index]!;
      this.current = step.begin(step.at);
    }
    return this.current !== null && this.current.drops(now);
  }
}

/**
 * The process of a model that begins at `now`, or null where nothing is lost. `random` is the entry's loss stream.
 * A periodic model in place of another one (`before`) goes on counting from the last loss, whatever its `offset`: as in
 * ns-2, and a learner who moves the control does not put off the next loss with every step.
 */
export function lossProcess(
  model: LossModel,
  random: RandomStream,
  now: number,
  before: LossProcess | null = null,
): LossProcess | null {
  switch (model.kind) {
    case 'none':
      return null;
    case 'periodic':
      return new PeriodicLoss(
        model.every,
        before instanceof PeriodicLoss ? model.every - before.counted : model.offset,
      );
    case 'bernoulli':
      return model.p > 0 ? new BernoulliLoss(model.p, random) : null;
    case 'interval':
      return new IntervalLoss(model.mean, model.cv, random, now);
    case 'pattern':
      return new PatternLoss(model.gaps);
    case 'phases':
      return new PhasesLoss(model.phases, now);
    case 'gilbert': {
      const loss = [model.lossGood, model.lossBad] as const;
      return model.by === 'packets'
        ? new GilbertByPackets([model.toBad, model.toGood], loss, random)
        : new GilbertBySeconds([model.good, model.bad], loss, random, now);
    }
    case 'schedule':
      return new ScheduledLoss(
        model.steps.map((step) => ({ at: step.at, begin: (at: number) => lossProcess(step.model, random, at) })),
      );
  }
}
