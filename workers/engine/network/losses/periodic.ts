import { between, number, type Parameter, type Settings } from '../../scenario/parameter.ts';
import { type LossCard, rowOfOneIn, scaledCount } from './card.ts';
import type { LossProcess } from './process.ts';

const parameters = [
  number({
    key: 'every',
    symbol: '1/p',
    name: 'One packet in',
    unit: 'packets',
    range: [1, 1e9],
    whole: true,
    default: 100,
    help: 'This many packets after a lost one the next one is lost.',
    shown: between('packets', 2, 10_000),
    tryInTests: [2, 200],
  }),
  number({
    key: 'offset',
    name: 'First one',
    unit: 'packets',
    range: [1, 1e9],
    whole: true,
    default: 100,
    sameAs: 'every',
    help: 'Number of the first packet that is lost, counted from 1.',
    tryInTests: [1, 100],
  }),
] as const satisfies readonly Parameter[];

/** In packets. */
export type PeriodicLosses = Settings<'periodic', typeof parameters>;

/** Every `every`-th packet, the first one as number `offset`. */
class Periodic implements LossProcess {
  private left: number;

  /** Packets since the last loss; before the first one, as if one had been `every` packets before it. */
  get counted(): number {
    return this.every - this.left;
  }

  constructor(
    private readonly every: number,
    offset: number,
  ) {
    this.left = offset;
  }

  drops(): boolean {
    this.left -= 1;
    if (this.left > 0) return false;
    this.left = this.every;
    return true;
  }
}

export const periodic: LossCard<PeriodicLosses> = {
  kind: 'periodic',
  name: 'evenly',
  fullName: 'Periodic losses',
  about: 'Every n-th packet is lost. Chance has no part in it: the losses that the simplest models of TCP assume.',
  source: 'bansal2001, Section 4.3; yang2000, Section 4',
  parameters,
  /**
   * In place of another periodic model it goes on counting from the last loss, and its offset does not count: as in ns-2, and a
   * learner who moves the control does not put off the next loss with every step.
   */
  begin: ({ every, offset }, { before }) =>
    new Periodic(every, before instanceof Periodic ? every - before.counted : offset),
  lossRate: ({ every }) => 1 / every,
  isRandom: () => false,
  scaled: (model, factor) => ({
    ...model,
    every: scaledCount(model.every, factor),
    offset: scaledCount(model.offset, factor),
  }),
  summary: ({ every }, say) => say.words('1 in {count}, evenly', { count: say.number(every) }),
  clause: ({ every }, say, at) => ['', `every ${say.ordinal(every)} packet`, ` is lost${at}`],
  verb: ({ every }, say) => say.words('every {ordinal} lost', { ordinal: say.ordinal(every) }),
  picture: ({ every }) => rowOfOneIn(every),
};
