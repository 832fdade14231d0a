import { describe, expect, test } from 'vitest';
import { decodeHash, encodeHash } from '../../src/link/codec.ts';
import { gilbert } from '../../workers/engine/network/losses/gilbert.ts';
import { defaultsOf } from '../../workers/engine/scenario/parameter.ts';
import type { Change } from '../../workers/engine/scenario/types.ts';
import { schemes } from '../../workers/engine/schemes/index.ts';
import { Simulation } from '../../workers/engine/simulation.ts';
import { LiveSession, REST_MS, SLICE_MS } from '../../workers/live/live-session.ts';
import { INITIAL_CREDIT, type Report } from '../../workers/live/protocol.ts';
import { ScriptedHost } from './support/scripted-host.ts';
import { slowSession } from './support/slow-session.ts';
import { engine } from './support/engine.ts';
import { scenarioWith } from '../support/scenario.ts';

function playing(speed: number | null, change: Partial<ScriptedHost> = {}): ScriptedHost {
  const host = Object.assign(new ScriptedHost(), change);
  host.send({ type: 'load', run: 1, scenario: {} }, { type: 'speed', speed }, { type: 'play' });
  return host;
}

/** Thousands of packets wait when the rate changes `changes` times at one time. */
const crowded = (changes: number, at = 1): object => ({
  version: 1,
  duration: 2,
  sample: 0.5,
  path: [{ rate: 1e5, queue: { kind: 'droptail', limit: 100_000 } }],
  flows: [{ start: 2 }],
  traffic: [{ kind: 'cbr', high: 2e6, packetSize: 40 }],
  events: Array.from({ length: changes }, (_, index) => ({ at, do: 'rate', rate: 1e5 + (index % 7) })),
});

describe('pace', () => {
  test.each([0.1, 1, 5, 50])('at %s times real time, ten seconds of wall time show ten times that', (speed) => {
    const host = playing(speed, { duration: 1_000 });
    host.pass(10_000);
    expect(Math.abs(host.shown - 10 * speed)).toBeLessThanOrEqual(0.1 + (speed * 3 * REST_MS) / 1000);
  });

  test('a slice of work never keeps a command waiting for long', () => {
    const host = playing(null, { cost: 5, duration: 10_000 });
    host.pass(3_000);
    // At most one look at the clock, 2 simulated seconds of this engine, beyond the slice.
    expect(host.longestSlice).toBeLessThan(SLICE_MS + 2 * host.cost + 1);
  });

  test('a run of more samples than work comes in blocks that a page can take in within a frame', () => {
    // A slice of 8 ms is 800 s of this engine, 8,000 samples.
    const host = playing(null, { cost: 0.01, duration: 20_000 });
    host.pass(2_000);
    expect(host.shown).toBe(20_000);
    const numbers = host.blocks.map(({ data }) => data.length);
    expect(Math.max(...numbers)).toBeLessThanOrEqual((1 << 15) + host.blocks[0]!.data.length / host.blocks[0]!.count);
    expect(Math.max(...numbers)).toBeGreaterThan(1 << 14);
  });

  test('an engine that takes seconds for one look at the clock says in between that it computes', () => {
    // 2,000 events, so 20 frames, in one piece of 10 s.
    const host = playing(null, { cost: 5_000, duration: 2 });
    host.pass(1);
    expect(host.longestSlice).toBeGreaterThan(9_000);
    expect(host.of('alive')).toHaveLength(2);
  });

  test.each([1, 2])(
    'an instant with much work is cut into slices: changes of the rate beside a long queue, at %s s of 2 s',
    (at) => {
      const wall = { now: 0 };
      const reports: Report[] = [];
      let wake = false;
      const session = new LiveSession({
        ...engine,
        now: () => (wall.now += 1),
        post: (report) => reports.push(report),
        schedule: () => (wake = true),
      });
      session.handle({ type: 'load', run: 1, scenario: crowded(300, at) });
      session.handle({ type: 'speed', speed: null });
      session.handle({ type: 'runTo', time: 2 });
      let slices = 0;
      for (; wake && slices < 10_000; slices++) {
        wake = false;
        session.wake();
        session.handle({ type: 'credit', blocks: 1 });
      }
      // At most SLICE_MS looks at this clock in a slice, each after one change.
      expect(slices).toBeGreaterThan(300 / SLICE_MS);
      expect(reports.findLast((report) => report.type === 'clock')).toMatchObject({ now: 2 });
      expect(reports.at(-1)).toMatchObject({ type: 'finished' });
    },
  );

  test('a change of speed takes hold from where the run is, without a jump', () => {
    const host = playing(1);
    host.pass(5_000);
    host.send({ type: 'speed', speed: 10 });
    host.pass(1_000);
    expect(host.shown).toBeGreaterThan(14.5);
    expect(host.shown).toBeLessThan(15.5);
  });

  test('an engine slower than the speed asked runs without rest, and the clock says the speed it reaches', () => {
    const host = playing(10, { cost: 500 });
    host.pass(4_000);
    expect(host.shown).toBeGreaterThan(7);
    expect(host.shown).toBeLessThan(8.5);
    const { speed } = host.of('clock').at(-1)!;
    expect(speed).toBeGreaterThan(1.7);
    expect(speed).toBeLessThan(2.3);
  });

  test('the clock is sent about four times a second', () => {
    const host = playing(1);
    host.pass(10_000);
    expect(host.of('clock').length).toBeGreaterThan(35);
    expect(host.of('clock').length).toBeLessThan(48);
  });

  test('as fast as it goes, a run of 300 s at 1 ms a second takes hardly more than 0.3 s', () => {
    const host = playing(null);
    host.pass(400);
    expect(host.of('finished')).toHaveLength(1);
    expect(host.shown).toBeCloseTo(300);
  });
});

describe('flow control', () => {
  test('a page that takes nothing gets as many blocks as it has credit for, and the run waits', () => {
    const host = playing(5, { pageTakes: false });
    host.pass(20_000);
    expect(host.blocks).toHaveLength(INITIAL_CREDIT);
    expect(host.shown).toBeLessThan(3);
    const clocks = host.of('clock').length;
    host.pass(20_000);
    expect(host.of('clock')).toHaveLength(clocks);
  });

  test('a page that takes each block as it comes does not have the run cut finer than its pace asks for', () => {
    const host = playing(5);
    host.pass(10_000);
    expect(host.blocks.length).toBeLessThanOrEqual(10_000 / REST_MS + 1);
    expect(host.shown).toBeGreaterThan(49);
  });

  test('a page that comes back after a minute finds the run where it left it, and no race', () => {
    const host = playing(5, { pageTakes: false });
    host.pass(60_000);
    const before = host.shown;
    host.pageTakes = true;
    host.pass(1_000);
    expect(host.shown - before).toBeGreaterThan(3);
    expect(host.shown - before).toBeLessThan(6);
  });

  test('frames arrive once each, in order, after anything that is done to the run', () => {
    const host = playing(20);
    host.pass(333);
    host.send({ type: 'pause' });
    host.pass(100);
    host.send({ type: 'runTo', time: host.shown + 0.3 }, { type: 'runTo', time: host.shown + 0.1 });
    host.pass(100);
    host.send({ type: 'speed', speed: null }, { type: 'play' });
    host.pass(50);
    host.pageTakes = false;
    host.pass(300);
    host.pageTakes = true;
    host.pass(2_000);
    let next = 0;
    for (const block of host.blocks) {
      expect(block.first).toBe(next);
      for (let row = 0; row < block.count; row++)
        expect(block.data[row * (block.data.length / block.count)]).toBe(next + row);
      next += block.count;
    }
    expect(next).toBe(3_000);
  });

  test('the end is sent after the last frame, and only once', () => {
    const host = playing(null);
    host.pass(5_000);
    const order = host.reports.map((report) => report.type);
    expect(order.filter((type) => type === 'finished')).toHaveLength(1);
    expect(order.lastIndexOf('frames')).toBeLessThan(order.indexOf('finished'));
    expect(host.of('finished')[0]).toMatchObject({ digest: 'digest of 3000', summary: { packets: 300_000 } });
    expect(host.of('clock').at(-1)).toMatchObject({ now: 300, playing: false });
  });

  test('the end waits for credit as every frame does', () => {
    const host = playing(null, { duration: 60, cost: 10, pageTakes: false });
    host.pass(10_000);
    expect(host.of('finished')).toHaveLength(0);
    host.pageTakes = true;
    host.pass(2_000);
    expect(host.shown).toBeCloseTo(60);
    expect(host.of('finished')).toHaveLength(1);
  });
});

describe('the state of a flow', () => {
  test('is sent at once when asked for, then beside the clock about four times a second, and no more when it is no longer wanted', () => {
    const host = playing(1);
    host.send({ type: 'inspect', flow: 0 });
    expect(host.of('flowState')).toHaveLength(1);
    host.pass(10_000);
    const sent = host.of('flowState');
    expect(sent.length).toBeGreaterThan(35);
    expect(sent.length).toBeLessThan(50);
    expect(sent.at(-1)).toMatchObject({ run: 1, flow: 0, values: [{ name: 'events' }, { name: 'flow', value: 0 }] });
    expect(sent.at(-1)!.now).toBeGreaterThan(9);
    expect(sent.map((report) => report.now)).toEqual(sent.map((report) => report.now).toSorted((a, b) => a - b));
    host.send({ type: 'inspect', flow: null });
    host.pass(2_000);
    expect(host.of('flowState')).toHaveLength(sent.length);
  });

  test('follows a run to a time, and is forgotten by the next load', () => {
    const host = new ScriptedHost();
    host.send({ type: 'load', run: 1, scenario: {} }, { type: 'inspect', flow: 0 }, { type: 'runTo', time: 0.3 });
    host.pass(500);
    expect(host.of('flowState').at(-1)!.now).toBeCloseTo(0.3);
    const sent = host.of('flowState').length;
    host.send({ type: 'load', run: 2, scenario: {} }, { type: 'play' });
    host.pass(1_000);
    expect(host.of('flowState')).toHaveLength(sent);
  });

  test('of a flow that the run does not have is nothing, and no failure', () => {
    const host = playing(1);
    for (const flow of [1, -1, 0.5, NaN]) host.send({ type: 'inspect', flow });
    host.pass(1_000);
    expect(host.of('flowState')).toHaveLength(0);
    expect(host.of('failed')).toHaveLength(0);
  });

  test('shows the variables of every scheme, each with a name and a value', () => {
    for (const { kind } of schemes) {
      const simulation = new Simulation(
        scenarioWith({ flows: [{ scheme: { kind } }, { scheme: { kind }, count: 2 }] }),
      );
      simulation.runUntil(4);
      for (const flow of [0, 1, 2]) {
        const values = simulation.inspect(flow);
        // A rate set by hand is all that its sender knows beside what holds it.
        expect(values.length, kind).toBeGreaterThan(kind === 'hands-rate' ? 1 : 2);
        expect(new Set(values.map((value) => value.name)).size, kind).toBe(values.length);
        expect(
          values.filter(({ value }) => typeof value === 'number' && Number.isNaN(value)),
          kind,
        ).toEqual([]);
      }
    }
  });
});

describe('commands', () => {
  test('a loaded run is paused at 0 and stays there', () => {
    const host = new ScriptedHost();
    host.send({ type: 'load', run: 7, scenario: {} });
    host.pass(1_000);
    expect(host.of('loaded')[0]).toMatchObject({ run: 7 });
    expect(host.of('clock').at(-1)).toMatchObject({ run: 7, now: 0, playing: false });
    expect(host.blocks).toHaveLength(0);
  });

  test('pause stops the run at once, play goes on from there', () => {
    const host = playing(5);
    host.pass(1_000);
    host.send({ type: 'pause' });
    const { shown } = host;
    host.pass(5_000);
    expect(host.shown - shown).toBeLessThan(0.15);
    host.send({ type: 'play' });
    host.pass(1_000);
    expect(host.shown - shown).toBeGreaterThan(4.5);
    expect(host.shown - shown).toBeLessThan(5.5);
  });

  test('a pause on the way to a time ends with the way there; another run does not go on to it', () => {
    const host = playing(1, { cost: 100 });
    host.send({ type: 'runTo', time: 100 });
    host.pass(1_000);
    host.send({ type: 'pause' });
    const { shown } = host;
    expect(shown).toBeLessThan(20);
    host.pass(20_000);
    expect(host.shown).toBeCloseTo(100, 0);
    expect(host.of('clock').at(-1)).toMatchObject({ now: 100, playing: false });
    host.pass(5_000);
    expect(host.of('clock').at(-1)).toMatchObject({ now: 100 });
    host.send({ type: 'runTo', time: 100 }, { type: 'load', run: 2, scenario: {} });
    host.pass(5_000);
    expect(host.of('clock').at(-1)).toMatchObject({ run: 2, now: 0 });
  });

  test('a run that is over plays no more', () => {
    const host = playing(null, { duration: 5 });
    host.pass(1_000);
    host.send({ type: 'play' });
    expect(host.of('clock').at(-1)).toMatchObject({ now: 5, playing: false });
    host.send({ type: 'load', run: 2, scenario: {} }, { type: 'play' });
    host.pass(1_000);
    expect(host.of('finished').map(({ run }) => run)).toEqual([1, 2]);
  });

  test('reaching a time is reported even where the run had been there before', () => {
    const host = playing(5);
    host.pass(1_000);
    host.send({ type: 'pause' });
    host.pass(100);
    const before = host.blocks.length;
    host.send({ type: 'runTo', time: 1 });
    host.pass(100);
    expect(host.blocks.length).toBe(before + 1);
    expect(host.blocks.at(-1)).toMatchObject({ count: 0 });
    expect(host.blocks.at(-1)!.packets).not.toBeNull();
    host.pass(1_000);
    expect(host.blocks.length).toBe(before + 1);
  });

  test('of a run taken up again, frames that the page has are not sent, and those after them are the same', () => {
    const host = new ScriptedHost();
    host.send({ type: 'load', run: 2, scenario: {}, firstFrame: 40 }, { type: 'runTo', time: 6 });
    host.pass(500);
    expect(host.blocks[0]!.first).toBe(40);
    expect(host.blocks.reduce((sum, block) => sum + block.count, 0)).toBe(20);
    expect(host.blocks.find((block) => block.count > 0)!.data[0]).toBe(40);
  });

  test('going to a time is done at full speed; then the run goes on as before', () => {
    const host = playing(1);
    host.send({ type: 'runTo', time: 100 });
    host.pass(1_000);
    expect(host.shown).toBeGreaterThan(100.5);
    expect(host.shown).toBeLessThan(101.2);
    const paused = new ScriptedHost();
    paused.send({ type: 'load', run: 1, scenario: {} }, { type: 'runTo', time: 50 });
    paused.pass(1_000);
    expect(paused.shown).toBeCloseTo(50);
    expect(paused.of('clock').at(-1)).toMatchObject({ now: 50, playing: false });
  });

  test('a change is answered with the time at which it took hold', () => {
    const host = playing(5);
    host.pass(2_000);
    host.send({ type: 'change', change: { do: 'rate', hop: 0, rate: 5e6 } });
    const { event } = host.of('changed')[0]!;
    expect(event.at).toBeGreaterThan(9);
    expect(event).toEqual({ do: 'rate', hop: 0, rate: 5e6, at: event.at });
  });

  test('a change that refers to nothing is refused and the run goes on', () => {
    const host = playing(5);
    host.send({ type: 'change', change: { do: 'rate', hop: 9, rate: 5e6 } });
    expect(host.of('refused')[0]).toMatchObject({ run: 1, refusals: [{ path: 'hop' }] });
    host.pass(1_000);
    expect(host.shown).toBeGreaterThan(4);
  });

  test('a refused scenario leaves the running one running', () => {
    const host = playing(5);
    host.pass(1_000);
    host.send({ type: 'load', run: 2, scenario: 'refuse me' });
    host.pass(1_000);
    expect(host.of('refused')[0]).toMatchObject({ run: 2, refusals: [{ path: 'seed' }] });
    expect(host.shown).toBeGreaterThan(9);
    expect(host.blocks.every((block) => block.run === 1)).toBe(true);
  });

  test('an engine that fails says so, stops, and takes the next scenario', () => {
    const host = playing(5, { failsAt: 3 });
    host.pass(2_000);
    expect(host.of('failed')).toEqual([{ type: 'failed', run: 1, message: 'a bug in the engine' }]);
    host.failsAt = Infinity;
    host.send({ type: 'play' }, { type: 'load', run: 2, scenario: 'break me' });
    expect(host.of('failed')[1]).toEqual({ type: 'failed', run: 2, message: 'out of memory' });
    host.send({ type: 'load', run: 3, scenario: {} }, { type: 'play' });
    host.pass(1_000);
    expect(host.blocks.filter((block) => block.run === 3).length).toBeGreaterThan(0);
  });
});

const LIVE_CHANGES: [name: string, fields: object, changes: Change[]][] = [
  [
    'flows and rate',
    {
      path: [{ rate: 5e6, queue: { kind: 'red' } }],
      flows: [
        { id: 'a', count: 2 },
        { id: 'b', scheme: { kind: 'aimd' } },
      ],
    },
    [
      { do: 'stop', group: 'a', count: 1 },
      { do: 'rate', hop: 0, rate: 2e6 },
    ],
  ],
  [
    'losses of every kind, and a packet dropped',
    {
      path: [{ rate: 5e6 }],
      flows: [
        { id: 'a', count: 3, scheme: { kind: 'tfrc' } },
        { id: 'b', count: 8 },
      ],
    },
    [
      { do: 'loss', hop: 0, model: { kind: 'bernoulli', p: 0.02 } },
      { do: 'loss', hop: 0, model: { kind: 'interval', mean: 0.5, cv: 0.5 } },
      {
        do: 'loss',
        hop: 0,
        model: { ...defaultsOf(gilbert), by: 'seconds', good: 1, bad: 0.1, lossGood: 0, lossBad: 0.5 },
      },
      {
        do: 'loss',
        hop: 0,
        model: { ...defaultsOf(gilbert), by: 'packets', toBad: 0.01, toGood: 0.5, lossGood: 0, lossBad: 1 },
      },
      { do: 'stop', group: 'b', count: 5 },
      { do: 'loss', hop: 0, model: { kind: 'pattern', gaps: [20, 20, 200] } },
      {
        do: 'loss',
        hop: 0,
        model: {
          kind: 'phases',
          phases: [
            { seconds: 2, every: 50 },
            { seconds: 1, every: null },
          ],
        },
      },
      {
        do: 'loss',
        hop: 0,
        model: {
          kind: 'schedule',
          steps: [
            { at: 0, model: { kind: 'bernoulli', p: 0.01 } },
            { at: 25, model: { kind: 'none' } },
          ],
        },
      },
      { do: 'drop', group: 'a', flow: 1, count: 3 },
      { do: 'start', group: 'b', count: 5 },
    ],
  ],
  [
    'several bottlenecks, a real reverse path and sources of every kind',
    {
      path: [
        { rate: 5e6, queue: { kind: 'codel' } },
        { rate: 4e6, queue: { kind: 'pie' } },
      ],
      reverse: [{ rate: 5e6 }, { rate: 4e6 }],
      flows: [
        { id: 'a', count: 3 },
        { id: 'b', direction: 'reverse', enter: 1 },
        { id: 'c', count: 10, packets: 15, start: 4, startJitter: 2, leave: 0 },
      ],
      traffic: [
        { kind: 'cbr', wave: 'square', high: 1e6, on: 1, off: 1 },
        { kind: 'cbr', wave: 'sawtooth', high: 1e6, on: 3, leave: 0 },
        { kind: 'cbr', wave: 'reverse-sawtooth', high: 1e6, on: 3, start: 20 },
        { kind: 'onoff', sources: 3, rate: 3e5 },
      ],
    },
    [
      { do: 'cbr', source: 3, on: false },
      { do: 'rate', hop: 1, rate: 2e6 },
      { do: 'loss', hop: 3, model: { kind: 'bernoulli', p: 0.1 } },
      { do: 'cbr', source: 1, on: false },
      { do: 'cbr', source: 3, on: true },
      { do: 'rate', hop: 2, rate: 5e5 },
      { do: 'cbr', source: 2, on: true },
      { do: 'stop', group: 'b', count: null },
      { do: 'loss', hop: 1, model: { kind: 'periodic', every: 30, offset: 30 } },
      { do: 'start', group: 'b', count: 1 },
    ],
  ],
];

test.each(LIVE_CHANGES)(
  'pauses, steps and speeds leave no trace, and live changes replay from their link to the last bit: %s',
  async (_, fields, changes) => {
    const scenario = scenarioWith({ duration: 30, ...fields });
    const { session, reports } = slowSession();
    session.handle({ type: 'load', run: 1, scenario });
    session.handle({ type: 'speed', speed: 20 });
    for (let turn = 0; !reports.some((report) => report.type === 'finished'); turn++) {
      if (turn > 100_000) throw new Error('the run does not end');
      if (turn % 40 === 0) session.handle({ type: turn % 80 === 0 ? 'play' : 'pause' });
      if (turn % 55 === 0) session.handle({ type: 'runTo', time: turn / 400 });
      const change = turn % 20 === 19 ? changes[(turn - 19) / 20] : undefined;
      if (change) session.handle({ type: 'change', change });
      session.handle({ type: 'credit', blocks: 1 });
      session.wake();
    }
    const events = reports.flatMap((report) => (report.type === 'changed' ? [report.event] : []));
    expect(events.map(({ at: _at, ...change }) => change)).toEqual(changes);
    expect(events.at(-1)!.at).toBeLessThan(30);

    const { scenario: linked } = await decodeHash(await encodeHash({ ...scenario, events }), () =>
      Promise.reject(new Error('no preset')),
    );
    const replayed = new Simulation(linked);
    replayed.runUntil(30);
    expect(reports.find((report) => report.type === 'finished')).toMatchObject({ digest: replayed.digest() });
    const unchanged = new Simulation(scenario);
    unchanged.runUntil(30);
    expect(unchanged.digest()).not.toBe(replayed.digest());
  },
);
