import type { TransportSettings } from '../scenario/types.ts';

/** Back-off multiplies by 2 up to this (Yang et al. 2000, App. B); with `minRtoBeforeBackoff` up to the maximum RTO. */
const MAX_BACKOFF = 64;

/**
 * Round-trip time and retransmission timeout as ns-2 keeps them: whole ticks of a coarse clock, srtt with 3 and rttvar
 * with 2 bits behind the binary point (tcp.cc `rtt_update`, `rtt_timeout`, `rtt_backoff`).
 */
export class RtoEstimator {
  private readonly settings: TransportSettings;
  /** Phase of the flow's clock, s: U(0, tick). */
  private readonly bootTime: number;
  /** 8 × smoothed RTT and 4 × its mean deviation, ticks. */
  private scaledSrtt = 0;
  private scaledVariation = 0;
  /** RTO before minimum, back-off and maximum, s. */
  private baseRto = 0;
  private backoff = 1;
  /** The timeout now, s. */
  rto = 0;

  constructor(settings: TransportSettings, bootTime: number) {
    this.settings = settings;
    this.bootTime = bootTime;
    this.baseRto = settings.initialRto;
    this.scaledVariation = Math.floor(12 / settings.timerTick) * 4;
    this.update();
  }

  /** Take a sample: a packet sent at `now − rtt` was acknowledged at `now`. */
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
    this.baseRto = Math.floor(this.scaledVariation + this.scaledSrtt / 8) * timerTick;
    this.update();
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

  /** Double the timeout. Backed off far, the estimate is given up: the next sample starts it anew. */
  backOff(): void {
    if (this.backoff < MAX_BACKOFF || (this.settings.minRtoBeforeBackoff && this.rto < this.settings.maxRto)) {
      this.backoff *= 2;
      this.update();
    }
    if (this.backoff > 8) {
      this.scaledVariation += Math.floor(this.scaledSrtt / 8);
      this.scaledSrtt = 0;
    }
  }

  endBackoff(): void {
    if (this.backoff === 1) return;
    this.backoff = 1;
    this.update();
  }
}
