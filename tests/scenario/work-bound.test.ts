import { describe, expect, it } from 'vitest';

import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import { schemes } from '../../workers/engine/schemes/index.ts';
import { Simulation } from '../../workers/engine/simulation.ts';

/** What the bound counts for a flow where links set no limit: a window of packets per round trip. */
const WINDOW = 50;
const RTT = 0.1;

describe('the bound on the work of a run holds', () => {
  it.each(schemes.map(({ kind }) => kind))(
    'for %s on a link without limit: at most a maximum window per round trip',
    (kind) => {
      const simulation = new Simulation(
        normalizeScenario({
          version: 1,
          duration: 60,
          path: [{ rate: null, delay: 0.02 }],
          transport: { maxWindow: WINDOW },
          flows: [{ scheme: { kind }, accessDelay: 0.03 }],
        }),
      );
      // Enough for twice that; a scheme that runs away is stopped here.
      simulation.runUntil(60, 200_000);
      expect(simulation.packetsSent).toBeLessThanOrEqual((WINDOW / RTT) * 60 * 1.01);
      expect(simulation.runUntil(60, 200_000)).toBe(true);
    },
  );

  it('for flows that wait for nothing but their timers: what these send again in vain counts too', () => {
    // A packet per 10 ms and flow, for a window of 1 in 20 s: 100 packets per second and not 0.05.
    const impatient = {
      version: 1,
      duration: 36_000,
      path: [{ rate: null, delay: 0.01 }],
      transport: { maxWindow: 1, timerTick: 0.001, minRto: 0, initialRto: 0.01, maxRto: 0.01 },
      flows: [{ count: 2_000, accessDelay: 9.99 }],
    };
    expect(() => normalizeScenario(impatient)).toThrow(/packets/);
  });
});
