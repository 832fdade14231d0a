/** The rows with a line per flow: throughput and window. */
import { findScheme } from '../../../workers/engine/schemes/index.ts';
import type { Scenario } from '../../../workers/engine/scenario/types.ts';
import { compact } from '../../format.ts';
import type { RunSeries } from '../../run/series.ts';
import { bandwidthDelayPackets, type Effective, effectiveAt } from '../../scenario/effective.ts';
import { FlowRow } from './flow-row.ts';
import { drawReference, drawSteps, steps } from '../reference.ts';
import type { Scene } from '../scene.ts';

/** The averaging span in words. */
export function spanWords(series: RunSeries): string {
  return Math.abs(series.averaging - 1) < 0.06 ? 'the last second' : `the last ${compact(series.averaging, 2)} s`;
}

function flowCount(scenario: Scenario): number {
  return Math.max(
    1,
    scenario.flows.reduce((sum, group) => sum + group.count, 0),
  );
}

export const throughputRow = (): FlowRow =>
  new FlowRow({
    ...{ steps: 5, unit: 1e6, words: 'Mbit/s', digits: 2, gaps: false },
    title: ({ series }) => ['Throughput of each flow', `, Mbit/s over ${spanWords(series)}`, ', Mbit/s'],
    flow: (series, flow) => series.throughput[flow]!,
    band: (series, group) => series.throughputBands[group]!,
    // Twice what each flow gets if all get the same: room for a tooth above it. No flow gets more than there is.
    expected: (scenario) => (scenario.path[0]!.rate ?? 1e6) * Math.min(1, 2 / flowCount(scenario)),
    references(scene, y, top) {
      // With several bottlenecks there is no one share that would be fair.
      if (scene.scenario.path.length > 1) return;
      drawSteps(
        scene,
        steps(scene, ({ rates }) => rates[0] ?? null),
        y,
        top,
        (rate) => `link ${compact(rate / 1e6, 3)}`,
      );
      // Of one flow alone the fair share is the link.
      if (flowCount(scene.scenario) > 1 || scene.scenario.traffic.length > 0) drawFairShare(scene, y);
    },
  });

export const windowRow = (): FlowRow =>
  new FlowRow({
    ...{ steps: 3, unit: 1, words: 'packets', digits: 1, gaps: false },
    title: ({ scenario }) =>
      // A rate scheme has no window: what it sends in a round trip is the same measure.
      scenario.flows.some((group) => findScheme(group.scheme.kind)?.control === 'rate')
        ? ['Window or rate × round trip', ' of each flow, packets', ', packets']
        : ['Window of each flow', ', packets that may be on their way at once', ', packets'],
    flow: (series, flow) => series.flowColumn(flow, 'cwnd'),
    band: (series, group) => series.windowBands[group]!,
    expected: (scenario) => {
      const { rate, queue } = scenario.path[0]!;
      const held =
        rate === null
          ? 20 * flowCount(scenario)
          : bandwidthDelayPackets(scenario, rate)! + Math.min(queue.limit, 2_000);
      return (1.8 * held) / flowCount(scenario);
    },
    references(scene, y, top) {
      const { scenario } = scene;
      if (scenario.path.length > 1) return;
      const bdp = (now: Effective): number | null => bandwidthDelayPackets(scenario, now.rates[0] ?? null);
      // Each flow's part of what the link holds.
      const parts = steps(scene, (now) => {
        const all = bdp(now);
        const flows = sending(scenario, now);
        return all === null || flows === 0 ? null : all / flows;
      });
      const flows = sending(scenario, effectiveAt(scenario, parts.times[0] ?? 0));
      drawSteps(scene, parts, y, top, (level) =>
        flows === 1 ? `BDP ${compact(level, 3)}` : `BDP ÷ ${flows} flows ${compact(level, 3)}`,
      );
    },
  });

/** Flows that send data along the path. */
function sending(scenario: Scenario, { running }: Effective): number {
  return running.reduce((sum, count, group) => sum + (scenario.flows[group]!.direction === 'forward' ? count : 0), 0);
}

/** What each running flow would get if all got the same. Steps with the rate that is free. */
function drawFairShare(scene: Scene, y: (value: number) => number): void {
  const { series, geometry, firstSample, lastSample, laterSample, bucket, x } = scene;
  if (laterSample < 0) return;
  const share = series.fairShare;
  const places: number[] = [];
  const levels: number[] = [];
  let [drawn, sum, count] = [-1, 0, 0];
  for (let sample = firstSample; sample <= laterSample; sample += bucket, count++) {
    const value = share.at(sample);
    sum += value;
    if (value === drawn) continue;
    drawn = value;
    places.push(x(series.samples.timeOf(sample - 1)));
    levels.push(y(value));
  }
  const right =
    laterSample === lastSample ? scene.nowX : Math.min(geometry.right, x(series.samples.timeOf(laterSample)));
  // Where it steps too often to be seen, its mean: else it would be a moiré.
  const fast = places.length > (geometry.right - geometry.left) / 8;
  const first = fast ? sum / count : share.at(firstSample);
  if (first > 0 || places.length > 1) {
    drawReference(
      scene,
      fast ? places.slice(0, 1) : places,
      fast ? [y(first)] : levels,
      right,
      first > 0 ? `fair share ${compact(first / 1e6, 3)}` : '',
    );
  }
}
