/** Experiments made by taps alone on a phone, with the numbers of the command line. */
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { onBothSides, queue, setUpOpened, told, words } from './support/experiments.ts';
import { play, watchForErrors } from './support/page.ts';
import { test } from './support/test.ts';

async function onPhone(browser: Browser, scene: string, made: (page: Page) => Promise<void>): Promise<void> {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' } as const;
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const errors = watchForErrors(page);
  await page.goto(`./#/scene/${scene}`);
  await expect(play(page)).toBeVisible();
  await made(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await violations(page)).toEqual([]);
  await onBothSides(page);
  expect(errors).toEqual([]);
  await context.close();
}

async function fill(field: Locator, text: string): Promise<void> {
  await field.tap();
  await field.fill(text);
  await field.press('Enter');
}

test('a map over two settings is made on a phone by taps alone, and the command line gives the same @long', async ({
  browser,
}) => {
  await onPhone(browser, 'constant-stream', async (page) => {
    await page
      .locator('.sentence')
      .getByText(/queue of/)
      .first()
      .tap();
    await setUpOpened(page);
    await queue(page).getByText('Holds').tap();
    await page.getByRole('button', { name: 'Vary… Holds' }).tap();
    await page.getByRole('button', { name: 'Change it' }).tap();
    await fill(page.getByLabel('Values, with commas between, packets'), '5, 20');
    await page.getByLabel('Vary as well').selectOption({ label: 'Source: takes' });
    await page.getByRole('radio', { name: 'Map' }).tap();
    await expect(words(page)).toHaveText(/^All \d+ runs, 5 seeds/);
    // Two columns and four rows; every number has room in its cell.
    await expect(page.locator('.map').first().locator('.cell text')).toHaveCount(8);
    // A cell opens as its run.
    await page.locator('.map').first().locator('.cell').first().tap();
    await expect(page.locator('.point-card').getByRole('link', { name: /Open in the playground/ })).toBeVisible();
    await page.keyboard.press('Escape');
  });
});

test('a sweep as in Bansal’s Figure 5 is made on a phone by taps alone, and the command line gives the same @long', async ({
  browser,
}) => {
  await onPhone(browser, 'udp', async (page) => {
    await page.locator('.sentence').getByText(/TCP/).first().tap();
    await page.locator('.flow summary').first().tap();
    await page.getByRole('button', { name: 'Another scheme' }).tap();
    await page.locator('dialog .offer').filter({ hasText: /^AIMD/ }).first().tap();
    await page.locator('dialog .main-button').tap();
    const cut = page.locator('[data-vary="flows.0.scheme.b"]');
    await cut.locator('label').first().tap();
    await page.getByRole('button', { name: /^Vary… / }).tap();
    await page.getByRole('button', { name: 'Change it' }).tap();
    await fill(page.getByLabel(/^Values, with commas between/), '0.5, 0.25, 0.125');
    await page.getByRole('button', { name: 'Add a measure…' }).tap();
    await page.getByLabel('Find a measure').fill('stabilization cost');
    await page.locator('.found-measure').first().tap();
    await page.getByRole('button', { name: 'Done' }).tap();
    await expect(words(page)).toHaveText(/^All 15 runs, 5 seeds/);
    const column = told(page).locator('tbody tr td:last-child .strong');
    await expect(column).toHaveCount(3);
    for (const cost of await column.allTextContents()) expect(Number.parseFloat(cost)).toBeGreaterThan(0);
  });
});
