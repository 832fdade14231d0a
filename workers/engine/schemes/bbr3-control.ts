import { STATES } from '../transport/causes.ts';
import type { FlowParts, Inspection } from '../transport/ends.ts';
import { PacedSackSender } from '../transport/paced-sack-sender.ts';
import { RateScoreboard } from '../transport/rate-scoreboard.ts';
import type { WindowLaw } from '../transport/window-law.ts';
import { Bbr3Model } from './bbr3-model.ts';
import { CRUISE, PACING_GAINS, PHASES, PROBE_RTT, probesBandwidth, STARTUP, UP, WINDOW_GAINS } from './bbr3-phases.ts';

/** `MinPipeCwnd`, packets; `Headroom`. */
const LEAST = 4;
const HEADROOM = 0.15;
/** `PacingMarginPercent`. */
const PACED_PART = 0.99;
/** RTT assumed before the first sample, s. */
const UNKNOWN_RTT = 0.001;
/** `send_quantum` with segmentation offload: what the rate sends in this time, s; at least two packets, at most this many bytes. */
const QUANTUM_SECONDS = 0.001;
const LARGEST_QUANTUM = 65_536;

/** BBR sets its window itself. */
const STILL: WindowLaw = { increase: () => 0, decrease: (window) => window };

/** What BBR version 3 controls by its model and phase: pacing rate, quantum and window (draft-ietf-ccwg-bbr-06, Sec. 5.6). */
export abstract class Bbr3Control extends PacedSackSender {
  declare protected readonly scoreboard: RateScoreboard;
  readonly model: Bbr3Model;
  private readonly mostInQuantum: number;
  phase = STARTUP;
  private pacingRate = 0;
  /** `prior_cwnd`: the window to restore after recovery and PROBE_RTT, packets. */
  protected priorWindow = 0;
  protected wasRecovering = false;
  /** The window was full at some moment of the round that ends with this many packets delivered (`is_cwnd_limited`). */
  private limitedUpTo = -1;

  constructor(
    parts: FlowParts,
    private readonly bursts: boolean,
  ) {
    super(parts, new RateScoreboard(parts.eventQueue));
    this.law = STILL;
    this.mostInQuantum = Math.floor(LARGEST_QUANTUM / parts.packetSize);
    this.model = new Bbr3Model(parts.eventQueue, this.scoreboard);
    this.ssthresh = 0;
    this.paceInitially(UNKNOWN_RTT);
  }

  protected get isWindowLimited(): boolean {
    return this.scoreboard.delivered <= this.limitedUpTo;
  }

  protected override transmit(sequence: number): void {
    super.transmit(sequence);
    const { scoreboard } = this;
    if (scoreboard.inFlight + 1 > this.window()) this.limitedUpTo = scoreboard.delivered + scoreboard.inFlight;
  }

  protected get targetInflight(): number {
    return Math.min(this.model.bdp, this.cwnd);
  }

  protected get inflightWithHeadroom(): number {
    const { inflightLongTerm } = this.model;
    if (inflightLongTerm === Infinity) return Infinity;
    return Math.max(inflightLongTerm - Math.max(1, HEADROOM * inflightLongTerm), LEAST);
  }

  protected get probeRttWindow(): number {
    return Math.max(LEAST, WINDOW_GAINS[PROBE_RTT] * this.model.bdp);
  }

  /** `Inflight`, Sec. 5.6.4.2. */
  protected inflightAt(gain: number): number {
    return this.budgeted(gain * this.model.bdp);
  }

  /** `QuantizationBudget`: room for three quanta at the ends, and four packets. */
  protected budgeted(inflight: number): number {
    const most = Math.max(inflight, 3 * this.quantum, LEAST);
    return this.phase === UP ? most + 2 : most;
  }

  protected paceInitially(rtt: number): void {
    this.pacingRate = (PACING_GAINS[STARTUP] * this.initialWindow) / rtt;
    this.changes?.note('first pace', PACING_GAINS[STARTUP] * this.initialWindow, rtt);
    this.paceAt(this.pacingRate);
  }

  /** `SetPacingRateWithGain`, Sec. 5.6.2. Until the pipe is full the rate only grows. */
  protected setPacingRate(gain: number): void {
    const rate = PACED_PART * gain * this.model.bandwidth;
    if (rate === this.pacingRate || rate === 0 || !(this.model.filledPipe || rate > this.pacingRate)) return;
    this.pacingRate = rate;
    this.paceAt(rate);
  }

  /** After an idle time, Sec. 5.4.1. */
  protected paceAtBandwidth(): void {
    this.setPacingRate(1);
    this.changes?.note('idle restart', PACED_PART, this.model.bandwidth);
  }

  /** `SetSendQuantum`, Sec. 5.6.3: the smallest feasible, or as with segmentation offload. */
  protected override paceAt(rate: number): void {
    super.paceAt(rate);
    this.quantum = this.bursts ? Math.max(2, Math.min(this.mostInQuantum, Math.floor(rate * QUANTUM_SECONDS))) : 1;
  }

  /** `SetCwnd`, Sec. 5.6.4.6. */
  protected setWindow(): void {
    const { model, scoreboard, phase } = this;
    const { newlyDelivered, delivered } = scoreboard;
    const before = this.cwnd;
    const known = model.minRtt !== Infinity && model.bandwidth > 0;
    const most = known
      ? this.budgeted(WINDOW_GAINS[phase]! * model.bdp + model.extraAcked)
      : this.budgeted(this.initialWindow);
    const rule = model.filledPipe ? 1 : before < most || delivered < this.initialWindow ? 2 : 3;
    let cwnd = rule === 3 ? before : before + newlyDelivered;
    if (rule === 1 && cwnd > most) cwnd = most;
    const cap = this.bound;
    this.cwnd = Math.min(Math.max(cwnd, LEAST), cap);
    if (this.changes !== null) this.noteModel(before, most, rule, cap);
  }

  /** `BoundCwndForProbeRTT` and `BoundCwndForModel`, Sec. 5.6.4.5 and 5.6.4.7. */
  private get bound(): number {
    const { model, phase } = this;
    let cap = model.inflightShortTerm;
    if (phase === PROBE_RTT || phase === CRUISE) cap = Math.min(cap, this.inflightWithHeadroom);
    else if (probesBandwidth(phase)) cap = Math.min(cap, model.inflightLongTerm);
    cap = Math.max(cap, LEAST);
    return phase === PROBE_RTT ? Math.min(cap, this.probeRttWindow) : cap;
  }

  private noteModel(before: number, target: number, rule: number, cap: number): void {
    const { newlyDelivered, newlyLost, inFlight, records, newest } = this.scoreboard;
    const { bandwidth, minRtt } = this.model;
    const paced = [bandwidth, PACED_PART * PACING_GAINS[this.phase]!, before, newlyDelivered, target, rule] as const;
    const answered = [this.highestAck + 1, minRtt, records.sequenceAt(newest, this.maxSequence)] as const;
    this.changes!.note(newlyLost > 0 ? 'model with losses' : 'model', ...paced, inFlight, 0, ...answered, cap);
  }

  /** `SaveCwnd`, Sec. 5.6.4.4. */
  protected saveWindow(): void {
    const isGood = !this.wasRecovering && this.phase !== PROBE_RTT;
    this.priorWindow = isGood ? this.cwnd : Math.max(this.priorWindow, this.cwnd);
  }

  protected override readVariables(values: Float64Array): void {
    super.readVariables(values);
    values[3] = this.pacingRate;
    values[4] = STATES.indexOf(PHASES[this.phase]!);
    values[7] = this.model.bandwidth;
    values[8] = this.model.minRtt;
  }

  override inspect(): Inspection[] {
    const { bandwidth, minRtt, inflightLongTerm, inflightShortTerm } = this.model;
    const bound = (packets: number): number => (packets === Infinity ? 0 : packets);
    return [
      { name: 'bandwidth', unit: 'packets/s', value: bandwidth },
      { name: 'smallest round trip', unit: 's', value: minRtt === Infinity ? 0 : minRtt },
      { name: 'cwnd', unit: 'packets', value: this.cwnd },
      { name: 'long-term bound', unit: 'packets', value: bound(inflightLongTerm) },
      { name: 'short-term bound', unit: 'packets', value: bound(inflightShortTerm) },
      { name: 'pacing gain', unit: '', value: PACING_GAINS[this.phase]! },
      { name: 'phase', unit: '', value: PHASES[this.phase]! },
    ];
  }
}
