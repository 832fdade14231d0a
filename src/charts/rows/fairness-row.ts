import { compact, fixed, spanText } from '../../format.ts';
import { spanWords } from './flow-rows.ts';
import { drawYAxis } from '../frame-marks.ts';
import type { RowBox } from '../geometry.ts';
import { drawLine } from '../lines.ts';
import { drawReadout } from '../readout.ts';
import { linear } from '../scales.ts';
import { type ChartRow, paint, type Reading, sampleAt, type Scene } from '../scene.ts';

/** Jain's index of what the flows sent: over the averaging span as the line, in each sample thin behind it. */
export class FairnessRow implements ChartRow {
  private y: (index: number) => number = () => 0;
  /** Of the other run, as it was told last: with which numbers of this one; and the time of the last drawing. */
  private told: { numbers: Scene['numbers'] | null; beside: string } = { numbers: null, beside: '' };
  private now = NaN;

  title(scene: Scene): [string, string, string] {
    const every = scene.scenario.sample === 'rtt' ? 'each round trip' : spanText(scene.series.layout.period);
    return [
      'Fairness index',
      ` of what the flows sent over ${spanWords(scene.series)}, and in ${every} (thin); 1 is equal`,
      ', 1 is equal',
    ];
  }

  draw(scene: Scene, box: RowBox): boolean {
    const { context, palette, numbers, series } = scene;
    this.y = linear(0, 1, box.bottom, box.top);
    drawYAxis(scene, this.y, [0, 0.5, 1]);
    for (const run of [...scene.runs].reverse()) {
      if (run.kind === 'before') continue;
      paint(scene, run, box, this.y, (plot) => {
        if (run.kind === 'main') drawLine(context, run.series.fairness, plot, { colour: palette.hatch, width: 1 });
        drawLine(context, run.series.steadyFairness, plot, { colour: palette.ink, width: 1.5 });
      });
    }
    if (series.length > 0) {
      const mean = `mean ${fixed(numbers.meanFairness, 2)}`;
      drawReadout(scene, box, scene.main.letter + fixed(numbers.fairness, 2), this.beside(scene), [
        `${mean} since ${compact(numbers.since)} s`,
        mean,
      ]);
    }
    return false;
  }

  /** The other run's index, renewed with this one's numbers, so that both are of one moment, and while time stands. */
  private beside(scene: Scene): string {
    const { numbers, now } = scene;
    const other = scene.runs.find((run) => run.kind === 'other');
    if (!other) return '';
    if (numbers !== this.told.numbers || now === this.now) {
      const sample = sampleAt(other, now);
      this.told = {
        numbers,
        beside: sample < 0 ? '' : ` ${other.letter}${fixed(other.series.steadyFairness.at(sample), 2)}`,
      };
    }
    this.now = now;
    return this.told.beside;
  }

  readings(scene: Scene, time: number): Reading[] {
    return scene.runs.flatMap((run) => {
      const sample = sampleAt(run, time);
      if (run.kind === 'before' || sample < 0) return [];
      const value = run.series.steadyFairness.at(sample);
      return [
        {
          name: `${run.letter}fairness`,
          slot: 0,
          colour: scene.palette.ink,
          y: this.y(value),
          text: fixed(value, 2),
          flow: null,
        },
      ];
    });
  }
}
