import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { PRESETS } from '../../src/scenario/presets.ts';
import { HEAVY_BYTES, weightOf } from '../../src/player/check-scenario.ts';
import { boundsOf } from '../../workers/engine/scenario/bounds.ts';
import { LIMITS } from '../../workers/engine/scenario/limits.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import { ScenarioError } from '../../workers/engine/scenario/refusal.ts';
import { Simulation } from '../../workers/engine/simulation.ts';
import { setups } from '../../workers/papers/setups/index.ts';
import { anyScenario } from '../engine/support/arbitrary.ts';
import { anyExtreme } from '../engine/support/extremes.ts';
import { heldBytes } from '../engine/support/held-bytes.ts';
import { runs } from '../engine/support/property.ts';
import { tryExtreme } from '../engine/support/try-extreme.ts';
import { presetText } from './support/presets.ts';
import { messageOf } from '../support/refusals.ts';

const refusal = (input: unknown): string => messageOf(() => normalizeScenario(input), ScenarioError);

describe('the bound on the memory of a run', () => {
  // 100 Gbit/s in packets of 40 bytes, for 3 s on links of 10 s: 9.4e8 packets.
  const flood = {
    version: 1,
    duration: 3,
    path: [{ rate: null, delay: 10 }],
    flows: [{}],
    traffic: [{ kind: 'cbr', high: 100e9, packetSize: 40 }],
  };

  it('refuses a flood that a long delay would gather, by the field that gathers it, the rule and the value', () => {
    expect(refusal(flood)).toMatch(
      /^path\[0\]\.delay: must be less: .* 3\.1e\+9 packets be in the network at one time, .* 600 MB, got 10$/,
    );
    expect(refusal({ ...flood, path: [{ rate: null, delay: 1e-4 }] })).toBe('');
  });

  it('counts queues: sixteen hops of a million packets each before a source that fills them', () => {
    const hop = { rate: 1e6, delay: 0, queue: { kind: 'droptail', limit: 1_000_000 } };
    const chain = { version: 1, duration: 600, path: Array(16).fill(hop), flows: [{}] };
    const filled = { ...chain, traffic: [{ kind: 'cbr', high: 1e9, packetSize: 100 }] };
    expect(refusal(filled)).toMatch(/^path\[\d+\]\.queue\.limit: must be less/);
    // TCP alone fills no more of them than its window.
    expect(refusal(chain)).toBe('');
    expect(boundsOf(normalizeScenario(chain)).inFlight).toBeLessThan(50_000);
  });

  it('refuses nothing that papers, prepared scenarios or a course at 100 Gbit/s need, and calls none of it heavy', () => {
    const prepared = PRESETS.map(({ name }) => JSON.parse(presetText(name)) as unknown);
    const papers = setups.map((setup) => setup.build());
    for (const scenario of [...prepared, ...papers].map(normalizeScenario))
      expect(weightOf([scenario])).toBeLessThan(HEAVY_BYTES);
    const fast = {
      version: 1,
      duration: 5,
      path: [{ rate: 100e9, delay: 0.02, queue: { kind: 'droptail', limit: 100_000 } }],
      flows: [{ packetSize: 9000, transport: { maxWindow: 100_000 } }],
    };
    expect(refusal(fast)).toBe('');
  });

  it('refuses none of the random scenarios that other tests run', () => {
    // They are normalized where they are made.
    fc.assert(
      fc.property(anyScenario, (scenario) => weightOf([scenario]) < HEAVY_BYTES),
      runs(300),
    );
  });

  it('is above what a run holds that fills its pipe, and not far above', () => {
    const full = normalizeScenario({
      version: 1,
      duration: 3,
      path: [{ rate: null, delay: 1 }],
      flows: [{ packets: 1, scheme: { kind: 'rap' }, packetSize: 1000 }],
      traffic: [{ kind: 'cbr', high: 1e9, packetSize: 1250 }],
    });
    const simulation = new Simulation(full);
    simulation.runUntil(2.5);
    const held = heldBytes(simulation);
    const { networkBytes, inFlight } = boundsOf(full);
    // 10⁵ packets a second for a second.
    expect(inFlight).toBeGreaterThan(100_000);
    expect(inFlight).toBeLessThan(120_000);
    expect(held).toBeLessThan(networkBytes);
    expect(held).toBeGreaterThan(networkBytes / 6);
    expect(networkBytes).toBeLessThan(LIMITS.memory / 5);
  });
});

describe('scenarios at the ends of their ranges', () => {
  it('run within their bounds: packets conserved, numbers finite, round trips at least the base', () => {
    let packets = 0;
    fc.assert(
      fc.property(anyExtreme, (input) => {
        const tried = tryExtreme(input, 3_000);
        expect(tried.wrong).toBe('');
        packets += tried.packets;
      }),
      runs(150),
    );
    expect(packets).toBeGreaterThan(2_000);
  });
});
