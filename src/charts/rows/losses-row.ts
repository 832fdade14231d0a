/** Loss events: a lane of marks for each flow, or for each group where there are many. */
import type { Scenario } from '../../../workers/engine/scenario/types.ts';
import type { RunSeries } from '../../run/series.ts';
import { flowName } from '../../scenario/names.ts';
import { hRule } from '../canvas.ts';
import { Derived, ofRun } from '../derived.ts';
import type { RowBox } from '../geometry.ts';
import { type DirectLabel, LabelColumn } from '../labels.ts';
import { eachMark } from '../lines.ts';
import { BACK, type ChartRow, paint, type Reading, sampleAt, type Scene } from '../scene.ts';
import type { Values } from '../trace.ts';
import { flowColumns, flowTable } from './flow-columns.ts';
import type { RowCard } from './row-card.ts';
import { say } from '../../../workers/words/say.ts';

/** Of more flows than this, each group has one lane. */
const MOST_FLOW_LANES = 8;

export const lossesRow: RowCard<'losses'> = {
  id: 'losses',
  name: 'Losses',
  words: 'Loss events as the flows see them: one mark for each round trip in which a flow lost packets.',
  of: 'flows',
  shape: (scenario) => ({ weight: 22 * Math.max(2, laneCount(scenario)), above: 4 }),
  columns: (series) => flowColumns(series, 'loss events', 'events', (flow) => series.flowColumn(flow, 'lossEvents')),
  table: {
    words: 'loss events',
    columns: ({ series }) =>
      flowTable(series, ' loss events', (flows, start, end) => {
        let events = 0;
        for (const flow of flows)
          for (let sample = start + 1; sample <= end; sample++)
            events += series.flowColumn(flow, 'lossEvents').at(sample);
        return String(events);
      }),
  },
  make: () => new LossesRow(),
};

/** One lane for each flow, or for each group where there are many flows. */
function laneCount({ flows }: Pick<Scenario, 'flows'>): number {
  const count = flows.reduce((sum, group) => sum + group.count, 0);
  return count <= MOST_FLOW_LANES ? count : flows.length;
}

interface Lane {
  group: number;
  /** Number of the flow within the group, and of the engine; null for all of the group. */
  place: number;
  flow: number | null;
  events: Values;
}

const lanesOf = ofRun((series: RunSeries): Lane[] => {
  const each = series.layout.flowGroups.length === laneCount(series.scenario);
  return series.flowsOfGroup.flatMap((flows, group): Lane[] => {
    const column = (flow: number): Values => series.flowColumn(flow, 'lossEvents');
    if (each) return flows.map((flow, place) => ({ group, place, flow, events: column(flow) }));
    return [
      {
        group,
        place: 0,
        flow: null,
        events: new Derived(series, (sample) => flows.reduce((sum, flow) => sum + column(flow).at(sample), 0)),
      },
    ];
  });
});

class LossesRow implements ChartRow {
  private readonly labels = new LabelColumn();
  private laneY: number[] = [];

  title({ series }: Scene): [string, string, string] {
    const each = series.layout.flowGroups.length === laneCount(series.scenario);
    return [
      'Loss events',
      each
        ? ' as the flows see them: a mark in each round trip with one'
        : ' as the flows of each scheme see them: a mark in each round trip with one',
      '',
    ];
  }

  draw(scene: Scene, box: RowBox): boolean {
    const { context, palette, geometry, main } = scene;
    const lanes = lanesOf(main.series);
    const high = (box.bottom - box.top) / Math.max(1, lanes.length);
    this.laneY = lanes.map((_, lane) => box.top + (lane + 0.5) * high);
    const tall = Math.min(10, 0.7 * high);
    const labels = lanes.map((each, lane): DirectLabel => {
      const { group, place, events } = each;
      const y = this.laneY[lane]!;
      const colour = palette.flow(main.slots[group]!, place);
      const back = standsBack(scene, each);
      hRule(
        context,
        geometry.left,
        geometry.right,
        y + high / 2,
        lane === lanes.length - 1 ? palette.edge : palette.grid,
      );
      // Marks cost little: they need no film, of which a row has one.
      paint(
        { ...scene, films: null },
        main,
        box,
        () => y,
        (plot) => {
          context.globalAlpha = plot.opacity * (back ? BACK : 1);
          context.fillStyle = colour;
          eachMark(events, plot, (x) => context.fillRect(x - 1, y - tall / 2, 2, tall));
          context.globalAlpha = 1;
        },
      );
      return {
        ...{ key: `${group} ${place}`, name: this.name(scene, each), slot: main.slots[group]!, colour, place, back, y },
        focused: scene.pointed !== null && !back,
      };
    });
    return this.labels.draw(scene, labels, box);
  }

  readings(scene: Scene, time: number): Reading[] {
    const { main, palette } = scene;
    const sample = sampleAt(main, time);
    if (sample < 0) return [];
    return lanesOf(main.series).flatMap((lane, index) => {
      const count = lane.events.at(sample);
      const slot = main.slots[lane.group]!;
      return count > 0
        ? [
            {
              name: this.name(scene, lane),
              slot,
              colour: palette.flow(slot, lane.place),
              y: this.laneY[index]!,
              text: say(count === 1 ? '1\u00a0loss event' : '{count}\u00a0loss events', { count }),
              flow: lane.flow,
            },
          ]
        : [];
    });
  }

  private name({ main }: Scene, { group, place, flow }: Lane): string {
    const name = main.names[group]!;
    return main.letter + (flow === null ? name : flowName(name, main.series.flowsOfGroup[group]!.length, place));
  }
}

/** Another flow is pointed at. */
function standsBack({ pointed, main }: Scene, { group, flow }: Lane): boolean {
  if (pointed === null || flow === pointed) return false;
  return flow !== null || !main.series.flowsOfGroup[group]!.includes(pointed);
}
