/** What is said of a change of the network, in the moment in which it is made. */
import { expect, test } from 'vitest';
import { eventTold } from '../../src/scenario/describe.ts';
import { scenarioWith } from '../support/scenario.ts';

test('of a link that goes down and comes up, of other losses, and of the room of a queue', () => {
  const scenario = scenarioWith({
    flows: [{}],
    events: [
      { at: 1, do: 'loss', model: { kind: 'bernoulli', p: 0.01 } },
      { at: 2, do: 'loss', model: { kind: 'bernoulli', p: 1 } },
      { at: 3, do: 'loss', model: { kind: 'none' } },
      { at: 4, do: 'queue', limit: 20 },
      { at: 5, do: 'rate', rate: 5e6 },
    ],
  });
  const said = scenario.events.map((event) => eventTold(event, scenario)?.replaceAll('\u00a0', ' '));
  expect(said).toEqual([
    'The losses on the way change.',
    'The link goes down: nothing comes through.',
    'The link is up again.',
    'The queue holds 20 packets from now on.',
    'The link changes to 5 Mbit/s.',
  ]);
});

test('of a longer path the narrator says at which hop, and with that hop’s numbers', () => {
  const scenario = scenarioWith({
    flows: [{}],
    path: [{ rate: 10e6 }, { rate: 8e6 }],
    events: [
      { at: 1, do: 'rate', hop: 1, rate: 5e6 },
      { at: 2, do: 'queue', hop: 1, limit: 1 },
      { at: 3, do: 'loss', hop: 1, model: { kind: 'bernoulli', p: 1 } },
    ],
  });
  expect(scenario.events.map((event) => eventTold(event, scenario)?.replaceAll('\u00a0', ' '))).toEqual([
    'The link at bottleneck 2 changes to 5 Mbit/s.',
    'The queue at bottleneck 2 holds one packet from now on.',
    'The link at bottleneck 2 goes down: nothing comes through.',
  ]);
});

test('of packets that are dropped or lost by number nothing is said in advance', () => {
  const scenario = scenarioWith({ flows: [{ id: 'a' }], events: [{ at: 1, do: 'lose', group: 'a', packets: [3] }] });
  expect(scenario.events.map((event) => eventTold(event, scenario))).toEqual([null]);
});
