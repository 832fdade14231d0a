/** Terms: their cards on the page of the run, and the page of them all; words of the sentence lead to their controls. */
import { expect } from '@playwright/test';
import { violations } from './support/axe.ts';
import { open, watchForErrors } from './support/page.ts';
import { test } from './support/test.ts';

test.use({ viewport: { width: 1366, height: 768 } });

test('a word of the sentence leads to its control; the title of a row opens a card that stays on the page, and Escape puts it away', async ({
  page,
}) => {
  const errors = watchForErrors(page);
  await open(page);
  await page.keyboard.press('Space');
  await page.locator('.word', { hasText: 'drop-tail' }).click();
  const section = page.locator('#bottleneck');
  await expect(section).toHaveAttribute('open', '');
  await expect(section.getByRole('combobox', { name: 'Queue' })).toBeFocused();
  await page.locator('.row-title .term').first().hover();
  const card = page.locator('.term-card');
  await expect(card).toBeVisible();
  const box = (await card.boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeLessThanOrEqual(768);
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('the page of terms finds by name, leads to a scene, and breaks no rule of accessibility @long', async ({
  page,
}) => {
  await page.goto('./#/terms');
  await expect(page.locator('.term-entry').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Find a term').fill('latency');
  await expect(page.locator('.term-entry')).not.toHaveCount(0);
  await page.getByLabel('Find a term').fill('bufferbloat');
  // The list follows what is typed a little later.
  const first = page.locator('.term-entry').first();
  await expect(first).toHaveId('about-bufferbloat');
  await first.getByRole('link', { name: /^See it:/ }).click();
  await expect(page.locator('.sentence')).toBeVisible();
  expect(page.url()).toContain('#/scene/bufferbloat');
});
