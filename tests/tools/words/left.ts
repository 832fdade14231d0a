/**
 * `npx tsx tests/tools/words/left.ts [#/HASH …]`: what the built page still says in English while it is in a language that nobody
 * speaks, which has every message: after the address, each line names a text. Names, code and what people write are left out.
 */
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { pseudoFile } from '../../browser/support/pseudo.ts';
import { SPOKEN } from '../../../src/words/door.ts';
import { findChromium } from '../browsers.mjs';
import { serve } from '../static-server.mjs';
import { isName } from './names.ts';

/** Where it looks, and there with which keys one after the other. */
const PLACES: readonly (readonly [hash: string, keys?: string])[] = [
  ['#/play?seed=1&speed=5', 'owebdtg?cxk'],
  ['#/papers'],
];

/** Asked for in the page: texts that are seen or spoken, and on canvases since it was opened. */
function plain(spoken: readonly string[]): string[] {
  const drawn = (globalThis as unknown as { drawn: Set<string> }).drawn;
  const texts = [...drawn];
  const skipped = 'code,kbd,pre,samp,textarea,style,script,[translate=no],[lang=en]';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement!.closest(skipped)) texts.push(node.textContent!);
  for (const element of document.querySelectorAll('*'))
    for (const name of spoken)
      if (element.hasAttribute(name) && !element.closest(skipped)) texts.push(element.getAttribute(name)!);
  return texts;
}

function isLeft(text: string): boolean {
  return /(?<!\p{L})[a-z]{2,}(?!\p{L})/u.test(text) && !isName(text);
}

const seen = new Set<string>();

async function look(page: Page, where: string): Promise<void> {
  await page.waitForTimeout(900);
  for (const text of (await page.evaluate(plain, SPOKEN)).map((each) => each.trim()))
    if (!seen.has(text) && isLeft(text)) {
      seen.add(text);
      process.stdout.write(`${where}\t${text}\n`);
    }
}

const { url, close } = await serve(fileURLToPath(new URL('../../../dist', import.meta.url)), 0);
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    const drawn = new Set<string>();
    Object.assign(globalThis, { drawn });
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
      drawn.add(text);
      fillText.call(this, text, ...rest);
    };
  });
  await page.goto(`${url}#/sentences?lang=de`);
  const buffer = Buffer.from(pseudoFile('longer'));
  await page.locator('input[type=file]').setInputFiles({ name: 'pseudo.ftl', mimeType: 'text/plain', buffer });
  await page.locator('.sentences-file [role=status] button').first().click();
  await page.waitForTimeout(500);
  const asked = argv.slice(2).map((each) => each.split(' ') as [string, string?]);
  for (const [hash, keys = ''] of asked.length > 0 ? asked : PLACES) {
    await page.evaluate((to) => {
      location.hash = to;
      (globalThis as unknown as { drawn: Set<string> }).drawn.clear();
    }, hash);
    await page.waitForTimeout(1_500);
    await look(page, hash);
    for (const key of keys) {
      await page.keyboard.press(key);
      await look(page, `${hash} ${key}`);
      if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape');
    }
  }
} finally {
  await browser.close();
  close();
}
