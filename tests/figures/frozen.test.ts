/** What figures and claims of the papers ask, and what their formulas give, as recorded: it changes on purpose alone (`vitest -u`). */
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { claims } from '../../workers/papers/claims/index.ts';
import { asksOf } from '../../workers/papers/figures/figure.ts';
import { figures, findFigure } from '../../workers/papers/figures/index.ts';
import { meanWindowUnderTimedLosses } from '../../workers/theory/throughput.ts';

const digest = (of: unknown): string => createHash('sha256').update(JSON.stringify(of)).digest('hex').slice(0, 12);

test('a figure asks of its runs what it always has, line by line', () => {
  const asked = figures.map(({ series, panels, ...figure }) => ({
    id: figure.id,
    axes: panels.map(({ id, x, y }) => `${id}: ${y.label} ${y.unit} over ${x.label} ${x.unit}`),
    asks: digest(asksOf({ ...figure, series, panels })),
    series: series.map((one) => `${one.name} (${one.scheme ?? ''}) in ${one.panel}, ${one.mark} ${digest(one)}`),
  }));
  expect(asked).toMatchSnapshot();
});

test('a claim asks what it always has', () => {
  const asked = claims.map(
    ({ id, quantities, ...claim }) => `${id} ${digest([quantities, claim.seeds, claim.source])}`,
  );
  expect(asked).toMatchSnapshot();
});

describe('a formula’s curve in a figure', () => {
  const curves = figures.flatMap(({ id, series }) =>
    series.flatMap((one) => (one.mark === 'formula' ? [{ ...one, figure: id }] : [])),
  );
  test.each(curves)('$figure: $name', ({ points }) => {
    expect(points.map(([x, y]) => `${Number(x.toPrecision(4))}: ${Number(y.toPrecision(5))}`)).toMatchSnapshot();
  });

  test('of GAIMD in tsao2007’s Figure 1 is that of the increase and decrease that TCP-friendliness asks for: 1 where losses are even', () => {
    const { series } = findFigure('tsao2007-fig1')!;
    const curve = series.find(({ name }) => name === 'GAIMD, in theory')!;
    if (curve.mark !== 'formula') throw new Error('no formula');
    const even = curve.points.find(([x]) => x === 0)!;
    expect(even[1]).toBeCloseTo(1, 2);
    for (const [x, y] of curve.points)
      expect(y).toBeCloseTo(
        meanWindowUnderTimedLosses(0.2, 0.125, 5 / 0.14, x) / meanWindowUnderTimedLosses(1, 0.5, 5 / 0.14, x),
        12,
      );
  });
});
