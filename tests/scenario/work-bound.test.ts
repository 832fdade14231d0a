import { describe, expect, it } from 'vitest';

import { boundsOf } from '../../workers/engine/scenario/bounds.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import { schemes } from '../../workers/engine/schemes/index.ts';
import { Simulation } from '../../workers/engine/simulation.ts';

/** What the bound counts for a flow where links set no limit: a window of packets per round trip. */
const WINDOW = 50;
const RTT = 0.1;

/** Packets that a run of these seconds sends, those in the network at its end, and what its bounds allow. */
function used(seconds: number, input: object) {
  const scenario = normalizeScenario({ version: 1, duration: seconds, ...input });
  const simulation = new Simulation(scenario);
  expect(simulation.runUntil(seconds, 2_000_000)).toBe(true);
  const inFlight = simulation.dataInFlight().reduce((sum, packets) => sum + packets, 0);
  return { sent: simulation.packetsSent, inFlight, bounds: boundsOf(scenario) };
}

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

  it('for a first window of a thousand packets at a queue that keeps them all: they are sent and in flight at once', () => {
    const { sent, inFlight, bounds } = used(1, {
      path: [{ rate: 1_000, delay: 0, queue: { kind: 'droptail', limit: 1_000_000 } }],
      transport: { initialWindow: 1_000, handshake: false },
      flows: [{ accessDelay: 0.03 }],
    });
    expect(sent).toBe(1_000);
    expect(bounds.packets).toBeGreaterThanOrEqual(sent);
    expect(bounds.inFlight).toBeGreaterThanOrEqual(inFlight);
    expect(bounds.inFlight).toBeLessThan(2 * inFlight);
  });

  it('for a link whose trace ends: what ever later timeouts send again waits there, and a long trace takes room itself', () => {
    const { inFlight, bounds } = used(60, {
      path: [{ delay: 1e-5, queue: { kind: 'droptail', limit: 1_000 }, trace: { perMs: '1', loop: false } }],
      transport: { minRto: 0, maxRto: 36_000, initialRto: 60, timerTick: 1e-6, maxWindow: 1 },
      flows: [{ accessDelay: 1e-5 }],
    });
    expect(inFlight).toBeGreaterThan(10);
    expect(bounds.inFlight).toBeGreaterThanOrEqual(inFlight);
    const bytes = (perMs: string): number =>
      boundsOf(normalizeScenario({ version: 1, path: [{ trace: { perMs } }], flows: [{}] })).networkBytes;
    expect(bytes('1'.repeat(600_000)) - bytes('1')).toBeCloseTo(12 * 599_999, 3);
  });

  it('for first windows that a link without limit lets through at once: all are on their way together', () => {
    // In the long run a window takes the 20 s of a round trip, so that few packets are within the first hop's 0.1 s; and the
    // second hop carries next to nothing. At the start all are in the first.
    const { inFlight, bounds } = used(0.05, {
      path: [
        { rate: null, delay: 0.1 },
        { rate: 1_000, delay: 10, queue: { kind: 'droptail', limit: 5 } },
      ],
      transport: { maxWindow: 1000, initialWindow: 1000, handshake: false },
      flows: [{ count: 20 }],
    });
    expect(inFlight).toBe(20_000);
    expect(inFlight).toBeLessThanOrEqual(bounds.inFlight);
  });

  it('for a square wave whose steps are shorter than its packets: one packet for each step up from silence', () => {
    const { inFlight, bounds } = used(40, {
      path: [
        { rate: null, delay: 10 },
        { rate: null, delay: 10 },
      ],
      transport: { maxWindow: 1 },
      flows: [{ start: 40 }],
      traffic: [{ kind: 'cbr', wave: 'square', high: 1000, low: 0, on: 0.001, off: 0.05, packetSize: 40 }],
    });
    // Some 20 packets per second for 20 s of pipes; its rate alone would be 3 per second.
    expect(inFlight).toBeGreaterThan(300);
    expect(inFlight).toBeLessThanOrEqual(bounds.inFlight);
  });

  it('for a source with uneven gaps: by chance it sends more than its rate', () => {
    const { sent, inFlight, bounds } = used(1, {
      seed: 47,
      path: [{ rate: null, delay: 1 }],
      transport: { maxWindow: 1 },
      flows: [{ start: 1 }],
      traffic: [{ kind: 'cbr', wave: 'constant', high: 300_000, jitter: 1, packetSize: 40 }],
    });
    // 937.5 packets a second, give or take 18: with this seed 46 more.
    expect(sent).toBeGreaterThan(980);
    expect(bounds.packets).toBeGreaterThanOrEqual(sent);
    expect(bounds.inFlight).toBeGreaterThanOrEqual(inFlight);
  });

  it('for handshakes that a timer sends again before the first can be answered: they are 40 bytes each', () => {
    const { inFlight, bounds } = used(20, {
      path: [{ rate: 1_000, delay: 10, queue: { kind: 'droptail', limit: 1 } }],
      transport: { minRto: 0, maxRto: 0.01, initialRto: 0.01, timerTick: 1e-6, maxWindow: 1 },
      flows: [{ accessDelay: 0.03 }],
    });
    // 1,000 bit/s for 10 s.
    expect(inFlight).toBeGreaterThan(30);
    expect(inFlight).toBeLessThanOrEqual(bounds.inFlight);
  });

  it('for a slow start into a queue without end: two packets for each that arrives', () => {
    // 125 packets a second arrive, and each lets two be sent.
    const { sent, inFlight, bounds } = used(60, {
      path: [{ rate: 1e6, delay: 0.5, queue: { kind: 'droptail', limit: 1_000_000 } }],
      transport: { maxWindow: 100_000 },
      flows: [{ accessDelay: 0.03 }],
    });
    expect(sent).toBeGreaterThan(1.9 * 125 * 55);
    expect(bounds.packets).toBeGreaterThanOrEqual(sent);
    expect(bounds.inFlight).toBeGreaterThanOrEqual(inFlight);
  });

  it('for a window that grows by several packets per ACK', () => {
    const { sent, inFlight, bounds } = used(20, {
      path: [{ rate: 1e5, delay: 1, queue: { kind: 'droptail', limit: 1_000_000 } }],
      transport: { maxWindow: 100_000, initialSsthresh: 1, minRto: 60, initialRto: 60 },
      flows: [{ scheme: { kind: 'binomial', k: -0.9, l: 0, a: 5, b: 0.001 }, accessDelay: 0.03 }],
    });
    expect(sent).toBeGreaterThan(500);
    expect(bounds.packets).toBeGreaterThanOrEqual(sent);
    expect(bounds.inFlight).toBeGreaterThanOrEqual(inFlight);
  });

  it('for Vegas, which sends two packets at every timeout', () => {
    const { sent, bounds } = used(60, {
      path: [{ rate: 1e6, delay: 5, loss: { kind: 'bernoulli', p: 1 } }],
      transport: { timerTick: 0.001, minRto: 0, initialRto: 0.01, maxRto: 0.01 },
      flows: [{ scheme: { kind: 'vegas' }, accessDelay: 0.03 }],
    });
    expect(sent).toBeGreaterThan(190 * 60);
    expect(bounds.packets).toBeGreaterThanOrEqual(sent);
  });

  it('for TFRC at a largest window of one packet: in slow start each report lets it send one more', () => {
    const { sent, bounds } = used(1, {
      path: [{ rate: null, delay: 0 }],
      transport: { maxWindow: 1 },
      flows: [{ scheme: { kind: 'tfrc' }, accessDelay: 0.001 }],
    });
    expect(sent).toBeGreaterThan(1.1 * 500);
    expect(bounds.packets).toBeGreaterThanOrEqual(sent);
  });

  it.each(['rap', 'tear', 'tfrc', 'tfrcp'])('for %s before anything has come back', (kind) => {
    const { sent, bounds } = used(3_000, {
      path: [{ rate: null, delay: 10, loss: { kind: 'bernoulli', p: 1 } }],
      transport: { maxWindow: 1, initialRto: 60 },
      flows: [{ scheme: { kind }, packetSize: 40 }],
    });
    expect(sent).toBeGreaterThan(10);
    expect(bounds.packets).toBeGreaterThanOrEqual(sent);
  });

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
