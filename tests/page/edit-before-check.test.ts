/** The page fetches its check of scenarios after the first view: until then the engine refuses. No other file's test may have fetched it. */
import { expect, test } from 'vitest';
import { fetchCheck } from '../../src/player/check-edit.ts';
import { defaultScenario } from '../../src/scenario/default.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { Bench } from './support/direct-worker.ts';

test('an edit that breaks a rule is refused by the page, and before the page has its check by the engine: the run goes on', async () => {
  const scenario = defaultScenario();
  const broken = (old: Scenario): Scenario => ({ ...old, duration: -1 });
  const { player, pass } = new Bench(scenario, 10);
  player.togglePlay(true);
  pass(500);
  expect(player.edit('the duration', broken)).toBe(true);
  pass(500);
  expect(player.state.notice).toMatchObject({ kind: 'refused' });
  expect(player.state.notice!.text).toMatch(/^duration: .* Nothing was changed\.$/);
  expect(player.state.scenario).toEqual(scenario);
  const { time } = player;
  pass(500);
  expect(player.time).toBeGreaterThan(time);
  await fetchCheck();
  expect(player.edit('the duration', broken)).toBe(false);
  expect(player.refusalOf(broken)).toMatch(/^duration: /);
  expect(player.state.scenario).toEqual(scenario);
});
