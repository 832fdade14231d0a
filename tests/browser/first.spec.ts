/** The first minute: the page opened cold, by somebody who has never seen it. */
import { expect, type Page } from '@playwright/test';
import { scenes } from '../../src/scenes/index.ts';
import { clock, drawn, openSection, pause, watchForErrors } from './support/page.ts';
import { test } from './support/test.ts';

/** What can be focused or pressed and is in sight. */
const controls = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]')]
      .filter((element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }))
      .map((element) => (element.ariaLabel ?? element.textContent ?? '').trim()),
  );

/** Parts of the page that its lower edge cuts through, and the page itself if it scrolls. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const edge = document.querySelector('.main')!.getBoundingClientRect().bottom + 1;
    const parts = [...document.querySelectorAll('.main > :not(.side), .calm .side > *, .charts > *')].filter((part) => {
      const { top, bottom } = part.getBoundingClientRect();
      // What begins at the edge is below it.
      return !part.matches('.charts') && top < edge - 2 && bottom > edge;
    });
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
    const scrolls = scrollWidth > clientWidth || scrollHeight > clientHeight;
    return [...parts.map(({ className }) => className), ...(scrolls ? ['the page'] : [])];
  });

/** Keeps every sentence that the page says of its run, with the time on the clock. */
async function listen(page: Page): Promise<() => Promise<{ text: string; at: number }[]>> {
  await page.addInitScript(() => {
    const said: { text: string; at: number }[] = [];
    Object.assign(globalThis, { said });
    const note = (): void => {
      const text = document.querySelector('.narrator-text')?.textContent;
      if (text && text !== said.at(-1)?.text)
        said.push({ text, at: Number.parseFloat(document.querySelector('.clock b')?.textContent ?? '') });
    };
    new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { said: { text: string; at: number }[] }).said);
}

/** The speed that is set. How much of it is reached may stand beside it. */
const speed = (page: Page) => page.locator('.speed output');

/** Of the first scene, s: when it loses its first packet (tests/page/first.test.ts), and its round trip. */
const FIRST_DROP = 1.34;
const RTT = 0.1;

test.use({ viewport: { width: 1366, height: 768 } });

test('opened cold, the page shows one flow losing a packet and answering, in few controls, with nothing cut', async ({
  page,
}) => {
  const errors = watchForErrors(page);
  const heard = await listen(page);
  await page.goto('./');
  await expect(pause(page)).toBeVisible();
  await expect(page.locator('.sentence')).toHaveText(
    /Two TCP .*share a 1.Mbit\/s link with a drop-tail queue of 6.packets and a round trip of 100.ms/,
  );
  await expect(page.locator('.rail .section > summary')).toHaveText([/Flows/, /Bottleneck/, /Disturbance/, /Losses/]);
  expect((await controls(page)).length).toBeLessThanOrEqual(16);
  await expect.poll(() => cut(page)).toEqual([]);
  await expect(speed(page)).toHaveText(/^1\/5× real/);

  // The pace follows the run: it goes up when the flow has answered its first loss, and the reader's own stands.
  await expect(speed(page)).toHaveText(/^1\/2× real/);
  expect(await clock(page)).toBeGreaterThan(FIRST_DROP + RTT);
  const said = await heard();
  const cause = said.findIndex(({ text }) => /^Packet \d+ of TCP A falls: the queue holds 6 of 6\.$/.test(text));
  const answer = said.findIndex(({ text }) => /^TCP A hears of it .*, and halves: \d+ to \d+\.$/.test(text));
  expect(
    said.some(({ text }) => /starts|^Slow start/.test(text)),
    JSON.stringify(said),
  ).toBe(true);
  expect(cause, JSON.stringify(said)).toBeGreaterThan(0);
  expect(answer, JSON.stringify(said)).toBeGreaterThan(cause);
  // Each at its moment, as far as the clock on show tells, which is renewed less often than the picture.
  expect(said[cause]!.at).toBeGreaterThan(FIRST_DROP - RTT);
  expect(said[cause]!.at).toBeLessThan(FIRST_DROP + 1.5 * RTT);
  expect(said[answer]!.at).toBeGreaterThan(FIRST_DROP + RTT / 2);
  expect(said[answer]!.at).toBeLessThan(FIRST_DROP + 4 * RTT);
  for (let faster = 0; faster < 4; faster++) await page.keyboard.press(']');
  await expect(speed(page)).toHaveText(/^10× real/);
  const invitation = page.getByRole('group', { name: 'Now change it' });
  await expect(invitation.getByRole('button')).toHaveCount(3);
  await expect(speed(page)).toHaveText(/^10× real/);
  await page.keyboard.press('[');
  expect((await controls(page)).length).toBeLessThanOrEqual(16);
  await expect.poll(() => cut(page)).toEqual([]);

  // A change goes on from where the run is.
  const before = await clock(page);
  await invitation.getByRole('button', { name: 'What if the buffer were bigger?' }).click();
  await expect(page.locator('.sentence')).toHaveText(/queue of 30.packets/);
  await expect.poll(() => clock(page)).toBeGreaterThanOrEqual(before);
  // What was before stays beside it, in numbers too; and the other invitations stay.
  await expect(page.locator('.answer')).toHaveText(/wait \d+.→.\d+.ms/);
  await expect(invitation.getByRole('button', { name: /scheme|buffer|wave/ })).toHaveCount(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.sentence')).toHaveText(/queue of 6.packets/);

  // The story told, what else there is is offered, in place of nothing.
  const onward = page.getByRole('group', { name: 'What now' });
  await expect(onward.getByRole('link', { name: 'a lesson' })).toBeVisible();
  await expect(onward.getByRole('button', { name: 'a scene' })).toBeVisible();
  await expect.poll(() => cut(page)).toEqual([]);

  // A section that is opened brings everything else, and it is remembered.
  await openSection(page, 'Losses');
  await expect(page.locator('.rail .section')).toHaveCount(6);
  await expect(page.getByRole('button', { name: 'Next loss' })).toBeVisible();
  await page.goto('about:blank');
  await page.goto('./');
  await expect(page.locator('#losses[open]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('at every usual size of a screen, nothing is cut: the first scene, presenting, and with a question @long', async ({
  page,
}) => {
  for (const hash of ['', '#/play?seed=1&view.question=Which+flow+gets+more%3F']) {
    await page.goto('about:blank');
    await page.goto(`./${hash}`);
    for (const [width, height] of [
      [1366, 768],
      [1280, 720],
      [1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      // A question waits for its answer.
      await expect(hash === '' ? pause(page) : page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
      await drawn(page);
      await expect.poll(() => cut(page), `${hash} ${width}`).toEqual([]);
      await page.keyboard.press('p');
      await expect(page.locator('.present-foot')).toBeVisible();
      await drawn(page);
      await expect.poll(() => cut(page), `${hash} presenting ${width}`).toEqual([]);
      await page.keyboard.press('Escape');
    }
  }
});

test('nothing of a scene is cut on a usual screen @long', async ({ page }) => {
  test.setTimeout(240_000);
  for (const { id } of scenes) {
    await page.goto('about:blank');
    await page.goto(`./#/scene/${id}`);
    await expect(pause(page)).toBeVisible();
    for (const [width, height] of [
      [1366, 768],
      [1280, 720],
      [1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      await drawn(page);
      await expect.poll(() => cut(page), `${id} ${width}`).toEqual([]);
    }
  }
});

test('on a tablet nothing moves when what may come next is offered; on a phone what a press did comes into sight @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('./');
  await expect(page.getByRole('group', { name: 'Now change it' })).toBeVisible();
  const top = async (): Promise<number> => (await page.locator('.stage').boundingBox())!.y;
  await drawn(page);
  const before = await top();
  for (let faster = 0; faster < 5; faster++) await page.keyboard.press(']');
  await expect(page.getByRole('group', { name: 'What now' })).toBeVisible();
  await drawn(page);
  expect(await top()).toBe(before);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'What if the buffer were bigger?' }).click();
  await expect(page.locator('.answer')).toBeInViewport({ ratio: 1 });
});

test('left alone for a minute, the page shows two flows that come to share @long', async ({ page }) => {
  test.setTimeout(500_000);
  await page.goto('./');
  /** The fairness index as the page says it. */
  const fairness = async (): Promise<number> => {
    await page.keyboard.press('s');
    return Number((await page.locator('.spoken').textContent())?.match(/fairness (\d\.\d+)/)?.[1] ?? NaN);
  };
  await expect.poll(fairness, { timeout: 240_000, intervals: [300] }).toBeLessThan(0.85);
  await expect.poll(fairness, { timeout: 240_000, intervals: [300] }).toBeGreaterThan(0.95);
});
