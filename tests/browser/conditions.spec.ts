/** All that can be set of losses, disturbances, paths and groups, on a phone. What each control writes is for tests/panels. */
import { expect } from '@playwright/test';
import { FOUR_FLOWS } from './support/page.ts';
import { test } from './support/test.ts';

test('on a phone every panel opens and nothing sticks out sideways @long', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`./${FOUR_FLOWS}`);
  await page.getByRole('button', { name: 'Set up' }).click();
  const sheet = page.getByRole('dialog', { name: 'Set up' });
  await sheet.locator('#disturbance > summary').click();
  await sheet.getByRole('button', { name: 'Square wave' }).click();
  await sheet.getByRole('button', { name: 'Bursts' }).click();
  await sheet.locator('#losses > summary').click();
  await sheet.getByRole('combobox', { name: 'Packets are lost' }).selectOption('schedule');
  await sheet.locator('.flow summary').first().click();
  await sheet.locator('#bottleneck .fold > summary').click();
  await sheet.getByRole('button', { name: 'Add a bottleneck' }).click();
  await sheet.getByRole('radio', { name: 'Real' }).check();
  const closed = sheet.locator('.fold:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
  await expect(closed).toHaveCount(0);
  const wide = await sheet.evaluate((element) =>
    [...element.querySelectorAll('*')]
      .filter((part) => !part.closest('svg'))
      .filter((part) => part.getBoundingClientRect().right > 391)
      .map((part) => part.className),
  );
  expect(wide).toEqual([]);
  await page.getByRole('button', { name: 'Done' }).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
