/** What the browser prints by itself: a lab sheet of the run on show, once for each time that it prints. */
import { act } from 'react';
import { expect, test } from 'vitest';
import { currentChart } from '../../src/charts/current-chart.ts';
import { preparePrinting } from '../../src/export/print.tsx';
import { setMode } from '../../src/screen/mode.ts';
import { Panel } from './support/panel.tsx';

test('a sheet is there while it prints and gone afterwards, each time; what prints as it is has none', async () => {
  const { player } = await Panel.of(null);
  currentChart.chart = { view: null } as never;
  preparePrinting(player);
  const sheets = async (event: 'beforeprint' | 'afterprint'): Promise<[number, boolean]> => {
    await act(async () => {
      window.dispatchEvent(new Event(event));
      await new Promise((done) => setTimeout(done));
    });
    return [document.querySelectorAll('.lab-sheet').length, document.documentElement.hasAttribute('data-lab-sheet')];
  };
  for (let time = 0; time < 2; time++) {
    expect(await sheets('beforeprint')).toEqual([1, true]);
    // Some browsers say so twice.
    expect(await sheets('beforeprint')).toEqual([1, true]);
    expect(document.querySelector('.lab-sheet')!.textContent).toContain('TCP');
    expect(await sheets('afterprint')).toEqual([0, false]);
  }
  for (const dialog of ['rounds', 'sequence'] as const) {
    setMode({ dialog });
    expect(await sheets('beforeprint')).toEqual([0, false]);
  }
  setMode({ dialog: null });
  currentChart.chart = null;
  expect(await sheets('beforeprint')).toEqual([0, false]);
});
