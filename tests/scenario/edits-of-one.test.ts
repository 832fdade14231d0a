/** Edits of one among several: the group, hop or source that is meant changes, with the events that speak of it, and no other one. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldLiveChanges, withDuration } from '../../src/scenario/edit.ts';
import {
  mayBeRepaired,
  schemeDefaults,
  sendsAsLinux,
  withAddedGroup,
  withCount,
  withGroupFields,
  withLinux,
  withoutGroup,
  withScheme,
} from '../../src/scenario/edit-flows.ts';
import {
  bufferInWords,
  withAddedHop,
  withLimit,
  withQueue,
  withQueueKind,
  withRate,
  withTrace,
} from '../../src/scenario/edit-path.ts';
import { withAddedSource, withSource, withSourceFields, withSourceShape } from '../../src/scenario/edit-traffic.ts';
import { delayAt, delaySpan, longerBack } from '../../src/scenario/delays.ts';
import { effectiveAt, eventsInOrder } from '../../src/scenario/effective.ts';
import { hopsOf } from '../../src/scenario/hops.ts';
import { shownAs } from '../../src/scenario/parameter-words.ts';
import { sliderScale } from '../../src/scenario/slider.ts';
import { lossModels } from '../../workers/engine/network/losses/index.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import type { Scenario, TimedEvent } from '../../workers/engine/scenario/types.ts';

const hop = (rate: number): object => ({ rate, delay: 0.01, queue: { kind: 'droptail', limit: rate / 1e5 } });
const scenario = normalizeScenario({
  version: 1,
  duration: 100,
  path: [1e6, 2e6, 3e6].map(hop),
  reverse: [4e6, 5e6, 6e6].map(hop),
  flows: ['a', 'b', 'c'].map((id, index) => ({ id, count: 3, start: index, packetSize: 500 * (index + 1) })),
  traffic: [1e5, 2e5, 3e5].map((high) => ({ kind: 'cbr', high })),
  events: [
    ...[0, 1, 4].map((at) => ({ at: 10 + at, do: 'rate', hop: at, rate: 9e5 })),
    ...['a', 'b', 'c'].flatMap((group) => [0, 1, 2].map((flow) => ({ at: 20, do: 'drop', group, flow, count: 1 }))),
    ...['a', 'b'].map((group) => ({ at: 30, do: 'stop', group, count: 2 })),
    ...[0, 1, 2].map((source) => ({ at: 40, do: 'cbr', source, on: false })),
  ],
});

describe.each([0, 1, 2])('number %i of three', (index) => {
  const others = <Item>(list: readonly Item[]): Item[] => list.filter((_, at) => at !== index);

  test.each<[string, (one: Scenario) => Scenario]>([
    ['scheme', (one) => withScheme(one, index, schemeDefaults('bbr'))],
    ['fields', (one) => withGroupFields(one, index, { accessDelay: 0.2 })],
    ['recovery', (one) => withLinux(one, index, true)],
    ['count', (one) => withCount(one, index, 7)],
  ])('group: %s', (_, edit) => {
    const edited = edit(scenario);
    expect(edited.flows[index]).not.toEqual(scenario.flows[index]);
    expect({ ...edited, flows: others(edited.flows) }).toEqual({ ...scenario, flows: others(scenario.flows) });
  });

  test.each<[string, (one: Scenario) => Scenario]>([
    ['values', (one) => withSource(one, index, { packetSize: 200 })],
    ['fields', (one) => withSourceFields(one, index, { start: 5 })],
    ['another card', (one) => withSourceShape(one, index, 'onoff')],
    ['another wave', (one) => withSourceShape(one, index, 'square')],
  ])('source: %s', (_, edit) => {
    const edited = edit(scenario);
    expect(edited.traffic[index]).not.toEqual(scenario.traffic[index]);
    expect({ ...edited, traffic: others(edited.traffic) }).toEqual({ ...scenario, traffic: others(scenario.traffic) });
  });

  test.each<[string, (one: Scenario, at: number) => Scenario]>([
    ['rate', (one, at) => withRate(one, at, 7e6)],
    ['limit of its queue', (one, at) => withQueue(one, at, { limit: 77 })],
    ['discipline', (one, at) => withQueueKind(one, at, 'codel')],
    ['no limit of rate', (one, at) => withLimit(one, at, false)],
    ['trace', (one, at) => withTrace(one, at, { name: 'x', perMs: '12', loop: true })],
  ])('hop, there and back: %s', (name, edit) => {
    for (const at of [index, index + 3]) {
      const edited = edit(scenario, at);
      const rest = (list: readonly unknown[]): unknown[] => list.filter((_, place) => place !== at);
      expect(hopsOf(edited)[at]).not.toEqual(hopsOf(scenario)[at]);
      expect(rest(hopsOf(edited))).toEqual(rest(hopsOf(scenario)));
      expect(hopsOf(edited)[at]!.queue.limit).toBe(
        name === 'limit of its queue' ? 77 : hopsOf(scenario)[at]!.queue.limit,
      );
      const goes = name === 'trace' || name === 'no limit of rate';
      expect(edited.events).toEqual(
        scenario.events.filter((event) => !goes || event.do !== 'rate' || event.hop !== at),
      );
    }
  });

  test('group: gone with its own events; of fewer flows those of flows that are no more', () => {
    const { id } = scenario.flows[index]!;
    const gone = withoutGroup(scenario, index);
    expect(gone.flows).toEqual(others(scenario.flows));
    expect(gone.events).toEqual(scenario.events.filter((event) => !('group' in event && event.group === id)));
    const fewer = withCount(scenario, index, 2).events;
    expect(fewer).toEqual(
      scenario.events.filter((event) => !('flow' in event && event.group === id && event.flow === 2)),
    );
  });
});

test('what is added goes behind what there was, and is like the last one', () => {
  const added = withAddedGroup(scenario, schemeDefaults('tcp'), 2);
  expect(added.flows.slice(0, 3)).toEqual(scenario.flows);
  expect(added.flows[3]).toMatchObject({ id: 'tcp', count: 2, packetSize: 1500, start: 0, stop: null });
  expect(withAddedGroup(added, schemeDefaults('tcp'), 1).flows[4]!.id).toBe('tcp-2');
  const source = withAddedSource(scenario, 'square');
  expect(source.traffic.slice(0, 3)).toEqual(scenario.traffic);
  expect(source.traffic[3]).toMatchObject({ start: 20, stop: null, enter: 0, leave: 2 });
  expect(withAddedSource({ ...scenario, duration: 1000 }, 'square').traffic[3]!.start).toBe(30);
  const kept = withSourceShape(withSource(scenario, 1, { start: 7, stop: 9, packetSize: 100, leave: 1 }), 1, 'onoff');
  expect(kept.traffic[1]).toMatchObject({ start: 7, stop: 9, packetSize: 100, leave: 1 });
  expect(withSourceShape(scenario, 1, 'constant')).toBe(scenario);
});

test('events of a hop stay with it when a bottleneck is added: those of the way back come one place later', () => {
  const events = hopsOf(scenario).map((_, at): TimedEvent => ({ at: 10, do: 'rate', hop: at, rate: 9e5 }));
  const { path, events: moved } = withAddedHop({ ...scenario, events });
  expect(path).toHaveLength(4);
  expect(moved.map((event) => 'hop' in event && event.hop)).toEqual([0, 1, 2, 4, 5, 6]);
});

test('from its own instant on a link has another delay; by so much an ideal way back is longer, and a real one never', () => {
  const events: TimedEvent[] = [
    { at: 20, do: 'delay', hop: 1, delay: 0.05 },
    { at: 10, do: 'delay', hop: 1, delay: 0.03 },
  ];
  for (const reverse of ['ideal', scenario.reverse] as const) {
    const changed: Scenario = { ...scenario, reverse, events };
    expect([0, 9.9, 10, 19.9, 20, 99].map((time) => delayAt(changed, 1, time))).toEqual([
      0.01, 0.01, 0.03, 0.03, 0.05, 0.05,
    ]);
    expect(delaySpan(changed, 1)).toEqual([0.01, 0.05]);
    const longer = [9.9, 10, 20].map((time) => longerBack(changed, [0, 1], time));
    for (const [index, by] of (reverse === 'ideal' ? [0, 0.02, 0.04] : [0, 0, 0]).entries())
      expect(longer[index]).toBeCloseTo(by, 12);
  }
});

test('a chance is set as one packet in so many; of none it stands for a number that nobody reaches', () => {
  const chances = lossModels.flatMap(({ parameters }) =>
    parameters.flatMap((one) => (one.type === 'number' && one.shown?.inverse ? [one] : [])),
  );
  expect(chances.length).toBeGreaterThan(1);
  for (const chance of chances) {
    const { toShown, fromShown, max } = shownAs(chance);
    expect([0.01, 0.003].map(toShown)).toEqual([100, 333.333333]);
    expect(fromShown(100)).toBe(0.01);
    expect(Number.isFinite(toShown(0)) && toShown(0) > max).toBe(true);
  }
});

test('a trace sets the rate, keeps its mean when it goes, and one that is taken away brings no change of rate with it', () => {
  const traced = withTrace(scenario, 1, { name: 'x', perMs: '1', loop: true });
  expect(traced.path[1]!.rate).toBe(12e6);
  const again = withTrace(traced, 1, null);
  expect([again.path[1]!.rate, again.path[1]!.trace, again.events]).toEqual([12e6, undefined, traced.events]);
  expect(withTrace(withTrace(traced, 2, { name: 'y', perMs: '2', loop: true }), 1, null).path[2]!.trace!.name).toBe(
    'y',
  );
  expect(withLimit(traced, 1, false).path[1]).toMatchObject({ rate: null });
});

test('the recovery of Linux is that of SACK, with CUBIC’s own form where the scheme is CUBIC, and goes again', () => {
  const cubic = withScheme(scenario, 1, schemeDefaults('cubic'));
  for (const one of [cubic, scenario]) {
    const linux = withLinux(one, 1, true);
    expect([one, linux, withLinux(linux, 1, false)].map(({ flows }) => sendsAsLinux(flows[1]!))).toEqual([
      false,
      true,
      false,
    ]);
    expect(withLinux(linux, 1, false).flows[1]).toEqual({ ...one.flows[1], transport: {} });
    expect(sendsAsLinux({ ...linux.flows[1]!, scheme: { kind: 'tcp', variant: 'reno' } })).toBe(false);
  }
  const half = { ...withLinux(cubic, 1, true).flows[1]!, scheme: cubic.flows[1]!.scheme };
  expect([mayBeRepaired(half), sendsAsLinux(half)]).toEqual([true, false]);
});

test('of live changes the last ones alone become the set-up, and what ends later than the run goes', () => {
  const rate = (at: number, bits: number): TimedEvent => ({ at, do: 'rate', hop: 1, rate: bits });
  const changed = { ...scenario, events: [rate(1, 1e5), rate(2, 2e5), { ...rate(3, 3e5), hop: 4 } as TimedEvent] };
  const folded = foldLiveChanges(changed, 2);
  expect([hopsOf(folded).map((one) => one.rate), folded.events]).toEqual([
    [1e6, 2e5, 3e6, 4e6, 3e5, 6e6],
    [rate(1, 1e5)],
  ]);
  expect(foldLiveChanges(changed, 0)).toBe(changed);
  const shorter = withDuration({ ...changed, warmup: 20 }, 2);
  expect([shorter.duration, shorter.warmup, shorter.events]).toEqual([2, 0.4, [rate(1, 1e5), rate(2, 2e5)]]);
  expect(withDuration({ ...changed, warmup: 20 }, 50).warmup).toBe(20);
});

test('at a time holds what was set up and has happened since, from its own instant on', () => {
  const timed = normalizeScenario({
    ...scenario,
    flows: [
      { ...scenario.flows[0]!, start: 5, stop: 50 },
      { ...scenario.flows[1]!, start: 0 },
    ],
    traffic: [{ kind: 'cbr', high: 1e5, start: 5, stop: 50 }],
    events: [
      { at: 20, do: 'stop', group: 'b', count: 2 },
      { at: 10, do: 'stop', group: 'b', count: 2 },
      { at: 30, do: 'start', group: 'b' },
      { at: 40, do: 'cbr', source: 0, on: false },
      { at: 15, do: 'rate', hop: 4, rate: 9e5 },
    ],
  });
  expect(eventsInOrder(timed).map(({ at }) => at)).toEqual([10, 15, 20, 30, 40]);
  const running = (time: number): number[] => effectiveAt(timed, time).running;
  expect([0, 5, 9.9, 10, 20, 30, 50].map(running)).toEqual([
    [0, 3],
    [3, 3],
    [3, 3],
    [3, 1],
    [3, 0],
    [3, 3],
    [0, 3],
  ]);
  expect([4.9, 5, 39.9, 40, 50].map((time) => effectiveAt(timed, time).sources[0])).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
  expect([14.9, 15].map((time) => effectiveAt(timed, time).rates[4])).toEqual([5e6, 9e5]);
});

test('a buffer in words is of its own rate and room, in packets of the first group', () => {
  const { bdp, share, drain } = bufferInWords(scenario, 2e6, 20)!;
  expect(drain).toBeCloseTo((20 * 8 * 500) / 2e6, 12);
  expect(share).toBeCloseTo(20 / bdp, 12);
  expect(bufferInWords(scenario, null, 60)).toBeNull();
});

describe('a slider', () => {
  test('goes from end to end, evenly or, over more than thirty times, by factors', () => {
    const even = sliderScale(10, 40);
    expect([even.logarithmic, ...[-1, 0, 0.5, 1, 2].map(even.value)]).toEqual([false, 10, 10, 25, 40, 40]);
    expect([0, 10, 25, 40, 99].map(even.position)).toEqual([0, 0, 0.5, 1, 1]);
    const factors = sliderScale(1, 1000);
    expect([factors.logarithmic, ...[0, 1 / 3, 0.5, 1].map(factors.value)]).toEqual([true, 1, 10, 32, 1000]);
    expect(factors.position(10)).toBeCloseTo(1 / 3, 12);
    expect([sliderScale(1, 30).logarithmic, sliderScale(0, 99).logarithmic]).toEqual([false, false]);
    expect([sliderScale(0, 95).value(0.0333), sliderScale(1, 9, true).value(0.45)]).toEqual([3.2, 5]);
  });

  test('never leaves its range, never goes back, and comes near the value that it is put at', () => {
    const range = fc.tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 1, max: 100_000 }));
    fc.assert(
      fc.property(range, fc.integer({ min: 0, max: 20 }), ([min, more], step) => {
        // Three digits are enough for a range that is not narrow beside its values.
        const span = min + more;
        const scale = sliderScale(min, min + span);
        const [here, next] = [scale.value(step / 20), scale.value((step + 1) / 20)];
        expect(here).toBeGreaterThanOrEqual(min);
        expect(next).toBeLessThanOrEqual(min + span);
        expect(next).toBeGreaterThanOrEqual(here);
        expect(Math.abs(scale.position(here) - step / 20)).toBeLessThan(0.06);
      }),
      { seed: 29, numRuns: 200 },
    );
  });
});
