/** A run is a function of its scenario: the same bits in Node and, by the very worker file that ships, in each browser. */
import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import type { Change, Scenario } from '../../workers/engine/scenario/types.ts';
import {
  builtWorker,
  digestInNode,
  PLAIN_PAGE,
  type Played,
  playInWorker,
  randomScenarios,
  readScenario,
  scenarios,
} from './support/digests.ts';
import { LONG } from '../engine/support/long.ts';

async function playInBrowser(page: Page, scenario: unknown, changes: Change[] = []): Promise<Played> {
  await page.goto(PLAIN_PAGE);
  const worker = new URL(`../${builtWorker(scenario)}`, page.url()).href;
  return page.evaluate(playInWorker, [worker, scenario, changes] as [string, unknown, Change[]]);
}

test.describe('a run has the same bits in Node and in the browser', () => {
  test('there are scenarios to compare', () => expect(scenarios.length).toBeGreaterThanOrEqual(5));

  for (const { name, path } of scenarios) {
    test(name, async ({ page }) => {
      const scenario = readScenario(path);
      const { digest } = await playInBrowser(page, scenario);
      expect(digest).toMatch(/^[0-9a-f]{8,}$/);
      expect(digest).toBe(digestInNode(scenario));
    });
  }
});

test(`so have ${randomScenarios.length} random scenarios`, async ({ page }) => {
  test.setTimeout(LONG ? 1_800_000 : 300_000);
  const different: string[] = [];
  for (const scenario of randomScenarios)
    if ((await playInBrowser(page, scenario)).digest !== digestInNode(scenario))
      different.push(JSON.stringify(scenario));
  expect(different).toEqual([]);
});

test('a run with changes made live is replayed, bit by bit, by the scenario with those changes as events', async ({
  page,
}) => {
  const { path } = scenarios.find(({ name }) => name === 'square-wave-and-changes')!;
  const scenario = readScenario(path) as Scenario;
  const { digest, events } = await playInBrowser(page, scenario, [
    { do: 'drop', group: 'tcp', flow: 0, count: 3 },
    { do: 'rate', hop: 0, rate: 3_000_000 },
  ]);
  expect(events).toMatchObject([{ do: 'drop' }, { do: 'rate' }]);
  expect(digest).not.toBe(digestInNode(scenario));
  expect(digest).toBe(digestInNode({ ...scenario, events: [...scenario.events, ...events] }));
});
