/** CSV of results (csv-write.ts) read again, also after a spreadsheet has saved it. */
import { csvParseRows } from 'd3-dsv';
import { unguarded } from './csv-cells.ts';
import {
  type ColumnName,
  ImportError,
  RESULTS_FORMAT,
  RESULTS_MARK,
  type ResultHeader,
  type Results,
  RUN_NAMES,
  type RunFacts,
} from './results.ts';

const MAX_COLUMNS = 20_000;
/** Characters of a line that says which run it is: the largest scenario as JSON fits. */
const MAX_FACT = 4_000_000;
const MAX_FACTS = 50;
/** Key and value: `seed 7`; of one of two runs `A seed 7`. */
const FACT = new RegExp(`^(${RESULTS_MARK}|[AB] \\S*|\\S*) ?(.*)$`, 's');
/** `name (unit)`; the name may contain brackets. */
const NAME = /^([\s\S]*) \(([^()]*)\)$/;

/** Whether a text looks like an exported table. */
export function isCsv(text: string): boolean {
  return /^"?#/.test(text);
}

/**
 * The table in a text.
 * @throws ImportError with the fact, column or line that is wrong
 */
export function readCsv(text: string): Results {
  const { facts, rest } = readFacts(text);
  return { header: headerOf(facts), columns: readColumns(text.slice(rest), text.slice(0, rest).split('\n').length) };
}

/** @param firstLine number of the table's first line in its file */
function readColumns(table: string, firstLine: number): Results['columns'] {
  let columns: (ColumnName & { values: number[] })[] = [];
  let line = firstLine;
  let blank: number | null = null;
  const wrongLength = (at: number, cells: number): ImportError =>
    new ImportError(`Line ${at} of this table has ${cells} cells; its first row names ${columns.length} columns.`);
  // One call per record; what it returns is kept, and that is nothing.
  csvParseRows(table, (cells, index): null => {
    if (index === 0) {
      if (cells.length > MAX_COLUMNS)
        throw new ImportError(`This table has ${cells.length} columns; at most ${MAX_COLUMNS} are read.`);
      columns = cells.map((cell) => ({ ...columnOf(cell), values: [] }));
      line += cells.join('').split('\n').length;
      return null;
    }
    // Blank lines may only end the table; in a single column one is a row without a value.
    if (columns.length > 1 && cells.length === 1 && cells[0]!.trim() === '') blank ??= line;
    else if (blank !== null) throw wrongLength(blank, 1);
    else if (cells.length !== columns.length) throw wrongLength(line, cells.length);
    else
      columns.forEach(({ name, values }, column) =>
        values.push(numberOf(cells[column]!, () => `Line ${line}, column “${name}”`)),
      );
    line += 1;
    return null;
  });
  if (columns.length === 0) columns = [{ ...columnOf(''), values: [] }];
  return columns.map(({ name, unit, values }) => ({ name, unit, values: Float64Array.from(values) }));
}

function readFacts(text: string): { facts: Map<string, string>; rest: number } {
  const facts = new Map<string, string>();
  let rest = 0;
  for (;;) {
    const end = text.indexOf('\n', rest);
    if (!/^"?#/.test(text.slice(rest, rest + 2))) return { facts, rest };
    if ((end < 0 ? text.length : end) - rest > MAX_FACT)
      throw new ImportError(
        `The first lines of this table are too long: at most ${MAX_FACT} characters each are read.`,
      );
    // A spreadsheet puts quotes around a line with commas, and fills it up with empty cells.
    const line = withoutEmptyCells(text.slice(rest, end < 0 ? undefined : end));
    const plain = line.startsWith('"') ? csvParseRows(line)[0]!.join(',') : line;
    if (!plain.startsWith('# ')) return { facts, rest };
    const [, key = '', value = ''] = FACT.exec(plain.slice(2)) ?? [];
    if (facts.size === MAX_FACTS)
      throw new ImportError(`This table begins with more than ${MAX_FACTS} lines that say which run it is.`);
    if (facts.has(key)) throw new ImportError(`This table says “${short(key)}” twice.`);
    facts.set(key, value);
    if (end < 0) throw new ImportError('This table breaks off after its first lines.');
    rest = end + 1;
  }
}

function withoutEmptyCells(line: string): string {
  let end = line.length;
  while (end > 0 && /[\s,]/.test(line[end - 1]!)) end -= 1;
  return line.slice(0, end);
}

function headerOf(facts: Map<string, string>): ResultHeader {
  const format = facts.get(RESULTS_MARK);
  if (format !== undefined && format !== String(RESULTS_FORMAT))
    throw new ImportError(
      `${RESULTS_MARK}: this page reads format ${RESULTS_FORMAT}, the table is of “${short(format)}”.`,
    );
  const scenario = facts.has('link') ? undefined : scenarioOf(facts.get('scenario'));
  const link = scenario === undefined ? linkOf(facts, 'link') : null;
  const engine = facts.get('engine') ?? '';
  if (!/^[\w.+-]{1,40}$/.test(engine)) throw new ImportError(`engine: must be a version, got “${short(engine)}”.`);
  if (scenario !== undefined) return { link, scenario, ...seedAndDigest(facts, ''), engine };
  if (!RUN_NAMES.some((name) => facts.has(`${name} link`))) return { link, ...seedAndDigest(facts, ''), engine };
  const [a, b] = RUN_NAMES.map((name): RunFacts => ({
    link: linkOf(facts, `${name} link`),
    ...seedAndDigest(facts, `${name} `),
  }));
  return { ...a!, link, engine, runs: [a!, b!] };
}

/** The scenario as JSON; undefined if there is none. */
function scenarioOf(json: string | undefined): unknown {
  if (json === undefined) return undefined;
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new ImportError(`scenario: is no JSON: ${(error as Error).message.slice(0, 200)}.`);
  }
}

function linkOf(facts: Map<string, string>, key: string): string {
  const link = facts.get(key) ?? '';
  if (!link.includes('#/'))
    throw new ImportError(`${key}: is missing, so this table does not say which scenario it is of.`);
  return link;
}

/** @param of prefix of the keys: which of two runs */
function seedAndDigest(facts: Map<string, string>, of: '' | 'A ' | 'B '): Omit<RunFacts, 'link'> {
  const seed = facts.get(`${of}seed`) ?? '';
  if (!/^\d{1,10}$/.test(seed) || Number(seed) > 4_294_967_295)
    throw new ImportError(`${of}seed: must be a whole number from 0 to 4294967295, got “${short(seed)}”.`);
  // Empty if the command line was stopped before the run was over.
  const digest = facts.get(`${of}digest`) || null;
  if (digest !== null && !/^[0-9a-f]{1,64}$/.test(digest))
    throw new ImportError(`${of}digest: must be hexadecimal, got “${short(digest)}”.`);
  return { seed: Number(seed), digest };
}

function columnOf(cell: string): ColumnName {
  const text = unguarded(cell);
  const [, name, unit] = NAME.exec(text) ?? [];
  if (name === undefined || unit === undefined)
    throw new ImportError(`Column “${short(text)}”: must be a name and, in brackets, its unit.`);
  return { name, unit };
}

function numberOf(cell: string, where: () => string): number {
  if (cell === '') return NaN;
  if (!/^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(cell))
    throw new ImportError(`${where()}: must be a number or empty, got “${short(cell)}”.`);
  return Number(cell);
}

function short(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
