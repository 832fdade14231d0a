/**
 * The page without a network, and what it says to the network while there is one. Each test that cuts the network has a
 * server of its own and ends it: a browser's offline switch does not reach what a service worker asks for.
 */
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { LONG } from '../engine/support/long.ts';
import { serve } from '../tools/static-server.mjs';
import { chooseQueue, clock, drawn, FOUR_FLOWS, news } from './support/page.ts';

/** As on a host that serves more than this page. */
const PLACE = 'courses/networks/sawtooth/';

let host = '';
let server: Awaited<ReturnType<typeof serve>>;

test.beforeEach(async ({ page }) => {
  host = mkdtempSync(join(tmpdir(), 'sawtooth-host-'));
  cpSync(fileURLToPath(new URL('../../dist', import.meta.url)), join(host, PLACE), { recursive: true });
  server = await serve(host, 0);
  await page.setViewportSize({ width: 1440, height: 900 });
});
test.afterEach(() => {
  server.close();
  rmSync(host, { recursive: true, force: true });
});

/** Wait until the page has all it needs from the service worker. */
async function kept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

test('after the first visit the page opens without a network, a run plays, and every part of it is there, in English and the language that was chosen', async ({
  page,
  context,
  browserName,
}) => {
  const missing: string[] = [];
  page.on('requestfailed', (request) => missing.push(request.url()));
  await page.goto(`${server.url}${PLACE}${FOUR_FLOWS}&lang=de`);
  await kept(page);
  await expect.poll(() => keptLanguages(page)).toEqual(['de']);
  server.close();
  // Firefox is driven without a switch for it; its server is gone all the same.
  if (browserName === 'chromium') await context.setOffline(true);

  await page.reload();
  await expect.poll(() => clock(page)).toBeGreaterThan(0.5);
  await page.locator('.rail summary', { hasText: 'AIMD' }).last().click();
  await expect(page.getByRole('textbox', { name: 'Cut b' })).toBeVisible();
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByText('B is a copy of A')).toBeVisible();
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.getByRole('button', { name: 'Keys' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByText('it opens without a network')).toBeVisible();
  await page.getByRole('button', { name: /Yang et al/ }).click();
  await expect(page.locator('.sentence')).toContainText('seven TCP');
  await expect.poll(() => clock(page)).toBeGreaterThan(0.5);

  // In another document, for English is said in this one.
  await page.goto('about:blank');
  await page.goto(`${server.url}${PLACE}#/lessons/delay-and-rate?step=2&lang=de`);
  await expect(page.getByRole('heading', { name: 'Reno kommt' })).toBeVisible();
  expect(missing).toEqual([]);
  if (!LONG) return;

  // A bookmark with its link and a query of the host's, in a new tab.
  const other = await context.newPage();
  other.on('requestfailed', (request) => missing.push(request.url()));
  await other.goto(`${server.url}${PLACE}index.html?from=slides#/play?preset=bansal2001-f8`);
  await expect(other.locator('.sentence')).toContainText('square wave');
  await expect.poll(() => clock(other)).toBeGreaterThan(0.5);
  await other.goto(`${server.url}${PLACE}#/papers/yang2000-fig12`);
  await expect(other.locator('main .plot').first()).toBeVisible();
  expect(missing).toEqual([]);
});

/** Languages of which the service worker keeps every file. */
const keptLanguages = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const files: [path: string, integrity: string][] = await (await fetch('files.json')).json();
    const words = files.map(([path]) => path).filter((path) => path.startsWith('words/'));
    const found = await Promise.all(words.map((path) => caches.match(new URL(path, document.baseURI))));
    const languages = new Set(words.map((path) => path.split('/')[1]!));
    return [...languages].filter((language) => words.every((path, at) => path.split('/')[1] !== language || found[at]));
  });

/** Stop the run: a browser puts off its own work, looking for new versions too, while a page takes all that the machine has. */
async function pause(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
}

/** Put another version in the place of the one that is served: with another title, and its service worker. */
function publish(title: string): void {
  const [pagePath, workerPath] = [join(host, PLACE, 'index.html'), join(host, PLACE, 'offline.js')];
  const html = readFileSync(pagePath, 'utf8').replace(/<title>.*<\/title>/, `<title>${title}</title>`);
  writeFileSync(pagePath, html);
  const hash = createHash('sha256').update(html).digest('base64');
  const worker = readFileSync(workerPath, 'utf8')
    .replace(/"version":"[^"]*"/, `"version":"${title}"`)
    .replace(/\["\.\/","sha256-[^"]*"\]/, `["./","sha256-${hash}"]`);
  writeFileSync(workerPath, worker);
}

const versions = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await caches.keys()).map((name) => name.split(' ').at(-1)!));

test('a new version waits until the reader wants it, and then takes the place of the old one @long', async ({
  page,
}) => {
  await page.goto(server.url + PLACE + FOUR_FLOWS);
  await kept(page);
  const [old] = await versions(page);
  const title = await page.title();

  publish('Second');
  await page.reload();
  await pause(page);
  await expect(news(page)).toContainText('A new version is here.');
  expect(await versions(page)).toEqual([old, 'Second']);
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(news(page)).not.toContainText('new version');

  // Reloading is no agreement.
  await page.reload();
  await pause(page);
  await expect(news(page)).toContainText('A new version is here.');
  expect(await page.title()).toBe(title);
  await chooseQueue(page, 'RED');
  await expect(page.locator('.sentence')).toContainText('RED queue');
  await expect(page).toHaveURL(/#\/play\?s=/);
  await page.reload();
  await pause(page);
  await page.getByRole('button', { name: 'Reload to use it' }).click();
  await expect(page).toHaveTitle('Second');
  await expect(page.locator('.sentence')).toContainText('RED queue');
  expect(await versions(page)).toEqual(['Second']);
});

test('a version that is only half published is not taken @long', async ({ page }) => {
  await page.goto(server.url + PLACE);
  await kept(page);
  const [old] = await versions(page);
  await pause(page);
  publish('Third');
  // The page itself is newer than the list that the worker has of it.
  writeFileSync(join(host, PLACE, 'index.html'), '<!doctype html><title>Fourth</title>');
  const end = await page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.getRegistration())!;
    const found = new Promise<ServiceWorker>((resolve) =>
      registration.addEventListener('updatefound', () => resolve(registration.installing!)),
    );
    await registration.update();
    const worker = await found;
    while (worker.state === 'installing') await new Promise((resolve) => setTimeout(resolve, 50));
    return worker.state;
  });
  expect(end).toBe('redundant');
  expect(await versions(page)).toEqual([old]);
  await page.reload();
  await expect.poll(() => clock(page)).toBeGreaterThan(0.5);
});

test('no request leaves the page’s own place, and its policy forbids any, and code from text, on every view @long', async ({
  page,
  context,
}) => {
  const asked = new Set<string>();
  context.on('request', (request) => asked.add(request.url()));
  const place = server.url + PLACE;
  for (const [view, ready] of [
    ['', 'button:text-is("Open")'],
    ['#/play?preset=yang2000-f12', '.sentence'],
    ['#/play?s=1.broken', '.warning'],
    ['#/papers', 'main h2'],
    ['#/papers/yang2000-fig12', 'main .plot'],
    ['#/embed?preset=bansal2001-f8', '.embed'],
    ['embed-example.html', 'iframe'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(place + view);
    await expect(page.locator(ready).first()).toBeVisible();
    const policy = await page.locator('head > meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
    const rules = new Map(
      policy!.split(';').map((rule) => [rule.trim().split(/\s+/)[0], rule.trim().split(/\s+/).slice(1).join(' ')]),
    );
    expect(rules.get('default-src')).toBe("'self'");
    expect(rules.get('object-src')).toBe("'none'");
    expect(rules.get('base-uri')).toBe("'none'");
    expect(policy).not.toMatch(/unsafe|\*|https?:|data:|blob:/);
    expect(await tried(page), view).toEqual({
      inlineScript: false,
      inlineStyle: false,
      textAsCode: false,
      elsewhere: false,
    });
  }
  await page.goto('about:blank');
  await page.goto(place);
  await kept(page);
  for (const key of [
    'c',
    'c',
    't',
    'Escape',
    '?',
    'Escape',
    'Control+k',
    'Escape',
    'p',
    'Escape',
    'a',
    'a',
    's',
    'g',
    'b',
    'Escape',
  ]) {
    await page.keyboard.press(key);
    await drawn(page);
  }
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Open a scenario' })).toBeVisible();
  expect([...asked].filter((url) => !url.startsWith(place) && url !== 'about:blank')).toEqual([]);
  expect([...asked].filter((url) => /live\.worker|offline\.js/.test(url)).length).toBeGreaterThan(0);
});

/** What the policy lets through of what it must not; of the things that a page that was broken into would try. */
function tried(page: Page): Promise<Record<'inlineScript' | 'inlineStyle' | 'textAsCode' | 'elsewhere', boolean>> {
  return page.evaluate(async () => {
    // Trusted Types throw; browsers without them leave it to the policy.
    const tryTo = (step: () => void): void => {
      try {
        step();
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
      }
    };
    const script = document.createElement('script');
    tryTo(() => (script.textContent = 'document.documentElement.dataset.inline = "ran"'));
    tryTo(() => script.append('document.documentElement.dataset.inline = "ran"'));
    document.head.append(script);
    const style = document.createElement('style');
    style.textContent = ':root { --inline: applied }';
    document.head.append(style);
    const textAsCode = document.createElement('button');
    tryTo(() => textAsCode.setAttribute('onclick', 'document.documentElement.dataset.handler = "ran"'));
    document.body.append(textAsCode);
    textAsCode.click();
    // Refused before anything is asked: the violation is told by an event.
    const refused = new Promise<boolean>((resolve) => {
      document.addEventListener(
        'securitypolicyviolation',
        (event) => event.blockedURI.startsWith('http://127.0.0.2') && resolve(false),
      );
    });
    const elsewhere = await Promise.race([
      refused,
      fetch('http://127.0.0.2:9/').then(
        () => true,
        () => refused,
      ),
    ]);
    const root = document.documentElement;
    const result = {
      inlineScript: root.dataset['inline'] === 'ran',
      inlineStyle: getComputedStyle(root).getPropertyValue('--inline').trim() === 'applied',
      textAsCode: root.dataset['handler'] === 'ran',
      elsewhere,
    };
    for (const part of [script, style, textAsCode]) part.remove();
    return result;
  });
}
