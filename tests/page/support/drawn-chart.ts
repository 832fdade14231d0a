/** The chart of a run, drawn on a canvas that remembers. */
import type { ChartInput } from '../../../src/charts/chart-input.ts';
import { TimeChart } from '../../../src/charts/time-chart.ts';
import { INITIAL_VIEW } from '../../../src/view/index.ts';
import { runNumbers } from '../../../src/run/numbers.ts';
import type { RunSeries } from '../../../src/run/series.ts';
import { type Drawing, fakeCanvas } from './fake-canvas.ts';

/** What a reader sees at the end of a run, or at `now`: a window of 40 s with three rows, but for what `change` says. */
export function inputOf(series: RunSeries, change: Partial<ChartInput> = {}): ChartInput {
  const now = change.now ?? series.samples.timeOf(series.length - 1);
  return {
    ...INITIAL_VIEW,
    // Another list each time: every input is drawn.
    rows: [...INITIAL_VIEW.rows],
    series,
    ghost: null,
    name: 'A',
    other: null,
    numbers: change.numbers ?? runNumbers(series, 0, now),
    now,
    clock: now,
    pointed: null,
    observed: { flow: null, variable: null },
    message: '',
    glide: false,
    ...change,
  };
}

export interface Drawn {
  chart: TimeChart;
  drawing: Drawing;
}

/** A row alone in a chart. */
export const drawnRow = (input: ChartInput): Drawn => drawn([input], null, 300, 860);

/** A chart that has drawn each input in turn, and what the last drawing left. */
export function drawn(inputs: readonly ChartInput[], opened: number | null = null, height = 414, width = 828): Drawn {
  const { canvas, drawing } = fakeCanvas();
  const chart = new TimeChart(canvas);
  chart.opened = opened;
  chart.resize(width, height);
  inputs.forEach((input, index) => chart.draw(input, 1000 * (index + 1)));
  return { chart, drawing };
}
