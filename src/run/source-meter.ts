import { sourceCard } from '../../workers/engine/network/sources/index.ts';
import type { TrafficSource } from '../../workers/engine/scenario/types.ts';

/** Levels to which the rate of ramps and bursts is rounded: the packets of a sample are too few for a smooth rate. */
const STEPS = 8;

/** Span over which the rate of ramps and bursts is averaged, s; at least one sample. */
const AVERAGING = 0.5;

/** Rate of the unresponsive sources, from the packets of each sample. */
export class SourceMeter {
  private readonly sources: readonly TrafficSource[];
  /** s */
  private readonly period: number;
  private readonly most: number;
  /** Averaged rate of each source, bit/s. */
  private readonly rates: Float64Array;
  /** bit/s together in the last sample: of constant rates and square waves the rate that they are set to. */
  taken = 0;

  constructor(sources: readonly TrafficSource[], period: number) {
    this.sources = sources;
    this.period = period;
    this.rates = new Float64Array(sources.length);
    this.most = sources.reduce((sum, source) => sum + mostOf(source), 0);
  }

  /** `taken` as a part of the most that all send together, 0 to 1, in steps. */
  get level(): number {
    return this.most > 0 ? Math.min(1, this.taken / this.most) : 0;
  }

  /** Take a sample; `sent` is the packets that a source sent in it. */
  take(sent: (source: number) => number): void {
    this.taken = 0;
    this.sources.forEach((source, index) => {
      const rate = (sent(index) * 8 * source.packetSize) / this.period;
      this.rates[index]! += (rate - this.rates[index]!) * Math.min(1, this.period / AVERAGING);
      const plateaus = sourceCard(source).plateaus?.(source);
      this.taken += plateaus ? nearest(rate, plateaus) : inSteps(this.rates[index]!, mostOf(source));
    });
  }
}

function mostOf(source: TrafficSource): number {
  return sourceCard(source).peak(source);
}

/** Silence, or of the rates that it holds the one that is nearest. */
function nearest(rate: number, plateaus: readonly { rate: number }[]): number {
  if (rate === 0) return 0;
  const rates = plateaus.map((plateau) => plateau.rate);
  return rates.reduce((best, next) => (Math.abs(next - rate) < Math.abs(best - rate) ? next : best));
}

function inSteps(rate: number, most: number): number {
  return (Math.round((STEPS * Math.min(rate, most)) / most) * most) / STEPS;
}
