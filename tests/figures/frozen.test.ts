/** What figures and claims of the papers ask, and what their formulas give, as recorded: it changes on purpose alone (`vitest -u`). */
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { claims } from '../../workers/papers/claims/index.ts';
import { answerKey } from '../../workers/papers/figures/ask.ts';
import { figureData } from '../../workers/papers/figures/data.ts';
import { asksOf, type Axis, type TraceSeries } from '../../workers/papers/figures/figure.ts';
import { figures, findFigure } from '../../workers/papers/figures/index.ts';
import { meanWindowUnderTimedLosses } from '../../workers/theory/throughput.ts';
import { answerTo } from '../page/support/fake-batch.ts';

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

/** Any answers, the same each time. */
const SEEDS = [4, 9];
const answers = new Map(
  SEEDS.flatMap((seed) => figures.flatMap(asksOf).map((ask) => [answerKey(ask, seed), answerTo(ask, seed)] as const)),
);

/** `label unit, from – to, log: names`. */
function axisOf({ label, unit, range, scale, names }: Axis): string {
  const ends = range ? `, ${range.join(' – ')}` : '';
  return `${label} ${unit}`.trim() + ends + (scale ? `, ${scale}` : '') + (names ? `: ${names.join(' | ')}` : '');
}

test.each(figures.map((figure) => [figure.id, figure] as const))(
  '%s says and prints what it always has, and makes of the same answers the same points and cells',
  (_, figure) => {
    const { title, kind, lesson, notice, note, states, panels, also, assumed } = figure;
    const { series, table } = figureData(figure, answers, SEEDS);
    const lines = [
      `${title} (${kind}, ${lesson})`,
      `${notice.at ?? 'ours'}: ${notice.says}`,
      ...[note, states?.join(' '), also, assumed && JSON.stringify(assumed)].filter((text) => text !== undefined),
      ...panels.flatMap(({ id, x, y, rows }) => [
        `${id}: ${axisOf(y)}`,
        `  over ${axisOf(x)}`,
        ...(rows ? [`  rows, ${rows.upward ? 'upward' : 'downward'}: ${axisOf(rows)}`] : []),
      ]),
      ...series.map((one) => {
        const { perX = '', perY = '', origin = '' } = figure.series[series.indexOf(one)] as Partial<TraceSeries>;
        const numbers = [
          one.points.map(({ x, measured }) => [x, measured?.mean]),
          one.xy,
          one.trace,
          perX,
          perY,
          origin,
        ];
        return `${one.name}, ${one.mark} of ${one.scheme ?? 'none'} in ${one.panel}: ${digest(numbers)}`;
      }),
      ...(table
        ? [
            ['', ...table.columns].join(' | '),
            ...table.rows.map(({ name, cells }) =>
              [name, ...cells.map(({ ours, print }) => `${ours}${print === null ? '' : ` [${print}]`}`)].join(' | '),
            ),
          ]
        : []),
    ];
    expect(lines.join('\n')).toMatchSnapshot();
  },
);

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
