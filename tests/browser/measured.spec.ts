/** Traces of links and measured runs, dropped on the page: shown, exported, saved, reopened; bad ones refused. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { encodeHash } from '../../src/link/link.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import { readCsv } from '../../workers/results/csv-read.ts';
import { violations } from './support/axe.ts';
import { drop, savedBy } from './support/files.ts';
import { clock, drawn, news, open, openSection, reach, sentence } from './support/page.ts';
import { test } from './support/test.ts';

const TRACE = readFileSync('public/traces/mobile.trace', 'utf8');
const MEASURED = readFileSync('public/measured/linux-reno.csv', 'utf8');
/** A minute at up to 7 opportunities a millisecond, without any order: no link holds it. */
let chance = 1;
const LONG_TRACE = Array.from({ length: 60_000 }, (_, ms) => {
  chance = (Math.imul(chance, 1_664_525) + 1_013_904_223) >>> 0;
  return `${ms + 1}\n`.repeat(chance >>> 29);
}).join('');

const exportDialog = (page: Page) => page.getByRole('dialog', { name: 'Export' });

async function openExport(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(exportDialog(page).locator('.export-preview svg')).toBeVisible();
}

test('a trace that is dropped is what the link follows; a link to it opens the same, and steady it is a link again @long', async ({
  page,
}) => {
  await open(page);
  await drop(page, 'my lift.trace', TRACE);
  await expect(news(page)).toContainText('The link follows my lift.trace, over and over: 20 s, 5.4 Mbit/s on average.');
  await expect(sentence(page)).toContainText('a link that follows my lift (5.4 Mbit/s on average)');
  await reach(page, 1);
  await expect.poll(() => page.evaluate(() => location.hash.length)).toBeGreaterThan(3_000);
  await page.reload();
  await expect(sentence(page)).toContainText('a link that follows my lift');
  await openSection(page, 'Bottleneck');
  expect(await violations(page, '#bottleneck')).toEqual([]);
  await page.getByLabel('Its rate', { exact: true }).selectOption('steady');
  await expect(sentence(page)).toContainText('5.378 Mbit/s link');
  await page.locator('#bottleneck .fold > summary').filter({ hasText: 'The path' }).click();
  await page.getByLabel('Its rate', { exact: true }).selectOption('wifi');
  await expect(sentence(page)).toContainText('a link that follows Wi-Fi-like (16 Mbit/s on average)');
});

test('a trace that no link holds: Share says so, and a file keeps it that opens again; its numbers are exported too @long', async ({
  page,
}) => {
  await open(page);
  await drop(page, 'long.trace', LONG_TRACE);
  await expect(sentence(page)).toContainText('a link that follows long');
  await reach(page, 0.5);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const share = page.getByRole('dialog', { name: 'Share' });
  await expect(share.getByRole('alert')).toContainText(/^A link to this would be \d+ characters long/);
  const file = await savedBy(page, share.getByRole('button', { name: 'Save the scenario' }));
  await share.getByRole('button', { name: 'Close' }).click();
  await openExport(page);
  const csv = await savedBy(page, exportDialog(page).getByRole('button', { name: 'CSV', exact: true }));
  const { header } = readCsv(csv.content.toString());
  expect(header.link).toBe(null);
  expect(header.scenario).toEqual(JSON.parse(file.content.toString()));
  await exportDialog(page).getByRole('button', { name: 'Close' }).click();
  for (const [name, content, elsewhere] of [
    ['again.json', file.content, './#/play?seed=2'],
    ['again.csv', csv.content, './#/play?seed=3'],
  ] as const) {
    await page.goto(elsewhere);
    await expect(sentence(page)).not.toContainText('follows');
    await drop(page, name, content.toString());
    await expect(sentence(page)).toContainText('a link that follows long');
  }
});

test('a measured run that is dropped lies behind the run, with its name in the table, the figure, the CSV and the saved file', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const short = { version: 1, duration: 12, warmup: 2, flows: [{ scheme: { kind: 'tcp' } }] };
  await open(page, await encodeHash(normalizeScenario(short)));
  await drop(page, 'lab one.csv', MEASURED);
  await expect(news(page)).toContainText(
    'lab one.csv lies behind the run, in grey: 222 rows of windows, round trips, queue, up to 22.27 s.',
  );
  await expect.poll(() => clock(page)).toBe(12);
  await drawn(page);
  await openExport(page);
  await expect(exportDialog(page).locator('.export-preview svg')).toContainText('lab one');
  const csv = await savedBy(page, exportDialog(page).getByRole('button', { name: 'CSV', exact: true }));
  const names = readCsv(csv.content.toString()).columns.map(({ name }) => name);
  for (const what of ['window', 'round trip', 'queue']) expect(names).toContain(`measured lab one, ${what}`);
  const file = await savedBy(page, exportDialog(page).getByRole('button', { name: 'Scenario file', exact: true }));
  await exportDialog(page).getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('t');
  await expect(page.getByRole('columnheader', { name: 'lab one window, packets' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('./#/play?seed=2');
  await drop(page, 'again.json', file.content.toString());
  await openSection(page, 'Run');
  const list = page.getByRole('list', { name: 'Measured runs behind this one' });
  await expect(list).toContainText('measured: lab one');
  await list.getByRole('button', { name: 'Remove lab one' }).click();
  await expect(list).toHaveCount(0);
});
