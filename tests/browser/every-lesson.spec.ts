/** Every lesson from its cover to its end by keyboard alone: each question is answered by keys, each run seen, each step left. */
import { expect, type Page } from '@playwright/test';
import { LESSONS } from '../../src/link/lessons.ts';
import { watchForErrors } from './support/page.ts';
import { test } from './support/test.ts';

/** More parts than any page of a lesson has that Tab comes to. */
const MOST_TABS = 120;

/** Press Tab until the focus is on what is asked for. */
async function tabTo(page: Page, wanted: string): Promise<void> {
  for (let tab = 0; tab < MOST_TABS; tab++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, wanted)) return;
  }
  throw new Error(`Tab does not come to ${wanted}`);
}

/** Press the main button of what is on show: the answer, Next, Begin. */
async function pressMain(page: Page, words: RegExp): Promise<void> {
  await tabTo(page, 'button.lesson-main');
  await expect(page.locator(':focus')).toHaveText(words);
  await page.keyboard.press('Enter');
}

/** Answer what is asked by keys, whatever kind it is. @returns the kind */
async function answer(page: Page): Promise<string> {
  const field = page.locator('.lesson-question');
  await expect(field).toBeVisible();
  const kind = await field.evaluate((element) => {
    if (element.querySelector('.lesson-options')) return 'choice';
    if (element.querySelector('.lesson-number')) return 'number';
    return element.querySelector('.lesson-order') ? 'order' : 'plot';
  });
  // The plot stands beside the words, and Tab comes to it behind them.
  if (kind === 'choice') {
    await tabTo(page, '.lesson-options input');
    await page.keyboard.press('Space');
  } else if (kind === 'number') {
    await tabTo(page, '.lesson-number input');
    await page.keyboard.type('8');
  } else if (kind === 'order') {
    await tabTo(page, '.lesson-order button:not([disabled])');
    await page.keyboard.press('Enter');
  } else {
    await tabTo(page, '[role=slider]:not(.overview *)');
    for (const key of ['ArrowUp', 'ArrowRight', 'ArrowUp', 'ArrowRight']) await page.keyboard.press(key);
  }
  await pressMain(page, /That is my answer/);
  return kind;
}

for (const { name, title } of LESSONS)
  test(`“${title}” is gone through from its cover to its end by keyboard alone @long`, async ({ page }) => {
    const errors = watchForErrors(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`./#/lessons/${name}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const steps = await page.locator('.lesson-contents li').count();
    expect(steps).toBeGreaterThan(2);
    await tabTo(page, '.lesson-buttons .link-button, .lesson-buttons .lesson-main:only-of-type');
    await expect(page.locator(':focus')).toHaveText(/^Begin/);
    await page.keyboard.press('Enter');
    const kinds: string[] = [];
    for (let step = 0; step < steps; step++) {
      // The focus begins at the step's own heading.
      await expect(page.locator('.lesson-crumbs [aria-current=step]')).toHaveText(String(step + 1));
      await expect(page.locator('h1:focus')).toBeVisible();
      if ((await page.locator('.lesson-question').count()) > 0) kinds.push(await answer(page));
      else await pressMain(page, /Play/);
      await expect(page.locator('.lesson-shown')).toBeVisible();
      await expect(page.locator('.lesson-shown')).not.toContainText('it came out differently');
      await pressMain(page, step + 1 < steps ? /Next/ : /To the end/);
    }
    expect(kinds.length).toBeGreaterThan(2);
    await expect(page.locator('.lesson-ways a').last()).toBeVisible();
    expect(errors).toEqual([]);
  });
