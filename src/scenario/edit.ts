/** Edits of a scenario: only what was asked and what must follow. Whether it may run says `normalizeScenario`. */
import type { FieldValues } from '../../workers/engine/scenario/parameter.ts';
import type { Scenario, TransportOptions } from '../../workers/engine/scenario/types.ts';
import { effectiveAt } from './effective.ts';
import { hopsOf, withHop } from './hops.ts';

/**
 * The scenario without the last `count` events, those made live: the rates, delays, buffers and losses that they left in force become
 * the scenario's own, so that the form does not jump back; the rest (drops, stops) belonged to the run that ends.
 */
export function foldLiveChanges(scenario: Scenario, count: number): Scenario {
  if (count === 0) return scenario;
  const kept = scenario.events.slice(0, scenario.events.length - count);
  const live = scenario.events.slice(scenario.events.length - count);
  const now = effectiveAt({ ...scenario, events: live }, Infinity);
  return hopsOf(scenario).reduce<Scenario>(
    (folded, { queue }, hop) => {
      const limit = now.limits[hop]!;
      return withHop(folded, hop, {
        rate: now.rates[hop]!,
        delay: now.delays[hop]!,
        queue: { ...queue, limit },
        loss: now.losses[hop]!,
      });
    },
    { ...scenario, events: kept },
  );
}

/** The run with other plain fields. */
export function withRunFields(scenario: Scenario, change: FieldValues): Scenario {
  const { duration, ...others } = change;
  return { ...(typeof duration === 'number' ? withDuration(scenario, duration) : scenario), ...others };
}

/** Transport options of all flows. */
export function withTransport(scenario: Scenario, change: Partial<TransportOptions>): Scenario {
  return { ...scenario, transport: { ...scenario.transport, ...change } };
}

/** A duration of `duration` s; the warm-up gives way if it must, and events after the end are left out. */
export function withDuration(scenario: Scenario, duration: number): Scenario {
  const warmup = scenario.warmup < duration ? scenario.warmup : duration / 5;
  return { ...scenario, duration, warmup, events: scenario.events.filter((event) => event.at <= duration) };
}

/** A changed scenario is no longer what its title says, only after it, unless the title or the note is what was changed. */
export function withoutTitle(scenario: Scenario, before: Scenario): Scenario {
  if (scenario.title !== before.title || scenario.note !== before.note) return scenario;
  const title =
    scenario.title === '' || scenario.title.startsWith('After ') ? scenario.title : `After ${scenario.title}`;
  return { ...scenario, title, note: '' };
}

/** Whether two scenarios differ in nothing but their events. */
export function sameButEvents(one: Scenario, other: Scenario): boolean {
  return JSON.stringify({ ...one, events: [] }) === JSON.stringify({ ...other, events: [] });
}
