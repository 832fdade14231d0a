/** What axe says of a page. */
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { LONG } from '../../engine/support/long.ts';
import { drawn } from './page.ts';

/** Of a page with anything on it more rules than this find something to look at. */
const FEW_RULES = 5;

/**
 * All rules of axe, and the size of targets (WCAG 2.2 AA), which it leaves out unless asked; of the dark theme the contrast
 * alone, since nothing else depends on it. Each breach in a line, which begins with the part of the page's address from `#` on.
 * @param within a selector of the part that is looked at; else the whole page
 * @param dark whether the dark theme is looked at too: it costs nearly as much again
 */
export async function violations(page: Page, within?: string, dark = LONG): Promise<string[]> {
  // Not by a script element: the page's own policy would refuse it.
  await page.evaluate(axe.source);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await breaches(page, within);
  if (!dark) return light;
  await page.emulateMedia({ colorScheme: 'dark' });
  return [...light, ...(await breaches(page, within, ['color-contrast'])).map((line) => `dark: ${line}`)];
}

async function breaches(page: Page, within: string | undefined, only?: string[]): Promise<string[]> {
  return page.evaluate(
    async ([selector, few, rules]) => {
      const { axe: engine } = globalThis as unknown as { axe: typeof axe };
      // What fades or slides in is looked at when it is there.
      await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
      const { violations: found, passes } = await engine.run(selector ?? document, {
        ...(rules ? { runOnly: rules } : { rules: { 'target-size': { enabled: true } } }),
      });
      if (!rules && passes.length < few) return ['axe has looked at next to nothing'];
      return found.flatMap(({ id, help, nodes }) =>
        nodes.map((node) => `${location.hash} ${id}: ${help}: ${node.target.join(' ')}: ${node.any[0]?.message ?? ''}`),
      );
    },
    [within, FEW_RULES, only] as const,
  );
}

/** Open every disclosure that there is, also those inside others, and wait for what they fetch. */
export async function openAll(page: Page, within: string): Promise<void> {
  const closed = page.locator(`:is(${within}) details:not([open])`);
  await expect(async () => {
    await closed.evaluateAll((all) => all.forEach((details) => ((details as HTMLDetailsElement).open = true)));
    await expect(page.locator(within).getByText('One moment…')).toHaveCount(0);
    // Long enough for what was opened to be made.
    await drawn(page);
    expect(await closed.count()).toBe(0);
  }).toPass();
}
