import { describe, expect, it } from 'vitest';

import type { FormulaMetric, SchemeMetric } from '../../workers/measures/card.ts';
import { closedForms } from '../../workers/theory/closed-forms.ts';
import { findMetric } from '../../workers/measures/index.ts';
import type { Result } from '../../workers/measures/result.ts';
import { readingOf, reasonOf, valueOf } from './support/hand-made.ts';

const acks = (variables: Record<string, number>): Result =>
  (findMetric('delta-fair-acks') as FormulaMetric).measure(variables);
const form = (id: string | undefined, variables: Record<string, number>): Result =>
  (findMetric('identity-eval') as FormulaMetric).measure(variables, id);

describe('ACKs to δ-fairness', () => {
  it.each([
    [1 / 2, 44.89],
    [1 / 4, 90.95],
    [1 / 5, 113.97],
    [1 / 8, 183.05],
    [1 / 16, 367.3],
    [1 / 256, 5893.5],
  ])('for a cut of %d and p = 0.1 are %d', (b, expected) => {
    expect(Math.abs(valueOf(acks({ b, p: 0.1 })) / expected - 1)).toBeLessThan(5e-4);
  });

  it('are what the recursion of the model needs: 184 for b = 1/8, from 61.5 to 1', () => {
    let [x, y] = [61.5, 1];
    const start = x - y;
    let steps = 0;
    while (x - y > 0.1 * start) {
      const [p, a, b] = [0.1, 0.3125, 1 / 8];
      [x, y] = [
        x + (x / (x + y)) * (((1 - p) * a) / x - p * b * x),
        y + (y / (x + y)) * (((1 - p) * a) / y - p * b * y),
      ];
      steps += 1;
    }
    expect(steps).toBe(184);
    expect(Math.ceil(valueOf(acks({ b: 1 / 8, p: 0.1 })))).toBe(184);
  });

  it('say what is missing or has no meaning', () => {
    expect(reasonOf(acks({ b: 0.5 }))).toBe('ln δ / ln(1 − bp) needs p');
    expect(reasonOf(acks({ b: 2, p: 0.6 }))).toBe('b p lies between 0 and 1, not at 1.2');
    expect(reasonOf(acks({ b: 0.5, p: 0.1, delta: 1 }))).toBe('delta lies between 0 and 1, not at 1');
  });
});

/** Worked out by hand or by another way: sums, integrals and recursions beside the papers. */
const KNOWN: readonly (readonly [string, Record<string, number>, number, number])[] = [
  ['tcp-simple', { R: 1, p: 0.01 }, 12.247, 0.001],
  ['aimd-throughput', { R: 1, T0: 4, p: 0.01, a: 1, b: 0.5 }, 11.23, 0.005],
  ['aimd-throughput', { R: 1, T0: 4, p: 0.2, a: 1, b: 0.5 }, 0.537, 0.0005],
  ['friendly-timeouts', { b: 1 / 8 }, 0.3125, 1e-12],
  ['friendly-losses', { b: 1 / 8 }, 0.2, 1e-12],
  ['binomial-window', { a: 1, b: 2 / 3, p: 0.01 }, 12.247, 0.001],
  ['aimd-peak', { a: 1, b: 0.5, p: 0.01 }, 16.33, 0.005],
  ['interval-window', { a: 1, b: 0.5, tau: 10, c: 0 }, 15, 1e-9],
  ['interval-window', { a: 0.2, b: 1 / 8, tau: 10, c: 1 }, 16, 1e-9],
  ['cov-aimd', { b: 0.5 }, 0.5774, 5e-5],
  ['cov-aimd', { b: 1 / 8 }, 0.2582, 5e-5],
  ['cov-timeouts', { p: 0.2, t: 4 }, 1.8708, 5e-5],
  ['cov-timeouts', { p: 0, t: 4 }, Math.sqrt(3), 1e-12],
  ['cov-tear', { c: 0.5774 }, 0.2137, 5e-4],
  ['cov-tfrc', { p: 0.01 }, 0.256, 6e-4],
  ['cov-tfrc', { p: 0.09 }, 0.204, 6e-4],
  ['jain-of-cov', { c: 0.58 }, 0.748, 5e-4],
  ['jain-of-ratio', { r: 3 }, 0.8, 1e-12],
  ['smoothness-aimd', { b: 1 / 8 }, 0.875, 1e-12],
  ['halving-aimd', { b: 1 / 8 }, 5.19, 0.005],
  ['halving-aimd', { b: 1 / 2 }, 1, 1e-12],
  ['acks-to-fair', { delta: 0.1, b: 0.5, p: 0.01 }, 459.4, 0.05],
  ['f-k', { a: 1, R: 0.05, lambda: 125, k: 20 }, 0.922, 5e-4],
  ['f-k', { a: 0.3125, R: 0.05, lambda: 125, k: 20 }, 0.75, 1e-12],
  ['f-k', { a: 0.0104, R: 0.05, lambda: 125, k: 200 }, 0.583, 5e-4],
  ['simd-alpha-random', { b: 1 / 16, W: 100 }, 0.05534, 5e-6],
  ['simd-alpha-periodic', { b: 1 / 16, W: 100 }, 0.05534 * Math.SQRT2, 1e-5],
  ['simd-growth', { b: 1 / 16, W: 1 }, 0.07656, 5e-6],
  ['epoch-aimd', { b: 0.5, W: 110 }, 27.5, 1e-9],
  ['epoch-aimd', { b: 1 / 16, W: 110 }, 35.5, 0.05],
  ['epoch-iiad', { W: 110 }, 36.7, 0.05],
  ['epoch-simd', { W: 110 }, 51.9, 0.05],
  ['epoch-simd-periodic', { b: 1 / 16, W: 100 }, 63.9, 0.05],
  ['t1-aimd', { b: 0.5, W: 110, W1: 8.8, W2: 13.8 }, 43.7, 0.005],
  ['t1-aimd', { b: 1 / 16, W: 110, W1: 12.7, W2: 31 }, 342.5, 0.1],
  ['t1-iiad', { b: 2 / 3, W: 110, W1: 11.8, W2: 31.2 }, 1241.5, 0.1],
  ['t1-simd', { b: 1 / 16, W: 110, W1: 10.2, W2: 33.2 }, 85.09, 0.01],
  ['delta-aimd', { W1: 12.7, W2: 31 }, 18.3, 1e-9],
  ['delta-iiad', { W: 110, W1: 11.8, W2: 31.2 }, 7.58, 0.005],
  ['delta-simd', { W: 110, W1: 10.2, W2: 33.2 }, 12.29, 0.005],
  ['t2-aimd', { b: 0.5, W: 110, delta: 93.5, epsilon: 10 }, 88.69, 0.01],
  ['t2-aimd', { b: 1 / 16, W: 110, delta: 91.3, epsilon: 10 }, 1217.2, 0.1],
  ['t2-iiad', { b: 2 / 3, W: 110, delta: 92.1, epsilon: 10 }, 6675.6, 0.5],
  ['t2-simd', { b: 1 / 16, W: 110, delta: 89.7, epsilon: 10 }, 851.96, 0.05],
];

describe('closed forms', () => {
  it.each(KNOWN)('%s of %j is %d', (id, variables, expected, tolerance) => {
    expect(Math.abs(valueOf(form(id, variables)) - expected)).toBeLessThanOrEqual(tolerance);
  });

  it('are all tried here, have names of their own and need every variable they name', () => {
    const ids = closedForms.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(KNOWN.map(([id]) => id))).toEqual(new Set(ids));
    for (const { id, formula, variables } of closedForms) {
      for (const missing of variables) {
        const given = Object.fromEntries(variables.filter((name) => name !== missing).map((name) => [name, 0.5]));
        expect(reasonOf(form(id, given))).toBe(`${formula} needs ${missing}`);
      }
    }
  });

  it('say where they have no value, and which ones there are not', () => {
    expect(reasonOf(form('tcp-simple', { R: 1, p: 0 }))).toMatch(/has no value there$/);
    expect(reasonOf(form('t2-aimd', { b: 0.5, W: 110, delta: 0, epsilon: 10 }))).toMatch(/has no value there$/);
    expect(reasonOf(form('golden-ratio', {}))).toBe('there is no closed form "golden-ratio"');
    expect(reasonOf(form(undefined, {}))).toBe('say which closed form');
  });
});

const fact = (
  id: string,
  scheme: { kind: string; [key: string]: number | boolean | string },
  key?: string,
): Result<number | string> => (findMetric(id) as SchemeMetric).measure(scheme, key);

describe('facts about schemes', () => {
  it('a parameter is what was chosen, or the default of the card', () => {
    expect(fact('param', { kind: 'aimd', a: 0.2, b: 0.125 }, 'a')).toMatchObject({
      status: 'measured',
      value: 0.2,
      window: null,
    });
    expect(fact('param', { kind: 'aiad-h' }, 'b')).toMatchObject({ value: 0.25 });
    expect(fact('param', { kind: 'tfrcp' }, 'interval')).toMatchObject({ value: 5 });
    expect(fact('param', { kind: 'tfrc', discounting: false }, 'discounting')).toMatchObject({ value: 'off' });
    expect(fact('param', { kind: 'tcp' }, 'variant')).toMatchObject({ value: 'sack' });
  });

  it('a parameter or a scheme that is not there has no value', () => {
    expect(reasonOf(fact('param', { kind: 'tcp' }, 'speed'))).toBe('the scheme "tcp" has no parameter "speed"');
    expect(reasonOf(fact('param', { kind: 'pigeon' }, 'b'))).toBe('there is no scheme "pigeon"');
    expect(reasonOf(fact('taxonomy', { kind: 'pigeon' }))).toBe('there is no scheme "pigeon"');
  });

  // tsao2007 Table 3.
  it.each([
    ['GAIMD', { kind: 'aimd', a: 0.2, b: 0.125 }, 'window; non-historical, linear; variable'],
    ['IIAD', { kind: 'binomial', k: 1, l: 0 }, 'window; historical, sublinear; non-historical'],
    ['SQRT', { kind: 'binomial', k: 0.5, l: 0.5 }, 'window; historical, sublinear; variable'],
    ['SIMD', { kind: 'simd' }, 'window; historical, superlinear; variable'],
    ['AIAD/H', { kind: 'aiad-h' }, 'window; historical, linear; non-historical'],
    ['TFRCP', { kind: 'tfrcp' }, 'rate; non-historical, superlinear; fixed'],
    ['TFRC', { kind: 'tfrc' }, 'rate; historical, linear; fixed'],
    ['TEAR', { kind: 'tear' }, 'rate; historical, linear; fixed'],
  ])('the row of %s in the taxonomy', (_, scheme, row) => {
    const found = fact('taxonomy', scheme);
    expect(found).toMatchObject({ status: 'measured', value: row, caveats: [] });
    // Its parts stand in the order of the row.
    const { parts } = found as unknown as { parts: { label: string; value: string }[] };
    expect(parts.map(({ label }) => label)).toEqual([
      'fairness',
      'increase, step',
      'increase, curve',
      'decrease, history',
    ]);
    expect(parts.map(({ value }) => value)).toEqual(row.split(/[;,] /));
  });

  it('the rows of schemes that the paper does not have are marked as ours, or are none', () => {
    expect(fact('taxonomy', { kind: 'rap' })).toMatchObject({
      value: 'rate; non-historical, linear; variable',
      caveats: [expect.stringContaining('our reading')],
    });
    expect(fact('taxonomy', { kind: 'cubic' })).toMatchObject({
      value: 'window; historical, concave, then superlinear; variable',
    });
    expect(reasonOf(fact('taxonomy', { kind: 'bbr' }))).toMatch(/^the card gives no row of the table/);
    expect(readingOf({ ...fact('param', { kind: 'simd' }, 'b') }).value).toBe(1 / 16);
  });
});
