/** What each flow of a run would get of its network if it were shared fairly: by max-min and by proportional fairness. */
import { trafficOffset } from '../../workers/engine/sampling/frame.ts';
import type { FlowGroup, Scenario } from '../../workers/engine/scenario/types.ts';
import { maxMinShares, proportionalShares, type Way } from '../../workers/theory/fair-shares.ts';
import type { RunSeries } from '../run/series.ts';
import { type Frames, spanOf } from '../run/stretch.ts';
import { type Effective, effectiveAt } from '../scenario/effective.ts';

/** Per group, bit/s for each of its flows; null of one that has none then. */
export interface NetworkShares {
  maxMin: (number | null)[];
  proportional: (number | null)[];
}

/** By the rates and flows at the end of a stretch, less what the unresponsive sources sent in it. ACKs count nothing. */
export function networkShares(series: RunSeries, frames: Frames): NetworkShares {
  const { scenario, samples, layout } = series;
  const now = effectiveAt(scenario, samples.timeOf(frames.last));
  const span = spanOf(series, frames);
  const taken = scenario.traffic.map(({ packetSize }, index) => {
    const sent = samples.columns[trafficOffset(layout, index, 'sent')]!;
    let packets = 0;
    for (let at = frames.from + 1; at <= frames.last; at += 1) packets += sent.at(at);
    return (packets * 8 * packetSize) / span;
  });
  return sharesOf(scenario, now, taken);
}

/** @param taken by each unresponsive source, bit/s */
export function sharesOf(scenario: Scenario, now: Effective, taken: readonly number[]): NetworkShares {
  const left = now.rates.map((rate) => rate ?? Infinity);
  taken.forEach((rate, source) => {
    for (const link of linksOf(scenario.traffic[source]!, scenario)) left[link]! -= rate;
  });
  const capacities = left.map((rate) => Math.max(0, rate));
  const ways = scenario.flows.map((group, index): Way => {
    const way = { flows: now.running[index]!, links: linksOf(group, scenario) };
    return group.feed === 'greedy' ? way : { ...way, limit: group.feedRate };
  });
  const shown = (shares: number[]): (number | null)[] =>
    shares.map((share, group) => (ways[group]!.flows > 0 && Number.isFinite(share) ? share : null));
  // A limit of its own is none of the proportional rule's.
  const limited = ways.some(({ limit }) => limit !== undefined);
  const proportional =
    limited || capacities.includes(0) ? ways.map(() => null) : shown(proportionalShares(capacities, ways));
  return { maxMin: shown(maxMinShares(capacities, ways)), proportional };
}

/** The hops that its data cross, by number. */
function linksOf(
  { enter, leave, direction = 'forward' }: Pick<FlowGroup, 'enter' | 'leave'> & Partial<Pick<FlowGroup, 'direction'>>,
  { path }: Scenario,
): number[] {
  const first = direction === 'reverse' ? path.length : 0;
  return Array.from({ length: leave - enter + 1 }, (_, index) => first + enter + index);
}
