/**
 * The heaviest scenarios that a link may hold, on the built page in Chromium:
 *
 *   npm run bench:heavy [-- CASE ...]
 *
 * Each is played for a minute as fast as it goes. Prints the memory of the process that holds the page and its workers (its
 * proportional share, from /proc: Linux only), at most, and how long each control takes to answer. Judges nothing.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { encodeHash } from '../../src/link/codec.ts';
import { defaultScenario } from '../../src/scenario/default.ts';
import { weightOf } from '../../src/player/check-scenario.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import { findChromium } from '../tools/browsers.mjs';
import { serve } from '../tools/static-server.mjs';

const PLAYED_MS = 60_000;
/** At most, for a whole hour of simulated time. */
const HOUR_MS = 600_000;
const HOUR = 'the first scene for an hour';

const flood = (delay: number, duration: number) => ({
  version: 1,
  duration,
  path: [{ rate: null, delay }],
  flows: [{}],
  traffic: [{ kind: 'cbr', high: 66e6, packetSize: 40 }],
});
const droptail = (rate: number, limit: number) => ({ rate, delay: 0.02, queue: { kind: 'droptail', limit } });
const crowd = { path: [droptail(100e6, 1_000)], flows: Array.from({ length: 64 }, () => ({ count: 31 })) };

/** One scenario, or two beside each other. */
const CASES: Record<string, object[]> = {
  [HOUR]: [{ ...defaultScenario(), duration: 3_600 }],
  'a million packets on a link, without a press': [flood(4.6, 4_000)],
  'two million packets on a link': [flood(10, 4_000)],
  'two million packets in queues': [
    {
      version: 1,
      duration: 2_000,
      path: [droptail(10e6, 1_000_000), { rate: 9e6, delay: 0.02, queue: { kind: 'codel', limit: 1_000_000 } }],
      flows: [{}],
      traffic: [{ kind: 'cbr', high: 100e6, packetSize: 40 }],
    },
  ],
  'windows of 100,000 packets': [
    {
      version: 1,
      duration: 300,
      path: [{ rate: 100e9, delay: 0.1, queue: { kind: 'droptail', limit: 1_000_000 } }],
      transport: { maxWindow: 100_000 },
      flows: [{ count: 5 }],
    },
  ],
  '28 million samples of a flow': [
    { version: 1, duration: 2_800, sample: 1e-4, path: [droptail(10e6, 60)], flows: [{}] },
  ],
  'samples of 1,984 flows in 64 groups': [{ version: 1, duration: 3_300, sample: 0.1, ...crowd }],
  '32 hops, 1,984 flows, 32 sources': [
    {
      version: 1,
      duration: 600,
      path: Array.from({ length: 16 }, () => ({ rate: 100e6, delay: 0.01, queue: { kind: 'red', limit: 1_000 } })),
      reverse: Array.from({ length: 16 }, () => ({ rate: 100e6, delay: 0.01, queue: { kind: 'pie', limit: 1_000 } })),
      flows: Array.from({ length: 64 }, (_, index) => ({ count: 31, enter: index % 8, leave: 8 + (index % 8) })),
      traffic: Array.from({ length: 32 }, (_, index) => ({
        kind: 'cbr',
        high: 1e6,
        enter: index % 16,
        leave: index % 16,
      })),
    },
  ],
  '5,500 changes of a rate at one time, 90,000 packets waiting': [
    {
      version: 1,
      duration: 60,
      path: [droptail(1e6, 90_000)],
      flows: [{}],
      traffic: [{ kind: 'cbr', high: 50e6, packetSize: 40 }],
      events: Array.from({ length: 5_500 }, (_, index) => ({ at: 5, do: 'rate', hop: 0, rate: 1e6 + (index % 2) })),
    },
  ],
  'packets and samples': [{ ...flood(9, 3_000), sample: 0.1, flows: [{ count: 600, transport: { maxWindow: 20 } }] }],
  'two runs of a million packets and many samples': [
    { ...flood(3.9, 3_000), sample: 0.02, flows: [{ count: 20, transport: { maxWindow: 20 } }] },
    { ...flood(3.9, 3_000), seed: 2, sample: 0.02, flows: [{ count: 20, transport: { maxWindow: 20 } }] },
  ],
};

/** Each control by name: what a reader does, and what shows that the page has answered. Run in the page. */
const CONTROLS: readonly [string, string, string][] = [
  ['pause', `button('Pause')?.click()`, `button('Play') || button('Play again from the start')`],
  ['to the start', `key(overview(), 'Home')`, `clock() === 0`],
  ['to the end of what is known', `key(overview(), 'End')`, `clock() > 0`],
  ['theme', `(then = theme(), button('Switch between light and dark').click())`, `theme() !== then`],
  ['Share', `button('Share').click()`, `dialog()`],
  ['close', `dialog().close()`, `!dialog()`],
  ['Open', `button('Open').click()`, `dialog()`],
  ['close', `dialog().close()`, `!dialog()`],
  ['play', `(button('Play') ?? button('Play again from the start')).click()`, `button('Pause')`],
  ['a slider', `(then = news(), slide())`, `news() !== then`],
  ['undo', `(then = range().value, button('Undo').click())`, `range().value !== then`],
];

/** What those lines use. */
const IN_PAGE = `
var then;
var name = (of) => (of.ariaLabel ?? of.textContent).trim();
var button = (wanted) => [...document.querySelectorAll('button')].find((of) => name(of) === wanted && !of.disabled);
var overview = () => document.querySelector('canvas[role=slider]');
var key = (at, pressed) => at.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true }));
var clock = () => Number.parseFloat(document.querySelector('.clock b')?.textContent ?? '-1');
var theme = () => document.documentElement.dataset.theme;
var dialog = () => document.querySelector('dialog[open]');
var news = () => document.querySelector('.news').textContent;
var range = () => document.querySelector('.rail input[type=range]');
var slide = () => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(range(), Number(range().value) - 60);
  range().dispatchEvent(new Event('input', { bubbles: true }));
};
var answered = async (done) => {
  const end = performance.now() + 30000;
  while (!done() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 5));
  return Boolean(done());
};
`;

function inPage(page: Page, expression: string): Promise<unknown> {
  return page.evaluate(`(() => { ${IN_PAGE} return ${expression}; })()`);
}

/** ms from the deed until the page shows its answer; Infinity if it does not within 30 s. */
async function answer(page: Page, deed: string, shown: string): Promise<number> {
  const begun = performance.now();
  const done = await inPage(page, `(${deed}, answered(() => ${shown}))`);
  return done ? performance.now() - begun : Infinity;
}

/** MB of the largest process of this browser that draws pages: the page and its workers. */
function rendererMb(): number {
  const read = (id: number, file: string): string => {
    try {
      return readFileSync(`/proc/${id}/${file}`, 'utf8');
    } catch {
      // It has ended meanwhile.
      return '';
    }
  };
  const isOurs = (id: number): boolean =>
    id === process.pid || (id > 1 && isOurs(Number(/^PPid:\s+(\d+)/m.exec(read(id, 'status'))?.[1] ?? 0)));
  const sizes = readdirSync('/proc')
    .map(Number)
    .filter((id) => read(id, 'cmdline').includes('--type=renderer') && isOurs(id))
    .map((id) => Number(/^Pss: +(\d+) kB/m.exec(read(id, 'smaps_rollup'))?.[1] ?? 0) / 1e3);
  return Math.max(0, ...sizes);
}

async function measure(title: string, inputs: readonly object[], playedMs: number): Promise<string> {
  const [scenario, compare = null] = inputs.map(normalizeScenario);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference' });
  const page = await context.newPage();
  try {
    await page.goto(server.url + (await encodeHash(scenario!, null, { compare })));
    await page.getByRole('button', { name: /^(Play|Pause)$/ }).waitFor();
    await page.getByLabel('Speed').fill('13');
    await page.waitForTimeout(3_000);
    await inPage(page, `button('Play')?.click()`);
    let most = 0;
    const begun = performance.now();
    while (performance.now() - begun < playedMs) {
      await page.waitForTimeout(1_000);
      most = Math.max(most, rendererMb());
      if (await inPage(page, `Boolean(button('Play again from the start'))`)) break;
    }
    const reached = await inPage(page, 'clock()');
    const times: [string, number][] = [];
    for (const [name, deed, shown] of CONTROLS) {
      times.push([name, await answer(page, deed, shown)]);
      most = Math.max(most, rendererMb());
    }
    const [slowest, ms] = times.reduce((one, other) => (other[1] > one[1] ? other : one), ['', 0]);
    console.log(times.map(([name, taken]) => `${name} ${taken.toFixed(0)}`).join(', '));
    const bound = weightOf(compare ? [scenario!, compare] : [scenario!]) / 1e6;
    return `| ${title} | ${bound.toFixed(0)} MB | ${most.toFixed(0)} MB | ${Number(reached).toFixed(0)} s | ${slowest && `${slowest}: ${ms.toFixed(0)} ms`} |`;
  } finally {
    await context.close();
  }
}

const server = await serve(fileURLToPath(new URL('../../dist', import.meta.url)), 0);
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});
const wanted = process.argv.slice(2);
const lines = [
  '| played as fast as it goes | bound | at most | reached | slowest control |',
  '| --- | ---: | ---: | ---: | --- |',
];
try {
  for (const [title, scenarios] of Object.entries(CASES)) {
    if (wanted.length > 0 && !wanted.some((part) => title.includes(part))) continue;
    lines.push(await measure(title, scenarios, title === HOUR ? HOUR_MS : PLAYED_MS));
    console.log(lines.at(-1));
  }
} finally {
  await browser.close();
  server.close();
}
console.log(`\n${lines.join('\n')}`);
