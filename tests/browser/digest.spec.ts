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

/** On one page: each run has a worker of its own. */
async function playInBrowser(page: Page, scenario: unknown, changes: Change[] = []): Promise<Played> {
  if (!page.url().endsWith(PLAIN_PAGE)) await page.goto(PLAIN_PAGE);
  const worker = new URL(`../${builtWorker(scenario)}`, page.url()).href;
  return page.evaluate(playInWorker, [worker, scenario, changes] as [string, unknown, Change[]]);
}

test(`a run has the same bits in Node and in the browser: ${scenarios.length} scenarios and ${randomScenarios.length} random ones`, async ({
  page,
}) => {
  test.setTimeout(LONG ? 1_800_000 : 300_000);
  expect(scenarios.length).toBeGreaterThanOrEqual(5);
  const all = [
    ...scenarios.map(({ name, path }) => ({ name, scenario: readScenario(path) })),
    ...randomScenarios.map((scenario) => ({ name: JSON.stringify(scenario), scenario })),
  ];
  for (const { name, scenario } of all) {
    const { digest } = await playInBrowser(page, scenario);
    expect.soft(digest, name).toMatch(/^[0-9a-f]{16}$/);
    expect.soft(digest, name).toBe(digestInNode(scenario));
  }
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
