/** What a first visit costs, under which headers the page runs, and what it says in a browser that lacks what it needs. */
import { connect, createServer, type AddressInfo } from 'node:net';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import { PAGE_POLICY, WORKER_POLICY } from '../tools/headers.mjs';
import { drawn, news, open, openSection, pausedAt, reach, watchForErrors } from './support/page.ts';

/** Bytes that a first visit may transfer, headers and fonts with it. */
const FIRST_VISIT = 400_000;
/** How far things may move on the page while it opens: its cumulative layout shift. */
const MOST_SHIFT = 0.02;

test.describe('a first visit', () => {
  // What is kept for a visit without a network is fetched seconds later.
  test.use({ serviceWorkers: 'block' });

  // The first drop is at 1.3 s of the run, and a second of it takes five.
  for (const [until, seconds] of [
    ['the run plays', 0.5],
    ['a packet has fallen @long', 3],
  ] as const)
    test(`transfers at most 400 kB until the page is at rest, fonts included, and nothing moves meanwhile: until ${until}`, async ({
      page,
      baseURL,
      browserName,
    }) => {
      const { hostname, port } = new URL(baseURL!);
      let bytes = 0;
      const proxy = createServer((socket) => {
        const server = connect(Number(port), hostname);
        server.on('data', (chunk: Buffer) => (bytes += chunk.length));
        socket.pipe(server).pipe(socket);
        for (const end of [socket, server]) end.on('error', () => [socket, server].forEach((each) => each.destroy()));
      });
      await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
      await page.goto(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}/`);
      await reach(page, seconds);
      await page.waitForLoadState('networkidle');
      const fonts = (): Promise<number> =>
        page.evaluate(
          () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')).length,
        );
      await expect.poll(fonts).toBeGreaterThan(0);
      proxy.close();
      expect(bytes).toBeGreaterThan(150_000);
      expect(bytes).toBeLessThanOrEqual(FIRST_VISIT);
      // Other browsers do not measure it.
      if (browserName === 'chromium') expect(await layoutShift(page)).toBeLessThanOrEqual(MOST_SHIFT);
    });
});

function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) shift += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(shift), 500);
      }),
  );
}

test('page and workers run under the policy of the headers: the worker has no network and no eval', async ({
  page,
}) => {
  const errors = watchForErrors(page);
  const response = await page.goto('./');
  expect(response!.headers()).toMatchObject({
    'content-security-policy': PAGE_POLICY,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
  expect(response!.headers()['permissions-policy']).toContain('camera=(self)');
  await reach(page, 1);
  const worker = page.workers().find((each) => /live\.worker/.test(each.url()))!;
  expect((await page.request.get(worker.url())).headers()['content-security-policy']).toBe(WORKER_POLICY);
  const fetched = await worker.evaluate(() => fetch(location.href).then(String, () => 'refused'));
  expect(fetched).toBe('refused');
  // Another hash alone would show the old run's clock for a moment.
  await page.goto('about:blank');
  await pausedAt(page, 0.5);
  await openSection(page, 'Losses');
  await page.goto('./#/papers/yang2000-fig12');
  await expect(page.locator('main .plot').first()).toBeVisible();
  await drawn(page);
  expect(errors).toEqual([]);
});

test('no text becomes a script, and no worker comes from elsewhere: both go through the page’s own rules', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'Trusted Types are not in every browser');
  await open(page);
  const refused = await page.evaluate(() => {
    const isRefused = (what: () => unknown): boolean => {
      try {
        what();
        return false;
      } catch (error) {
        return error instanceof TypeError;
      }
    };
    return {
      html: isRefused(() => (document.createElement('div').innerHTML = '<b>text</b>')),
      worker: isRefused(() => new Worker('https://example.org/worker.js')),
      policy: isRefused(() =>
        (
          window as unknown as { trustedTypes: { createPolicy(name: string, of: object): void } }
        ).trustedTypes.createPolicy('another', {}),
      ),
    };
  });
  expect(refused).toEqual({ html: true, worker: true, policy: true });
});

test('the figure of an export is drawn under these rules @long', async ({ page }) => {
  const errors = watchForErrors(page);
  await pausedAt(page, 0.5);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(page.locator('.export-preview > svg')).toBeVisible();
  expect(errors).toEqual([]);
});

for (const [address, long] of [
  ['#/nowhere', ''] as const,
  ...['#/embed/', '#nonsense', '#/embedx', '#/papersx', '#/play/x'].map((each) => [each, ' @long'] as const),
])
  test(`the unknown address ${address} says so in one line and offers the default${long}`, async ({ page }) => {
    await page.goto(`./${address}`);
    await expect(news(page)).toContainText(/has no part called|cannot be opened/);
    await expect(news(page).getByRole('button', { name: 'Open the default' })).toBeVisible();
  });

async function without(page: Page, script: string): Promise<void> {
  await page.addInitScript({ content: script });
}

for (const [what, script] of [
  ['lacks', 'delete window.Worker'],
  ['refuses', 'window.Worker = class { constructor() { throw new DOMException("", "SecurityError") } }'],
] as const)
  for (const address of ['', '#/play?preset=yang2000-f12'])
    test(`a browser that ${what} workers is told apart from a run that stopped, at “${address}”${what === 'refuses' && address === '' ? '' : ' @long'}`, async ({
      page,
    }) => {
      await without(page, script);
      await page.goto(`./${address}`);
      await expect(news(page)).toContainText('The engine did not start: it runs in a Web Worker');
      await drawn(page);
      await expect(news(page).getByRole('button', { name: 'Reload' })).toBeVisible();
    });

test('what fails while the page is drawn leaves a line and two ways on, never a blank page', async ({ page }) => {
  await without(
    page,
    'const real = matchMedia; window.matchMedia = (query) => { if (query.includes("width")) throw new Error("none"); return real(query); };',
  );
  await page.goto('./#/play?preset=yang2000-f12');
  await expect(page.getByRole('alert')).toContainText('What you had is kept');
  await expect(page).toHaveURL(/preset=yang2000-f12/);
  await expect(page.getByRole('link', { name: 'start again' })).toBeVisible();
});

test('the built page holds the terms of every library and font that it is made of', async ({ request }) => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
  const text = async (path: string): Promise<string> => (await request.get(`./${path}`)).text();
  const [libraries, fonts] = [await text('licenses.md'), await text('font-licenses.txt')];
  for (const [name, version] of Object.entries(dependencies)) {
    const [font] = /(?<=^@fontsource-variable\/).*/.exec(name) ?? [];
    if (font) expect(fonts).toMatch(new RegExp(`^${font}\\n\\n.*copyright`, 'ims'));
    else expect(libraries).toContain(`## ${name} - ${version}`);
  }
});

test('every part of the built page can be fetched and begins without a fault', async ({ page, baseURL }) => {
  const parts = readdirSync(new URL('../../dist/assets', import.meta.url)).filter((name) =>
    /^(?!.*worker).*\.js$/.test(name),
  );
  expect(parts.length).toBeGreaterThan(50);
  await page.goto(baseURL!);
  await drawn(page);
  const failed = await page.evaluate(
    async (addresses) => {
      const reasons: string[] = [];
      for (const address of addresses)
        await import(address).catch((error: unknown) => reasons.push(`${address}: ${String(error)}`));
      return reasons;
    },
    parts.map((name) => `./assets/${name}`).map((path) => new URL(path, baseURL).href),
  );
  expect(failed).toEqual([]);
});
