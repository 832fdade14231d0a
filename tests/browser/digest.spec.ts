/** A run is a function of its scenario: the same bits in Node and, by the very worker file that ships, in each browser. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import type { Change, Scenario, TimedEvent } from '../../workers/engine/scenario/types.ts';
import { Simulation } from '../../workers/engine/simulation.ts';
import type { Command, Report } from '../../workers/live/protocol.ts';

const root = join(import.meta.dirname, '..', '..');
const assets = join(root, 'dist', 'assets');

/** The scenarios made for this test, and those that the page offers. */
const scenarios = ['tests/scenarios', 'public/scenarios'].flatMap((directory) =>
  readdirSync(join(root, directory))
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ name: name.replace(/\.json$/, ''), path: join(root, directory, name) })),
);

function digestInNode(input: unknown): string {
  const simulation = new Simulation(normalizeScenario(input));
  simulation.runUntil(simulation.scenario.duration);
  return simulation.digest();
}

/** Address of the live worker within the built page. */
function builtWorker(): string {
  const files = readdirSync(assets).filter((name) => /^live\.worker-.*\.js$/.test(name));
  expect(files, 'the build has one live worker').toHaveLength(1);
  return `assets/${files[0]}`;
}

interface Played {
  digest: string;
  /** What was changed while it ran. */
  events: TimedEvent[];
}

/**
 * Plays a scenario in a worker from its beginning to its end, as the page does, and makes the changes at the first
 * frames that arrive. Runs in the browser.
 */
function playInWorker([url, scenario, changes]: [string, unknown, Change[]]): Promise<Played> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(url, { type: 'module' });
    const send = (command: Command): void => worker.postMessage(command);
    const events: TimedEvent[] = [];
    worker.onerror = (event) => reject(new Error(`the worker failed: ${event.message ?? 'it did not load'}`));
    worker.onmessage = ({ data: report }: MessageEvent<Report>) => {
      if (report.type === 'loaded') {
        send({ type: 'speed', speed: null });
        send({ type: 'play' });
      } else if (report.type === 'frames') {
        for (const change of changes.splice(0)) send({ type: 'change', change });
        send({ type: 'credit', blocks: 1 });
      } else if (report.type === 'changed') {
        events.push(report.event);
      } else if (report.type === 'finished') {
        worker.terminate();
        resolve({ digest: report.digest, events });
      } else if (report.type === 'refused' || report.type === 'failed') {
        worker.terminate();
        reject(new Error(JSON.stringify(report)));
      }
    };
    send({ type: 'load', run: 1, scenario });
  });
}

async function playInBrowser(page: Page, scenario: unknown, changes: Change[] = []): Promise<Played> {
  // A file shown as text: a page of the same origin on which nothing else computes.
  await page.goto('scenarios/yang2000-f12.json');
  const worker = new URL(`../${builtWorker()}`, page.url()).href;
  return page.evaluate(playInWorker, [worker, scenario, changes] as [string, unknown, Change[]]);
}

test.describe('a run has the same bits in Node and in the browser', () => {
  test('there are scenarios to compare', () => expect(scenarios.length).toBeGreaterThanOrEqual(5));

  for (const { name, path } of scenarios) {
    test(name, async ({ page }) => {
      const scenario: unknown = JSON.parse(readFileSync(path, 'utf8'));
      const { digest } = await playInBrowser(page, scenario);
      expect(digest).toMatch(/^[0-9a-f]{8,}$/);
      expect(digest).toBe(digestInNode(scenario));
    });
  }
});

test('a run with changes made live is replayed, bit by bit, by the scenario with those changes as events', async ({
  page,
}) => {
  const scenario = JSON.parse(
    readFileSync(join(root, 'tests/scenarios/square-wave-and-changes.json'), 'utf8'),
  ) as Scenario;
  const { digest, events } = await playInBrowser(page, scenario, [
    { do: 'drop', group: 'tcp', flow: 0, count: 3 },
    { do: 'rate', hop: 0, rate: 3_000_000 },
  ]);
  expect(events).toMatchObject([{ do: 'drop' }, { do: 'rate' }]);
  expect(digest).not.toBe(digestInNode(scenario));
  expect(digest).toBe(digestInNode({ ...scenario, events: [...scenario.events, ...events] }));
});
