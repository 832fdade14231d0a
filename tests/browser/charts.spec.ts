/** The charts under the reader's hand: the cursor, a chosen span, the flow that is meant, the phase plane; by pointer and by keyboard. */
import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import { clock, ink, pausedAt } from './support/page.ts';

const over = '.chart-cursor';
const row = (page: Page, name: string) => page.locator('.chart-rows').getByRole('application', { name });
const follow = (page: Page) => page.getByRole('button', { name: 'Follow' });

test.beforeEach(async ({ page }) => page.setViewportSize({ width: 1440, height: 900 }));

test('the pointer reads the run without moving it, and leaves nothing behind', async ({ page }) => {
  await pausedAt(page, 5);
  const before = await clock(page);
  await row(page, 'Queue').hover();
  await expect.poll(() => ink(page, over)).toBeGreaterThan(1_000);
  await page.mouse.move(700, 20);
  await expect.poll(() => ink(page, over)).toBe(0);
  expect(await clock(page)).toBe(before);
});

test('a span that is drawn with the pointer is looked at until the run is followed again @long', async ({
  page,
  browserName,
}) => {
  await pausedAt(page, 5);
  const box = (await row(page, 'Throughput').boundingBox())!;
  const y = box.y + 40;
  await page.mouse.move(box.x + box.width - 120, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 40, y, { steps: 4 });
  await page.mouse.up();
  await expect(follow(page)).toBeEnabled();
  // As it is driven here, Firefox counts no clicks.
  if (browserName === 'firefox')
    await row(page, 'Throughput').dispatchEvent('dblclick', { clientX: box.x + 200, clientY: y });
  else await page.mouse.dblclick(box.x + 200, y);
  await expect(follow(page)).toBeDisabled();
});

test('from the keyboard alone a row tells its values at any time, of one flow, and Enter goes there @long', async ({
  page,
}) => {
  await pausedAt(page, 12);
  const before = await clock(page);
  const spoken = page.locator('.chart-rows [aria-live]');
  await row(page, 'Throughput').focus();
  await expect(row(page, 'Throughput')).toHaveAttribute(
    'aria-label',
    /Throughput of each flow, Mbit\/s over the last second\. Now TCP 1 \d\.\d\d Mbit\/s, TCP 2/,
  );
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(spoken).toHaveText(
    /^\d+\.\d\d s, round trip \d+: TCP 1 \d\.\d\d Mbit\/s, TCP 2 .*AIMD 2 \d\.\d\d Mbit\/s$/,
  );
  // The run stands still while it is read.
  expect(await clock(page)).toBe(before);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(spoken).toHaveText(/: TCP 2 \d\.\d\d Mbit\/s$/);
  const time = Number.parseFloat((await spoken.textContent())!);
  await page.keyboard.press('Enter');
  await expect.poll(() => clock(page)).toBeCloseTo(time, 1);
  expect(time).toBeLessThan(before - 1);
  await page.keyboard.press('Escape');
  await expect.poll(() => ink(page, over)).toBe(0);
});

test('rows come and go by their keys, and each is one stop @long', async ({ page }) => {
  await pausedAt(page, 2);
  await expect(page.locator('.row-stop')).toHaveCount(3);
  for (const key of ['2', '5', '6', '7', '8']) await page.keyboard.press(key);
  for (const name of [
    'Throughput of each flow',
    'Window of each flow',
    'Queue',
    'Fairness index',
    'Round trip',
    'Loss events',
    'Link used',
    'Inside of TCP 1',
  ]) {
    await expect(row(page, name)).toHaveCount(1);
  }
  for (const key of ['1', '2', '4', '5', '6', '7', '8']) await page.keyboard.press(key);
  await expect(page.locator('.row-stop')).toHaveCount(1);
  await expect(row(page, 'Queue')).toHaveCount(1);
});

test('the inside of a flow is a row over time, from the beginning: by keys and by pointer another variable, another flow, any moment @long', async ({
  page,
}) => {
  await pausedAt(page, 8);
  const before = await clock(page);
  const panel = page.getByRole('region', { name: 'Inside a flow' });
  const spoken = page.locator('.chart-rows [aria-live]');
  await page.keyboard.press('8');
  await expect(row(page, 'Inside of TCP 1: cwnd and ssthresh')).toHaveCount(1);
  for (const name of ['cwnd', 'ssthresh'])
    await expect(panel.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/view\.rows=throughput,queue,fairness,inside&view\.inside=tcp\.0/);

  // The run was at 8 s when the row came; what was at 1.5 s, before the first loss, is known all the same. Ten samples are a second.
  await row(page, 'Inside').focus();
  for (let step = 0; step < Math.round(before - 1.5); step++) await page.keyboard.press('Shift+ArrowLeft');
  await expect(spoken).toHaveText(/^[12]\.\d\d s, round trip \d+: cwnd \d+\.\d\spackets, ssthresh 40\.0\spackets$/);
  expect(await clock(page)).toBeCloseTo(before, 1);

  const other = panel.getByRole('button', { name: 'round trip' });
  await other.focus();
  await page.keyboard.press('Enter');
  await expect(other).toHaveAttribute('aria-pressed', 'true');
  await expect(panel.getByRole('button', { name: 'cwnd' })).toHaveAttribute('aria-pressed', 'false');
  await row(page, 'Inside of TCP 1: round trip').hover();
  await expect.poll(() => ink(page, over)).toBeGreaterThan(1_000);
  await row(page, 'Inside').focus();
  await expect(row(page, 'Inside')).toHaveAttribute(
    'aria-label',
    /^Inside of TCP 1: round trip, ms\. Now round trip \d+\.\d\sms$/,
  );

  // As by hand: a row that has the focus is called by its values.
  await panel.getByRole('combobox').focus();
  await panel.getByRole('combobox').selectOption({ index: 4 });
  await expect(row(page, 'Inside of AIMD 2: round trip')).toHaveCount(1);
  await panel.getByRole('combobox').selectOption('no flow');
  await expect(row(page, 'Inside of a flow')).toHaveCount(1);
  await panel.getByRole('combobox').selectOption({ index: 1 });
  await panel.getByRole('button', { name: 'round trip' }).click();
  await expect(row(page, 'Inside')).toHaveCount(0);
  await expect(panel.getByRole('button', { name: 'round trip' })).toHaveAttribute('aria-pressed', 'false');
});
