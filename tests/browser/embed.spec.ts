/** The embed within another page: sizes, messages, what it does not do by itself. */
import { expect, type Frame, type FrameLocator, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import { violations } from './support/axe.ts';
import { drawn, settled } from './support/page.ts';

interface Heard {
  type: string;
  now: number;
  playing: boolean;
  finished: boolean;
  height: number;
}

/** A page of somebody else's with the embed in it; what it is told lies in `heard`. */
async function hold(page: Page, hash: string, width = 640, height = 400): Promise<FrameLocator> {
  await page.goto('./embed-example.html');
  await page.evaluate(
    ({ source, wide, high }) => {
      const heard: unknown[] = [];
      Object.assign(globalThis, { heard });
      document.body.replaceChildren();
      document.body.style.margin = '0';
      const frame = document.createElement('iframe');
      Object.assign(frame, { id: 'held', src: source, title: 'Sawtooth' });
      Object.assign(frame.style, { width: `${wide}px`, maxWidth: 'none', height: `${high}px` });
      addEventListener('message', (event) => event.source === frame.contentWindow && heard.push(event.data));
      document.body.append(frame);
    },
    { source: `./${hash}`, wide: width, high: height },
  );
  const frame = page.frameLocator('#held');
  await expect(frame.locator('.embed')).toBeVisible();
  return frame;
}

const lastHeard = (page: Page): Promise<Heard | null> =>
  page.evaluate(() => (globalThis as unknown as { heard: Heard[] }).heard.at(-1) ?? null);
const say = (page: Page, message: unknown): Promise<void> =>
  page.evaluate((data) => document.querySelector('iframe')!.contentWindow!.postMessage(data, '*'), message);

test('at rest until asked: it shows the time that its address names, and plays when the page around says so', async ({
  page,
}) => {
  const frame = await hold(page, '#/embed?preset=yang2000-f12&at=12');
  await expect(frame.locator('.embed-clock')).toHaveText('12.0 s');
  await drawn(page, 20);
  await expect(frame.locator('.embed-clock')).toHaveText('12.0 s');
  await expect
    .poll(() => lastHeard(page))
    .toMatchObject({ type: 'sawtooth', now: 12, playing: false, finished: false });

  await say(page, { type: 'sawtooth', do: 'play' });
  await expect.poll(async () => (await lastHeard(page))?.now).toBeGreaterThan(13);
  expect((await lastHeard(page))?.playing).toBe(true);
  await say(page, { type: 'sawtooth', do: 'pause' });
  await expect.poll(async () => (await lastHeard(page))?.playing).toBe(false);
  await say(page, { type: 'sawtooth', do: 'seek', time: 5 });
  await expect.poll(async () => (await lastHeard(page))?.now).toBe(5);
  await expect(frame.locator('.embed-clock')).toHaveText('5.0 s');
  await say(page, { type: 'sawtooth', do: 'seek', time: 1e9 });
  await expect.poll(async () => (await lastHeard(page))?.finished).toBe(true);
});

test('it understands nothing else, and hears nobody but the page that holds it @long', async ({ page }) => {
  const frame = await hold(page, '#/embed?at=3');
  await expect(frame.locator('.embed-clock')).toHaveText('3.0 s');
  const sentence = await frame.locator('.sentence').textContent();
  for (const message of [
    'play',
    null,
    { do: 'play' },
    { type: 'sawtooth', do: 'restart' },
    { type: 'sawtooth', do: 'seek', time: '9' },
    { type: 'sawtooth', do: 'open', scenario: { version: 1 } },
  ])
    await say(page, message);
  // Another frame of the same page is not the page.
  await page.evaluate(() =>
    document.body.append(
      Object.assign(document.createElement('iframe'), { src: './embed-example.css', title: 'Another' }),
    ),
  );
  const stranger = (): Frame | undefined => page.frames().find((each) => each.url().endsWith('.css'));
  await expect.poll(() => stranger()?.url()).toBeDefined();
  await stranger()!.evaluate(() =>
    window.parent.frames[0]!.postMessage({ type: 'sawtooth', do: 'seek', time: 7 }, '*'),
  );
  await drawn(page, 20);
  await expect(frame.locator('.embed-clock')).toHaveText('3.0 s');
  expect(await frame.locator('.sentence').textContent()).toBe(sentence);
  await expect(frame.getByRole('button', { name: 'Play' })).toBeVisible();
  // The same from the page is heard.
  await say(page, { type: 'sawtooth', do: 'seek', time: 7 });
  await expect(frame.locator('.embed-clock')).toHaveText('7.0 s');
});

test('in 640 × 400 px and in 320 × 240 px everything is within the frame, and the chart has two rows or one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  for (const [width, height, rows, preset] of [
    [640, 400, 2, 'yang2000-f12'],
    [320, 240, 1, 'bansal2001-f8'],
  ] as const) {
    const frame = await hold(page, `#/embed?at=20&preset=${preset}`, width, height);
    await expect(frame.locator('.embed-clock')).toHaveText('20.0 s');
    await expect(frame.locator('.row-stop')).toHaveCount(rows);
    const sizesOf = () =>
      frame.locator('html').evaluate((html) => {
        const parts = [
          ...document.querySelectorAll('.embed-top, .stage, .chart-rows, .embed-bar, .embed-bar .play, .embed-bar a'),
        ].map((part) => part.getBoundingClientRect());
        return {
          overflow: [html.scrollWidth - innerWidth, html.scrollHeight - innerHeight],
          // Nothing sticks out, and the main parts do not lie over each other.
          outside: parts.filter(
            ({ left, right, top, bottom }) =>
              left < 0 || right > innerWidth + 0.5 || top < 0 || bottom > innerHeight + 0.5,
          ).length,
          gaps: [
            parts[1]!.top - parts[0]!.bottom,
            parts[2]!.top - parts[1]!.bottom,
            parts[3]!.top - parts[2]!.bottom,
          ].map((gap) => gap >= -0.5),
          stage: parts[1]!.height,
          chart: parts[2]!.height,
        };
      });
    await expect.poll(sizesOf).toMatchObject({ overflow: [0, 0], outside: 0, gaps: [true, true, true] });
    const sizes = await sizesOf();
    expect(sizes.stage).toBeGreaterThan(50);
    expect(sizes.chart).toBeGreaterThan(90);
  }
});

test('in a low frame the rows that have no room, and what the scene says, are one press away @long', async ({
  page,
}) => {
  const frame = await hold(page, '#/embed?at=40&scene=square-wave', 640, 400);
  await expect(frame.locator('.embed-clock')).toHaveText('40.0 s');
  const row = (name: string) => frame.getByRole('application', { name, exact: true });
  await expect(row('Throughput of each flow')).toBeVisible();
  await frame.getByRole('button', { name: 'Show Queue' }).click();
  await expect(row('Queue')).toBeVisible();
  await expect(row('Throughput of each flow')).toHaveCount(0);
  await frame.getByRole('button', { name: 'Show Fairness' }).click();
  await frame.getByRole('button', { name: 'Show Throughput' }).click();
  await expect(row('Throughput of each flow')).toBeVisible();
  // Whichever row is on show, the full page has all.
  const hash = new URLSearchParams((await frame.getByRole('link', { name: 'Open' }).getAttribute('href'))!);
  expect(hash.has('view.rows')).toBe(false);
  await expect(frame.locator('.embed-notice')).toBeHidden();
  await frame.getByRole('button', { name: 'What to notice' }).click();
  await expect(frame.locator('.embed-notice')).toContainText('A sender takes two thirds');
  await expect(frame.locator('.embed-notice')).toBeVisible();
});

test('a copied embed is as high as it wants to be: with a note and a question higher @long', async ({
  page,
  context,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'the clipboard is read in Chromium only');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('./#/scene/square-wave');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Share' });
  const code = panel.getByLabel('In a page of yours');
  const size = async (): Promise<[source: string, width: number, height: number]> => {
    const [, source = '', width, height] = /src="([^"]*)" width="(\d+)" height="(\d+)"/.exec(
      await settled(() => code.inputValue()),
    )!;
    return [source.replaceAll('&amp;', '&'), Number(width), Number(height)];
  };
  await expect(code).not.toHaveValue('');
  // What the scene says is fetched after the first measure, and counts then.
  const [plain, , low] = await size();
  await panel.getByText('For a class').click();
  // The code is made anew after each of the two; its height counts once both are in it.
  const changed = (from: string) => expect.poll(async () => (await size())[0]).not.toBe(from);
  await panel
    .getByLabel('Note')
    .fill('Watch the first ten seconds, then what happens when the square wave sends, and how long it takes.');
  await changed(plain);
  const [noted] = await size();
  await panel.getByLabel('Question', { exact: true }).fill('Why does TFRC come too late?');
  await changed(noted);
  const [asking, width, high] = await size();
  expect(high).toBeGreaterThan(low + 40);
  for (const [source, height] of [
    [plain, low],
    [asking, high],
  ] as const) {
    await hold(page, source.slice(source.indexOf('#')), width, height);
    await expect.poll(async () => (await lastHeard(page))?.height).toBe(height);
  }
});

test('a frame that takes the height it is told comes to rest there, also when its width changes @long', async ({
  page,
}) => {
  const frame = await hold(
    page,
    '#/embed?at=10&view.question=Who%20yields%20first%20when%20the%20queue%20is%20full%2C%20and%20how%20can%20one%20tell%3F',
  );
  await expect(frame.locator('.embed-clock')).toHaveText('10.0 s');
  await page.evaluate(() => {
    addEventListener('message', ({ data }) => {
      document.querySelector('iframe')!.style.height = `${(data as { height: number }).height}px`;
    });
  });
  const settle = async (width: number): Promise<number> => {
    await page.evaluate((wide) => (document.querySelector('iframe')!.style.width = `${wide}px`), width);
    const height = (): Promise<string> =>
      page.evaluate(() => {
        const { heard } = globalThis as unknown as { heard: Heard[] };
        return `${heard.length} ${heard.at(-1)!.height} ${innerWidth}`;
      });
    return Number((await settled(height)).split(' ')[1]);
  };
  await say(page, { type: 'sawtooth', do: 'seek', time: 11 });
  const wide = await settle(640);
  const narrow = await settle(320);
  expect(wide).toBeGreaterThan(400);
  expect(narrow).toBeGreaterThan(wide);
  expect(await settle(640)).toBe(wide);
});

test('a word leads to its controls within the frame, and Open to the full page with what was changed @long', async ({
  page,
  context,
}) => {
  const frame = await hold(page, '#/embed?preset=yang2000-f12&view.locked=bottleneck');
  const open = frame.getByRole('link', { name: 'Open' });
  await expect(open).toHaveAttribute('href', '#/play?preset=yang2000-f12&view.locked=bottleneck');
  await expect(frame.locator('.sentence').getByRole('button', { name: /Mbit\/s/ })).toHaveCount(0);
  await frame.getByRole('button', { name: /seven TCP/ }).click();
  const sheet = frame.getByRole('dialog', { name: 'Set up' });
  await sheet.getByRole('button', { name: 'Number of TCP flows: one more' }).click();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(frame.locator('.sentence')).toHaveText(/eight TCP/);
  await expect(open).toHaveAttribute('href', /^#\/play\?preset=yang2000-f12&s=2\./);
  const [full] = await Promise.all([context.waitForEvent('page'), open.click()]);
  await expect(full.locator('.sentence')).toHaveText(/eight TCP/);
  await expect(full.locator('#bottleneck .locked')).toBeVisible();
});

test('the example page: its buttons work, its line tells, and neither it nor the frame breaks a policy @long', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const elsewhere: string[] = [];
  page.on(
    'request',
    (request) =>
      !request.url().startsWith(new URL('/', page.url() === 'about:blank' ? request.url() : page.url()).href) &&
      elsewhere.push(request.url()),
  );
  await page.goto('./embed-example.html');
  const told = page.locator('#told');
  await expect(told).toHaveText(/^20\.0 s; at rest; wants to be \d+ px high\.$/);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(told).toHaveText(/playing/);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(told).toHaveText(/at rest/);
  await page.getByRole('button', { name: 'To 30 s' }).click();
  await expect(told).toHaveText(/^30\.0 s/);
  expect(Number(await page.locator('#run').getAttribute('height'))).toBeGreaterThan(400);
  expect(errors).toEqual([]);
  expect(elsewhere).toEqual([]);
});

test('a broken link is told in the frame, and the first scene stands there @long', async ({ page }) => {
  const frame = await hold(page, '#/embed?s=2.nonsense');
  await expect(frame.getByRole('alert')).toContainText('link');
  await expect(frame.locator('.sentence')).toHaveText(/^Two TCP/);
});

test('axe finds nothing in an embed, light or dark, wide or narrow @long', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'the theme is emulated in Chromium only');
  await page.setViewportSize({ width: 640, height: 400 });
  await page.goto('./#/embed?at=10&view.question=Who%20yields%3F&view.answer=TCP');
  await expect(page.locator('.embed-clock')).toHaveText('10.0 s');
  for (const [width, height] of [
    [640, 400],
    [320, 240],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await violations(page)).toEqual([]);
  }
  await page
    .getByRole('button', { name: /TCP: change/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Set up' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
