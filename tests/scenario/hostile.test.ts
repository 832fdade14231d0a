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
        kind: 'red', limit: 20, minThreshold: 5, maxThreshold: 15, maxP: 0.1, weight: 0.002,
        gentle: true, wait: true, ecn: true, markP: 0.1,
      },
    },
  ],
  reverse: 'ideal',
  transport: { profile: 'ns-2.35', timerTick: 0.01, maxWindow: 20, sendJitter: 0.001 },
  flows: [
    {
      id: 'a', label: '', scheme: { kind: 'aimd', a: 1, b: 0.5, variant: 'sack' }, count: 2,
      start: 0, startJitter: 0.1, stop: 1.5, accessDelay: 0.01, rttCv: 0.1, packetSize: 1000, ecn: true,
      enter: 0, leave: 0, direction: 'forward', transport: { initialWindow: 3 },
    },
  ],
  traffic: [
    {
      kind: 'cbr', wave: 'square', high: 1e5, low: 0, on: 0.5, off: 0.5, start: 0, stop: 2,
      packetSize: 100, jitter: 0.5, enter: 0, leave: 0,
    },
  ],
  loss: { kind: 'periodic', every: 30, offset: 3 },
  events: [
    { at: 0.5, do: 'drop', group: 'a', flow: 1, count: 2 },
    { at: 1, do: 'loss', model: { kind: 'bernoulli', p: 0.1 } },
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

/** Wall time of a refusal, ms. The page checks links before it shows anything: a second is the most. */
function expectQuickRefusal(input: unknown): void {
  const before = performance.now();
  const refusal = refused(input);
  const took = performance.now() - before;
  expect(refusal).not.toBeNull();
  expect(refusal!.refusals.length).toBeGreaterThan(0);
  expect(refusal!.refusals.length).toBeLessThanOrEqual(20);
  expect(refusal!.message.length).toBeLessThan(10_000);
  expect(took).toBeLessThan(1_000);
}

const MILLION = 1_000_000;
const nested = (depth: number): unknown => {
  let value: unknown = {};
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { flows: value };
  return value;
};

describe('a hostile scenario', () => {
  it('nested a hundred thousand deep is refused quickly, wherever the depth is', () => {
    const deep = nested(100_000);
    expectQuickRefusal(deep);
    expectQuickRefusal({ version: 1, flows: deep });
    expectQuickRefusal({ version: 1, flows: [{ scheme: deep }] });
    expectQuickRefusal({ version: 1, flows: [{}], events: [deep] });
  });

  it('with a list of a million wrong flows is refused quickly', () => {
    expectQuickRefusal({ version: 1, flows: Array(MILLION).fill({ count: -1, scheme: { kind: 'x' } }) });
  });

  it('with a list of a million right flows is refused quickly', () => {
    expectQuickRefusal({ version: 1, flows: Array(MILLION).fill({}) });
  });

  it('with a million events is refused quickly', () => {
    expectQuickRefusal({ version: 1, flows: [{}], events: Array(MILLION).fill({ at: 1, do: 'stop', group: 'group-1' }) });
    expectQuickRefusal({ version: 1, flows: [{}], events: Array(MILLION).fill(0) });
  });

  it('with a million hops, sources or fields is refused quickly', () => {
    expectQuickRefusal({ version: 1, flows: [{}], path: Array(MILLION).fill({}) });
    expectQuickRefusal({ version: 1, flows: [{}], traffic: Array(MILLION).fill({ kind: 'cbr' }) });
    const fields = Object.fromEntries(Array.from({ length: MILLION }, (_, index) => [`field${index}`, index]));
    expectQuickRefusal({ version: 1, flows: [{}], ...fields });
  });

  it('with texts and names of ten million characters is refused quickly, in few words', () => {
    const long = 'x'.repeat(10 * MILLION);
    for (const input of [
      long,
      { version: 1, flows: [{}], title: long },
      { version: 1, flows: [{ id: long }] },
      { version: 1, flows: [{ scheme: { kind: long } }] },
      { version: 1, flows: [{}], [long]: 1 },
      { version: 1, flows: [{}], events: [{ at: 1, do: 'stop', group: long }] },
    ]) {
      expectQuickRefusal(input);
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
  const entries = Array.isArray(value) ? value.map((item, index): [number, unknown] => [index, item]) : Object.entries(value);
  return [...(path.length > 0 ? [path] : []), ...entries.flatMap(([key, item]) => pathsIn(item, [...path, key]))];
}

function put(target: unknown, place: Place, value: unknown): void {
  let at = target as Record<string | number, unknown>;
  for (const key of place.slice(0, -1)) at = at[key] as Record<string | number, unknown>;
  at[place.at(-1)!] = value;
}
