/** The evidence is the largest thing on every screen: charts high enough for the last row, few words over the picture. */
import { expect, type Page } from '@playwright/test';
import { LESSONS } from '../../src/link/lessons.ts';
import { scenes } from '../../src/scenes/index.ts';
import { LONG } from '../engine/support/long.ts';
import { type Evidence, evidenceOf, SCREENS } from './support/evidence.ts';
import { drawn, settled } from './support/page.ts';
import { test } from './support/test.ts';

// What is waited for here is the layout.
test.use({ frameMs: 30 });

/** Where the charts are smaller, the words more, or a row lower than they may be. */
async function shortfalls(page: Page, hash: string): Promise<string[]> {
  const all: string[] = [];
  await page.goto('about:blank');
  await page.goto(`./${hash}`);
  await expect(page.locator('.row-stop[style]').first()).toBeAttached();
  await expect(page.locator('.sentence')).not.toBeEmpty();
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    if (screen.presenting) await page.keyboard.press('p');
    await drawn(page);
    const found = async (): Promise<string[]> => {
      const { charts, words, row } = await evidenceOf(page);
      return [
        { short: charts < screen.charts, what: 'charts', is: charts, bound: screen.charts },
        { short: words > screen.words, what: 'words over the picture', is: words, bound: screen.words },
        { short: row < screen.row, what: 'lowest row', is: row, bound: screen.row },
      ]
        .filter(({ short }) => short)
        .map(({ what, is, bound }) => `${hash} ${screen.name}: ${what} ${is.toFixed(3)}, bound ${bound}`);
    };
    all.push(...(await lasting(found)));
  }
  if (SCREENS.at(-1)!.presenting) await page.keyboard.press('Escape');
  return all;
}

/** What is found still after a layout has had time to come, on a machine that has little of it. */
async function lasting(found: () => Promise<string[]>): Promise<string[]> {
  await expect
    .poll(found)
    .toEqual([])
    .catch(() => undefined);
  return found();
}

test('on the first page and in a scene of two runs the charts are the largest part', async ({ page }) => {
  for (const hash of ['', '#/scene/red']) expect(await shortfalls(page, hash)).toEqual([]);
});

test('in every scene the charts are the largest part @long', async ({ page }) => {
  const found: string[] = [];
  for (const { id } of scenes) found.push(...(await shortfalls(page, `#/scene/${id}`)));
  expect(found).toEqual([]);
});

/** The same of the embed of a scene, in a frame of the height that it asks for. */
async function embedShortfalls(page: Page, words: string, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 400 });
    await page.goto('about:blank');
    await page.goto('./embed-example.html');
    await page.evaluate(
      ({ source, wide }) => {
        const frame = document.createElement('iframe');
        Object.assign(frame, { id: 'held', src: source, title: 'Sawtooth' });
        Object.assign(frame.style, { width: `${wide}px`, height: '400px' });
        addEventListener('message', ({ data }) => (frame.style.height = `${(data as { height: number }).height}px`));
        document.body.replaceChildren(frame);
      },
      { source: `./#/embed?${words}`, wide: width },
    );
    const embed = page.frameLocator('#held');
    await expect(embed.locator('.row-stop[style]').first()).toBeAttached();
    await expect(embed.locator('.sentence')).not.toBeEmpty();
    if (words.includes('scene=')) await expect(embed.locator('.embed-notice')).not.toBeEmpty();
    const frame = page.frames().find((each) => each.url().includes('#/embed'))!;
    const seen = async () =>
      JSON.stringify([await evidenceOf(frame), await frame.locator('.embed-under').getAttribute('class')]);
    const [{ charts, words: said, row }, under] = JSON.parse(await settled(seen)) as [Evidence, string];
    if (charts < 0.45) found.push(`${words}, ${width} px: charts ${charts.toFixed(3)}`);
    if (said > 0.12 && !words.includes('question')) found.push(`${words}, ${width} px: words ${said.toFixed(3)}`);
    if (row < 64) found.push(`${words}, ${width} px: lowest row ${row.toFixed(1)}`);
    if (/\b(low|open)\b/.test(under)) found.push(`${words}, ${width} px: ${under}`);
  }
  return found;
}

test('an embed that is as high as it asks for shows every row, and the charts are its largest part', async ({
  page,
}) => {
  for (const [words, widths] of [
    ...(LONG ? ([['scene=square-wave', [360]]] as const) : []),
    [
      'scene=bbr&view.note=Watch%20what%20happens%20at%2010%20s.&view.question=Why%20so%3F&view.answer=So.',
      [640],
    ] as const,
  ])
    expect(await embedShortfalls(page, words, widths)).toEqual([]);
});

test('so does the embed of every scene @long', async ({ page }) => {
  const found: string[] = [];
  for (const words of [...scenes.map(({ id }) => `scene=${id}`), 'preset=yang2000-f12'])
    found.push(...(await embedShortfalls(page, words, [360, 640, 900])));
  expect(found).toEqual([]);
});

/** The same of a step of a lesson: of its charts, or of what is drawn upon in their place. */
async function lessonShortfalls(page: Page, lesson: string, step: number): Promise<string[]> {
  const all: string[] = [];
  await page.goto('about:blank');
  await page.goto(`./#/lessons/${lesson}?step=${step}`);
  await expect(page.locator('.lesson-page, .lesson-cover').first()).toBeVisible();
  // The end of a lesson has no run.
  const run = page.locator('.lesson-run');
  if ((await run.count()) === 0) return all;
  const behind = (await run.locator('.charts.behind').count()) > 0;
  if (!behind) await expect(run.locator('.row-stop[style]').first()).toBeAttached();
  for (const [width, height] of [
    [1366, 768],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await drawn(page);
    const looked = async (): Promise<string[]> => {
      const found: string[] = [];
      const part = (await run.locator(behind ? '.sketch-box' : '.charts').boundingBox())!.height / height;
      const plots = behind
        ? []
        : await run.locator('.row-stop').evaluateAll((stops) => stops.map((stop) => stop.clientHeight));
      if (part < 0.45) found.push(`${lesson} ${step}, ${width} px: charts ${part.toFixed(3)}`);
      if (Math.min(...plots) < 64) found.push(`${lesson} ${step}, ${width} px: lowest row ${Math.min(...plots)}`);
      return found;
    };
    all.push(...(await lasting(looked)));
  }
  return all;
}

test('a step of a lesson has charts as large, also with four rows and where one draws upon them @long', async ({
  page,
}) => {
  expect(await lessonShortfalls(page, 'delay-and-rate', 1)).toEqual([]);
  expect(await lessonShortfalls(page, 'sawtooth', 4)).toEqual([]);
});

test('so has every step of every lesson @long', async ({ page }) => {
  const found: string[] = [];
  for (const { name } of LESSONS)
    for (let step = 1; step <= 6; step++) found.push(...(await lessonShortfalls(page, name, step)));
  expect(found).toEqual([]);
});
