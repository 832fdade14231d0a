import type { Ends, FlowParts, Inspection } from '../transport/ends.ts';
import { TcpReceiver } from '../transport/receiver.ts';
import { DUPLICATE_THRESHOLD, WindowSender } from '../transport/window-sender.ts';
import { number, type ParameterValues } from '../scenario/parameter.ts';
import { HALVING, numberOf, type SchemeCard, tell, wordsWith } from './scheme.ts';
import { type Rule, say } from '../transport/telling.ts';
import type { WindowLaw } from '../transport/window-law.ts';

/** Window after a timeout, packets (ns-2 v_slowstart_). */
const RESTART_WINDOW = 2;

/** Vegas sets its window itself, once per round trip, so its law adds nothing per ACK. A timeout halves ssthresh. */
const STILL: WindowLaw = { increase: () => 0, decrease: (window) => window / 2 };

/**
 * TCP Vegas (Brakmo & Peterson 1995; order of steps as in ns-2.35 tcp-vegas.cc). Once per round trip:
 *
 *   Δ = (W/baseRTT − W/RTT) baseRTT     own packets in queues
 *   Δ < α: W ← W + 1     Δ > β: W ← W − 1     slow start doubles every other round trip and ends at Δ > γ
 *
 * On a duplicate ACK the missing packet is resent if it was sent longer ago than a fine-grained timeout.
 */
class VegasSender extends WindowSender {
  private readonly alpha: number;
  private readonly beta: number;
  private readonly gamma: number;
  private baseRtt = Infinity;
  private rttTotal = 0;
  private rttCount = 0;
  private backlog = 0;
  /** First packet of the current round trip, and when it was sent, s. */
  private roundStart = 0;
  private roundTime = 0;
  private step = 0;
  private growsThisRound = true;
  /** Rings indexed by packet number: sending time (s) and number of transmissions. */
  private times = new Float64Array(256);
  private transmissions = new Uint8Array(256);
  /** Fine-grained timeout: 8 × mean, mean deviation, and the timeout itself, s. */
  private scaledMean = 0;
  private deviation = 0;
  private timeout = 0;
  /** This many of the next new ACKs are checked for a packet older than the timeout: those after a retransmission. */
  private worried = 0;
  private windowAfterLoss = 0;
  private windowChangedAt = 0;

  constructor(parts: FlowParts, values: ParameterValues) {
    super(parts);
    this.law = STILL;
    this.alpha = numberOf(values, 'alpha');
    this.beta = Math.max(this.alpha, numberOf(values, 'beta'));
    this.gamma = numberOf(values, 'gamma');
  }

  protected override transmit(sequence: number): void {
    while (sequence - this.lastAck >= this.times.length) this.growRings();
    const place = sequence & (this.times.length - 1);
    if (sequence > this.maxSequence) this.transmissions[place] = 0;
    this.times[place] = this.now;
    this.transmissions[place] = Math.min(2, this.transmissions[place]! + 1);
    super.transmit(sequence);
  }

  protected override processAck(_slot: number, acknowledged: number, echo: boolean): void {
    if (this.timeout === 0) this.beginEstimates(this.now - this.times[acknowledged & (this.times.length - 1)]!);
    if (acknowledged > this.lastAck) this.onNewAck(acknowledged, echo);
    else if (acknowledged === this.lastAck) this.onDuplicate();
    if (this.duplicates === 0 || this.duplicates >= DUPLICATE_THRESHOLD) this.sendWhatFits(false);
  }

  private onNewAck(acknowledged: number, echo: boolean): void {
    // After a timeout `windowAfterLoss` is 0, so the window becomes the least one. (ns-2 sets it to 0.)
    const deflated = Math.max(RESTART_WINDOW, this.windowAfterLoss);
    if (this.duplicates > DUPLICATE_THRESHOLD && this.cwnd > deflated) {
      this.cwnd = deflated;
      this.ssthresh = 2;
      this.changes?.note('recovered', acknowledged, deflated);
    }
    const place = acknowledged & (this.times.length - 1);
    const sentAt = this.times[place]!;
    const once = this.transmissions[place] === 1;
    // The first round trip has one packet: it samples the base RTT of a full packet. The initial window follows.
    const before = this.lastAck === 0 && this.settings.handshake ? this.initialWindow : this.cwnd;
    this.acceptNewAck(acknowledged, echo);
    this.cwnd = before;
    this.changes?.note('first round trip', before);
    if (acknowledged >= this.roundStart) this.endRound();
    if (this.step === 1 && this.cwnd >= this.ssthresh) this.step = 0;
    if (this.step > 0 && this.cwnd - (this.nextSequence - this.lastAck) <= 2) {
      this.cwnd += this.step;
      this.changes?.note(this.step === 1 ? 'slow start' : 'growth', 0, this.step, this.backlog, this.alpha);
    }
    if (once && acknowledged > 0) this.takeSample(this.now - sentAt); // packet 0, the handshake, is short
    if (this.worried > 0) this.checkWorried();
  }

  /** `endRound` sets the window. */
  protected override grow(): void {
    this.deficit = 0;
  }

  /** Once per round trip: estimate the own packets in queues and set the window. */
  private endRound(): void {
    const rtt = this.rttCount > 0 ? this.rttTotal / this.rttCount : this.now - this.roundTime;
    this.rttTotal = 0;
    this.rttCount = 0;
    const sent = this.nextSequence - this.roundStart;
    if (rtt > 0) {
      if (rtt < this.baseRtt || sent <= 1) this.baseRtt = rtt;
      const expected = (this.nextSequence - this.lastAck) / this.baseRtt;
      this.backlog = Math.trunc((expected - sent / rtt) * this.baseRtt + 0.5);
      if (this.cwnd < this.ssthresh) this.adaptInSlowStart(rtt);
      else this.adapt(rtt);
    }
    this.roundStart = this.nextSequence;
    this.roundTime = this.now;
  }

  private adaptInSlowStart(rtt: number): void {
    this.growsThisRound = !this.growsThisRound;
    this.step = 0;
    if (!this.growsThisRound) return;
    if (this.backlog > this.gamma) {
      this.ssthresh = 2;
      this.cwnd = Math.max(2, this.cwnd - this.cwnd / 8);
      this.changes?.note('delay ends slow start', this.backlog, this.gamma, this.baseRtt, rtt, this.lastAck);
    } else {
      this.step = 1;
    }
  }

  private adapt(rtt: number): void {
    this.step = 0;
    if (this.backlog > this.beta) {
      this.cwnd = Math.max(2, this.cwnd - 1);
      this.changes?.note('delay signal', this.backlog, this.beta, this.baseRtt, rtt, this.lastAck);
    } else if (this.backlog < this.alpha) {
      this.step = 1 / this.cwnd;
    }
  }

  private beginEstimates(rtt: number): void {
    this.baseRtt = rtt;
    this.scaledMean = 8 * rtt;
    this.deviation = rtt;
    this.timeout = (this.scaledMean / 4 + this.deviation) / 2;
  }

  private takeSample(rtt: number): void {
    if (rtt <= 0) return;
    this.rttTotal += rtt;
    this.rttCount += 1;
    this.baseRtt = Math.min(this.baseRtt, rtt);
    const error = rtt - this.scaledMean / 8;
    this.scaledMean += error;
    this.deviation += Math.abs(error) - this.deviation / 4;
    this.timeout = ((this.scaledMean / 4 + this.deviation) / 2) * (17 / 16);
  }

  private firstMissingExpired(): boolean {
    return this.now - this.times[(this.lastAck + 1) & (this.times.length - 1)]! >= this.timeout;
  }

  private checkWorried(): void {
    this.worried -= 1;
    if (this.lastAck < this.maxSequence && this.firstMissingExpired()) {
      this.duplicates = DUPLICATE_THRESHOLD;
      this.transmit(this.lastAck + 1);
    } else {
      this.worried = 0;
    }
  }

  private onDuplicate(): void {
    this.duplicates += 1;
    if (!this.firstMissingExpired() && this.duplicates !== DUPLICATE_THRESHOLD) {
      if (this.duplicates > DUPLICATE_THRESHOLD) this.cwnd += 1;
      this.changes?.note('duplicate ACK');
      return;
    }
    if (this.highestAck <= this.recover && this.lastAction === 'timeout') return;
    const place = (this.lastAck + 1) & (this.times.length - 1);
    const again = this.transmissions[place]! > 1;
    this.lastAction = 'fast-retransmit';
    this.recover = this.maxSequence;
    this.worried = Math.min(2, this.nextSequence - this.lastAck);
    this.timeout *= again ? 2 : 9 / 8;
    if (this.windowChangedAt < this.times[place]!) this.cutAfterLoss(again);
    this.restartTimerAfterCut();
    this.transmit(this.lastAck + 1);
    if (!again) this.duplicates = DUPLICATE_THRESHOLD;
  }

  /**
   * Cut by a quarter, by half if the packet had been resent before. Duplicates inflate the window until the next new
   * ACK.
   */
  private cutAfterLoss(again: boolean): void {
    const window = Math.floor(this.window());
    this.windowAfterLoss = leftOf(window, again);
    this.cwnd = this.windowAfterLoss + this.duplicates;
    this.windowChangedAt = this.now;
    this.counts.lossEvents += 1;
    const cause = this.duplicates === DUPLICATE_THRESHOLD ? 'third duplicate ACK' : 'fine timeout';
    this.changes?.note(cause, this.lastAck + 1, window, Number(again), this.maxSequence, this.duplicates);
  }

  protected override get restartWindow(): number {
    return RESTART_WINDOW;
  }

  protected override onTimeoutReset(): void {
    this.windowAfterLoss = 0;
    this.windowChangedAt = this.now;
  }

  protected override sendWhatFits(force: boolean): void {
    if (!force && this.jitterPending) return;
    while (this.nextSequence < this.limit && this.nextSequence <= this.highestAck + Math.floor(this.window())) {
      if (this.holdForJitter(force)) return;
      this.transmit(this.nextSequence);
      this.nextSequence += 1;
    }
  }

  private growRings(): void {
    const length = 2 * this.times.length;
    const times = new Float64Array(length);
    const transmissions = new Uint8Array(length);
    for (let sequence = Math.max(0, this.lastAck); sequence <= this.maxSequence; sequence += 1) {
      times[sequence & (length - 1)] = this.times[sequence & (this.times.length - 1)]!;
      transmissions[sequence & (length - 1)] = this.transmissions[sequence & (this.times.length - 1)]!;
    }
    this.times = times;
    this.transmissions = transmissions;
  }

  override inspect(): Inspection[] {
    return [
      ...super.inspect(),
      { name: 'smallest round trip', unit: 's', value: this.baseRtt === Infinity ? 0 : this.baseRtt },
      { name: 'backlog Δ', unit: 'packets', value: this.backlog },
    ];
  }
}

/** What a loss leaves of a window of whole packets. */
function leftOf(window: number, again: boolean): number {
  if (window <= 3) return 2;
  return again ? window >> 1 : window - (window >> 2);
}

/** The two ends of a flow. */
export function connectVegas(values: ParameterValues, parts: FlowParts): Ends {
  return {
    sender: new VegasSender(parts, values),
    receiver: new TcpReceiver(parts),
  };
}

/** The missing packet, the window, 1 if it had been sent again before, the highest packet sent, duplicate ACKs. */
const LOSS = ['packet', 'cut', 'again', 'highest', 'duplicates'] as const;
const LOSS_RULE: Rule<(typeof LOSS)[number]> = {
  says: ({ cut, again }) =>
    say(
      '{by?the least window|sent again before, so half|a quarter is cut}: of {cut} it keeps {left}, and {duplicates} more while as many duplicate ACKs stand for packets that have left.',
      { left: leftOf(cut, again === 1), by: cut <= 3 ? 0 : again === 1 ? 1 : 2 },
    ),
  gives: ({ cut, again, duplicates }) => leftOf(cut, again === 1) + duplicates,
};

export const vegas: SchemeCard = {
  kind: 'vegas',
  atTimeout: RESTART_WINDOW,
  name: 'Vegas',
  fullName: 'TCP Vegas',
  family: 'Beyond the papers',
  slot: 6,
  control: 'window',
  taxonomy: 'window-based, by delay; linear; fixed (our reading; not in tsao2007)',
  law: ['Δ = W (1 − baseRTT/RTT) packets stand in queues', 'Δ < α: W ← W + 1; Δ > β: W ← W − 1, once per round trip'],
  words: wordsWith(['step', 'backlog', 'alpha'], {
    standing: ({ state }) =>
      state === 'congestion avoidance' ? '{Flow} watches the round trip and keeps few packets queued.' : null,
    besides: { threshold: ({ cause }) => (cause === 'recovered' || cause === 'delay ends slow start' ? 2 : undefined) },
    growth: {
      says: ({ known }) =>
        known === 0
          ? 'Δ < α: W grows by one packet per round trip.'
          : 'Δ = {backlog:packets} of its packets wait in queues, fewer than α = {alpha:3}: W grows by one packet per round trip, {step:2} per ACK.',
      adds: ({ step }) => step,
    },
    // For a mark. For a loss its own rule is below.
    cut: { says: HALVING, keeps: ({ cut }) => cut / 2 },
    causes: {
      'third duplicate ACK': tell(LOSS, { windowRule: LOSS_RULE }),
      'fine timeout': tell(LOSS, { windowRule: LOSS_RULE }),
    },
  }),
  theory: { sends: { none: 'no form: Vegas goes by delay' } },
  about:
    'Vegas needs no losses. It remembers the smallest round trip it ever saw; when packets take longer they must be ' +
    'standing in a queue, and Vegas counts how many of its own do. It keeps between α and β of them there. Beside ' +
    'flows that fill the queue it starves.',
  parameters: [
    number({
      key: 'alpha',
      symbol: 'α',
      name: 'At least in queues',
      unit: 'packets',
      range: [0, 20],
      default: 1,
      help: 'With fewer of its packets in queues it climbs.',
      notable: [{ value: 1, source: 'ns-2' }],
    }),
    number({
      key: 'beta',
      symbol: 'β',
      name: 'At most in queues',
      unit: 'packets',
      range: [0, 40],
      default: 3,
      help: 'With more of its packets in queues it yields. Not a cut: Vegas gives up one packet.',
      notable: [{ value: 3, source: 'ns-2' }],
    }),
    number({
      key: 'gamma',
      symbol: 'γ',
      name: 'End of slow start',
      unit: 'packets',
      range: [0, 20],
      default: 1,
      help: 'Slow start ends when more than this many stand in queues.',
      notable: [{ value: 1, source: 'ns-2' }],
    }),
  ],
  presets: [],
  citation:
    'L. Brakmo, L. Peterson, TCP Vegas: End to End Congestion Avoidance on a Global Internet, JSAC 13(8), 1995.',
};
