import { Timer } from '../../event-queue.ts';
import { LIMITS } from '../../scenario/limits.ts';
import { between, flag, mbps, number, type Parameter, percent, type Settings } from '../../scenario/parameter.ts';
import type { SourceCard, SourceShape, WithRoute } from './card.ts';
import { Source, type SourceParts } from './source.ts';

const RAMPS = ['sawtooth', 'reverse-sawtooth'] as const;

const parameters = [
  {
    type: 'choice',
    key: 'wave',
    name: 'Wave',
    options: [
      { value: 'constant', label: 'constant' },
      { value: 'square', label: 'square' },
      { value: 'sawtooth', label: 'sawtooth' },
      { value: 'reverse-sawtooth', label: 'reverse sawtooth' },
    ],
    default: 'constant',
    help: 'How the rate moves: not at all, up and down at once, rising over and over, or falling.',
  },
  number({
    key: 'high',
    name: 'At its height takes',
    unit: 'bit/s',
    range: [LIMITS.minRate, LIMITS.maxRate],
    default: 5e6,
    help: 'Its rate, or the highest rate of its wave.',
    shown: mbps(0.1, 1000),
    tryInTests: [3e5, 8e6],
  }),
  number({
    key: 'low',
    name: 'At its lowest',
    unit: 'bit/s',
    range: [0, LIMITS.maxRate],
    default: 0,
    help: 'The lowest rate of its wave; 0 is silence.',
    onlyIf: { key: 'wave', is: ['square', ...RAMPS] },
    shown: mbps(0, 1000),
    tryInTests: [0, 8e6],
  }),
  number({
    key: 'on',
    name: 'On for',
    unit: 's',
    range: [0.001, LIMITS.duration],
    default: 10,
    help: 'Of a square wave the time at its height, of a sawtooth the time of a ramp.',
    onlyIf: { key: 'wave', is: ['square', ...RAMPS] },
    shown: between('s', 0.01, 100),
    tryInTests: [0.01, 3],
  }),
  number({
    key: 'off',
    name: 'Off for',
    unit: 's',
    range: [0.001, LIMITS.duration],
    default: 10,
    help: 'Time at its lowest.',
    onlyIf: { key: 'wave', is: ['square'] },
    shown: between('s', 0.01, 100),
    tryInTests: [0.01, 3],
  }),
  number({
    key: 'jitter',
    name: 'Unevenness of the gaps',
    range: [0, 1],
    default: 0.5,
    help: 'Each gap between packets is stretched by a random factor, uniform within 1 ± this.',
    more: true,
    notable: [{ value: 0.5, source: 'random_ 1 of ns-2' }],
    shown: percent(0, 100),
  }),
  flag({
    key: 'scalable',
    name: 'Says that it answers marks in proportion (ECT(1))',
    symbol: 'ECT(1)',
    default: false,
    help: 'A queue of two takes its packets for low latency and marks them; it does not answer.',
    more: true,
  }),
] as const satisfies readonly Parameter[];

/** Rates in bit/s, times in s. */
export type CbrSettings = WithRoute<Settings<'cbr', typeof parameters>>;

function isRamp(wave: CbrSettings['wave'] | undefined): boolean {
  return wave === 'sawtooth' || wave === 'reverse-sawtooth';
}

/**
 * Constant bit rate, square wave or sawtooth; unresponsive. A square wave begins high. A step up from silence sends a packet
 * at once (ns-2's Application/Traffic/CBR); any other step takes effect after the next packet. On a ramp a packet leaves
 * when the integral of the rate since the last one reaches its bits, so the mean rate is exact over any number of ramps.
 */
export class CbrSource extends Source {
  private readonly timer: Timer;

  /** Present rate, bit/s; 0 is silence. */
  private rate = 0;
  private high = false;
  /** When the ramp began, s. */
  private rampStart = 0;
  private phaseEnd = Infinity;
  private nextSend = Infinity;

  constructor(
    private readonly settings: CbrSettings,
    parts: SourceParts,
  ) {
    super(settings.packetSize, parts, settings.scalable);
    const { eventQueue } = parts;
    this.timer = new Timer(eventQueue, () => this.act(eventQueue.now));
  }

  /** Start the wave at `now` (s), with its high rate. */
  start(now: number): void {
    this.high = false;
    this.phaseEnd = now;
    this.nextSend = Infinity;
    this.rate = 0;
    this.timer.set(now);
  }

  /** Stop sending at once. */
  stop(): void {
    this.high = false;
    this.rate = 0;
    this.phaseEnd = Infinity;
    this.nextSend = Infinity;
    this.timer.cancel();
  }

  private act(now: number): void {
    if (now >= this.phaseEnd) this.turn(now);
    if (now >= this.nextSend) {
      this.send();
      this.nextSend = now + this.gap(now);
    }
    this.timer.set(Math.min(this.nextSend, this.phaseEnd));
  }

  private turn(now: number): void {
    const { wave, high, low, on, off } = this.settings;
    const wasSilent = this.rate === 0;
    this.high = !this.high;
    this.rate = this.high ? high : low;
    this.phaseEnd = wave === 'square' ? now + (this.high ? on : off) : Infinity;
    this.rampStart = now;
    if (this.rate === 0) this.nextSend = Infinity;
    else if (wasSilent) this.nextSend = this.isRamp ? now + this.gap(now) : now;
  }

  private get isRamp(): boolean {
    return this.high && isRamp(this.settings.wave);
  }

  /** Time from `now` to the next packet, s. */
  private gap(now: number): number {
    const { packetSize, jitter } = this.settings;
    const factor = jitter === 0 ? 1 : 1 + jitter * (2 * this.random.uniform() - 1);
    if (this.isRamp) return this.timeToSend(8 * packetSize * factor, now);
    const gap = (8 * packetSize) / this.rate;
    return jitter === 0 ? gap : gap * factor;
  }

  /** Time from `now` in which the ramps send `bits`, s. */
  private timeToSend(bits: number, now: number): number {
    const { wave, high, low, on } = this.settings;
    const [start, end] = wave === 'sawtooth' ? [low, high] : [high, low];
    const slope = (end - start) / on;
    const ramps = (now - this.rampStart) / on;
    const into = on * (ramps - Math.floor(ramps));
    const rate = start + slope * into;
    const left = on - into;
    const ofThisRamp = left * ((rate + end) / 2);
    if (bits <= ofThisRamp) return timeOnRamp(bits, rate, slope);
    const ofARamp = on * ((high + low) / 2);
    const later = bits - ofThisRamp;
    const whole = Math.floor(later / ofARamp);
    return left + whole * on + timeOnRamp(later - whole * ofARamp, start, slope);
  }
}

/** Solves rate·t + slope·t²/2 = bits for t, s. */
function timeOnRamp(bits: number, rate: number, slope: number): number {
  return bits === 0 ? 0 : (2 * bits) / (rate + Math.sqrt(Math.max(0, rate * rate + 2 * slope * bits)));
}

/** A shape of the card: its names, its symbol, and its name of the parameter `on`. */
/* @__NO_SIDE_EFFECTS__ */
function shape(
  wave: CbrSettings['wave'],
  said: Pick<SourceShape<CbrSettings>, 'name' | 'button' | 'names'>,
  glyph: string,
): SourceShape<CbrSettings> {
  return { id: wave, ...said, glyph, values: { wave } };
}

const shapes = [
  shape('constant', { name: 'constant stream', button: 'constant', names: { high: 'Takes' } }, 'M1 4H25'),
  shape('square', { name: 'square wave', button: 'square wave' }, 'M1 11V2H9V11H17V2H25V11'),
  shape(
    'sawtooth',
    { name: 'sawtooth', button: 'sawtooth', names: { on: 'Rises in' } },
    'M1 11L9 2V11L17 2V11L25 2V11',
  ),
  shape(
    'reverse-sawtooth',
    { name: 'reverse sawtooth', button: 'reverse saw', names: { on: 'Falls in' } },
    'M1 11V2L9 11V2L17 11V2L25 11',
  ),
];

/** Ratios of the available bandwidth without and with the source: the swings of bansal2001. */
const SWINGS = [2, 3, 10];

/** The rate, bit/s, of a source that leaves `1/swing` of a link of `rate` bit/s: 10 of 15 Mbit/s for a swing of 3. */
export function swingRate(rate: number, swing: number): number {
  return Number((rate * (1 - 1 / swing)).toPrecision(9));
}

/** Corners of two periods of the wave, s and bit/s. */
function corners({ wave, high, low, on, off }: CbrSettings): [time: number, rate: number][] {
  const period = wave === 'square' ? on + off : on;
  return [0, period].flatMap((at): [number, number][] => {
    const steps: Record<CbrSettings['wave'], [number, number][]> = {
      constant: [
        [0, high],
        [period, high],
      ],
      square: [
        [0, high],
        [on, high],
        [on, low],
        [period, low],
      ],
      sawtooth: [
        [0, low],
        [period, high],
      ],
      'reverse-sawtooth': [
        [0, high],
        [period, low],
      ],
    };
    return steps[wave].map(([time, rate]) => [at + time, rate]);
  });
}

export const cbr: SourceCard<CbrSettings> = {
  kind: 'cbr',
  name: 'constant bit rate',
  fullName: 'Constant bit rate and waves',
  about:
    'Packets at a rate that listens to nobody: constant, or a wave that takes part of the link away and gives it back.',
  parameters,
  citation: 'Application/Traffic/CBR of ns-2; the waves of bansal2001 and tsao2007.',
  conflict({ wave, high, low }) {
    if (wave !== 'constant' && low >= high) return { key: 'low', rule: `must be less than high, ${high} bit/s` };
    if (low !== 0 && low < LIMITS.minRate) return { key: 'low', rule: `must be 0 or at least ${LIMITS.minRate} bit/s` };
    return null;
  },
  // Written out, so that the build can leave it out of workers.
  shapes: [...shapes],
  peak: ({ high }) => high,
  plateaus({ wave, high, low, on, off }) {
    if (isRamp(wave)) return null;
    if (wave === 'constant') return [{ rate: high, seconds: Infinity }];
    return [
      { rate: high, seconds: on },
      { rate: low, seconds: off },
    ];
  },
  fresh: (rate, { wave }) => ({ high: rate / 2, on: isRamp(wave) ? 30 : 15, off: 15 }),
  choices: {
    title: 'Left of the link, off : on',
    on: ({ wave }, rate) =>
      wave === 'constant'
        ? []
        : SWINGS.map((swing) => ({ label: `${swing}:1`, values: { high: swingRate(rate, swing), low: 0 } })),
  },
  clause({ wave, high, low, on: up, off: down, scalable }, { on, rate, span }) {
    const said = scalable ? ' and answers no mark, though its packets say ECT(1)' : '';
    const verb = (plain: string, wish: string): string => ` ${on ? plain : wish} `;
    const { name } = shapes.find(({ id }) => id === wave)!;
    if (wave === 'constant') return ['a ', name, verb('takes', 'would take') + rate(high) + said];
    if (wave === 'sawtooth')
      return ['a ', name, `${verb('rises', 'would rise')}to ${rate(high)} every ${span(up)}${said}`];
    if (wave === 'reverse-sawtooth')
      return ['a ', name, `${verb('falls', 'would fall')}from ${rate(high)} every ${span(up)}${said}`];
    const taken = low > 0 ? `between ${rate(low)} and ${rate(high)}` : rate(high);
    return ['a ', name, `${verb('takes', 'would take')}${taken} for ${span(up)} in every ${span(up + down)}${said}`];
  },
  summary: ({ wave, high }, { words, rate }) =>
    words('{shape}, {rate}', { shape: words(shapes.find(({ id }) => id === wave)!.name), rate: rate(high) }),
  picture: (settings) => ({
    span: 2 * (settings.wave === 'square' ? settings.on + settings.off : settings.on),
    corners: corners(settings),
  }),
  build: (settings, parts) => new CbrSource(settings, parts),
};
