/** Answer codes held before the camera: Chromium plays a film of them in place of one. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { encodeQR } from 'qr';
import playwright from '../../playwright.config.ts';
import { encodeAnswer } from '../../src/lessons/code.ts';
import { violations } from './support/axe.ts';
import { watchForErrors } from './support/page.ts';
import { test } from './support/test.ts';

const DIRECTORY = 'test-results';
const FILM = `${DIRECTORY}/codes.y4m`;
const [WIDTH, HEIGHT, MODULE] = [640, 480, 7];
const usual = playwright.projects!.find(({ name }) => name === 'chromium')!.use!.launchOptions!;

test.use({
  permissions: ['camera'],
  launchOptions: {
    ...usual,
    args: [
      ...usual.args!,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${FILM}`,
    ],
  },
});

/** A film at ten pictures a second: each code for a second, then nothing for half of one. */
function filmOf(codes: readonly string[]): void {
  const grey = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const frames = codes.flatMap((code) => [
    ...Array<Buffer>(10).fill(pictureOf(code)),
    ...Array<Buffer>(5).fill(Buffer.alloc(WIDTH * HEIGHT, 150)),
  ]);
  const parts = frames.flatMap((light) => [Buffer.from('FRAME\n'), light, grey]);
  mkdirSync(DIRECTORY, { recursive: true });
  writeFileSync(
    FILM,
    Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`), ...parts]),
  );
}

/** How light each point is. */
function pictureOf(code: string): Buffer {
  const rows = encodeQR(code, 'raw', { ecc: 'medium', border: 4 });
  const side = rows.length * MODULE;
  const [left, top] = [Math.floor((WIDTH - side) / 2), Math.floor((HEIGHT - side) / 2)];
  const light = Buffer.alloc(WIDTH * HEIGHT, 150);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      light[(top + y) * WIDTH + left + x] = rows[Math.floor(y / MODULE)]![Math.floor(x / MODULE)] ? 30 : 235;
  return light;
}

test.afterAll(() => rmSync(FILM, { force: true }));

test('codes held before the camera one after another are each taken once, and the camera stops with its panel and its page @long', async ({
  page,
}) => {
  const errors = watchForErrors(page);
  await page.goto('./#/lessons/sawtooth?step=1');
  await page.getByRole('radio', { name: 'It jumps about without a pattern.' }).check();
  await page.getByRole('button', { name: 'That is my answer' }).click();
  await page.getByRole('button', { name: 'Skip to the end' }).click();
  await page.getByText('Hand it in').click();
  const code = await page.getByLabel('Your answer as a code').inputValue();
  const [, lesson, , , digest] = code.split('-');
  const answer = { kind: 'choice', option: 2 } as const;
  const other = encodeAnswer({ lesson: lesson!, step: 0, answer, digest: digest!, reason: 'I said so', tag: 'other1' });
  filmOf([code, 'https://example.org/', other]);

  await page.goto('./#/lessons/sawtooth?collect=1');
  const scan = page.getByRole('button', { name: 'Scan with the camera' });
  await scan.click();
  await expect(page.locator('.collect-table tbody tr')).toHaveCount(2);
  await expect(page.getByText('2 in all. Step 1: It jumps about without a pattern.')).toBeVisible();
  // The film goes on: a code that is there already is seen again and not taken again.
  await expect(page.getByText('This one is there already.')).toBeVisible();
  await expect(page.locator('.collect-table tbody tr')).toHaveText([/I said so/, /no\. \d/].toReversed());
  await expect(page.locator('.not-so')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);

  const live = await page.evaluateHandle(() => (document.querySelector('video')!.srcObject as MediaStream).getTracks());
  await page.getByRole('button', { name: 'Stop the camera' }).click();
  expect(await live.evaluate((tracks) => tracks.map(({ readyState }) => readyState))).toEqual(['ended']);
  await scan.click();
  await expect(page.locator('video')).toBeVisible();
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(page.getByRole('alert')).toContainText('The camera was stopped when the page was left.');
  await expect(page.locator('video')).toHaveCount(0);
  expect(errors).toEqual([]);
});
