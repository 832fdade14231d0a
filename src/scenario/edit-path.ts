/** Edits of the path: hops, their queues, and the reverse path. As in edit.ts, an edit also changes what depends on it. */
import { PLAIN_QUEUE, queueCard } from '../../workers/engine/network/queues/index.ts';
import { tableOf } from '../../workers/engine/network/trace.ts';
import { defaultsOf, type FieldValues } from '../../workers/engine/scenario/parameter.ts';
import type { Hop, LinkTrace, Queue, Scenario, TimedEvent } from '../../workers/engine/scenario/types.ts';
import { bandwidthDelayPackets, drainTime, type Effective } from './effective.ts';
import { hopsOf, withHop } from './hops.ts';

export { withRoundTrip } from '../../workers/engine/scenario/rtt.ts';

export function withRate(scenario: Scenario, hop: number, rate: number): Scenario {
  return withHop(scenario, hop, { rate });
}

/** A hop without limit of rate, where nobody waits: its queue is the plain one. Or one of 10 Mbit/s again. Changes of its rate and its queue go. */
export function withLimit(scenario: Scenario, hop: number, limited: boolean): Scenario {
  if (limited) return withHop(scenario, hop, { rate: 10e6 });
  const { limit } = hopsOf(scenario)[hop]!.queue;
  const free = withHop(withTrace(scenario, hop, null), hop, { rate: null, queue: { kind: PLAIN_QUEUE.kind, limit } });
  const ofLink = (event: TimedEvent): boolean => (event.do === 'rate' || event.do === 'queue') && event.hop === hop;
  return { ...free, events: scenario.events.filter((event) => !ofLink(event)) };
}

/** A link that follows a trace, which sets its rate at all times; or, with null, that keeps the mean rate which it had. */
export function withTrace(scenario: Scenario, hop: number, trace: LinkTrace | null): Scenario {
  const follow = (hops: readonly Hop[], at: number): Hop[] =>
    hops.map(({ trace: old, ...others }, place) => {
      const its = place === at ? trace : old;
      return its ? { ...others, rate: tableOf(its).rate, trace: its } : others;
    });
  const { path, reverse, events } = scenario;
  return {
    ...scenario,
    path: follow(path, hop),
    reverse: reverse === 'ideal' ? 'ideal' : follow(reverse, hop - path.length),
    events: trace
      ? events.filter((event) => (event.do !== 'rate' && event.do !== 'delay') || event.hop !== hop)
      : events,
  };
}

export function withQueue(scenario: Scenario, hop: number, change: Partial<Queue>): Scenario {
  return withHop(scenario, hop, { queue: { ...hopsOf(scenario)[hop]!.queue, ...change } as Queue });
}

/** The same limit under another discipline, with its card's defaults and what the card fits to the limit. */
export function withQueueKind(scenario: Scenario, hop: number, kind: Queue['kind']): Scenario {
  const { limit } = hopsOf(scenario)[hop]!.queue;
  const card = queueCard({ kind });
  return withHop(scenario, hop, { queue: { ...defaultsOf(card), ...card.fitted?.(limit), limit } as Queue });
}

/** Adds a copy of the last bottleneck without losses, to a real reverse path too; what went to the end goes on. */
export function withAddedHop(scenario: Scenario): Scenario {
  const end = scenario.path.length - 1;
  const again = (hops: readonly Hop[]): Hop[] => [...hops, { ...hops[end]!, loss: { kind: 'none' } }];
  const on = <Sender extends { leave: number }>(sender: Sender): Sender =>
    sender.leave === end ? { ...sender, leave: end + 1 } : sender;
  return {
    ...scenario,
    path: again(scenario.path),
    reverse: scenario.reverse === 'ideal' ? 'ideal' : again(scenario.reverse),
    flows: scenario.flows.map(on),
    traffic: scenario.traffic.map(on),
    events: movedEvents(scenario, (hop) => (hop > end ? hop + 1 : hop)),
  };
}

/** Removes bottleneck `gone`, its reverse hop and their events; who crossed it alone crosses its neighbour. */
export function withoutHop(scenario: Scenario, gone: number): Scenario {
  const { path, reverse } = scenario;
  if (path.length === 1) return scenario;
  const rest = (hops: readonly Hop[]): Hop[] => hops.filter((_, at) => at !== gone);
  const last = path.length - 2;
  const nearer = <Sender extends { enter: number; leave: number }>(sender: Sender): Sender => {
    const enter = Math.min(last, sender.enter > gone ? sender.enter - 1 : sender.enter);
    return { ...sender, enter, leave: Math.max(enter, sender.leave >= gone ? sender.leave - 1 : sender.leave) };
  };
  const place = (hop: number): number | null => {
    const [at, back] = hop < path.length ? [hop, 0] : [hop - path.length, last + 1];
    return at === gone ? null : back + (at > gone ? at - 1 : at);
  };
  return {
    ...scenario,
    path: rest(path),
    reverse: reverse === 'ideal' ? 'ideal' : rest(reverse),
    flows: scenario.flows.map(nearer),
    traffic: scenario.traffic.map(nearer),
    events: movedEvents(scenario, place),
  };
}

/** Makes the reverse path ideal, or real with the rates, delays and queues of the path. An ideal one has no reverse flows and loses no ACKs. */
export function withReverse(scenario: Scenario, real: boolean): Scenario {
  if (real) {
    if (scenario.reverse !== 'ideal') return scenario;
    return { ...scenario, reverse: scenario.path.map((hop) => ({ ...hop, loss: { kind: 'none' } })) };
  }
  const end = scenario.path.length;
  return {
    ...scenario,
    reverse: 'ideal',
    flows: scenario.flows.map((group) => ({ ...group, direction: 'forward' })),
    events: movedEvents(scenario, (hop) => (hop < end ? hop : null)).filter(
      (event) => !(event.do === 'lose' && event.ack),
    ),
  };
}

/** A change of fields; of a route that would end before it begins the other end goes along. */
export function onRoute({ enter, leave }: { enter: number; leave: number }, change: FieldValues): object {
  if (typeof change['enter'] === 'number') return { ...change, leave: Math.max(change['enter'], leave) };
  if (typeof change['leave'] === 'number') return { ...change, enter: Math.min(change['leave'], enter) };
  return change;
}

/** The events with each hop's new place; those of a hop that is no more are left out. */
function movedEvents(scenario: Scenario, place: (hop: number) => number | null): TimedEvent[] {
  return scenario.events.flatMap((event): TimedEvent[] => {
    if (!('hop' in event)) return [event];
    const hop = place(event.hop);
    return hop === null ? [] : [{ ...event, hop }];
  });
}

/** A hop's buffer as the reader weighs it: how long it takes to drain, and its part of the BDP. `rate` in bit/s, `limit` in packets. */
export function bufferInWords(
  scenario: Scenario,
  rate: number | null,
  limit: number,
  now?: Effective,
): { bdp: number; share: number; drain: number } | null {
  const bdp = bandwidthDelayPackets(scenario, rate, now);
  if (bdp === null || rate === null) return null;
  return { bdp, share: limit / bdp, drain: drainTime(scenario, limit, rate) };
}
