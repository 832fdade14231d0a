/** Experiments on the page: made by presses from the playground, run, kept, opened, and the same to the last digit on the command line. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { experiment } from '../../workers/papers/commands/experiment.ts';
import { violations } from './support/axe.ts';
import { FOUR_FLOWS, play, watchForErrors } from './support/page.ts';
import { test } from './support/test.ts';

const words = (page: Page): Locator => page.locator('.run-words');
const told = (page: Page): Locator => page.locator('.told-table');
const queue = (page: Page): Locator => page.locator('[data-vary="path.0.queue.limit"]');

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

async function savedBytes(page: Page, name: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.run-bar').getByRole('button', { name, exact: true }).click(),
  ]);
  return readFileSync(await download.path());
}

async function saved(page: Page, name: string): Promise<string> {
  return (await savedBytes(page, name)).toString('utf8');
}

test('the lab of three buffers and five seeds is made from the playground in at most 8 presses, is kept, and comes out the same on the command line', async ({
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

  const folder = mkdtempSync(join(tmpdir(), 'sawtooth-lab-'));
  try {
    const file = join(folder, 'lab.json');
    writeFileSync(file, await saved(page, 'File'));
    const ignore = (): void => undefined;
    expect(await experiment([file, '--out', join(folder, 'out'), '--jobs', '1'], ignore, ignore)).toBe(0);
    const rows = (text: string): string[] => text.split('\r\n').filter((line) => !line.startsWith('#'));
    const csv = readFileSync(join(folder, 'out', 'results.csv'), 'utf8');
    expect(rows(csv)).toHaveLength(17);
    expect(rows(await saved(page, 'CSV'))).toEqual(rows(csv));
    expect(await saved(page, 'JSON lines')).toBe(readFileSync(join(folder, 'out', 'results.jsonl'), 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }

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

test('on a phone: schemes beside each other, over time and as a table; what cannot be is refused and changes nothing', async ({
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

test('a figure of a paper is made mine, and every measure of a stretch stands with its formula', async ({ page }) => {
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
