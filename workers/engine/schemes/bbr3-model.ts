import type { EventQueue } from '../event-queue.ts';
import { RateFilter } from '../transport/rate-filter.ts';
import type { RateScoreboard } from '../transport/rate-scoreboard.ts';
import { APP_LIMITED, IN_FLIGHT, LOST_BEFORE, RESENT } from '../transport/send-records.ts';

/** `ProbeRTTInterval` and `MinRTTFilterLen`, s. */
const PROBE_RTT_INTERVAL = 5;
const MIN_RTT_SECONDS = 10;
/** `ExtraAckedFilterLen`, rounds. */
const EXTRA_ACKED_ROUNDS = 10;
/** Startup and probes end when the delivery rate has grown by less than a quarter in each of three rounds. */
const GROWTH = 1.25;
const PLATEAU_ROUNDS = 3;
/** `Beta`: what at least is left of the short-term bounds at a round with losses. */
export const BETA = 0.7;
/** `LossThresh`. */
export const LOSS_THRESHOLD = 0.02;

/**
 * BBR version 3's model of the path (draft-ietf-ccwg-bbr-06, Sec. 5.5; its functions are named beside ours): bandwidth, smallest
 * round trip, ACKs that come in lumps, and how much of both the losses of the last rounds allow. Packets and s.
 */
export class Bbr3Model {
  /** `RS`: the rate sample of the newest packet that the ACK delivers, packets/s; 0 without one. */
  sample = 0;
  sampleLimited = false;
  sampleDelivered = 0;
  /** Packets that were in flight when it was sent, and that have been lost since. */
  sampleInFlight = 0;
  sampleLost = 0;

  roundStart = false;
  round = 0;
  private roundEnds = 0;
  roundsSinceProbe = 0;

  /** `max_bw`: the largest sample of this probing cycle and of the one before. */
  maxBandwidth = 0;
  private cycleBest = 0;
  private lastBest = 0;
  /** `bw`: no more than the short-term bound. */
  bandwidth = 0;
  minRtt = Infinity;
  private minRttAt = 0;
  private probeRttMin = Infinity;
  probeRttMinAt = 0;
  probeRttExpired = false;

  /** `full_bw_now` and `full_bw_reached`. */
  fullNow = false;
  filledPipe = false;
  private fullBandwidth = 0;
  private plateau = 0;

  bandwidthShortTerm = Infinity;
  inflightShortTerm = Infinity;
  inflightLongTerm = Infinity;
  private bandwidthLatest = 0;
  inflightLatest = 0;
  lossInRound = false;
  lossRoundStart = false;
  private lossRoundEnds = 0;
  /** Stretches of packets lost in this round, and the last packet of the newest. */
  private lossRanges = 0;
  lossRangesInRound = 0;
  private lastLost = -2;

  private extraSince = 0;
  private extraDelivered = 0;
  private extraFilter = new RateFilter(1);
  private extraOfStartup = true;

  constructor(
    private readonly clock: Pick<EventQueue, 'now'>,
    private readonly scoreboard: RateScoreboard,
  ) {}

  get bdp(): number {
    return this.minRtt === Infinity ? 0 : this.bandwidth * this.minRtt;
  }

  get extraAcked(): number {
    return this.extraFilter.largest;
  }

  /** `StartRound`. */
  startRound(): void {
    this.roundEnds = this.scoreboard.delivered;
  }

  /** `GenerateRateSample`, Sec. 4.1.2.3. */
  takeSample(): void {
    const { scoreboard } = this;
    const { interval, newest, records } = scoreboard;
    this.sampleDelivered = scoreboard.delivered - scoreboard.deliveredBefore;
    // Too short to be true.
    const reliable = interval >= scoreboard.shortestRtt && interval > 0;
    this.sample = reliable ? this.sampleDelivered / interval : 0;
    this.sampleLimited = (scoreboard.newestState & APP_LIMITED) !== 0;
    this.sampleInFlight = records.words[newest + IN_FLIGHT]!;
    this.sampleLost = scoreboard.everLost - records.words[newest + LOST_BEFORE]!;
  }

  /** `UpdateLatestDeliverySignals` and `UpdateMaxBw`, Sec. 5.5.10.3 and 5.5.5. */
  updateSignals(): void {
    const { scoreboard, sample } = this;
    const { deliveredBefore, delivered } = scoreboard;
    this.lossRoundStart = deliveredBefore >= this.lossRoundEnds;
    this.bandwidthLatest = Math.max(this.bandwidthLatest, sample);
    this.inflightLatest = Math.max(this.inflightLatest, this.sampleDelivered);
    if (this.lossRoundStart) this.lossRoundEnds = delivered;
    this.roundStart = deliveredBefore >= this.roundEnds;
    if (this.roundStart) {
      this.startRound();
      this.round += 1;
      this.roundsSinceProbe += 1;
    }
    if (sample > this.cycleBest && (sample >= this.maxBandwidth || !this.sampleLimited)) {
      this.cycleBest = sample;
      this.maxBandwidth = Math.max(this.lastBest, sample);
    }
  }

  /** The round of losses is over (`UpdateCongestionSignals`). @param cwnd the window, from which the bound begins */
  endLossRound(accelerates: boolean, cwnd: number): void {
    if (!accelerates && this.lossInRound) {
      if (this.bandwidthShortTerm === Infinity) this.bandwidthShortTerm = this.maxBandwidth;
      if (this.inflightShortTerm === Infinity) this.inflightShortTerm = cwnd;
      this.bandwidthShortTerm = Math.max(this.bandwidthLatest, BETA * this.bandwidthShortTerm);
      this.inflightShortTerm = Math.max(this.inflightLatest, BETA * this.inflightShortTerm);
    }
    this.lossInRound = false;
    this.lossRangesInRound = this.lossRanges;
    this.lossRanges = 0;
  }

  /** `AdvanceLatestDeliverySignals` and `BoundBWForModel`. */
  advanceSignals(): void {
    if (this.lossRoundStart) {
      this.bandwidthLatest = this.sample;
      this.inflightLatest = this.sampleDelivered;
    }
    this.bandwidth = Math.min(this.maxBandwidth, this.bandwidthShortTerm);
  }

  /** `ResetCongestionSignals`. */
  resetSignals(): void {
    this.lossInRound = false;
    this.bandwidthLatest = 0;
    this.inflightLatest = 0;
  }

  /** `ResetShortTermModel`. */
  resetShortTerm(): void {
    this.bandwidthShortTerm = Infinity;
    this.inflightShortTerm = Infinity;
  }

  /** `AdvanceMaxBwFilter`. A cycle without a sample is none. */
  nextCycle(): void {
    if (this.cycleBest === 0) return;
    this.lastBest = this.cycleBest;
    this.cycleBest = 0;
    this.maxBandwidth = this.lastBest;
  }

  /** `NoteLoss`. @returns whether it is the first loss of this round */
  noteLoss(sequence: number): boolean {
    if (sequence !== this.lastLost + 1) this.lossRanges += 1;
    this.lastLost = sequence;
    if (this.lossInRound) return false;
    this.lossInRound = true;
    this.lossRoundEnds = this.scoreboard.delivered;
    return true;
  }

  /** `IsInflightTooHigh`. */
  isTooMuchLost(lost: number, inFlight: number): boolean {
    return lost > inFlight * LOSS_THRESHOLD;
  }

  /** `ResetFullBW`, with a new baseline. */
  resetFull(baseline = 0): void {
    this.fullBandwidth = baseline;
    this.plateau = 0;
    this.fullNow = false;
  }

  /** `CheckFullBWReached`, Sec. 5.3.1.2. */
  checkFull(): void {
    if (this.fullNow || !this.roundStart || this.sampleLimited) return;
    if (this.sample >= GROWTH * this.fullBandwidth) {
      this.resetFull(this.sample);
      return;
    }
    this.plateau += 1;
    this.fullNow = this.plateau >= PLATEAU_ROUNDS;
    if (this.fullNow) this.filledPipe = true;
  }

  /** `UpdateACKAggregation`, Sec. 5.5.9. @param most packets, the window */
  updateAggregation(most: number): void {
    const { now } = this.clock;
    let expected = this.bandwidth * (now - this.extraSince);
    if (this.extraDelivered <= expected) {
      this.extraDelivered = 0;
      this.extraSince = now;
      expected = 0;
    }
    this.extraDelivered += this.scoreboard.newlyDelivered;
    if (this.extraOfStartup && this.filledPipe) {
      this.extraOfStartup = false;
      this.extraFilter = new RateFilter(EXTRA_ACKED_ROUNDS - 1);
    }
    this.extraFilter.take(Math.min(this.extraDelivered - expected, most), this.round);
  }

  restartAggregation(): void {
    this.extraSince = this.clock.now;
  }

  /** `UpdateMinRTT`, Sec. 5.3.4.3. */
  updateMinRtt(): void {
    const { now } = this.clock;
    const { rtt, newestState } = this.scoreboard;
    this.probeRttExpired = now > this.probeRttMinAt + PROBE_RTT_INTERVAL;
    if ((newestState & RESENT) === 0 && (rtt < this.probeRttMin || this.probeRttExpired)) {
      this.probeRttMin = rtt;
      this.probeRttMinAt = now;
    }
    if (this.probeRttMin < this.minRtt || now > this.minRttAt + MIN_RTT_SECONDS) {
      this.minRtt = this.probeRttMin;
      this.minRttAt = this.probeRttMinAt;
    }
  }
}
