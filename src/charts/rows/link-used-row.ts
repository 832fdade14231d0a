/** Link utilization. */
import { capacityBetween } from '../../../workers/measures/link-use.ts';
import { fixed, lastSpan } from '../../format.ts';
import { Totals } from '../../run/column.ts';
import type { RunSeries } from '../../run/series.ts';
import { effectiveAt } from '../../scenario/effective.ts';
import { atHop, hopsOf, knownHop } from '../../scenario/hops.ts';
import { drawText } from '../canvas.ts';
import { Derived, ofRun } from '../derived.ts';
import { drawYAxis } from '../frame-marks.ts';
import type { RowBox } from '../geometry.ts';
import { drawLine } from '../lines.ts';
import { drawReadout } from '../readout.ts';
import { linear } from '../scales.ts';
import { type ChartRow, inkReading, paint, readEach, type Reading, sampleAt, type Scene } from '../scene.ts';
import type { RowCard } from './row-card.ts';
import { inEnglish, say } from '../../../workers/words/say.ts';

export const usedRow: RowCard<'used'> = {
  id: 'used',
  name: 'Link used',
  words: 'Utilization of the link in view: the part of its rate that packets take up.',
  of: 'hop',
  shape: () => ({ weight: 50, above: 4 }),
  columns: (series, hop) => [
    {
      name: inEnglish(() => `left the link${atHop(series.scenario, hop).replaceAll('\u00a0', ' ')}`),
      unit: 'packets',
      values: { length: series.length, at: (sample) => series.departures[hop]!.between(sample - 1, sample) },
    },
  ],
  table: {
    words: 'the utilization at its end',
    columns: ({ series, hop }) => [
      {
        head: say('Link used{at}, %', { at: atHop(series.scenario, hop) }),
        cell: (_, end) => {
          const column = usedColumn(series, hop);
          return column ? fixed(100 * column.at(end), 1) : '–';
        },
      },
    ],
  },
  make: () => new LinkUsedRow(),
};

/** Lowest value of the axis: what matters lies near 1. */
const LOWEST = 0.6;

const columnsOf = ofRun(() => new Map<number, Derived | null>());

/**
 * Utilization of a hop over the averaging span, 0 to 1. Null where the number of packets does not give it: the rate is
 * unlimited, packets differ in size, or ACKs are among the data.
 */
function usedColumn(series: RunSeries, hop: number): Derived | null {
  const columns = columnsOf(series);
  if (!columns.has(hop)) columns.set(hop, deriveUsed(series, hop));
  return columns.get(hop)!;
}

function deriveUsed(series: RunSeries, hop: number): Derived | null {
  const sizes = new Set([...series.scenario.flows, ...series.scenario.traffic].map((sender) => sender.packetSize));
  const rateAt = (sample: number): number | null =>
    effectiveAt(series.scenario, series.samples.timeOf(sample)).rates[hop] ?? null;
  if (series.scenario.reverse !== 'ideal' || sizes.size !== 1 || rateAt(0) === null) return null;
  const bits = 8 * [...sizes][0]!;
  const { trace } = hopsOf(series.scenario)[hop]!;
  const { averagingFrames, departures, layout } = series;
  // What the link could have carried, bits; a change of rate counts from the next sample on.
  const offered = new Totals(series.keeping);
  return new Derived(series, (sample) => {
    const end = series.samples.timeOf(sample);
    offered.add(
      trace ? capacityBetween(series.scenario, hop, end - layout.period, end)! : (rateAt(sample) ?? 0) * layout.period,
    );
    const since = Math.max(-1, sample - averagingFrames);
    const room = offered.between(since, sample);
    return room > 0 ? Math.min(1, (departures[hop]!.between(since, sample) * bits) / room) : 0;
  });
}

class LinkUsedRow implements ChartRow {
  private y: (part: number) => number = () => 0;

  title({ series }: Scene): [string, string, string] {
    return ['Link used', say(', per cent over {span}', { span: lastSpan(series.averaging) }), ', per cent'];
  }

  draw(scene: Scene, box: RowBox): boolean {
    const { context, palette, hop, geometry } = scene;
    this.y = linear(LOWEST, 1, box.bottom, box.top);
    drawYAxis(scene, this.y, [LOWEST, 0.8, 1], (tick) => fixed(100 * tick, 0));
    for (const run of [...scene.runs].reverse()) {
      const column = usedColumn(run.series, knownHop(run.series.scenario, hop));
      if (column && run.kind !== 'before')
        paint(scene, run, box, this.y, (plot, on) => drawLine(on, column, plot, { colour: palette.ink, width: 1.5 }));
    }
    const column = usedColumn(scene.series, hop);
    const sample = sampleAt(scene.main, scene.now);
    if (column && sample >= 0) drawReadout(scene, box, scene.main.letter + fixed(100 * column.at(sample), 0), ' %', []);
    if (!column) {
      const why = say(
        'cannot be counted in packets: packets differ in size, ACKs are among them, or the rate is unlimited',
      );
      drawText(context, palette, why, (geometry.left + geometry.right) / 2, (box.top + box.bottom) / 2 + 4, {
        colour: palette.ink2,
        align: 'center',
        halo: palette.plate,
      });
    }
    return false;
  }

  readings(scene: Scene, time: number): Reading[] {
    return readEach(scene, time, ({ series, letter }, sample) => {
      const value = usedColumn(series, knownHop(series.scenario, scene.hop))?.at(sample);
      if (value === undefined) return [];
      const y = Math.min(this.y(LOWEST), this.y(value));
      return [inkReading(scene, letter + say('used'), y, `${fixed(100 * value, 1)} %`)];
    });
  }
}
