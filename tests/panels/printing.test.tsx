/** Printing the run on show: a lab sheet stands in place of the page while the browser prints, and goes again. */
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { currentChart } from '../../src/charts/current-chart.ts';
import { fetchFilm } from '../../src/charts/time-chart.ts';
import { preparePrinting, printSheet } from '../../src/export/print.tsx';
import { enterLesson, lesson } from '../../src/lesson/lesson.ts';
import { setMode } from '../../src/screen/mode.ts';
import { withCanvas } from './support/canvas.ts';
import { Panel, scenarioOf, textsOf } from './support/panel.tsx';

withCanvas();

const sheets = (): number => document.querySelectorAll('article.lab-sheet').length;
const isPrinted = (): boolean => document.documentElement.hasAttribute('data-lab-sheet');
const fire = (type: string): Promise<void> =>
  act(async () => {
    window.dispatchEvent(new Event(type));
    await new Promise((resolve) => void setTimeout(resolve, 5));
  });

test('the browser’s own printing prints one sheet where a run is on show, each time; not what stands for itself on paper', async () => {
  const panel = await Panel.of(null);
  await panel.play(8);
  preparePrinting(panel.player);
  await fire('beforeprint');
  expect(sheets()).toBe(0);
  currentChart.chart = { view: { from: 0, to: 8 } } as never;
  for (const dialog of ['rounds', 'sequence'] as const) {
    act(() => setMode({ dialog }));
    await fire('beforeprint');
    expect([dialog, sheets()]).toEqual([dialog, 0]);
  }
  act(() => setMode({ dialog: null }));
  act(() => lesson.setState({ ...lesson.getState(), question: 'Which one?' }));
  for (let time = 0; time < 2; time++) {
    await fire('afterprint');
    expect([sheets(), isPrinted()]).toEqual([0, false]);
    await fire('beforeprint');
    // Some browsers say so twice.
    await fire('beforeprint');
    expect([sheets(), isPrinted()]).toEqual([1, true]);
  }
  expect(textsOf('.lab-sheet h2').map((head) => head.split(' of ')[0])).toEqual([
    ...['Set-up', 'What happened', 'Numbers', 'Question'],
  ]);
  expect(textsOf('.lab-sheet footer')[0]).toContain(location.href.split('#')[0]);
  expect(document.querySelectorAll('.lab-sheet .drawing svg')).toHaveLength(1);
  await fire('afterprint');
  expect([sheets(), isPrinted()]).toEqual([0, false]);
});

test('a sheet that is asked for has its link, says how two runs differ, and has room to draw; another one takes its place', async () => {
  // A browser tells of its own printing too: what was asked for stays.
  const print = vi.fn<() => void>(() => void window.dispatchEvent(new Event('beforeprint')));
  vi.stubGlobal('print', print);
  const panel = await Panel.of(null, scenarioOf({ title: 'Shares' }));
  preparePrinting(panel.player);
  currentChart.chart = { view: { from: 0, to: 2 } } as never;
  await panel.play(2);
  await panel.settle(() => panel.player.toggleCompare());
  await panel.settle(() => panel.player.edit('seed', (old) => ({ ...old, seed: 9 })));
  await panel.play(2);
  enterLesson({ note: 'Look closely.' });
  const options = { charts: 'both', numbers: 'filled', question: '' } as const;
  await act(() => printSheet(panel.player, options));
  expect([print.mock.calls.length, sheets(), isPrinted()]).toEqual([1, 1, true]);
  expect(textsOf('.lab-sheet footer')[0]).toMatch(/This run, live: \S+#\/play\S+/);
  const sources = textsOf('.lab-sheet .sheet-source');
  expect(sources[0]).toBe(panel.player.series.scenario.title);
  expect(sources[1]).toMatch(/^This is run B\. Run A differs by: .+\.$/);
  expect(textsOf('.lab-sheet h2')).toContain('What you expect of it when something is changed');
  await act(() => printSheet(panel.player, { ...options, charts: 'empty' }));
  expect([print.mock.calls.length, sheets()]).toEqual([2, 1]);
  expect(textsOf('.lab-sheet h2')).toContain('Draw what you expect');
  await fire('afterprint');
  expect([sheets(), isPrinted()]).toEqual([0, false]);
});

test('a run that plays is printed as one that rests: a sheet has no film of what moves', async () => {
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => Object.assign(document.createElement('canvas').getContext('2d')!, { canvas: this });
    },
  );
  await fetchFilm();
  const panel = await Panel.of(null);
  await panel.play(3);
  preparePrinting(panel.player);
  currentChart.chart = { view: { from: 0, to: 3 } } as never;
  await panel.settle(() => panel.player.togglePlay(true));
  expect(panel.player.view().playing).toBe(true);
  await fire('beforeprint');
  expect(document.querySelectorAll('.lab-sheet .drawing svg')).toHaveLength(1);
  await fire('afterprint');
});
