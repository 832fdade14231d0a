/** Which row of the chart is drawn next on a slow machine, and what drawings cost. */
import { describe, expect, test } from 'vitest';
import { SPREAD_MS, Turns } from '../../src/charts/turns.ts';

const OFTEN = 16;
const ROWS = 3;

describe('the rows of a chart that take turns', () => {
  test('come one after the other; the drawing has cost what all of them took', () => {
    const turns = new Turns();
    expect(turns.took(1, ROWS)).toBeNull();
    expect(turns.row).toBe(1);
    expect(turns.took(2, ROWS)).toBeNull();
    expect(turns.took(4, ROWS)).toBe(7);
    expect(turns.row).toBe(0);
  });

  test('a drawing of all rows costs what it took, after any rows drawn before it', () => {
    const turns = new Turns();
    turns.took(100, ROWS);
    turns.together(ROWS);
    expect(turns.took(SPREAD_MS - 1, ROWS)).toBe(SPREAD_MS - 1);
    expect(turns.needed(OFTEN)).toBe(false);
  });

  test('are needed where a drawing takes long and frames come often', () => {
    const turns = new Turns();
    turns.together(ROWS);
    turns.took(SPREAD_MS + 1, ROWS);
    expect(turns.needed(OFTEN)).toBe(true);
    expect(turns.needed(1_000)).toBe(false);
  });
});
