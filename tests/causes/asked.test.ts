/** What the page knows of the causes of a flow that somebody asks about, beside what the engine does in a plain run. */
import { describe, expect, test, vi } from 'vitest';
import { recordOf } from '../../src/narrator/record.ts';
import { CauseStore } from '../../src/run/cause-store.ts';
import { Simulation } from '../../workers/engine/simulation.ts';
import { CauseLog } from '../../workers/live/cause-log.ts';
import { Bench } from '../page/support/direct-worker.ts';
import { scenarioWith } from '../support/scenario.ts';

const scenario = scenarioWith({
  duration: 30,
  warmup: 0,
  path: [{ rate: 6e6, delay: 0.02, queue: { kind: 'droptail', limit: 40 } }],
  flows: [
    { id: 'tcp', scheme: { kind: 'tcp' }, count: 20, startJitter: 1 },
    { id: 'tfrc', scheme: { kind: 'tfrc' }, count: 20, startJitter: 1 },
  ],
});

/** The changes of a flow up to `until` (s), without what an observer that comes later hears again. */
function changesOf(record: ReturnType<typeof recordOf>, until: number) {
  return record.changes.filter(({ variable, until: last }) => variable !== 'hold' && last <= until);
}

function plainRecord(flow: number, until: number): ReturnType<typeof recordOf> {
  const simulation = new Simulation(scenario);
  const log = new CauseLog([flow]).observe(simulation).follow([flow]);
  simulation.runUntil(until);
  const causes = new CauseStore();
  causes.append(log.take(until));
  return recordOf({ causes, explainedFlow: flow });
}

describe.each([
  ['at once', false],
  ['after the worker has computed on', true],
])('of forty flows, with commands that arrive %s,', (_, late) => {
  const { player, pass } = new Bench(scenario, 5, late);
  const tcp = { group: 'tcp', flow: 13 };
  const tfrc = { group: 'tfrc', flow: 9 };

  test('those of a flow that nobody has looked at are there without a replay', () => {
    player.togglePlay(true);
    pass(2_500);
    expect(player.time).toBeGreaterThan(10);
    player.togglePlay(false);
    pass(100);
    for (const [flow, index] of [
      [tcp, 13],
      [tfrc, 29],
    ] as const) {
      expect(player.run.knowsCauses(8, flow)).toBe(false);
      player.ask({ flow, time: 8, variable: null });
      pass(100);
      expect(player.run.knowsCauses(8, flow)).toBe(true);
      const known = recordOf(player.run, index);
      expect(known.since).toBe(0);
      const asked = changesOf(known, 8);
      expect(asked.length).toBeGreaterThan(10);
      expect(asked).toEqual(changesOf(plainRecord(index, 10), 8));
    }
  });

  test('back and on again, nothing is recorded twice and nothing is missing', () => {
    player.seek(3);
    pass(300);
    player.ask(null);
    player.togglePlay(true);
    pass(4_500);
    player.togglePlay(false);
    pass(100);
    expect(player.time).toBeGreaterThan(20);
    player.ask({ flow: tcp, time: 20, variable: null });
    pass(100);
    const known = recordOf(player.run, 13);
    expect(changesOf(known, 20)).toEqual(changesOf(plainRecord(13, 21), 20));
    expect(known.fates.filter(({ time }) => time <= 20)).toEqual(plainRecord(13, 20).fates);
  });

  test('of a run that goes on differently they are its own', () => {
    player.seek(5);
    pass(300);
    player.change('half the rate', { do: 'rate', hop: 0, rate: 3e6 }, (of) => ({
      ...of,
      path: [{ ...of.path[0]!, rate: 3e6 }],
    }));
    pass(300);
    player.togglePlay(true);
    pass(1_500);
    player.togglePlay(false);
    pass(100);
    expect(player.time).toBeGreaterThan(10);
    player.ask({ flow: tcp, time: 10, variable: null });
    pass(100);
    const known = recordOf(player.run, 13);
    expect(changesOf(known, 5)).toEqual(changesOf(plainRecord(13, 5.5), 5));
    expect(changesOf(known, 10)).not.toEqual(changesOf(plainRecord(13, 11), 10));
  });
});

describe('a session that nobody asks', () => {
  test('observes no flow and no hop; a chain that is opened in it is filled by a replay, and observing ends with it', () => {
    const [flows, hops] = [vi.spyOn(Simulation.prototype, 'observe'), vi.spyOn(Simulation.prototype, 'observeHops')];
    const { player, pass } = new Bench(scenario, 5);
    player.setView({ narrator: false });
    player.open({ ...scenario, seed: 3 }, false, null);
    pass(100);
    flows.mockClear();
    hops.mockClear();
    player.togglePlay(true);
    pass(1_000);
    player.seek(2);
    pass(500);
    player.togglePlay(false);
    pass(100);
    expect([flows.mock.calls.length, hops.mock.calls.length]).toEqual([0, 0]);
    const flow = { group: 'tfrc', flow: 9 };
    player.ask({ flow, time: 3, variable: null });
    pass(300);
    expect(flows).toHaveBeenCalledTimes(40);
    expect(player.run.knowsCauses(3, flow)).toBe(true);
    expect(recordOf(player.run, 29).changes.length).toBeGreaterThan(10);
    player.ask(null);
    pass(100);
    expect([flows, hops].map(({ mock }) => mock.lastCall!.at(-1))).toEqual([null, null]);
    const known = player.run.causes.knownTo(29);
    player.togglePlay(true);
    pass(500);
    expect([player.run.causes.knownTo(29), player.time > known]).toEqual([known, true]);
    expect(flows.mock.calls.filter(([, observer]) => observer !== null)).toHaveLength(40);
  });
});
