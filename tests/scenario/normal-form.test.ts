import { readdirSync, readFileSync } from 'node:fs';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import { tableOf } from '../../workers/engine/network/trace.ts';
import { LIMITS } from '../../workers/engine/scenario/limits.ts';
import { schemes } from '../../workers/engine/schemes/index.ts';
import { Simulation } from '../../workers/engine/simulation.ts';
import { anyScenario } from '../engine/support/arbitrary.ts';
import { runs } from '../engine/support/property.ts';

describe('a normalized scenario', () => {
  it('normalized again, or after a trip through JSON, is the same', () => {
    fc.assert(
      fc.property(anyScenario, (scenario) => {
        expect(normalizeScenario(scenario)).toEqual(scenario);
        expect(normalizeScenario(JSON.parse(JSON.stringify(scenario)))).toEqual(scenario);
      }),
      runs(200),
    );
  });

  it('has U+FFFD where a text had half of a character, and events still find the group of such an id', () => {
    const input = {
      version: 1,
      title: 'cut \ud83e',
      note: '\udd88 and a whole one: 🦈',
      flows: [{ id: 'a\ud800', label: '\ud800\ud800' }],
      events: [{ at: 1, do: 'stop', group: 'a\ud800' }],
    };
    expect(normalizeScenario(input)).toMatchObject({
      title: 'cut \ufffd',
      note: '\ufffd and a whole one: 🦈',
      flows: [{ id: 'a\ufffd', label: '\ufffd\ufffd' }],
      events: [{ group: 'a\ufffd' }],
    });
  });

  it('has of each hop that follows a trace the rate of that trace, on the way back too', () => {
    const hops = ['1', '12', '4'].map((perMs) => ({ rate: 7e6, trace: { perMs } }));
    const scenario = normalizeScenario({ version: 1, path: hops, reverse: hops, flows: [{}] });
    const rates = hops.map(
      ({ trace }) => tableOf(normalizeScenario({ version: 1, path: [{ trace }], flows: [{}] }).path[0]!.trace!).rate,
    );
    expect(new Set(rates).size).toBe(3);
    for (const way of [scenario.path, scenario.reverse as typeof scenario.path])
      expect(way.map(({ rate }) => rate)).toEqual(rates);
  });

  it('has no field left undefined and shares nothing with what it was made of', () => {
    const events = [{ at: 1, do: 'stop', group: 'group-1' }];
    const input = { version: 1, flows: [{ scheme: { kind: 'aimd' }, transport: {} }], events };
    const copy = structuredClone(input);
    const scenario = normalizeScenario(input);
    expect(JSON.parse(JSON.stringify(scenario))).toEqual(scenario);
    scenario.flows[0]!.scheme['a'] = 9;
    scenario.events.length = 0;
    expect(input).toEqual(copy);
  });

  it('never shares its defaults with another one', () => {
    const one = normalizeScenario({ version: 1, flows: [{}] });
    one.path[0]!.delay = 9;
    one.flows[0]!.scheme['variant'] = 'reno';
    one.flows[0]!.transport.maxWindow = 5;
    one.transport.minRto = 7;
    one.events.push({ at: 1, do: 'stop', group: 'group-1', count: null });
    const other = normalizeScenario({ version: 1, flows: [{}] });
    expect(other.path[0]!.delay).toBe(0.02);
    expect(other.flows[0]).toMatchObject({ scheme: { variant: 'sack' }, transport: {} });
    expect(other.transport).toEqual({ profile: 'ns-2.35' });
    expect(other.events).toEqual([]);
  });

  it('is not changed by running it', () => {
    fc.assert(
      fc.property(anyScenario, (scenario) => {
        const before = structuredClone(scenario);
        new Simulation(scenario).runUntil(scenario.duration);
        expect(scenario).toEqual(before);
      }),
      runs(20),
    );
  });
});

describe('the bounds of the format', () => {
  it('let through the largest counts and sizes, each on its own', () => {
    const accepts = (changes: object): void => {
      expect(() => normalizeScenario({ version: 1, flows: [{}], ...changes })).not.toThrow();
    };
    accepts({ flows: Array.from({ length: LIMITS.groups }, () => ({})) });
    accepts({ flows: [{ count: LIMITS.flows }] });
    accepts({ path: Array.from({ length: LIMITS.hops }, () => ({})) });
    accepts({ traffic: Array.from({ length: LIMITS.traffic }, () => ({ kind: 'cbr' })) });
    accepts({ events: Array.from({ length: LIMITS.events }, () => ({ at: 1, do: 'loss', model: { kind: 'none' } })) });
    accepts({ duration: LIMITS.duration });
    accepts({ seed: 0xffffffff, title: 'x'.repeat(LIMITS.text) });
    accepts({
      path: [{ rate: LIMITS.maxRate, queue: { kind: 'droptail', limit: LIMITS.queue } }],
      transport: { maxWindow: 100 },
    });
    accepts({ flows: [{ packetSize: LIMITS.maxPacketSize }, { packetSize: LIMITS.minPacketSize }] });
    accepts({ duration: 500, traffic: [{ kind: 'ping', every: 500 / LIMITS.probes }] });
    // The last one begins with the end.
    accepts({
      duration: 99,
      flows: [{ packets: 2, again: 'every', gap: 99 / (LIMITS.transfers / 100 - 1), count: 100 }],
    });
    accepts({ duration: 9, events: [{ at: 9, do: 'stop', group: 'group-1' }] });
    accepts({ flows: [{ accessDelay: 0 }] });
    accepts({ measured: [{ name: 'x', time: [1, 1, 2], cwnd: [1, 2, 3] }] });
  });

  it('hold every preset of every scheme', () => {
    for (const card of schemes) {
      for (const { values } of card.presets) {
        const scheme = { kind: card.kind, ...values };
        expect(normalizeScenario({ version: 1, flows: [{ scheme }] }).flows[0]!.scheme).toMatchObject(scheme);
      }
    }
  });

  it('count the packets that a run could carry by the tightest of window and first link, for flows and sources', () => {
    const tooMuch = (changes: object): boolean => {
      try {
        normalizeScenario({ version: 1, duration: 36_000, ...changes });
        return false;
      } catch {
        return true;
      }
    };
    // 1e9 packets in 36 000 s are 27 778 per second, 222 Mbit/s of 1000-byte packets.
    const fast = { path: [{ rate: 400e6 }] };
    expect(tooMuch({ ...fast, flows: [{}] })).toBe(true);
    expect(tooMuch({ path: [{ rate: 200e6 }], flows: [{}] })).toBe(false);
    expect(tooMuch({ ...fast, flows: [{ transport: { maxWindow: 1_000 } }] })).toBe(false);
    expect(
      tooMuch({ ...fast, flows: [{ transport: { maxWindow: 1_000 } }], traffic: [{ kind: 'cbr', high: 300e6 }] }),
    ).toBe(true);
    // A thousand flows carry no more over one link than one does: 36 000 s × (25 000 + 4 × 1 000 / 2 s) per second.
    expect(tooMuch({ path: [{ rate: 200e6 }], flows: [{ count: 1_000, accessDelay: 0.9 }] })).toBe(false);
    expect(tooMuch({ path: [{ rate: 1e6 }], flows: [{}], events: [{ at: 1, do: 'rate', rate: 400e6 }] })).toBe(true);
  });
});

describe('the scenarios of the repository', () => {
  it.each(['tests/scenarios', 'public/scenarios'])('in %s are valid', (folder) => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const input: unknown = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));
      expect(() => normalizeScenario(input), file).not.toThrow();
    }
  });
});
