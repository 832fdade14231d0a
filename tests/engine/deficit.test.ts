import { describe, expect, it } from 'vitest';

import { findScheme } from '../../workers/engine/schemes/index.ts';
import type { WindowScheme } from '../../workers/engine/schemes/scheme.ts';
import { Simulation } from '../../workers/engine/simulation.ts';
import { scenarioWith } from '../support/scenario.ts';

describe('a law that takes more than the whole window at a loss', () => {
  it('is not asked what it keeps of less than nothing when the next loss comes before an ACK that restores the window', () => {
    const asked: number[] = [];
    const law = { increase: () => 0, decrease: (window: number) => (asked.push(window), window - 2) };
    const scheme = findScheme('binomial') as WindowScheme;
    const before = scheme.createLaw;
    scheme.createLaw = () => law;
    try {
      // One packet takes 8 s and is sent again every 10 ms: its copies are acknowledged in vain.
      const simulation = new Simulation(
        scenarioWith({
          duration: 100,
          path: [{ rate: 1_000, delay: 0.001, queue: { kind: 'droptail', limit: 10_000 } }],
          transport: { maxWindow: 1, timerTick: 0.001, minRto: 0, initialRto: 0.01, maxRto: 0.01, handshake: false },
          flows: [{ scheme: { kind: 'binomial', variant: 'reno' }, accessDelay: 0.03, packets: 1 }],
        }),
      );
      simulation.runUntil(Infinity);
    } finally {
      scheme.createLaw = before;
    }
    expect(asked.length).toBeGreaterThan(2);
    expect(Math.min(...asked)).toBeGreaterThanOrEqual(0);
  });
});
