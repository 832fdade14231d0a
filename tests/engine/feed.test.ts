import { describe, expect, it } from 'vitest';

import { Simulation } from '../../workers/engine/simulation.ts';
import { schemes } from '../../workers/engine/schemes/index.ts';
import { LONG } from './support/long.ts';
import { refusalsOf } from '../support/refusals.ts';
import { scenarioWith } from '../support/scenario.ts';

/** bit/s and bytes: 8 ms for each packet. */
const LINK = { rate: 1e6, delay: 0.02, queue: { kind: 'droptail', limit: 1000 } };

function run(group: object, scenario: object = {}): Simulation {
  const simulation = new Simulation(
    scenarioWith({ duration: 100, path: [LINK], flows: [{ id: 'fed', ...group }], ...scenario }),
  );
  simulation.runUntil(simulation.scenario.duration);
  return simulation;
}

const windowAt = (simulation: Simulation): number => Number(value(simulation, 'cwnd'));
const value = (simulation: Simulation, name: string): unknown =>
  simulation.inspect(0).find((each) => each.name === name)!.value;

describe('a sender that is fed at a rate', () => {
  it('of each scheme with a window sends what is written and no more, and loses nothing on a link with room', () => {
    for (const { kind, control } of schemes) {
      // A window set by hand follows its record alone.
      if (control === 'rate' || kind === 'hands') continue;
      const [flow] = run({ scheme: { kind }, feed: 'even', feedRate: 4e5 }).summary().flows;
      // 50 packets of 1,000 bytes a second; the last one may be on its way.
      expect(flow!.goodputPps, kind).toBeGreaterThan(49.5);
      expect(flow!.goodputPps, kind).toBeLessThan(50.5);
      expect(flow!.drops, kind).toBe(0);
    }
  });

  it('does not open a window that it does not use: it stays at what the rate needs in a round trip', () => {
    for (const scheme of [
      { kind: 'tcp', variant: 'reno' },
      { kind: 'tcp', variant: 'newreno' },
      { kind: 'tcp', variant: 'sack' },
      { kind: 'tcp', variant: 'tahoe' },
      { kind: 'aimd' },
      { kind: 'cubic' },
      { kind: 'cubic', hystart: true },
      { kind: 'dctcp' },
      { kind: 'ledbat' },
      { kind: 'prague' },
    ]) {
      const fed = { scheme, feed: 'even', feedRate: 4e5, accessDelay: 0.08 };
      // 50 packets/s over 0.208 s: ten. Slow start goes on until it has caught up with what was written meanwhile.
      const simulation = run(fed);
      expect(windowAt(simulation), JSON.stringify(scheme)).toBeLessThanOrEqual(40);
      expect(value(simulation, 'bound by')).toBe(scheme.kind === 'prague' ? 'pacing' : 'application');
    }
    // The same link with all to send at once: the window opens until the buffer is full.
    expect(windowAt(run({ scheme: { kind: 'tcp' } }))).toBeGreaterThan(100);
  });

  it('beyond what the link carries is bound by its window, as one that has all to send', () => {
    const fed = run({ scheme: { kind: 'tcp' }, feed: 'even', feedRate: 2e6, transport: { maxWindow: 20 } });
    expect(fed.summary().hops[0]!.utilization).toBeGreaterThan(0.99);
    expect(value(fed, 'bound by')).toBe('receive window');
    const greedy = run({ scheme: { kind: 'tcp' }, transport: { maxWindow: 20 } });
    expect(greedy.summary().flows[0]!.goodputPps).toBeCloseTo(fed.summary().flows[0]!.goodputPps, 1);
  });

  it('that writes as a Poisson process makes an M/D/1 queue of the link, where windows leave it alone', () => {
    const longer = [
      [0.7, 6_000],
      [0.9, 10_000],
    ] as const;
    for (const [load, duration] of [[0.5, 4_000] as const, ...(LONG ? longer : [])]) {
      const simulation = run(
        { feed: 'poisson', feedRate: load * 1e6, transport: { initialWindow: 1000, handshake: false } },
        { duration, warmup: 100 },
      );
      // Pollaczek-Khinchine: packets that wait, the one that is sent not counted.
      const waiting = (load * load) / (2 * (1 - load));
      expect(simulation.summary().hops[0]!.meanQueue / waiting).toBeGreaterThan(load === 0.9 ? 0.9 : 0.96);
      expect(simulation.summary().hops[0]!.meanQueue / waiting).toBeLessThan(load === 0.9 ? 1.1 : 1.04);
      expect(simulation.summary().hops[0]!.utilization! / load).toBeCloseTo(1, 1);
    }
  });

  it('draws its gaps from the seed', () => {
    const of = (seed: number) => run({ feed: 'poisson' }, { seed, duration: 10 }).digest();
    expect(of(1)).toBe(of(1));
    expect(of(1)).not.toBe(of(2));
  });

  it('that is stopped writes nothing until it is started again, and ends a transfer as others do', () => {
    const events = [
      { at: 20, do: 'stop', group: 'fed' },
      { at: 80, do: 'start', group: 'fed' },
    ];
    const [flow] = run({ feed: 'even', feedRate: 4e5 }, { events, warmup: 0 }).summary().flows;
    expect(flow!.sent).toBeGreaterThan(40 * 50 - 5);
    expect(flow!.sent).toBeLessThan(40 * 50 + 5);
    const transfer = run({ feed: 'even', feedRate: 4e5, packets: 500 });
    // The last packet is written 499 gaps after the first.
    expect(transfer.summary().flows[0]!.completion).toBeGreaterThan(499 / 50);
    expect(transfer.summary().flows[0]!.completion).toBeLessThan(499 / 50 + 0.3);
  });

  it('is refused of a scheme without a window, and where it would write too much', () => {
    const refused = (group: object, duration = 100): string =>
      refusalsOf(() => scenarioWith({ duration, flows: [group] }))
        .map(({ path, rule }) => `${path} ${rule}`)
        .join();
    expect(refused({ feed: 'even', scheme: { kind: 'tfrc' } })).toBe(
      "flows[0].feed must be 'greedy' of a scheme without a window",
    );
    expect(refused({ feed: 'poisson', feedRate: 100e9, packetSize: 100 })).toMatch(/^duration must not let more/);
    expect(refused({ feed: 'poisson', feedRate: 1e9 })).toBe('');
  });
});
