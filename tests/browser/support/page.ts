/** What the browser tests look at and press, on the playground. */
import { expect, type JSHandle, type Page } from '@playwright/test';

export const play = (page: Page) => page.getByRole('button', { name: 'Play', exact: true });
export const pause = (page: Page) => page.getByRole('button', { name: 'Pause', exact: true });
export const sentence = (page: Page) => page.locator('.sentence');
export const news = (page: Page) => page.locator('.news');
export const digest = (page: Page) => page.getByTestId('digest');

/** Simulated seconds that the clock shows. */
export async function clock(page: Page): Promise<number> {
  return Number.parseFloat((await page.locator('.clock b').textContent()) ?? '');
}

/** Four flows of two schemes on a 10 Mbit/s link, with every control: what most tests are of. The bare address opens the first scene. */
export const FOUR_FLOWS = '#/play?seed=1';

/** Open the page at an address and let its run come as far as `seconds`. */
export async function open(page: Page, hash = FOUR_FLOWS, seconds = 0.5): Promise<void> {
  await page.goto(`./${hash}`);
  await reach(page, seconds);
}

/** Let the run come as far as `seconds`. */
export async function reach(page: Page, seconds: number): Promise<void> {
  await expect.poll(() => clock(page), { intervals: [100] }).toBeGreaterThan(seconds);
}

/** Pause, and let the picture come to where the clock stands. */
export async function stop(page: Page): Promise<void> {
  await page.keyboard.press('Space');
  await expect(play(page)).toBeVisible();
  await drawn(page);
}

/** The run of four flows, paused after `seconds` of it. */
export async function pausedAt(page: Page, seconds: number): Promise<void> {
  await open(page, FOUR_FLOWS, seconds);
  await stop(page);
}

/** Pause as soon as the page says this of its run: what it says stands for a moment only, and a test may look too late. */
export async function stopWhenSaid(page: Page, said: RegExp): Promise<void> {
  await page.evaluate(
    ([source]) =>
      new Promise<void>((resolve) => {
        const look = (): void => {
          if (!new RegExp(source!).test(document.querySelector('.narrator-text')?.textContent ?? '')) return;
          watch.disconnect();
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', code: 'Space', bubbles: true }));
          resolve();
        };
        const watch = new MutationObserver(look);
        watch.observe(document, { subtree: true, childList: true, characterData: true });
        look();
      }),
    [said.source],
  );
  await expect(play(page)).toBeVisible();
}

/** Wait until the page has drawn what it has to draw: a few of its frames, since on a busy machine its parts take turns. They come as fast as they can. */
export async function drawn(page: Page, frames = 8): Promise<void> {
  await page.evaluate(
    (count) =>
      new Promise<void>((resolve) => {
        const pace = globalThis as { frameMs?: number };
        const { frameMs } = pace;
        pace.frameMs = 0;
        const next = (left: number): void => {
          if (left > 0) return void requestAnimationFrame(() => next(left - 1));
          Object.assign(pace, { frameMs });
          resolve();
        };
        next(count);
      }),
    frames,
  );
}

/** Open a section of the rail. */
export async function openSection(page: Page, title: string): Promise<void> {
  const section = page
    .locator('details.section')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  if (!(await section.evaluate((element) => (element as HTMLDetailsElement).open)))
    await section.locator('> summary').click();
}

/** Play on as fast as it goes; the digest of the run at its end. */
export async function runToTheEnd(page: Page): Promise<string> {
  await page.getByLabel('Speed').fill('13');
  if (await play(page).isVisible()) await play(page).click();
  await expect(page.getByRole('button', { name: 'Play again from the start' })).toBeVisible();
  await openSection(page, 'Run');
  await expect(digest(page)).toHaveText(/^[0-9a-f]{16}$/);
  return (await digest(page).textContent())!;
}

/** Pixels of a canvas that are not transparent. */
export async function ink(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((element) => {
    const { width, height } = element as HTMLCanvasElement;
    const { data } = (element as HTMLCanvasElement)
      .getContext('2d')!
      .getImageData(0, 0, Math.max(1, width), Math.max(1, height));
    let inked = 0;
    for (let place = 3; place < data.length; place += 4) if (data[place]! > 0) inked++;
    return inked;
  });
}

/** All that a browser says about errors or the content policy. */
export function watchForErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

/** Read a text until it has stayed the same from one look to the next; that text. */
export async function settled(read: () => Promise<string>): Promise<string> {
  let last: string | null = null;
  await expect
    .poll(
      async () => {
        const now = await read();
        const same = now === last;
        last = now;
        return same;
      },
      { intervals: [600] },
    )
    .toBe(true);
  return last!;
}

/** Hold files over a part of the page until the page takes them: what does so is fetched after the first view. */
export async function holdOver(page: Page, selector: string, files: JSHandle<DataTransfer>): Promise<void> {
  const taken = (): Promise<boolean> =>
    page.evaluate(
      ([target, dataTransfer]) => {
        const event = new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer });
        document.querySelector(target)!.dispatchEvent(event);
        // Said in the same moment: after a while without another dragover the file has left.
        return event.defaultPrevented && document.documentElement.hasAttribute('data-dropping');
      },
      [selector, files] as const,
    );
  await expect.poll(taken).toBe(true);
}

/** Choose the kind of queue, by its name. */
export async function chooseQueue(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Queue' }).selectOption({ label: name });
}
