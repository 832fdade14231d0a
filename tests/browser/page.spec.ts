/** The page as people meet it: built, in a real browser, driven by pointer and keyboard. What a panel writes is for tests/panels. */
import { expect } from '@playwright/test';
import { test } from './support/test.ts';
import {
  chooseQueue,
  clock,
  drawn,
  FOUR_FLOWS,
  news,
  open,
  openSection,
  pause,
  pausedAt,
  play,
  runToTheEnd,
  sentence,
  settled,
  watchForErrors,
} from './support/page.ts';

test.beforeEach(async ({ page }) => page.setViewportSize({ width: 1440, height: 900 }));

test('play, pause, step and speed work from the keyboard alone', async ({ page }) => {
  await pausedAt(page, 1);
  const paused = await clock(page);
  await drawn(page, 20);
  expect(await clock(page)).toBe(paused);

  // Two steps: the first goes to the next whole round trip of at least 0.1 s, which may round to the hundredth that is on
  // show already; behind a full queue, of 60 packets of 0.8 ms each, a round trip takes 0.148 s.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => clock(page)).toBeGreaterThan(paused + 0.08);
  expect(await clock(page)).toBeLessThan(paused + 2 * 0.148 + 0.01);

  await expect(page.locator('.speed output')).toHaveText('5× real');
  await page.keyboard.press(']');
  await expect(page.locator('.speed output')).toHaveText('10× real');
  await page.keyboard.press('[');
  await page.keyboard.press('[');
  await expect(page.locator('.speed output')).toHaveText('2× real');

  await page.keyboard.press('r');
  await page.getByRole('button', { name: 'View', exact: true }).press('Enter');
  await expect(page.getByRole('radio', { name: 'Round trips' })).toBeChecked();
  await page.keyboard.press('Escape');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Space');
  await expect(pause(page)).toBeVisible();
  await expect.poll(() => clock(page)).toBeGreaterThan(paused + 1);
});

test('what cannot be changed live restarts the run, and one line says so @long', async ({ page }) => {
  await pausedAt(page, 2);
  await chooseQueue(page, 'RED');
  await expect(news(page)).toHaveText('Restarted: the queue changed.');
  await expect(sentence(page)).toHaveText(/RED queue of 60.packets/);
  await expect.poll(() => clock(page)).toBe(0);
  await play(page).click();
  await expect.poll(() => clock(page)).toBeGreaterThan(0.5);

  await page.getByRole('button', { name: 'Number of AIMD(0.2, 1/8 cut) flows: one more' }).click();
  await expect(sentence(page)).toHaveText(/three AIMD/);
  await expect(page).toHaveURL(/#\/play\?s=2\./);
});

test('what can be changed live is, is written down with its time, and replays to the last bit in another tab', async ({
  page,
  context,
}) => {
  await open(page, '#/play?duration=60', 2);
  await page.getByRole('button', { name: 'Drop a packet' }).click();
  await page.getByRole('button', { name: 'Halve the rate' }).click();
  await page.getByRole('button', { name: 'Stop half' }).click();
  await expect(sentence(page)).toHaveText(/a 5.Mbit\/s link/);
  await openSection(page, 'Run');
  await expect(page.getByRole('list', { name: 'Changes in this run' }).getByRole('listitem')).toHaveText([
    /s dropped a packet of TCP 1$/,
    /s link 5.Mbit\/s$/,
    /s stopped 1 TCP$/,
    /s stopped 1 AIMD\(0\.2, 1\/8 cut\)$/,
  ]);
  expect(await clock(page)).toBeGreaterThan(2);
  await expect(page).toHaveURL(/#\/play\?s=2\./);
  const digest = await runToTheEnd(page);
  // The address is written at most about twice a second.
  const address = await settled(async () => page.url());

  const other = await context.newPage();
  await other.goto(address);
  await expect(pause(other)).toBeVisible();
  expect(await runToTheEnd(other)).toBe(digest);
  expect(digest).toMatch(/^[0-9a-f]{8,}$/);
  await other.close();

  // Without the changes it is another run.
  await page.getByRole('button', { name: 'Without my changes' }).click();
  await expect(page).toHaveURL(/#\/play\?duration=60$/);
  expect(await runToTheEnd(page)).not.toBe(digest);
});

test('a scheme is found, set and added from the keyboard alone, and runs', async ({ page }) => {
  const errors = watchForErrors(page);
  await page.goto(`./${FOUR_FLOWS}`);
  await page.getByRole('button', { name: 'Add a scheme' }).focus();
  await page.keyboard.press('Enter');
  const picker = page.getByRole('dialog', { name: 'Add a scheme' });
  await expect(picker.getByRole('combobox', { name: 'Find a scheme' })).toBeFocused();
  await page.keyboard.type('tfrc');
  await expect(picker.getByRole('option', { name: /^TFRC X/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(picker.getByRole('heading', { name: 'TFRC(6)' })).toBeVisible();
  await page.keyboard.press('ArrowUp');

  // On to the card's first parameter; its slider goes up by one.
  const memory = picker.getByRole('textbox', { name: 'Loss intervals averaged k, intervals' });
  await memory.focus();
  await page.keyboard.type('1000');
  await page.keyboard.press('Enter');
  await expect(picker.getByRole('alert')).toHaveText(
    'flows[2].scheme.intervals: must be a whole number from 1 to 256 intervals, got 1000. Nothing was changed.',
  );
  await expect(memory).toHaveValue('8');
  await memory.blur();
  await memory.focus();
  await page.keyboard.type('100');
  await page.keyboard.press('Enter');
  await expect(picker.getByRole('alert')).toHaveCount(0);
  await picker.getByRole('slider', { name: /Loss intervals averaged/ }).press('ArrowRight');
  await expect(memory).toHaveValue('101');
  const discounting = picker.getByRole('switch', { name: 'History discounting' });
  await discounting.press('Space');
  await expect(discounting).not.toBeChecked();
  await picker.getByRole('button', { name: 'Add TFRC' }).press('Enter');

  await expect(picker).toHaveCount(0);
  await expect(sentence(page)).toHaveText(/two AIMD\(0\.2, 1\/8 cut\) and one TFRC flow/);
  await expect(page.locator('.flow-settings').nth(2)).toHaveText('k = 101, o = 0');
  const row = page.getByRole('row', { name: /^TFRC/ });
  await expect
    .poll(async () => Number.parseFloat((await row.getByRole('cell').nth(1).textContent()) ?? ''))
    .toBeGreaterThan(0.2);
  expect(errors).toEqual([]);
});

test('a broken link says what is broken and offers the default, which runs meanwhile', async ({ page }) => {
  const errors = watchForErrors(page);
  await page.goto('./#/play?s=1.izbUqVYqTk1NUbKKNtAxj9VRSiktSizJzM8DCxga');
  await expect(news(page)).toContainText('This link breaks off or was altered');
  await expect.poll(() => clock(page)).toBeGreaterThan(1);
  // The address is the reader's until the reader does something.
  expect(page.url()).toContain('izbUqVYqTk1NUbKKNtAxj9VRSiktSizJzM8DCxga');
  await page.getByRole('button', { name: 'Open the default' }).click();
  await expect(page).toHaveURL(/#\/play$/);
  await expect(news(page)).not.toContainText('link');
  expect(errors).toEqual([]);
});

test('a worker that dies is replaced and the run replayed to where it was', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'only Chromium lets the test into the worker');
  await open(page, FOUR_FLOWS, 2);
  const before = await clock(page);
  await page.workers()[0]!.evaluate(() => self.close());
  await expect(news(page)).toContainText('The engine stopped answering and was started again');
  await expect.poll(() => clock(page)).toBeGreaterThan(before);
  await expect(pause(page)).toBeVisible();
});

test('a reader who asked for less motion finds the run paused, with Play in focus @long', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'the preference is emulated in Chromium only');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`./${FOUR_FLOWS}`);
  await expect(play(page)).toBeFocused();
  expect(await clock(page)).toBe(0);
  await page.keyboard.press('Space');
  await expect.poll(() => clock(page)).toBeGreaterThan(1);
});

test('on a phone everything is reachable and nothing sticks out sideways; the picker fills the screen, and a refusal is seen inside the sheet @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`./${FOUR_FLOWS}`);
  await expect.poll(() => clock(page)).toBeGreaterThan(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByRole('dialog', { name: 'Set up' }).getByRole('radio', { name: 'RED' }).check();
  await page.getByRole('button', { name: 'Add a scheme' }).click();
  const picker = page.getByRole('dialog', { name: 'Add a scheme' });
  expect(await picker.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  expect(
    await picker.evaluate((element) =>
      [...element.querySelectorAll('*')]
        .filter((part) => !part.closest('.offer-rule'))
        .filter((part) => part.getBoundingClientRect().right > 391)
        .map((part) => part.className),
    ),
  ).toEqual([]);
  await picker.getByRole('option', { name: 'TFRC(256)' }).click();
  await picker.getByRole('button', { name: 'Add TFRC(256)' }).click();
  const sheet = page.getByRole('dialog', { name: 'Set up' });
  await sheet.locator('summary:has(.flow-settings)', { hasText: 'TFRC' }).click();
  const memory = sheet.getByRole('textbox', { name: 'Loss intervals averaged k, intervals' });
  await memory.focus();
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('alert')).toContainText(
    'flows[2].scheme.intervals: must be a whole number from 1 to 256',
  );
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(sentence(page)).toHaveText(/one TFRC\(256\).*RED queue/);
  await page.getByRole('button', { name: /RED queue/ }).click();
  await expect(page.getByRole('dialog', { name: 'Set up' })).toBeVisible();
});

test('light and dark can be chosen, and the choice is remembered @long', async ({ page }) => {
  await page.goto(`./${FOUR_FLOWS}`);
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const before = await background();
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await expect.poll(background).not.toBe(before);
  const after = await background();
  await page.reload();
  await expect.poll(background).toBe(after);
  // The browser's own frame goes with the page, not with the system.
  const frame = async (): Promise<(string | null)[]> => [
    await page.locator('html').getAttribute('data-theme'),
    ...(await page
      .locator('meta[name=theme-color]')
      .evaluateAll((metas) => metas.map((meta) => (meta as HTMLMetaElement).content))),
  ];
  const [light, dark] = [
    ['light', '#f3f4f1', '#f3f4f1'],
    ['dark', '#0d1013', '#0d1013'],
  ];
  const chosen = (await frame())[0] === 'light' ? [light, dark] : [dark, light];
  expect(await frame()).toEqual(chosen[0]);
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await expect.poll(frame).toEqual(chosen[1]);
});
