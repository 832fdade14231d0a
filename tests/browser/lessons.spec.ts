/** Lessons: gone through by keyboard, from a file, a link and a frame; led by a remote; collected for a class. */
import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { encodeAnswer } from '../../src/lessons/code.ts';
import { lessonKey } from '../../src/lessons/progress.ts';
import { violations } from './support/axe.ts';
import { drop } from './support/files.ts';
import { watchForErrors } from './support/page.ts';
import { LESSONS } from '../../src/link/lessons.ts';
import { test } from './support/test.ts';

/** Three steps, the last of which states what its run does not do. */
const LESSON = `# Half of it

A lesson of three steps.

## What is lost

One flow on one link.

\`\`\`scene
open: #/scene/sawtooth
until: 6
speed: 10
\`\`\`

\`\`\`question
choice: How much of its window does TCP keep?
- [ ] All of it.
  Then the queue would stay full.
- [x] About half.
\`\`\`

It keeps {{kept(tcp) in 45..60}} %.

> For the teacher alone.

## Draw it

\`\`\`scene
until: 12
\`\`\`

\`\`\`question
curve: Draw the window.
of: window(tcp)
top: 60
\`\`\`

It was cut {{cuts(tcp, 6, 12) in 1..3}} times.

## Told wrongly

\`\`\`scene
until: 14
\`\`\`

\`\`\`question
number: How much of the link is in use?
unit: %
answer: used()
near: 5
\`\`\`

{{used() in 10..20}} %, it is said.
`;

const BROKEN = LESSON.replace('cuts(tcp, 6, 12)', 'cuts(udp, 6, 12)');

const dropFile = (page: Page, name: string, text: string): Promise<void> => drop(page, name, text, 'body');

test('a lesson dropped on the page is gone through by keyboard, with its run hidden until the answer, and its link opens it in a frame', async ({
  page,
}) => {
  const errors = watchForErrors(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./#/lessons');
  await expect(page.locator('.lesson-list li')).toHaveCount(LESSONS.length);
  expect(await violations(page)).toEqual([]);
  await dropFile(page, 'half.md', BROKEN);
  await expect(page.getByRole('alert')).toHaveText(
    'This lesson cannot be read. Line 38: the scene has no group “udp”; it has tcp.',
  );
  await dropFile(page, 'half.md', LESSON);
  await page.getByRole('button', { name: 'Begin' }).press('Enter');
  await expect(page.locator('.lesson-stage')).toHaveAttribute('inert', '');
  await expect(page.getByText('For the teacher alone.')).toHaveCount(0);
  await page.getByRole('radio', { name: 'All of it.' }).press('Space');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'That is my answer' }).press('Enter');
  await expect(page.locator('.lesson-shown')).toContainText('Then the queue would stay full.');
  await expect(page.locator('.lesson-shown')).toContainText(/It keeps 5\d\s%/);
  await page.getByRole('button', { name: 'Next' }).press('Enter');

  const curve = page.getByRole('slider', { name: /^Draw the window\./ });
  await curve.focus();
  for (let press = 0; press < 12; press++) await page.keyboard.press('ArrowUp');
  for (let press = 0; press < 48; press++) await page.keyboard.press('ArrowRight');
  await expect(curve).toHaveAttribute('aria-valuetext', 'at 12 s: 23 packets');
  await page.getByRole('button', { name: 'That is my answer' }).press('Enter');
  await expect(page.locator('.lesson-verdict')).toHaveText(/^On average your curve is \d+(\.\d)? packets away/);
  await expect(page.locator('.sketch-true')).toHaveCount(1);
  await page.getByText('Hand it in').press('Enter');
  await expect(page.getByLabel('Your answer as a code')).toHaveValue(/^ST1-[0-9a-z]+-2-u/);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  // A sentence that the run does not bear out says so.
  await expect(page.locator('.lesson-shown')).toContainText('in this run it came out differently');
  await page.getByRole('button', { name: 'Play with it' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the lesson' }).press('Enter');
  await expect(page.locator('.lesson-shown')).toBeVisible();

  // Where somebody was stays in this browser; the link holds the lesson, in a frame as well.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Told wrongly' })).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(page.locator('.lesson-title')).toHaveCSS('color', 'rgb(21, 25, 29)');
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
  await page.goto(`${page.url()}&frame=1&step=2`);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Draw it' })).toBeVisible();
  await expect(page.locator('.frame-line')).toBeVisible();
  expect(errors).toEqual([]);
});

test.describe('written from the docs alone', () => {
  test.use({ hasTouch: true });

  /** From the lower left to the upper right of a plot, by mouse or by a finger. */
  async function draw(page: Page, plot: Locator, by: 'mouse' | 'touch'): Promise<void> {
    const box = (await plot.boundingBox())!;
    const places = Array.from({ length: 12 }, (_, step) => ({
      x: box.x + box.width * (0.1 + 0.075 * step),
      y: box.y + box.height * (0.8 - 0.06 * step),
    }));
    if (by === 'mouse') {
      await page.mouse.move(places[0]!.x, places[0]!.y);
      await page.mouse.down();
      for (const { x, y } of places) await page.mouse.move(x, y);
      return page.mouse.up();
    }
    const session = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: typeof places) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    await send('touchStart', [places[0]!]);
    for (const place of places) await send('touchMove', [place]);
    await send('touchEnd', []);
  }

  test('a lesson is drawn in by mouse from its file, and by touch from its link in a frame, which hands the answer to the page around', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('./#/lessons');
    await dropFile(page, 'waiting.md', readFileSync('tests/lessons/stranger.md', 'utf8'));
    await page.getByRole('button', { name: 'A large room' }).click();
    const slider = (place: Page | ReturnType<Page['frameLocator']>): Locator =>
      place.getByRole('slider', { name: /^Draw how many packets wait/ });
    await draw(page, slider(page), 'mouse');
    await page.getByRole('button', { name: 'That is my answer' }).click();
    await expect(page.locator('.lesson-verdict')).toHaveText(/^On average your curve is \d+ packets away/);
    await expect(page.locator('.lesson-shown')).not.toContainText('it came out differently');

    const hash = new URL(page.url()).hash;
    expect(hash).toMatch(/^#\/lessons\?text=2\./);
    await page.goto('./embed-example.html');
    await page.evaluate((source) => {
      const frame = document.createElement('iframe');
      Object.assign(frame, { id: 'held', src: source, title: 'A lesson' });
      Object.assign(frame.style, { width: '390px', height: '700px' });
      Object.assign(globalThis, { heard: [] });
      addEventListener('message', ({ origin, source: from, data }) =>
        (globalThis as unknown as { heard: unknown[] }).heard.push([origin, from === frame.contentWindow, data]),
      );
      document.body.replaceChildren(frame);
    }, `./${hash}&frame=1&step=2`);
    const frame = page.frameLocator('#held');
    await slider(frame).scrollIntoViewIfNeeded();
    await draw(page, slider(frame), 'touch');
    // A tap at once behind the stroke counts.
    await frame.getByRole('button', { name: 'That is my answer' }).tap();
    await expect(frame.locator('.lesson-verdict')).toBeVisible();
    const code = await frame.getByLabel('Your answer as a code').inputValue();
    expect(code).toMatch(/^ST1-[0-9a-z]+-2-u/);
    // Messages between frames take a turn.
    await expect
      .poll(() => page.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard))
      .toEqual([[new URL(page.url()).origin, true, { type: 'sawtooth', answer: code }]]);
  });
});

test('the answers of a class of 200 are counted at once, and a forged one is found by running anew @long', async ({
  page,
}) => {
  await page.goto('./#/lessons');
  await dropFile(page, 'half.md', LESSON);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('radio', { name: 'About half.' }).check();
  await page.getByRole('button', { name: 'That is my answer' }).click();
  await page.getByRole('button', { name: 'Skip to the end' }).click();
  await page.getByText('Hand it in').click();
  const code = await page.getByLabel('Your answer as a code').inputValue();
  const digest = code.split('-')[4]!;
  const lines = Array.from({ length: 200 }, (_, student) => {
    const option = student % 5 === 0 ? 0 : 1;
    const own = student === 42 ? '00000000' : digest;
    const answer = { kind: 'choice', option } as const;
    return `Student ${student}, ${encodeAnswer({ lesson: lessonKey(LESSON), step: 0, answer, digest: own, reason: '', tag: '' })}`;
  });
  await page.goto(`${page.url()}&collect=1`);
  const table = `Name;Answer\n${lines.join('\n').replaceAll(', ', ';')}`;
  await page
    .getByLabel('Or a file, as a course system writes it')
    .setInputFiles({ name: 'class.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
  await expect(page.getByText('200 answers to this lesson')).toBeVisible();
  await expect(page.locator('.collect-bars b')).toHaveText(['40', '160']);
  await expect(page.locator('.collect-table tbody tr', { hasText: 'not of this run' })).toHaveText(/^Student 42/);
  await expect(page.locator('.collect-table tbody tr')).toHaveCount(200);
  // What is right is told when the teacher says so; then neither a full bar nor a tick is for the option that is wrong.
  await expect(page.locator('.collect-bars')).not.toContainText('✓');
  await page.getByRole('button', { name: 'Show what is right' }).click();
  await expect(page.locator('.collect-bars li').first()).not.toContainText('✓');
  await expect(page.locator('.collect-bars li').last()).toContainText('✓');
  await page
    .getByRole('row', { name: /^Student 7 / })
    .getByRole('button')
    .click();
  await expect(page.getByText('Student 7 was told: So it is.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  // On a projector nobody's name is shown, and a remote tells what is right, then leads on.
  await page.getByRole('button', { name: 'Hide what is right' }).click();
  await page.getByRole('button', { name: 'Present' }).click();
  await expect(page.locator('.collect-bars b')).toHaveText(['40', '160']);
  await expect(page.locator('body')).not.toContainText('Student');
  await expect(page.locator('.collect-bars')).not.toContainText('✓');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('PageDown');
  await expect(page.locator('.collect-bars li').last()).toContainText('✓');
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('heading', { name: 'Draw it' })).toBeVisible();
  await page.getByRole('button', { name: 'Present' }).click();
  await expect(page.locator('.collect-table')).toHaveCount(1);
});

test('a lesson is made of the run in the playground, step by step, and can be tried @long', async ({ page }) => {
  await page.goto('./#/scene/who-shares');
  await expect(page.locator('.sentence')).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('link', { name: 'Make a lesson' }).click();
  // It begins with the run on show.
  await expect(page.getByText(/^It can be read\. Steps: 1;/)).toBeVisible();
  await expect(page.getByLabel('The text')).toHaveValue(/open: #\/scene\/who-shares\n/);
  await page.getByText('How a lesson is written').click();
  await expect(page.getByText('Groups of this run: first, second; hops: 1')).toBeVisible();
  await page.getByRole('button', { name: 'An order' }).click();
  await page.getByRole('button', { name: 'A curve to draw' }).click();
  await page.getByRole('button', { name: 'Before and after' }).click();
  await expect(page.getByText(/^It can be read\. Steps: 3; questions before and after: 1\.$/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const text = page.getByLabel('The text');
  await text.fill((await text.inputValue()).replace('rate(first)', 'rate(nobody)'));
  await expect(page.getByText('the scene has no group “nobody”; it has first, second')).toBeVisible();
  await text.fill((await text.inputValue()).replace('rate(nobody)', 'rate(first)'));
  await page.getByRole('button', { name: 'Begin anew' }).click();
  await expect(page.getByText(/^It can be read\. Steps: 1;/)).toBeVisible();
  await page.getByRole('button', { name: 'Bring the text before back' }).click();
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByRole('button', { name: 'Step 2', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Who gets the most? The most first.' })).toBeVisible();
});

test('a lesson keeps its address, after any other page: for reload, Back and a copied link; and so has the scene @long', async ({
  page,
}) => {
  const notice = page.getByRole('region', { name: 'What to notice' });
  await page.goto('./#/scene/round-trips');
  await expect(notice).toBeVisible();
  await page.evaluate(() => (location.hash = '#/lessons'));
  await page.getByRole('link', { name: 'How big a buffer?' }).click();
  const begun = page.getByRole('region', { name: 'The lesson' });
  await page
    .getByRole('button', { name: /^Begin/ })
    .last()
    .click();
  await expect(begun).toBeVisible();
  // Longer than addresses take to be written.
  await page.waitForTimeout(1_500);
  expect(new URL(page.url()).hash).toBe('#/lessons/buffer');
  await page.reload();
  await expect(begun).toBeVisible();
  expect(new URL(page.url()).hash).toBe('#/lessons/buffer');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Lessons' })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('#/lessons');
  await page.goBack();
  await expect(notice).toContainText('Each flow adds one packet per round trip');
  expect(new URL(page.url()).hash).toBe('#/scene/round-trips');
});
