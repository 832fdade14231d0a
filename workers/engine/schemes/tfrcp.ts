import { Timer } from '../event-queue.ts';
import { numberAt } from '../network/packets.ts';
import { ECHO_TIME, EchoReceiver, echoSequence, echoTime, wasMarked } from '../transport/echo-receiver.ts';
import { STATES } from '../transport/causes.ts';
import type { Cause, NumbersOf } from '../transport/causes/index.ts';
import type { Ends, FlowParts, Inspection } from '../transport/ends.ts';
import { tcpThroughput, TIMEOUT_RTTS } from '../../theory/throughput.ts';
import { RateSender } from '../transport/rate-sender.ts';
import type { Facts } from '../transport/telling.ts';
import { number, type ParameterValues } from '../scenario/parameter.ts';
import { numberOf, type SchemeCard, tell } from './scheme.ts';

const ACK_BYTES = 40;
const RTT_GAIN = 0.125;
/** Time between packets before the first echo, s. */
const RETRY_SECONDS = 3;
/** Least rate, packets/s. */
const SLOWEST_RATE = 1 / 64;

/**
 * TFRCP (Padhye, Kurose, Towsley, Koodli, NOSSDAV 1999). The sender sets its rate every M seconds, from that interval alone:
 *
 *   no loss in the interval   X ← 2 X
 *   else                      p ← loss events / packets acknowledged; X ← T(p, R, 4R)
 *
 * The interval, the doubling and the formula are from tsao2007. Ours are: start-up (the rate doubles once per round trip
 * until the first loss), loss events instead of single losses, and the bounds.
 */
class TfrcpSender extends RateSender {
  private readonly interval: number;
  private readonly growth: number;
  private readonly checkTimer: Timer;
  private readonly startTimer: Timer;

  rate = 0;
  private starting = true;
  private nextExpected = 0;
  private acknowledged = 0;
  private events = 0;
  private sentInInterval = 0;
  /** Sending time of the packet that began the last loss event, s. */
  private eventStart = -Infinity;
  private lastEcho = 0;
  /** Packet that began the first loss event of the interval. */
  private firstLost = -1;
  private p = 0;

  constructor(parts: FlowParts, values: ParameterValues) {
    super(parts);
    this.interval = numberOf(values, 'interval');
    this.growth = numberOf(values, 'growth');
    this.checkTimer = new Timer(parts.eventQueue, () => this.onCheck());
    this.startTimer = new Timer(parts.eventQueue, () => this.onStartRound());
  }

  protected override onStart(): void {
    this.rate = 1 / RETRY_SECONDS;
    this.changes?.note('start', this.rate);
    this.sendAndSchedule();
    // The first interval ends at a random phase, so that flows do not set their rates all at once.
    this.checkTimer.set(this.eventQueue.now + this.interval * (1 + this.random.uniform()));
  }

  protected override onStop(): void {
    this.checkTimer.cancel();
    this.startTimer.cancel();
  }

  protected override gap(): number {
    return 1 / this.rate;
  }

  protected override fill(slot: number): void {
    this.pool.numbers[numberAt(slot, ECHO_TIME)] = this.eventQueue.now;
    this.sentInInterval += 1;
  }

  protected override onReport(slot: number): void {
    const sequence = echoSequence(this.pool, slot);
    const sentAt = echoTime(this.pool, slot);
    this.measure(this.eventQueue.now - sentAt);
    this.acknowledged += 1;
    // Echoes arrive in order, so a gap in the numbers is a loss. Its sending time is interpolated between its neighbours'.
    const missing = sequence - this.nextExpected;
    for (let index = 1; index <= missing; index += 1) {
      const lost = this.nextExpected + index - 1;
      this.takeLoss(this.lastEcho + ((sentAt - this.lastEcho) * index) / (missing + 1), 'missing packet', lost);
    }
    if (wasMarked(this.pool, slot)) this.takeLoss(sentAt, 'marked packet', sequence);
    this.nextExpected = sequence + 1;
    this.lastEcho = sentAt;
  }

  private measure(rttSeconds: number): void {
    this.takeRttSample(rttSeconds);
    if (this.srtt === 0) {
      this.srtt = rttSeconds;
      this.rate = 1 / rttSeconds;
      this.changes?.note('first round trip', rttSeconds);
      this.schedule(this.gap());
      this.startTimer.set(this.eventQueue.now + this.srtt);
    } else {
      this.srtt += RTT_GAIN * (rttSeconds - this.srtt);
    }
  }

  /** Losses of packets sent within one RTT of the first one are one loss event. */
  private takeLoss(sentAt: number, cause: 'missing packet' | 'marked packet', packet: number): void {
    if (sentAt - this.eventStart <= this.srtt) return;
    this.eventStart = sentAt;
    if (this.events === 0) this.firstLost = packet;
    this.events += 1;
    this.counts.lossEvents += 1;
    if (!this.starting) return;
    this.starting = false;
    this.setRate(this.rate / 2, cause, packet, this.srtt);
    this.beginInterval();
  }

  private onStartRound(): void {
    if (!this.starting) return;
    this.setRate(2 * this.rate, 'start-up round', this.srtt);
    if (this.rate * this.srtt >= this.maxWindow) {
      this.starting = false;
      this.changes?.note('start-up round');
    } else this.startTimer.set(this.eventQueue.now + this.srtt);
  }

  private onCheck(): void {
    if (this.srtt > 0) {
      if (this.events > 0) {
        this.p = Math.min(1, this.events / Math.max(this.acknowledged, this.events));
        this.starting = false;
        this.setRate(
          tcpThroughput(this.p, this.srtt, TIMEOUT_RTTS * this.srtt),
          'interval with losses',
          this.p,
          this.srtt,
          this.events,
          this.acknowledged,
          this.firstLost,
        );
      } else if (this.acknowledged > 0) {
        this.p = 0;
        if (!this.starting) this.setRate(this.growth * this.rate, 'interval without loss', this.srtt);
      } else if (this.sentInInterval > 0) {
        this.setRate(this.rate / 2, 'silence', this.srtt);
      }
    }
    this.beginInterval();
  }

  private beginInterval(): void {
    this.events = 0;
    this.acknowledged = 0;
    this.sentInInterval = 0;
    this.checkTimer.set(this.eventQueue.now + this.interval);
  }

  private setRate<C extends Cause>(rate: number, cause: C, ...numbers: NumbersOf<C>): void {
    const before = this.rate;
    this.rate = Math.max(SLOWEST_RATE, Math.min(rate, this.maxWindow / this.srtt));
    this.changes?.note(cause, ...numbers);
    // The rate has risen a lot: send after the new gap, without waiting for the old one.
    if (this.rate > 2 * before) this.schedule(this.gap());
  }

  protected override readVariables(values: Float64Array): void {
    super.readVariables(values);
    values[4] = STATES.indexOf(this.starting ? 'start-up' : 'equation');
  }

  override inspect(): Inspection[] {
    return [
      { name: 'rate', unit: 'packets/s', value: this.rate },
      { name: 'p of the last interval', unit: '', value: this.p },
      { name: 'loss events since', unit: '', value: this.events },
      { name: 'round trip', unit: 's', value: this.srtt },
      { name: 'state', unit: '', value: this.starting ? 'start' : 'equation' },
    ];
  }
}

/** The two ends of a flow. */
export function connectTfrcp(values: ParameterValues, parts: FlowParts): Ends {
  return {
    sender: new TfrcpSender(parts, values),
    receiver: new EchoReceiver(parts, ACK_BYTES),
  };
}

/** Within its least rate and one maximum window per round trip. */
function halved({ before, maxWindow, rtt }: Facts<'rtt'>): number {
  return Math.max(SLOWEST_RATE, Math.min(before / 2, maxWindow / rtt));
}

const START_UP_ENDS = tell(['packet', 'rtt'], {
  passing: 'Packet {packet} ends the start-up: {flow} halves, {before:pair} to {after:pair} packets/s.',
  rateRule: { says: 'the start-up is over, X ← X/2: {before:.1} / 2 = {after:.1}.', gives: halved },
});

export const tfrcp: SchemeCard = {
  kind: 'tfrcp',
  // It doubles its rate up to its largest window, whether anything arrives or not.
  overshoot: () => Infinity,
  name: 'TFRCP',
  fullName: 'TCP-Friendly Rate Control Protocol, fixed intervals',
  family: 'Rate, by equation',
  slot: 2,
  control: 'rate',
  taxonomy: 'rate-based, non-historical; superlinear; fixed',
  law: ['no loss in M seconds: X ← 2 X', 'else X ← T(p, R, 4R), p of these M seconds'],
  words: {
    standing: ({ state, rate }) =>
      state === 'start-up' || Number.isNaN(rate)
        ? 'Start-up: the rate doubles every round trip until a loss.'
        : '{Flow} keeps {rate:packets} packets/s until {interval:4} s are over.',
    besides: null,
    growth: null,
    cut: null,
    unanswered: ({ state }) =>
      state === 'equation'
        ? 'It has not cut for packet {packet}, {how?dropped|lost|marked}: it looks at losses only once in {interval:span}.'
        : null,
    causes: {
      'missing packet': START_UP_ENDS,
      'overdue packet': START_UP_ENDS,
      'marked packet': START_UP_ENDS,
      silence: tell(['rtt'], {
        passing: 'Nothing comes back: {flow} halves its rate, {before:pair} to {after:pair} packets/s.',
        rateRule: {
          says: ({ before, maxWindow, rtt }) =>
            maxWindow / rtt >= before / 2
              ? 'X ← X/2: {before:.1} / 2 = {after:.1}.'
              : 'X ← X/2, but at most one maximum window per {rtt:span}: from {before:.1} to {after:.1}.',
          gives: halved,
        },
      }),
      'interval without loss': tell(['rtt'], {
        rateRule: {
          says: ({ before, maxWindow, rtt, own }) =>
            maxWindow / rtt < numberOf(own, 'growth') * before
              ? 'X ← {growth:3} X, but at most one maximum window per {rtt:span}: from {before:.1} to {after:.1}.'
              : 'X ← {growth:3} X: {growth:3} × {before:.1} = {after:.1}.',
          gives: ({ before, maxWindow, rtt, own }) => Math.min(numberOf(own, 'growth') * before, maxWindow / rtt),
        },
      }),
    },
  },
  theory: { sends: { none: 'no form: TFRCP doubles and falls' } },
  about:
    'The forerunner of TFRC. Every few seconds it looks back: if nothing was lost it doubles its rate, otherwise it puts ' +
    "the interval's loss frequency into TCP's throughput formula. No smoothing, and no memory beyond one interval.",
  parameters: [
    number({
      key: 'interval',
      symbol: 'M',
      name: 'Interval',
      unit: 's',
      range: [0.5, 30],
      default: 5,
      help: 'How often the rate is set.',
      notable: [{ value: 5, source: 'tsao2007' }],
    }),
    number({
      key: 'growth',
      symbol: 'g',
      name: 'Growth',
      range: [1.1, 4],
      default: 2,
      help: 'Factor of the rate after an interval without loss.',
      notable: [{ value: 2, source: 'Padhye et al. 1999' }],
    }),
  ],
  presets: [],
  citation:
    'J. Padhye, J. Kurose, D. Towsley, R. Koodli, A Model Based TCP-Friendly Rate Control Protocol, NOSSDAV 1999; tsao2007 Table 2.',
};
