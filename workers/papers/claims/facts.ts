/** Numbers that follow from a set-up and need no run. */
import { flowRtts } from '../../engine/scenario/rtt.ts';
import type { Scenario } from '../../engine/scenario/types.ts';
import type { Choices } from '../setups/setup.ts';
import { computed, type Quantity } from '../figures/quantity.ts';
import { scenarioOf } from '../figures/scenario-of.ts';

export function setting(setup: string, choice: Choices = {}): Scenario {
  return scenarioOf({ setup, choice, seed: 1 });
}

/** bit/s of the first link. @throws RangeError if it has no limit */
export function rateOf({ path }: Scenario): number {
  const { rate } = path[0]!;
  if (rate === null) throw new RangeError('the link has no limit');
  return rate;
}

/** Base round-trip time of the first flow, s. */
export function rttOf(scenario: Scenario): number {
  return flowRtts(scenario, scenario.flows[0]!)[0]!.baseRtt;
}

/** bit/s of the CBR source when it is high and when it is low. @throws RangeError if there is none */
export function cbrOf({ traffic }: Scenario): { high: number; low: number } {
  const [source] = traffic;
  if (source?.kind !== 'cbr') throw new RangeError('there is no CBR source');
  return source;
}

/** Packets under way on the first link in a base round trip. */
export function pipeOf(scenario: Scenario): number {
  return (rateOf(scenario) * rttOf(scenario)) / (8 * scenario.flows[0]!.packetSize);
}

/** The swing of what a source leaves: when it is low over when it is high. */
export function swingOf(setup: string): Quantity {
  const scenario = setting(setup);
  const { high, low } = cbrOf(scenario);
  return computed('swing of what is left', (rateOf(scenario) - low) / (rateOf(scenario) - high));
}
