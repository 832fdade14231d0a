/** The page at every width: what does not fit in the top bar is behind “…”, and nothing runs off. */
import { expect, type Page } from '@playwright/test';
import { drawn, FOUR_FLOWS, open, pause } from './support/page.ts';
import { LONG } from '../engine/support/long.ts';
import { test } from './support/test.ts';

// What is waited for here is the layout: a picture at rest costs nothing.
test.use({ frameMs: 30 });

const WIDTHS = [320, 390, 480, 600, 640, 641, 683, 720, 768, 820, 901, 960, 1024, 1025, 1280, 1920];
/** On one side of where the page changes its shape, where it has least room. */
const EDGES = [320, 641, 820, 1025];
/** A page of each kind, and the others. */
const PAGES = ['', '#/papers/yang2000-f6'];
const MORE = [FOUR_FLOWS, '#/lessons/sawtooth', '#/scene/bbr', '#/lessons', '#/papers', '#/terms', '#/terms/window'];

/** What reaches beyond the right edge: the page itself, or a control of its bars. */
const beyond = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const parts = [...document.querySelectorAll('.top-bar *, .transport *, .present-foot *')].filter(
      (part) => part.checkVisibility() && part.getBoundingClientRect().right > clientWidth + 0.5,
    );
    return [...(scrollWidth > clientWidth ? ['the page'] : []), ...parts.map(({ className }) => String(className))];
  });

async function look(page: Page, what: string, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 768 });
    await drawn(page, 2);
    await expect.poll(() => beyond(page), `${what} ${width}`).toEqual([]);
  }
}

for (const [where, widths, pages] of [
  ['where it changes its shape', EDGES, PAGES],
  ['however wide it is @long', WIDTHS, [...PAGES, ...MORE]],
] as const)
  test(`nothing runs off the right edge of any page, ${where}`, async ({ page }) => {
    for (const hash of pages) {
      await page.goto('about:blank');
      await page.goto(`./${hash}`);
      await expect(page.locator('.top-bar')).toBeVisible();
      await drawn(page);
      await look(page, hash, widths);
    }
    await page.setViewportSize({ width: 1366, height: 768 });
    await open(page);
    await page.keyboard.press('p');
    await expect(page.locator('.present-foot')).toBeVisible();
    await look(page, 'presenting', widths);
  });

test('on a phone nothing of the bar of time lies over the time on show, also with the way back to the newest time @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 768 });
  await open(page, FOUR_FLOWS, 20);
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByRole('button', { name: 'Follow' })).toBeEnabled();
  for (const width of [320, 360, 390, 480, 640]) {
    await page.setViewportSize({ width, height: 768 });
    await drawn(page, 2);
    const over = (): Promise<string[]> =>
      page.evaluate(() => {
        const text = document.createRange();
        text.selectNodeContents(document.querySelector('.clock b')!);
        const time = text.getBoundingClientRect();
        const { bottom } = document.querySelector('.transport')!.getBoundingClientRect();
        return [...document.querySelectorAll('.transport :is(button, select)')].flatMap((control) => {
          const box = control.getBoundingClientRect();
          const apart = box.left >= time.right || box.right <= time.left || box.bottom <= time.top;
          return apart && box.bottom <= bottom ? [] : [control.getAttribute('aria-label') ?? control.textContent];
        });
      });
    await expect.poll(over, String(width)).toEqual([]);
  }
});

test('every tool of the top bar is in it or behind “…”, once, however wide the page is @long', async ({ page }) => {
  const names = ['Undo', 'Redo', 'Compare', 'Open', 'Share', 'Export', 'Present', 'Keys'];
  await open(page);
  for (const width of LONG ? [320, 390, 641, 683, 820, 960, 1024, 1366] : [320, 683, 1366]) {
    await page.setViewportSize({ width, height: 768 });
    await drawn(page, 2);
    const more = page.locator('.top-bar').getByRole('button', { name: 'More' });
    if (await more.isVisible()) await more.click();
    for (const name of names)
      await expect(
        page.locator('.top-bar').getByRole('button', { name, exact: true }),
        `${name} ${width}`,
      ).toBeVisible();
    for (const name of ['Lessons', 'Papers', 'Terms'])
      await expect(page.locator('.top-bar').getByRole('link', { name }), `${name} ${width}`).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

test('the first screen says that there are lessons, papers and terms, and leads to them', async ({ page }) => {
  await page.goto('./');
  await expect(pause(page)).toBeVisible();
  for (const width of LONG ? [683, 820, 1024, 1366, 1920] : [683, 1366]) {
    await page.setViewportSize({ width, height: 768 });
    await page.getByRole('button', { name: 'Lessons, papers, terms' }).click();
    for (const name of ['Lessons', 'Papers', 'Terms'])
      await expect(page.getByRole('link', { name, exact: true }), `${name} ${width}`).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Terms', exact: true })).toBeHidden();
  }
});
