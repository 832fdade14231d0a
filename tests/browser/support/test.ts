/** Playwright's `test`, in a browser that spares the processor. */
import { test as base } from '@playwright/test';

/** Between two pictures, ms, unless a test says otherwise. Without a graphics card a live page takes all of a processor to draw sixty a second. */
const FRAME_MS = 250;

/**
 * Pages draw four times a second, and there are no service workers: each test has a new profile, for which one would cache
 * the whole build. Tests of working offline, and of what is drawn when, take Playwright's own `test`.
 */
export const test = base.extend<{ frameMs: number }>({
  frameMs: [FRAME_MS, { option: true }],
  context: async ({ context, frameMs }, provide) => {
    await context.addInitScript((ms) => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
      const draw = requestAnimationFrame.bind(globalThis);
      const page = Object.assign(globalThis, { frameMs: ms });
      globalThis.requestAnimationFrame = (callback) =>
        setTimeout(() => draw(callback), page.frameMs) as unknown as number;
      globalThis.cancelAnimationFrame = clearTimeout;
    }, frameMs);
    await provide(context);
  },
});
