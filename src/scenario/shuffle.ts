/** Phases of a run in an order that its seed draws: what happens at one time stays together, and takes the time of another phase. */
import { changeOf } from '../../workers/engine/changes/index.ts';
import { RandomStream } from '../../workers/engine/random.ts';
import type { Scenario, TimedEvent } from '../../workers/engine/scenario/types.ts';

/** Changes that are part of a phase: those that last. */
function lasts(event: TimedEvent): boolean {
  const { ofPackets, exempts } = changeOf(event);
  return !ofPackets && !exempts;
}

/** The phases by their times, s: all that happens then. */
function phasesOf({ events }: Scenario): Map<number, TimedEvent[]> {
  const phases = new Map<number, TimedEvent[]>();
  for (const event of events) if (lasts(event)) phases.set(event.at, [...(phases.get(event.at) ?? []), event]);
  return phases;
}

export function phaseCount(scenario: Scenario): number {
  return phasesOf(scenario).size;
}

/** The order follows from the seed and the phases alone: shuffled again it is the same. */
export function withShuffledPhases(scenario: Scenario): Scenario {
  const phases = phasesOf(scenario);
  const times = [...phases.keys()].sort((one, other) => one - other);
  const contents = [...phases.values()]
    .map((events) => JSON.stringify(events.map((event) => ({ ...event, at: 0 }))))
    .sort((one, other) => (one < other ? -1 : 1));
  const random = new RandomStream(scenario.seed, 'phases');
  for (let last = contents.length - 1; last > 0; last -= 1) {
    const drawn = Math.floor(random.uniform() * (last + 1));
    [contents[last], contents[drawn]] = [contents[drawn]!, contents[last]!];
  }
  const shuffled = times.flatMap((at, place) =>
    (JSON.parse(contents[place]!) as TimedEvent[]).map((event) => ({ ...event, at })),
  );
  return { ...scenario, events: [...scenario.events.filter((event) => !lasts(event)), ...shuffled] };
}
