import { describe, expect, test } from 'vitest';
import { formerScene } from '../support/former-scene.ts';
import { differences, differenceText } from '../../src/scenario/differences.ts';
import { schemeDefaults, withAddedGroup, withCount, withLinux } from '../../src/scenario/edit-flows.ts';
import { withLoss } from '../../src/scenario/edit-loss.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { inLetters, unsaid } from '../support/said.ts';
import { scenarioWith } from '../support/scenario.ts';

const base = formerScene();
const changesTo = (after: unknown): string[] =>
  differences(base, normalizeScenario(after)).map((difference) => differenceText(difference).replaceAll('\u00a0', ' '));
const withQueue = (queue: object): unknown => ({ ...base, path: [{ ...base.path[0]!, queue }] });

describe('what the reader changed is put in words', () => {
  test.each<[string, unknown, string[]]>([
    ['nothing', base, []],
    ['a count of flows', withCount(base, 0, 7), ['flows 7 TCP (was 2 TCP)']],
    [
      'another queue, without the settings that come with it',
      withQueue({ kind: 'red', limit: 60, minThreshold: 5, maxThreshold: 20 }),
      ['queue RED of 60 packets (was drop-tail of 60 packets)'],
    ],
    [
      'a longer queue',
      withQueue({ kind: 'droptail', limit: 100 }),
      ['queue drop-tail of 100 packets (was drop-tail of 60 packets)'],
    ],
    ['the rate', { ...base, path: [{ ...base.path[0]!, rate: 5e6 }] }, ['link 5 Mbit/s (was 10 Mbit/s)']],
    ['the seed', { ...base, seed: 4 }, ['seed 4 (was 1)']],
    [
      'what was measured elsewhere, and lies behind it',
      { ...base, measured: ['lab', 'again'].map((name) => ({ name, time: [1, 2], cwnd: [3, 4] })) },
      ['measured lab, again'],
    ],
    ['a group more', withAddedGroup(base, schemeDefaults('tfrc'), 1), ['flows 1 TFRC(8)']],
    [
      'a flow that stops',
      { ...base, events: [{ at: 3, do: 'stop', group: 'tcp', count: 1 }] },
      ['1 TCP stopped at 3 s'],
    ],
    [
      'what was done to the run while it went on',
      {
        ...base,
        events: [
          { at: 12, do: 'loss', model: { kind: 'bernoulli', p: 0.01 } },
          { at: 14.1987, do: 'drop', group: 'tcp', flow: 1, count: 1 },
          { at: 20, do: 'rate', rate: 5e6 },
        ],
      },
      ['losses: 1 in 100, at random, from 12 s', 'a packet of TCP 2 dropped at 14.2 s', 'link 5 Mbit/s from 20 s'],
    ],
    [
      'more changes than anybody reads',
      { ...base, events: [1, 2, 3, 4].map((at) => ({ at, do: 'rate', rate: at * 1e6 })) },
      ['timed changes 4'],
    ],
    ['loss', withLoss(base, 0, { kind: 'bernoulli', p: 0.01 }), ['loss 1 in 100, at random (was none)']],
  ])('%s', (_, after, expected) => expect(changesTo(after)).toEqual(expected));

  test('a change that one run has once and the other twice is told once', () => {
    const dropping = (times: number): Scenario =>
      normalizeScenario({
        ...base,
        events: Array.from({ length: times }, () => ({ at: 3, do: 'drop', group: 'tcp', flow: 0, count: 1 })),
      });
    const told = differences(dropping(1), dropping(2));
    expect(told.map((one) => differenceText(one).replaceAll('\u00a0', ' '))).toEqual([
      'a packet of TCP 1 dropped at 3 s',
    ]);
  });

  test('what a scheme was told by a choice or a switch is said where its line tells its numbers', () => {
    const told = (scheme: object): Scenario => normalizeScenario({ ...base, flows: [{ id: 'one', scheme }] });
    const [before, after] = ['accurate', 'echo'].map((feedback) => told({ kind: 'prague', feedback }));
    expect(differences(before!, after!).map((one) => differenceText(one).replaceAll('\u00a0', ' '))).toEqual([
      'Prague: its ACKs carry the mark of the last packet (was the number of marked packets (AccECN))',
    ]);
  });

  test('what has no words of its own is at least not kept quiet', () => {
    const behind = (cwnd: number): Scenario =>
      normalizeScenario({ ...base, measured: [{ name: 'a log', time: [0, 1], cwnd: [1, cwnd] }] });
    expect(differences(behind(2), behind(3)).map(differenceText)).toEqual(['details others']);
  });

  test('a delay is said where nothing follows from it that is said already', () => {
    const [group, other] = base.flows as [Scenario['flows'][0], Scenario['flows'][0]];
    const further = { ...group, accessDelay: 0.05 };
    expect(changesTo({ ...base, flows: [further, other] })).toEqual(['round trip 120 ms (was 100 ms)']);
    const nearer = { ...other, accessDelay: 0.01 };
    expect(changesTo({ ...base, flows: [further, nearer] })).toEqual([
      'TCP: own delay, one way 50 ms (was 30 ms)',
      'AIMD(0.2, 1/8 cut): own delay, one way 10 ms (was 30 ms)',
    ]);
  });

  test('an option of the transport is said with what it was, also where that was the profile’s or that of all flows', () => {
    const [group, other] = base.flows as [Scenario['flows'][0], Scenario['flows'][0]];
    expect(changesTo({ ...base, transport: { ...base.transport, delayedAck: true } })).toEqual([
      'delayed ACKs on (was off)',
    ]);
    expect(changesTo({ ...base, flows: [{ ...group, transport: { initialSsthresh: 20 } }, other] })).toEqual([
      'TCP: slow start ends at 20 packets (was 40 packets)',
    ]);
    expect(changesTo(withLinux(base, 0, true))).toEqual(['flows 2 TCP (as Linux of today) (was 2 TCP)']);
  });

  test('of two runs with changes only what one of them lacks is said', () => {
    const with2 = normalizeScenario({
      ...base,
      events: [
        { at: 3, do: 'stop', group: 'tcp', count: 1 },
        { at: 5, do: 'drop', group: 'tcp', count: 3 },
      ],
    });
    const with1 = { ...with2, events: with2.events.slice(0, 1) };
    const texts = (one: Scenario, other: Scenario): string[] =>
      differences(one, other).map((each) => differenceText(each).replaceAll('\u00a0', ' '));
    expect(texts(with1, with2)).toEqual(['3 packets of TCP 1 dropped at 5 s']);
    expect(texts(with2, with1)).toEqual(['without 3 packets of TCP 1 dropped at 5 s']);
    expect(texts(with2, { ...with2 })).toEqual([]);
  });

  test('a removed group is named with its old settings', () => {
    expect(differences(base, { ...base, flows: base.flows.slice(0, 1) }).map(differenceText)).toEqual([
      'without flows (was 2 AIMD(0.2, 1/8 cut))',
    ]);
  });
});

test('in another language all that differs is said in it', () => {
  const hop = { rate: 5e6, delay: 0.01, queue: { kind: 'red', limit: 60 } };
  const after = scenarioWith({
    path: [hop, hop],
    flows: [
      { id: 'tcp', count: 2, scheme: { kind: 'tcp' }, packets: 100, again: 'every', gap: 2, start: 1, leave: 0 },
      { id: 'own', scheme: { kind: 'cubic' }, feed: 'poisson', feedRate: 1e6, readRate: 1e6, stop: 9, ecn: true },
      { id: 'rate', scheme: { kind: 'tfrc' } },
    ],
    traffic: [{ kind: 'cbr', start: 2 }],
    transport: { delayedAck: true },
    events: [{ at: 1, do: 'absent', group: 'tcp', flow: 1 }],
  });
  const said = inLetters(() =>
    differences(scenarioWith({ path: [hop], flows: [{ scheme: { kind: 'tcp' } }] }), after).map(differenceText),
  );
  expect(said.length).toBeGreaterThan(10);
  expect(said.flatMap(unsaid)).toEqual([]);
});
