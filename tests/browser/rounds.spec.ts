/** A flow's window by transmission round, as courses ask for it. */
import { expect } from '@playwright/test';
import { play, watchForErrors } from './support/page.ts';
import { test } from './support/test.ts';

/** Kurose and Ross, chapter 3, P40: a window of one at first, a threshold of 32, no loss of its own. */
const P40 =
  '#/scene/sawtooth?transport.initialWindow=1&transport.initialSsthresh=32&transport.handshake=false&path.0.rate=100000000&path.0.delay=0.05&path.0.queue.limit=1000&flows.0.scheme.variant=reno';

test('a textbook exercise is set by presses: a packet lost at round 16, a round lost at 22; its question is printed alone @long', async ({
  page,
}) => {
  const errors = watchForErrors(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`./${P40}`);
  await expect(play(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.locator('.command-field').fill('transmission round');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'By rounds' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Play', exact: true }).click();
  const row = (round: number) => dialog.locator('tbody tr').nth(round - 1);
  await expect(row(40)).toBeVisible();
  await dialog.getByRole('button', { name: 'Pause', exact: true }).click();

  await dialog.getByRole('button', { name: /of round 16$/ }).click();
  await expect(row(16)).toContainText('third duplicate ACK');
  await expect(row(17)).toContainText('fast recovery');
  await dialog.getByRole('button', { name: 'Lose the whole round 22' }).click();
  await expect(row(22)).toContainText('timeout');
  await expect(row(23).locator('td').nth(1)).toHaveText('1');
  await expect(page).toHaveURL(/s=2\./);

  await dialog.getByRole('switch', { name: 'Hide phases' }).click();
  await expect(row(23)).not.toContainText('slow start');
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('.lab-sheet')).toHaveCount(0);
  expect(errors).toEqual([]);
});
