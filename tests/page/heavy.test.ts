/** A run that needs much memory says so and waits for a press; two that need too much are not shown beside each other. */
import { beforeAll, expect, test } from 'vitest';
import { fetchCheck } from '../../src/player/check-edit.ts';
import { defaultScenario } from '../../src/scenario/default.ts';
import { scenarioWith } from '../support/scenario.ts';
import { Bench } from './support/direct-worker.ts';

/** Its source begins late: until then it costs little to run. */
const heavy = (limit: number, delay: number) =>
  scenarioWith({
    duration: 60,
    path: [{ rate: 1e9, delay, queue: { kind: 'droptail', limit } }],
    flows: [{}],
    traffic: [{ kind: 'cbr', high: 2e9, start: 50 }],
  });

beforeAll(fetchCheck);

test('a heavy run is opened, says what it needs, and is not begun before somebody presses play', () => {
  const { player, ...bench } = benchWith(heavy(900_000, 1));
  expect(player.state).toMatchObject({ playing: false, notice: { kind: 'heavy' }, scenario: { duration: 60 } });
  expect(player.state.notice!.text).toMatch(/^This run needs up to \d+ MB of memory/);
  expect([player.run.head, player.time]).toEqual([0, 0]);
  player.togglePlay();
  bench.pass(500);
  expect(player.state).toMatchObject({ playing: true, notice: null });
  expect(player.time).toBeGreaterThan(0);
});

test('a light one begins at once, and so does a heavy one that becomes light', () => {
  const { player, ...bench } = benchWith(heavy(900_000, 1));
  expect(player.edit('the queue', () => heavy(100, 0.01))).toBe(true);
  player.togglePlay(true);
  bench.pass(500);
  expect(player.state.notice?.kind).not.toBe('heavy');
  expect(player.time).toBeGreaterThan(0);
});

test('two that need too much together are refused in one line, and the one on show stays', () => {
  const { player } = benchWith(heavy(1_000_000, 4));
  player.toggleCompare();
  expect(player.state).toMatchObject({ other: null, notice: { kind: 'refused' } });
  expect(player.state.notice!.text).toMatch(/^Two runs beside each other may need at most 800 MB/);
});

function benchWith(scenario: ReturnType<typeof heavy>): { player: Bench['player']; pass: (ms: number) => void } {
  const bench = new Bench(defaultScenario());
  bench.pass(100);
  bench.player.open(scenario, true, null);
  bench.pass(500);
  return { player: bench.player, pass: (ms) => bench.pass(ms) };
}
