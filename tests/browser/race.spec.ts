/** A race on the page: rules are pasted, run beside TCP, sorted, stopped, kept; names from outside stay text. */
import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { hashOf } from '../../workers/papers/commands/race.ts';
import { violations } from './support/axe.ts';
import { watchForErrors } from './support/page.ts';
import { test } from './support/test.ts';
import { scenarioWith } from '../support/scenario.ts';

const words = (page: Page): Locator => page.locator('.run-words');
const rows = (page: Page): Locator => page.locator('.race-table tbody tr');

/** Of a race with TCP alone beside what is pasted: 40 runs an entry. */
async function raceBesideTcp(page: Page, pasted: string): Promise<void> {
  await page.goto('./#/race');
  for (const name of ['CUBIC', 'BBR', 'Vegas'])
    await page.getByRole('button', { name: `Without ${name}`, exact: true }).click();
  await page.getByRole('textbox', { name: /Rules or links/ }).fill(pasted);
  await page.getByRole('button', { name: 'Let them race' }).click();
}

const HOSTILE = '<img src=x onerror=alert(1)>';

test('two rules of a class race beside TCP: points come, a broken one is a row with its reason, columns sort, and a reload runs nothing again @long', async ({
  page,
}) => {
  const errors = watchForErrors(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await raceBesideTcp(page, `${HOSTILE}:\non ack: W = W + 0.1\non loss: W = W / 2\n\nBob: on ack: Wnd = 1\n`);
  await expect(page.getByRole('status').filter({ hasText: '1 rule read' })).toContainText('1 broken one');
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).nth(1)).toContainText('there is no “Wnd” here');
  await expect(page).toHaveURL(/#\/race\?r=1\./);

  // It can be stopped, and goes on.
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: /^(?:Go on|Run)$/ }).click();
  await expect(words(page)).toHaveText(/^All 70 runs, 5 seeds/, { timeout: 240_000 });
  await expect(page.locator('.race-mark')).toHaveCount(2);
  await expect(page.locator('.figure-page img')).toHaveCount(0);
  await expect(page.locator('.race-mark text').first()).toHaveText(HOSTILE);

  // MIMD takes from TCP; TCP takes nothing from itself.
  await page.getByRole('radio', { name: 'Shared with TCP' }).check();
  const beside = (row: number): Locator => rows(page).nth(row).locator('td').last();
  await expect(beside(2)).toHaveText('100');
  expect(parseFloat(await beside(0).innerText())).toBeLessThan(80);

  // By any column, either way, and back; what has no number is last.
  const head = page.getByRole('button', { name: /^Throughput/ });
  const names = async (): Promise<string[]> =>
    (await rows(page).locator('th bdi').allInnerTexts()).map((one) => one.trim());
  expect(await names()).toEqual([HOSTILE, 'Bob', 'TCP']);
  await head.click();
  expect(await names()).toEqual([HOSTILE, 'TCP', 'Bob']);
  await head.click();
  expect(await names()).toEqual(['TCP', HOSTILE, 'Bob']);
  await expect(page.locator('th[aria-sort="ascending"]')).toHaveCount(1);
  await head.click();
  expect(await names()).toEqual([HOSTILE, 'Bob', 'TCP']);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.run-bar').getByRole('button', { name: 'CSV', exact: true }).click(),
  ]);
  const csv = readFileSync(await download.path(), 'utf8').split('\r\n');
  expect(csv.filter((line) => line.startsWith('TCP,'))).toHaveLength(1);
  expect(await violations(page)).toEqual([]);

  await page.reload();
  await expect(words(page)).toHaveText(/^All 70 runs, 5 seeds, kept from before/);
  await expect(rows(page)).toHaveCount(3);

  // An entry is a link to its run.
  await page.getByRole('radio', { name: 'Shared with TCP' }).check();
  await page.getByRole('link', { name: HOSTILE }).click();
  await expect(page).toHaveURL(/#\/play\?/);
  await expect(page.getByText(/Yours/).first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('a rule is tried in random networks on a press: it can be stopped, and the worst link opens with its Why? @long', async ({
  page,
}) => {
  const errors = watchForErrors(page);
  await raceBesideTcp(page, 'Ada:\non ack: W = W + 0.1\non loss: W = 0.9 * W\n');
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Find a link that breaks it' }).click();
  const found = page.getByRole('region', { name: 'Links that break Ada' });
  await expect(found.getByRole('status').filter({ hasText: 'break' })).toContainText('starves TCP in', {
    timeout: 60_000,
  });
  await found.getByRole('button', { name: 'Stop' }).click();
  await expect(found.getByRole('button', { name: 'Go on' })).toBeVisible();
  await expect(found.getByRole('link', { name: /^Open the run/ }).first()).toHaveAttribute('href', /^#\/play/);
  await found
    .getByRole('button', { name: /^Why\?/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: /^Why is the window of/ })).toBeVisible({ timeout: 60_000 });
  expect(errors).toEqual([]);
});

test('beside the field of a rule a small run follows what is typed, and its card is a press away @long', async ({
  page,
}) => {
  const errors = watchForErrors(page);
  const scheme = { kind: 'own', rule: 'on ack: W = W + 2 / W', variant: 'sack' };
  await page.goto(`./${hashOf(scenarioWith({ duration: 5, flows: [{ scheme }] }))}`);
  await page.locator('summary').filter({ hasText: 'on ack: W = W + 2' }).click();
  const field = page.locator('.rule-field');
  const drawn = (): Promise<string | null> => field.locator('.rule-trial .picture-line').last().getAttribute('d');
  await expect(field.locator('.rule-trial[data-drawn]')).toBeVisible();
  const before = await drawn();
  await field.getByRole('textbox', { name: 'Rule' }).fill('on ack: W = W + 3 /');
  await expect(field.getByText('Drawn: the rule before.')).toBeVisible();
  expect(await drawn()).toBe(before);
  await field.getByRole('textbox', { name: 'Rule' }).fill('on ack: W = W + 3 / W');
  await expect.poll(drawn).not.toBe(before);
  await page.getByRole('link', { name: 'Its card, and links that break it' }).click();
  await expect(page.getByRole('heading', { name: 'The card of a rule' })).toBeInViewport();
  await expect(page.locator('.rule-card .run-words')).toContainText(' runs');
  await expect(rows(page).first()).toContainText('Yours');
  // The race waits for a press.
  await expect(page.getByRole('button', { name: 'Run', exact: true })).toBeVisible();
  expect(errors).toEqual([]);
});

test('Collect takes rules as it takes answers: they race on a press', async ({ page }) => {
  const errors = watchForErrors(page);
  await page.goto('./#/lessons/sawtooth?collect=1');
  await page
    .getByRole('textbox', { name: /Paste what was handed in/ })
    .fill('Ada: on ack: W = W + 2 / W\n\nBob: on loss: W = W / 3\n');
  await page.getByRole('button', { name: 'Let them race' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A race of rules');
  await expect(rows(page).first()).toContainText('Ada');
  await expect(rows(page).nth(1)).toContainText('Bob');
  await expect(words(page)).toHaveText(/^(?:[1-9]\d* of|All) \d+ runs/);
  expect(await violations(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('a race’s file, dropped on the page, opens the race; one that cannot be says which field is wrong @long', async ({
  page,
}) => {
  const drop = (text: string): Promise<void> =>
    page.evaluate((json) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([json], 'race.json', { type: 'application/json' }));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    }, text);
  const race = {
    version: 1,
    seeds: 6,
    entries: [{ name: 'Ada', scheme: { kind: 'own', rule: 'on ack: W = W + 2 / W' } }],
  };
  await page.goto('./#/play?seed=1');
  await expect(page.locator('.sentence')).toBeVisible();
  await drop(JSON.stringify({ ...race, seeds: 1 }));
  await expect(page.getByText(/race\.json: .*seeds/)).toBeVisible();
  await drop(JSON.stringify(race));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A race of rules');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toContainText('Ada');
});

test('a damaged link of a race says what is wrong, and leads to a new one @long', async ({ page }) => {
  await page.goto('./#/race?r=1.nothing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This race cannot be opened');
  await page.getByRole('link', { name: 'A new race' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A race of rules');
});
