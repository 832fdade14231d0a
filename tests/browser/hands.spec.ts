/** The games in a browser: played by one key, by touch, and opened again by their link in another page. */
import { expect, type Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { sentence, watchForErrors } from './support/page.ts';
import { test } from './support/test.ts';

test.use({ viewport: { width: 1366, height: 768 } });

/** A game of four seconds beside one TCP. */
async function shortGame(page: Page): Promise<string> {
  await page.goto(
    './#/hands/wheel?duration=4&warmup=0&flows.0.scheme.kind=hands&flows.0.count=1&flows.0.scheme.steps=""',
  );
  return page.url();
}

const digestOf = async (page: Page): Promise<string> =>
  /[0-9a-f]{16}/.exec((await page.locator('.hands-digest').textContent())!)![0];

test('one key plays a game, the fog lifts at its end, and its link opens to the same bits in a new page', async ({
  page,
  context,
}) => {
  const errors = watchForErrors(page);
  await shortGame(page);
  await expect(page.getByRole('button', { name: 'Ready? Press Space, or tap' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Space');
  await page.keyboard.down('Space');
  await expect(page.locator('.hands-numbers b').first()).toHaveText(/^\d{2}$/);
  expect(await page.locator('main').textContent()).not.toMatch(/Mbit|fairness|TCP/);
  await page.keyboard.up('Space');
  await expect(page.getByRole('heading', { name: 'The fog lifts' })).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('.hands-digest')).toContainText('to the same bits', { timeout: 60_000 });
  expect(await violations(page)).toEqual([]);
  const link = await page.locator('.hands-outcome input').inputValue();
  expect(link.length).toBeLessThanOrEqual(2_000);
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.locator('.hands-digest')).toContainText('from the presses', { timeout: 60_000 });
  expect(await digestOf(other)).toBe(await digestOf(page));
  await other.getByRole('link', { name: 'Both runs side by side in the playground' }).click();
  await expect(sentence(other)).toContainText('TCP in your seat', { timeout: 60_000 });
  expect(errors).toEqual([]);
});

test('a page that begins with a game leads to the why of a packet that was lost in it @long', async ({ page }) => {
  await page.goto('./#/hands/network?duration=6&warmup=0&flows.0.count=2&path.0.queue.limit=500');
  await page.getByRole('button', { name: 'Ready? Press Space, or tap' }).click();
  await expect(page.locator('.hands-time')).toContainText('2.');
  await page.keyboard.press('2');
  await page.getByRole('button', { name: 'Why?' }).click({ timeout: 60_000 });
  await expect(page.locator('.why ol').first()).toContainText('lost', { timeout: 60_000 });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a finger plays: it holds the large button, and nothing lies outside the screen', async ({
    page,
    browserName,
  }) => {
    test.skip(browserName === 'firefox', 'there a test’s finger is no pointer that can be captured');
    await shortGame(page);
    await page.getByRole('button', { name: 'Ready? Press Space, or tap' }).tap();
    const hold = page.locator('.hands-hold');
    await hold.dispatchEvent('pointerdown', { pointerId: 1, pointerType: 'touch', isPrimary: true });
    await expect(page.locator('.hands-numbers b').first()).toHaveText(/^\d{2}$/);
    await hold.dispatchEvent('pointerup', { pointerId: 1, pointerType: 'touch', isPrimary: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    for (const button of await page.locator('.hands-pads button').all()) {
      const box = (await button.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(390);
      expect(box.y + box.height).toBeLessThanOrEqual(844);
    }
  });
});

test('the command list and Open lead to the games; why of a lost packet leads to its chain of causes @long', async ({
  page,
}) => {
  const errors = watchForErrors(page);
  await page.goto('./#/hands');
  await expect(page.getByRole('link', { name: 'Bring TCP down' })).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Go to' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.type('be the network');
  await expect(page.getByRole('option', { name: /Be the network/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/hands\/bring-down/);
  await page.goto('./#/hands/network?duration=6&warmup=0');
  await page.getByRole('button', { name: 'Ready? Press Space, or tap' }).click();
  await page.keyboard.press('Space');
  await expect(page.locator('.hands-left')).toContainText('4 packets');
  await expect(page.locator('.hands-losses li')).toHaveCount(1, { timeout: 60_000 });
  await page.getByRole('button', { name: 'Why?' }).click();
  await expect(page.locator('.why ol').first()).toBeVisible({ timeout: 60_000 });
  expect(errors).toEqual([]);
});
