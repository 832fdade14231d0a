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

test('a change at any of several links is told with what holds there, and then', () => {
  const events = [
    { at: 1, do: 'rate', hop: 0, rate: 1e6 },
    { at: 2, do: 'rate', hop: 1, rate: 2e6 },
    { at: 3, do: 'rate', hop: 2, rate: 3e6 },
    { at: 4, do: 'rate', hop: 1, rate: 4e6 },
    { at: 5, do: 'loss', hop: 1, model: { kind: 'bernoulli', p: 1 } },
    { at: 6, do: 'loss', hop: 0, model: { kind: 'none' } },
    { at: 7, do: 'loss', hop: 1, model: { kind: 'none' } },
    { at: 8, do: 'queue', hop: 1, limit: 7 },
    { at: 9, do: 'queue', hop: 0, limit: 1 },
  ];
  const scenario = scenarioWith({ path: [{ rate: 5e6 }, { rate: 6e6 }, { rate: 7e6 }], flows: [{}], events });
  const said = scenario.events.map((event) => eventTold(event, scenario)?.replaceAll('\u00a0', ' '));
  expect(said).toEqual([
    'The link at bottleneck 1 changes to 1 Mbit/s.',
    'The link at bottleneck 2 changes to 2 Mbit/s.',
    'The link at bottleneck 3 changes to 3 Mbit/s.',
    'The link at bottleneck 2 changes to 4 Mbit/s.',
    'The link at bottleneck 2 goes down: nothing comes through.',
    'The losses on the way at bottleneck 1 change.',
    'The link at bottleneck 2 is up again.',
    'The queue at bottleneck 2 holds 7 packets from now on.',
    'The queue at bottleneck 1 holds one packet from now on.',
  ]);
});

test('of other traffic that comes and goes, by its switch', () => {
  const scenario = scenarioWith({
    flows: [{}],
    traffic: [
      { kind: 'cbr', high: 1e6 },
      { kind: 'cbr', high: 2e6 },
    ],
    events: [
      { at: 1, do: 'cbr', source: 1, on: false },
      { at: 2, do: 'cbr', source: 1, on: true },
    ],
  });
  const said = scenario.events.map((event) => eventTold(event, scenario)?.replaceAll('\u00a0', ' '));
  expect(said).toEqual([
    'The other traffic goes: its share is free.',
    'Other traffic comes: less is left for the flows.',
  ]);
});
