import type { RandomStream } from '../../random.ts';
import { number, type Parameter, percent, type Settings } from '../../scenario/parameter.ts';
import { type LossCard, rowOfOneIn, scaledChance } from './card.ts';
import type { LossProcess } from './process.ts';

const parameters = [
  number({
    key: 'p',
    symbol: 'p',
    name: 'Lost',
    range: [0, 1],
    default: 0.01,
    help: 'Chance that a packet is lost; it does not depend on those before it.',
    shown: percent(0.01, 100),
    tryInTests: [0, 0.3],
  }),
] as const satisfies readonly Parameter[];

export type BernoulliLosses = Settings<'bernoulli', typeof parameters>;

/** Each packet with chance `p`, independently. */
class Bernoulli implements LossProcess {
  constructor(
    private readonly p: number,
    private readonly random: RandomStream,
  ) {}

  drops(): boolean {
    return this.random.uniform() < this.p;
  }
}

export const bernoulli: LossCard<BernoulliLosses> = {
  kind: 'bernoulli',
  name: 'at random',
  fullName: 'Bernoulli losses',
  about: 'Each packet is lost with the same chance, independently of all others.',
  source: 'yang2000, Section 4; jin2001, Section 5',
  parameters,
  begin: ({ p }, { random }) => (p > 0 ? new Bernoulli(p, random) : null),
  lossRate: ({ p }) => p,
  isRandom: () => true,
  scaled: (model, factor) => ({ ...model, p: scaledChance(model.p, factor) }),
  summary: ({ p }, say) =>
    say.words(p > 0 ? '1 in {count}, at random' : 'no, at random', { count: say.number(1 / p, 3) }),
  clause: ({ p }, say, at) => ['', say.oneIn(p), ` is lost at random${at}`],
  verb: ({ p }, say) => say.words(p > 0 ? '1 in {count} lost' : 'no lost', { count: say.number(1 / p, 3) }),
  picture: ({ p }) => rowOfOneIn(1 / Math.max(p, 1e-6)),
};
