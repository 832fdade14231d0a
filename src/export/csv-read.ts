/** Exported CSV read again, also after a spreadsheet has saved it. */
import { MAX_LINK_LENGTH } from '../link/link-limits.ts';
import {
  ImportError,
  RESULTS_FORMAT,
  RESULTS_MARK,
  type ResultColumn,
  type ResultHeader,
  type Results,
  RUN_NAMES,
  type RunFacts,
} from './results.ts';

const MAX_COLUMNS = 20_000;
/** Characters of a line that says which run it is: a link, and what a spreadsheet adds. */
const MAX_FACT = 2 * MAX_LINK_LENGTH;
const MAX_FACTS = 50;
/** What is told, and that: `seed 7`, of one of two runs `A seed 7`. */
const FACT = new RegExp(`^(${RESULTS_MARK}|[AB] \\S*|\\S*) ?(.*)$`, 's');
/** `name (unit)`; a name may have brackets of its own. */
const NAME = /^([\s\S]*) \(([^()]*)\)$/;

/** Whether a text looks like an exported table at all. */
export function isCsv(text: string): boolean {
  return /^"?#/.test(text);
}

/**
 * The table in a text.
 * @throws ImportError with the fact, column or line that is broken
 */
export function readCsv(text: string): Results {
  const { facts, rest } = readFacts(text);
  const header = headerOf(facts);
  const { cells: names, end } = readRecord(text, rest);
  if (names.length > MAX_COLUMNS)
    throw new ImportError(`This table has ${names.length} columns; at most ${MAX_COLUMNS} are read.`);
  const columns = names.map(columnOf);
  const firstLine = text.slice(0, end).split('\n').length;
  const lines = text.slice(end).split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  // Of a single column an empty line is a row without a value.
  while (columns.length > 1 && lines.at(-1)?.trim() === '') lines.pop();
  const values = columns.map(() => new Float64Array(lines.length));
  lines.forEach((line, row) => {
    const cells = line.split(',');
    if (cells.length !== columns.length)
      throw new ImportError(
        `Line ${firstLine + row} of this table has ${cells.length} cells; its first row names ${columns.length} columns.`,
      );
    cells.forEach(
      (value, column) =>
        (values[column]![row] = numberOf(value, () => `Line ${firstLine + row}, column “${columns[column]!.name}”`)),
    );
  });
  return {
    header,
    columns: columns.map(({ name, unit }, index): ResultColumn => ({ name, unit, values: values[index]! })),
  };
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
    // Spreadsheets put quotes around a line with commas, and fill it up with empty cells.
    const line = withoutEmptyCells(text.slice(rest, end < 0 ? undefined : end));
    const plain = line.startsWith('"') ? line.replace(/^"|"$/g, '').replaceAll('""', '"') : line;
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
  const link = linkOf(facts, 'link');
  const engine = facts.get('engine') ?? '';
  if (!/^[\w.+-]{1,40}$/.test(engine)) throw new ImportError(`engine: must be a version, got “${short(engine)}”.`);
  if (!RUN_NAMES.some((name) => facts.has(`${name} link`))) return { link, ...seedAndDigest(facts, ''), engine };
  const [a, b] = RUN_NAMES.map((name): RunFacts => ({
    link: linkOf(facts, `${name} link`),
    ...seedAndDigest(facts, `${name} `),
  }));
  return { ...a!, link, engine, runs: [a!, b!] };
}

function linkOf(facts: Map<string, string>, key: string): string {
  const link = facts.get(key) ?? '';
  if (!link.includes('#/'))
    throw new ImportError(`${key}: is missing, so this table does not say which scenario it is of.`);
  return link;
}

/** @param of which of two runs, as the facts' names begin */
function seedAndDigest(facts: Map<string, string>, of: '' | 'A ' | 'B '): Omit<RunFacts, 'link'> {
  const seed = facts.get(`${of}seed`) ?? '';
  if (!/^\d{1,10}$/.test(seed) || Number(seed) > 4_294_967_295)
    throw new ImportError(`${of}seed: must be a whole number from 0 to 4294967295, got “${short(seed)}”.`);
  const digest = facts.get(`${of}digest`) ?? null;
  if (digest !== null && !/^[0-9a-f]{1,64}$/.test(digest))
    throw new ImportError(`${of}digest: must be hexadecimal, got “${short(digest)}”.`);
  return { seed: Number(seed), digest };
}

/** One record with quotes, from `start` on; `end` is where the next one begins. */
function readRecord(text: string, start: number): { cells: string[]; end: number } {
  const cells: string[] = [];
  let at = start;
  for (;;) {
    const quoted = text[at] === '"';
    const stop = quoted ? endOfQuote(text, at) : endOfPlain(text, at);
    cells.push(quoted ? text.slice(at + 1, stop - 1).replaceAll('""', '"') : text.slice(at, stop));
    if (text[stop] !== ',' || cells.length > MAX_COLUMNS) {
      if (quoted && stop < text.length && !/[,\r\n]/.test(text[stop]!))
        throw new ImportError('The first row of this table has a quote within a cell.');
      return { cells, end: text.startsWith('\r\n', stop) ? stop + 2 : Math.min(text.length, stop + 1) };
    }
    at = stop + 1;
  }
}

/** Behind the quote that ends a cell which begins with one at `start`. */
function endOfQuote(text: string, start: number): number {
  for (let quote = text.indexOf('"', start + 1); quote >= 0; quote = text.indexOf('"', quote + 2)) {
    if (text[quote + 1] !== '"') return quote + 1;
  }
  throw new ImportError('The first row of this table has a quote that does not end.');
}

function endOfPlain(text: string, start: number): number {
  let end = start;
  while (end < text.length && text[end] !== ',' && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return end;
}

function columnOf(cell: string): { name: string; unit: string } {
  const text = /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
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
