import { expect, test } from 'vitest';
import { recordOf } from '../../src/narrator/record.ts';
import { Simulation } from '../../workers/engine/simulation.ts';
import { type CauseObserver, VARIABLES } from '../../workers/engine/transport/causes.ts';
import { CauseLog } from '../../workers/live/cause-log.ts';
import { CauseStore } from '../../src/run/cause-store.ts';
import { scenarioWith } from '../support/scenario.ts';

const scenario = scenarioWith({
  duration: 20,
  warmup: 0,
  path: [{ rate: 3e6, delay: 0.02, queue: { kind: 'droptail', limit: 15 } }],
  flows: [{ scheme: { kind: 'cubic' }, count: 2 }],
});

/** The record of a flow, sent in blocks of some seconds. */
function recorded(every: number, flow = 0) {
  const simulation = new Simulation(scenario);
  const log = new CauseLog([0, 1]).observe(simulation).follow([0, 1]);
  const causes = new CauseStore();
  for (let time = every; time <= scenario.duration; time += every) {
    simulation.runUntil(time);
    causes.append(log.take(time));
  }
  return { record: recordOf({ causes, explainedFlow: 0 }, flow), digest: simulation.digest() };
}

test('the record is the same in any blocks, without a gap from value to value, and the run is the run', () => {
  const whole = recorded(20);
  const { changes, fates, levels } = recorded(0.0625).record;
  expect({ changes, fates, levels }).toEqual({
    changes: whole.record.changes,
    fates: whole.record.fates,
    levels: whole.record.levels,
  });
  for (const variable of VARIABLES) {
    const own = changes.filter((change) => change.variable === variable);
    own.slice(1).forEach((change, index) => expect(change.before).toBe(own[index]!.after));
  }
  // Growth between two cuts is one record of many ACKs.
  expect(changes.filter(({ cause }) => cause === 'growth').every(({ count }) => count > 1)).toBe(true);
  expect(fates.length).toBeGreaterThan(3);

  const plain = new Simulation(scenario);
  plain.runUntil(20);
  expect(whole.digest).toBe(plain.digest());
});

test('of more records than it holds the oldest are lost, and it says since when none is; of those kept none is changed', () => {
  const flows = [7];
  const observers: CauseObserver[] = [];
  const run = {
    eventTime: 0,
    observe: (_: number, observer: CauseObserver) => void observers.push(observer),
    observeHops: () => undefined,
  };
  const log = new CauseLog(flows).observe(run);
  const changes = 100_000;
  for (let index = 0; index < changes; index += 1) {
    run.eventTime = index;
    observers[0]!.change('cwnd', index % 2 === 0 ? 'growth' : 'mark', index, index + 1, [index, 1, 2]);
  }
  const [block] = log.follow(flows).take(changes).flows;
  const causes = new CauseStore();
  causes.append({ flows: [block!], levels: new Float64Array() });
  const record = recordOf({ causes, explainedFlow: 7 });
  expect(block!.since).toBeGreaterThan(0);
  expect(record.since).toBe(block!.since);
  expect(record.changes[0]!.time).toBe(record.since);
  expect(record.changes.length).toBe(changes - record.since);
  for (const { time: at, before, after, numbers } of record.changes)
    expect([before, after, numbers]).toEqual([at, at + 1, [at, 1, 2]]);
  // What has been taken is not given again.
  expect(log.take(changes).flows[0]!.changes).toHaveLength(0);
});

test('followed late, a flow gives all there is; in a run that is computed again recording goes on where it was left, alone or with others', () => {
  const first = new Simulation(scenario);
  const log = new CauseLog([0, 1]).observe(first).follow([0]);
  const causes = new CauseStore();
  first.runUntil(8);
  causes.append(log.take(8));
  expect([causes.knownTo(0), causes.knownTo(1)]).toEqual([8, -1]);
  log.follow([1]);
  causes.append(log.take(8));
  // Going back is computing again: what is known is not recorded twice.
  const second = new Simulation(scenario);
  second.runUntil(8);
  log.observe(second);
  for (let time = 8.5; time <= scenario.duration; time += 0.5) {
    second.runUntil(time);
    causes.append(log.take(time));
  }
  const { changes, fates, since } = recordOf({ causes, explainedFlow: 1 });
  const { record } = recorded(20, 1);
  expect(since).toBe(0);
  expect(fates).toEqual(record.fates);
  // A sender that is observed anew says again what it waits for.
  const others = (all: typeof changes) => all.filter(({ variable }) => variable !== 'hold');
  expect(others(changes)).toEqual(others(record.changes));
  // Who is followed again gets all again, once.
  log.follow([0]);
  causes.append(log.take(scenario.duration));
  expect(recordOf({ causes, explainedFlow: 0 }).fates).toEqual(recorded(20, 0).record.fates);
});

test('of two thousand flows no more is held than of one', () => {
  const many = Array.from({ length: 2_000 }, (_, flow) => flow);
  const observers: CauseObserver[] = [];
  const log = new CauseLog(many).observe({
    eventTime: 1,
    observe: (_, observer) => void (observer && observers.push(observer)),
    observeHops: () => undefined,
  });
  for (const observer of observers)
    for (let index = 0; index < 1_000; index += 1) observer.change('rate', 'step', index, index + 1, [index, 1]);
  const { flows } = log.follow(many).take(1);
  const numbers = flows.reduce((sum, { changes }) => sum + changes.length, 0);
  expect(numbers).toBeLessThanOrEqual(1 << 22);
  for (const { changes, since } of flows) expect([changes.length > 1_000, since]).toEqual([true, 1]);
});

test('a packet that waited stood behind all that wait but itself, and none before those', () => {
  const log = new CauseLog([4]).observe({ eventTime: 3, observe: () => undefined, observeHops: () => undefined });
  const accepted = (endpoint: number, packet: number, waiting: number) =>
    log.accepted(1, { endpoint, packet, waiting, limit: 9, seconds: 0.1 * waiting });
  // Those of 2 have left the queue when the packet of 4 comes.
  [2, 2, 5, 6, 5].forEach((endpoint, index) => accepted(endpoint, index, Math.min(index + 1, 3)));
  accepted(4, 17, 4);
  const expected = { time: 3, fate: 'waited', packet: 17, hop: 1, waiting: 3, limit: 9, waited: 0.4 };
  expect(log.waitOf(4, 17)).toMatchObject(expected);
  accepted(4, 18, 1);
  expect(log.waitOf(4, 18)).toMatchObject({ packet: 18, waiting: 0, whose: [] });
  accepted(4, 19, 4);
  // The last three before it: one of 5, two of 4.
  expect(log.waitOf(4, 19)!.whose).toEqual([
    [4, 2],
    [5, 1],
  ]);
  // Where a packet of another flow waited is not recorded.
  expect(log.waitOf(5, 4)).toBeNull();
});

test('a queue stands from a quarter of its limit on, is full at it until it holds three quarters, and empty with one that waits', () => {
  const run = { eventTime: 0, observe: () => undefined, observeHops: () => undefined };
  const log = new CauseLog([4]).observe(run);
  const causes = new CauseStore();
  for (const [time, waiting] of [1, 2, 3, 2, 1, 2, 12, 10, 9, 11, 13, 2, 12, 1].entries()) {
    run.eventTime = time;
    log.accepted(1, { endpoint: 4, packet: time, waiting, limit: 12, seconds: NaN });
    causes.append(log.take(time));
  }
  const { levels } = recordOf({ causes, explainedFlow: 4 });
  expect(levels.map(({ time, hop, level, waiting }) => [time, hop, level, waiting])).toEqual([
    [2, 1, 'standing', 3],
    [4, 1, 'empty', 1],
    [6, 1, 'full', 12],
    [8, 1, 'standing', 9],
    [10, 1, 'full', 13],
    [11, 1, 'standing', 2],
    [12, 1, 'full', 12],
    [13, 1, 'empty', 1],
  ]);
});
