/**
 * Results as CSV (RFC 4180): `#` lines that say which run it is, a row of names with units, a row of numbers for each
 * sample.
 *
 *   # sawtooth results 1
 *   # link https://…/#/play?preset=yang2000-f12&seed=7
 *   # seed 7
 *   # engine 0.1.0
 *   # digest 9c0e53a1b2d4f687
 *   time (s),gaimd[0] sent (packets),…
 *   0.1,3,…
 *
 * Of two compared runs the link opens both, and `A link`, `A seed`, `A digest`, `B link`, … tell of each.
 */
import {
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

/** The table in parts, for files that are too long for one text. @throws RangeError if the columns differ in length */
export function* csvParts({ header, columns }: Results): Generator<string> {
  const rows = columns[0]?.values.length ?? 0;
  if (columns.some(({ values }) => values.length !== rows)) throw new RangeError('the columns differ in length');
  yield `${factsOf(header)
    .map((fact) => `# ${fact.replace(/[\r\n]/g, '')}\r\n`)
    .join('')}${columns.map(({ name, unit }) => cell(`${name} (${unit})`)).join(',')}\r\n`;
  for (let from = 0; from < rows; from += ROWS) {
    let part = '';
    for (let row = from; row < Math.min(rows, from + ROWS); row += 1) {
      part += `${columns.map(({ values, single }) => numberText(values.at(row)!, single)).join(',')}\r\n`;
    }
    yield part;
  }
}

function factsOf({ link, seed, engine, digest, runs }: ResultHeader): string[] {
  const mark = `${RESULTS_MARK} ${RESULTS_FORMAT}`;
  const digestOf = (run: Pick<RunFacts, 'digest'>): string[] => (run.digest === null ? [] : [`digest ${run.digest}`]);
  if (!runs) return [mark, `link ${link}`, `seed ${seed}`, `engine ${engine}`, ...digestOf({ digest })];
  const own = runs.flatMap((run, index) =>
    [`link ${run.link}`, `seed ${run.seed}`, ...digestOf(run)].map((fact) => `${RUN_NAMES[index]} ${fact}`),
  );
  return [mark, `link ${link}`, `engine ${engine}`, ...own];
}

/** The whole table as one text. */
export function writeCsv(results: Results): string {
  return Array.from(csvParts(results)).join('');
}

/**
 * A text as a cell. One that a spreadsheet would take for a formula gets an apostrophe before it (readCsv takes it off
 * again): group names come from links, and a link must not compute on somebody's machine.
 */
function cell(text: string): string {
  const safe = /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]|^#|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
