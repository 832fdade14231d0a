/** Playwright's `test`, for pages that are not about working offline. */
import { test as base } from '@playwright/test';

/** Browsers without service workers: else each test's new profile would cache the whole build, which takes longer than most tests. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    await use(context);
  },
});
