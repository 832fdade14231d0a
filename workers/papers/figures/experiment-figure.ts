/** An experiment as what is asked of runs, and as what is drawn: the same asks, jobs and answers as a paper's figure. */
import type { Course, Experiment, Measure } from '../../experiments/experiment.ts';
import { measureKey, measureName, measureShown } from '../../experiments/measures.ts';
import { type Point, pointsOf } from '../../experiments/points.ts';
import { experimentTitle, jsonLinesOf, type Outcome, pointWords, rowsOf as runsIn } from '../../experiments/rows.ts';
import { isLogarithmic, isNumeric, namedSetting, valuesOf, valueText, valueWords } from '../../experiments/settings.ts';
import { type Ask, type AskOptions, given, type RunSpec } from './ask.ts';
import type { Axis, Panel, Plan, Rows, Series } from './figure.ts';
import { inEnglish, say } from '../../words/say.ts';
import { answerOf, type Answers, asked, type Quantity } from './quantity.ts';

/** The ask for a measure of a run. */
function askFor(run: RunSpec, { id, group, ...at }: Measure): Ask {
  const options: AskOptions = { ...(group !== undefined && { flows: [group] }), ...at };
  return { ...run, measure: id, ...(Object.keys(options).length > 0 && { options }) };
}

const runs = new WeakMap<Point, RunSpec>();

/** The run of a point, its seed left open. */
export function runOfPoint(point: Point): RunSpec {
  let run = runs.get(point);
  if (!run) runs.set(point, (run = given(point.scenario)));
  return run;
}

const asks = new WeakMap<Point, readonly Ask[]>();

/** All that is asked of the run of a point: its digest, then the measures in their order. The same objects, so that keys are made once. */
export function pointAsks({ measures }: Experiment, point: Point): readonly Ask[] {
  let own = asks.get(point);
  if (!own) {
    const run = runOfPoint(point);
    asks.set(point, (own = [{ ...run, measure: 'digest' }, ...measures.map((measure) => askFor(run, measure))]));
  }
  return own;
}

/** All that is asked of the runs of an experiment, for every seed. */
export function experimentAsks(experiment: Experiment): Ask[] {
  return pointsOf(experiment).flatMap((point) => pointAsks(experiment, point));
}

/** What came of the run of a point, from the answers; null while one is missing. */
export function outcomeOf(experiment: Experiment, answers: Answers, point: Point, seed: number): Outcome | null {
  const [digestAsk, ...measureAsks] = pointAsks(experiment, point);
  const digest = answerOf(answers, digestAsk!, seed)?.text;
  if (digest === undefined) return null;
  const values: Record<string, number | null> = {};
  const why: Record<string, string> = {};
  for (const [index, measure] of experiment.measures.entries()) {
    const answer = answerOf(answers, measureAsks[index]!, seed);
    if (!answer) return null;
    const key = measureKey(measure);
    values[key] = answer.value;
    if (answer.why !== undefined)
      why[key] = answer.beyond ? say('more than this: {why}', { why: say(answer.why) }) : answer.why;
  }
  return { values, why, digest };
}

/** What came of each run, as the command line writes it: in English. */
export function jsonLinesOfAnswers(experiment: Experiment, answers: Answers, seeds: readonly number[]): string {
  return inEnglish(() =>
    jsonLinesOf(
      experiment,
      runsIn(experiment, seeds, (point, seed) => outcomeOf(experiment, answers, point, seed)),
    ),
  );
}

/** A panel a measure; the first setting is the axis, each value of the second a line. */
export function experimentPlan(experiment: Experiment): Plan {
  const { scenario, vary, measures } = experiment;
  const points = pointsOf(experiment);
  const [first, second] = vary;
  const x = first ? axisOf(experiment) : { label: '', unit: '', names: [say('as it is')] };
  const rows = experiment.map && second ? rowsOf(experiment) : undefined;
  const panels = measures.map((measure): Panel => {
    const label = measureName(scenario, measure);
    return { id: label, x, y: { label, unit: measureShown(measure).unit }, ...(rows && { rows }) };
  });
  const lines = second ? valuesOf(scenario, second).length : 1;
  const series = measures.flatMap((measure) =>
    Array.from({ length: lines }, (_, line): Series => {
      const name = second ? lineName(experiment, line) : measureName(scenario, measure);
      return {
        name,
        scheme: second ? name : ONLY,
        panel: measureName(scenario, measure),
        mark: first && !x.names ? 'line' : 'dots',
        points: points
          .filter(({ at }) => (at[1] ?? 0) === line)
          .map((point) => ({
            x: xOf(experiment, point),
            y: shownIn(measureShown(measure).per, asked(name, askFor(runOfPoint(point), measure))),
          })),
      };
    }),
  );
  const title = experimentTitle(experiment);
  return { id: 'experiment', title, kind: 'sweep', bars: 'interval', panels, series };
}

/** Lines of a figure over time at most. */
const MOST_LINES = 6;
const COURSES: Readonly<Record<Course, { label: string; unit: string; measure: string; perY: number }>> = {
  window: { label: 'window', unit: 'packets', measure: 'over-window', perY: 1 },
  throughput: { label: 'throughput', unit: 'Mbit/s', measure: 'over-throughput', perY: 1e-6 },
  queue: { label: 'queue', unit: 'packets', measure: 'over-queue', perY: 1 },
  rtt: { label: 'round trip', unit: 'ms', measure: 'over-rtt', perY: 1000 },
};

/** Seeds of which the mean over time is taken at most. */
const MOST_COURSE_SEEDS = 50;

/** The seeds of which the course over time is drawn: the first, or those of the mean. */
export function courseSeeds({ overMean }: Experiment, seeds: readonly number[]): readonly number[] {
  return seeds.slice(0, overMean ? MOST_COURSE_SEEDS : 1);
}

/** The runs over time, a line a point; null where none is asked for, or there are too many for one figure. */
export function coursePlan(experiment: Experiment): Plan | null {
  const points = pointsOf(experiment);
  const { overMean } = experiment;
  if (experiment.over.length === 0 || points.length > MOST_LINES) return null;
  const x = { label: say('time'), unit: 's' };
  return {
    ...{ id: 'experiment-over-time', title: experiment.title, kind: 'trace' },
    panels: experiment.over.map((course): Panel => {
      const { label, unit } = COURSES[course];
      return { id: course, x, y: { label: say(label), unit } };
    }),
    series: experiment.over.flatMap((course) =>
      points.map((point): Series => {
        const name = pointWords(experiment, point);
        const { measure, perY } = COURSES[course];
        const ask = { ...runOfPoint(point), measure, trace: 0 };
        return {
          name,
          scheme: name,
          panel: course,
          mark: 'trace',
          ask,
          origin: 0,
          perX: 1,
          perY,
          ...(overMean && { mean: true }),
        };
      }),
    ),
  };
}

/** Whether the runs can be drawn over time in one figure. */
export function hasCourses(experiment: Experiment): boolean {
  return pointsOf(experiment).length <= MOST_LINES;
}

/** The quantity in another unit. */
function shownIn(per: number, quantity: Quantity): Quantity {
  if (per === 1) return quantity;
  return {
    ...quantity,
    of(answers) {
      const value = quantity.of(answers);
      return value === null ? null : value / per;
    },
  };
}

/** The colour of the only line. */
const ONLY = 'TCP';

function lineName({ scenario, vary }: Experiment, line: number): string {
  return valueText(scenario, vary[1]!, line);
}

function axisOf({ scenario, vary }: Experiment): Axis & { names?: readonly string[] } {
  const setting = vary[0]!;
  const { name, unit } = namedSetting(scenario, setting.path);
  if (isNumeric(scenario, setting))
    return { label: name, unit, ...(isLogarithmic(scenario, setting) && { scale: 'log' as const }) };
  const names = valuesOf(scenario, setting).map((_, index) => valueWords(scenario, setting, index));
  return { label: name, unit: '', names };
}

function rowsOf({ scenario, vary }: Experiment): Rows {
  const setting = vary[1]!;
  const { name, unit } = namedSetting(scenario, setting.path);
  const upward = isNumeric(scenario, setting);
  const names = valuesOf(scenario, setting).map((_, index) => valueWords(scenario, setting, index));
  return { label: name, unit: upward ? unit : '', names, upward };
}

/** Where a point stands on the axis: its value as people write it, or its place among names. */
function xOf({ scenario, vary }: Experiment, { at, values }: Point): number {
  const [setting] = vary;
  if (!setting || !isNumeric(scenario, setting)) return at[0] ?? 0;
  return Number(((values[0] as number) / namedSetting(scenario, setting.path).per).toPrecision(12));
}
