import { compact, fixed, lastSpan, spanText } from '../../format.ts';
import { drawYAxis } from '../frame-marks.ts';
import type { RowBox } from '../geometry.ts';
import { drawLine } from '../lines.ts';
import { drawReadout } from '../readout.ts';
import type { RunSeries } from '../../run/series.ts';
import type { Values } from '../trace.ts';
import { linear } from '../scales.ts';
import { type ChartRow, inkReading, paint, readEach, type Reading, sampleAt, type Scene } from '../scene.ts';
import type { RowCard } from './row-card.ts';
import { say } from '../../../workers/words/say.ts';

export const fairnessRow: RowCard<'fairness'> = {
  id: 'fairness',
  name: 'Fairness index',
  words:
    'Jain’s index of what the flows sent: 1 if all sent the same, 1/n if one of n sent all. It compares flows that sent all the time: one alone has none.',
  of: 'run',
  shape: () => ({ weight: 50, above: 4 }),
  columns: (series) => [
    {
      name: `fairness index, mean over ${Number(series.averaging.toPrecision(3))} s`,
      unit: '1',
      values: series.steadyFairness,
      single: true,
    },
    { name: 'fairness index of the sample', unit: '1', values: comparedIn(series), single: true },
  ],
  table: {
    words: 'mean fairness index',
    columns: ({ series }) => [
      {
        head: 'Fairness index',
        cell: (start, end) => fixed(series.meanFairness(start, end), 3),
      },
    ],
  },
  make: () => new FairnessRow(),
};

/** The index over the averaging span is the line; that of each sample is thin behind it. */
class FairnessRow implements ChartRow {
  private y: (index: number) => number = () => 0;
  /** The other run's index as last shown, and the numbers of this run that it was shown beside. */
  private otherIndex: { numbers: Scene['numbers'] | null; text: string } = { numbers: null, text: '' };
  /** Time of the last drawing, s. */
  private now = NaN;

  title(scene: Scene): [string, string, string] {
    const every = scene.scenario.sample === 'rtt' ? 'each round trip' : spanText(scene.series.layout.period);
    const thin = ofRoundTrips(scene) ? say(', and in {every} (thin)', { every: say(every) }) : '';
    return [
      'Fairness index',
      say(' of what the flows sent over {span}{thin}; 1 is equal', { span: lastSpan(scene.series.averaging), thin }),
      ', 1 is equal',
    ];
  }

  draw(scene: Scene, box: RowBox): boolean {
    const { palette, numbers, series } = scene;
    this.y = linear(0, 1, box.bottom, box.top);
    drawYAxis(scene, this.y, [0, 0.5, 1]);
    for (const run of [...scene.runs].reverse()) {
      if (run.kind === 'before') continue;
      paint(scene, run, box, this.y, (plot, context) => {
        if (run.kind === 'main' && ofRoundTrips(scene))
          drawLine(context, comparedIn(run.series), plot, { colour: palette.hatch, width: 1, gap: NaN });
        drawLine(context, run.series.steadyFairness, plot, { colour: palette.ink, width: 1.5, gap: NaN });
      });
    }
    if (series.length > 0) {
      const value = fixed(numbers.meanFairness ?? NaN, 2);
      const mean = [
        say('mean {value} since {since} s', { value, since: compact(numbers.since) }),
        say('mean {value}', { value }),
      ];
      // Of two that have just begun too there is none before the span is over.
      const span = spanText(Number(series.averaging.toPrecision(1)));
      const needs = [
        say('needs two flows for {span}', { span }),
        say('needs two for {span}', { span }),
        say('needs two'),
      ];
      drawReadout(
        scene,
        box,
        scene.main.letter + fixed(numbers.fairness ?? NaN, 2),
        this.beside(scene),
        numbers.meanFairness === null ? needs : mean,
      );
    }
    return false;
  }

  /**
   * The other run's index. It is read again with this run's numbers, so that both are of one moment, and while time
   * stands.
   */
  private beside(scene: Scene): string {
    const { numbers, now } = scene;
    const other = scene.runs.find((run) => run.kind === 'other');
    if (!other) return '';
    if (numbers !== this.otherIndex.numbers || now === this.now) {
      const sample = sampleAt(other, now);
      this.otherIndex = {
        numbers,
        text: sample < 0 ? '' : ` ${other.letter}${fixed(other.series.steadyFairness.at(sample), 2)}`,
      };
    }
    this.now = now;
    return this.otherIndex.text;
  }

  readings(scene: Scene, time: number): Reading[] {
    return readEach(scene, time, ({ series, letter }, sample) => {
      const value = series.steadyFairness.at(sample);
      if (Number.isNaN(value)) return [];
      return [inkReading(scene, letter + say('fairness'), this.y(value), fixed(value, 2))];
    });
  }
}

/** The index of each sample where there is that over the averaging span too: the engine's is 1 of one flow alone. */
function comparedIn(series: RunSeries): Values {
  const known = compared.get(series);
  if (known) return known;
  const { fairness, steadyFairness } = series;
  const of = (index: number, value: number): number => (Number.isNaN(steadyFairness.at(index)) ? NaN : value);
  const values: Values = {
    get length() {
      return fairness.length;
    },
    at: (index) => of(index, fairness.at(index)),
    binAt: (index) => fairness.binAt(index),
    least: (index) => of(index, fairness.least(index)),
    greatest: (index) => of(index, fairness.greatest(index)),
  };
  compared.set(series, values);
  return values;
}

const compared = new WeakMap<RunSeries, Values>();

/** A sample has what was sent in a round trip or more: in less, a flow sends a packet or none. */
function ofRoundTrips({ series }: Scene): boolean {
  return series.perRoundTrip === 1;
}
