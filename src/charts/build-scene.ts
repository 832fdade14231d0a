/**
 * From what the chart is given to the scene that its rows draw: runs with names, geometry, scale of time, samples in
 * view.
 */
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { hopsOf } from '../scenario/hops.ts';
import { namesOf, shortNames, slotsOf } from '../scenario/names.ts';
import { type Context, textWidth } from './canvas.ts';
import type { ChartInput } from './chart-input.ts';
import type { Films } from './film.ts';
import { chartGeometry } from './geometry.ts';
import type { Palette } from './palette.ts';
import { anyRowOf, rowShapes } from './rows/index.ts';
import type { Backdrop, Scene, ShownRun } from './scene.ts';
import type { TimeView } from './time-view.ts';
import { bucketFor } from './trace.ts';

/** What the chart itself adds to its input. */
export interface Drawing {
  context: Context;
  palette: Palette;
  width: number;
  height: number;
  view: TimeView;
  wallMs: number;
  opened: number | null;
  backdrop: Backdrop | null;
  films: Films | null;
  /** Px of the screen to a px of the drawing. */
  density: number;
}

/** The rows that are drawn are those of `input.rows`, from top to bottom. */
export function buildScene(input: ChartInput, drawing: Drawing): Scene {
  const { series, now, clock, numbers, hop, pointed, observed, glide } = input;
  const { context, palette, width, height, view, wallMs, opened, backdrop, films, density } = drawing;
  const { from, to } = view;
  const { scenario, samples } = series;
  const runs = runsOf(input);
  const geometry = chartGeometry(width, height, rowShapes(input.rows, scenario), labelWidth(input, runs, drawing));
  const { left, right } = geometry;
  const perSecond = (right - left) / (to - from);
  const x = (time: number): number => left + (time - from) * perSecond;
  const nowX = Math.min(right, Math.max(left, x(now)));
  const lastSample = Math.min(samples.indexAt(now), samples.indexAt(to) + 1);
  return {
    view: input,
    ...{ context, palette, geometry, runs, main: runs[0]!, series, scenario, numbers, hop, pointed, observed, opened },
    ...{
      from,
      to,
      now,
      x,
      nowX,
      clock,
      backdrop,
      films,
      density,
      nowInView: now >= from && now <= to + 1e-9,
      wallMs,
      glide,
    },
    firstSample: Math.max(0, samples.indexAt(from)),
    lastSample,
    laterSample: nowX < right - 0.5 ? Math.min(series.length - 1, samples.indexAt(to) + 1) : lastSample,
    bucket: bucketFor((to - from) / series.layout.period, right - left),
  };
}

/** The run that the page sets, and the runs drawn beside it. */
function runsOf({ series, ghost, name, other }: ChartInput): ShownRun[] {
  const main: ShownRun = {
    kind: 'main',
    series,
    ...namedFlows(series.scenario),
    letter: other ? `${name} ` : '',
    since: 0,
  };
  const runs = [main];
  if (other)
    runs.push({
      kind: 'other',
      series: other.series,
      ...namedFlows(other.series.scenario),
      letter: `${other.name} `,
      since: 0,
    });
  if (ghost) runs.push({ ...main, kind: 'before', series: ghost.series, since: ghost.since });
  return runs;
}

const named = new WeakMap<Scenario['flows'], Pick<ShownRun, 'names' | 'slots'>>();

/** Short names and slots of a scenario's groups, worked out once: full names would take the plot's room. */
function namedFlows(scenario: Scenario): Pick<ShownRun, 'names' | 'slots'> {
  let found = named.get(scenario.flows);
  if (!found) {
    found = { names: shortNames(namesOf(scenario)), slots: slotsOf(scenario) };
    named.set(scenario.flows, found);
  }
  return found;
}

/** Room right of the plots, px: for the longest name, and for the queue's readout. */
function labelWidth(
  { rows, series, observed, hop }: ChartInput,
  runs: readonly ShownRun[],
  { context, palette, width }: Drawing,
): number {
  const variables = anyRowOf('observed flow', rows) ? (series.flowState?.drawn(observed.variable) ?? []) : [];
  const names = [
    ...runs.flatMap((run) => run.names.map((text) => `${run.letter}${text} 8`)),
    ...(variables.length > 1 ? variables.map((each) => each.name) : []),
    ...(series.scenario.measured ?? []).map((run) => run.name),
  ];
  const name = Math.max(...names.map((text) => textWidth(context, palette, text, 13, 600)));
  const { limit } = hopsOf(series.scenario)[hop]!.queue;
  const readout =
    textWidth(context, palette, runs[0]!.letter + limit, 19, 600) +
    textWidth(context, palette, ` of ${limit}`, 13, 400);
  return Math.round(Math.min(0.36 * width, Math.max(width < 520 ? 68 : 120, name + 32, readout + 18)));
}
