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
import { chartColumns, keptRows, within } from './chart-columns.ts';
import { whyLines } from '../why/tally.ts';
import { frameColumns } from '../../workers/results/frame-columns.ts';
import { type ResultColumn, type Results, RUN_NAMES, type RunFacts } from '../../workers/results/results.ts';

/** What the rows of the charts show, or all that the engine samples. */
export type Detail = 'charts' | 'all';

type Runs = Pick<Player, 'run' | 'otherRun' | 'state'>;
type Stretch = readonly [from: number, to: number] | null;

/** The run on show; if two are compared, A and then B. */
export function runsInOrder({ run, otherRun, state }: Runs): readonly RunHandle[] {
  if (!state.other || !otherRun) return [run];
  return state.name === 'A' ? [run, otherRun] : [otherRun, run];
}

/**
 * For two compared runs all columns of A, then all of B, each with its own times: sample periods may differ.
 * @param stretch of time, s; null is the whole run as far as it is known
 */
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
      whyLines(run, from, to).map((line) => (runs.length > 1 ? `${RUN_NAMES[index]}: ${line}` : line)),
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
