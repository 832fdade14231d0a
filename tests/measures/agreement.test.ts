/** The engine's summary, the metrics and the page's number table measure the same run: where they name the same number it is the same. */
import { describe, expect, it } from 'vitest';
import { type RunNumbers, runNumbers } from '../../src/run/numbers.ts';
import type { RunSeries } from '../../src/run/series.ts';
import type { Summary } from '../../workers/engine/sampling/summary.ts';
import type { MetricOptions, RunMetric } from '../../workers/measures/card.ts';
import { findMetric } from '../../workers/measures/index.ts';
import { FrameRecorder, type RecordedRun } from '../../workers/measures/run.ts';
import { seriesOf } from '../page/support/runs.ts';
import { scenarioWith } from '../support/scenario.ts';
import { valueOf } from './support/hand-made.ts';

/** Two TCP and two AIMD flows and a constant source at a drop-tail queue, round trip 0.1 s. */
const SCENARIO = {
  seed: 5,
  duration: 90,
  warmup: 20,
  path: [{ rate: 8e6, delay: 0.05, queue: { kind: 'droptail', limit: 60 } }],
  flows: [
    { id: 'tcp', count: 2, accessDelay: 0 },
    { id: 'aimd', count: 2, scheme: { kind: 'aimd', a: 0.2, b: 0.125 }, accessDelay: 0 },
  ],
  traffic: [{ kind: 'cbr', high: 1e6 }],
};

function measuredBoth(parts: object): { page: RunNumbers; series: RunSeries; summary: Summary; run: RecordedRun } {
  const scenario = scenarioWith({ ...SCENARIO, ...parts });
  const recorder = new FrameRecorder();
  const { simulation, series } = seriesOf(scenario, scenario.duration, { onFrame: recorder.onFrame });
  return { page: runNumbers(series), series, summary: simulation.summary(), run: recorder.run(simulation) };
}

const metric = (id: string, run: RecordedRun, options?: MetricOptions): number =>
  valueOf((findMetric(id) as RunMetric).measure(run, options));

describe('page, summary and metrics agree on the same run', () => {
  it('about CoV, fairness, utilization, queue and losses, with a frame per round trip and the warm-up at the end of one', () => {
    const { page, series, summary, run } = measuredBoth({});
    summary.groups.forEach((group, index) => {
      const shown = page.groups[index]!;
      expect(group.cov).toBeGreaterThan(0.1);
      expect(shown.cov).toBeCloseTo(group.cov!, 9);
      expect(metric('cov-time', run, { flows: [group.id] })).toBeCloseTo(group.cov!, 9);
      expect(shown.sent).toBe(group.sent * group.count);
      expect(shown.lossEvents).toBe(group.lossEvents * group.count);
      expect(shown.lossEventRate).toBeCloseTo(shown.lossEvents / shown.sent, 12);
    });
    const [hop] = summary.hops;
    expect(hop!.utilization).toBeGreaterThan(0.9);
    expect(page.used).toBeCloseTo(hop!.utilization!, 9);
    expect(metric('utilization', run)).toBeCloseTo(hop!.utilization!, 9);
    expect(page.meanQueue).toBeCloseTo(hop!.meanQueue, 5);
    expect(page.queueDrops).toBe(hop!.drops);
    // Jain's index: of each frame in its own column, of the whole run in summary and metric.
    const own = Array.from({ length: 700 }, (_, index) => series.fairness.at(200 + index));
    expect(summary.fairness.perBin).toBeLessThan(0.99);
    expect(own.reduce((sum, value) => sum + value, 0) / 700).toBeCloseTo(summary.fairness.perBin!, 6);
    expect(metric('jain-f', run)).toBeCloseTo(summary.fairness.perBin!, 9);
    expect(metric('jain-f', run, { bin: 0.2 })).toBeCloseTo(summary.fairness.perBin2!, 9);
  });

  it('about the same bins of a round trip where frames are finer and the warm-up ends within one', () => {
    // Frame 1001 begins at 20.02 s, the first after 20.005 s; the nearest to it is 1000.
    const { page, summary, run, series } = measuredBoth({ sample: 0.02, warmup: 20.005 });
    expect(series.firstFrame).toBe(1001);
    summary.groups.forEach((group, index) =>
      expect(page.groups[index]!.cov).toBeCloseTo(metric('cov-time', run, { flows: [group.id] }), 9),
    );
    expect((findMetric('jain-f') as RunMetric).measure(run)).toMatchObject({ window: { from: 20.02 } });
    // Page and summary measure CoV in other bins here, and say so.
    expect([page.covBin, summary.bin]).toEqual([expect.closeTo(0.1, 12), 0.02]);
    expect(page.used).toBeCloseTo(metric('utilization', run), 9);
  });

  it('about the utilization of a link whose rate changes on the way', () => {
    const { page, summary, run } = measuredBoth({ events: [{ at: 50, do: 'rate', hop: 0, rate: 4e6 }] });
    expect(summary.hops[0]!.utilization).toBeGreaterThan(0.9);
    expect(page.used).toBeCloseTo(summary.hops[0]!.utilization!, 9);
    expect(metric('utilization', run)).toBeCloseTo(summary.hops[0]!.utilization!, 9);
  });
});
