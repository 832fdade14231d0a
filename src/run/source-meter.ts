import { sourceCard } from '../../workers/engine/network/sources/index.ts';
import type { Scenario, TrafficSource } from '../../workers/engine/scenario/types.ts';
import { eventsInOrder } from '../scenario/effective.ts';

/** Levels to which the rate of ramps and bursts is rounded: the packets of a sample are too few for a smooth rate. */
const STEPS = 8;

/** Span over which the rate of ramps and bursts is averaged, s; at least one sample. */
const AVERAGING = 0.5;

type Plateaus = readonly { rate: number; seconds: number }[];

/**
 * Rate of the unresponsive sources: of constant rates and square waves the one that they are set to, also where packets fell
 * into a sample; of ramps and bursts from the packets of each sample.
 */
export class SourceMeter {
  private readonly most: number;
  /** Averaged rate of each source, bit/s. */
  private readonly rates: Float64Array;
  /** bit/s together in the last sample. */
  taken = 0;

  constructor(
    private readonly sources: readonly TrafficSource[],
    /** s */
    private readonly period: number,
  ) {
    this.rates = new Float64Array(sources.length);
    this.most = sources.reduce((sum, source) => sum + mostOf(source), 0);
  }

  /** `taken` as a part of the most that all send together, 0 to 1, in steps. */
  get level(): number {
    return this.most > 0 ? Math.min(1, this.taken / this.most) : 0;
  }

  /** Take the sample that ends at `end` (s) of a run of `scenario`; `sent` is the packets that a source sent in it. */
  take(scenario: Scenario, end: number, sent: (source: number) => number): void {
    this.taken = 0;
    this.sources.forEach((source, index) => {
      const rate = (sent(index) * 8 * source.packetSize) / this.period;
      this.rates[index]! += (rate - this.rates[index]!) * Math.min(1, this.period / AVERAGING);
      const plateaus = sourceCard(source).plateaus?.(source);
      this.taken += plateaus
        ? this.scheduled(scenario, index, plateaus, end - this.period / 2)
        : inSteps(this.rates[index]!, mostOf(source));
    });
  }

  private scheduled(scenario: Scenario, index: number, plateaus: Plateaus, time: number): number {
    const on = onFor(scenario, index, time);
    return on === null ? 0 : rateAfter(plateaus, on, this.period);
  }
}

function mostOf(source: TrafficSource): number {
  return sourceCard(source).peak(source);
}

/** How long a source has been switched on at `time`, s; null while it is off. */
function onFor(scenario: Scenario, index: number, time: number): number | null {
  const { start, stop } = scenario.traffic[index]!;
  const turns = [
    { at: start, on: true },
    ...(stop === null ? [] : [{ at: stop, on: false }]),
    ...eventsInOrder(scenario).flatMap((event) => (event.do === 'cbr' && event.source === index ? [event] : [])),
  ].toSorted((one, other) => one.at - other.at);
  const last = turns.findLast(({ at }) => at <= time);
  return last?.on ? time - last.at : null;
}

/** The rate of plateaus after `time`, s; their mean if a sample of `period` s holds several. */
function rateAfter(plateaus: Plateaus, time: number, period: number): number {
  const span = plateaus.reduce((sum, { seconds }) => sum + seconds, 0);
  if (plateaus.some(({ seconds }) => seconds < period))
    return plateaus.reduce((sum, { rate, seconds }) => sum + rate * seconds, 0) / span;
  let into = time % span;
  return plateaus.find(({ seconds }) => (into -= seconds) < 0)!.rate;
}

function inSteps(rate: number, most: number): number {
  return (Math.round((STEPS * Math.min(rate, most)) / most) * most) / STEPS;
}
