import { expect, it } from 'vitest';
import { capacityBetween, packetSizeAt } from '../../workers/measures/link-use.ts';
import { scenarioWith } from '../support/scenario.ts';

const scenario = scenarioWith({
  duration: 20,
  path: [{ rate: 2e6 }, { rate: 8e6 }, { rate: null }],
  flows: [
    { id: 'long', packetSize: 1000 },
    { id: 'short', packetSize: 500, enter: 1, leave: 1 },
  ],
  events: [
    { at: 15, do: 'rate', hop: 1, rate: 1e6 },
    { at: 5, do: 'rate', hop: 1, rate: 4e6 },
  ],
});

it('what a link can carry follows its own changes of rate, whatever the others do', () => {
  expect(capacityBetween(scenario, 0, 0, 20)).toBe(40e6);
  // 5 s of 8 Mbit/s, 10 s of 4, 5 s of 1.
  expect(capacityBetween(scenario, 1, 0, 20)).toBe(85e6);
  expect(capacityBetween(scenario, 1, 4, 6)).toBe(12e6);
  expect(capacityBetween(scenario, 1, 5, 15)).toBe(40e6);
  expect(capacityBetween(scenario, 2, 0, 20)).toBeNull();
});

it('a link has one size of packets only where all that cross it have', () => {
  expect([0, 1, 2].map((hop) => packetSizeAt(scenario, hop))).toEqual([1000, null, 1000]);
});

it('where ACKs cross a link its packets are of several sizes', () => {
  const two = (...flows: object[]) =>
    [0, 1].map((hop) => packetSizeAt(scenarioWith({ path: [{ rate: 2e6 }], reverse: [{ rate: 2e6 }], flows }), hop));
  expect(two({ id: 'there' })).toEqual([1000, null]);
  expect(two({ id: 'there' }, { id: 'back', direction: 'reverse' })).toEqual([null, null]);
});
