import type { EventQueue } from '../event-queue.ts';
import { RateFilter } from '../transport/rate-filter.ts';
import type { RateScoreboard } from '../transport/rate-scoreboard.ts';
import { APP_LIMITED, RESENT } from '../transport/send-records.ts';

export interface BbrChoices {
  /** Memory of the bandwidth (`BtlBwFilterLen`), round trips. */
  rounds: number;
  /** Memory of the smallest round trip (`RTpropFilterLen`), s. */
  rttSeconds: number;
  probesRtt: boolean;
  /** The window makes up for ACKs that come in lumps, as in Linux. */
  aggregation: boolean;
  /**
   * What Linux does besides: it paces 1 % below, keeps its window even, adds two packets while it probes at 5/4, and
   * remembers the smallest round trip only from when it was last undercut.
   */
  likeLinux: boolean;
}

/** Startup ends when the bandwidth has grown by less than a quarter in each of three rounds. */
const GROWTH = 1.25;
const PLATEAU_ROUNDS = 3;
/** Linux measures round trips in whole microseconds, s. */
const LINUX_TICK = 1e-6;

/**
 * BBR's model of the path: bandwidth, smallest round trip, and whether the pipe has been full
 * (draft-cardwell-iccrg-bbr-congestion-control-00, Sec. 4.1 and 4.3.2.2). It learns from the newest packet that an ACK
 * delivers, of which the scoreboard holds what was known when it was sent.
 */
export class BbrModel {
  private readonly rates: RateFilter;
  private readonly rttSeconds: number;
  /** A round trip renews the memory if it is shorter by this, s: an equal one does by the draft, not in Linux since 5.10. */
  private readonly rttStep: number;
  /** `BBR.BtlBw`, packets/s. */
  bandwidth = 0;
  /** `BBR.RTprop` and when it was measured, s. */
  minRtt = Infinity;
  minRttAt = 0;
  /** Bandwidth or smallest round trip have a new value; whoever reads them sets it back. */
  changed = false;
  /** The ACK has begun a round. */
  roundStart = false;
  /** `BBR.next_round_delivered`, and `BBR.round_count`. */
  private roundEnds = 0;
  private round = 0;
  /** `BBR.filled_pipe`. */
  filledPipe = false;
  private fullBandwidth = 0;
  private plateau = 0;

  constructor(
    private readonly clock: Pick<EventQueue, 'now'>,
    private readonly scoreboard: RateScoreboard,
    choices: BbrChoices,
  ) {
    this.rates = new RateFilter(choices.rounds);
    this.rttSeconds = choices.rttSeconds;
    this.rttStep = choices.likeLinux ? LINUX_TICK : 0;
  }

  /** Packets; 0 before the first sample of both. */
  get bdp(): number {
    return this.minRtt === Infinity ? 0 : this.bandwidth * this.minRtt;
  }

  /** A round begins now: packet conservation and PROBE_RTT last one from their beginning. */
  beginRound(): void {
    this.roundEnds = this.scoreboard.delivered;
  }

  /** `BBRUpdateRound` and `BBRUpdateBtlBw`, Sec. 4.1.1.3 and 4.1.1.5. Returns whether there is a rate sample. */
  updateBandwidth(): boolean {
    const { scoreboard } = this;
    const { interval } = scoreboard;
    this.roundStart = false;
    // Too short to be true.
    if (interval < scoreboard.shortestRtt || interval <= 0) return false;
    const delivered = scoreboard.deliveredBefore;
    if (delivered >= this.roundEnds) {
      this.beginRound();
      this.roundStart = true;
      this.round += 1;
    }
    const rate = (scoreboard.delivered - delivered) / interval;
    if (this.rates.covers(rate, this.round) || (rate < this.bandwidth && this.appLimited)) return true;
    this.rates.take(rate, this.round);
    this.bandwidth = this.rates.largest;
    this.changed = true;
    return true;
  }

  /** The newest packet was sent while there was nothing else to send, or while BBR held back. */
  private get appLimited(): boolean {
    return (this.scoreboard.newestState & APP_LIMITED) !== 0;
  }

  /** `BBRUpdateRTprop`, Sec. 4.1.2.3 (Linux: `bbr_update_min_rtt`). Returns whether the memory of the smallest round trip had ended. */
  updateRtt(): boolean {
    const { now } = this.clock;
    const { rtt, newestState } = this.scoreboard;
    const expired = now > this.minRttAt + this.rttSeconds;
    if ((newestState & RESENT) === 0 && (rtt <= this.minRtt - this.rttStep || expired)) {
      this.minRtt = rtt;
      this.minRttAt = now;
      this.changed = true;
    }
    return expired;
  }

  /** `BBRCheckFullPipe`, Sec. 4.3.2.2. */
  checkFullPipe(): void {
    if (this.filledPipe || !this.roundStart || this.appLimited) return;
    if (this.bandwidth >= GROWTH * this.fullBandwidth) {
      this.fullBandwidth = this.bandwidth;
      this.plateau = 0;
    } else {
      this.plateau += 1;
      this.filledPipe = this.plateau >= PLATEAU_ROUNDS;
    }
  }

  /** After a timeout the bandwidth may grow from anywhere (Linux, `bbr_set_state`). */
  forgetPlateau(): void {
    this.fullBandwidth = 0;
  }
}
