/** Random scenarios whose every field is often at an end of its range: what a hostile link holds and a careless person sets. */
import fc from 'fast-check';

import { LIMITS } from '../../../workers/engine/scenario/limits.ts';
import type { Field, FieldValue } from '../../../workers/engine/scenario/parameter.ts';
import { lossModels } from '../../../workers/engine/network/losses/index.ts';
import { PLAIN_QUEUE, queues } from '../../../workers/engine/network/queues/index.ts';
import { sources } from '../../../workers/engine/network/sources/index.ts';
import { TRANSPORT_FIELDS } from '../../../workers/engine/scenario/transport-fields.ts';
import { schemes } from '../../../workers/engine/schemes/index.ts';
import { anyOf, extremesOf, someOf, valueOf } from './cards.ts';

/** A number of a wide range: often an end of it, else as likely small as large. */
function spread(min: number, max: number, whole = false): fc.Arbitrary<number> {
  const least = Math.max(min, max * 1e-9);
  const between = fc
    .double({ min: 0, max: 1, noNaN: true })
    .map((part) => Math.min(max, Math.max(min, least * (max / least) ** part)))
    .map((value) => (whole ? Math.round(value) : value));
  return fc.oneof({ arbitrary: fc.constantFrom(min, max), weight: 1 }, { arbitrary: between, weight: 3 });
}

/** A parameter of a card over its whole range. */
function widely(parameter: Field): fc.Arbitrary<FieldValue> {
  if (parameter.type !== 'number') return fc.constantFrom(...extremesOf(parameter));
  const { min, max, whole = false } = parameter;
  return fc.oneof(valueOf(parameter), min > 0 ? spread(min, max, whole) : valueOf(parameter));
}

const rate = spread(LIMITS.minRate, LIMITS.maxRate);
const delay = fc.oneof(fc.constant(0), spread(1e-5, LIMITS.delay));
const packetSize = fc.oneof(fc.constant(1000), spread(LIMITS.minPacketSize, LIMITS.maxPacketSize, true));
const lossModel = fc.oneof({ arbitrary: fc.constant({ kind: 'none' }), weight: 2 }, anyOf(lossModels, widely));
const plainQueue = spread(1, LIMITS.queue, true).map((limit) => ({ kind: PLAIN_QUEUE.kind, limit }));

/** The longest and the shortest, the fullest and the emptiest traces. */
const trace = fc
  .tuple(fc.constantFrom('0', '1', 'z'), spread(1, LIMITS.trace, true), fc.constantFrom('', '1', 'z'), fc.boolean())
  .map(([digit, length, last, loop]) => ({ perMs: digit.repeat(length - last.length) + last || '1', loop }));

const steadyHop = {
  rate,
  delay,
  queue: fc.oneof(plainQueue, anyOf(queues, widely)),
  loss: lossModel,
};

const hop = fc.oneof(
  { arbitrary: fc.record(steadyHop), weight: 4 },
  { arbitrary: fc.record({ ...steadyHop, trace }), weight: 1 },
  { arbitrary: fc.record({ rate: fc.constant(null), delay, loss: lossModel }), weight: 1 },
);

const transport = someOf(TRANSPORT_FIELDS, widely);

const routeOn = (hops: number) =>
  fc
    .tuple(fc.nat(hops - 1), fc.nat(hops - 1))
    .map(([one, other]) => ({ enter: Math.min(one, other), leave: Math.max(one, other) }));

/** Without changes of a rate or a queue where there is none, or of a rate that a trace sets. */
function withRates<One extends { path: { rate: number | null; trace?: object }[]; events: object[] }>(
  scenario: One,
): One {
  const isPossible = (event: object): boolean => {
    if (!('hop' in event && ('rate' in event || 'limit' in event))) return true;
    const at = scenario.path[event.hop as number]!;
    return at.rate !== null && ('limit' in event || !at.trace);
  };
  return { ...scenario, events: scenario.events.filter(isPossible) };
}

/** JSON of a scenario; some are refused by a rule over several fields or by a bound. */
export const anyExtreme: fc.Arbitrary<object> = fc
  .record({
    hops: fc.constantFrom(1, 1, 1, 2, 3, LIMITS.hops),
    groups: fc.constantFrom(1, 1, 2, 3, 8),
    sources: fc.constantFrom(0, 0, 1, 2),
    duration: spread(1, LIMITS.duration),
    reverse: fc.boolean(),
  })
  .chain(({ hops, groups, sources: count, duration, reverse }) => {
    const hopList = fc.array(hop, { minLength: hops, maxLength: hops });
    const start = fc.oneof(fc.constant(0), fc.double({ min: 0, max: duration / 4, noNaN: true }));
    const group = fc
      .record({
        scheme: anyOf(schemes, widely),
        count: fc.oneof(fc.constant(1), spread(1, 100, true)),
        start,
        startJitter: fc.oneof(fc.constant(0), fc.double({ min: 0, max: duration / 4, noNaN: true })),
        accessDelay: fc.oneof(fc.constant(0.03), spread(1e-5, LIMITS.delay)),
        rttCv: fc.constantFrom(0, 0, 0.02),
        packetSize,
        ecn: fc.boolean(),
        direction: fc.constantFrom(...(reverse ? ['forward', 'reverse'] : ['forward'])),
        packets: fc.option(spread(1, 1e8, true), { freq: 2 }),
        transport,
        route: routeOn(hops),
      })
      .map(({ route, ...one }) => ({ ...one, ...route }));
    const source = fc
      .record({ settings: anyOf(sources, widely), start, packetSize, route: routeOn(hops) })
      .map(({ settings, route, ...one }) => ({ ...settings, ...one, ...route }));
    const at = fc.double({ min: 0, max: duration, noNaN: true });
    const event = fc.oneof(
      fc.record({ at, do: fc.constantFrom('start', 'stop'), group: fc.constant('group-1') }),
      fc.record({ at, do: fc.constant('rate'), hop: fc.nat(hops - 1), rate }),
      fc.record({ at, do: fc.constant('queue'), hop: fc.nat(hops - 1), limit: spread(1, LIMITS.queue, true) }),
      fc.record({ at, do: fc.constant('loss'), hop: fc.nat(hops - 1), model: lossModel }),
      fc.record({ at, do: fc.constant('drop'), group: fc.constant('group-1'), count: spread(1, 1_000, true) }),
    );
    const all = fc.record({
      version: fc.constant(1),
      seed: fc.nat(),
      duration: fc.constant(duration),
      sample: fc.oneof(fc.constant('rtt'), spread(LIMITS.minSample, duration)),
      path: hopList,
      reverse: reverse ? hopList : fc.constant('ideal'),
      transport: transport.chain((options) =>
        fc.constantFrom('ns-2.35', 'ns-2 of 2000').map((profile) => ({ ...options, profile })),
      ),
      flows: fc.array(group, { minLength: groups, maxLength: groups }),
      traffic: fc.array(source, { minLength: count, maxLength: count }),
      events: fc.array(event, { maxLength: 6 }),
    });
    return all.map(withRates);
  });
