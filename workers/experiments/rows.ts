/** The results of an experiment: a row a run, in the order of points and seeds, whoever ran them. */
import { csvFact, csvRecord } from '../results/csv-cells.ts';
import type { Experiment, Measure } from './experiment.ts';
import { measureKey, measureName, measureUnit } from './measures.ts';
import { type Point, pointsOf } from './points.ts';
import { namedSetting, valuesOf, valueText, valueWords } from './settings.ts';
import { inRow, say } from '../words/say.ts';

/** What came of one run. */
export interface RunResult {
  /** By `measureKey`; null where it has none. */
  values: Readonly<Record<string, number | null>>;
  /** Why one has no value, or that it is a lower bound, by the same key. */
  why: Readonly<Record<string, string>>;
  /** Of all its frames. */
  digest: string;
}

/** A run that came to an end, or why there is none. */
export type Outcome = RunResult | { failed: string };

export interface Row {
  point: Point;
  seed: number;
  /** Null while it has not run. */
  outcome: Outcome | null;
}

/** A column of the table of runs: a setting, the seed, a measure, the digest, or why a run failed. */
export interface Column {
  /** With its unit in brackets. */
  head: string;
  /** Whether its cells are words, even where all are missing. */
  words: boolean;
  /** One a run; null for what is missing. */
  cells: (string | number | null)[];
}

/** A row a run, as statistics programs read it: settings, seed, measures, digest; in the units of the scenario, not of the page. */
export function columnsOf(experiment: Experiment, rows: readonly Row[]): Column[] {
  const { scenario, vary, measures } = experiment;
  const withUnit = (name: string, unit: string): string => (unit ? `${name} [${unit}]` : name);
  const column = (head: string, cell: (row: Row) => string | number | null, words = false): Column => {
    const cells = rows.map(cell);
    return { head, cells, words: words || cells.some((one) => typeof one === 'string') };
  };
  const result = ({ outcome }: Row): RunResult | null => (outcome && !('failed' in outcome) ? outcome : null);
  return [
    ...vary.map(({ path }, setting) => {
      const { name, field } = namedSetting(scenario, path);
      const unit = field?.type === 'number' ? field.unit : path === 'roundTrip' ? 's' : '';
      return column(withUnit(name, unit), ({ point }) =>
        settingCell(experiment, point, setting, point.values[setting]),
      );
    }),
    column('seed', ({ seed }) => seed),
    ...measures.map((measure) =>
      column(
        withUnit(measureName(scenario, measure), measureUnit(measure)),
        (row) => result(row)?.values[measureKey(measure)] ?? null,
      ),
    ),
    column('digest', (row) => result(row)?.digest ?? null, true),
    column('failed', ({ outcome }) => (outcome && 'failed' in outcome ? outcome.failed : null), true),
  ];
}

/** The table as CSV, after facts. */
export function csvOf(experiment: Experiment, rows: readonly Row[], facts: readonly string[]): string {
  const columns = columnsOf(experiment, rows);
  return [
    ...facts.map(csvFact),
    csvRecord(columns.map(({ head }) => head)),
    ...rows.map((_, row) => csvRecord(columns.map(({ cells }) => cells[row]!))),
  ].join('');
}

function settingCell({ scenario, vary }: Experiment, { at }: Point, setting: number, value: unknown): string | number {
  return typeof value === 'number' ? value : valueWords(scenario, vary[setting]!, at[setting]!);
}

/** The values of a measure at a point, seed by seed; null where there is none. */
export function seedValues(rows: readonly Row[], point: Point, measure: Measure): (number | null)[] {
  const key = measureKey(measure);
  return rows
    .filter((row) => row.point === point)
    .map(({ outcome }) => (outcome && !('failed' in outcome) ? (outcome.values[key] ?? null) : null));
}

/** The values of a point in words: `Queue holds 20 packets`. */
export function pointWords({ scenario, vary }: Experiment, { at }: Point): string {
  if (vary.length === 0) return say('as it is');
  return inRow(
    '{first}, {next}',
    vary.map((setting, index) => valueText(scenario, setting, at[index]!)),
  );
}

/** A line a run, as `npm run experiment` writes them: settings, seed, values, why, digest. */
export function jsonLinesOf(experiment: Experiment, rows: readonly Row[]): string {
  return rows.map((row) => `${JSON.stringify(lineOf(experiment, row))}\n`).join('');
}

/** Of the measures that are asked for alone: a file of runs may know more. */
function lineOf({ vary, measures }: Experiment, { point, seed, outcome }: Row): object {
  const settings = Object.fromEntries(vary.map(({ path }, index) => [path, point.values[index]]));
  if (!outcome || 'failed' in outcome) return { settings, seed, ...outcome };
  const keys = measures.map(measureKey);
  const of = <T>(from: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(keys.flatMap((key) => (Object.hasOwn(from, key) ? [[key, from[key]!]] : [])));
  return { settings, seed, values: of(outcome.values), why: of(outcome.why), digest: outcome.digest };
}

/** Its own title, else what varies: `Queue holds: 5, 20, 100 packets`. */
export function experimentTitle({ title, scenario, vary }: Experiment): string {
  if (title) return title;
  if (vary.length === 0) return say('Experiment');
  const varied = vary.map((setting) => {
    const { name, unit } = namedSetting(scenario, setting.path);
    const count = valuesOf(scenario, setting).length;
    const shown = Array.from({ length: count }, (_, index) => valueWords(scenario, setting, index));
    const few = count > 6 ? [...shown.slice(0, 2), '…', shown.at(-1)!] : shown;
    const said = { setting: name, values: inRow('{first}, {next}', few) };
    return unit ? say('{setting}: {values} {unit}', { ...said, unit: say(unit) }) : say('{setting}: {values}', said);
  });
  return inRow('{first}; {next}', varied);
}

/** Every run in its order. */
export function rowsOf(
  experiment: Experiment,
  seeds: readonly number[],
  outcome: (point: Point, seed: number) => Outcome | null,
): Row[] {
  return pointsOf(experiment).flatMap((point) => seeds.map((seed) => ({ point, seed, outcome: outcome(point, seed) })));
}
