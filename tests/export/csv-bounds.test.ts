/** A table of results at the bounds of what is read. */
import { describe, expect, test } from 'vitest';
import { csvRecord, unguarded } from '../../workers/results/csv-cells.ts';
import { readCsv } from '../../workers/results/csv-read.ts';
import { sampleTime } from '../../workers/results/frame-columns.ts';
import { messageOf } from '../support/refusals.ts';

const facts = '# sawtooth results 1\n# link #/play?seed=7\n# seed 7\n# engine 0.1.0\n';
const table = `${facts}time (s),x (1)\n0.1,2\n0.2,3\n`;
const refusal = (text: string): string => messageOf(() => readCsv(text));
const valuesOf = (text: string, column: number): (number | undefined)[] => {
  const { values } = readCsv(text).columns[column]!;
  return Array.from({ length: values.length }, (_, row) => values.at(row));
};

describe('a table', () => {
  test('has the greatest seed, and no digest where its run was stopped', () => {
    const { header } = readCsv(table.replace('# seed 7', '# seed 4294967295\n# digest '));
    expect([header.seed, header.digest]).toEqual([4_294_967_295, null]);
  });

  test('says at most fifty things before its names', () => {
    const more = (count: number): string => Array.from({ length: count }, (_, fact) => `# x${fact}\n`).join('');
    expect(readCsv(more(46) + table).columns).toHaveLength(2);
    expect(refusal(more(47) + table)).toMatch('more than 50 lines');
  });

  test('has at most twenty thousand columns', () => {
    const wide = (count: number): string => facts + Array.from({ length: count }, (_, at) => `x${at} (1)`).join(',');
    expect(readCsv(wide(20_000)).columns).toHaveLength(20_000);
    expect(refusal(wide(20_001))).toMatch('has 20001 columns');
  });

  test('of a single column has a blank line for a row without a value; of several blank lines end it', () => {
    expect(valuesOf(`${facts}x (1)\n1\n\n3\n`, 0)).toEqual([1, NaN, 3]);
    expect(valuesOf(`${table}\n\n`, 1)).toEqual([2, 3]);
  });

  test('has its lines counted from the top of the file, names of two lines among them', () => {
    expect(refusal(`${facts}"a\nb (s)",x (1)\n0.1,2\n0.2,three\n`)).toMatch(/^Line 8, column “x”/);
  });

  test('is quoted up to forty letters of what is wrong in it', () => {
    const quoted = (length: number): string =>
      /“(.*)”/.exec(refusal(table.replace('# seed 7', `# seed ${'y'.repeat(length)}`)))![1]!;
    expect([quoted(40), quoted(41)]).toEqual(['y'.repeat(40), `${'y'.repeat(40)}…`]);
  });
});

test('a sample ends with the run at the latest', () => {
  expect([0, 1, 2].map((index) => sampleTime({ duration: 0.25 }, 0.1, index))).toEqual([0.1, 0.2, 0.25]);
});

test('a cell that a spreadsheet would compute has an apostrophe, and comes back without it; numbers and words have none', () => {
  const cells = ['=1+1', "'=1", '-3.5', '+4', "'tis", '@x'];
  const written = csvRecord(cells).trimEnd().split(',');
  expect(written).toEqual(["'=1+1", "''=1", '-3.5', '+4', "'tis", "'@x"]);
  expect(written.map(unguarded)).toEqual(cells);
});
