import { Timer } from '../event-queue.ts';
import { numberAt, ROUND, SEQUENCE, SIGNAL } from '../network/packets.ts';
import { type CauseObserver, STATES } from '../transport/causes.ts';
import type { FlowParts, Inspection } from '../transport/ends.ts';
import { tcpThroughput } from '../../theory/throughput.ts';
import { RateSender } from '../transport/rate-sender.ts';
import {
  DATA_RTT,
  DATA_T0,
  DATA_TIME,
  REPORT_ECHO,
  REPORT_P,
  REPORT_RATE,
  type TfrcReceiver,
} from '../transport/tfrc-receiver.ts';
import { TickRto } from '../transport/tick-rto.ts';
import type { ParameterValues } from '../scenario/parameter.ts';
import { flagOf, numberOf } from './scheme.ts';

/** ns-2.35's constants (tcp/tfrc.cc, ns-default.tcl). */
const INITIAL_BYTES_PER_SECOND = 300;
const RTT_GAIN = 0.05;
const TIMER_TICK = 0.1;
/** ns-2's bound on the rate, byte/s (formula.h). The equation has none where p is 0. */
const MAX_RATE_BYTES = 25_000_000;
/** With `conservative` the rate is at most this times the receive rate while no loss is reported (bansal2001: C). */
const CONSERVATIVE_MARGIN = 1.5;

/**
 * TFRC's sender (Floyd, Handley, Padhye, Widmer 2000; RFC 5348; steps and order of tfrc.cc). Rates in packets/s.
 */
export class TfrcSender extends RateSender {
  private readonly conservative: boolean;
  private readonly spread: number;
  /** Rate after the first report, packets per RTT. */
  private readonly initialWindow: number;
  /** Round trips in which the rate may exceed its bound. */
  private readonly heavyRoundsAllowed: number;
  private readonly rto = new TickRto(TIMER_TICK);
  private readonly noFeedbackTimer: Timer;
  rate = 0;
  private oldRate = 0;
  /** Rise of the rate per packet while a doubling of slow start is spread over one RTT, packets/s. */
  private step = 0;
  private slowStart = true;
  private rootRtt = 1;
  /** sqrt(R) / sqrt(newest RTT sample), R the smoothed RTT. */
  private damping = 1;
  private round = 0;
  private urgent = true;
  private reports = 0;
  /** Bound on the rate from the receive rate, packets/s; 0 is none. */
  private bound = 0;
  private slowStartBound = 0;
  private equationRate = 0;
  private lastChange = 0;
  private heavyRounds = 0;
  private p = 0;
  /** Packet that began the last loss event reported, and the newest packet reported. */
  private eventPacket = -1;
  private newest = -1;
  private lossEventBegan = false;

  constructor(
    parts: FlowParts,
    values: ParameterValues,
    private readonly receiver: TfrcReceiver,
  ) {
    super(parts);
    this.conservative = flagOf(values, 'conservative');
    this.spread = numberOf(values, 'spread');
    const isNs2000 = parts.profile === 'ns-2 of 2000';
    this.initialWindow = isNs2000 ? 1 : parts.packetSize <= 1095 ? 4 : parts.packetSize < 2190 ? 3 : 2; // RFC 3390
    this.heavyRoundsAllowed = isNs2000 ? 1 : 0;
    this.noFeedbackTimer = new Timer(parts.eventQueue, () => this.onNoFeedback());
  }

  /** What the receiver reports is recorded as the flow's. */
  override observe(observer: CauseObserver | null): void {
    super.observe(observer);
    this.receiver.observe(observer);
  }

  protected override onStart(): void {
    this.rate = INITIAL_BYTES_PER_SECOND / this.packetSize;
    this.oldRate = this.rate;
    this.changes?.note('start', this.rate);
    this.send();
    this.schedule(1 / this.rate);
    this.noFeedbackTimer.set(this.eventQueue.now + 2 / this.rate);
  }

  protected override onStop(): void {
    this.noFeedbackTimer.cancel();
  }

  protected override fill(slot: number): void {
    const { words, numbers } = this.pool;
    words[slot + ROUND] = this.round;
    words[slot + SIGNAL] = this.urgent ? 1 : 0;
    numbers[numberAt(slot, DATA_TIME)] = this.eventQueue.now;
    numbers[numberAt(slot, DATA_RTT)] = this.srtt;
    numbers[numberAt(slot, DATA_T0)] = this.rto.value;
  }

  /**
   * In slow start a doubling is spread over a round trip. Otherwise the rate is X sqrt(R)/sqrt(Rnew): it falls as the
   * queue grows.
   */
  protected override gap(): number {
    let rate = this.rate * this.damping;
    if (this.slowStart && this.round > 2 && this.oldRate < this.rate) {
      this.oldRate += this.step;
      rate = this.oldRate;
    }
    return this.spread === 0 ? 1 / rate : (1 / rate) * (1 + this.spread * (2 * this.random.uniform() - 1));
  }

  protected override onReport(slot: number): void {
    const { words, numbers } = this.pool;
    const received = numbers[numberAt(slot, REPORT_RATE)]!;
    this.p = numbers[numberAt(slot, REPORT_P)]!;
    this.round += 1;
    this.reports += 1;
    this.urgent = false;
    this.lossEventBegan = words[slot + SIGNAL] !== this.eventPacket;
    this.eventPacket = words[slot + SIGNAL]!;
    this.newest = words[slot + SEQUENCE]!;
    this.takeBound(received, words[slot + ROUND]!);
    this.measure(this.eventQueue.now - numbers[numberAt(slot, REPORT_ECHO)]!);
    this.equationRate = Math.min(tcpThroughput(this.p, this.srtt, this.rto.value), MAX_RATE_BYTES / this.packetSize);
    this.restartNoFeedbackTimer();
    if (this.reports === 1 || (this.slowStart && this.p === 0)) {
      this.climbInSlowStart();
      this.sendAndSchedule();
    } else if (this.slowStart) {
      this.slowStart = false;
      this.rate = this.equationRate;
      this.oldRate = this.rate;
      this.noteEquation(0, 0, 3);
    } else if (this.equationRate > this.rate) {
      this.increase();
    } else {
      this.decrease();
    }
  }

  /**
   * The bound is twice the receive rate; `conservative`: the receive rate after a loss, 1.5 times it without
   * (bansal2001 Sec. 4.1).
   */
  private takeBound(received: number, losses: number): void {
    if (this.round <= 1 || received <= 0) {
      this.bound = 0;
      this.slowStartBound = 0;
      return;
    }
    this.slowStartBound = 2 * received;
    this.bound = 2 * received;
    if (this.conservative) this.bound = losses >= 1 ? received : CONSERVATIVE_MARGIN * received;
  }

  private measure(rttSeconds: number): void {
    this.takeRttSample(rttSeconds);
    this.rto.sample(rttSeconds);
    this.changes?.note('round trip', rttSeconds, this.rto.value, 1);
    const root = Math.sqrt(rttSeconds);
    this.rootRtt = this.srtt > 0 ? (1 - RTT_GAIN) * this.rootRtt + RTT_GAIN * root : root;
    this.srtt = this.srtt > 0 ? (1 - RTT_GAIN) * this.srtt + RTT_GAIN * rttSeconds : rttSeconds;
    this.damping = this.rootRtt / root;
  }

  /** Double once per round trip, up to the bound (`slowstart` in tfrc.cc). */
  private climbInSlowStart(): void {
    const { now } = this.eventQueue;
    const initial = this.initialWindow / this.srtt;
    let rule = NaN;
    if (this.round <= 1 || (this.round === 2 && this.initialWindow > 1)) {
      this.oldRate = this.rate;
      this.rate = Math.max(this.rate, initial);
      rule = 0;
      this.spreadStep();
      this.lastChange = now;
    } else if (this.slowStartBound <= 0) {
      this.oldRate = this.rate;
      this.rate = 1 / this.srtt;
      rule = 1;
      this.step = 0;
      this.lastChange = now;
    } else if (this.rate < this.slowStartBound && now - this.lastChange > this.srtt) {
      this.oldRate = this.rate;
      this.rate = Math.max(Math.min(2 * this.rate, this.slowStartBound), 1 / this.srtt);
      rule = 2;
      this.spreadStep();
      this.lastChange = now;
    } else if (this.rate > this.slowStartBound) {
      this.rate = this.slowStartBound / 2;
      rule = 3;
      this.oldRate = this.rate;
      this.step = 0;
      this.lastChange = now;
    }
    this.changes?.note('slow-start report', rule, this.srtt, this.slowStartBound, initial);
  }

  private spreadStep(): void {
    this.step = (this.rate - this.oldRate) / (this.rate * this.srtt);
  }

  /** Rise by at most one packet per RTT per RTT, up to the equation's rate and the bound (`increase_rate`). */
  private increase(): void {
    const { now } = this.eventQueue;
    const rounds = Math.min(2, (now - this.lastChange) / this.srtt);
    const ceiling = Math.min(this.equationRate, Math.max(this.bound, 1 / this.srtt));
    this.rate = Math.min(this.rate + rounds / this.srtt, ceiling);
    this.noteEquation(ceiling, rounds, 0);
    this.lastChange = now;
    this.heavyRounds = 0;
  }

  /** Fall to the equation's rate at once (`decrease_rate`). */
  private decrease(): void {
    const ceiling = Math.max(this.bound, 1 / this.srtt);
    this.heavyRounds = this.equationRate > ceiling ? this.heavyRounds + 1 : 0;
    const isHeavy = this.heavyRounds > this.heavyRoundsAllowed;
    this.rate = isHeavy ? Math.min(this.equationRate, ceiling) : this.equationRate;
    this.noteEquation(ceiling, 0, isHeavy ? 2 : 1);
    this.lastChange = this.eventQueue.now;
  }

  private noteEquation(ceiling: number, rounds: number, rule: number): void {
    const cause = this.lossEventBegan ? 'loss event' : rule === 0 ? 'equation, higher' : 'equation, lower';
    const { eventPacket, p, srtt, rto, equationRate, newest } = this;
    this.changes?.note(cause, eventPacket, p, srtt, rto.value, equationRate, ceiling, rounds, rule, newest);
  }

  protected override readVariables(values: Float64Array): void {
    super.readVariables(values);
    values[2] = this.rto.value;
    values[4] = STATES.indexOf(this.slowStart ? 'slow start' : 'equation');
  }

  /** No report for two round trips or two packet gaps, whichever is longer: halve the rate and ask for a report. */
  private onNoFeedback(): void {
    this.rate /= 2;
    this.changes?.note('silence');
    this.urgent = true;
    this.round += 1;
    this.restartNoFeedbackTimer();
    this.sendAndSchedule();
  }

  private restartNoFeedbackTimer(): void {
    this.noFeedbackTimer.set(this.eventQueue.now + Math.max(2 * this.srtt, 2 / this.rate));
  }

  override inspect(): Inspection[] {
    return [
      { name: 'rate', unit: 'packets/s', value: this.rate },
      { name: 'loss event rate p', unit: '', value: this.p },
      { name: 'average interval', unit: 'packets', value: this.p > 0 ? 1 / this.p : 0 },
      { name: 'equation', unit: 'packets/s', value: this.equationRate },
      { name: 'round trip', unit: 's', value: this.srtt },
      { name: 'state', unit: '', value: this.slowStart ? 'slow start' : 'equation' },
    ];
  }
}
