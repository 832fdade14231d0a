/** Every figure and table of the gallery, one after the other: part of `npm run test:long`. */
import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import { figures } from '../../workers/papers/figures/index.ts';
import { watchForErrors } from './support/page.ts';

const words = (page: Page) => page.locator('.run-words');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('every figure and table opens from the gallery, drawn and in words, without an error @long', async ({ page }) => {
  const errors = watchForErrors(page);
  await page.goto('./#/papers?run=no');
  await expect(title(page)).toBeVisible();
  const tiles = page.locator('.tile a');
  await expect(tiles).toHaveCount(figures.length);
  await expect(page.locator('.tile-missing')).toHaveCount(0);
  const links = await tiles.evaluateAll((anchors) =>
    anchors.map((anchor) => ({
      hash: (anchor as HTMLAnchorElement).hash,
      title: anchor.querySelector('.tile-title')?.textContent ?? '',
    })),
  );
  for (const link of links) {
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
  expect(errors).toEqual([]);
});
