/** Between the opening of a run and its first report the one before is still on show: nothing of where that stood is said of the other. */
import { expect, test, vi } from 'vitest';
import { openBeside } from '../../src/link/page-view.ts';
import { RunClient } from '../../src/run/client.ts';
import { AT_THE_START, type PageState } from '../../src/player/state.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { scenarioWith } from '../support/scenario.ts';
import { Bench } from './support/direct-worker.ts';

const scenarioOf = (seed: number): Scenario =>
  scenarioWith({
    duration: 10,
    seed,
    path: [{ rate: 2e6, delay: 0.02, queue: { kind: 'droptail', limit: 20 } }],
    flows: [{ id: 'tcp', scheme: { kind: 'tcp' } }],
  });

/** A run at its end, on a worker that takes its time over commands. */
function ended(): Bench {
  const bench = new Bench(scenarioOf(1), null, true);
  bench.player.seek(10);
  bench.pass(2_000);
  expect(bench.player.state).toMatchObject({ now: 10, known: 10, finished: { summary: {} } });
  return bench;
}

const standing = ({ now, known, reached, finished }: PageState): object => ({ now, known, reached, finished });

test('a run that is opened after another stands at its start at once, and at every frame until it begins', () => {
  const { player, pass } = ended();
  const { series } = player;
  player.open(scenarioOf(2), false, null);
  let frames = 0;
  for (; player.series === series; frames++) {
    expect(standing(player.state)).toEqual(AT_THE_START);
    pass(10);
  }
  expect(frames).toBeGreaterThan(1);
  expect(standing(player.state)).toEqual(AT_THE_START);
  player.seek(10);
  pass(2_000);
  expect(player.state).toMatchObject({ now: 10, known: 10, finished: { summary: {} } });
});

test('a run that the engine refuses leaves the one on show standing where it stood', () => {
  const bench = ended();
  const before = standing(bench.player.state);
  bench.player.open({ ...scenarioOf(2), duration: -1 }, false, null);
  bench.pass(500);
  expect(bench.player.state.notice).toMatchObject({ kind: 'refused' });
  expect(standing(bench.player.state)).toEqual(before);
});

test('two runs that are opened after a long one are computed once each, from their start', async () => {
  const { player, pass } = ended();
  const loads = vi.spyOn(RunClient.prototype, 'load');
  player.open(scenarioOf(2), false, null);
  await openBeside(player, scenarioOf(3), false, () => true);
  pass(500);
  expect(loads.mock.calls.map(([{ seed }, play, time]) => [seed, play, time])).toEqual([
    [2, false, 0],
    [3, false, 0],
  ]);
  expect(player.state).toMatchObject({ name: 'B', scenario: { seed: 3 }, now: 0, other: { scenario: { seed: 2 } } });
  expect([player.series, player.otherRun!.series].map(({ scenario }) => scenario.seed)).toEqual([3, 2]);
});
