/** Printing: a lab sheet in place of the page. */
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { currentChart } from '../charts/current-chart.ts';
import { currentPlace } from '../link/place.ts';
import type { Player } from '../player/player.ts';
import { mode } from '../screen/mode.ts';
import { lesson } from '../lesson/lesson.ts';
import { hashNow, urlOf } from '../link/links.ts';
import { LabSheet, type SheetOptions } from './lab-sheet.tsx';
import '../styles/print.css';

let sheet: { root: Root; box: HTMLElement } | null = null;

/** What the browser's own printing prints. */
const usual = (): SheetOptions => ({ charts: 'drawn', numbers: 'filled', question: lesson.getState().question ?? '' });

/** From now on the browser's own printing prints a lab sheet of the run on show. */
export function preparePrinting(player: Player): void {
  window.addEventListener('beforeprint', () => {
    // The papers print as they are, and so does a flow by rounds or packet by packet. The address bar holds the run, up to what was changed within the last second.
    const asItIs = currentPlace() !== null || ['rounds', 'sequence'].includes(mode.getState().dialog ?? '');
    if (sheet === null && !asItIs && currentChart.chart) show(player, usual(), urlOf(location.hash));
  });
  window.addEventListener('afterprint', takeAway);
}

export async function printSheet(player: Player, options: SheetOptions): Promise<void> {
  const made = await hashNow(player, {});
  await document.fonts.ready;
  show(player, options, 'hash' in made ? urlOf(made.hash) : '');
  window.print();
}

function show(player: Player, options: SheetOptions, link: string): void {
  takeAway();
  const box = document.createElement('article');
  box.className = 'lab-sheet paper';
  document.body.append(box);
  document.documentElement.toggleAttribute('data-lab-sheet', true);
  sheet = { box, root: createRoot(box) };
  const view = currentChart.chart?.view ?? null;
  // Synchronously: the browser prints what is in the page when this returns.
  flushSync(() => sheet!.root.render(<LabSheet player={player} options={options} view={view} link={link} />));
}

function takeAway(): void {
  document.documentElement.removeAttribute('data-lab-sheet');
  const gone = sheet;
  sheet = null;
  gone?.box.remove();
  // Later: printing may have been started within a render.
  setTimeout(() => gone?.root.unmount());
}
