/** tsao2007 Table 4 as printed, with the rows of TFRC and TFRCP identified: the one with 5 s, doubling and two X is TFRCP's. */
import type { Verdict } from './card.ts';
import { Inapplicable, reading, type Reading } from './result.ts';

/** Columns of the table, by the verdict that our measurements pass there; the bracketed ones are of TCP-compatibility. */
export const PRINTED_COLUMNS = [
  'verdict-nonperiodic',
  'verdict-lowmux-hom',
  'verdict-lowmux-het',
  'verdict-aggr-two-state',
  'verdict-aggr-bursty',
  'verdict-resp-two-state',
  'verdict-resp-bursty',
] as const;
const BRACKETED = [
  'verdict-compat-nonperiodic',
  'verdict-compat-aggr-two-state',
  'verdict-compat-resp-two-state',
] as const;

/** A letter for each column, then one for each bracket. */
export const PRINTED_VERDICTS: Readonly<Record<string, string>> = {
  GAIMD: 'DXXDDDD OOD',
  IIAD: 'XDXXXXX OOX',
  SQRT: 'XDXODOO OOO',
  SIMD: 'DXXOODX OOD',
  'AIAD/H': 'XDXXXXX OOX',
  TFRCP: 'XDODXOO XOO',
  TFRC: 'DDODDOO OOO',
  TEAR: 'XDOXXOO OOO',
};

/** A cell of the table. @throws Inapplicable if it has none of that name */
export function printedVerdict(scheme: string | undefined, column: string | undefined): Reading<Verdict> {
  const row = PRINTED_VERDICTS[scheme ?? ''];
  if (row === undefined)
    throw new Inapplicable(`the table has no row "${scheme ?? ''}": ${Object.keys(PRINTED_VERDICTS).join(', ')}`);
  const columns: readonly string[] = [...PRINTED_COLUMNS, ...BRACKETED];
  const place = columns.indexOf(column ?? '');
  if (place < 0) throw new Inapplicable(`the table has no column "${column ?? ''}": ${columns.join(', ')}`);
  return reading(row.replace(' ', '')[place] as Verdict, null);
}
