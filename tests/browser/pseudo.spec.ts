/** The page in languages that nobody speaks, of longer words and from right to left: the layout holds. */
import { expect, type Page } from '@playwright/test';
import { evidenceOf, SCREENS } from './support/evidence.ts';
import { misfits } from './support/layout.ts';
import { drawn } from './support/page.ts';
import { type Pseudo, pseudoFile } from './support/pseudo.ts';
import { LONG } from '../engine/support/long.ts';
import { test } from './support/test.ts';

// What is waited for here is the layout.
test.use({ frameMs: 30 });

const SIZES = [
  { width: 1366, height: 768 },
  ...(LONG ? [{ width: 1920, height: 1080 }] : []),
  { width: 390, height: 844 },
];

/** The page in such a language, which stays while it is not loaded anew. */
async function speakPseudo(page: Page, kind: Pseudo): Promise<void> {
  await page.goto(`./#/sentences?lang=${kind === 'longer' ? 'de' : 'ar'}`);
  const buffer = Buffer.from(pseudoFile(kind));
  await page.locator('input[type=file]').setInputFiles({ name: 'pseudo.ftl', mimeType: 'text/plain', buffer });
  await page.locator('.sentences-file [role=status] button').first().click();
  await expect(page.locator('h1')).not.toHaveText(/[a-z]{3}/);
}

async function look(page: Page, where: string): Promise<string[]> {
  const all: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await drawn(page, 4);
    const found = async (): Promise<string[]> => {
      const screen = SCREENS.find(({ width, presenting }) => width === size.width && !presenting);
      const isRun = (await page.locator('.main').count()) > 0;
      const { charts, row } = isRun && screen ? await evidenceOf(page) : { charts: 1, row: 1_000 };
      return [
        ...(await misfits(page)),
        ...(screen && charts < screen.charts ? [`charts ${charts.toFixed(3)}, bound ${screen.charts}`] : []),
        ...(screen && row < screen.row ? [`lowest row ${row}, bound ${screen.row}`] : []),
      ].map((fault) => `${where} ${size.width} px: ${fault}`);
    };
    await expect
      .poll(found)
      .toEqual([])
      .catch(() => undefined);
    all.push(...(await found()));
  }
  return all;
}

for (const [kind, long] of [
  ['longer', ''],
  ['from the right', ' @long'],
] as const)
  test(`words that are ${kind} fit on the playground, in a scene, a lesson and a dialog${long}`, async ({ page }) => {
    await speakPseudo(page, kind);
    const all: string[] = [];
    for (const hash of ['#/play?seed=1', '#/scene/bufferbloat', '#/lessons/sawtooth?step=1']) {
      await page.evaluate((to) => void (location.hash = to), hash);
      await expect(page.locator('.row-stop[style]').first()).toBeAttached();
      all.push(...(await look(page, hash)));
      if (!hash.startsWith('#/play')) continue;
      await page.keyboard.press('e');
      await expect(page.locator('dialog[open]')).toBeVisible();
      all.push(...(await look(page, 'Export')));
      await page.keyboard.press('Escape');
    }
    expect(all).toEqual([]);
  });
