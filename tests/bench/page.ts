/**
 * How smoothly the built page runs, read from Chromium itself:
 *
 *   npm run bench:page [-- --doc] [-- --evidence]
 *
 * The tasks of a first visit; frame times and tasks while runs play live at 1440x900, also with the processor slowed four
 * times, with what of a frame is the main thread's own processor time; what memory an hour of simulated time takes, and
 * how long it takes until the picture of another time stands; and of the first page and all scenes, how much of the
 * screen the charts have, and how much the words over the picture. `--doc` writes the tables into docs/performance.md.
 * `--evidence` measures the last alone. Never fails on a time: that is for people to judge.
 */
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { encodeHash } from '../../src/link/codec.ts';
import { scenes } from '../../src/scenes/index.ts';
import { evidenceOf, SCREENS } from '../browser/support/evidence.ts';
import { findChromium } from '../tools/browsers.mjs';
import { serve } from '../tools/static-server.mjs';
import { writeIntoDocument } from './document.ts';
import { framesOf, TRACED_CATEGORIES, tasksOf, tasksOfFirstVisit } from './tasks.ts';
import { scenarioWith } from '../support/scenario.ts';

const SIZE = { width: 1440, height: 900 };
/** Screen of the first visit, and for how long it is measured, ms. */
const OPENING = { width: 1366, height: 768 };
const OPENING_MS = 6_000;
/** Wall time traced from the start of the browser on, s, and how often. */
const TRACED = 12;
const VISITS = 3;
/** Of a slow machine: its processor is slower by this factor. */
const SLOW = 4;
/** Wall time measured of each case, ms. */
const MEASURED_MS = 10_000;

interface Case {
  name: string;
  /** Slowed down too. */
  slow?: boolean;
  /** null is the first scene. */
  flows: number | null;
  /** Place of the speed slider: 2 is 1/20, 6 is 1, 8 is 5 times real time, 13 as fast as it goes; null leaves it. */
  speed: number | null;
}

const CASES: Case[] = [
  { name: 'the first scene', flows: null, speed: null, slow: true },
  { name: '16 flows, 1/20 of real time, packet by packet', flows: 16, speed: 2 },
  { name: '16 flows, real time', flows: 16, speed: 6, slow: true },
  { name: '16 flows, 5 times real time', flows: 16, speed: 8, slow: true },
  { name: '16 flows, as fast as it goes', flows: 16, speed: 13, slow: true },
  { name: '64 flows, real time', flows: 64, speed: 6 },
  { name: '64 flows, 5 times real time', flows: 64, speed: 8 },
];

interface Smoothness {
  /** Frames per second, and 99th percentile of the time between two, ms. */
  perSecond: number;
  p99: number;
  /** Main-thread tasks of more than 50 ms of wall time. */
  longTasks: number;
  /** Processor time of the main thread in a frame: median and 95th percentile, ms; of the median frame's, what its layers took. */
  work: number;
  p95: number;
  layers: number;
  /** Processor time of the main thread's longest task, ms. */
  longest: number;
  /** Frames that came late, and those among them in which the main thread itself worked longer than a frame lasts. */
  late: number;
  byMain: number;
}

/** What a frame lasts at 60 a second, ms; a frame is late if the next one comes after half as much again. */
const FRAME_MS = 1000 / 60;
const LATE_MS = 1.5 * FRAME_MS;

function linkOf(flows: number, duration = 600): Promise<string> {
  const half = flows / 2;
  return encodeHash(
    scenarioWith({
      seed: 1,
      duration,
      warmup: 20,
      path: [{ rate: 10e6, delay: 0.02, queue: { kind: 'droptail', limit: 60 } }],
      flows: [
        { id: 'tcp', scheme: { kind: 'tcp' }, count: half, startJitter: 0.5, rttCv: 0.1 },
        { id: 'tfrc', scheme: { kind: 'tfrc' }, count: half, startJitter: 0.5, rttCv: 0.1 },
      ],
      traffic: [{ kind: 'cbr', wave: 'square', high: 4e6, low: 0, on: 10, off: 10 }],
    }),
  );
}

async function smoothness(page: Page): Promise<Smoothness> {
  await browser.startTracing(page, { categories: TRACED_CATEGORIES });
  const seen = await page.evaluate(
    (span) =>
      new Promise<{ gaps: number[]; long: number }>((resolve) => {
        const gaps: number[] = [];
        let long = 0;
        new PerformanceObserver((list) => (long += list.getEntries().length)).observe({ type: 'longtask' });
        const begun = performance.now();
        let last = begun;
        const frame = (now: number): void => {
          gaps.push(now - last);
          last = now;
          if (now - begun < span) requestAnimationFrame(frame);
          else resolve({ gaps: gaps.slice(1), long });
        };
        requestAnimationFrame(frame);
      }),
    MEASURED_MS,
  );
  const trace = (await browser.stopTracing()).toString();
  const frames = framesOf(trace);
  const gaps = seen.gaps.toSorted((a, b) => a - b);
  const work = frames.map((frame) => frame.work).toSorted((a, b) => a - b);
  const layers = frames.map((frame) => frame.layers).toSorted((a, b) => a - b);
  const late = frames.filter(({ span }) => span > LATE_MS);
  const at = (list: readonly number[], part: number): number => list[Math.floor(part * list.length)] ?? 0;
  return {
    perSecond: (1000 * gaps.length) / gaps.reduce((total, one) => total + one, 0),
    p99: at(gaps, 0.99),
    longTasks: seen.long,
    work: at(work, 0.5),
    p95: at(work, 0.95),
    layers: at(layers, 0.5),
    longest: tasksOf(trace)[0] ?? 0,
    late: late.length,
    byMain: late.filter((frame) => frame.work > FRAME_MS).length,
  };
}

async function metrics(client: CDPSession): Promise<Record<string, number | undefined>> {
  const { metrics: list } = await client.send('Performance.getMetrics');
  return Object.fromEntries(list.map(({ name, value }) => [name, value]));
}

/** How far things move on the page during a first visit: its cumulative layout shift. */
async function layoutShift(): Promise<number> {
  const context = await browser.newContext({ viewport: OPENING, reducedMotion: 'no-preference' });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      const seen = { shift: 0 };
      Object.assign(globalThis, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) seen.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(server.url);
    await page.waitForTimeout(OPENING_MS);
    return await page.evaluate(() => (globalThis as unknown as { seen: { shift: number } }).seen.shift);
  } finally {
    await context.close();
  }
}

/** How much of each screen shows the run: charts and words in parts of the window's height, the lowest plot in px. */
async function evidence(): Promise<string[]> {
  const context = await browser.newContext();
  try {
    // What runs this file marks functions with their names, also those that are sent to the page.
    await context.addInitScript('globalThis.__name = (named) => named;');
    const page = await context.newPage();
    const table = [
      `| charts, words over the picture (% of the window's height), lowest row (px) | ${SCREENS.map(({ name }) => name).join(' | ')} |`,
      `| --- |${' ---: |'.repeat(SCREENS.length)}`,
    ];
    for (const [name, hash] of [['the first page', ''], ...scenes.map(({ id }) => [id, `#/scene/${id}`])] as const) {
      await page.goto('about:blank');
      await page.goto(server.url + hash);
      await page.locator('.row-stop[style]').first().waitFor({ state: 'attached' });
      const cells: string[] = [];
      for (const screen of SCREENS) {
        await page.setViewportSize(screen);
        if (screen.presenting) await page.keyboard.press('p');
        await page.waitForTimeout(500);
        const { charts, words, row, rows } = await evidenceOf(page);
        cells.push(`${(100 * charts).toFixed(0)}, ${(100 * words).toFixed(0)}, ${row.toFixed(0)} of ${rows}`);
      }
      table.push(`| ${name} | ${cells.join(' | ')} |`);
      console.log(table.at(-1));
    }
    return table;
  } finally {
    await context.close();
  }
}

/** MB of the page's own heap, after a collection. The worker's is not in it. */
async function heap(client: CDPSession): Promise<number> {
  await client.send('HeapProfiler.collectGarbage');
  return (await metrics(client)).JSHeapUsedSize! / 1e6;
}

async function clock(page: Page): Promise<number> {
  return Number.parseFloat((await page.locator('.clock b').textContent()) ?? '');
}

/** ms from the press on the overview until the clock and the charts show that time. */
async function seekTime(page: Page, part: number): Promise<number> {
  const box = (await page.getByRole('slider', { name: 'Time on show' }).boundingBox())!;
  const begun = performance.now();
  await page.mouse.click(box.x + 7 + part * (box.width - 14), box.y + box.height / 2);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return performance.now() - begun;
}

const { values } = parseArgs({
  options: { doc: { type: 'boolean', default: false }, evidence: { type: 'boolean', default: false } },
});
const server = await serve(fileURLToPath(new URL('../../dist', import.meta.url)), 0);
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
const lines: string[] = [];
try {
  const seen = await evidence();
  if (values.doc) writeIntoDocument('evidence', seen.join('\n'));
  if (!values.evidence) await measureTimes();
} finally {
  server.close();
  // A browser that does not answer any more ends with this process.
  await Promise.race([browser.close(), new Promise((resolve) => setTimeout(resolve, 5_000))]);
}
process.exit();

/** First visit, frames, memory and seeking. */
async function measureTimes(): Promise<void> {
  const context = await browser.newContext({ viewport: SIZE, reducedMotion: 'no-preference' });
  // What runs this file marks functions with their names, also those that are sent to the page.
  await context.addInitScript('globalThis.__name = (named) => named;');
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Performance.enable');
  const open = async (hash: string, speed: number | null): Promise<void> => {
    await page.goto('about:blank');
    await page.goto(server.url + hash);
    if (speed !== null) await page.getByLabel('Speed').fill(String(speed));
    await page.waitForTimeout(3_000);
  };
  const visits: number[] = [];
  for (let visit = 0; visit < VISITS; visit++)
    visits.push(
      (await tasksOfFirstVisit(executablePath ?? chromium.executablePath(), server.url, OPENING, TRACED))[0]!,
    );
  const longestTask = visits.toSorted((a, b) => a - b)[Math.floor(VISITS / 2)]!;
  lines.push(
    `| a first visit at ${OPENING.width}x${OPENING.height} | |`,
    '| --- | ---: |',
    `| layout shift | ${(await layoutShift()).toFixed(3)} |`,
    `| longest task, processor time, median of ${VISITS} visits | ${longestTask.toFixed(0)} ms |`,
    `| on a processor ${SLOW} times slower | ${(SLOW * longestTask).toFixed(0)} ms |`,
    '',
    '| live play at 1440x900 | frames per second | 99th percentile | tasks over 50 ms | main thread per frame: median | 95th percentile | canvases in it, median | its longest task | late frames | by the main thread |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
  );
  for (const { name, flows, speed, slow = false } of CASES)
    for (const rate of slow ? [1, SLOW] : [1]) {
      await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      // Long enough to be still at it when the measuring ends.
      await open(flows === null ? '' : await linkOf(flows, speed === 13 ? 20_000 : 600), speed);
      await client.send('Emulation.setCPUThrottlingRate', { rate });
      const seen = await smoothness(page);
      const times = [seen.work, seen.p95, seen.layers, seen.longest].map((ms) => `${ms.toFixed(1)} ms`);
      lines.push(
        `| ${name}${rate > 1 ? `, processor slowed ${rate} times` : ''} | ${seen.perSecond.toFixed(1)} | ${seen.p99.toFixed(1)} ms | ${seen.longTasks} | ${times.join(' | ')} | ${seen.late} | ${seen.byMain} |`,
      );
      console.log(lines.at(-1));
    }
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  lines.push('', '| an hour of simulated time, 4 flows, as fast as it goes | |', '| --- | ---: |');
  await open(await linkOf(4, 3_600), 13);
  for (const part of [0.25, 0.5, 0.75, 1]) {
    while ((await clock(page)) < part * 3_600 - 0.01) await page.waitForTimeout(50);
    lines.push(`| page's heap at ${part * 60} min, samples not counted | ${(await heap(client)).toFixed(1)} MB |`);
    console.log(lines.at(-1));
  }
  for (const part of [0.5, 0.1, 0.9]) {
    lines.push(
      `| a press at ${part * 60} min, until its charts stand | ${(await seekTime(page, part)).toFixed(0)} ms |`,
    );
    console.log(lines.at(-1));
  }
  const text = [
    `${browser.version() ? `Chromium ${browser.version()}` : 'Chromium'}, without a graphics card, ${cpus().length} cores of ${cpus()[0]!.model.replace(/\s+/g, ' ')}.`,
    '',
    ...lines,
  ].join('\n');
  console.log(`\n${text}`);
  if (values.doc) writeIntoDocument('page', text);
}
