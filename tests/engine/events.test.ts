import { describe, expect, it } from 'vitest';

import { flowOffset, hopOffset, trafficOffset } from '../../workers/engine/sampling/frame.ts';
import { LIMITS } from '../../workers/engine/scenario/limits.ts';
import { prepare, type Run, runToEnd } from './support/run.ts';
import { changeNow } from '../support/change-now.ts';

const SCENARIO = {
  seed: 4,
  duration: 40,
  warmup: 0,
  sample: 0.5,
  path: [{ rate: 8e6, delay: 0.02, queue: { kind: 'droptail', limit: 50 } }],
  flows: [
    { id: 'tcp', count: 4, accessDelay: 0.03 },
    { id: 'other', count: 1, accessDelay: 0.03 },
  ],
};

/** Which of the flows are active in the frame that ends at `time`. */
function activeAt({ frames, simulation }: Run, time: number): number[] {
  const row = frames[Math.floor(time / 0.5 + 1e-9) - 1]!;
  return simulation.layout.flowGroups.flatMap((_, flow) => (row[flowOffset(flow, 'cwnd')]! > 0 ? [flow] : []));
}

/** Packets of a column, frame by frame, in [from, to). */
function counted({ frames }: Run, place: number, from: number, to: number): number {
  return frames.slice(Math.round(2 * from), Math.round(2 * to)).reduce((sum, row) => sum + row[place]!, 0);
}

/** What a link sends that is never idle: its rate times the time, but for the packet that is being sent. */
function expectBusy(departures: number, full: number): void {
  expect(Math.abs(departures - full)).toBeLessThanOrEqual(1);
}

/** What a fast link sends whose queue of 50 is shorter than rate times round trip, 80: it is idle a little after a cut. */
function expectUsed(departures: number, full: number): void {
  expect(departures).toBeLessThanOrEqual(full + 1);
  expect(departures).toBeGreaterThan(0.95 * full);
}

describe('flows that start and stop', () => {
  it('start together, or each after a random part of the jitter, the same for the same seed', () => {
    const together = runToEnd({ ...SCENARIO, flows: [{ count: 20, start: 2 }] });
    expect(activeAt(together, 2)).toEqual([]);
    expect(activeAt(together, 2.5)).toHaveLength(20);
    const spread = { ...SCENARIO, flows: [{ count: 40, start: 2, startJitter: 10 }] };
    const run = runToEnd(spread);
    const numbers = [2, 4.5, 7, 9.5, 12.5].map((time) => activeAt(run, time).length);
    expect(numbers[0]).toBe(0);
    expect(numbers[4]).toBe(40);
    // A quarter of the flows in each quarter of the jitter, within 3 standard deviations of 2.7.
    for (const quarter of [1, 2, 3]) expect(Math.abs(numbers[quarter]! - 10 * quarter)).toBeLessThan(9);
    expect(runToEnd(spread).simulation.digest()).toBe(run.simulation.digest());
  });

  it('stop at the group’s time, and send nothing more than what was lost', () => {
    const run = runToEnd({ ...SCENARIO, flows: [SCENARIO.flows[0]!, { ...SCENARIO.flows[1]!, stop: 20 }] });
    expect(activeAt(run, 20)).toContain(4);
    expect(activeAt(run, 20.5)).not.toContain(4);
    expect(counted(run, flowOffset(4, 'sent'), 25, 40)).toBe(0);
    expect(counted(run, flowOffset(0, 'sent'), 25, 40)).toBeGreaterThan(100);
  });

  it('are started from the first on, and stopped from the last on, as many as were asked for', () => {
    const events = [
      { at: 10, do: 'stop', group: 'tcp', count: 2 },
      { at: 20, do: 'stop', group: 'tcp' },
      { at: 30, do: 'start', group: 'tcp', count: 3 },
    ];
    const run = runToEnd({ ...SCENARIO, events });
    expect(activeAt(run, 10)).toEqual([0, 1, 2, 3, 4]);
    expect(activeAt(run, 15)).toEqual([0, 1, 4]);
    expect(activeAt(run, 25)).toEqual([4]);
    expect(activeAt(run, 35)).toEqual([0, 1, 2, 4]);
  });

  it('are two fewer after two commands to stop one, also when both come at the same instant', () => {
    const stop = { at: 10, do: 'stop', group: 'tcp', count: 1 };
    const run = runToEnd({ ...SCENARIO, events: [stop, stop] });
    expect(activeAt(run, 15)).toEqual([0, 1, 4]);
  });

  it('are two more after two commands to start one, also when both come at the same instant', () => {
    const start = { at: 10, do: 'start', group: 'tcp', count: 1 };
    const run = runToEnd({ ...SCENARIO, events: [{ at: 5, do: 'stop', group: 'tcp' }, start, start] });
    expect(activeAt(run, 15)).toEqual([0, 1, 4]);
  });

  it('stay stopped when they are stopped at the instant of their start', () => {
    const run = runToEnd({
      ...SCENARIO,
      events: [
        { at: 5, do: 'stop', group: 'tcp' },
        { at: 10, do: 'start', group: 'tcp' },
        { at: 10, do: 'stop', group: 'tcp' },
      ],
    });
    expect(activeAt(run, 15)).toEqual([4]);
  });

  it('leave what they had to those that stay', () => {
    const run = runToEnd({ ...SCENARIO, duration: 60, events: [{ at: 20, do: 'stop', group: 'tcp' }] });
    const delivered = flowOffset(4, 'delivered');
    // 1000 packets per second for the five, then for the one alone.
    expect(counted(run, delivered, 5, 20) / 15).toBeLessThan(400);
    expect(counted(run, delivered, 50, 60) / 10).toBeGreaterThan(950);
  });
});

describe('a change at a time', () => {
  it('of the loss holds from then on', () => {
    const events = [
      { at: 10, do: 'loss', model: { kind: 'periodic', every: 50 } },
      { at: 25, do: 'loss', model: { kind: 'none' } },
    ];
    const path = [{ rate: null, delay: 0.02 }];
    const run = runToEnd({ ...SCENARIO, path, transport: { maxWindow: 10 }, events });
    const lost = (from: number, to: number): number =>
      [0, 1, 2, 3, 4].reduce((sum, flow) => sum + counted(run, flowOffset(flow, 'dropped'), from, to), 0);
    const sent = (from: number, to: number): number =>
      [0, 1, 2, 3, 4].reduce((sum, flow) => sum + counted(run, flowOffset(flow, 'sent'), from, to), 0);
    expect(lost(0, 10)).toBe(0);
    expect(lost(25, 40)).toBe(0);
    expect(lost(10, 25)).toBe(Math.floor(sent(10, 25) / 50));
  });

  it('of the rate makes the link faster and slower', () => {
    const events = [
      { at: 10, do: 'rate', hop: 0, rate: 2e6 },
      { at: 25, do: 'rate', hop: 0, rate: 4e6 },
    ];
    const run = runToEnd({ ...SCENARIO, events });
    const departures = hopOffset(run.simulation.layout, 0, 'departures');
    expectUsed(counted(run, departures, 5, 10), 5_000);
    expectBusy(counted(run, departures, 15, 25), 2_500);
    expectBusy(counted(run, departures, 30, 40), 5_000);
  });

  it('drops the next packets of the flow that is named, and no others', () => {
    const path = [{ rate: null, delay: 0.02 }];
    const events = [{ at: 10.1, do: 'drop', group: 'tcp', flow: 2, count: 3 }];
    const run = runToEnd({ ...SCENARIO, path, transport: { maxWindow: 10 }, events });
    expect(run.simulation.summary().flows.map(({ drops }) => drops)).toEqual([0, 0, 3, 0, 0]);
    expect(counted(run, flowOffset(2, 'dropped'), 10, 10.5)).toBe(3);
    expect(run.simulation.summary().flows[2]!.lossEvents).toBeGreaterThan(0);
  });

  it('marks the next packets of the flow that can carry a mark: its sender cuts as for a loss, and nothing is missing', () => {
    const marked = { at: 10.1, do: 'mark', group: 'tcp', count: 3 };
    const events = [marked, { ...marked, group: 'other', count: 1 }];
    const flows = [{ ...SCENARIO.flows[0]!, ecn: false }, SCENARIO.flows[1]!];
    const run = runToEnd({
      ...SCENARIO,
      duration: 11,
      path: [{ rate: null }],
      transport: { maxWindow: 10 },
      flows,
      events,
    });
    const { hops, flows: ended } = run.simulation.summary();
    expect(hops[0]!.marks).toBe(1);
    expect(ended.map(({ drops, lossEvents }) => [drops, lossEvents])).toEqual([...Array(4).fill([0, 0]), [0, 1]]);
  });

  it('drops at the first hop that the flow crosses', () => {
    const run = runToEnd({
      ...SCENARIO,
      path: [
        { rate: null, delay: 0.02 },
        { rate: null, delay: 0.021 },
      ],
      transport: { maxWindow: 10 },
      flows: [{ id: 'late', enter: 1 }],
      events: [{ at: 10, do: 'drop', group: 'late' }],
    });
    expect(run.simulation.summary().flows[0]!.drops).toBe(1);
  });

  it('turns a source off and on', () => {
    const events = [
      { at: 10, do: 'cbr', source: 0, on: false },
      { at: 20, do: 'cbr', source: 0, on: true },
    ];
    const run = runToEnd({ ...SCENARIO, traffic: [{ kind: 'cbr', high: 1e6, jitter: 0 }], events });
    const sent = trafficOffset(run.simulation.layout, 0, 'sent');
    expect(Math.abs(counted(run, sent, 0, 10) - 1_250)).toBeLessThanOrEqual(1);
    expect(counted(run, sent, 10, 20)).toBeLessThanOrEqual(1);
    expect(Math.abs(counted(run, sent, 20, 40) - 2_500)).toBeLessThanOrEqual(1);
  });

  it('happens in the order of time, and of the list where times are equal, wherever it stands in it', () => {
    const events = [
      { at: 20, do: 'rate', hop: 0, rate: 1e6 },
      { at: 10, do: 'rate', hop: 0, rate: 2e6 },
      { at: 20, do: 'rate', hop: 0, rate: 6e6 },
    ];
    const run = runToEnd({ ...SCENARIO, events });
    const departures = hopOffset(run.simulation.layout, 0, 'departures');
    expectBusy(counted(run, departures, 15, 20), 1_250);
    expectUsed(counted(run, departures, 30, 40), 7_500);
  });
});

describe('a change made by hand', () => {
  it('two flows stopped one by one while paused are two flows fewer', () => {
    const run = prepare(SCENARIO);
    run.simulation.runUntil(10);
    for (let press = 0; press < 2; press += 1) changeNow(run.simulation, { do: 'stop', group: 'tcp', count: 1 });
    run.simulation.runUntil(40);
    expect(activeAt(run, 15)).toEqual([0, 1, 4]);
  });

  it('comes back with its time and all that it leaves to defaults', () => {
    const { simulation } = prepare(SCENARIO);
    simulation.runUntil(7.25);
    expect(changeNow(simulation, { do: 'drop', group: 'tcp' })).toEqual({
      at: 7.25,
      do: 'drop',
      group: 'tcp',
      flow: 0,
      count: 1,
    });
    expect(changeNow(simulation, { do: 'loss', model: { kind: 'periodic', every: 9 } })).toEqual({
      at: 7.25,
      do: 'loss',
      hop: 0,
      model: { kind: 'periodic', every: 9, offset: 9 },
    });
  });

  it('is refused when the scenario with it would hold more events than a link may', () => {
    const events = Array.from({ length: LIMITS.events - 1 }, () => ({ at: 1, do: 'drop', group: 'tcp' }));
    const { simulation } = prepare({ ...SCENARIO, events });
    simulation.runUntil(2);
    changeNow(simulation, { do: 'drop', group: 'tcp', flow: 0, count: 1 });
    expect(() => changeNow(simulation, { do: 'drop', group: 'tcp', flow: 0, count: 1 })).toThrow(
      /events: must be at most 10000 in all, got 10001/,
    );
    // The run goes on as if it had not been asked.
    expect(simulation.runUntil(3)).toBe(true);
  });
});

describe('an instant with much work', () => {
  /** 6,000 packets wait when the rate changes 100 times, at 1 s or at the end. */
  const crowded = (at: number): object => ({
    duration: 2,
    sample: 0.25,
    path: [{ rate: 1e5, queue: { kind: 'droptail', limit: 100_000 } }],
    flows: [{ id: 'tcp', accessDelay: 0.03 }],
    traffic: [{ kind: 'cbr', high: 2e6, packetSize: 40 }],
    events: Array.from({ length: 100 }, (_, index) => ({ at, do: 'rate', rate: 1e5 + index * 1e3 })),
  });

  it.each([1, 2])('is done change by change, those of %s s too, and the run is the same', (at) => {
    const whole = runToEnd(crowded(at));
    const { simulation } = prepare(crowded(at));
    let calls = 1;
    while (!simulation.runUntil(2, 2_000)) {
      calls += 1;
      if (calls < 100) expect(simulation.finished).toBe(false);
    }
    // Each change looks at thousands of packets: more than is asked for at once.
    expect(calls).toBeGreaterThanOrEqual(100);
    expect(simulation.finished).toBe(true);
    expect(simulation.digest()).toBe(whole.simulation.digest());
    expect(simulation.summary()).toEqual(whole.simulation.summary());
  });
});
