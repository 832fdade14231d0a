/** What the browser tests look at on the pages of the papers. */
import { expect, type Page } from '@playwright/test';
import { figures } from '../../../workers/papers/figures/index.ts';

export const words = (page: Page) => page.locator('.run-words');
export const title = (page: Page) => page.getByRole('heading', { level: 1 });

interface FigureLink {
  hash: string;
  title: string;
}

/** The gallery's tiles: one for each figure, each with a picture. */
export async function galleryLinks(page: Page): Promise<FigureLink[]> {
  await page.goto('./#/papers?run=no');
  await expect(title(page)).toBeVisible();
  const tiles = page.locator('.tile a');
  await expect(tiles).toHaveCount(figures.length);
  await expect(page.locator('.tile-missing')).toHaveCount(0);
  return tiles.evaluateAll((anchors) =>
    anchors.map((anchor) => ({
      hash: (anchor as HTMLAnchorElement).hash,
      title: anchor.querySelector('.tile-title')?.textContent ?? '',
    })),
  );
}

/** Open a figure without its runs: drawn and in words. */
export async function expectFigure(page: Page, link: FigureLink): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), `${link.hash}?run=no`);
  await expect(title(page)).toHaveText(link.title);
  await expect(page.locator('.notice')).not.toBeEmpty();
  await expect(words(page)).toHaveText(/^(0 of \d+ runs|computed from closed forms: no runs)$/);
  // A panel with its axes, or a table; and the claims or what can be seen.
  expect(await page.locator('.plot .baseline, .paper-table').count()).toBeGreaterThan(0);
  await expect(page.locator('.claims .claim').first().or(page.getByText('What can be seen'))).toBeVisible();
  // Every claim has its verdict, by what was found before.
  await expect(page.locator('.verdict-mark.waiting')).toHaveCount(0);
}
