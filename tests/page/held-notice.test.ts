/** What a rule gave that cannot be is a notice beside the run, with the time of the run itself. */
import { describe, expect, test } from 'vitest';
import { heldIn } from '../../src/player/held-notice.ts';
import { Simulation } from '../../workers/engine/simulation.ts';
import { scenarioWith } from '../support/scenario.ts';
import { Bench } from './support/direct-worker.ts';

const scenarioOf = (rule: string) =>
  scenarioWith({
    duration: 20,
    warmup: 0,
    path: [{ rate: 2e6, delay: 0.02, queue: { kind: 'droptail', limit: 15 } }],
    flows: [{ scheme: { kind: 'own', rule, variant: 'sack' }, count: 2 }, { scheme: { kind: 'tcp' } }],
  });
/** From 4 s on it divides 0 by 0. */
const BREAKS = 'on ack:\n  W = if now > 4 then 0 / (W - W) else W + 1 / W';

describe('a rule that gives no number', () => {
  test('is said in a notice once, with its line, why, and when the run itself did it first', () => {
    const { player, pass } = new Bench(scenarioOf(BREAKS), 5);
    player.togglePlay(true);
    pass(600);
    expect([player.state.notice, player.state.held]).toEqual([null, []]);
    pass(1_500);
    const simulation = new Simulation(scenarioOf(BREAKS));
    simulation.runUntil(8);
    const first = simulation.held().map(({ since }) => since);
    expect(Math.min(...first)).toBeGreaterThan(4);
    expect(player.state.notice).toMatchObject({
      kind: 'info',
      text: `Line 2 of the rule gave no number, so W kept its value: first at ${Math.min(...first).toFixed(2)} s. The rule’s form counts on.`,
    });
    expect(player.state.held.map(({ line, why, group }) => [line, why, group])).toEqual([
      [2, 'no number', 0],
      [2, 'no number', 0],
    ]);
    player.say(null);
    player.seek(1);
    pass(1_500);
    expect(player.state.notice).toBeNull();
  });

  test('is said again of another rule that does the same', () => {
    const { player, pass } = new Bench(scenarioOf(BREAKS), 5);
    for (const since of [4, 3]) {
      player.say(null);
      player.open(scenarioOf(BREAKS.replace('> 4', `> ${since}`)), true, null);
      pass(1_500);
      expect(player.state.notice?.text).toContain(`first at ${since}.`);
    }
  });

  test('is counted for all flows of its group together', () => {
    const one = { line: 2, name: 'W', why: 'no number', since: 5, times: 3 } as const;
    const held = [
      { ...one, group: 0 },
      { ...one, group: 0, since: 4, times: 2 },
      { ...one, group: 1 },
    ];
    expect(heldIn(held, 0)).toEqual([{ ...one, group: 0, since: 4, times: 5 }]);
    expect(heldIn(held, 2)).toEqual([]);
  });

  test('a rule that gives only what can be says nothing', () => {
    const { player, pass } = new Bench(scenarioOf('on ack: W = W + 1 / W'), 5);
    player.togglePlay(true);
    pass(2_000);
    expect([player.state.notice, player.state.held]).toEqual([null, []]);
  });
});
