/** The run on show, or the two that are compared, as results, ready to be written. */
import { ENGINE_VERSION } from '../../workers/engine/version.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import type { Player } from '../player/player.ts';
import type { RunHandle } from '../run/run-handle.ts';
import type { RunSeries } from '../run/series.ts';
import { encodeHash, type Shown } from '../link/codec.ts';
import { knownHop } from '../scenario/hops.ts';
import { address } from '../link/address-bar.ts';
import { urlOf } from '../link/links.ts';
import { whyLines } from '../why/tally.ts';
import { frameColumns, sampleTimes } from '../../workers/results/frame-columns.ts';
import { type ResultColumn, type Results, RUN_NAMES, type RunFacts } from '../../workers/results/results.ts';
import { rowCards, type RowId } from '../charts/rows/index.ts';
import { measuredColumns } from '../announce/measured-columns.ts';
import { inEnglish } from '../../workers/words/say.ts';

/** What the rows of the charts show, or all that the engine samples. */
export type Detail = 'charts' | 'all';

type Runs = Pick<Player, 'run' | 'otherRun' | 'state'>;
type Stretch = readonly [from: number, to: number] | null;

/** The run on show; if two are compared, A and then B. */
export function runsInOrder({ run, otherRun, state }: Runs): readonly RunHandle[] {
  if (!state.other || !otherRun) return [run];
  return state.name === 'A' ? [run, otherRun] : [otherRun, run];
}

/** Of two runs all columns of A, then of B, each with its own times. @param stretch s; null is all that is known */
export function columnsOf(runs: Runs, detail: Detail, stretch: Stretch): ResultColumn[] {
  const tables = runsInOrder(runs).map((run) => columnsOfRun(run, runs, detail, stretch));
  if (tables.length === 1) return tables[0]!;
  const rows = Math.max(...tables.map((columns) => columns[0]!.values.length));
  return tables.flatMap((columns, index) =>
    columns.map(({ name, values, ...column }) => ({
      ...column,
      name: `${RUN_NAMES[index]}: ${name}`,
      // The shorter run's cells are empty at the end.
      values: { length: rows, at: (row) => (row < values.length ? values.at(row) : NaN) },
    })),
  );
}

/** Where the past is kept in bins only. */
export function coarseOf({ samples, binned, keeping }: RunSeries): Pick<RunFacts, 'coarse'> {
  return binned === 0 ? {} : { coarse: { until: samples.timeOf(binned - 1), samples: keeping.bin } };
}

function columnsOfRun({ series }: RunHandle, { state }: Runs, detail: Detail, stretch: Stretch): ResultColumn[] {
  const { scenario, samples } = series;
  const columns =
    detail === 'all'
      ? frameColumns(scenario, samples)
      : chartColumns(series, state.rows, knownHop(scenario, state.hop));
  return within(keptRows(columns, series), stretch);
}

/** A run that no link holds is named by its scenario. @throws LinkError if two are compared and no link holds both */
export async function resultsOf(player: Player, detail: Detail, stretch: Stretch): Promise<Results> {
  const linkTo = async (scenario: Scenario, shown: Shown = {}): Promise<string> =>
    urlOf(await encodeHash(scenario, address.preset, shown));
  const facts = ({ series, outcome }: RunHandle): Omit<RunFacts, 'link'> => ({
    seed: series.scenario.seed,
    digest: outcome?.digest ?? null,
    ...coarseOf(series),
  });
  const runs = runsInOrder(player);
  const [a, b] = runs.map(facts);
  const { scenario } = runs[0]!.series;
  const columns = columnsOf(player, detail, stretch);
  const [from, to] = stretch ?? [0, player.time];
  const why = runs
    .flatMap((run, index) =>
      inEnglish(() => whyLines(run, from, to)).map((line) => (runs.length > 1 ? `${RUN_NAMES[index]}: ${line}` : line)),
    )
    .join(' ');
  const summed = why === '' ? {} : { why };
  const engine = ENGINE_VERSION;
  if (!b) {
    const link = await linkTo(scenario).catch(() => null);
    const { seed, digest, ...rest } = a!;
    const header = { link, seed, engine, digest, ...rest, ...(link === null ? { scenario } : {}) };
    return { header, columns, ...summed };
  }
  const compare = runs[1]!.series.scenario;
  const [link, ofA, ofB] = await Promise.all([linkTo(scenario, { compare }), linkTo(scenario), linkTo(compare)]);
  const { seed, digest } = a!;
  const both = [
    { link: ofA, ...a! },
    { link: ofB, ...b },
  ] as const;
  return { header: { link, seed, engine, digest, runs: both }, columns, ...summed };
}

/** The time at which each sample ends, and the columns of the rows on show; `hop` is the one in view. */
export function chartColumns(series: RunSeries, rows: readonly RowId[], hop: number): ResultColumn[] {
  const { scenario, layout, length } = series;
  const time: ResultColumn = { name: 'time', unit: 's', values: sampleTimes(scenario, layout.period, length) };
  return [time, ...rowCards(rows).flatMap((card) => card.columns(series, hop)), ...measuredColumns(series, rows)];
}

/** A row for each sample that is kept and for each bin of the past, which is the mean of its samples. */
export function keptRows(columns: readonly ResultColumn[], { binned, keeping, length }: RunSeries): ResultColumn[] {
  if (binned === 0) return [...columns];
  const { bin } = keeping;
  const bins = binned / bin;
  const sampleOf = (row: number): number => (row < bins ? (row + 1) * bin - 1 : binned + row - bins);
  return columns.map(({ values, ...column }) => ({
    ...column,
    values: { length: bins + length - binned, at: (row) => values.at(sampleOf(row)) },
  }));
}

/** The samples that end within a stretch of time, s; null for all. */
export function within(
  columns: readonly ResultColumn[],
  stretch: readonly [from: number, to: number] | null,
): ResultColumn[] {
  if (!stretch) return [...columns];
  const times = columns[0]!.values;
  let [first, end] = [0, times.length];
  while (first < end && times.at(first)! < stretch[0] - 1e-9) first++;
  while (end > first && times.at(end - 1)! > stretch[1] + 1e-9) end--;
  return columns.map(({ values, ...column }) => ({
    ...column,
    values: { length: end - first, at: (row) => values.at(first + row) },
  }));
}
