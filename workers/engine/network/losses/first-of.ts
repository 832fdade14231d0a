import type { Parameter, Settings } from '../../scenario/parameter.ts';
import { type LossCard, rowOf } from './card.ts';
import type { LossProcess } from './process.ts';

const parameters = [
  {
    type: 'number',
    key: 'count',
    symbol: 'n',
    name: 'Lost at first',
    unit: 'packets',
    min: 1,
    max: 1e6,
    whole: true,
    default: 5,
    help: 'The first so many packets are lost.',
    tryInTests: [1, 20],
  },
] as const satisfies readonly Parameter[];
export type FirstLosses = Settings<'first', typeof parameters>;

class First implements LossProcess {
  private left: number;
  constructor(count: number) {
    this.left = count;
  }
  drops(): boolean {
    this.left -= 1;
    return this.left >= 0;
  }
}

export const first: LossCard<FirstLosses> = {
  kind: 'first',
  name: 'at first',
  fullName: 'Losses at the beginning',
  about: 'The first packets are lost, and no more.',
  source: '',
  parameters,
  begin: ({ count }) => new First(count),
  lossRate: () => 0,
  isRandom: () => false,
  scaled: (model, factor) => ({ ...model, count: Math.max(1, Math.floor(model.count * factor)) }),
  summary: ({ count }, say) => `the first ${say.number(count)}`,
  clause: ({ count }, say, at) => ['', `the first ${say.number(count)} packets`, ` are lost${at}`],
  picture: ({ count }) => rowOf(2 * count),
  ns2: 'not written for ns-2.35',
};
