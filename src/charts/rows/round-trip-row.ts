/** How long a packet of each flow and its ACK take. */
import { compact, fixed } from '../../format.ts';
import { quantileSorted } from 'd3-array';
import { MANY_FLOWS } from '../../run/bands.ts';
import type { RunSeries } from '../../run/series.ts';
import { addedDelay, baseRtt } from '../../scenario/effective.ts';
import type { FlowGroup } from '../../../workers/engine/scenario/types.ts';
import { Derived, ofRun } from '../derived.ts';
import { drawSteps, steps } from '../reference.ts';
import { flowColumns, flowTable, meanOf } from './flow-columns.ts';
import { FlowRow } from './flow-lines.ts';
import { drawPings, pingTimes } from './ping-marks.ts';
import type { FlowBand, FlowQuantity } from './flow-quantity.ts';
import type { ResultColumn } from '../../../workers/results/results.ts';
import { streamNames } from '../../scenario/describe-traffic.ts';
import type { RowCard } from './row-card.ts';
import { say } from '../../../workers/words/say.ts';

/** Of more paths than this only the ends are drawn. */
const MOST_PATHS = 3;

const quantity: FlowQuantity = {
  row: 'roundTrip',
  ...{ steps: 3, unit: 1e-3, words: 'ms', digits: 0, gaps: true },
  title: ({ series }) => {
    const measured = series.flowsOfGroup.map((_, group) => series.measuresRoundTrip(group));
    const rest = say(
      !measured.includes(true)
        ? ' of each flow’s packets: path and queues'
        : !measured.includes(false)
          ? ' that each sender measures, smoothed'
          : ' of each flow’s packets; where flows have queues of their own, as senders measure it',
    );
    const pings = series.scenario.traffic.some(({ kind }) => kind === 'ping');
    const words = say(pings ? '{rest}; dots: probes, crosses: lost ones, ms' : '{rest}, ms', { rest });
    return ['Round trip', words, ', ms'];
  },
  flow: (series, flow) => series.roundTrip[flow]!,
  streams: pingTimes,
  drawStreams: drawPings,
  band: (series, group) => roundTripBands(series)[group]!,
  expected: (scenario) => {
    const { rate, queue } = scenario.path[0]!;
    const filled =
      rate === null ? 0 : (Math.min(queue.limit, 2_000) * 8 * (scenario.flows[0]?.packetSize ?? 1000)) / rate;
    return 1.15 * (baseRtt(scenario) + filled);
  },
  references: (scene, y, top) =>
    emptyPaths(scene.series).flatMap(({ seconds, group }, place) => {
      const levels = steps(scene, (now) => seconds + addedDelay(scene.scenario, group, now));
      return drawSteps(scene, levels, y, top, (level) => {
        const ms = `${compact(1000 * level, 3)} ms`;
        return {
          key: `path ${place}`,
          name: say('empty path {span}', { span: ms }),
          shorter: [say('empty {span}', { span: ms }), 'empty'],
        };
      });
    }),
};

export const roundTripRow: RowCard<'roundTrip'> = {
  id: 'roundTrip',
  name: 'Round trip',
  words:
    'How long a packet of each flow and its ACK take: the path, and the queues on it. What the sender knows of it, smoothed (srtt), comes later; behind a queue per flow the row shows that.',
  of: 'flows',
  shape: () => ({ weight: 80, above: 4 }),
  columns: (series) => [
    ...flowColumns(series, 'round trip, smoothed', 's', (flow) => series.flowColumn(flow, 'srtt')),
    ...(series.flowsOfGroup.some((_, group) => !series.measuresRoundTrip(group))
      ? flowColumns(series, 'round trip, path and queues', 's', (flow) => series.roundTrip[flow]!)
      : []),
    ...pingTimes(series).flatMap((values, source): ResultColumn[] =>
      series.scenario.traffic[source]!.kind === 'ping'
        ? [{ name: `${streamNames(series.scenario.traffic)[source]!} round trip, last measured`, unit: 's', values }]
        : [],
    ),
  ],
  table: {
    words: 'the round trip at its end',
    columns: ({ series }) =>
      flowTable(series, ' round trip, ms', (flows, _, end) => {
        const seconds = meanOf(flows, (flow) => series.roundTrip[flow]!.at(end) || null);
        return seconds === null ? '–' : fixed(1000 * seconds, 0);
      }),
  },
  make: () => new FlowRow(quantity),
};

/** Round trips of the flows' empty paths, s, from the shortest on; of many paths that of the shortest and of the longest. */
const emptyPaths = ofRun(({ layout, scenario }: RunSeries): { seconds: number; group: FlowGroup }[] => {
  const all = new Map(
    Array.from(layout.flowBaseRtt, (seconds, flow) => [
      Number(seconds.toPrecision(3)),
      scenario.flows[layout.flowGroups[flow]!]!,
    ]),
  );
  const paths = [...all]
    .map(([seconds, group]) => ({ seconds, group }))
    .sort((one, other) => one.seconds - other.seconds);
  return paths.length > MOST_PATHS ? [paths[0]!, paths.at(-1)!] : paths;
});

/** For each group of many flows, of those that have a round trip. */
const roundTripBands = ofRun((series) =>
  series.flowsOfGroup.map((flows): FlowBand | null => {
    if (flows.length <= MANY_FLOWS) return null;
    const part = (p: number): Derived =>
      new Derived(series, (sample) => {
        const known = flows.map((flow) => series.roundTrip[flow]!.at(sample)).filter((rtt) => rtt > 0);
        return (
          quantileSorted(
            known.toSorted((one, other) => one - other),
            p,
          ) ?? 0
        );
      });
    return { low: part(0.1), middle: part(0.5), high: part(0.9) };
  }),
);
