/** Whose seat a person takes, what becomes of the run for it, and what the worker of the games answers. */
import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { Desk } from '../../workers/hands/desk.ts';
import { WheelGame } from '../../workers/hands/game.ts';
import {
  forNetwork,
  NETWORK_SECONDS,
  seatFlow,
  seatOf,
  understandsMarks,
  withRecord,
  withSeat,
} from '../../workers/hands/seat.ts';
import { scenarioWith } from '../support/scenario.ts';

const flows = [
  { id: 'crowd', count: 3, scheme: { kind: 'tcp' }, ecn: false },
  { id: 'alone', scheme: { kind: 'cubic' }, packets: 50 },
  { id: 'pair', count: 2, scheme: { kind: 'tfrc' }, ecn: false },
];
const scenario = scenarioWith({ duration: 20, warmup: 5, flows });

describe('a seat', () => {
  test.each([
    [0, ['you 1 hands', 'crowd 2 tcp', 'alone 1 cubic', 'pair 2 tfrc'], 0],
    [1, ['crowd 3 tcp', 'alone 1 hands', 'pair 2 tfrc'], 3],
    [2, ['crowd 3 tcp', 'alone 1 cubic', 'you 1 hands-rate', 'pair 1 tfrc'], 4],
  ])('of group %d is that of its first flow: of one alone the group itself', (group, groups, flow) => {
    const taken = withSeat(scenario, group);
    expect(taken.flows.map(({ id, count, scheme }) => `${id} ${count} ${scheme.kind}`)).toEqual(groups);
    expect(seatFlow(taken, seatOf(taken))).toBe(flow);
    // A game counts from its first moment, and has no end but the run's.
    expect([taken.warmup, taken.flows[seatOf(taken)]!.packets, taken.flows[seatOf(taken)]!.label]).toEqual([
      0,
      null,
      'You',
    ]);
  });

  test('is none of a group of several, whatever its scheme', () => {
    const several = withSeat(scenario, 1).flows.map((one) => (one.id === 'alone' ? { ...one, count: 2 } : one));
    expect(seatOf({ flows: several })).toBe(-1);
  });

  test('has the steps up to the last one that is no hold', () => {
    const taken = withSeat(scenario, 1);
    expect(['a..h...', '...', '.a'].map((steps) => withRecord(taken, steps).flows[1]!.scheme['steps'])).toEqual([
      'a..h',
      '',
      '.a',
    ]);
  });
});

test('of every flow the network knows whether it answers marks', () => {
  expect([0, 1, 2, 3, 4, 5].map((flow) => understandsMarks(scenario, flow))).toEqual([
    false,
    false,
    false,
    true,
    false,
    false,
  ]);
});

test('the network plays half a minute of a run, without what an earlier game lost or marked', () => {
  const events = [
    { at: 1, do: 'drop', group: 'pair', flow: 0 },
    { at: 2, do: 'rate', hop: 0, rate: 1e6 },
    { at: 3, do: 'mark', group: 'alone', flow: 0 },
  ];
  const run = (duration: number) => forNetwork(scenarioWith({ duration, warmup: 5, flows, events }));
  expect([20, 300].map((duration) => run(duration).duration)).toEqual([20, NETWORK_SECONDS]);
  expect([run(20).warmup, run(20).events.map(({ do: kind }) => kind)]).toEqual([0, ['rate']]);
});

test('the round trip of a packet that was sent twice is not measured: nobody knows which of the two is answered', () => {
  const game = new WheelGame(
    withSeat(
      scenarioWith({
        duration: 8,
        path: [{ rate: 8e6, delay: 0.05 }],
        flows: [{ id: 'a', scheme: { kind: 'tcp' } }],
        events: [{ at: 3, do: 'drop', group: 'a', flow: 0, count: 1 }],
      }),
      0,
    ),
  );
  // A window of one packet, which is lost once.
  const seen = Array.from({ length: 80 }, () => game.step('.'));
  expect(seen.reduce((sum, { timeouts }) => sum + timeouts, 0)).toBe(1);
  for (const { roundTrip } of seen.slice(10)) expect(roundTrip).toBeCloseTo(seen[9]!.roundTrip, 6);
});

describe('the worker of the games', () => {
  const wheel = { type: 'begin', role: 'wheel', scenario: withSeat(scenario, 1) } as const;
  const network = { type: 'begin', role: 'network', scenario: forNetwork(scenario) } as const;
  const tick = { type: 'tick', letter: 'a' } as const;
  const harm = { type: 'harm', harm: null } as const;

  test('plays one game: the next one that begins takes its place', () => {
    const desk = new Desk();
    const answers = [wheel, tick, harm, network, tick, harm, wheel, harm].map(
      (command) => desk.answer(command)?.type ?? null,
    );
    expect(answers).toEqual([null, 'own', null, null, null, 'network', null, null]);
  });

  test('says why it refuses, and which measuring it is', () => {
    const desk = new Desk();
    expect(desk.answer({ type: 'measure', id: 7, scenario: {} })).toMatchObject({ type: 'refused', id: 7 });
    expect(desk.answer({ ...wheel, scenario: {} as Scenario })).toMatchObject({ type: 'refused', id: null });
  });
});
