/** What leaves the page is opened and checked: figures, numbers, scenario, script, lab sheet; and files come in again. */
import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import { readCsv } from '../../workers/results/csv-read.ts';
import { frameColumns } from '../../workers/results/frame-columns.ts';
import { readJson } from '../../src/export/json.ts';
import type { Results } from '../../workers/results/results.ts';
import { Samples } from '../../src/run/samples.ts';
import { encodeHash } from '../../src/link/link.ts';
import { Simulation } from '../../workers/engine/simulation.ts';
import { violations } from './support/axe.ts';
import { drop, savedBy } from './support/files.ts';
import { clock, digest, FOUR_FLOWS, open } from './support/page.ts';
import { scenarioWith } from '../support/scenario.ts';

/** Short, and over in a few seconds of wall time; with names that files and tables must survive. */
const scenario = scenarioWith({
  duration: 12,
  warmup: 2,
  seed: 41,
  path: [{ rate: 4e6, delay: 0.02, queue: { kind: 'red', limit: 50, minThreshold: 5, maxThreshold: 25 } }],
  flows: [
    { id: 'tcp', scheme: { kind: 'tcp' }, count: 2, startJitter: 1 },
    { id: 'tfrc', label: '=1+1, "x" <b>', scheme: { kind: 'tfrc' } },
  ],
  traffic: [{ kind: 'cbr', wave: 'square', high: 1e6, low: 0, on: 2, off: 2 }],
});

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Export' });
/** The run at its end, with the export panel open. */
async function played(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`./${await encodeHash(scenario)}`);
  await expect.poll(() => clock(page)).toBe(12);
  await openPanel(page);
}

async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(dialog(page).locator('.export-preview svg')).toBeVisible();
}

/** Press a button of the panel, and read the file that comes of it. */
function saved(page: Page, button: string): Promise<{ name: string; content: Buffer }> {
  return savedBy(page, dialog(page).getByRole('button', { name: button, exact: true }));
}

/** What the headless engine samples of the same scenario. */
function headless(of = scenario): { samples: Samples; digest: string } {
  const rows: Float32Array[] = [];
  const simulation = new Simulation(of, (row) => rows.push(row.slice()));
  simulation.runUntil(of.duration);
  const samples = new Samples(simulation.layout);
  rows.forEach((row, index) => samples.append(index, 1, row));
  return { samples, digest: simulation.digest() };
}

function expectAllSamples({ header, columns }: Results): void {
  const { samples, digest: wanted } = headless();
  expect(header).toMatchObject({ seed: 41, digest: wanted });
  const stored = frameColumns(scenario, samples);
  expect(columns.map(({ name, unit }) => [name, unit])).toEqual(stored.map(({ name, unit }) => [name, unit]));
  columns.forEach(({ name, values }, index) => {
    expect(values.length, name).toBe(samples.length);
    for (let row = 0; row < values.length; row++) {
      const number = values.at(row)!;
      if ((stored[index]!.single ? Math.fround(number) : number) !== stored[index]!.values.at(row))
        throw new Error(`${name}, row ${row}: ${number}`);
    }
  });
}

test('each figure is true SVG: it parses, its text is text, and it leads to its run @long', async ({ page }) => {
  // The page's own policy lets no text reach a parser; a reader of the file has none.
  const reader = await page.context().newPage();
  await page.bringToFront();
  await played(page);
  for (const [part, words] of [
    ['Network and charts', ['Throughput of each flow', 'Queue', '20\u00a0ms of link']],
    ['Charts', ['Throughput of each flow', 'Queue']],
    ['Network', ['20\u00a0ms of link']],
    ['Phase plane', ['equal shares', ', window, packets']],
  ] as const) {
    await dialog(page).getByRole('radio', { name: part, exact: true }).check();
    const { name, content } = await saved(page, 'SVG');
    expect(name).toMatch(/^sawtooth-2-tcp-1-1-1-x-b-seed-41-.*\.svg$/);
    const picture = await reader.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
      const all = (selector: string): Element[] => [...parsed.querySelectorAll(selector)];
      return {
        root: parsed.documentElement.tagName,
        error: parsed.querySelector('parsererror')?.textContent ?? '',
        texts: all('text').map((element) => element.textContent ?? ''),
        marks: all('path, rect').length,
        styled: all('[style], style, image, foreignObject, script').length,
        link: all('a').map((element) => element.getAttribute('href')),
      };
    }, content.toString('utf8'));
    expect(picture).toMatchObject({ root: 'svg', error: '', styled: 0 });
    expect(picture.texts).toEqual(expect.arrayContaining([...words]));
    expect(picture.texts.some((text) => text.startsWith('Seed 41'))).toBe(true);
    expect(picture.marks).toBeGreaterThan(part === 'Phase plane' ? 20 : 30);
    expect(picture.link[0]).toContain('#/play?s=');
    expect(content.toString('utf8')).not.toMatch(/NaN|Infinity|undefined|oklab|var\(/);
  }
});

test('a picture is as large as it says, white around, and shows flows in their colours, in the dark theme too @long', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await played(page);
  for (const scale of [2, 3]) {
    const { content } = await saved(page, `PNG, ${scale}×`);
    const drawing = await page.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      const context = canvas.getContext('2d')!;
      context.drawImage(picture, 0, 0);
      const { data } = context.getImageData(0, 0, picture.width, picture.height);
      let blue = 0;
      for (let at = 0; at < data.length; at += 4)
        if (data[at] === 0x2f && data[at + 1] === 0x5a && data[at + 2] === 0xd8) blue++;
      return { width: picture.width, height: picture.height, corner: [...data.slice(0, 4)], blue };
    }, content.toString('base64'));
    expect(drawing.width).toBe(960 * scale);
    expect(drawing.height).toBeGreaterThan(600 * scale);
    expect(drawing.corner).toEqual([255, 255, 255, 255]);
    expect(drawing.blue).toBeGreaterThan(500 * scale);
  }
  // Where the system forces its own colours upon the page, the file still has the flows'.
  await page.emulateMedia({ forcedColors: 'active' });
  await dialog(page).getByRole('radio', { name: 'Charts', exact: true }).check();
  expect((await saved(page, 'SVG')).content.toString('utf8')).toContain('stroke="#2f5ad8"');
});

test('CSV and JSON of all that is sampled are what the engine sampled, number for number; dropped on another page they run again to the same digest', async ({
  page,
  browser,
}) => {
  await played(page);
  await dialog(page).getByRole('radio', { name: 'All that is sampled' }).check();
  await dialog(page).getByRole('radio', { name: 'The whole run so far' }).check();
  expectAllSamples(readCsv((await saved(page, 'CSV')).content.toString('utf8')));
  const { name, content } = await saved(page, 'JSON');
  const { scenario: held, results } = readJson(JSON.parse(content.toString('utf8')) as object);
  expect(held).toEqual(scenario);
  expectAllSamples(results);

  const context = await browser.newContext();
  const other = await context.newPage();
  await open(other);
  await drop(other, name, content.toString('utf8'));
  await expect(other.locator('.news')).toContainText(`Opened the run that ${name} is of: seed 41`);
  await expect.poll(() => clock(other)).toBe(12);
  await other.getByText('Run', { exact: true }).click();
  await expect(digest(other)).toHaveText(headless().digest);
  // The browser's Back returns to the run on show.
  await other.goBack();
  await expect(other.locator('.sentence')).toContainText('10 Mbit/s');
  await context.close();
});

test('a broken file is refused with its field, and what was on show goes on @long', async ({ page }) => {
  await open(page);
  const before = await page.locator('.sentence').textContent();
  await drop(page, 'broken.json', JSON.stringify({ ...scenario, flows: [{ ...scenario.flows[0], count: -2 }] }));
  await expect(page.locator('.news')).toContainText('broken.json: flows[0].count');
  await expect(page.locator('.news')).toContainText('Nothing was changed');
  expect(await page.locator('.sentence').textContent()).toBe(before);
  const time = await clock(page);
  await expect.poll(() => clock(page)).toBeGreaterThan(time);
  // Through Open, a table is taken as well.
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'table.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('# sawtooth results 1\n# link x#/play\n# seed 1\n# engine 0.1.0\ntime (s)\nsoon\n'),
  });
  await expect(page.locator('.news')).toContainText('table.csv: Line 6, column “time”');
});

test('a lab sheet has the run, its set-up, numbers, empty axes and the question, and nothing of the page @long', async ({
  page,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'what is printed can be looked at in Chromium alone');
  await played(page);
  await dialog(page).getByRole('group', { name: 'Charts' }).getByRole('radio', { name: 'Both' }).check();
  await dialog(page).getByLabel('Question, with lines for the answer').fill('Why does the queue stay short?');
  await page.evaluate(() => (window.print = () => undefined));
  await dialog(page).getByRole('button', { name: 'Print…' }).click();
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('.lab-sheet');
  await expect(sheet.getByRole('heading', { level: 1 })).toContainText('4 Mbit/s link with a RED queue of 50');
  for (const heading of ['Set-up', 'What happened', 'Question'])
    await expect(sheet.getByRole('heading', { name: heading })).toBeVisible();
  await expect(sheet.locator('.drawing svg')).toHaveCount(2);
  await expect(sheet.locator('.drawing svg').first().getByText('Throughput of each flow')).toBeVisible();
  await expect(sheet.getByText('Why does the queue stay short?')).toBeVisible();
  await expect(sheet.locator('footer')).toContainText(/#\/play\?s=.*Seed 41/s);
  await expect(page.locator('#root')).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect(sheet).toHaveCount(0);
  await expect(page.locator('.stage')).toBeVisible();
});

test('whoever prints with the first key that is pressed gets the sheet of the run, not the page', async ({ page }) => {
  await open(page);
  const sheets = page.evaluate(
    () =>
      new Promise<number>((done) => {
        window.print = () => {
          dispatchEvent(new Event('beforeprint'));
          done(document.querySelectorAll('.lab-sheet').length);
        };
      }),
  );
  await page.keyboard.press('Control+p');
  expect(await sheets).toBe(1);
});

test('the browser’s own printing prints the run on a sheet too @long', async ({ page, browserName }) => {
  test.skip(browserName === 'firefox', 'what is printed can be looked at in Chromium alone');
  const prepared = page.waitForResponse(/\/print-[^/]*\.js$/);
  await page.goto(`./${FOUR_FLOWS}`);
  await expect.poll(() => clock(page)).toBeGreaterThan(2);
  // Whoever only watches prints nothing: it is fetched when somebody moves.
  await page.mouse.move(20, 20);
  await prepared;
  // The sheet stands when the event has been handled: the browser prints at once.
  const printed = (): Promise<number> =>
    page.evaluate(() => {
      dispatchEvent(new Event('beforeprint'));
      return document.querySelectorAll('.lab-sheet .drawing svg').length;
    });
  await expect.poll(printed).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.lab-sheet')).toContainText('Two TCP and two AIMD');
  await expect(page.locator('#root')).toBeHidden();
});

test('the panel holds the run while it is open, closes by Escape, and is accessible in both themes @long', async ({
  page,
}) => {
  await open(page);
  await openPanel(page);
  const held = await clock(page);
  expect(await violations(page, '.export-panel')).toEqual([]);
  expect(await clock(page)).toBe(held);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(() => clock(page)).toBeGreaterThan(held);
});
