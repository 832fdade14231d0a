import { ln } from '../../../theory/math.ts';
import { RandomStream } from '../../random.ts';
import { LIMITS } from '../../scenario/limits.ts';
import { between, number, type Parameter, percent, type Settings } from '../../scenario/parameter.ts';
import {
  type Corner,
  type LossCard,
  MOST_CORNERS,
  type NumberWords,
  rowOfOneIn,
  scaledChance,
  SHORTEST,
} from './card.ts';
import type { LossProcess } from './process.ts';

const byPackets = { key: 'by', is: ['packets'] } as const;
const bySeconds = { key: 'by', is: ['seconds'] } as const;

const parameters = [
  {
    type: 'choice',
    key: 'by',
    name: 'Counted in',
    options: [
      { value: 'packets', label: 'Packets' },
      { value: 'seconds', label: 'Seconds' },
    ],
    default: 'packets',
    help: 'Whether the state changes with some packets or with time.',
  },
  number({
    key: 'toBad',
    symbol: '1/p',
    name: 'A burst begins once in',
    range: [0, 1],
    default: 0.005,
    help: 'Mean packets in the good state: after each, the state changes with chance p.',
    onlyIf: byPackets,
    shown: { ...between('packets', 2, 10_000), inverse: true },
  }),
  number({
    key: 'toGood',
    symbol: '1/r',
    name: 'It lasts, on average',
    range: [0, 1],
    default: 0.5,
    help: 'Mean packets in the bad state: after each, the state changes with chance r.',
    onlyIf: byPackets,
    shown: { ...between('packets', 1, 100), inverse: true },
  }),
  number({
    key: 'good',
    name: 'Between bursts, on average',
    unit: 's',
    range: [0.001, LIMITS.duration],
    default: 2,
    help: 'Mean time in the good state, exponentially distributed.',
    onlyIf: bySeconds,
    shown: between('s', 0.01, 100),
    tryInTests: [0.1, 2],
  }),
  number({
    key: 'bad',
    name: 'A burst lasts, on average',
    unit: 's',
    range: [0.001, LIMITS.duration],
    default: 0.2,
    help: 'Mean time in the bad state, exponentially distributed.',
    onlyIf: bySeconds,
    shown: between('s', 0.01, 100),
    tryInTests: [0.01, 0.3],
  }),
  number({
    key: 'lossBad',
    symbol: '1 − h',
    name: 'Lost within a burst',
    range: [0, 1],
    default: 1,
    help: 'Chance of loss in the bad state.',
    shown: percent(0, 100),
    tryInTests: [0.3, 1],
  }),
  number({
    key: 'lossGood',
    symbol: '1 − k',
    name: 'Lost outside',
    range: [0, 1],
    default: 0,
    help: 'Chance of loss in the good state.',
    shown: percent(0, 10),
    tryInTests: [0, 0.01],
  }),
] as const satisfies readonly Parameter[];

/** By packets `toBad` and `toGood` are chances of a change after each packet; by seconds `good` and `bad` are mean holding times, s. */
export type GilbertLosses = Settings<'gilbert', typeof parameters>;

/** Two states that change after a packet, by chance. Begins in the good one. */
class GilbertByPackets implements LossProcess {
  private readonly change: readonly [number, number];
  private readonly loss: readonly [number, number];
  private state: 0 | 1 = 0;

  constructor(
    { toBad, toGood, lossGood, lossBad }: GilbertLosses,
    private readonly random: RandomStream,
  ) {
    this.change = [toBad, toGood];
    this.loss = [lossGood, lossBad];
  }

  drops(): boolean {
    const lost = this.random.uniform() < this.loss[this.state];
    if (this.random.uniform() < this.change[this.state]) this.state = this.state === 0 ? 1 : 0;
    return lost;
  }
}

/** After this many mean cycles without a packet a two-state chain has forgotten its state: no need to follow it. */
const FORGOTTEN = 100;

/** Two states with exponential holding times. Begins in the good one. */
class GilbertBySeconds implements LossProcess {
  private readonly means: readonly [number, number];
  private readonly loss: readonly [number, number];
  private state: 0 | 1 = 0;
  private until: number;

  constructor(
    { good, bad, lossGood, lossBad }: GilbertLosses,
    private readonly random: RandomStream,
    now: number,
  ) {
    this.means = [good, bad];
    this.loss = [lossGood, lossBad];
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

/** Seed of the example in pictures. */
const EXAMPLE = 3;

/** The chance of loss over `seconds`: an example with the mean holding times. */
function levels(model: GilbertLosses, seconds: number): Corner[] {
  const random = new RandomStream(EXAMPLE, 'picture of states');
  const corners: Corner[] = [];
  for (let time = 0, bad = false; time < seconds && corners.length < MOST_CORNERS; bad = !bad) {
    const end = Math.min(seconds, time - (bad ? model.bad : model.good) * ln(1 - random.uniform()));
    const value = bad ? model.lossBad : model.lossGood;
    corners.push([time, value], [end, value]);
    time = end;
  }
  return corners;
}

function bursts(model: GilbertLosses, say: NumberWords): string {
  if (model.by === 'seconds') return `of about ${say.span(model.bad)}, ${say.span(model.good)} apart`;
  const long = model.toGood > 0 ? say.number(1 / model.toGood, 2) : 'endless';
  const apart = model.toBad > 0 ? say.number(1 / model.toBad, 3) : '∞';
  return `of about ${long} ${long === '1' ? 'packet' : 'packets'}, one in ${apart}`;
}

/** Mean packets to a change of chance `p` after each; bounded, for pictures. */
const packetsTo = (p: number, most: number): number => Math.min(most, 1 / Math.max(p, 1e-6));

export const gilbert: LossCard<GilbertLosses> = {
  kind: 'gilbert',
  name: 'in bursts',
  fullName: 'Gilbert–Elliott losses',
  about:
    'The link is in a good or in a bad state, each with its own chance of loss, and changes between them by chance: losses come in bursts, as on radio links.',
  source: 'Gilbert, 1960; Elliott, 1963',
  parameters,
  begin: (model, { random, now }) =>
    model.by === 'packets' ? new GilbertByPackets(model, random) : new GilbertBySeconds(model, random, now),
  lossRate({ by, toBad, toGood, good, bad, lossGood, lossBad }) {
    const [inGood, inBad] = by === 'packets' ? [toGood, toBad] : [good, bad];
    return inGood + inBad > 0 ? (inGood * lossGood + inBad * lossBad) / (inGood + inBad) : lossGood;
  },
  isRandom: () => true,
  changesInTime: ({ by }) => by === 'seconds',
  scaled: (model, factor) =>
    model.by === 'packets'
      ? { ...model, toBad: scaledChance(model.toBad, factor) }
      : { ...model, good: Math.max(SHORTEST, model.good / factor) },
  summary: (_, say) => say.words('in bursts'),
  clause: (model, say, at) => ['losses come ', 'in bursts', ` ${bursts(model, say)}${at}`],
  picture(model) {
    if (model.by === 'packets') return rowOfOneIn(packetsTo(model.toBad, 1e6) + packetsTo(model.toGood, 1e5));
    const seconds = 5 * (model.good + model.bad);
    return { seconds, levels: levels(model, seconds) };
  },
};
