import { ln } from '../../../theory/math.ts';
import type { RandomStream } from '../../random.ts';
import { LIMITS } from '../../scenario/limits.ts';
import { between, number, type Parameter, type Settings } from '../../scenario/parameter.ts';
import { type LossCard, SHORTEST } from './card.ts';
import type { LossProcess } from './process.ts';

const parameters = [
  number({
    key: 'mean',
    name: 'Mean time between losses',
    unit: 's',
    range: [0.001, LIMITS.duration],
    default: 5,
    help: 'From one loss to the time at which the next one is due; the first packet at or after it is lost.',
    shown: between('s', 0.01, 100),
    tryInTests: [0.01, 2],
  }),
  number({
    key: 'cv',
    symbol: 'CV',
    name: 'Spread of the times',
    range: [0, 1],
    default: 1,
    help: 'Coefficient of variation: 0 is like a clock, 1 is wholly random (exponential).',
  }),
] as const satisfies readonly Parameter[];

/** Mean in s. */
export type IntervalLosses = Settings<'interval', typeof parameters>;

/**
 * Shifted-exponential times between losses: m(1 − cv) plus an exponential of mean m·cv. Each is drawn at the loss before
 * it: the mean between losses is that of the draws and the wait for a packet.
 */
class Interval implements LossProcess {
  private next: number;

  constructor(
    private readonly mean: number,
    private readonly cv: number,
    private readonly random: RandomStream,
    now: number,
  ) {
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

export const interval: LossCard<IntervalLosses> = {
  kind: 'interval',
  name: 'at random times',
  fullName: 'Losses by time',
  about:
    'A packet is lost after a time, not after a number of packets: whoever sends more does not lose more. The times may be even or spread like those of a Poisson process.',
  source: 'tsao2007, “generalised exponential” times; yang2000, Section 4 (Poisson)',
  parameters,
  begin: ({ mean, cv }, { random, now }) => new Interval(mean, cv, random, now),
  lossRate: ({ mean }, packetRate) => Math.min(1, 1 / (mean * packetRate)),
  isRandom: ({ cv }) => cv > 0,
  scaled: (model, factor) => ({ ...model, mean: Math.max(SHORTEST, model.mean / factor) }),
  summary: ({ mean, cv }, say) => say.words(cv === 0 ? 'every {span}' : 'about every {span}', { span: say.span(mean) }),
  clause: ({ mean, cv }, say, at) =>
    cv === 0
      ? ['a packet is lost ', `every ${say.span(mean)}`, at]
      : ['a packet is lost ', `about every ${say.span(mean)}`, `, at random times${at}`],
  picture: ({ mean }) => ({ seconds: 10 * mean }),
};
