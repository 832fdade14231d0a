import { queues } from '../../workers/engine/network/queues/index.ts';
import { swingRate } from '../../workers/engine/network/sources/cbr.ts';
import { shapeOf } from '../../workers/engine/network/sources/index.ts';
/** Edits of path, losses, disturbance and groups: each gives a scenario that the engine takes and that runs. */
import { describe, expect, test } from 'vitest';
import { formerScene } from '../support/former-scene.ts';
import { foldLiveChanges } from '../../src/scenario/edit.ts';
import { withGroup } from '../../src/scenario/edit-flows.ts';
import { lossOfKind, withLoss } from '../../src/scenario/edit-loss.ts';
import {
  withAddedHop,
  withLimit,
  withoutHop,
  withQueue,
  withQueueKind,
  withRate,
  withReverse,
  withRoundTrip,
} from '../../src/scenario/edit-path.ts';
import {
  OFFERS,
  withAddedSource,
  withFlashCrowd,
  withoutSource,
  withSource,
  withSourceShape,
} from '../../src/scenario/edit-traffic.ts';
import { baseRtt, effectiveAt } from '../../src/scenario/effective.ts';
import { atHop, hopName, hopsOf, withHop } from '../../src/scenario/hops.ts';
import {
  lossCard,
  lossInForce,
  lossModels,
  NO_LOSSES,
  plainLossModels,
} from '../../workers/engine/network/losses/index.ts';
import { defaultsOf } from '../../workers/engine/scenario/parameter.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import type { LossModel, Scenario } from '../../workers/engine/scenario/types.ts';
import { Simulation } from '../../workers/engine/simulation.ts';

const first = formerScene();
const SHAPES = OFFERS.map(({ shape }) => shape.id);
const QUEUES = queues.map(({ kind }) => kind);

/** The scenario is in normal form as it stands, and packets get through in its first seconds. */
function runs(scenario: Scenario): void {
  expect(normalizeScenario(scenario)).toEqual(scenario);
  const simulation = new Simulation({ ...scenario, duration: 3, warmup: 1, events: [] });
  simulation.runUntil(3);
  expect(simulation.packetsSent).toBeGreaterThan(100);
}

describe('losses', () => {
  test.each(lossModels.map((card) => card.kind))(
    'losses of the kind %s run, at the first hop and at another',
    (kind) => {
      const model = lossOfKind(kind, { kind: 'none' }, first.duration);
      expect(model.kind).toBe(kind);
      runs(withLoss(first, 0, model));
      const real = withReverse(withAddedHop(first), true);
      for (const hop of [1, 2, 3]) {
        const lossy = withLoss(real, hop, model);
        expect(hopsOf(lossy)[hop]!.loss).toEqual(model);
        expect(lossy.path[0]!.loss).toEqual({ kind: 'none' });
        runs(lossy);
      }
    },
  );

  const lossy = plainLossModels.filter((card) => card.lossRate(defaultsOf(card), 1000, 0) > 0);
  test.each(lossy.map((card) => [card.kind, card] as const))(
    'twice the losses of %s are about twice as many, and half of them as they were',
    (_, card) => {
      const model = defaultsOf(card);
      const twice = card.scaled(model, 2);
      expect(card.lossRate(twice, 1000, 0) / card.lossRate(model, 1000, 0)).toBeCloseTo(2, 1);
      expect(card.scaled(twice, 1 / 2)).toEqual(model);
      runs(withLoss(first, 0, twice));
    },
  );

  test('twice no losses are one packet in a hundred at random', () => {
    expect(lossCard(NO_LOSSES).scaled(NO_LOSSES, 2)).toEqual({ kind: 'bernoulli', p: 0.01 });
  });

  test('raising losses again and again never asks for what cannot be', () => {
    for (const card of lossModels) {
      let model: LossModel = defaultsOf(card);
      for (let press = 0; press < 30; press++) model = lossCard(model).scaled(model, 2);
      expect(() => normalizeScenario(withLoss(first, 0, model))).not.toThrow();
    }
  });

  test('a schedule begins with the losses as they are; at a time its last step holds, and before the first nothing is lost', () => {
    const before: LossModel = { kind: 'periodic', every: 200, offset: 200 };
    const schedule = lossOfKind('schedule', before, 100);
    expect(schedule).toEqual({
      kind: 'schedule',
      steps: [
        { at: 0, model: before },
        { at: 50, model: { kind: 'periodic', every: 50, offset: 50 } },
      ],
    });
    expect(lossInForce(schedule, 49.9)).toEqual(before);
    expect(lossInForce(schedule, 50)).toEqual({ kind: 'periodic', every: 50, offset: 50 });
    expect(lossInForce({ kind: 'schedule', steps: [{ at: 10, model: before }] }, 9)).toEqual({ kind: 'none' });
    expect(lossOfKind('schedule', schedule, 100)).toBe(schedule);
  });
});

describe('the path', () => {
  const three = withAddedHop(withAddedHop(first));
  const crossed = withGroup(withGroup(three, 0, { enter: 0, leave: 0 }), 1, { enter: 1, leave: 2 });

  test.each(QUEUES)('a %s queue stands at any hop, and the others stay as they are', (kind) => {
    const real = withReverse(three, true);
    for (const hop of [0, 2, 4]) {
      const changed = withQueueKind(real, hop, kind);
      expect(hopsOf(changed)[hop]!.queue).toMatchObject({ kind, limit: 60 });
      expect(hopsOf(changed).filter(({ queue }) => queue.kind === kind)).toHaveLength(kind === 'droptail' ? 6 : 1);
      runs(withQueue(changed, hop, { limit: 90 }));
    }
  });

  test('an added bottleneck is crossed by all who went to the end, and is without losses', () => {
    expect(three.path).toHaveLength(3);
    expect(three.flows.map((group) => [group.enter, group.leave])).toEqual([
      [0, 2],
      [0, 2],
    ]);
    expect(withAddedHop(crossed).flows.map((group) => [group.enter, group.leave])).toEqual([
      [0, 0],
      [1, 3],
    ]);
    expect(withAddedHop(withLoss(three, 2, { kind: 'bernoulli', p: 0.1 })).path[3]!.loss).toEqual({ kind: 'none' });
    runs(three);
    runs(crossed);
  });

  test('without a bottleneck, who crossed it alone crosses its neighbour, and events find their hop again or go', () => {
    const events: Scenario['events'] = [
      { at: 5, do: 'rate', hop: 0, rate: 1e6 },
      { at: 6, do: 'rate', hop: 1, rate: 2e6 },
      { at: 7, do: 'loss', hop: 2, model: { kind: 'bernoulli', p: 0.01 } },
      { at: 8, do: 'rate', hop: 3, rate: 3e6 },
      { at: 9, do: 'rate', hop: 5, rate: 4e6 },
    ];
    const real = { ...withReverse(crossed, true), events };
    const rest = withoutHop(real, 0);
    expect(rest.flows.map((group) => [group.enter, group.leave])).toEqual([
      [0, 0],
      [0, 1],
    ]);
    expect(rest.events).toEqual([
      { at: 6, do: 'rate', hop: 0, rate: 2e6 },
      { at: 7, do: 'loss', hop: 1, model: { kind: 'bernoulli', p: 0.01 } },
      { at: 9, do: 'rate', hop: 3, rate: 4e6 },
    ]);
    expect(hopsOf(rest)).toHaveLength(4);
    expect(withoutHop(real, 2).flows.map((group) => [group.enter, group.leave])).toEqual([
      [0, 0],
      [1, 1],
    ]);
    expect(withoutHop(first, 0)).toBe(first);
    runs({ ...rest, events: [] });
    expect(normalizeScenario(rest)).toEqual(rest);
  });

  test('losses of the second bottleneck stay its own when it becomes the first one', () => {
    const lossy = withLoss(withLoss(three, 1, { kind: 'bernoulli', p: 0.02 }), 0, { kind: 'bernoulli', p: 0.01 });
    const rest = withoutHop(lossy, 0);
    expect(rest.path[0]!.loss).toEqual({ kind: 'bernoulli', p: 0.02 });
    runs(rest);
  });

  test('a real reverse path has the rates of the path; an ideal one takes reverse flows and its events with it', () => {
    const real = withReverse(withRate(three, 1, 4e6), true);
    expect(hopsOf(real).map(({ rate }) => rate)).toEqual([10e6, 4e6, 10e6, 10e6, 4e6, 10e6]);
    const against = withGroup(real, 1, { direction: 'reverse' });
    runs(against);
    const ideal = withReverse(
      {
        ...against,
        events: [
          { at: 5, do: 'rate', hop: 4, rate: 1e6 },
          { at: 6, do: 'rate', hop: 1, rate: 1e6 },
        ],
      },
      false,
    );
    expect(ideal.flows.map(({ direction }) => direction)).toEqual(['forward', 'forward']);
    expect(ideal.events).toEqual([{ at: 6, do: 'rate', hop: 1, rate: 1e6 }]);
    expect(normalizeScenario(ideal)).toEqual(ideal);
  });

  test('another round trip stretches the reverse path too', () => {
    const far = withRoundTrip(withReverse(three, true), 0.4);
    expect(baseRtt(far)).toBeCloseTo(0.4, 9);
    expect(hopsOf(far).map(({ delay }) => delay)).toEqual(Array(6).fill(hopsOf(far)[0]!.delay));
    runs(far);
  });

  test('the round trip of the page is that of the engine, also over a reverse path with other delays', () => {
    const real = withReverse(crossed, true);
    const uneven = withHop(withHop(real, 3, { delay: 0.05 }), 5, { delay: 0.001 });
    for (const scenario of [first, crossed, real, uneven]) {
      const { flowBaseRtt } = new Simulation(scenario).layout;
      expect(baseRtt(scenario)).toBeCloseTo(flowBaseRtt.reduce((sum, rtt) => sum + rtt, 0) / flowBaseRtt.length, 9);
    }
  });

  test('a hop without limit has nobody waiting, and no changes of its rate', () => {
    const events: Scenario['events'] = [
      { at: 5, do: 'rate', hop: 1, rate: 1e6 },
      { at: 6, do: 'rate', hop: 0, rate: 1e6 },
    ];
    const free = withLimit({ ...withQueueKind(three, 1, 'codel'), events }, 1, false);
    expect(free.path[1]).toMatchObject({ rate: null, queue: { kind: 'droptail', limit: 60 } });
    expect(free.events).toEqual([events[1]]);
    runs({ ...free, events: [] });
    expect(withLimit(free, 1, true).path[1]!.rate).toBe(10e6);
  });

  test('hops go by names that a reader can find again', () => {
    const real = withReverse(three, true);
    expect(hopsOf(real).map((_, hop) => hopName(real, hop))).toEqual([
      'bottleneck 1',
      'bottleneck 2',
      'bottleneck 3',
      'reverse path 1',
      'reverse path 2',
      'reverse path 3',
    ]);
    expect([hopName(first, 0), hopName(withReverse(first, true), 1)]).toEqual(['bottleneck', 'reverse path']);
    expect([atHop(first, 0), atHop(three, 1)]).toEqual(['', ' at bottleneck\u00a02']);
  });

  test('when a run is restarted, what was set live at each hop stays set', () => {
    const real: Scenario = {
      ...withReverse(three, true),
      events: [
        { at: 5, do: 'rate', hop: 1, rate: 3e6 },
        { at: 6, do: 'loss', hop: 0, model: { kind: 'bernoulli', p: 0.01 } },
        { at: 7, do: 'loss', hop: 4, model: { kind: 'interval', mean: 2, cv: 0 } },
        { at: 8, do: 'rate', hop: 5, rate: 1e6 },
        { at: 9, do: 'queue', hop: 2, limit: 7 },
      ],
    };
    const folded = foldLiveChanges(real, 5);
    expect(hopsOf(folded).map(({ queue }) => queue.limit)).toEqual([60, 60, 7, 60, 60, 60]);
    expect(effectiveAt(folded, 0).rates).toEqual([10e6, 3e6, 10e6, 10e6, 10e6, 1e6]);
    expect(effectiveAt(folded, 0).losses.map(({ kind }) => kind)).toEqual([
      'bernoulli',
      'none',
      'none',
      'none',
      'interval',
      'none',
    ]);
    expect(folded.events).toEqual([]);
    runs(folded);
  });
});

describe('the disturbance', () => {
  test.each(SHAPES)('a source of the kind %s is added, turned into every other kind and back, and removed', (kind) => {
    const added = withAddedSource(first, kind);
    expect(shapeOf(added.traffic[0]!).id).toBe(kind);
    runs(added);
    for (const other of SHAPES) {
      const turned = withSourceShape(added, 0, other);
      expect(shapeOf(turned.traffic[0]!).id).toBe(other);
      expect(turned.traffic[0]!.start).toBe(added.traffic[0]!.start);
      runs(withSource(turned, 0, { start: 0 }));
    }
    expect(withoutSource(added, 0)).toEqual(first);
  });

  test.each([
    [50, 10],
    [150, 30],
    [400, 30],
  ])('a source that is added to a run of %i s begins after a fifth of it, at 30 s at the latest', (duration, start) => {
    expect(withAddedSource({ ...first, duration }, 'square').traffic[0]!.start).toBe(start);
  });

  test('a ping sends probes of 84 bytes, as ping(8) does, also in the place of a stream; a size that was set is kept', () => {
    expect(withAddedSource(first, 'ping').traffic[0]).toMatchObject({ kind: 'ping', packetSize: 84 });
    const stream = withAddedSource(first, 'square');
    const pinged = withSourceShape(stream, 0, 'ping');
    expect(pinged.traffic[0]!.packetSize).toBe(84);
    expect(withSourceShape(pinged, 0, 'square').traffic[0]!.packetSize).toBe(stream.traffic[0]!.packetSize);
    const small = withSource(stream, 0, { packetSize: 300 });
    expect(withSourceShape(small, 0, 'ping').traffic[0]!.packetSize).toBe(300);
  });

  test('when a source goes, events find theirs again or go with it', () => {
    const two: Scenario = {
      ...withAddedSource(withAddedSource(first, 'square'), 'onoff'),
      events: [
        { at: 5, do: 'cbr', source: 0, on: false },
        { at: 6, do: 'cbr', source: 1, on: false },
      ],
    };
    expect(withoutSource(two, 0).events).toEqual([{ at: 6, do: 'cbr', source: 0, on: false }]);
    expect(withoutSource(two, 1).events).toEqual([{ at: 5, do: 'cbr', source: 0, on: false }]);
  });

  test('swings of 3:1 and 10:1 on 15 Mbit/s take 10 and 13.5 Mbit/s, as in bansal2001', () => {
    expect([swingRate(15e6, 3), swingRate(15e6, 10)]).toEqual([10e6, 13.5e6]);
  });

  test('a flash crowd is many short transfers with a name of their own, also a second one', () => {
    const crowded = withFlashCrowd(withFlashCrowd(first));
    expect(
      crowded.flows
        .slice(2)
        .map(({ id, label, count, packets, startJitter }) => ({ id, label, count, packets, startJitter })),
    ).toEqual([
      { id: 'tcp-2', label: 'short TCP', count: 40, packets: 20, startJitter: 5 },
      { id: 'tcp-3', label: 'short TCP 2', count: 40, packets: 20, startJitter: 5 },
    ]);
    expect(normalizeScenario(crowded)).toEqual(crowded);
    const simulation = new Simulation({ ...withGroup(first, 0, { packets: 20, count: 40 }), warmup: 0 });
    simulation.runUntil(60);
    // Mean of the group; what was sent twice may arrive twice.
    expect(simulation.summary().groups[0]!.delivered).toBeGreaterThanOrEqual(20);
    expect(simulation.summary().groups[0]!.delivered).toBeLessThan(22);
  });
});
