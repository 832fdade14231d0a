/** Experiments on the page: made by presses from the playground, run, kept, opened, and the same to the last digit on the command line. */
import { expect, type Locator } from '@playwright/test';
import { violations } from './support/axe.ts';
import { onBothSides, queue, saved, savedBytes, setUpOpened, told, words } from './support/experiments.ts';
import { FOUR_FLOWS, play, watchForErrors } from './support/page.ts';
import { test } from './support/test.ts';

/** Presses of keys and buttons; what is typed into a field counts as the press that applies it. */
class Presses {
  count = 0;

  async click(at: Locator): Promise<void> {
    this.count += 1;
    await at.click();
  }

  async type(at: Locator, text: string): Promise<void> {
    this.count += 2;
    await at.fill(text);
    await at.press('Enter');
  }
}

test('the lab of three buffers and five seeds is made from the playground in at most 8 presses, is kept, and comes out the same on the command line @long', async ({
  page,
}) => {
  const errors = watchForErrors(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`./${FOUR_FLOWS}`);
  const presses = new Presses();
  // A link's sections are open.
  await queue(page).hover();
  await presses.click(page.getByRole('button', { name: 'Vary… Holds' }));
  await expect(page).toHaveURL(/#\/experiment\?e=1\./);
  await presses.type(page.getByLabel('Values, with commas between, packets'), '5, 20, 100');
  await expect(words(page)).toHaveText(/^All \d+ runs, 5 seeds/);
  expect(presses.count).toBeLessThanOrEqual(8);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Queue holds: 5, 20, 100 packets');
  await expect(told(page).locator('tbody tr')).toHaveCount(3);
  await expect(page.locator('.plot').first().locator('.marker')).toHaveCount(4);
  for (const measure of ['Mean queue', 'Mean wait', 'Use of the link', 'Loss', 'Jain’s index'])
    await expect(told(page).locator('thead')).toContainText(measure);
  expect(await violations(page)).toEqual([]);

  expect(await onBothSides(page)).toHaveLength(17);

  const svg = await saved(page, 'SVG');
  expect(svg).toContain('Queue holds: 5, 20, 100 packets');
  // On white in every theme.
  expect(svg).toMatch(/<rect width="100%" height="100%" fill="(?:#fff|#ffffff|rgb\(255, 255, 255\))"/);
  const png = await savedBytes(page, 'PNG');
  expect([...png.subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
  // Two dots to a px of what stands on the page.
  expect(png.readUInt32BE(16)).toBeGreaterThan(1500);

  // Another ten seeds in one press; undo takes them back.
  await page.getByRole('button', { name: 'Another 10 seeds' }).click();
  await expect(words(page)).toHaveText(/^All 45 runs, 15 seeds/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(words(page)).toHaveText(/^All 15 runs, 5 seeds/);
  await expect(async () => {
    await page.reload();
    await expect(words(page)).toHaveText('All 15 runs, 5 seeds, kept from before');
  }).toPass();

  // Any point opens as its run.
  await told(page).getByRole('link', { name: '100 packets' }).click();
  await expect(page.locator('.sentence')).toContainText('100 packets');
  expect(errors).toEqual([]);
});

test('a map over two settings is made from the playground in 8 presses, each cell opens as its run, and the command line gives the same @long', async ({
  page,
}) => {
  const errors = watchForErrors(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./#/scene/constant-stream');
  await expect(play(page)).toBeVisible();
  const presses = new Presses();
  await presses.click(
    page
      .locator('.sentence')
      .getByText(/queue of/)
      .first(),
  );
  await queue(page).hover();
  await presses.click(page.getByRole('button', { name: 'Vary… Holds' }));
  await presses.type(page.getByLabel('Values, with commas between, packets'), '5, 20');
  await page.getByLabel('Vary as well').selectOption({ label: 'Source: takes' });
  presses.count += 2;
  await presses.click(page.getByRole('radio', { name: 'Map' }));
  await expect(words(page)).toHaveText(/^All \d+ runs, 5 seeds/);
  expect(presses.count).toBeLessThanOrEqual(8);
  const map = page.locator('.map').first();
  // The stream takes no more than the link has: 2 Mbit/s.
  await expect(map.locator('.cell text')).toHaveCount(8);
  await expect(map).toContainText('Source: takes, Mbit/s');
  await expect(map.locator('.map-scale text')).toHaveCount(3);
  expect(await violations(page)).toEqual([]);
  await onBothSides(page);
  const parquet = await savedBytes(page, 'Parquet');
  expect(parquet.subarray(0, 4).toString()).toBe('PAR1');
  await map.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page
    .locator('.point-card')
    .getByRole('link', { name: /Open in the playground/ })
    .click();
  await expect(page.locator('.sentence')).toContainText('5 packets');
  expect(errors).toEqual([]);
});

test('a sweep as in Bansal’s Figure 5, the cost of stabilizing over a scheme’s cut, is made by presses alone @long', async ({
  page,
}) => {
  const errors = watchForErrors(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./#/scene/udp');
  await expect(play(page)).toBeVisible();
  await page.locator('.sentence').getByText(/TCP/).first().click();
  await page.locator('.flow summary').first().click();
  await page.getByRole('button', { name: 'Another scheme' }).click();
  await page.locator('dialog .offer').filter({ hasText: /^AIMD/ }).first().click();
  await page.locator('dialog .main-button').click();
  await page.locator('[data-vary="flows.0.scheme.b"]').hover();
  await page.getByRole('button', { name: /^Vary… / }).click();
  const values = page.getByLabel(/^Values, with commas between/);
  await values.fill('0.5, 0.25, 0.125');
  await values.press('Enter');
  await page.getByRole('button', { name: 'Add a measure…' }).click();
  await page.getByLabel('Find a measure').fill('stabilization cost');
  await page.locator('.found-measure').first().click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(words(page)).toHaveText(/^All 15 runs, 5 seeds/);
  const column = told(page).locator('tbody tr td:last-child .strong');
  await expect(column).toHaveCount(3);
  for (const cost of await column.allTextContents()) expect(Number.parseFloat(cost)).toBeGreaterThan(0);
  await onBothSides(page);
  expect(errors).toEqual([]);
});

test('on a phone the lab of three buffers is made from the playground by at most 8 taps, stopped, and goes on after a reload @long', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const errors = watchForErrors(page);
  await page.goto(`./${FOUR_FLOWS}`);
  await expect(play(page)).toBeVisible();
  let taps = 0;
  const tap = async (at: Locator): Promise<void> => {
    taps += 1;
    await at.tap();
  };
  await tap(
    page
      .locator('.sentence')
      .getByText(/drop-tail queue/)
      .first(),
  );
  await setUpOpened(page);
  await tap(queue(page).getByText('Holds'));
  await tap(page.getByRole('button', { name: 'Vary… Holds' }));
  await tap(page.getByRole('button', { name: 'Change it' }));
  await page.getByLabel('Values, with commas between, packets').fill('5, 20, 100');
  await page.getByLabel('Values, with commas between, packets').press('Enter');
  taps += 2;
  expect(taps).toBeLessThanOrEqual(8);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(words(page)).toHaveText(/^\d+ of \d+ runs/);
  await page.reload();
  await expect(words(page)).toHaveText(/^All 15 runs, 5 seeds/);
  await expect(told(page).locator('tbody th')).toHaveText(['5 packets', '20 packets', '100 packets']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(errors).toEqual([]);
  await context.close();
});

test('a file that asks for what cannot be is refused with field and reason, and what is on show stays', async ({
  page,
}) => {
  const errors = watchForErrors(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./#/experiment');
  const desk = page.getByRole('complementary', { name: 'The experiment' });
  await desk.getByLabel('Vary', { exact: true }).selectOption({ label: 'Lasts' });
  const file = JSON.parse(await saved(page, 'File')) as { vary: object[] };
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  const [duration] = file.vary;
  const bad: [change: object, says: RegExp][] = [
    [{ vary: [{ path: 'duration', from: 1, to: 2, count: 1e9 }] }, /vary\[0\]\.count: must be/],
    [{ vary: [{ path: 'path.0.queue.lenght', values: [1] }] }, /vary\[0\]\.values\[0\].*lenght/],
    [{ vary: [{ path: 'duration', from: 60, to: 10, count: 3 }] }, /vary\[0\]\.to: must be above from, which is 60/],
    [{ measures: ['speed'] }, /measures\[0\]\.id: must be the id of a number or metric/],
    [{ seeds: 1e9 }, /seeds: must be/],
    [{ map: 'yes', vary: [duration] }, /map: must be true or false/],
  ];
  const input = desk.locator('input[type=file]');
  for (const [change, says] of bad) {
    const buffer = Buffer.from(JSON.stringify({ ...file, ...change }));
    await input.setInputFiles({ name: 'bad.json', mimeType: 'application/json', buffer });
    await expect(desk.getByRole('alert')).toHaveText(says);
    await expect(desk.getByRole('alert')).toContainText('Nothing was changed.');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!);
  }
  // A measure that never applies says why, at every point.
  const never = { ...file, vary: [{ path: 'path.0.queue.limit', values: [10, 12] }], measures: ['completion'] };
  await input.setInputFiles({
    name: 'never.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(never)),
  });
  await expect(words(page)).toHaveText(/^All/);
  await expect(told(page).locator('td')).toHaveText([/^none: /, /^none: /]);
  expect(await violations(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('on a phone: schemes beside each other, over time and as a table; what cannot be is refused and changes nothing @long', async ({
  page,
}) => {
  const errors = watchForErrors(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./#/scene/sawtooth');
  await expect(play(page)).toBeVisible();
  await page.goto('./#/experiment');
  await page.getByRole('button', { name: 'Change it' }).click();
  const desk = page.getByRole('complementary', { name: 'The experiment' });
  await desk.getByLabel('Vary', { exact: true }).selectOption({ label: 'Scheme' });
  await expect(told(page).locator('tbody th')).toHaveText(['Tahoe', 'Reno', 'NewReno', 'Vegas']);
  await desk.getByRole('switch', { name: 'Windows' }).click();
  await expect(page.locator('.over-time .trace')).toHaveCount(4);
  await expect(words(page)).toHaveText(/^All \d+ runs/);
  await desk.getByRole('button', { name: 'Leave out Tahoe' }).click();
  await expect(told(page).locator('tbody th')).toHaveText(['Reno', 'NewReno', 'Vegas']);
  await desk.getByLabel('Vary as well').selectOption({ label: 'Link rate' });
  const values = desk.getByLabel('Values, with commas between, Mbit/s');
  await values.fill('1, -5');
  await values.press('Enter');
  await expect(desk.getByRole('alert')).toContainText(/rate: must be .* Nothing was changed\./);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const statement = desk.getByLabel('Add a statement');
  await statement.fill('link-use() in 0.5..1');
  await statement.press('Enter');
  await expect(page.getByRole('list', { name: 'What must hold' }).getByRole('listitem')).toHaveCount(15);
  await expect(page.getByRole('list', { name: 'What must hold' })).toContainText(
    'link-use() in 0.5..1; at Reno, 0.5 Mbit/s',
  );
  expect(await violations(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('a figure of a paper is made mine, and every measure of a stretch stands with its formula @long', async ({
  page,
}) => {
  const errors = watchForErrors(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./#/papers/yang2000-fig9?run=no');
  await page.getByRole('button', { name: 'Make it mine' }).click();
  await expect(told(page).locator('tbody th')).toHaveText(['TCP', 'GAIMD', 'TFRC', 'TEAR']);
  await page.goto('./#/scene/sawtooth');
  await expect(play(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.locator('.command-field').fill('numbers of a stretch');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Every measure…' }).click();
  const row = page.locator('.measure-table tbody tr').filter({ hasText: 'Use of the link' });
  await expect(row.locator('td')).toHaveText(/^9\d\.\d+$/);
  await page.getByLabel('Find a number').fill('fairness index');
  await expect(page.locator('.measure-table tbody tr')).toHaveCount(1);
  // One flow alone: it says why.
  await expect(page.locator('.measure-table tbody td')).toContainText('flow');
  expect(await violations(page)).toEqual([]);
  expect(errors).toEqual([]);
});
