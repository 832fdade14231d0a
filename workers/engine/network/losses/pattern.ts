import { LIMITS } from '../../scenario/limits.ts';
import { type ListParameter, number } from '../../scenario/parameter.ts';
import { type LossCard, rowOf, scaledCount, sum } from './card.ts';
import type { LossProcess } from './process.ts';

/** Gaps in packets. */
export interface PatternLosses {
  kind: 'pattern';
  gaps: number[];
}

const gaps: ListParameter<number> = {
  type: 'list',
  key: 'gaps',
  name: 'Packets from loss to loss',
  item: 'gap',
  help: 'Over and over: 50, 400 loses the 50th packet, then the 400th after it.',
  of: number({
    key: 'gap',
    name: 'Gap',
    unit: 'packets',
    range: [1, 1e9],
    whole: true,
    default: 50,
    help: 'Packets from one loss to the next, which is counted.',
    tryInTests: [1, 100],
  }),
  longest: LIMITS.lossSteps,
  default: [50, 50, 50, 400, 400, 400],
  notable: [
    { name: 'Mildly bursty', value: [50, 50, 50, 400, 400, 400], source: 'bansal2001, Figure 17' },
    { name: 'Even', value: [100], source: '' },
    { name: 'In pairs', value: [1, 199], source: '' },
  ],
};

/** The packet after `gaps[0]` arrivals, then the one after `gaps[1]` more, and so on, over and over. */
class Pattern implements LossProcess {
  private readonly gaps: readonly number[];
  private index = 0;
  private arrivals = 0;

  constructor(list: readonly number[]) {
    this.gaps = list;
  }

  drops(): boolean {
    this.arrivals += 1;
    if (this.arrivals < this.gaps[this.index]!) return false;
    this.arrivals = 0;
    this.index = (this.index + 1) % this.gaps.length;
    return true;
  }
}

export const pattern: LossCard<PatternLosses> = {
  kind: 'pattern',
  name: 'in a pattern',
  fullName: 'Losses by a pattern of counts',
  about: 'The gaps between losses are given one by one and repeat: bursts of losses without chance.',
  source: 'bansal2001, Figure 17',
  parameters: [],
  list: gaps,
  begin: (model) => new Pattern(model.gaps),
  lossRate: (model) => model.gaps.length / sum(model.gaps),
  isRandom: () => false,
  scaled: (model, factor) => ({ ...model, gaps: model.gaps.map((gap) => scaledCount(gap, factor)) }),
  summary: (model, say) =>
    say.words('{count} in {packets}', { count: model.gaps.length, packets: say.number(sum(model.gaps), 7) }),
  clause: (model, say, at) => ['packets are lost ', 'in a pattern', `, ${pattern.summary(model, say)}${at}`],
  picture: (model) => rowOf(sum(model.gaps)),
};
