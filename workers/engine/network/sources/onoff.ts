import { exp, ln } from '../../../theory/math.ts';
import { type EventQueue, Timer } from '../../event-queue.ts';
import { RandomStream } from '../../random.ts';
import { LIMITS } from '../../scenario/limits.ts';
import { between, number, type Parameter, type Settings } from '../../scenario/parameter.ts';
import type { SourceCard, WithRoute } from './card.ts';
import { Source, type SourceParts } from './source.ts';

const parameters = [
  number({
    key: 'sources',
    name: 'Sources',
    unit: 'sources',
    range: [1, LIMITS.onOffSources],
    whole: true,
    default: 5,
    help: 'How many there are; each has bursts of its own.',
    shown: between('', 1, 100),
    tryInTests: [1, 4],
  }),
  number({
    key: 'rate',
    name: 'Each sends',
    unit: 'bit/s',
    range: [LIMITS.minRate, LIMITS.maxRate],
    default: 500e3,
    help: 'Rate of one of them within a burst.',
    shown: { unit: 'kbit/s', per: 1e3, min: 10, max: 100_000 },
    tryInTests: [3e5, 8e6],
  }),
  number({
    key: 'meanOn',
    name: 'On for, on average',
    unit: 's',
    range: [0.001, LIMITS.duration],
    default: 1,
    help: 'Mean length of a burst.',
    shown: between('s', 0.01, 100),
    tryInTests: [0.01, 1],
  }),
  number({
    key: 'meanOff',
    name: 'Off for, on average',
    unit: 's',
    range: [0.001, LIMITS.duration],
    default: 2,
    help: 'Mean length of the silence between two bursts.',
    shown: between('s', 0.01, 100),
    tryInTests: [0.01, 1],
  }),
  {
    type: 'choice',
    key: 'lengths',
    name: 'Lengths',
    options: [
      { value: 'pareto', label: 'Heavy tail' },
      { value: 'exponential', label: 'Exponential' },
    ],
    default: 'pareto',
    help: 'Distribution of both lengths: Pareto, with rare very long ones, or exponential.',
  },
  number({
    key: 'shape',
    name: 'Shape of the tail (Pareto)',
    range: [1.01, 10],
    default: 1.5,
    help: 'Between 1 and 2 the variance is infinite; the smaller, the heavier the tail.',
    onlyIf: { key: 'lengths', is: ['pareto'] },
    shown: between('', 1.05, 5),
  }),
  number({
    key: 'startJitter',
    name: 'Starts spread over',
    unit: 's',
    range: [0, LIMITS.duration],
    default: 0,
    help: 'Each source starts after a random part of this time.',
    shown: between('s', 0, 60),
    tryInTests: [0, 1],
  }),
] as const satisfies readonly Parameter[];

/** Rates in bit/s, times in s. */
export type OnOffSettings = WithRoute<Settings<'onoff', typeof parameters>>;

/**
 * Bursts at a constant rate with silences between them, drawn as by ns-2's Application/Traffic/Pareto and Exponential. A
 * burst is a whole number of packets, at least 1, with the given mean. A source begins with a silence.
 */
export class OnOffSource extends Source {
  private readonly eventQueue: EventQueue;
  private readonly timers: Timer[];
  /** Packets left in the present burst, by source. */
  private readonly left: Int32Array;
  private running = false;

  constructor(
    private readonly settings: OnOffSettings,
    parts: SourceParts,
  ) {
    super(settings.packetSize, parts);
    const { eventQueue } = parts;
    this.eventQueue = eventQueue;
    this.left = new Int32Array(settings.sources);
    this.timers = Array.from(
      { length: settings.sources },
      (_, source) => new Timer(eventQueue, () => this.act(source)),
    );
  }

  /** Start every source, each after a random part of `startJitter`. */
  start(now: number): void {
    this.running = true;
    this.left.fill(0);
    for (const timer of this.timers) {
      timer.set(now + this.settings.startJitter * this.random.uniform() + this.draw(this.settings.meanOff) + this.gap);
    }
  }

  /** Stop sending at once. */
  stop(): void {
    this.running = false;
    for (const timer of this.timers) timer.cancel();
  }

  private get gap(): number {
    return (8 * this.settings.packetSize) / this.settings.rate;
  }

  private act(source: number): void {
    if (!this.running) return;
    if (this.left[source] === 0) {
      const packets = this.draw(this.settings.meanOn / this.gap);
      this.left[source] = Math.max(1, Math.min(1e9, Math.floor(packets + 0.5)));
    }
    this.left[source] = this.left[source]! - 1;
    this.send();
    const silence = this.left[source] === 0 ? this.draw(this.settings.meanOff) : 0;
    this.timers[source]!.set(this.eventQueue.now + silence + this.gap);
  }

  private draw(mean: number): number {
    return drawLength(mean, this.settings, this.random);
  }
}

/** Draws a length with mean m: Pareto with shape s and scale m (s − 1)/s, or exponential. */
function drawLength(
  mean: number,
  { lengths, shape }: Pick<OnOffSettings, 'lengths' | 'shape'>,
  random: RandomStream,
): number {
  const u = 1 - random.uniform();
  return lengths === 'exponential' ? -mean * ln(u) : ((mean * (shape - 1)) / shape) * exp(-ln(u) / shape);
}

/** Most bursts in the picture. */
const MOST_BURSTS = 400;

/**
 * Example for the picture: on and off times (s) of one source's bursts over `span` seconds, with the means of the
 * settings.
 */
export function burstTimes(
  settings: Pick<OnOffSettings, 'meanOn' | 'meanOff' | 'lengths' | 'shape'>,
  which: number,
  span: number,
): [on: number, off: number][] {
  const random = new RandomStream(which, 'picture of bursts');
  const draw = (mean: number): number => drawLength(mean, settings, random);
  const bursts: [number, number][] = [];
  let time = draw(settings.meanOff);
  while (time < span && bursts.length < MOST_BURSTS) {
    const on = draw(settings.meanOn);
    bursts.push([time, Math.min(span, time + on)]);
    time += on + draw(settings.meanOff);
  }
  return bursts;
}

/** Mean periods that the picture spans. */
const PERIODS = 6;

export const onOff: SourceCard<OnOffSettings> = {
  kind: 'onoff',
  name: 'bursty sources',
  fullName: 'On/off sources',
  about:
    'Several sources that send bursts at a fixed rate and fall silent in between, as web traffic does. With heavy-tailed lengths a few bursts are very long, and the sum stays uneven however many sources there are.',
  parameters,
  citation: 'Application/Traffic/Pareto and Exponential of ns-2; five of them in yang2000.',
  shapes: [
    {
      id: 'onoff',
      name: 'bursty sources',
      button: 'bursts',
      glyph: 'M1 11H4V2H6V11H11V2H18V11H20V2H22V11H25',
      values: {},
    },
  ],
  peak: ({ sources, rate }) => sources * rate,
  clause({ sources, rate: each, meanOn, meanOff }, { on, rate, span, count }) {
    const many = sources > 1;
    const verb = on ? (many ? 'send' : 'sends') : 'would send';
    return [
      many ? `${count(sources)} ` : 'a ',
      many ? 'bursty sources' : 'bursty source',
      ` ${verb} ${rate(each)}${many ? ' each' : ''} about ${span(meanOn)} in every ${span(meanOn + meanOff)}`,
    ];
  },
  summary: ({ sources, rate: each }, { words, rate }) =>
    words('{sources} × {rate} in bursts', { sources, rate: rate(each) }),
  picture(settings) {
    const span = PERIODS * (settings.meanOn + settings.meanOff);
    return {
      span,
      sources: settings.sources,
      rate: settings.rate,
      bursts: (source) => burstTimes(settings, source, span),
    };
  },
  build: (settings, parts) => new OnOffSource(settings, parts),
};
