import { describe, expect, test } from 'vitest';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { hopOf, isDrop, kindOf } from '../../workers/engine/network/packet-records.ts';
import { defaultScenario } from '../../src/scenario/default.ts';
import { Simulation } from '../../workers/engine/simulation.ts';
import { Bench } from './support/direct-worker.ts';
import { roundTripsBy } from '../../src/run/steps.ts';
import { scenarioWith } from '../support/scenario.ts';

const scenario = scenarioWith({
  duration: 60,
  seed: 3,
  warmup: 5,
  path: [{ rate: 4e6, delay: 0.02, queue: { kind: 'droptail', limit: 30 } }],
  flows: [
    { id: 'tcp', scheme: { kind: 'tcp' }, count: 2, startJitter: 1 },
    { id: 'tfrc', scheme: { kind: 'tfrc' }, startJitter: 1 },
  ],
});

/** Enough packets that those of the past are kept no longer. */
const busy = normalizeScenario({
  ...scenario,
  path: [{ rate: 40e6, delay: 0.02, queue: { kind: 'droptail', limit: 100 } }],
});

/** Queue at the end of each sample, as the page has it. */
const queueOf = ({ player }: Bench): number[] =>
  Array.from({ length: player.series.length }, (_, index) => player.series.hopColumn(0, 'queue').at(index));

function played(seconds: number, of: Scenario = scenario): Bench {
  const bench = new Bench(of, 10);
  bench.player.togglePlay(true);
  bench.pass(100 * seconds);
  bench.player.togglePlay(false);
  return bench;
}

function digestOf(of: Scenario): string {
  const simulation = new Simulation(of);
  simulation.runUntil(of.duration);
  return simulation.digest();
}

describe('the time on show', () => {
  test('runs on at the speed asked for, never ahead of what the engine has sent', () => {
    const bench = new Bench(scenario, 2);
    bench.player.togglePlay(true);
    let before = 0;
    for (let second = 1; second <= 10; second++) {
      bench.pass(1_000);
      const { time, run } = bench.player;
      expect(time).toBeLessThanOrEqual(run.head - run.lead + 1e-9);
      expect(time - before).toBeGreaterThan(1.8);
      expect(time - before).toBeLessThan(2.2);
      before = time;
    }
  });

  test('a step of one round trip ends where one ends, forth and back', () => {
    const { player, pass } = played(7.03);
    const trips = (): number => roundTripsBy(player.series, player.time);
    player.step(1, 'rtt');
    pass(100);
    const place = trips();
    expect(place).toBeCloseTo(Math.round(place), 6);
    player.step(1);
    pass(100);
    expect(trips()).toBeCloseTo(place + 1, 6);
    player.step(-1);
    player.step(-1);
    pass(100);
    expect(trips()).toBeCloseTo(place - 1, 6);
  });

  test('a step to the next loss ends where a packet falls, however far, and the step back at the one before', () => {
    const { player, pass } = played(2);
    const seen: number[] = [];
    for (let step = 0; step < 5; step++) {
      player.step(1, 'loss');
      pass(1_500);
      seen.push(player.time);
    }
    const shown: number[] = [];
    const observer = { packet: (time: number, code: number) => void (isDrop(kindOf(code)) && shown.push(time)) };
    new Simulation(scenario, undefined, observer).runUntil(60);
    const first = shown.findIndex((time) => time >= seen[0]! - 1e-9);
    const times = [...new Set(shown.slice(first))].slice(0, 5);
    expect(seen).toEqual(times);
    player.step(-1, 'loss');
    pass(500);
    expect(player.time).toBe(times[3]);
  });

  test('a step by packet stops at every arrival at the queue, one after the other, also far back in the run', () => {
    const { player, pass } = played(30, busy);
    expect(player.run.packets.from).toBeGreaterThan(4);
    player.seek(3);
    pass(300);
    const seen: number[] = [];
    for (let step = 0; step < 20; step++) {
      player.step(1, 'packet');
      pass(100);
      seen.push(player.time);
    }
    const shown: number[] = [];
    const observer = {
      packet: (time: number, code: number) =>
        void (kindOf(code) <= 3 && hopOf(code) === 0 && time > 3 && shown.push(time)),
    };
    new Simulation(busy, undefined, observer).runUntil(5);
    expect(seen).toEqual([...new Set(shown)].slice(0, 20));
  });
});

describe('changes while it plays', () => {
  test('are made to the run as it goes, one after the other, at any speed', () => {
    for (const speed of [0.1, 5, 20]) {
      const { player, pass } = new Bench(scenario, speed);
      player.togglePlay(true);
      pass(1_000);
      player.act({ do: 'drop', group: 'tcp', flow: 0, count: 1 });
      pass(20);
      player.act({ do: 'rate', hop: 0, rate: 3e6 });
      player.act({ do: 'stop', group: 'tcp', count: 1 }, { do: 'stop', group: 'tfrc', count: 1 });
      pass(20);
      expect(player.state.scenario.events.map((event) => event.do)).toEqual(['drop', 'rate', 'stop', 'stop']);
      expect(player.run.ghost).toBeNull();
      player.setSpeed(null);
      pass(3_000);
      expect(player.state.finished?.digest).toBe(digestOf(player.state.scenario));
    }
  });

  test('in the past, several in a row are all made there, and it plays on', () => {
    const { player, pass } = played(30);
    player.togglePlay(true);
    player.seek(10);
    pass(20);
    player.act({ do: 'drop', group: 'tcp', flow: 0, count: 1 });
    player.act({ do: 'stop', group: 'tcp', count: 1 }, { do: 'stop', group: 'tfrc', count: 1 });
    pass(300);
    const { events } = player.state.scenario;
    expect(events.map((event) => event.do)).toEqual(['drop', 'stop', 'stop']);
    expect(new Set(events.map((event) => event.at)).size).toBe(1);
    expect(player.state.playing).toBe(true);
    expect(player.run.ghost).not.toBeNull();
    player.setSpeed(null);
    pass(3_000);
    expect(player.state.finished?.digest).toBe(digestOf(player.state.scenario));
  });
});

describe('many wishes at once', () => {
  test('the last place asked for is where the reader comes, though the run was on its way elsewhere', () => {
    const { player, pass } = played(8, busy);
    player.seek(2);
    pass(17);
    player.seek(45);
    pass(1_000);
    expect(player.time).toBe(45);
    player.seek(3);
    pass(17);
    player.seek(59.9);
    player.seek(30);
    pass(1_000);
    expect(player.time).toBe(30);
  });

  test('keys pressed faster than runs are computed lead forward and back, loss by loss', () => {
    const { player, pass } = played(5, busy);
    player.step(-1, 'rtt');
    player.step(-1, 'loss');
    pass(17);
    player.step(-1, 'loss');
    pass(500);
    const { time } = player;
    for (let press = 0; press < 6; press++) {
      player.step(1, 'loss');
      pass(17);
    }
    pass(2_000);
    expect(player.time).toBeGreaterThan(time);
  });
});

describe('going back', () => {
  test('what is known stays known, and the packets of the past are sent again', () => {
    const bench = played(40, busy);
    const { player } = bench;
    const before = queueOf(bench);
    player.seek(10);
    bench.pass(500);
    expect(player.time).toBe(10);
    expect(queueOf(bench)).toEqual(before);
    const { packets, lead } = player.run;
    expect(packets.from).toBeLessThanOrEqual(7.01);
    expect(packets.to).toBeGreaterThanOrEqual(10 + lead - 1e-9);
    expect(packets.to).toBeLessThan(11);
    expect(packets.end).toBeGreaterThan(100);
  });

  test('playing on from the past shows the same run, to the same fingerprint at its end', () => {
    const bench = played(30);
    bench.player.seek(12);
    bench.player.setSpeed(null);
    bench.player.togglePlay(true);
    bench.pass(3_000);
    expect(bench.player.state.finished?.digest).toBe(digestOf(scenario));
    expect(bench.player.series.length).toBe(new Set(queueOf(bench).keys()).size);
    expect(bench.player.state.playing).toBe(false);
  });

  test('of another run its packets of a time are sent again, though those of the run before were asked for at that time', () => {
    const bench = new Bench({ ...busy, duration: 12 }, null);
    const { player, pass } = bench;
    for (const again of [false, true]) {
      if (again) player.open({ ...busy, duration: 12, seed: 4 }, true, null);
      else player.togglePlay(true);
      pass(1_000);
      expect([player.time, player.state.playing, player.run.packets.from > 3]).toEqual([12, false, true]);
      player.seek(3);
      pass(500);
      expect(player.run.packets.from).toBe(0);
    }
  });

  test('the packets there come again when the run is computed once more for what else is shown of it', () => {
    const { player, pass } = new Bench({ ...busy, duration: 12 }, null);
    player.togglePlay(true);
    pass(1_000);
    player.seek(3);
    pass(500);
    expect(player.run.packets.from).toBe(0);
    player.toggleRow('inside');
    pass(500);
    expect([player.series.flowState?.length, player.run.packets.from]).toEqual([player.series.length, 0]);
  });

  test('a change in the past makes a new future and keeps the old one as a ghost', () => {
    const bench = played(40);
    const { player } = bench;
    const before = queueOf(bench);
    player.seek(20);
    bench.pass(300);
    player.act({ do: 'stop', group: 'tcp', count: 1 });
    bench.pass(500);
    expect(player.state.scenario.events).toEqual([{ at: 20, do: 'stop', group: 'tcp', count: 1 }]);
    expect(player.run.ghost).toMatchObject({ since: 20 });
    expect(
      Array.from({ length: before.length }, (_, index) => player.run.ghost!.series.hopColumn(0, 'queue').at(index)),
    ).toEqual(before);
    player.setSpeed(null);
    player.togglePlay(true);
    bench.pass(3_000);
    expect(player.state.finished?.digest).toBe(digestOf(player.state.scenario));
    const until = Math.floor(20 / player.series.layout.period) - 1;
    expect(queueOf(bench).slice(0, until)).toEqual(before.slice(0, until));
    expect(queueOf(bench).slice(0, before.length)).not.toEqual(before);
  });

  test('live changes after the time of a change in the past are taken back with their future', () => {
    const { player, pass } = played(10);
    player.act({ do: 'drop', group: 'tcp', flow: 0, count: 1 });
    pass(50);
    player.togglePlay(true);
    pass(2_000);
    player.togglePlay(false);
    expect(player.state.liveEvents).toBe(1);
    player.seek(5);
    pass(300);
    player.act({ do: 'rate', hop: 0, rate: 2e6 });
    pass(300);
    expect(player.state.scenario.events).toEqual([{ at: 5, do: 'rate', hop: 0, rate: 2e6 }]);
    player.undo();
    pass(300);
    expect(player.state.scenario.events).toMatchObject([{ do: 'drop' }]);
    player.redo();
    pass(300);
    expect(player.state.scenario.events).toEqual([{ at: 5, do: 'rate', hop: 0, rate: 2e6 }]);
  });
});

describe('undo', () => {
  test('and a change before the run without the edit has come: both stand in the scenario, which is the run', () => {
    const { player, pass } = played(20);
    player.act({ do: 'rate', hop: 0, rate: 2e6 });
    pass(200);
    player.undo();
    player.act({ do: 'rate', hop: 0, rate: 3e6 });
    pass(500);
    expect(player.state.scenario.events).toMatchObject([{ do: 'rate', rate: 3e6 }]);
    player.setSpeed(null);
    player.togglePlay(true);
    pass(3_000);
    expect(player.state.finished?.digest).toBe(digestOf(player.state.scenario));
  });

  test('takes back an edit, and redo makes it again', () => {
    const { player, pass } = played(5);
    const base = player.state.scenario;
    player.edit('the seed', (old) => ({ ...old, seed: 9 }));
    pass(100);
    expect(player.state.scenario.seed).toBe(9);
    player.undo();
    pass(100);
    expect(player.state.scenario).toEqual(base);
    expect(player.state).toMatchObject({ canUndo: false, canRedo: true });
    player.redo();
    pass(100);
    expect(player.state.scenario.seed).toBe(9);
  });

  test('leads back to what was opened, and can itself be undone', () => {
    const { player, pass } = played(5);
    player.edit('the seed', (old) => ({ ...old, seed: 9 }));
    pass(100);
    player.backToBase();
    pass(100);
    expect(player.state.scenario).toEqual(player.state.base);
    player.undo();
    pass(100);
    expect(player.state.scenario.seed).toBe(9);
  });
});

describe('two runs compared', () => {
  test('run on one clock with one seed, and differ only by what was changed', () => {
    const bench = played(10);
    const { player } = bench;
    const inA = queueOf(bench);
    player.toggleCompare();
    bench.pass(300);
    expect(player.state).toMatchObject({ name: 'B', other: { name: 'A' } });
    expect(queueOf(bench).slice(0, 90)).toEqual(inA.slice(0, 90));
    player.edit('the queue', (old) => ({
      ...old,
      path: [{ ...old.path[0]!, queue: { kind: 'droptail', limit: 10 } }],
    }));
    bench.pass(100);
    player.togglePlay(true);
    bench.pass(2_000);
    player.togglePlay(false);
    const { run, otherRun } = player;
    for (const each of [run, otherRun!])
      expect(each.known).toBeGreaterThanOrEqual(player.time - each.series.layout.period - 1e-9);
    expect(Math.max(...queueOf(bench))).toBeLessThanOrEqual(10);
    player.switchRun();
    expect(player.state).toMatchObject({ name: 'A', other: { name: 'B' } });
    expect(player.state.scenario).toEqual(scenario);
    expect(queueOf(bench).slice(0, 90)).toEqual(inA.slice(0, 90));
    player.toggleCompare();
    expect(player.state).toMatchObject({ name: 'A', other: null });
  });
});

test('the first scene is written out as the check of scenarios leaves it', () => {
  expect(defaultScenario()).toEqual(normalizeScenario(defaultScenario()));
});
