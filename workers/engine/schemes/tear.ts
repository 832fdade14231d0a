import { Timer } from '../event-queue.ts';
import { aimdCov } from '../../theory/variation.ts';
import { numberAt } from '../network/packets.ts';
import type { CauseObserver } from '../transport/causes.ts';
import type { Ends, FlowParts, Inspection } from '../transport/ends.ts';
import { RateSender } from '../transport/rate-sender.ts';
import type { Facts } from '../transport/telling.ts';
import { TEAR_ECHO, TEAR_RATE, TEAR_RTT, TEAR_TIME, TearReceiver } from '../transport/tear-receiver.ts';
import { flag, number, type ParameterValues } from '../scenario/parameter.ts';
import { flagOf, numberOf, type SchemeCard, tell } from './scheme.ts';

/** Time between packets before the first report, s. */
const RETRY_SECONDS = 3;
/** RTTs beyond the next report's time after which the rate is halved (with `timeout`). The wait doubles each time. */
const SILENT_RTTS = 3;
/** Least rate, packets/s. */
const SLOWEST_RATE = 1 / 64;

/** TEAR's sender. It paces at the rate of the last report. */
class TearSender extends RateSender {
  private readonly silenceTimer: Timer | null;
  private readonly rttGain: number;
  private readonly silentRtts: number;
  rate = 1 / RETRY_SECONDS;
  private silences = 0;

  constructor(
    parts: FlowParts,
    values: ParameterValues,
    private readonly receiver: TearReceiver,
  ) {
    super(parts);
    this.rttGain = numberOf(values, 'gain');
    this.silentRtts = SILENT_RTTS + numberOf(values, 'every');
    this.silenceTimer = flagOf(values, 'timeout') ? new Timer(parts.eventQueue, () => this.onSilence()) : null;
  }

  /** The receiver's emulated window is recorded as the flow's. */
  override observe(observer: CauseObserver | null): void {
    super.observe(observer);
    this.receiver.observe(observer);
  }

  protected override onStart(): void {
    this.sendAndSchedule();
  }

  protected override onStop(): void {
    this.silenceTimer?.cancel();
  }

  protected override gap(): number {
    return 1 / this.rate;
  }

  protected override fill(slot: number): void {
    this.pool.numbers[numberAt(slot, TEAR_TIME)] = this.eventQueue.now;
    this.pool.numbers[numberAt(slot, TEAR_RTT)] = this.srtt;
  }

  protected override onReport(slot: number): void {
    const { numbers } = this.pool;
    const rtt = this.eventQueue.now - numbers[numberAt(slot, TEAR_ECHO)]!;
    this.takeRttSample(rtt);
    this.srtt = this.srtt === 0 ? rtt : this.srtt + this.rttGain * (rtt - this.srtt);
    const before = this.rate;
    // A rate of 0 means that the receiver does not know the RTT yet. Until then send two packets per round trip.
    const asked = numbers[numberAt(slot, TEAR_RATE)]!;
    this.rate = Math.max(SLOWEST_RATE, asked || 2 / rtt);
    this.changes?.note('report', asked, rtt);
    if (this.rate > 2 * before) this.schedule(this.gap());
    this.silences = 0;
    this.restartSilenceTimer();
  }

  private onSilence(): void {
    this.rate = Math.max(SLOWEST_RATE, this.rate / 2);
    this.changes?.note('silence');
    this.silences += 1;
    this.restartSilenceTimer();
  }

  private restartSilenceTimer(): void {
    const doubled = Math.min(this.silences, 6);
    this.silenceTimer?.set(this.eventQueue.now + this.silentRtts * this.srtt * (1 << doubled));
  }

  override inspect(): Inspection[] {
    return [
      { name: 'rate', unit: 'packets/s', value: this.rate },
      { name: 'round trip', unit: 's', value: this.srtt },
      ...this.receiver.inspect(),
    ];
  }
}

/** The two ends of a flow. */
export function connectTear(values: ParameterValues, parts: FlowParts): Ends {
  const receiver = new TearReceiver(parts, flagOf(values, 'timeout'), numberOf(values, 'every'));
  return { sender: new TearSender(parts, values, receiver), receiver };
}

export const tear: SchemeCard = {
  kind: 'tear',
  name: 'TEAR',
  fullName: 'TCP Emulation At Receivers',
  family: 'Rate, by emulation',
  slot: 4,
  control: 'rate',
  taxonomy: 'rate-based, historical; linear; fixed',
  law: ['X = Σ wᵢ Yᵢ / R', 'Yᵢ = mean window of the i-th last epoch of an imagined TCP'],
  words: {
    standing: ({ state }) =>
      state === 'gap'
        ? 'A number is missing at the receiver: {flow} waits for three more.'
        : 'The receiver of {flow} imagines a TCP window; its average sets the rate.',
    besides: { threshold: ({ cut }: Facts<'cut'>) => Math.max(2, cut / 2) },
    growth: null,
    cut: null,
    causes: {
      'marked packet': tell(['packet', 'cut'], {
        behind:
          'The last epoch ended as packet {packet} was marked: the imagined window fell from {before:.1} to {after:.1}.',
        behindPacket: true,
        passing: 'Packet {packet} is marked: the imagined window falls, {before:pair} to {after:pair}.',
        windowRule: {
          says: 'the imagined TCP halves: {cut:.2} / 2 = {after:.2}.',
          gives: ({ cut }) => Math.max(1, cut / 2),
        },
      }),
      silence: {
        rateRule: {
          says: 'X ← X/2: {before:.1} / 2 = {after:.1}.',
          gives: ({ before }: Facts) => Math.max(SLOWEST_RATE, before / 2),
        },
      },
    },
  },
  theory: {
    sends: { equation: 'TCP', source: 'TEAR imagines such a TCP: Rhee et al. 2000' },
    evenLosses: () => ({
      value: 0,
      formula: '0',
      source: 'even losses: all intervals alike, and so the rate (Bansal et al. 2001, Sec. 4.3)',
    }),
    poissonLosses: {
      form: 'cov-tear',
      with: { c: aimdCov(0.5) },
      source: 'Yang et al. 2000, Eq. 47, windows taken as independent; c = √(1/3)',
    },
  },
  about:
    'The receiver watches packets arrive and imagines the window of a TCP sender that would have sent them. Instead of ' +
    "that window it reports a long weighted average of it, and the sender keeps to that rate: TCP's average without " +
    "TCP's sawtooth.",
  parameters: [
    flag({
      key: 'timeout',
      name: 'Timeouts',
      default: true,
      help: 'Added by yang2000: react when nothing arrives. The original hears nothing and goes on sending.',
    }),
    number({
      key: 'every',
      symbol: 'n',
      name: 'Time between reports',
      unit: 'round trips',
      range: [1, 16],
      default: 1,
      help: 'Good news waits so long; a rate that has fallen is reported at once. yang2000 calls it delayed feedback.',
    }),
    number({
      key: 'gain',
      symbol: 'g',
      name: 'Weight of a new round trip',
      range: [0.001, 1],
      default: 0.125,
      help: 'Part that a new sample has in the mean round trip by which the rate is found. None of the papers gives it.',
    }),
  ],
  presets: [
    {
      name: 'TEAR(original)',
      values: { timeout: false, every: 1, gain: 0.125 },
      source: 'yang2000: code of the authors, without timeout',
    },
  ],
  citation: 'I. Rhee, V. Ozdemir, Y. Yi, TEAR: TCP Emulation at Receivers, NCSU Technical Report 2000; yang2000.',
};
