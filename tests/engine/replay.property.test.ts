import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import type { Scenario, TimedEvent } from '../../workers/engine/scenario/types.ts';
import { Simulation } from '../../workers/engine/simulation.ts';
import { anyCase, anyScenario } from './support/arbitrary.ts';
import { runs } from './support/property.ts';
import { changeNow } from '../support/change-now.ts';
import { scenarioWith } from '../support/scenario.ts';

function straight(scenario: Scenario): Simulation {
  const simulation = new Simulation(scenario);
  simulation.runUntil(scenario.duration);
  return simulation;
}

function expectSame(one: Simulation, other: Simulation): void {
  expect(one.digest()).toBe(other.digest());
  expect(one.summary()).toEqual(other.summary());
  expect(one.packetsSent).toBe(other.packetsSent);
}

describe('a run', () => {
  it('is a function of its scenario: the same one twice gives the same bits', () => {
    fc.assert(
      fc.property(anyScenario, (scenario) => {
        expectSame(straight(scenario), straight(normalizeScenario(JSON.parse(JSON.stringify(scenario)))));
      }),
      runs(40),
    );
  });

  it('of another seed is another run, where there is any chance in it', () => {
    const loss = { kind: 'bernoulli', p: 0.01 };
    const scenario = scenarioWith({ duration: 20, flows: [{ count: 2, startJitter: 1 }], loss });
    const digests = Array.from({ length: 20 }, (_, seed) => straight({ ...scenario, seed }).digest());
    expect(new Set(digests).size).toBe(20);
  });

  it('cut into slices of any times and numbers of events is the run in one piece', () => {
    const slices = fc.array(
      fc.record({
        time: fc.double({ min: 0, max: 7, noNaN: true }),
        events: fc.oneof(fc.integer({ min: 1, max: 500 }), fc.constant(Infinity)),
      }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(anyScenario, slices, (scenario, cuts) => {
        const sliced = new Simulation(scenario);
        for (const { time, events } of cuts) {
          const before = sliced.now;
          const reached = sliced.runUntil(time, events);
          expect(sliced.now).toBeGreaterThanOrEqual(before);
          if (reached) expect(sliced.now).toBe(Math.max(before, Math.min(time, scenario.duration)));
          else expect(sliced.now).toBeLessThanOrEqual(Math.max(before, time));
        }
        sliced.runUntil(scenario.duration);
        expectSame(sliced, straight(scenario));
      }),
      runs(80),
    );
  });

  it('with changes made by hand is the run of the scenario with these events appended', () => {
    const pauses = fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 8, maxLength: 8 });
    const kinds = new Set<string>();
    fc.assert(
      fc.property(anyCase, pauses, fc.boolean(), ({ scenario, live }, events, midway) => {
        const played = new Simulation(scenario);
        const recorded: TimedEvent[] = [];
        live.forEach(({ at, change }, index) => {
          played.runUntil(at);
          // A pause may also fall between two events of one instant.
          if (midway) played.runUntil(scenario.duration, events[index]);
          const event = changeNow(played, change);
          expect(event.at).toBe(played.now);
          recorded.push(event);
          kinds.add(change.do);
        });
        played.runUntil(scenario.duration);
        const replayed = straight(normalizeScenario({ ...scenario, events: [...scenario.events, ...recorded] }));
        expectSame(played, replayed);
      }),
      runs(120),
    );
    expect(kinds).toEqual(new Set(['start', 'stop', 'loss', 'rate', 'drop', 'cbr', 'queue', 'delay']));
  });

  it('changed by hand in what does not exist refuses, and goes on as if nothing had been asked', () => {
    const loss = { kind: 'bernoulli', p: 0.01 };
    const scenario = scenarioWith({ duration: 10, flows: [{ id: 'tcp' }], loss });
    const asked = new Simulation(scenario);
    asked.runUntil(3);
    for (const change of [
      { do: 'stop', group: 'nobody', count: null },
      { do: 'drop', group: 'tcp', flow: 1, count: 1 },
      { do: 'rate', hop: 1, rate: 1e6 },
      { do: 'rate', hop: 0, rate: -1 },
      { do: 'cbr', source: 0, on: true },
      { do: 'loss', model: { kind: 'bernoulli', p: 2 } },
      { do: 'explode' },
    ]) {
      expect(() => changeNow(asked, change)).toThrow(expect.objectContaining({ name: 'ScenarioError' }));
    }
    asked.runUntil(10);
    expectSame(asked, straight(scenario));
  });
});

describe('random streams', () => {
  it('are everybody’s own: a group that never sends changes nothing for the others', () => {
    fc.assert(
      fc.property(anyScenario, fc.integer({ min: 1, max: 5 }), (scenario, count) => {
        const sameSize = { ...scenario, flows: scenario.flows.map((group) => ({ ...group, packetSize: 1000 })) };
        const never = { start: scenario.duration + 1, startJitter: 1, stop: null };
        const silent = { ...sameSize.flows[0]!, ...never, id: 'silent', count };
        const with_ = new Simulation({ ...sameSize, flows: [...sameSize.flows, silent] });
        with_.runUntil(scenario.duration);
        const without = straight(sameSize);
        const flows = without.summary().flows;
        const shared = with_.summary().flows.slice(0, flows.length);
        // Shares are of one more flow.
        const plain = (list: typeof flows): object[] => list.map(({ normalized: _, ...flow }) => flow);
        expect(plain(shared)).toEqual(plain(flows));
        expect(with_.summary().hops).toEqual(without.summary().hops);
        expect(with_.summary().injectedDrops).toBe(without.summary().injectedDrops);
      }),
      runs(40),
    );
  });
});
