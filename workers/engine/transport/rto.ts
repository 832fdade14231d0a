import type { TransportSettings } from '../scenario/types.ts';

/**
 * Largest back-off factor (Yang et al. 2000, App. B). With `minRtoBeforeBackoff` only the maximum RTO bounds back-off.
 */
const MAX_BACKOFF = 64;

/**
 * Round-trip time and retransmission timeout as in ns-2: in ticks of a coarse clock, srtt with 3 and rttvar with 2
 * fractional bits (tcp.cc `rtt_update`, `rtt_timeout`, `rtt_backoff`).
 */
export class RtoEstimator {
  /** 8 × smoothed RTT and 4 × its mean deviation, ticks. */
  private scaledSrtt = 0;
  private scaledVariation = 0;
  /** RTO before the minimum, back-off and the maximum apply, s. */
  baseRto = 0;
  backoff = 1;
  /** Present retransmission timeout, s. */
  rto = 0;

  constructor(
    private readonly settings: TransportSettings,
    /** Phase of the flow's clock, s: U(0, tick). */
    private readonly bootTime: number,
  ) {
    this.baseRto = settings.initialRto;
    this.scaledVariation = Math.floor(12 / settings.timerTick) * 4;
    this.update();
  }

  /** Take an RTT sample: a packet sent at `now − rttSeconds` was acknowledged at `now` (s). */
  sample(rttSeconds: number, now: number): void {
    const { timerTick } = this.settings;
    const sentAt = now - rttSeconds + this.bootTime;
    const intoTick = sentAt - Math.floor(sentAt / timerTick) * timerTick;
    const ticks = Math.max(1, Math.floor((rttSeconds + intoTick) / timerTick));
    if (this.scaledSrtt !== 0) {
      const error = ticks - Math.floor(this.scaledSrtt / 8);
      this.scaledSrtt = Math.max(1, this.scaledSrtt + error);
      const deviation = Math.abs(error) - Math.floor(this.scaledVariation / 4);
      this.scaledVariation = Math.max(1, this.scaledVariation + deviation);
    } else {
      this.scaledSrtt = 8 * ticks;
      this.scaledVariation = 2 * ticks;
    }
    this.baseRto = this.base();
    this.update();
  }

  private base(): number {
    const { timerTick, minRto, minRtoBeyondRtt } = this.settings;
    if (!minRtoBeyondRtt) return Math.floor(this.scaledVariation + this.scaledSrtt / 8) * timerTick;
    return Math.floor(this.scaledSrtt / 8) * timerTick + Math.max(this.scaledVariation * timerTick, minRto);
  }

  private update(): void {
    const { minRto, maxRto, timerTick, minRtoBeforeBackoff } = this.settings;
    let rto = this.baseRto * this.backoff;
    if (minRtoBeforeBackoff) {
      if (this.baseRto < minRto) rto = minRto * this.backoff;
    } else if (rto < minRto) {
      rto = minRto;
    }
    this.rto = Math.max(Math.min(rto, maxRto), 2 * timerTick);
  }

  /**
   * Double the timeout. After several doublings the estimate is discarded: the next sample replaces it (`rtt_backoff`).
   */
  backOff(): void {
    if (this.backoff < MAX_BACKOFF || (this.settings.minRtoBeforeBackoff && this.rto < this.settings.maxRto)) {
      this.backoff *= 2;
      this.update();
    }
    if (this.backoff > 8) this.scaledSrtt = 0;
  }

  endBackoff(): void {
    if (this.backoff === 1) return;
    this.backoff = 1;
    this.update();
  }
}
