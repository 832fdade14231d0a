/** The delays of links over a run. */
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { eventsInOrder } from './effective.ts';
import { hopsOf } from './hops.ts';

/** Of a hop: from when on, s, its link has which delay, s. */
type Delays = readonly { at: number; delay: number }[];

const known = new WeakMap<Scenario, readonly Delays[]>();

/** Of each hop, the first from the beginning. */
function delaysOf(scenario: Scenario): readonly Delays[] {
  let delays = known.get(scenario);
  if (!delays) {
    const events = eventsInOrder(scenario);
    delays = hopsOf(scenario).map(({ delay }, hop) => [
      { at: -Infinity, delay },
      ...events.flatMap((event) => (event.do === 'delay' && event.hop === hop ? [event] : [])),
    ]);
    known.set(scenario, delays);
  }
  return delays;
}

/** What a packet takes that is sent on a hop's link at `time`, s. Those that it cannot overtake are left aside. */
export function delayAt(scenario: Scenario, hop: number, time: number): number {
  const delays = delaysOf(scenario)[hop]!;
  let last = delays.length - 1;
  while (delays[last]!.at > time) last -= 1;
  return delays[last]!.delay;
}

/** The shortest and the longest that the hop's link ever takes, s. */
export function delaySpan(scenario: Scenario, hop: number): [least: number, most: number] {
  const all = delaysOf(scenario)[hop]!.map(({ delay }) => delay);
  return [Math.min(...all), Math.max(...all)];
}

/** By how much an ideal way back over these hops is longer at `time` than at the run's start, s. */
export function longerBack(scenario: Scenario, hops: readonly number[], time: number): number {
  if (scenario.reverse !== 'ideal') return 0;
  return hops.reduce((sum, hop) => sum + delayAt(scenario, hop, time) - hopsOf(scenario)[hop]!.delay, 0);
}
