/**
 * How soon “why?” is answered on the built page, in Chromium:
 *
 *   npm run bench:why [-- --doc] [-- --case 2]
 *
 * A run of 300 s is played to its end as fast as it goes; then W is pressed near its end, middle and start: from the press until
 * the chain's lines stand in the document, and what the main thread did meanwhile. With the narrator off the run is computed again
 * up to the time that is on show. Never fails on a time: that is for people to judge.
 */
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { encodeHash } from '../../src/link/codec.ts';
import { findChromium } from '../tools/browsers.mjs';
import { serve } from '../tools/static-server.mjs';
import { writeIntoDocument } from './document.ts';
import { scenarioWith } from '../support/scenario.ts';

const SIZE = { width: 1440, height: 900 };
const DURATION = 300;
/** Where in the run is asked, in parts of it. */
const PARTS = [0.998, 0.5, 0.05, 0.5];
/** Place of the speed slider: as fast as it goes. */
const FASTEST = 13;

interface Case {
  name: string;
  kinds: readonly string[];
  flows: number;
  /** bit/s */
  rate: number;
  /** The narrator is off: nobody asks before the press, and nothing has been recorded. */
  quiet?: boolean;
}

const CASES: Case[] = [
  { name: '4 flows, 10 Mbit/s', kinds: ['tcp', 'tfrc'], flows: 4, rate: 10e6 },
  { name: '16 flows, 10 Mbit/s', kinds: ['tcp', 'tfrc'], flows: 16, rate: 10e6 },
  { name: '64 flows, 10 Mbit/s', kinds: ['tcp', 'tfrc'], flows: 64, rate: 10e6 },
  { name: '4 flows, 10 Mbit/s, narrator off', kinds: ['tcp', 'tfrc'], flows: 4, rate: 10e6, quiet: true },
  { name: '16 flows, 10 Mbit/s, narrator off', kinds: ['tcp', 'tfrc'], flows: 16, rate: 10e6, quiet: true },
  { name: '16 flows, 100 Mbit/s', kinds: ['tcp', 'bbr'], flows: 16, rate: 100e6 },
  { name: '64 flows, 100 Mbit/s', kinds: ['cubic', 'bbr'], flows: 64, rate: 100e6 },
];

interface Answer {
  /** s */
  at: string;
  /** ms from the press to the chain, and the longest task of the main thread meanwhile. */
  shown: number;
  longest: number;
}

function linkOf({ kinds, flows, rate }: Case): Promise<string> {
  return encodeHash(
    scenarioWith({
      seed: 1,
      duration: DURATION,
      warmup: 0,
      path: [{ rate, delay: 0.02, queue: { kind: 'droptail', limit: Math.max(60, rate / 400e3) } }],
      flows: kinds.map((kind) => ({ scheme: { kind }, count: flows / kinds.length, startJitter: 0.5, rttCv: 0.1 })),
    }),
  );
}

/** What is measured within the page. */
interface Seen {
  pressed: number;
  shown: number;
  longest: number;
}

async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { pressed: 0, shown: 0, longest: 0 };
    Object.assign(globalThis, { seen });
    const press = (event: Event): void => void Object.assign(seen, { pressed: event.timeStamp, shown: 0, longest: 0 });
    addEventListener('keydown', press, true);
    const look = (): void => {
      if (seen.shown === 0 && document.querySelector('.why ol li')) seen.shown = performance.now();
    };
    addEventListener('DOMContentLoaded', () =>
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true }),
    );
    new PerformanceObserver((list) => {
      for (const { duration, startTime } of list.getEntries())
        if (startTime + duration > seen.pressed) seen.longest = Math.max(seen.longest, duration);
    }).observe({ type: 'longtask' });
  });
}

const chain = (page: Page) => page.locator('.why');

/** Go to that part of the run, and ask why about the chosen flow there. */
async function pressAt(page: Page, part: number): Promise<Answer> {
  const bar = page.locator('.overview canvas').first();
  const box = (await bar.boundingBox())!;
  await bar.click({ position: { x: 1 + part * (box.width - 2), y: box.height / 2 } });
  // What going there has the worker compute again is over before the press.
  await page.waitForTimeout(1_500);
  await page.keyboard.press('w');
  await chain(page).locator('ol li').first().waitFor({ timeout: 60_000 });
  await page.waitForTimeout(300);
  const { shown, pressed, longest } = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
  const title = (await chain(page).locator('h2').textContent())!;
  await chain(page).getByRole('button', { name: 'Close' }).click();
  await page.waitForTimeout(500);
  return { at: /([\d.]+)\s+s\?$/.exec(title)![1]!, shown: shown - pressed, longest };
}

const { values } = parseArgs({ options: { doc: { type: 'boolean', default: false }, case: { type: 'string' } } });
const server = await serve(fileURLToPath(new URL('../../dist', import.meta.url)), 0);
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
const lines = [
  `Chromium ${browser.version()}, ${cpus().length} cores of ${cpus()[0]!.model.replace(/\s+/g, ' ')}, a run of ${DURATION} s.`,
  '',
  '| run | press at | until its chain stands | longest task of the main thread |',
  '| --- | ---: | ---: | ---: |',
];
try {
  for (const each of values.case ? [CASES[Number(values.case)]!] : CASES) {
    const context = await browser.newContext({ viewport: SIZE });
    // What runs this file marks functions with their names, also those that are sent to the page.
    await context.addInitScript('globalThis.__name = (named) => named;');
    const page = await context.newPage();
    await watch(page);
    await page.goto(server.url + (await linkOf(each)));
    if (each.quiet) await page.getByLabel('Narrator off').click();
    await page.getByLabel('Speed').fill(String(FASTEST));
    const clock = page.locator('.clock b');
    while (Number.parseFloat((await clock.textContent()) ?? '') < DURATION - 0.01) await page.waitForTimeout(100);
    for (const part of PARTS) {
      const { at, shown, longest } = await pressAt(page, part);
      const task = longest > 0 ? `${longest.toFixed(0)} ms` : 'under 50 ms';
      lines.push(`| ${each.name} | ${at} s | ${shown.toFixed(0)} ms | ${task} |`);
      console.log(lines.at(-1));
    }
    await context.close();
  }
  const text = lines.join('\n');
  console.log(`\n${text}`);
  if (values.doc) writeIntoDocument('why', text);
} finally {
  server.close();
  await browser.close();
}
