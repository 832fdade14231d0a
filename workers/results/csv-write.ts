/**
 * Results as CSV (RFC 4180), the one format of page and command line: `#` lines that say which run it is, a row of names
 * with units, a row of numbers for each sample.
 *
 *   # sawtooth results 1
 *   # link https://…/#/play?preset=yang2000-f12&seed=7
 *   # seed 7
 *   # engine 0.1.0
 *   # digest 9c0e53a1b2d4f687
 *   time (s),gaimd[0] sent (packets),…
 *   0.1,3,…
 *
 * For two compared runs the link opens both, and `A link`, `A seed`, `A digest`, `B link`, … give the facts of each. The
 * command line writes `scenario {…}`, the scenario as JSON, in place of the link. `means until 3600 s: …` says that the rows
 * up to then are means: of a long run the page keeps no more of its past. `why …` sums up what flows cut for and lost.
 */
import { csvFact, csvRecord } from './csv-cells.ts';
import {
  type ColumnName,
  numberText,
  RESULTS_FORMAT,
  RESULTS_MARK,
  type ResultHeader,
  type Results,
  RUN_NAMES,
  type RunFacts,
} from './results.ts';

/** Rows that are put together at once. */
const ROWS = 500;

/** The table in parts, for files that are too long for one string. @throws RangeError if the columns differ in length */
export function* csvParts({ header, columns, why }: Results): Generator<string> {
  const rows = columns[0]?.values.length ?? 0;
  if (columns.some(({ values }) => values.length !== rows)) throw new RangeError('the columns differ in length');
  // Names of flows may hold any letters; the facts are ASCII.
  const summed = why ? csvFact(`why ${why.replace(/[^ -~]/g, '?')}`) : '';
  yield csvFacts(header) + summed + csvNames(columns);
  for (let from = 0; from < rows; from += ROWS) {
    let part = '';
    for (let row = from; row < Math.min(rows, from + ROWS); row += 1) {
      part += `${columns.map(({ values, single }) => numberText(values.at(row)!, single)).join(',')}\r\n`;
    }
    yield part;
  }
}

/** The row of names. */
export function csvNames(columns: readonly ColumnName[]): string {
  return csvRecord(columns.map(({ name, unit }) => `${name} (${unit})`));
}

/** The lines that say which run it is; all before the scenario is ASCII. */
export function csvFacts({ link, seed, engine, digest, coarse, runs, scenario }: ResultHeader): string {
  const last = (run: Pick<RunFacts, 'digest' | 'coarse'>): string[] => [
    ...(run.digest === null ? [] : [`digest ${run.digest}`]),
    ...(run.coarse ? [`means until ${run.coarse.until} s: each row is the mean of ${run.coarse.samples} samples`] : []),
  ];
  const facts = [`${RESULTS_MARK} ${RESULTS_FORMAT}`, ...(link === null ? [] : [`link ${link}`])];
  if (runs) {
    const own = runs.flatMap((run, index) =>
      [`link ${run.link}`, `seed ${run.seed}`, ...last(run)].map((fact) => `${RUN_NAMES[index]} ${fact}`),
    );
    facts.push(`engine ${engine}`, ...own);
  } else facts.push(`seed ${seed}`, `engine ${engine}`, ...last({ digest, ...(coarse && { coarse }) }));
  if (link === null) facts.push(`scenario ${JSON.stringify(scenario)}`);
  return facts.map(csvFact).join('');
}
