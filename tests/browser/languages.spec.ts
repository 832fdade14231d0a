/** The page in other languages than English. */
import { expect, type Page } from '@playwright/test';
import { drawn } from './support/page.ts';
import { test } from './support/test.ts';

// What is waited for here are words and layout: a picture at rest costs nothing.
test.use({ frameMs: 30 });

test('the reader chooses a language; the page turns into it, from right to left too, and the run goes on', async ({
  page,
}) => {
  await page.goto('./#/play?seed=2');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByText('العربية').click();
  await expect(page.getByRole('button', { name: 'مشاركة' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(page.url()).toContain('seed=2');
  await page.reload();
  await expect(page.getByRole('button', { name: 'مشاركة' })).toBeVisible();
});

test('a lesson is in the language of the page, and what was answered in it is answered in English too @long', async ({
  page,
}) => {
  await page.goto('./#/lessons/delay-and-rate?step=2&lang=de');
  await expect(page.getByRole('heading', { name: 'Reno kommt' })).toBeVisible();
  await page.getByText('Es weicht zurück').click();
  await page.locator('.lesson-question .lesson-main').click();
  await page.goto('./#/lessons/delay-and-rate?lang=en');
  await page.reload();
  await page.getByRole('button', { name: 'Reno comes' }).click();
  await expect(page.getByText('It gives way, and is left with a small part.')).toBeVisible();
  await expect(page.locator('.lesson-yours')).toBeVisible();
});

/** What reaches beyond either edge. */
const beyond = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const parts = [...document.querySelectorAll('.top-bar *, .transport *, .rail *')].filter((part) => {
      const { left, right } = part.getBoundingClientRect();
      return part.checkVisibility() && (left < -0.5 || right > clientWidth + 0.5);
    });
    return [...(scrollWidth > clientWidth ? ['the page'] : []), ...parts.map(({ className }) => String(className))];
  });

for (const [where, sizes] of [
  [
    'on a laptop and on a phone',
    [
      ['de', 1366, 768],
      ['ar', 390, 844],
    ],
  ],
  [
    'on any screen @long',
    [
      ['ar', 1366, 768],
      ['pt-BR', 390, 844],
      ['es', 1920, 1080],
    ],
  ],
] as const)
  test(`a link opens in the language that it asks for, says nothing of it from then on, and nothing runs off the page, ${where}`, async ({
    page,
  }) => {
    for (const [language, width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await page.goto('about:blank');
      await page.goto(`./#/play?seed=2&lang=${language}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('button', { name: 'Share', exact: true })).toHaveCount(0);
      expect(page.url()).not.toContain('lang');
      await drawn(page, 2);
      await expect.poll(() => beyond(page), `${language} ${width}`).toEqual([]);
    }
  });
