/** Records of CSV (RFC 4180), safe to open in a spreadsheet. Quoting is d3-dsv's. */
import { csvFormatRow } from 'd3-dsv';

/** A text with one of these first is a formula to a spreadsheet. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const NUMBER = /^[+-]?[\d.]+$/;

/**
 * One record with its line end. An apostrophe goes before a text that a spreadsheet would compute (`unguarded` takes it
 * off): names of groups come from links, and a link must not compute on somebody's machine. Null is an empty cell.
 */
export function csvRecord(cells: readonly (string | number | null)[]): string {
  return `${csvFormatRow(cells.map((cell) => (typeof cell === 'string' ? guarded(cell) : String(cell ?? ''))))}\r\n`;
}

/** A line before the header row that says what the table is of. */
export function csvFact(fact: string): string {
  const line = `# ${fact.replace(/[\r\n]/g, '')}`;
  // A text with quotes is one quoted cell: a spreadsheet that saves the table then leaves it whole.
  return line.includes('"') ? csvRecord([line]) : `${line}\r\n`;
}

function guarded(text: string): string {
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}

/** A text cell as it was before `csvRecord`. */
export function unguarded(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
