/** What a run without something became, in numbers: the flow and all others, in both runs, from there on. */
import type { RunSeries } from '../run/series.ts';

export interface Outcome {
  /** Mean throughput, bit/s; packets dropped; mean window, packets. */
  throughput: number;
  dropped: number;
  window: number;
}

/** Of some flows together, from `since` to `until`, s; null where that is less than a sample. */
export function outcomeOf(series: RunSeries, flows: readonly number[], since: number, until: number): Outcome | null {
  const { samples, layout, scenario } = series;
  // The run is the same in the sample that `since` falls into, but for its end.
  const [from, to] = [samples.indexAt(since), Math.min(samples.indexAt(until), series.length - 1)];
  if (to <= from || flows.length === 0) return null;
  const outcome: Outcome = { throughput: 0, dropped: 0, window: 0 };
  for (const flow of flows) {
    const bits = 8 * scenario.flows[layout.flowGroups[flow]!]!.packetSize;
    outcome.throughput += (series.delivered[flow]!.between(from, to) * bits) / ((to - from) * layout.period);
    outcome.dropped += series.dropped[flow]!.between(from, to);
    const window = series.flowColumn(flow, 'cwnd');
    let sum = 0;
    for (let index = from + 1; index <= to; index += 1) sum += window.at(index);
    outcome.window += sum / (to - from);
  }
  return outcome;
}
