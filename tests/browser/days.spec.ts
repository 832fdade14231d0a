/**
 * Bad days: workers that die, hang and fail, storage that is blocked, full and broken, clocks that jump, tabs that sleep, a
 * network that goes before the page has it all, and addresses that change faster than the page can follow. Each time the
 * page says what happened and keeps what was there. `npm run fuzz:days` runs them; `npm test` does not.
 */
import { expect, type Page } from '@playwright/test';
import { decodeHash, encodeHash } from '../../src/link/codec.ts';
import { LONG } from '../engine/support/long.ts';
import { scenarioWith } from '../support/scenario.ts';
import {
  chooseQueue,
  clock,
  drawn,
  FOUR_FLOWS,
  news,
  open,
  pause,
  play,
  reach,
  runToTheEnd,
  sentence,
  settled,
} from './support/page.ts';
import { test } from './support/test.ts';

/** A run of some seconds whose words tell it from the default. */
const SHORT = scenarioWith({
  duration: 30,
  seed: 5,
  path: [{ rate: 3e6, delay: 0.02, queue: { kind: 'red', limit: 40 } }],
  flows: [{ scheme: { kind: 'vegas' }, count: 3 }],
});

test.skip(!LONG, 'npm run fuzz:days');

/** Run a script before the page's own. */
async function before(page: Page, script: string): Promise<void> {
  await page.addInitScript({ content: script });
}

/** The first `times` workers do `what` so long after their second command, ms; the others are sound. */
async function spoilWorkers(page: Page, times: number, what: string, after = 1_500): Promise<void> {
  let fetched = 0;
  await page.route(/live\.worker-.*\.js$/, async (route) => {
    const response = await route.fetch();
    fetched += 1;
    const spoiled = `let spoilt = 0; self.addEventListener('message', () => { if (++spoilt === 2) setTimeout(() => { ${what} }, ${after}); });`;
    await route.fulfill({ response, body: (fetched > times ? '' : spoiled) + (await response.text()) });
  });
}

test.describe('a worker', () => {
  for (const [how, what] of [
    ['loops for ever', 'for (;;);'],
    ['throws', 'throw new Error("spoilt");'],
    ['ends itself', 'self.close();'],
  ] as const)
    test(`that ${how} is replaced, and the run ends with the bits that it has without that`, async ({ page }) => {
      const hash = await encodeHash(SHORT);
      await open(page, hash, 1);
      const sound = await runToTheEnd(page);
      await spoilWorkers(page, 1, what);
      await page.reload();
      await expect(news(page)).toContainText('The engine stopped answering and was started again');
      await expect(sentence(page)).toContainText('RED');
      expect(await runToTheEnd(page)).toBe(sound);
    });

  test('that hangs at the same place each time is given up after three replacements; the page stays, and a reload goes on with the run', async ({
    page,
  }) => {
    const hash = await encodeHash(SHORT);
    await spoilWorkers(page, 4, 'for (;;);', 0);
    await page.goto(`./${hash}`);
    await expect(news(page)).toContainText('could not be started again');
    await expect(sentence(page)).toContainText('RED');
    await news(page).getByRole('button', { name: 'Reload' }).click();
    await reach(page, 1);
    await expect(sentence(page)).toContainText('RED');
  });
});

test.describe('storage', () => {
  const BLOCKED = `for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { get() { throw new DOMException('', 'SecurityError'); } });`;
  const FULL = `Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError'); };`;

  test('that is blocked leaves a page that runs and can be set, and says why nothing can be kept', async ({ page }) => {
    await before(page, BLOCKED);
    await open(page);
    await chooseQueue(page, 'RED');
    await expect(sentence(page)).toContainText('RED queue');
    await expect(page).not.toHaveURL(/seed=1$/);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Open a scenario' })).toContainText('does not let');
  });

  test('that is full leaves a page that runs and can be set; only the address keeps it', async ({ page }) => {
    await before(page, FULL);
    await open(page);
    await chooseQueue(page, 'RED');
    await expect(page).not.toHaveURL(/seed=1$/);
    await page.reload();
    await reach(page, 0.5);
    await expect(sentence(page)).toContainText('RED queue');
  });

  test('that holds anything at all leaves a page that runs', async ({ page }) => {
    await open(page);
    await chooseQueue(page, 'RED');
    await expect(page).not.toHaveURL(/seed=1$/);
    for (const rubbish of ['', '{', 'null', '[1]', '{"recent":7}', '9'.repeat(1e5), '{"past":[{}],"future":"x"}']) {
      await page.evaluate((value) => {
        for (const store of [localStorage, sessionStorage])
          for (const key of Object.keys(store)) store.setItem(key, value);
      }, rubbish);
      await page.reload();
      await reach(page, 0.3);
      await expect(sentence(page)).toContainText('RED queue');
    }
  });
});

test.describe('time', () => {
  test('that jumps by an hour, forth and back, neither ends the run nor replaces its worker', async ({ page }) => {
    await before(
      page,
      `const wall = performance.now.bind(performance); const date = Date.now; window.jump = 0;
       performance.now = () => wall() + window.jump; Date.now = () => date() + window.jump;`,
    );
    await open(page, FOUR_FLOWS, 1);
    for (const jump of [3.6e6, -3.6e6, 0]) {
      await page.evaluate((by) => Object.assign(window, { jump: by }), jump);
      const then = await clock(page);
      await reach(page, then + 0.5);
      // The run goes on from where it was; it does not make up for the hour.
      expect(await clock(page)).toBeLessThan(then + 60);
    }
    await expect(news(page)).not.toContainText('stopped');
  });

  test('in a tab that sleeps stands still, and goes on when it wakes', async ({ page }) => {
    await before(
      page,
      `const real = requestAnimationFrame.bind(window); window.asleep = false;
       window.requestAnimationFrame = (frame) => real(function look(at) { window.asleep ? real(look) : frame(at); });`,
    );
    await open(page, FOUR_FLOWS, 1);
    await page.evaluate(() => Object.assign(window, { asleep: true }));
    const then = await clock(page);
    await page.waitForTimeout(8_000);
    expect(await clock(page)).toBe(then);
    await page.evaluate(() => Object.assign(window, { asleep: false }));
    await reach(page, then + 0.5);
    await expect(news(page)).not.toContainText('stopped');
    await expect(pause(page)).toBeVisible();
  });
});

test.describe('the network', () => {
  test('that goes right after the first view: the run goes on, and what is missing says so', async ({
    page,
    context,
  }) => {
    // Only what the first view needs arrives, as when the network goes while the page is read.
    let cut = false;
    await context.route('**/*', (route) => (cut ? route.abort() : route.continue()));
    await page.goto(`./${FOUR_FLOWS}`);
    await expect(page.locator('.clock b')).toBeVisible();
    cut = true;
    const then = await clock(page);
    await reach(page, then + 1);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.locator('body')).toContainText(/could not be fetched|Share/);
    await reach(page, then + 2);
  });

  test('that has another build by now: a part of the old one that is gone is named, and the run goes on', async ({
    page,
  }) => {
    await page.route(/assets\/.*\.js$/, (route) =>
      /dialogs-|share/.test(route.request().url()) ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await open(page);
    await page.getByRole('button', { name: 'Export' }).click();
    await expect(page.locator('body')).toContainText('could not be fetched');
    const then = await clock(page);
    await reach(page, then + 0.5);
  });
});

test('a part of the page that does not come at its start says so, and the run goes on', async ({ page }) => {
  await page.route(/assets\/(keys|persist|drop)-.*\.js$/, (route) => route.abort());
  await page.goto(`./${FOUR_FLOWS}`);
  await expect(news(page)).toContainText('could not be fetched');
  await reach(page, 1);
});

test('a storm of three hundred addresses ends with the last one on show, and nothing fails', async ({ page }) => {
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  await open(page);
  const last = await encodeHash(SHORT);
  await page.evaluate((final) => {
    for (let index = 0; index < 300; index++)
      location.hash = [
        '#/play',
        `#/play?seed=${index}`,
        '#/nowhere',
        '#/papers',
        '#/play?preset=none',
        '#/play?s=2.AAAA',
      ][index % 6]!;
    location.hash = final;
  }, last);
  await expect(sentence(page)).toContainText('RED');
  await reach(page, 0.3);
  await settled(async () => new URL(page.url()).hash);
  const shown = await decodeHash(new URL(page.url()).hash, () => Promise.reject(new Error('none named')));
  expect(shown.scenario).toEqual(SHORT);
  await drawn(page);
  expect(failures).toEqual([]);
});

test('an address that is set while the page starts is the one that it opens', async ({ page }) => {
  const last = await encodeHash(SHORT);
  for (const wait of [0, 20, 100, 300, 600, 650, 1_000]) {
    await page.goto('./#/play?seed=9');
    await page.reload({ waitUntil: 'commit' });
    await page.evaluate(([hash, milliseconds]) => setTimeout(() => (location.hash = hash), milliseconds), [
      last,
      wait,
    ] as const);
    await expect(sentence(page)).toContainText('RED');
    await settled(async () => new URL(page.url()).hash);
    await expect(sentence(page)).toContainText('RED');
    await expect(play(page).or(pause(page))).toBeVisible();
  }
});
