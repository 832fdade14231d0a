/** One scene after another, each after the last one's end, by every way that leads to one. */
import { expect, type Page } from '@playwright/test';
import { findScene } from '../../src/scenes/index.ts';
import { play, watchForErrors } from './support/page.ts';
import { test } from './support/test.ts';

const notice = (page: Page) => page.getByRole('region', { name: 'What to notice' });

/** The scene's own sentence stands there, from its first words on. */
async function isSaid(page: Page, id: string): Promise<void> {
  await expect(notice(page)).toContainText(findScene(id)!.notice.text.split('{')[0]!.trim().slice(0, 25));
  await expect(page.locator('.main')).not.toContainText(/could not be fetched|cannot be shown/);
}

/** To the end of the run, as fast as it goes: the sentence has all its numbers. */
async function toTheEnd(page: Page): Promise<void> {
  await page.getByLabel('Speed').fill('13');
  if (await play(page).isVisible()) await play(page).click();
  await expect(page.getByRole('button', { name: 'Play again from the start' })).toBeVisible();
  await expect(notice(page)).not.toContainText('…');
}

test('a scene after the end of another says its own sentence: by the menu, the address and Back @long', async ({
  page,
}) => {
  const errors = watchForErrors(page);
  await page.goto('./#/scene/bufferbloat');
  await isSaid(page, 'bufferbloat');
  await toTheEnd(page);

  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('button', { name: findScene('sawtooth')!.name }).click();
  await isSaid(page, 'sawtooth');
  await toTheEnd(page);

  await page.evaluate(() => (location.hash = '#/scene/buffer-sizing'));
  await isSaid(page, 'buffer-sizing');
  await toTheEnd(page);

  await page.goBack();
  await isSaid(page, 'sawtooth');
  expect(errors).toEqual([]);
});

test('so it does by the link of a term, and after that one’s end @long', async ({ page }) => {
  const errors = watchForErrors(page);
  await page.goto('./#/scene/sawtooth');
  await isSaid(page, 'sawtooth');
  await toTheEnd(page);
  await page.evaluate(() => (location.hash = '#/terms/rtt'));
  await page
    .getByRole('link', { name: /^See it: Unequal round trips/ })
    .first()
    .click();
  await isSaid(page, 'round-trips');
  await toTheEnd(page);
  await page.evaluate(() => (location.hash = '#/scene/incast'));
  await isSaid(page, 'incast');
  await toTheEnd(page);
  expect(errors).toEqual([]);
});
