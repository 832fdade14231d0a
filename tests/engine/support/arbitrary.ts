/** Random scenarios of every kind, each run in some milliseconds. Many times are on a grid, so that some are equal. */
import fc from 'fast-check';

import type { Change, Scenario } from '../../../workers/engine/scenario/types.ts';
import { queues } from '../../../workers/engine/network/queues/index.ts';
import { lossModels } from '../../../workers/engine/network/losses/index.ts';
import { sources as sourceCards } from '../../../workers/engine/network/sources/index.ts';
import { GROUP_FIELDS } from '../../../workers/engine/scenario/sender-fields.ts';
import { TRANSPORT_FIELDS } from '../../../workers/engine/scenario/transport-fields.ts';
import { findScheme, schemes } from '../../../workers/engine/schemes/index.ts';
import { scenarioWith } from '../../support/scenario.ts';
import { allOf, anyOf, settingsOf, someOf } from './cards.ts';

const DURATION = 6;
/** s; no multiple of anything else here, so that frames end between other events. */
export const PERIOD = 0.213_718_281_8;

const gridTime = fc.integer({ min: 0, max: 4 * DURATION }).map((quarter) => quarter / 4);
const anyTime = fc.oneof(gridTime, fc.double({ min: 0, max: DURATION, noNaN: true }));
const rate = fc.integer({ min: 3, max: 80 }).map((tenths) => tenths * 1e5);
const delay = fc.constantFrom(0, 0.003, 0.01, 0.0217);

const lossModel = anyOf(lossModels);

const queue = anyOf(queues);

/** Traces of up to a second, with silences and bursts; some end during the run. */
const trace = fc.record({
  perMs: fc
    .array(fc.tuple(fc.constantFrom('0', '0', '1', '2', 'z'), fc.integer({ min: 1, max: 60 })), {
      minLength: 1,
      maxLength: 16,
    })
    // The first millisecond has one, so that every trace carries something.
    .map((runs) => `1${runs.map(([digit, count]) => digit.repeat(count)).join('')}`),
  loop: fc.constantFrom(true, true, true, false),
});

const steadyHop = {
  rate,
  delay,
  queue,
  loss: fc.oneof({ arbitrary: fc.constant({ kind: 'none' }), weight: 2 }, lossModel),
};

/** Links of no limit without loss of their own, and the others, which may lose; some follow a trace. */
const hop = fc.oneof(
  { arbitrary: fc.record(steadyHop), weight: 5 },
  { arbitrary: fc.record({ rate: fc.constant(null), delay }), weight: 1 },
  { arbitrary: fc.record({ ...steadyHop, trace }), weight: 1 },
);

/** Any scheme of the registry with any values of its parameters; TCP and AIMD most often. */
const scheme = fc
  .oneof(fc.constantFrom('tcp', 'aimd'), fc.constantFrom(...schemes.map((card) => card.kind)))
  .chain((kind) => settingsOf(findScheme(kind)!));

/** Any options, the largest window among them, so that no run is long. */
const transport = fc
  .tuple(someOf(TRANSPORT_FIELDS), allOf(TRANSPORT_FIELDS.filter(({ key }) => key === 'maxWindow')))
  .map(([some, window]) => ({ ...some, ...window }));

/** Where something enters and leaves a path of `hops`. */
const routeOn = (hops: number) =>
  fc
    .tuple(fc.nat(hops - 1), fc.nat(hops - 1))
    .map(([one, other]) => ({ enter: Math.min(one, other), leave: Math.max(one, other) }));

const stopAfter = (start: number, stop: number | null): number | null => (stop !== null && stop > start ? stop : null);

const flowGroup = (hops: number, directions: readonly string[]) =>
  fc
    .record({
      scheme,
      plain: allOf(GROUP_FIELDS.filter(({ type }) => type !== 'hop' && type !== 'text')),
      start: gridTime,
      stop: fc.option(gridTime),
      direction: fc.constantFrom(...directions),
      transport,
      route: routeOn(hops),
    })
    .map(({ plain, route, stop, ...group }) => ({
      ...plain,
      ...group,
      ...route,
      count: Number(plain['count']),
      stop: stopAfter(group.start, stop),
      // Only what ends can be sent again, and only by a window.
      ...(plain['packets'] === null && { again: 'once' }),
      ...(findScheme(group.scheme.kind)!.control === 'rate' && {
        ...{ again: 'once', feed: 'greedy', readRate: null },
      }),
    }));

/** Any source of the registry. */
const source = (hops: number) =>
  fc
    .record({
      settings: anyOf(sourceCards),
      start: gridTime,
      stop: fc.option(gridTime),
      packetSize: fc.constantFrom(1000, 200),
      route: routeOn(hops),
    })
    .map(({ settings, start, stop, packetSize, route }) => ({
      ...settings,
      start,
      stop: stopAfter(start, stop),
      packetSize,
      ...route,
    }));

/** A change that means something in a scenario with these groups, hops and sources. */
function changeIn(
  groups: { count: number; enter: number; leave: number }[],
  hops: { rate: number | null; trace?: object }[],
  sources: number,
  isIdeal: boolean,
): fc.Arbitrary<Change> {
  const group = fc.nat(groups.length - 1);
  const some = fc.option(fc.integer({ min: 1, max: 3 }));
  const limited = hops.flatMap((settings, index) => (settings.rate === null || settings.trace ? [] : [index]));
  const kinds: fc.Arbitrary<unknown>[] = [
    fc.record({ do: fc.constantFrom('start', 'stop'), group: group.map((index) => `group-${index + 1}`), count: some }),
    fc.record({ do: fc.constant('loss'), hop: fc.nat(hops.length - 1), model: lossModel }),
    group.chain((index) =>
      fc.record({
        do: fc.constant('drop'),
        group: fc.constant(`group-${index + 1}`),
        flow: fc.nat(groups[index]!.count - 1),
        count: fc.integer({ min: 1, max: 5 }),
      }),
    ),
  ];
  if (limited.length > 0) kinds.push(fc.record({ do: fc.constant('rate'), hop: fc.constantFrom(...limited), rate }));
  // On an ideal reverse path those that all flows cross, or none: else ACKs of both may come back in one pipe.
  const followed = hops.flatMap((settings, index) => {
    const crossing = groups.filter(({ enter, leave }) => enter <= index && index <= leave).length;
    return settings.trace || (isIdeal && crossing > 0 && crossing < groups.length) ? [] : [index];
  });
  const queued = hops.flatMap((settings, index) => (settings.rate === null ? [] : [index]));
  if (queued.length > 0)
    kinds.push(
      fc.record({ do: fc.constant('queue'), hop: fc.constantFrom(...queued), limit: fc.integer({ min: 1, max: 80 }) }),
    );
  if (followed.length > 0)
    kinds.push(
      fc.record({
        do: fc.constant('delay'),
        hop: fc.constantFrom(...followed),
        delay: fc.constantFrom(1e-5, 0.003, 0.0217, 0.08),
      }),
    );
  if (sources > 0) kinds.push(fc.record({ do: fc.constant('cbr'), source: fc.nat(sources - 1), on: fc.boolean() }));
  return fc.oneof(...kinds) as fc.Arbitrary<Change>;
}

/** Packets of a flow that are lost by their numbers, from the run's start. */
const lossesIn = (groups: { count: number }[], hasReverse: boolean): fc.Arbitrary<object> =>
  fc.nat(groups.length - 1).chain((index) =>
    fc.record({
      do: fc.constant('lose'),
      group: fc.constant(`group-${index + 1}`),
      flow: fc.nat(groups[index]!.count - 1),
      packets: fc.array(fc.nat(300), { minLength: 1, maxLength: 20 }),
      ack: hasReverse ? fc.boolean() : fc.constant(false),
    }),
  );

export interface Case {
  scenario: Scenario;
  /** Changes to apply by hand, with the times for it, in order. */
  live: { at: number; change: Change }[];
}

/** A random scenario and changes for it. */
export const anyCase: fc.Arbitrary<Case> = fc
  .integer({ min: 1, max: 4 })
  .chain((hops) => {
    const hopList = fc.array(hop, { minLength: hops, maxLength: hops });
    return fc.record({
      path: hopList,
      reverse: fc.option(hopList),
      sources: fc.nat(2),
      groups: fc.integer({ min: 1, max: 4 }),
    });
  })
  .chain(({ path, reverse, sources, groups }) => {
    const group = flowGroup(path.length, reverse === null ? ['forward'] : ['forward', 'forward', 'reverse']);
    return fc.record({
      path: fc.constant(path),
      reverse: fc.constant(reverse),
      flows: fc.array(group, { minLength: groups, maxLength: groups }),
      traffic: fc.array(source(path.length), { minLength: sources, maxLength: sources }),
    });
  })
  .chain((parts) => {
    const hops = [...parts.path, ...(parts.reverse ?? [])];
    const change = changeIn(parts.flows, hops, parts.traffic.length, parts.reverse === null);
    const lossesByNumber = lossesIn(parts.flows, parts.reverse !== null);
    return fc
      .record({
        parts: fc.constant(parts),
        seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
        profile: fc.constantFrom('ns-2.35', 'ns-2 of 2000'),
        warmup: fc.constantFrom(0.25, 1, 3.3),
        events: fc.array(fc.tuple(anyTime, fc.oneof({ arbitrary: change, weight: 5 }, lossesByNumber)), {
          maxLength: 8,
        }),
        live: fc.array(fc.record({ at: anyTime, change }), { maxLength: 8 }),
      })
      .map(({ parts: { path, reverse, flows, traffic }, seed, profile, warmup, events, live }) => ({
        scenario: scenarioWith({
          seed,
          duration: DURATION,
          warmup,
          sample: PERIOD,
          path,
          reverse: reverse ?? 'ideal',
          transport: { profile },
          flows,
          traffic,
          events: events.map(([at, what]) => ({ at, ...what })),
        }),
        live: live.toSorted((a, b) => a.at - b.at),
      }));
  });

export const anyScenario: fc.Arbitrary<Scenario> = anyCase.map(({ scenario }) => scenario);
