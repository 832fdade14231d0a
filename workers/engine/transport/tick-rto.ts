/** TFRC's estimate of TCP's timeout: srtt + 4 rttvar in ticks, with samples rounded to the nearest tick (tfrc.cc). */
export class TickRto {
  private readonly tick: number;
  private scaledSrtt = 0;
  private scaledVariation = 0;
  /** The timeout, s; 0 before the first sample. */
  value = 0;

  constructor(tickSeconds: number) {
    this.tick = tickSeconds;
  }

  sample(rttSeconds: number): void {
    const ticks = Math.max(1, Math.floor(rttSeconds / this.tick + 0.5));
    if (this.scaledSrtt !== 0) {
      const error = ticks - Math.floor(this.scaledSrtt / 8);
      this.scaledSrtt = Math.max(1, this.scaledSrtt + error);
      this.scaledVariation = Math.max(1, this.scaledVariation + Math.abs(error) - Math.floor(this.scaledVariation / 4));
    } else {
      this.scaledSrtt = 8 * ticks;
      this.scaledVariation = 2 * ticks;
    }
    this.value = Math.floor(this.scaledVariation + this.scaledSrtt / 8) * this.tick;
  }
}
