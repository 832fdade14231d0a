/** TCP's timeout estimate as TFRC keeps it: srtt + 4 rttvar in ticks, samples rounded to the nearest tick (tfrc.cc). */
export class TickRto {
  private readonly tick: number;
  private scaledSrtt = 0;
  private scaledVariation = 0;
  /** s; 0 before the first sample. */
  value = 0;

  constructor(tickSeconds: number) {
    this.tick = tickSeconds;
  }

  sample(rttSeconds: number): void {
    const ticks = Math.max(1, Math.floor(rttSeconds / this.tick + 0.5));
    if (this.scaledSrtt !== 0) {
      const error = ticks - (this.scaledSrtt >> 3);
      this.scaledSrtt = Math.max(1, this.scaledSrtt + error);
      this.scaledVariation = Math.max(1, this.scaledVariation + Math.abs(error) - (this.scaledVariation >> 2));
    } else {
      this.scaledSrtt = ticks << 3;
      this.scaledVariation = ticks << 1;
    }
    this.value = ((this.scaledVariation * 8 + this.scaledSrtt) >> 3) * this.tick;
  }
}
