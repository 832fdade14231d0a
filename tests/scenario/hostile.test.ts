import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import { ScenarioError } from '../../workers/engine/scenario/refusal.ts';
import { Simulation } from '../../workers/engine/simulation.ts';
import { runs } from '../engine/support/property.ts';

/** A scenario with every field given. */
const GOOD = {
  version: 1,
  title: '',
  note: '',
  seed: 1,
  duration: 2,
  warmup: 0.5,
  sample: 0.1,
  path: [
    {
      rate: 1e6,
      delay: 0.01,
      queue: {
        kind: 'red',
        limit: 20,
        minThreshold: 5,
        maxThreshold: 15,
        maxP: 0.1,
        weight: 0.002,
        gentle: true,
        wait: true,
        ecn: true,
        markP: 0.1,
      },
      loss: { kind: 'none' },
    },
    {
      rate: 2e6,
      delay: 0,
      queue: { kind: 'codel', limit: 20, target: 0.005, interval: 0.1, ecn: true },
      loss: { kind: 'interval', mean: 0.5, cv: 0.5 },
    },
  ],
  reverse: [
    {
      rate: 1e6,
      delay: 0.01,
      queue: {
        kind: 'pie',
        limit: 20,
        target: 0.015,
        tUpdate: 0.015,
        alpha: 0.125,
        beta: 1.25,
        maxBurst: 0.15,
        ecn: true,
        markP: 0.1,
      },
      loss: {
        kind: 'phases',
        phases: [
          { seconds: 0.5, every: 20 },
          { seconds: 0.1, every: null },
        ],
      },
    },
    {
      rate: null,
      delay: 0,
      queue: { kind: 'droptail', limit: 20 },
      loss: {
        kind: 'schedule',
        steps: [
          { at: 0.5, model: { kind: 'gilbert', by: 'packets', toBad: 0.01, toGood: 0.5, lossGood: 0, lossBad: 1 } },
          { at: 1, model: { kind: 'gilbert', by: 'seconds', good: 1, bad: 0.1, lossGood: 0, lossBad: 1 } },
          { at: 1.5, model: { kind: 'pattern', gaps: [5, 50] } },
        ],
      },
    },
  ],
  transport: { profile: 'ns-2.35', timerTick: 0.01, maxWindow: 20, sendJitter: 0.001 },
  flows: [
    {
      id: 'a',
      label: '',
      scheme: { kind: 'aimd', a: 1, b: 0.5, variant: 'sack' },
      count: 2,
      start: 0,
      startJitter: 0.1,
      stop: 1.5,
      accessDelay: 0.01,
      rttCv: 0.1,
      packetSize: 1000,
      ecn: true,
      enter: 0,
      leave: 1,
      direction: 'forward',
      packets: 30,
      transport: { initialWindow: 3 },
    },
    { id: 'back', direction: 'reverse', enter: 0, leave: 1, packets: null, transport: { maxWindow: 10 } },
  ],
  traffic: [
    {
      kind: 'cbr',
      wave: 'square',
      high: 1e5,
      low: 0,
      on: 0.5,
      off: 0.5,
      start: 0,
      stop: 2,
      packetSize: 100,
      jitter: 0.5,
      enter: 0,
      leave: 0,
    },
    { kind: 'cbr', wave: 'sawtooth', high: 1e5, low: 2e4, on: 0.3, start: 0.1, packetSize: 100, enter: 1, leave: 1 },
    {
      kind: 'onoff',
      sources: 2,
      rate: 1e5,
      meanOn: 0.1,
      meanOff: 0.1,
      lengths: 'pareto',
      shape: 1.5,
      start: 0,
      startJitter: 0.1,
      stop: 1.5,
      packetSize: 100,
      enter: 0,
      leave: 1,
    },
  ],
  loss: { kind: 'periodic', every: 30, offset: 3 },
  events: [
    { at: 0.5, do: 'drop', group: 'a', flow: 1, count: 2 },
    { at: 1, do: 'loss', hop: 3, model: { kind: 'bernoulli', p: 0.1 } },
    { at: 1.2, do: 'rate', hop: 0, rate: 2e6 },
  ],
};

/** The refusal of `input`, or null if it was accepted. Anything else thrown is a failure. */
function refused(input: unknown): ScenarioError | null {
  try {
    normalizeScenario(input);
    return null;
  } catch (error) {
    expect(error).toBeInstanceOf(ScenarioError);
    return error as ScenarioError;
  }
}

/** Refused, with a report of bounded length. An input whose check has no bound does not come back before the test's time is up. */
function expectRefusal(input: unknown): void {
  const refusal = refused(input);
  expect(refusal).not.toBeNull();
  expect(refusal!.refusals.length).toBeGreaterThan(0);
  expect(refusal!.refusals.length).toBeLessThanOrEqual(20);
  expect(refusal!.message.length).toBeLessThan(10_000);
}

const MILLION = 1_000_000;
const nested = (depth: number): unknown => {
  let value: unknown = {};
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { flows: value };
  return value;
};

describe('a hostile scenario', () => {
  it('nested a hundred thousand deep is refused, wherever the depth is', () => {
    const deep = nested(100_000);
    expectRefusal(deep);
    expectRefusal({ version: 1, flows: deep });
    expectRefusal({ version: 1, flows: [{ scheme: deep }] });
    expectRefusal({ version: 1, flows: [{}], events: [deep] });
  });

  it('with a list of a million wrong flows is refused', () => {
    expectRefusal({ version: 1, flows: Array(MILLION).fill({ count: -1, scheme: { kind: 'x' } }) });
  });

  it('with a list of a million right flows is refused', () => {
    expectRefusal({ version: 1, flows: Array(MILLION).fill({}) });
  });

  it('with a million events is refused', () => {
    expectRefusal({ version: 1, flows: [{}], events: Array(MILLION).fill({ at: 1, do: 'stop', group: 'group-1' }) });
    expectRefusal({ version: 1, flows: [{}], events: Array(MILLION).fill(0) });
  });

  it('with a million hops or sources, or a quarter of a million fields, is refused', () => {
    expectRefusal({ version: 1, flows: [{}], path: Array(MILLION).fill({}) });
    expectRefusal({ version: 1, flows: [{}], traffic: Array(MILLION).fill({ kind: 'cbr' }) });
    const fields = Object.fromEntries(Array.from({ length: MILLION / 4 }, (_, index) => [`field${index}`, index]));
    expectRefusal({ version: 1, flows: [{}], ...fields });
  });

  it('with texts and names of ten million characters is refused in few words', () => {
    const long = 'x'.repeat(10 * MILLION);
    for (const input of [
      long,
      { version: 1, flows: [{}], title: long },
      { version: 1, flows: [{ id: long }] },
      { version: 1, flows: [{ scheme: { kind: long } }] },
      { version: 1, flows: [{}], [long]: 1 },
      { version: 1, flows: [{}], events: [{ at: 1, do: 'stop', group: long }] },
    ]) {
      expectRefusal(input);
    }
  });

  it('with keys of the prototype is refused like with any other field', () => {
    for (const key of ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf']) {
      const texts = [
        `{"version":1,"flows":[{}],"${key}":{"seed":9}}`,
        `{"version":1,"flows":[{"${key}":1}]}`,
        `{"version":1,"flows":[{"scheme":{"kind":"tcp","${key}":1}}]}`,
      ];
      for (const text of texts) {
        const input: unknown = JSON.parse(text);
        const refusal = refused(input);
        expect(refusal, text).not.toBeNull();
        expect(refusal!.refusals[0]!.path.endsWith(key)).toBe(true);
      }
      expect(refused({ version: 1, flows: [{ scheme: { kind: key } }] })).not.toBeNull();
      expect(refused({ version: 1, flows: [{}], events: [{ at: 1, do: key }] })).not.toBeNull();
      expect(refused({ version: 1, flows: [{}], transport: { profile: key } })).not.toBeNull();
    }
    expect(({} as Record<string, unknown>)['seed']).toBeUndefined();
  });

  it('of values that JSON does not have is refused, not choked on', () => {
    const objects = [new Date(0), new Map(), new Uint8Array(4), Object.create(null), new Proxy({}, {})];
    for (const value of [undefined, Symbol('x'), 10n, () => 1, NaN, -0, ...objects] as unknown[]) {
      const inputs = [
        value,
        { version: value, flows: [{}] },
        { version: 1, flows: value },
        { version: 1, flows: [value] },
        { version: 1, flows: [{ scheme: value }] },
      ];
      for (const input of inputs) {
        expect(() => refused(input)).not.toThrow();
      }
    }
  });

  it('of any JSON at all is refused by a ScenarioError or accepted, and never gets further than it may', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        expect(refused(value)).not.toBeNull();
        refused({ version: 1, flows: value });
        refused({ version: 1, flows: [value] });
      }),
      runs(300),
    );
  });

  it('made of a good one by putting anything in place of anything is refused by a ScenarioError or runs', () => {
    const places = pathsIn(GOOD);
    // Small numbers and lists, so that what is accepted is also quickly run.
    const strange = fc.oneof(
      fc.constantFrom<unknown>(null, true, false, '', 'tcp', 'red', 'rtt', [], {}, [{}], 'NaN'),
      fc.constantFrom<unknown>(-1, -0, 0, 0.5, 1, 2, 3, 1e-9, 1e9, 1e300),
      fc.jsonValue({ maxDepth: 3 }),
    );
    let accepted = 0;
    fc.assert(
      fc.property(fc.constantFrom(...places), strange, (place, value) => {
        const input = structuredClone(GOOD);
        put(input, place, value);
        if (refused(input) !== null) return;
        accepted += 1;
        const simulation = new Simulation(normalizeScenario(input));
        simulation.runUntil(2, 20_000);
        expect(JSON.stringify(simulation.summary())).not.toMatch(/NaN|Infinity/);
      }),
      runs(1_000),
    );
    expect(accepted).toBeGreaterThan(5);
  });
});

type Place = (string | number)[];

function pathsIn(value: unknown, path: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [path];
  const entries = Array.isArray(value)
    ? value.map((item, index): [number, unknown] => [index, item])
    : Object.entries(value);
  return [...(path.length > 0 ? [path] : []), ...entries.flatMap(([key, item]) => pathsIn(item, [...path, key]))];
}

function put(target: unknown, place: Place, value: unknown): void {
  let at = target as Record<string | number, unknown>;
  for (const key of place.slice(0, -1)) at = at[key] as Record<string | number, unknown>;
  at[place.at(-1)!] = value;
}
