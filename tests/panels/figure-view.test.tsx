/** The view of a figure: each panel draws its own series and no other's, on its own axes, before a change of the set-up and after it. */
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { drawnFigure, type DrawnFigure, type DrawnSeries } from '../../src/papers/figure-data.ts';
import { FigureView } from '../../src/papers/figure-view.tsx';
import { summaryOf } from '../../src/papers/plot.tsx';
import { answerKey } from '../../workers/papers/figures/ask.ts';
import { asksOf, type Figure } from '../../workers/papers/figures/figure.ts';
import { figures } from '../../workers/papers/figures/index.ts';
import { answerTo } from '../page/support/fake-batch.ts';
import { faultsOf } from './support/faults.ts';
import { Panel, textsOf } from './support/panel.tsx';
import { inWidth } from './support/wide.ts';

const SEEDS = [4, 9];

inWidth(1100);

function dataOf(figure: Figure): DrawnFigure {
  const answers = new Map(
    SEEDS.flatMap((seed) => asksOf(figure).map((ask) => [answerKey(ask, seed), answerTo(ask, seed)] as const)),
  );
  return drawnFigure(figure, answers, SEEDS);
}
const pathsIn = (of: Element, selector: string): string[] =>
  [...of.querySelectorAll(selector)].map((path) => path.getAttribute('d') ?? '').filter(Boolean);

/** Of several panels, the quickest of each paper. */
const several = figures
  .filter(({ panels, table }) => panels.length > 1 && !panels.some(({ rows }) => rows) && !table)
  .toSorted((one, other) => asksOf(one).length - asksOf(other).length)
  .filter(({ paper }, at, all) => all.findIndex((one) => one.paper === paper) === at);

test('there are figures of several panels', () => expect(several.length).toBe(4));

test.each(several.map((figure) => [figure.id, figure] as const))(
  '%s: each panel has its title, axes and series, and behind them what its own lines were before a change',
  async (_, figure) => {
    const data = dataOf(figure);
    const shown = (ghost: DrawnFigure | null) => (
      <FigureView data={data} ghost={ghost} seen={null} height={900} box={createRef<HTMLDivElement>()} />
    );
    await Panel.of(shown(data));
    const plots = [...document.querySelectorAll('.panel')];
    expect(plots).toHaveLength(figure.panels.length);
    figure.panels.forEach(({ id, y }, at) => {
      const plot = plots[at]!;
      const own = data.series.filter(({ panel }) => panel === id);
      const series = plot.querySelectorAll('g.series');
      expect(series.length, `series in ${id}`).toBe(own.length);
      // Nothing has changed yet: what lies behind is what lies in front.
      const front = pathsIn(plot, 'g.series > path.line, g.series > path.trace');
      const behind = pathsIn(plot, 'g.ghost > path');
      for (const path of behind) expect([...front, ...pathsIn(plot, 'g.series > path')]).toContain(path);
      expect(behind.length).toBeLessThanOrEqual(own.length);
      expect(behind.length, `behind ${id}`).toBeGreaterThanOrEqual(front.length);
      const said = plot.textContent.toLowerCase();
      const [only] = own;
      expect(
        own.length === 1 && only!.name === id ? said.includes(id.toLowerCase()) : said.includes(y.label.toLowerCase()),
      ).toBe(true);
    });
    expect(faultsOf(document.body)).toEqual([]);
    expect(document.body.textContent).toContain('Pale: the paper’s set-up, before your change.');
    await Panel.of(shown(null));
    expect(document.querySelectorAll('g.ghost > path')).toHaveLength(0);
    expect(document.body.textContent).not.toContain('Pale:');
  },
);

test.each(
  figures
    .filter(({ panels, series }) => panels.length === 1 && series.length === 1)
    .map((figure) => [figure.id, figure] as const),
)(
  '%s: a lone line has its name beside it where the panel is not named after it, and the axis is the title',
  async (_, figure) => {
    const data = dataOf(figure);
    await Panel.of(<FigureView data={data} ghost={null} seen={null} height={900} box={createRef<HTMLDivElement>()} />);
    const [{ name }, { y }] = [data.series[0]!, figure.panels[0]!];
    const plot = document.querySelector('.panel')!;
    expect(plot.textContent.toLowerCase()).toContain(y.label.toLowerCase());
    const named = name === figure.panels[0]!.id ? [] : [name];
    expect([...plot.querySelectorAll('.labels text')].map(({ textContent }) => textContent)).toEqual(named);
  },
);

test('a line that is the title of its panel stands in no list below, however long its name; one beside others does', async () => {
  const { figure, series, ...rest } = dataOf(several[0]!);
  const [title, long] = ['of the lone line', 'of one of two'].map(
    (of) => `A name too long to stand beside its line, ${of}`,
  );
  const panels = [title!, 'both'].map((id) => ({ ...figure.panels[0]!, id }));
  const lines = [
    [title, title],
    [long, 'both'],
    ['short', 'both'],
  ].map(([name, panel]): DrawnSeries => ({ ...series[0]!, mark: 'line', name: name!, panel: panel! }));
  const data = { ...rest, figure: { ...figure, panels }, series: lines };
  await Panel.of(<FigureView data={data} ghost={null} seen={null} height={900} box={createRef<HTMLDivElement>()} />);
  expect(textsOf('.plot-title tspan.strong')).toContain(title);
  expect(textsOf('.key-row li')).toEqual([long]);
});

test('what was pointed at goes with the figure that had it', async () => {
  const [one, other] = several.map(dataOf);
  const shown = (data: DrawnFigure) => (
    <FigureView data={data} ghost={null} seen={null} height={900} box={createRef<HTMLDivElement>()} />
  );
  const panel = await Panel.of(shown(one!));
  await panel.key(document.querySelector('svg.plot')!, 'ArrowRight');
  expect(document.querySelector('.cursor')).not.toBeNull();
  await panel.show(shown(other!));
  expect(document.querySelectorAll('.panel')).toHaveLength(other!.figure.panels.length);
  // Of the same figure with other runs, the lines are those of these runs.
  const fewer = { ...other!, series: other!.series.slice(0, -1) };
  await panel.show(shown(fewer));
  expect(document.querySelectorAll('g.series')).toHaveLength(fewer.series.length);
});

test('a trace in words has the mean of what was measured: gaps are no zeros', () => {
  const trace = { name: 'TCP', points: [], trace: { values: [null, 2, null, 6, 4] } } as unknown as DrawnSeries;
  expect(summaryOf([trace], several[0]!.panels[0]!)).toBe('TCP: mean 4, from 2 to 6.');
});
