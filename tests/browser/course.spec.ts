/**
 * A lesson as a SCORM 1.2 package: taken from the page, imported by a platform (scorm-again) on a page around a frame,
 * answered, closed, resumed, graded.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname } from 'node:path';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import { unzip } from '../support/unzip.ts';
import { savedBy } from './support/files.ts';
import { watchForErrors } from './support/page.ts';
import { test } from './support/test.ts';

const PLATFORM = readFileSync(createRequire(import.meta.url).resolve('scorm-again/scorm12'), 'utf8');

/** What a platform's page does: it gives a reader's own API, keeps what was committed, and opens the package in a frame. */
const AROUND = `<!doctype html><title>A platform</title><script src="scorm12.js"></script><script>
  const KEY = 'kept by the platform';
  window.launch = (API) => {
    if (API) window.API = API;
    const frame = document.createElement('iframe');
    Object.assign(frame, { id: 'content', title: 'Content', src: 'package/' + LAUNCH });
    frame.style = 'width: 1000px; height: 700px';
    document.body.append(frame);
  };
  window.platform = () => {
    const api = new Scorm12API({ logLevel: 5 });
    const kept = JSON.parse(localStorage.getItem(KEY) || 'null');
    api.loadFromJSON(kept || { core: { student_id: 'student-7', student_name: 'Seven' } }, 'cmi');
    const keep = () => localStorage.setItem(KEY, JSON.stringify(api.renderCMIToJSONObject().cmi));
    api.on('LMSCommit', keep);
    api.on('LMSFinish', keep);
    return api;
  };
  window.leave = () => document.getElementById('content').remove();
  window.grades = () => JSON.parse(localStorage.getItem(KEY) || 'null');
</script><body>`;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.md': 'application/octet-stream',
};

interface Grades {
  suspend_data: string;
  core: { lesson_status: string; lesson_location: string; session_time: string; score: { raw: string | number } };
  interactions: Record<string, { id: string; type: string; student_response: string; result: string }>;
}

/** What the page around has of its own. */
interface Around {
  launch(api?: unknown): void;
  platform(): Record<string, (...given: string[]) => unknown>;
  leave(): void;
  grades(): Grades;
}

/** Serve a package, and the platform's page around it. @returns the address of that */
async function imported(page: Page, zip: Buffer, base: string): Promise<string> {
  const entries = unzip(zip);
  const manifest = entries.get('imsmanifest.xml')!.toString();
  const launch = /adlcp:scormtype="sco" href="([^"]+)"/.exec(manifest)![1]!;
  const around = AROUND.replace('LAUNCH', JSON.stringify(launch));
  await page.context().route(`${base}platform/**`, (route) => {
    const path = new URL(route.request().url()).pathname.split('/platform/')[1]!;
    if (path === '') return route.fulfill({ contentType: 'text/html', body: around });
    if (path === 'scorm12.js') return route.fulfill({ contentType: 'text/javascript', body: PLATFORM });
    const content = entries.get(path.replace('package/', ''));
    if (!content) return route.fulfill({ status: 404, body: 'not in the package' });
    return route.fulfill({ contentType: TYPES[extname(path)] ?? 'application/octet-stream', body: content });
  });
  return `${base}platform/`;
}

/** *Share > For a learning platform* on the page that is open. */
async function packageOf(page: Page): Promise<Buffer> {
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByText('For a learning platform').click();
  const button = page.getByRole('button', { name: 'Save the package' });
  const { name, content } = await savedBy(page, button);
  expect(name).toBe('sawtooth-scorm.zip');
  return content;
}

const isFirefox = (page: Page): boolean => page.context().browser()?.browserType().name() === 'firefox';

const content = (page: Page): FrameLocator => page.frameLocator('#content');
const grades = (page: Page): Promise<Grades> => page.evaluate(() => (globalThis as unknown as Around).grades());
const launch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const around = globalThis as unknown as Around;
    around.launch(around.platform());
  });
const leave = (page: Page): Promise<void> => page.evaluate(() => (globalThis as unknown as Around).leave());

async function answer(page: Page, option: string): Promise<void> {
  await content(page).getByRole('radio', { name: option }).check();
  await content(page).getByRole('button', { name: 'That is my answer' }).click();
  await expect(content(page).locator('.lesson-verdict')).toBeVisible();
}

/** Two choices and a curve. */
const LESSON = `# Two & a "half"

A lesson of three steps.

## What is lost

\`\`\`scene
open: #/scene/sawtooth
until: 6
speed: 10
\`\`\`

\`\`\`question
choice: How much of its window does TCP keep?
- [ ] All of it.
- [x] About half.
\`\`\`

## In numbers

\`\`\`question
number: How much is that?
unit: %
answer: kept(tcp)
near: 10
\`\`\`

\`\`\`scene
until: 8
\`\`\`

## Draw it

\`\`\`scene
until: 12
\`\`\`

\`\`\`question
curve: Draw the window.
of: window(tcp)
top: 60
\`\`\`
`;

test.describe('in a learning platform', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  /** The lesson as it is made on the page, packed. */
  async function made(page: Page): Promise<Buffer> {
    await page.goto('./#/lessons?make=1');
    await page.getByLabel('The text').fill(LESSON);
    // The driver of Firefox changes the text without telling the page; a key does.
    if (isFirefox(page)) await page.getByLabel('The text').press('Enter');
    await expect(page.getByText('It can be read. Steps: 3;')).toBeVisible();
    return packageOf(page);
  }

  test('a lesson is answered, closed, resumed and graded, with each answer, under the page’s own policy', async ({
    page,
  }) => {
    const zip = await made(page);
    const errors = watchForErrors(page);
    const at = await imported(page, zip, new URL('./', page.url()).href);
    await page.goto(at);
    await launch(page);
    await content(page).getByRole('button', { name: 'Begin' }).click();
    await expect(content(page).getByText('Your course has your answers.')).toBeVisible();
    await answer(page, 'All of it.');
    await expect.poll(async () => (await grades(page)).core).toMatchObject({ lesson_status: 'incomplete' });
    expect((await grades(page)).core.score.raw).toBe('0');
    await content(page).getByRole('button', { name: 'Next' }).click();
    await leave(page);
    const closed = await grades(page);
    expect(closed.core.lesson_location).toBe('2');
    expect(closed.suspend_data.length).toBeLessThan(200);

    // Another computer: nothing is in this browser but what the platform has.
    await page.reload();
    await page.evaluate(() => sessionStorage.clear());
    await launch(page);
    await expect(content(page).getByRole('heading', { name: 'In numbers' })).toBeVisible();
    await content(page).getByRole('textbox').pressSequentially('50');
    await content(page).getByRole('button', { name: 'That is my answer' }).click();
    await expect(content(page).locator('.lesson-verdict')).toContainText('Near enough');
    await content(page).getByRole('button', { name: 'Next' }).click();
    const curve = content(page).getByRole('slider', { name: /^Draw the window\./ });
    await curve.focus();
    await page.keyboard.press('ArrowUp');
    for (let press = 0; press < 48; press++) await page.keyboard.press('ArrowRight');
    await content(page).getByRole('button', { name: 'That is my answer' }).click();
    await expect(content(page).locator('.lesson-verdict')).toBeVisible();
    await expect(content(page).getByText('Your course has your answers.')).toBeVisible();
    await leave(page);

    const done = await grades(page);
    // Of the two that can be right one is.
    expect(done.core).toMatchObject({ lesson_status: 'completed', score: { raw: '50' } });
    expect(done.core.session_time).toMatch(/^\d{2,4}:\d\d:\d\d/);
    const told = Object.values(done.interactions).filter((each) => typeof each === 'object');
    expect(told.map(({ id, type, student_response: said, result }) => [id, type, said.slice(0, 2), result])).toEqual([
      ['step-1', 'choice', 'a', 'wrong'],
      ['step-2', 'numeric', '50', 'correct'],
      ['step-3', 'performance', expect.stringMatching(/^u/), 'neutral'],
    ]);
    expect(errors).toEqual([]);
  });

  test('that is late and refuses loses no answer, and the reader is told @long', async ({ page }) => {
    const zip = await made(page);
    await page.goto(await imported(page, zip, new URL('./', page.url()).href));
    // No platform at all when the page opens.
    await page.evaluate(() => (globalThis as unknown as Around).launch());
    await content(page).getByRole('button', { name: 'Begin' }).click();
    await answer(page, 'About half.');
    await expect(content(page).getByText(/^No learning platform answers yet/)).toBeVisible();
    // It comes, and takes nothing; then it takes all.
    await page.evaluate(() => {
      const around = globalThis as unknown as Around & { API: unknown; refuses: boolean };
      const api = around.platform();
      around.refuses = true;
      around.API = new Proxy(api, {
        get: (target, name: string) => {
          const own = target[name];
          if (typeof own !== 'function') return own;
          return (...given: string[]) =>
            around.refuses && (name === 'LMSSetValue' || name === 'LMSCommit') ? 'false' : own.apply(target, given);
        },
      });
    });
    await expect(content(page).getByText(/^Your course has not taken your last answers yet/)).toBeVisible();
    await page.evaluate(() => Object.assign(globalThis, { refuses: false }));
    await expect(content(page).getByText('Your course has your answers.')).toBeVisible();
    const { interactions, core } = await grades(page);
    expect(interactions['0']).toMatchObject({ id: 'step-1', student_response: 'b', result: 'correct' });
    expect(core.score.raw).toBe('50');
  });

  test('a run with a question is answered, and stands there again @long', async ({ page }) => {
    await page.goto('./#/scene/sawtooth?view.question="Why%20a%20saw%3F"&view.answer="It%20halves."');
    await expect(page.getByText('Why a saw?')).toBeVisible();
    const zip = await packageOf(page);
    await page.goto(await imported(page, zip, new URL('./', page.url()).href));
    await launch(page);
    await content(page).getByLabel('What do you think?').pressSequentially('It halves – at a loss');
    await content(page).getByRole('button', { name: 'That is my answer' }).click();
    await expect(content(page).getByText('Your course has your answers.')).toBeVisible();
    await leave(page);
    const done = await grades(page);
    expect(done.core).toMatchObject({ lesson_status: 'completed', score: { raw: '' } });
    expect(done.interactions['0']).toMatchObject({ type: 'fill-in', student_response: 'It halves – at a loss' });
    await page.reload();
    await launch(page);
    await expect(content(page).getByText('You said: It halves – at a loss')).toBeVisible();
  });
});
