/** Phases of a run in an order that its seed draws. */
import { describe, expect, it } from 'vitest';
import { phaseCount, withShuffledPhases } from '../../src/scenario/shuffle.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { scenarioWith } from '../support/scenario.ts';

const PHASES = [10e6, 4e6, 2e6, 8e6];
const run = (seed: number): Scenario =>
  scenarioWith({
    seed,
    duration: 60,
    flows: [{ id: 'tcp', count: 2 }],
    events: [
      ...PHASES.flatMap((rate, phase) => [
        { at: 10 * (phase + 1), do: 'rate', rate },
        { at: 10 * (phase + 1), do: 'delay', delay: 0.01 * (phase + 1) },
      ]),
      { at: 15, do: 'drop', group: 'tcp' },
      { at: 25, do: 'absent', group: 'tcp', flow: 1 },
    ],
  });
const ratesOf = ({ events }: Scenario): number[] =>
  events
    .filter((event) => event.do === 'rate')
    .sort((one, other) => one.at - other.at)
    .map((event) => (event as { rate: number }).rate);

describe('the phases of a run, shuffled', () => {
  it('keep their times, and what happens together stays together', () => {
    const before = run(1);
    expect(phaseCount(before)).toBe(4);
    const { events } = normalizeScenario(withShuffledPhases(before));
    for (const event of events) {
      if (event.do !== 'rate') continue;
      const beside = events.find(({ at, do: kind }) => at === event.at && kind === 'delay') as { delay: number };
      expect(beside.delay).toBeCloseTo(0.01 * (PHASES.indexOf(event.rate) + 1), 12);
    }
    expect(new Set(events.filter(({ do: kind }) => kind === 'rate').map(({ at }) => at))).toEqual(
      new Set([10, 20, 30, 40]),
    );
    // What is done to single packets is no phase, and neither is what makes one run another beside the first.
    const others = (of: Scenario['events']) => of.filter(({ do: kind }) => kind === 'drop' || kind === 'absent');
    expect(others(events)).toEqual(others(before.events));
    expect(others(events)).toHaveLength(2);
  });

  it('come in an order that follows from the seed alone', () => {
    const once = withShuffledPhases(run(5));
    expect(withShuffledPhases(once)).toEqual(once);
    expect(ratesOf(withShuffledPhases({ ...once, seed: 6 }))).toEqual(ratesOf(withShuffledPhases(run(6))));
  });

  it('come in every order alike: of 2400 seeds each of the 24 orders is drawn by about a hundred', () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 2400; seed += 1) {
      const order = ratesOf(withShuffledPhases(run(seed))).join();
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    const squares = [...counts.values()].reduce((sum, count) => sum + (count - 100) ** 2 / 100, 0);
    // χ² of 23 degrees of freedom: above 50 once in a thousand.
    expect(squares).toBeLessThan(50);
  });
});
