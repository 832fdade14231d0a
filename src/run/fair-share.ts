import { trafficOffset } from '../../workers/engine/sampling/frame.ts';
import type { TrafficSource } from '../../workers/engine/scenario/types.ts';
import { capacityBetween } from '../../workers/measures/link-use.ts';
import type { Effective } from '../scenario/effective.ts';
import type { RunSeries } from './series.ts';
import { SourceMeter } from './source-meter.ts';

/** What each running flow would get of the bottleneck if all got the same, beside what the sources take. */
export class FairShareMeter {
  private readonly sources: SourceMeter;

  /** @param period of the samples, s */
  constructor(traffic: readonly TrafficSource[], period: number) {
    this.sources = new SourceMeter(traffic, period);
  }

  /** What the sources sent in the last sample; see SourceMeter. */
  get level(): number {
    return this.sources.level;
  }

  /** Take a sample of a run. @returns bit/s; 0 where an unlimited rate or several bottlenecks say nothing */
  take(series: RunSeries, index: number, now: Effective): number {
    const { scenario, layout, samples } = series;
    this.sources.take(scenario, samples.timeOf(index), (source) =>
      samples.columns[trafficOffset(layout, source, 'sent')]!.at(index),
    );
    const running = now.running.reduce((sum, count, group) => sum + contending(series, group, count, index), 0);
    const rate = scenario.path.length === 1 ? linkRate(series, now.rates[0] ?? 0, index) : 0;
    return running > 0 ? Math.max(0, rate - this.sources.taken) / running : 0;
  }
}

/** Rate of the first link, bit/s: `steady`, or what its trace offers over the time that throughput is averaged over. */
function linkRate({ scenario, samples, averaging }: RunSeries, steady: number, index: number): number {
  if (!scenario.path[0]!.trace) return steady;
  const end = samples.timeOf(index);
  const since = Math.max(0, end - averaging);
  return capacityBetween(scenario, 0, since, end)! / (end - since);
}

/** Flows of a group that share the bottleneck with the others, of `count` that were started: a transfer that is over has no window. */
function contending(series: RunSeries, group: number, count: number, index: number): number {
  const { direction, packets } = series.scenario.flows[group]!;
  if (direction === 'reverse') return 0;
  return packets === null
    ? count
    : series.flowsOfGroup[group]!.filter((flow) => series.flowColumn(flow, 'cwnd').at(index) > 0).length;
}
