import type { FlowParts, Inspection } from '../transport/ends.ts';
import { PacedSackSender } from '../transport/paced-sack-sender.ts';
import { TcpReceiver } from '../transport/receiver.ts';
import { RateFilter } from '../transport/rate-filter.ts';
import { DELIVERED, RESENT, SENT_AT } from '../transport/send-records.ts';
import type { ParameterValues } from '../scenario/parameter.ts';
import { flagOf, numberOf, type Scheme } from './scheme.ts';
import type { WindowLaw } from '../transport/window-law.ts';

/** 2/ln 2: the smallest gain that doubles the delivery rate each round. Its inverse drains the queue that this built. */
const STARTUP_GAIN = 2.885;
const CYCLE = [1.25, 0.75, 1, 1, 1, 1, 1, 1];
const MIN_WINDOW = 4;
/** Startup ends when the bandwidth has grown by less than a quarter in each of three rounds. */
const GROWTH = 1.25;
const PLATEAU_ROUNDS = 3;
const PROBE_RTT_SECONDS = 0.2;
/** RTT assumed before the first sample, s. */
const UNKNOWN_RTT = 0.001;

/** Phases, and their names for learners. */
const STARTUP = 0;
const DRAIN = 1;
const PROBE_BANDWIDTH = 2;
const PROBE_RTT = 3;
const PHASES = ['startup', 'drain', 'probe bandwidth', 'probe round trip'];

/** BBR sets its window itself. */
const STILL: WindowLaw = { increase: () => 0, decrease: (window) => window };

/**
 * BBR version 1, simplified (Cardwell, Cheng, Gunn, Yeganeh, Jacobson 2016; draft-cardwell-iccrg-bbr-congestion-control-00).
 *
 *   pacing rate = gain × largest delivery rate of the last rounds
 *   window      = gain × that rate × smallest round trip of the last seconds
 *
 * SACK repairs losses; otherwise they hardly matter. Left out: long-term (policer) sampling, compensation of aggregated ACKs,
 * application limits, idle restart, ECN, taking each lost packet off the window, and all of versions 2 and 3.
 */
class BbrSender extends PacedSackSender {
  private readonly rttSeconds: number;
  private readonly probesRtt: boolean;
  private round = 0;
  private roundEnds = 0;
  private readonly rates: RateFilter;
  /** Largest delivery rate of the last rounds, packets/s. */
  private bandwidth = 0;
  private minRtt = Infinity;
  private minRttAt = 0;
  /** Bandwidth × smallest round trip, and the window aimed at, packets. */
  private bdp = 0;
  private target = MIN_WINDOW;

  private phase = STARTUP;
  private pacingGain = STARTUP_GAIN;
  private windowGain = STARTUP_GAIN;
  private fullBandwidth = 0;
  private plateau = 0;
  private cycle = 0;
  private cycleAt = 0;
  private probeEndsAt = Infinity;
  private priorWindow = 0;
  /** The first round of recovery: packet conservation, one packet is sent for each that arrives. */
  private conservingRound = -1;

  constructor(parts: FlowParts, values: ParameterValues) {
    super(parts);
    this.law = STILL;
    this.rttSeconds = numberOf(values, 'rttWindow');
    this.probesRtt = flagOf(values, 'probeRtt');
    this.rates = new RateFilter(numberOf(values, 'rounds'));
    this.initialWindow = MIN_WINDOW;
    this.ssthresh = 0;
    this.setPace();
  }

  private setPace(): void {
    const initial = (STARTUP_GAIN * MIN_WINDOW) / (this.srtt || UNKNOWN_RTT);
    this.paceAt(this.bandwidth === 0 ? initial : this.pacingGain * this.bandwidth);
    this.aim();
  }

  private aim(): void {
    this.bdp = this.minRtt === Infinity ? 0 : this.bandwidth * this.minRtt;
    this.target = Math.max(MIN_WINDOW, this.windowGain * this.bdp);
  }

  protected override processAck(slot: number, acknowledged: number, echo: boolean): void {
    const wasRecovering = this.recovering;
    const newest = this.newestDelivered(slot, acknowledged);
    const count = wasRecovering ? 1 : Math.max(1, acknowledged - this.highestAck);
    if (newest >= 0) this.updateModel(newest, count);
    this.setWindow(count);
    super.processAck(slot, acknowledged, echo);
    // Whatever arrives shows that the path works: the timer is for silence.
    if (newest >= 0 && this.recovering) this.restartTimer();
    if (acknowledged === 0) this.cwnd = Math.max(this.cwnd, MIN_WINDOW);
    if (wasRecovering && !this.recovering) this.cwnd = Math.max(this.cwnd, this.priorWindow);
  }

  private updateModel(newest: number, count: number): void {
    const place = this.noteDelivery(newest, count);
    if (this.records.table[place + DELIVERED]! >= this.roundEnds) this.startRound();
    this.sampleRate(place);
    const expired = this.eventQueue.now > this.minRttAt + this.rttSeconds;
    this.sampleRtt(place, expired);
    this.advancePhase(expired);
  }

  /** The delivery rate since the packet at `place` was sent: what has arrived over the time it took, to be sent or to arrive. */
  private sampleRate(place: number): void {
    const interval = Math.max(this.sendingTime(place), this.arrivingTime(place));
    const arrived = this.delivered - this.records.table[place + DELIVERED]!;
    if (arrived <= this.rates.current * interval) return;
    // Too short to be true. Before a round trip has been measured, only an interval of 0 is.
    if (interval < this.minRtt && (this.minRtt < Infinity || interval <= 0)) return;
    this.rates.raise(arrived / interval);
    const { largest } = this.rates;
    if (largest === this.bandwidth) return;
    this.bandwidth = largest;
    this.setPace();
  }

  private sampleRtt(place: number, expired: boolean): void {
    const { table } = this.records;
    const rtt = this.eventQueue.now - table[place + SENT_AT]!;
    if (table[place + RESENT] !== 0 || (rtt > this.minRtt && !expired)) return;
    this.minRttAt = this.eventQueue.now;
    if (rtt === this.minRtt) return;
    this.minRtt = rtt;
    this.aim();
  }

  private startRound(): void {
    this.round += 1;
    this.roundEnds = this.delivered;
    this.rates.beginRound();
    if (this.phase !== STARTUP) return;
    if (this.bandwidth >= GROWTH * this.fullBandwidth) {
      this.fullBandwidth = this.bandwidth;
      this.plateau = 0;
    } else {
      this.plateau += 1;
    }
    if (this.plateau >= PLATEAU_ROUNDS) this.enter(DRAIN, 1 / STARTUP_GAIN, STARTUP_GAIN);
  }

  private advancePhase(minRttExpired: boolean): void {
    if (this.phase === DRAIN && this.inFlight <= this.bdp) this.enterProbeBandwidth();
    const { now } = this.eventQueue;
    if (this.phase === PROBE_BANDWIDTH) {
      const elapsed = now - this.cycleAt > this.minRtt;
      if (elapsed || this.pacingGain < 1) this.advanceCycle(elapsed);
      if (!minRttExpired) return;
    }
    if (this.probesRtt && minRttExpired && this.phase !== PROBE_RTT) {
      this.priorWindow = Math.max(this.priorWindow, this.cwnd);
      this.probeEndsAt = Infinity;
      this.enter(PROBE_RTT, 1, 1);
    }
    if (this.phase !== PROBE_RTT) return;
    if (this.probeEndsAt === Infinity) {
      if (this.inFlight <= MIN_WINDOW) this.probeEndsAt = now + Math.max(PROBE_RTT_SECONDS, this.minRtt);
    } else if (now >= this.probeEndsAt) {
      this.minRttAt = now;
      this.cwnd = Math.max(this.cwnd, this.priorWindow);
      this.priorWindow = 0;
      if (this.plateau >= PLATEAU_ROUNDS) this.enterProbeBandwidth();
      else this.enter(STARTUP, STARTUP_GAIN, STARTUP_GAIN);
    }
  }

  private enterProbeBandwidth(): void {
    // A random phase of the cycle, but not the one that drains.
    const start = Math.floor(this.uniform() * (CYCLE.length - 1));
    this.cycle = start >= 1 ? start + 1 : 0;
    this.cycleAt = this.now;
    this.enter(PROBE_BANDWIDTH, CYCLE[this.cycle]!, 2);
  }

  private advanceCycle(elapsed: boolean): void {
    const gain = this.pacingGain;
    const filled = elapsed && (gain <= 1 || this.recovering || this.inFlight >= gain * this.bdp);
    if (!filled && !(gain < 1 && this.inFlight <= this.bdp)) return;
    this.cycle = (this.cycle + 1) % CYCLE.length;
    this.cycleAt = this.now;
    this.pacingGain = CYCLE[this.cycle]!;
    this.setPace();
  }

  private enter(phase: number, pacingGain: number, windowGain: number): void {
    this.phase = phase;
    this.pacingGain = pacingGain;
    this.windowGain = windowGain;
    this.setPace();
  }

  private setWindow(count: number): void {
    const { target } = this;
    const conserving = this.conservingRound === this.round;
    if (conserving) this.cwnd = Math.max(this.cwnd, this.inFlight + count);
    else if (this.plateau >= PLATEAU_ROUNDS) this.cwnd = Math.min(this.cwnd + count, target);
    else if (this.cwnd < target || this.delivered < this.initialWindow) this.cwnd += count;
    this.cwnd = Math.max(this.cwnd, conserving ? 1 : MIN_WINDOW);
    if (this.phase === PROBE_RTT) this.cwnd = Math.min(this.cwnd, MIN_WINDOW);
  }

  /** A loss does not cut the window: for a round it is held at what is in flight, then it is restored. */
  protected override cutWindow(): void {
    this.counts.lossEvents += 1;
    this.priorWindow = Math.max(this.priorWindow, this.cwnd);
    this.conservingRound = this.round;
    this.cwnd = Math.max(1, Math.min(this.cwnd, this.inFlight + 1));
  }

  override inspect(): Inspection[] {
    return [
      { name: 'bandwidth', unit: 'packets/s', value: this.bandwidth },
      { name: 'smallest round trip', unit: 's', value: this.minRtt === Infinity ? 0 : this.minRtt },
      { name: 'cwnd', unit: 'packets', value: this.cwnd },
      { name: 'pacing gain', unit: '', value: this.pacingGain },
      { name: 'phase', unit: '', value: PHASES[this.phase]! },
    ];
  }
}

export const bbr: Scheme = {
  kind: 'bbr',
  name: 'BBR',
  fullName: 'BBR version 1, simplified',
  family: 'Beyond the papers',
  slot: 5,
  control: 'window',
  taxonomy: 'rate-based with a window cap; historical; fixed (our reading; not in tsao2007)',
  law: ['rate = gain × largest delivery rate of n round trips', 'window ≤ 2 × that rate × smallest round trip of T'],
  about:
    'BBR does not wait for losses or queues. It measures how fast packets are really delivered and how short the round ' +
    'trip can be, sends at the one and keeps no more than twice their product under way. Now and then it probes faster, ' +
    'and now and then it drains the queue to see the true round trip. Simplified: no policer detection, no compensation ' +
    'of aggregated ACKs, the window not lessened by each lost packet, nothing of versions 2 and 3.',
  parameters: [
    {
      type: 'number',
      key: 'rounds',
      symbol: 'n',
      name: 'Bandwidth memory',
      unit: 'round trips',
      min: 2,
      max: 50,
      default: 10,
      whole: true,
      help: 'The bandwidth is the largest delivery rate of so many round trips.',
      notable: [{ value: 10, source: 'Cardwell et al. 2016' }],
    },
    {
      type: 'number',
      key: 'rttWindow',
      symbol: 'T',
      name: 'Round-trip memory',
      unit: 's',
      min: 1,
      max: 60,
      default: 10,
      help: 'The smallest round trip of so many seconds.',
      notable: [{ value: 10, source: 'Cardwell et al. 2016' }],
    },
    {
      type: 'flag',
      key: 'probeRtt',
      name: 'Probe the round trip',
      default: true,
      help: 'Drain the queue when no smaller round trip was seen for that long.',
    },
  ],
  presets: [],
  citation:
    'N. Cardwell, Y. Cheng, C. S. Gunn, S. H. Yeganeh, V. Jacobson, BBR: Congestion-Based Congestion Control, ACM Queue 14(5), 2016.',
  connect: (values, parts) => ({
    sender: new BbrSender(parts, values),
    receiver: new TcpReceiver(parts),
  }),
};
