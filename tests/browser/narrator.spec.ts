/** The line that says what happens, and the chain of causes behind it. */
import { expect } from '@playwright/test';
import { clock, pause, stopWhenSaid, watchForErrors } from './support/page.ts';
import { test } from './support/test.ts';

const FALLS = /^Packet \d+ of TCP A falls: the queue holds 6 of 6\.$/;
const HALVES = /^TCP A hears of it one round trip later, and halves: 18 to 9\.$/;

test('the first drop is told, then the answer to it; asked why, the chain leads back to the drop', async ({ page }) => {
  const errors = watchForErrors(page);
  await page.goto('./');
  await expect(pause(page)).toBeVisible();
  const line = page.locator('.narrator-text');
  await stopWhenSaid(page, FALLS);
  await expect(line).toHaveText(FALLS);
  const packet = /\d+/.exec((await line.textContent())!)![0];
  const dropped = await clock(page);
  await page.keyboard.press('Space');
  await stopWhenSaid(page, HALVES);
  await expect(line).toHaveText(HALVES);
  const heard = await clock(page);
  expect(heard).toBeGreaterThan(dropped);

  await page.keyboard.press('w');
  const why = page.getByRole('region', { name: /^Why is the window of TCP A what it is at \d+\.\d+ s\?$/ });
  await expect(why.getByRole('button').first()).toBeFocused();
  await expect(why).toContainText('Whose packets those were: 6 of TCP A.');
  const named = why.getByRole('button', { name: `Packet ${packet} was dropped: the queue held 6 of 6.` });
  await named.click();
  await expect(line).toHaveText(`Packet ${packet} of TCP A falls: the queue holds 6 of 6.`);
  expect(await clock(page)).toBeLessThan(heard);

  // The same run without that drop, beside it on the same clock: B differs by one event, and in what came of it.
  await why.getByRole('button', { name: 'Without this drop' }).click();
  await expect(page.locator('.compare-bar')).toContainText(`B: packet ${packet} of TCP A spared at`);
  await expect(page.locator('.compare-bar')).toContainText(/TCP Asince \d+\.\d+ s/);
  await expect(why).toHaveCount(0);
  await expect(page.locator('.compare-bar [data-differs]').first()).toBeVisible();
  await page.keyboard.press('w');
  await expect(why.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(why).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('Why? beside the fall of a packet answers why it fell; a page at rest says that Play begins it @long', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  const line = page.locator('.narrator-text');
  const ask = page.getByRole('button', { name: 'Why?', exact: true });
  await expect(line).toHaveText('Press Play, and the run begins.');
  await expect(ask).toBeHidden();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await stopWhenSaid(page, FALLS);
  const packet = /\d+/.exec((await line.textContent())!)![0];
  await ask.click();
  const why = page.getByRole('region', { name: new RegExp(`^Why did packet ${packet} of TCP A fall at`) });
  await expect(why).toContainText(`Packet ${packet} was dropped: the queue held 6 of 6.`);
  await expect(why.getByRole('button', { name: 'Without this drop' })).toBeVisible();
});
