/** The whole player over a second phase: a second run, edit, change, comparison, worker; and at the ends of a run. */
import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { Simulation } from '../../workers/engine/simulation.ts';
import { scenarioWith } from '../support/scenario.ts';
import { Bench } from './support/direct-worker.ts';

const scenario = scenarioWith({
  duration: 30,
  seed: 3,
  warmup: 5,
  path: [{ rate: 4e6, delay: 0.02, queue: { kind: 'droptail', limit: 30 } }],
  flows: [
    { id: 'tcp', scheme: { kind: 'tcp' }, count: 2, startJitter: 1 },
    { id: 'tfrc', scheme: { kind: 'tfrc' } },
  ],
});
const DROP = { do: 'drop', group: 'tcp', flow: 0, count: 1 } as const;
const withSeed =
  (seed: number) =>
  (old: Scenario): Scenario => ({ ...old, seed });

function played(seconds: number): Bench {
  const bench = new Bench(scenario, 10);
  bench.player.togglePlay(true);
  bench.pass(100 * seconds);
  bench.player.togglePlay(false);
  bench.pass(50);
  return bench;
}

/** Play to the end; the digest there must be that of the scenario on show, with every change at its time. */
function expectReplayable(bench: Bench): void {
  const { player } = bench;
  player.setSpeed(null);
  player.togglePlay(true);
  bench.pass(2_000);
  const simulation = new Simulation(player.state.scenario);
  simulation.runUntil(player.state.scenario.duration);
  expect(player.state.finished?.digest).toBe(simulation.digest());
}

describe('the second run', () => {
  test('has no past: what is changed while it plays is made in it, and forks no ghost', () => {
    const bench = played(20);
    const { player } = bench;
    player.edit('the seed', withSeed(9));
    bench.pass(50);
    player.togglePlay(true);
    bench.pass(200);
    player.act(DROP);
    bench.pass(100);
    expect(player.run.ghost).toBeNull();
    expect(player.state.scenario.events).toHaveLength(1);
    expectReplayable(bench);
  });

  test('after the first has ended plays from 0, and ends with an outcome of its own', () => {
    const bench = played(1);
    const { player } = bench;
    expectReplayable(bench);
    const first = player.state.finished!.digest;
    player.setSpeed(1);
    player.edit('the seed', withSeed(9));
    bench.pass(50);
    expect(player.state).toMatchObject({ finished: null, playing: true });
    expectReplayable(bench);
    expect(player.state.finished!.digest).not.toBe(first);
    player.setSpeed(1);
    player.restart();
    bench.pass(50);
    expect(player.state).toMatchObject({ finished: null, playing: true });
    expect(player.time).toBeLessThan(30);
  });

  test('is what a scenario opened later is compared with and reset to', () => {
    const { player, pass } = played(2);
    player.edit('the seed', withSeed(9));
    pass(50);
    player.open(withSeed(20)(scenario), false, null);
    pass(50);
    player.edit('the seed', withSeed(21));
    pass(50);
    player.backToBase();
    pass(50);
    expect([player.state.base.seed, player.state.scenario.seed]).toEqual([20, 20]);
  });
});

describe('the second change', () => {
  test('in the past forks again: the ghost is the future of the first', () => {
    const bench = played(20);
    const { player } = bench;
    player.seek(12);
    bench.pass(100);
    player.act({ do: 'rate', hop: 0, rate: 2e6 });
    bench.pass(100);
    player.togglePlay(true);
    bench.pass(600);
    player.togglePlay(false);
    const first = player.series;
    player.seek(8);
    bench.pass(100);
    player.act(DROP);
    bench.pass(200);
    expect(player.run.ghost).toMatchObject({ since: 8 });
    expect(player.run.ghost!.series).toBe(first);
    expect(player.state.scenario.events).toEqual([{ at: 8, ...DROP }]);
    expectReplayable(bench);
  });

  test('is made as well where the reader has pressed play, pause or restart while the first waits for its replay', () => {
    for (const [press, playing] of [
      [({ player }: Bench) => player.togglePlay(true), true],
      [({ player }: Bench) => [player.togglePlay(), player.togglePlay()], false],
      [({ player }: Bench) => player.restart(), true],
    ] as const) {
      const bench = played(15);
      const { player } = bench;
      player.seek(12);
      bench.pass(100);
      player.act({ do: 'rate', hop: 0, rate: 2e6 });
      press(bench);
      expect(player.state.playing).toBe(playing);
      player.act(DROP);
      bench.pass(300);
      expect(player.state.scenario.events).toEqual([
        { at: 12, do: 'rate', hop: 0, rate: 2e6 },
        { at: 12, ...DROP },
      ]);
      expect([player.state.playing, player.navigator.playing]).toEqual([playing, playing]);
      expectReplayable(bench);
    }
  });

  test('right after one at 0, where the reader has gone back to, is made there as well', () => {
    for (const playing of [false, true]) {
      const bench = played(10);
      const { player } = bench;
      player.seek(0);
      bench.pass(100);
      if (playing) player.togglePlay(true);
      player.act(DROP);
      player.act({ do: 'rate', hop: 0, rate: 2e6 });
      bench.pass(200);
      expect(player.state.scenario.events).toMatchObject([
        { at: 0, ...DROP },
        { at: 0, do: 'rate' },
      ]);
      expect(player.state.playing).toBe(playing);
      player.act(DROP);
      bench.pass(200);
      expect(player.state.scenario.events).toHaveLength(3);
      expectReplayable(bench);
    }
  });

  test('undone and made again twice over leads to and fro', () => {
    const bench = played(10);
    const { player } = bench;
    player.act(DROP);
    bench.pass(100);
    player.act({ do: 'rate', hop: 0, rate: 2e6 });
    bench.pass(100);
    const counts = (): number => player.state.scenario.events.length;
    const seen: number[] = [];
    for (const press of [player.undo, player.undo, player.undo, player.redo, player.redo, player.redo, player.undo]) {
      press();
      bench.pass(200);
      seen.push(counts());
    }
    expect(seen).toEqual([1, 0, 0, 1, 2, 2, 1]);
    expect(player.state).toMatchObject({ canUndo: true, canRedo: true });
    player.act(DROP);
    bench.pass(200);
    expect(player.state).toMatchObject({ canUndo: true, canRedo: false });
    expectReplayable(bench);
  });
});

test('a second comparison begins with what is on show then, on a worker of its own', () => {
  const bench = played(5);
  const { player } = bench;
  player.toggleCompare();
  bench.pass(200);
  player.edit('the seed', withSeed(9));
  bench.pass(100);
  player.toggleCompare();
  bench.pass(100);
  player.toggleCompare();
  bench.pass(200);
  expect(bench.workers).toHaveLength(3);
  expect(player.state).toMatchObject({ name: 'B', scenario: { seed: 9 }, other: { name: 'A', scenario: { seed: 9 } } });
  expectReplayable(bench);
});

test('a second worker that dies is replaced like the first: the run goes on from where it was, to the same digest', () => {
  const bench = played(10);
  const { player } = bench;
  for (let death = 0; death < 2; death++) {
    const { time } = player;
    bench.workers.at(-1)!.onerror!({ preventDefault: () => undefined } as ErrorEvent);
    bench.pass(300);
    expect(player.time).toBeCloseTo(time, 6);
    expect(player.state.notice?.text).toMatch(/^The engine stopped answering and was started again/);
    player.act(DROP);
    player.togglePlay(true);
    bench.pass(300);
    player.togglePlay(false);
    expect(player.time).toBeGreaterThan(time);
    expect(player.state.scenario.events).toHaveLength(death + 1);
  }
  expect(bench.workers).toHaveLength(3);
  expectReplayable(bench);
});

describe('the ends of a run', () => {
  test('the beginning and the very end can be shown, from anywhere, at once', () => {
    const { player, pass } = played(1);
    player.setSpeed(null);
    player.togglePlay(true);
    pass(2_000);
    for (const time of [0, 30, 15, 30, 0]) {
      player.seek(time);
      pass(300);
      expect([player.time, player.state.now]).toEqual([time, time]);
      expect(player.state.finished !== null).toBe(time === 30);
    }
    player.step(-1, 'rtt');
    pass(50);
    expect(player.time).toBe(0);
  });

  test('a run of one sample has its numbers', () => {
    const { player, pass } = new Bench({ ...scenario, duration: 0.5, warmup: 0, sample: 0.5 }, 1);
    player.togglePlay(true);
    pass(1_500);
    expect(player.series.length).toBe(1);
    const { numbers, finished, known } = player.state;
    expect([finished !== null, known]).toEqual([true, 0.5]);
    for (const group of numbers.groups) {
      expect(group).toMatchObject({ cov: null, trend: 1 });
      expect(group.now).toBe(group.mean);
      expect(group.mean).toBeGreaterThan(0);
    }
    expect(numbers.groups.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    expect(numbers.used).toBeGreaterThan(0);
    player.seek(0.499);
    pass(300);
    expect(player.state.numbers.groups.map(({ mean }) => mean)).toEqual([0, 0]);
  });
});
