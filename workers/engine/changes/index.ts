/** The registry: one line per kind of change during a run. Everything that lists changes reads it. */
import type { AnyField } from '../scenario/parameter.ts';
import { absent } from './absent.ts';
import type { ChangeCard, EventOf } from './card.ts';
import { cbr } from './cbr.ts';
import { delay } from './delay.ts';
import { drop } from './drop.ts';
import { lose } from './lose.ts';
import { loss } from './loss.ts';
import { queue } from './queue.ts';
import { mark } from './mark.ts';
import { rate } from './rate.ts';
import { spare } from './spare.ts';
import { start } from './start.ts';
import { stop } from './stop.ts';

const registry = [start, stop, loss, rate, drop, cbr, spare, absent, lose, queue, delay, mark] as const;

/**
 * A change at a time (s). It names flow groups by id, sources and hops by index (the hops of `reverse` after those of
 * `path`).
 */
export type TimedEvent = EventOf<(typeof registry)[number]>;

type WithoutTime<Event> = Event extends unknown ? Omit<Event, 'at'> : never;

/** What a run is without. Part of the scenario from its start: no change made live. */
export type Exemption = WithoutTime<EventOf<typeof spare | typeof absent>>;

/** What can be made live. */
export type Change = WithoutTime<Exclude<TimedEvent, EventOf<typeof spare | typeof absent | typeof lose>>>;

type AnyCard = ChangeCard<TimedEvent['do'], readonly AnyField[], TimedEvent>;

export const changes = registry as readonly unknown[] as readonly AnyCard[];

/** The card of an event's kind. */
export function changeOf({ do: kind }: Pick<TimedEvent, 'do'>): AnyCard {
  return changes.find((card) => card.do === kind)!;
}
