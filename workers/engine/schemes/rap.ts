import { Timer } from '../event-queue.ts';
import { numberAt } from '../network/packets.ts';
import { ECHO_TIME, EchoReceiver, echoSequence, echoTime, wasMarked } from '../transport/echo-receiver.ts';
import type { Ends, FlowParts, Inspection } from '../transport/ends.ts';
import { RateSender } from '../transport/rate-sender.ts';
import { say } from '../transport/telling.ts';
import { flag, number, type ParameterValues } from '../scenario/parameter.ts';
import { flagOf, numberOf, type SchemeCard, tell } from './scheme.ts';

const ACK_BYTES = 44;
/** Gap, step and timeout before the first RTT sample, s (rap.cc). */
const INITIAL_SECONDS = 2;
/** timeout = 1.2 srtt + 4 var; both averages with gain 1/2. */
const MU = 1.2;
const PHI = 4;
const GAIN = 0.5;
/** A missing packet is lost once a packet this many numbers above it has arrived. */
const LOSS_THRESHOLD = 3;
/** The rate does not rise after a step in which the flow sent less than this share of its packets. */
const USED_SHARE = 0.5;

/**
 * RAP, rate adaptation protocol (Rejaie, Handley, Estrin, INFOCOM 1999; ns-2.35 rap/rap.cc): AIMD on the gap between
 * packets.
 *
 *   every srtt  gap ← gap srtt/(srtt + α gap)     the rate rises by α packets per srtt         (Eq. 2-3)
 *   at a loss   gap ← gap/β                       β of the rate is KEPT; once per window
 *
 * A ring holds the sending times of the packets from `first` to `nextSequence`: those not known to have arrived or been lost.
 */
class RapSender extends RateSender {
  private readonly alpha: number;
  private readonly beta: number;
  private readonly fineGrain: boolean;
  private readonly sendJitter: number;
  private readonly stepTimer: Timer;
  private gapSeconds = INITIAL_SECONDS;
  private variation = 0;
  private timeout = INITIAL_SECONDS;
  private sentInStep = 0;
  private sampled = false;
  /** Short and long average of the RTT, s, for fine-grain adaptation. */
  private shortRtt = INITIAL_SECONDS;
  private longRtt = INITIAL_SECONDS;
  private times = new Float64Array(64);
  /** Oldest packet not known to have arrived or been lost. Losses below `inactiveBelow` cause no cut. */
  private first = 0;
  private inactiveBelow = 0;

  constructor(parts: FlowParts, values: ParameterValues) {
    super(parts);
    this.alpha = numberOf(values, 'a');
    this.beta = numberOf(values, 'kept');
    this.fineGrain = flagOf(values, 'fineGrain');
    this.sendJitter = parts.settings.sendJitter;
    this.stepTimer = new Timer(parts.eventQueue, () => this.onStep());
  }

  get rate(): number {
    return 1 / this.gapSeconds;
  }

  protected override onStart(): void {
    this.restartStep();
    this.onSendTimer();
  }

  protected override onStop(): void {
    this.stepTimer.cancel();
  }

  protected override gap(): number {
    const gap = this.fineGrain ? (this.gapSeconds * this.shortRtt) / this.longRtt : this.gapSeconds;
    return this.sendJitter === 0 ? gap : gap + this.sendJitter * this.random.uniform();
  }

  protected override fill(slot: number): void {
    if (this.nextSequence - this.first >= this.times.length) this.grow();
    this.times[this.nextSequence & (this.times.length - 1)] = this.eventQueue.now;
    this.pool.numbers[numberAt(slot, ECHO_TIME)] = this.eventQueue.now;
    this.sentInStep += 1;
  }

  /** If a packet is overdue, cut the rate instead of sending. */
  protected override onSendTimer(): void {
    const { now } = this.eventQueue;
    let lost = -1;
    while (this.first < this.nextSequence && this.sentAt(this.first) + this.timeout <= now) {
      if (this.first >= this.inactiveBelow && lost < 0) lost = this.first;
      this.first += 1;
    }
    if (lost >= 0) this.onLoss('overdue packet', lost);
    else this.send();
    this.schedule(this.gap());
  }

  protected override onReport(slot: number): void {
    const sequence = echoSequence(this.pool, slot);
    this.measure(this.eventQueue.now - echoTime(this.pool, slot));
    const marked = wasMarked(this.pool, slot) && sequence >= this.inactiveBelow;
    let lost = -1;
    // Echoes arrive in order, so a packet without an echo that is at least three numbers back is lost.
    while (this.first <= sequence - LOSS_THRESHOLD) {
      if (this.first >= this.inactiveBelow && !this.hasArrived(this.first) && lost < 0) lost = this.first;
      this.first += 1;
    }
    this.markArrived(sequence);
    if (lost >= 0) this.onLoss('missing packet', lost);
    else if (marked) this.onLoss('marked packet', sequence);
  }

  private measure(rttSeconds: number): void {
    this.takeRttSample(rttSeconds);
    if (this.sampled) {
      const error = rttSeconds - this.srtt;
      this.srtt += GAIN * error;
      this.variation += GAIN * (Math.abs(error) - this.variation);
    } else {
      this.sampled = true;
      this.srtt = rttSeconds;
      this.shortRtt = rttSeconds;
      this.longRtt = rttSeconds;
      this.gapSeconds = rttSeconds;
      this.changes?.note('first round trip', rttSeconds);
      this.schedule(this.gap());
    }
    this.shortRtt = 0.1 * this.shortRtt + 0.9 * rttSeconds;
    this.longRtt = 0.99 * this.longRtt + 0.01 * rttSeconds;
    this.timeout = MU * this.srtt + PHI * this.variation;
    this.changes?.note('round trip', rttSeconds, this.timeout, 1);
  }

  private onLoss(cause: 'missing packet' | 'overdue packet' | 'marked packet', packet: number): void {
    const before = this.gapSeconds;
    this.counts.lossEvents += 1;
    this.gapSeconds /= this.beta;
    this.changes?.note(cause, packet, before, this.nextSequence - 1);
    this.inactiveBelow = this.nextSequence;
    this.restartStep();
  }

  private onStep(): void {
    const step = this.stepSeconds;
    if ((this.sentInStep * this.gapSeconds) / step >= USED_SHARE) {
      const before = this.gapSeconds;
      this.gapSeconds = (before * step) / (step + this.alpha * before);
      this.changes?.note('step', before, step);
    }
    this.sentInStep = 0;
    this.restartStep();
  }

  private restartStep(): void {
    this.stepTimer.set(this.eventQueue.now + this.stepSeconds);
  }

  /** Time between two steps of the climb: a round trip, as soon as one has been measured, s. */
  private get stepSeconds(): number {
    return this.sampled ? this.srtt : INITIAL_SECONDS;
  }

  /** Sending time, s; −Infinity once the packet is known to have arrived. */
  private sentAt(sequence: number): number {
    const time = this.times[sequence & (this.times.length - 1)]!;
    return time === -Infinity ? Infinity : time;
  }

  private hasArrived(sequence: number): boolean {
    return this.times[sequence & (this.times.length - 1)] === -Infinity;
  }

  private markArrived(sequence: number): void {
    if (sequence >= this.first) this.times[sequence & (this.times.length - 1)] = -Infinity;
    while (this.first < this.nextSequence && this.hasArrived(this.first)) this.first += 1;
  }

  private grow(): void {
    const times = new Float64Array(2 * this.times.length);
    for (let sequence = this.first; sequence < this.nextSequence; sequence += 1) {
      times[sequence & (times.length - 1)] = this.times[sequence & (this.times.length - 1)]!;
    }
    this.times = times;
  }

  protected override readVariables(values: Float64Array): void {
    super.readVariables(values);
    values[2] = this.timeout;
  }

  override inspect(): Inspection[] {
    return [
      { name: 'gap', unit: 's', value: this.gapSeconds },
      { name: 'rate', unit: 'packets/s', value: this.rate },
      { name: 'round trip', unit: 's', value: this.srtt },
      { name: 'timeout', unit: 's', value: this.timeout },
    ];
  }
}

/** The two ends of a flow. */
export function connectRap(values: ParameterValues, parts: FlowParts): Ends {
  return { sender: new RapSender(parts, values), receiver: new EchoReceiver(parts, ACK_BYTES) };
}

const CUT = tell(['packet', 'gap', 'highest'], {
  rateRule: {
    says: 'X ← β X: {kept:3} × {before:.1} = {after:.1}.',
    gives: ({ gap, own }) => 1 / (gap / numberOf(own, 'kept')),
  },
});

export const rap: SchemeCard = {
  kind: 'rap',
  // With a loss in every round trip the climb of one balances the part that is cut in it.
  overshoot: (values) => 4 + numberOf(values, 'a') / (1 - numberOf(values, 'kept')),
  name: 'RAP',
  fullName: 'Rate Adaptation Protocol',
  family: 'Rate, AIMD',
  slot: 3,
  control: 'rate',
  taxonomy: 'rate-based, non-historical; linear; variable (our reading; not in tsao2007)',
  law: ['X ← X + α/R once per round trip', 'X ← β X at a loss'],
  words: {
    standing: '{Flow} adds {a:steps} per round trip while nothing is lost.',
    besides: { unboundedTimer: true },
    growth: null,
    cut: null,
    causes: {
      step: tell(['gap', 'rtt'], {
        rateRule: {
          says: ({ gap }) => say('X ← X + α/R: {was:.1} + {a:3} / {rtt:span} = {after:.1}.', { was: 1 / gap }),
          gives: ({ gap, rtt, own }) => 1 / ((gap * rtt) / (rtt + numberOf(own, 'a') * gap)),
        },
      }),
      'missing packet': CUT,
      'overdue packet': CUT,
      'marked packet': CUT,
    },
  },
  theory: { aimd: (own) => ({ a: numberOf(own, 'a'), b: 1 - numberOf(own, 'kept'), timeouts: false }) },
  about:
    "TCP's sawtooth without a window: packets leave at even gaps. Once per round trip without loss the gap shrinks so " +
    'that one more packet fits; at a loss it doubles. Nothing is sent again and there is no slow start.',
  parameters: [
    number({
      key: 'a',
      symbol: 'α',
      name: 'Climb',
      unit: 'packets per round trip',
      range: [0.05, 5],
      default: 1,
      help: 'Packets per round trip added in each round trip without loss.',
      notable: [{ value: 1, source: 'Rejaie et al. 1999' }],
    }),
    number({
      key: 'kept',
      symbol: 'β',
      name: 'Kept',
      range: [0.1, 0.95],
      default: 0.5,
      help: 'Part of the rate kept at a loss (the part kept, not the part cut).',
      notable: [{ value: 0.5, source: 'Rejaie et al. 1999' }],
    }),
    flag({
      key: 'fineGrain',
      name: 'Fine-grain adaptation',
      default: false,
      help: 'The gap also follows the ratio of a short to a long average of the round trip.',
    }),
  ],
  presets: [],
  citation:
    'R. Rejaie, M. Handley, D. Estrin, RAP: An End-to-End Rate-Based Congestion Control Mechanism, INFOCOM 1999.',
};
