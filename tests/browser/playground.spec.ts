/** The playground as a lecturer and a student use it: time held and turned back, futures forked, runs compared, by keyboard alone and by pointer. */
import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import { clock, drawn, ink, open, pausedAt, reach, settled, stop } from './support/page.ts';

const overview = (page: Page) => page.getByRole('slider', { name: 'Time on show' });
const changes = (page: Page) => page.getByRole('list', { name: 'Changes in this run' }).getByRole('listitem');

test.beforeEach(async ({ page }) => page.setViewportSize({ width: 1440, height: 900 }));

test('by keyboard alone: time goes forth and back by steps and losses; a change in the past makes a new future, undo brings the old one back, redo the new', async ({
  page,
}) => {
  await pausedAt(page, 5);
  // Back to where the round trip began; that may be less than the clock shows.
  await page.keyboard.press('ArrowLeft');
  const first = Number(await settled(async () => String(await clock(page))));
  await page.keyboard.press('ArrowLeft');
  // A round trip of the run: 0.1 s of path, and up to 0.048 s behind a full queue, 60 packets of 0.8 ms, and the packet itself.
  // The clock rounds both times to 0.01 s.
  await expect.poll(() => clock(page)).toBeLessThan(first - 0.09);
  expect(await clock(page)).toBeGreaterThan(first - 0.16);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => clock(page)).toBe(first);
  await page.keyboard.press('Shift+L');
  await expect.poll(() => clock(page)).toBeLessThan(first);
  const loss = await clock(page);
  await page.keyboard.press('Home');
  await expect.poll(() => clock(page)).toBe(0);
  await page.keyboard.press('l');
  await expect.poll(() => clock(page)).toBeGreaterThan(0);
  expect(await clock(page)).toBeLessThanOrEqual(loss);
  const then = await clock(page);

  await page.keyboard.press('d');
  await page.locator('#run > summary').press('Enter');
  await expect(changes(page)).toHaveText([/dropped a packet of TCP 1$/]);
  expect(Number.parseFloat((await changes(page).first().textContent())!)).toBeCloseTo(then, 1);
  await page.keyboard.press('Control+z');
  await expect(changes(page)).toHaveCount(0);
  await page.keyboard.press('Control+Shift+z');
  await expect(changes(page)).toHaveCount(1);
});

test('by keyboard alone: rows, phase plane and a second run come and go @long', async ({ page }) => {
  await pausedAt(page, 3);
  await page.keyboard.press('g');
  await expect(page.getByRole('region', { name: 'Phase plane' })).toBeVisible();
  await page.keyboard.press('g');
  await expect(page.getByRole('region', { name: 'Phase plane' })).toHaveCount(0);

  await page.keyboard.press('c');
  await expect(page.locator('.compare-bar')).toContainText('B is as A');
  await page.getByRole('combobox', { name: 'Queue' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.compare-bar')).toContainText('B: queue RED of 60 packets (was drop-tail of 60 packets)');
  await page.getByRole('radio', { name: 'A', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.locator('.sentence')).toHaveText(/drop-tail/);
  await page.locator('body').focus();
  await page.keyboard.press('c');
  await expect(page.locator('.compare-bar')).toHaveCount(0);
  await expect(page.locator('.sentence')).toHaveText(/drop-tail/);
});

test('what two runs come to is called out in numbers, above the fold and as the table has it, and nothing moves while they run @long', async ({
  page,
}) => {
  await open(page, '#/play?view.window=20', 1);
  await page.keyboard.press('c');
  const field = page.getByRole('textbox', { name: 'Holds, packets' });
  await field.focus();
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await field.blur();
  const called = page.locator('.called-out');
  const queue = called.locator('div', { hasText: 'queue' });
  await expect(queue).toHaveAttribute('data-differs', 'true');
  const places = (): Promise<number[]> =>
    called.locator('dd').evaluateAll((all) => all.map((element) => element.getBoundingClientRect().left));
  const [before, top] = [await places(), (await called.boundingBox())!];
  expect(top.y + top.height).toBeLessThan(450);
  for (let faster = 0; faster < 3; faster++) await page.keyboard.press(']');
  await reach(page, 40);
  expect(await places()).toEqual(before);
  await stop(page);
  const row = (await page.getByRole('row', { name: /^queue, packets/ }).innerText()).split(/\s+/).slice(-3);
  const [a, b] = (await queue.locator('dd').innerText()).match(/\d+\.\d/g)!;
  expect(row).toEqual([a, b, `−${(Number(a) - Number(b)).toFixed(1)}`]);
  expect(Number(a)).toBeGreaterThan(Number(b) + 10);
});

test('by keyboard alone: presenting fills the screen and leaves it as it was @long', async ({ page }) => {
  await pausedAt(page, 2);
  await page.keyboard.press('p');
  await expect(page.locator('.rail')).toBeHidden();
  // What the network is stands at the foot; the large words are those of what happens.
  const sentence = (await page.locator('.sentence').boundingBox())!;
  const { height } = page.viewportSize()!;
  expect(sentence.y).toBeGreaterThan(0.85 * height);
  expect(sentence.y + sentence.height).toBeLessThanOrEqual(height);
  await page.keyboard.press('Space');
  await expect
    .poll(async () =>
      Number.parseFloat((await page.locator('.present-foot').textContent())!.match(/[\d.]+(?=\s*s)/)?.[0] ?? '0'),
    )
    .toBeGreaterThan(3);
  await page.keyboard.press('Escape');
  await expect(page.locator('.rail')).toBeVisible();
});

test('with the pointer: the overview takes the reader anywhere, and the buttons step @long', async ({ page }) => {
  await pausedAt(page, 2);
  const box = (await overview(page).boundingBox())!;
  const at = (seconds: number): number => box.x + 7 + (seconds / 300) * (box.width - 14);
  await page.mouse.click(at(3), box.y + box.height / 2);
  await expect.poll(() => clock(page)).toBeLessThan(4);
  // Beyond what is known: computed as fast as it goes, then shown.
  await page.mouse.click(at(120), box.y + box.height / 2);
  await expect.poll(() => clock(page)).toBeGreaterThan(118);
  await page.getByRole('button', { name: 'Previous loss' }).click();
  await expect.poll(() => clock(page)).toBeLessThan(120.5);
  const before = await clock(page);
  for (let step = 0; step < 8; step++) await page.getByRole('button', { name: 'Next loss' }).click();
  await expect.poll(() => clock(page)).toBeGreaterThan(before);
});

test('the stage shows packets: when the queue is full there is more on it than when it is empty, and drops lie in the tray', async ({
  page,
}) => {
  await pausedAt(page, 0.2);
  await page.keyboard.press('Home');
  await expect.poll(() => clock(page)).toBe(0);
  await drawn(page);
  const empty = await ink(page, '.stage canvas:first-child');
  await page.keyboard.press('l');
  await expect.poll(() => ink(page, '.stage canvas:first-child')).toBeGreaterThan(empty + 5_000);
});
