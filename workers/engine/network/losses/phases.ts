import { LIMITS } from '../../scenario/limits.ts';
import { between, type ListParameter, number } from '../../scenario/parameter.ts';
import { type Corner, type LossCard, MOST_CORNERS, type NumberWords, scaledCount, sum } from './card.ts';
import type { LossProcess } from './process.ts';

/** In each phase every `every`-th packet is lost; null is none. */
interface Phase {
  seconds: number;
  every: number | null;
}

export interface PhasedLosses {
  kind: 'phases';
  phases: Phase[];
}

const list: ListParameter<Phase> = {
  type: 'list',
  key: 'phases',
  name: 'Phases',
  item: 'phase',
  help: 'One after the other, over and over.',
  of: [
    number({
      key: 'seconds',
      name: 'Lasts',
      unit: 's',
      range: [0.001, LIMITS.duration],
      default: 3,
      help: 'How long the phase lasts.',
      shown: between('s', 0.1, 100),
      tryInTests: [0.01, 1],
    }),
    number({
      key: 'every',
      symbol: '1/p',
      name: 'One packet in',
      or: { value: null, switch: 'Packets are lost', words: 'none' },
      unit: 'packets',
      range: [1, 1e9],
      whole: true,
      default: 100,
      help: 'In this phase one packet in this many is lost, at even distances; the count starts again with each phase.',
      shown: between('packets', 1, 10_000),
      tryInTests: [1, 100],
    }),
  ],
  longest: LIMITS.lossSteps,
  default: [
    { seconds: 6, every: 200 },
    { seconds: 1, every: 4 },
  ],
  next: () => ({ seconds: 3, every: null }),
};

/** Spans of time with periodic loss, over and over, the clock from the start of the model. */
class Phases implements LossProcess {
  private readonly phases: readonly Phase[];
  private readonly cycle: number;
  private index = 0;
  private until: number;
  private arrivals = 0;

  constructor(all: readonly Phase[], now: number) {
    this.phases = all;
    this.cycle = sum(all.map(({ seconds }) => seconds));
    this.until = now + all[0]!.seconds;
  }

  drops(now: number): boolean {
    // Whole cycles in which nothing arrived are skipped at once.
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

const chanceIn = ({ every }: Phase): number => (every === null ? 0 : 1 / every);

/** Ends of the phases that lie before `until`, s. */
function ends({ phases: all }: PhasedLosses, until: number): number[] {
  const times: number[] = [];
  const cycle = sum(all.map(({ seconds }) => seconds));
  for (let begin = 0; begin < until; begin += cycle) {
    let end = begin;
    for (const { seconds } of all) {
      end += seconds;
      if (end < until) times.push(end);
    }
  }
  return times;
}

function levels({ phases: all }: PhasedLosses, seconds: number): Corner[] {
  const corners: Corner[] = [];
  for (let time = 0, index = 0; time < seconds && corners.length < MOST_CORNERS; index += 1) {
    const phase = all[index % all.length]!;
    const end = Math.min(seconds, time + phase.seconds);
    corners.push([time, chanceIn(phase)], [end, chanceIn(phase)]);
    time = end;
  }
  return corners;
}

/** Phases that a sentence lists at most. */
const MOST_LISTED = 4;

function listed({ phases: all }: PhasedLosses, say: NumberWords): string {
  const texts = all
    .slice(0, MOST_LISTED)
    .map(
      (phase) =>
        `${phase.every === null ? 'none' : `1 packet in ${say.number(phase.every)}`} for ${say.span(phase.seconds)}`,
    );
  return `${texts.join(', then ')}${all.length > MOST_LISTED ? ' and so on' : ''}`;
}

export const phases: LossCard<PhasedLosses> = {
  kind: 'phases',
  name: 'in phases',
  fullName: 'Periodic losses by phases',
  about: 'Spans of time follow one another and repeat; in each of them every n-th packet is lost, or none.',
  source: 'bansal2001, Figures 18 and 19',
  parameters: [],
  list,
  begin: (model, { now }) => new Phases(model.phases, now),
  lossRate: ({ phases: all }) =>
    sum(all.map((phase) => phase.seconds * chanceIn(phase))) / sum(all.map(({ seconds }) => seconds)),
  isRandom: () => false,
  changesInTime: () => true,
  steps: ends,
  scaled: (model, factor) => ({
    ...model,
    phases: model.phases.map((phase) => ({
      ...phase,
      every: phase.every === null ? null : scaledCount(phase.every, factor),
    })),
  }),
  summary: (model, say) => say.words('in {count} phases', { count: model.phases.length }),
  clause: (model, say, at) => ['losses come ', 'in phases', `${at}: ${listed(model, say)}`],
  picture(model) {
    const seconds = 2 * sum(model.phases.map((phase) => phase.seconds));
    return { seconds, levels: levels(model, seconds) };
  },
};
