/** What axe says of a page. */
import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Of a page with anything on it more rules than this find something to look at. */
const FEW_RULES = 5;

/**
 * All rules of axe, and the size of targets (WCAG 2.2 AA), which it leaves out unless asked; each breach in a line, which
 * begins with the part of the page's address from `#` on.
 * @param within a selector of the part that is looked at; else the whole page
 */
export async function violations(page: Page, within?: string): Promise<string[]> {
  // Not by a script element: the page's own policy would refuse it.
  await page.evaluate(axe.source);
  return page.evaluate(
    async ([selector, few]) => {
      const { axe: engine } = globalThis as unknown as { axe: typeof axe };
      const { violations: found, passes } = await engine.run(selector ?? document, {
        rules: { 'target-size': { enabled: true } },
      });
      if (passes.length < few) return ['axe has looked at next to nothing'];
      return found.flatMap(({ id, help, nodes }) =>
        nodes.map((node) => `${location.hash} ${id}: ${help}: ${node.target.join(' ')}: ${node.any[0]?.message ?? ''}`),
      );
    },
    [within, FEW_RULES] as const,
  );
}
