/** How much of a screen shows the run, and how much says something of it. */
import type { Frame, Page } from '@playwright/test';

/** A size of window at which the page is looked at, and how much of its height the charts have there at least. */
export interface Screen {
  name: string;
  width: number;
  height: number;
  presenting: boolean;
  /** Parts of the window's height: the least for the charts, the most for the words over the picture. */
  charts: number;
  words: number;
  /** The least height of a row's plot, px. */
  row: number;
}

export const SCREENS: readonly Screen[] = [
  { name: '1366x768', width: 1366, height: 768, presenting: false, charts: 0.45, words: 0.12, row: 64 },
  { name: '1440x900', width: 1440, height: 900, presenting: false, charts: 0.5, words: 0.12, row: 64 },
  { name: '1920x1080', width: 1920, height: 1080, presenting: false, charts: 0.5, words: 0.12, row: 64 },
  { name: '1920x1080 presenting', width: 1920, height: 1080, presenting: true, charts: 0.55, words: 0.12, row: 64 },
];

export interface Evidence {
  /** Parts of the window's height: what of the charts is in sight, and what stands over the picture. */
  charts: number;
  words: number;
  /** Height of the lowest plot, px. */
  row: number;
  /** How many rows there are. */
  rows: number;
}

/** Measures the page, or an embed within a page, as it stands. */
export function evidenceOf(page: Page | Frame): Promise<Evidence> {
  return page.evaluate(() => {
    const box = (selector: string): DOMRect | undefined => document.querySelector(selector)?.getBoundingClientRect();
    const main = box('.main, .embed')!;
    const chart = box('.chart-box')!;
    const picture = Math.min(box('.stage')?.top ?? Infinity, chart.top);
    const plots = [...document.querySelectorAll('.row-stop')].map((stop) => stop.getBoundingClientRect().height);
    return {
      charts: (Math.min(main.bottom, chart.bottom) - chart.top) / innerHeight,
      words: (picture - main.top) / innerHeight,
      row: Math.min(...plots),
      rows: plots.length,
    };
  });
}
