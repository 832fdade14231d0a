/** What each flow measures of its round trip. */
import { compact } from '../../format.ts';
import { MANY_FLOWS, quantile } from '../../run/series.ts';
import { baseRtt } from '../../scenario/effective.ts';
import { Derived, ofRun } from '../derived.ts';
import { type FlowBand, FlowRow } from './flow-row.ts';
import { drawLevel } from '../reference.ts';

export const roundTripRow = (): FlowRow =>
  new FlowRow({
    ...{ steps: 3, unit: 1e-3, words: 'ms', digits: 0, gaps: true },
    title: () => ['Round trip', ' that each flow measures, smoothed, ms', ', ms'],
    flow: (series, flow) => series.flowColumn(flow, 'srtt'),
    band: (series, group) => roundTripBands(series)[group]!,
    expected: (scenario) => {
      const { rate, queue } = scenario.path[0]!;
      const filled =
        rate === null ? 0 : (Math.min(queue.limit, 2_000) * 8 * (scenario.flows[0]?.packetSize ?? 1000)) / rate;
      return 1.15 * (baseRtt(scenario) + filled);
    },
    references: (scene, y) =>
      drawLevel(scene, y(baseRtt(scene.scenario)), `empty path ${compact(1000 * baseRtt(scene.scenario), 3)} ms`, 14),
  });

/** For each group of many flows, of those that have measured a round trip. */
const roundTripBands = ofRun((series) =>
  series.flowsOfGroup.map((flows): FlowBand | null => {
    if (flows.length <= MANY_FLOWS) return null;
    const part = (p: number): Derived =>
      new Derived(series, (sample) => {
        const measured = flows.map((flow) => series.flowColumn(flow, 'srtt').at(sample)).filter((rtt) => rtt > 0);
        return measured.length > 0 ? quantile(Float64Array.from(measured).sort(), p) : 0;
      });
    return { low: part(0.1), middle: part(0.5), high: part(0.9) };
  }),
);
