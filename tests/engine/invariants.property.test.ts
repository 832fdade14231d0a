import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { hopsOf } from '../../workers/engine/scenario/hops.ts';
import type { EventQueue } from '../../workers/engine/event-queue.ts';
import type { Network } from '../../workers/engine/assemble/network.ts';
import { flowOffset } from '../../workers/engine/sampling/frame.ts';
import { Simulation } from '../../workers/engine/simulation.ts';
import { anyScenario, PERIOD } from './support/arbitrary.ts';
import { complaint, endpoints, numbersIn } from './support/audit.ts';
import { runs } from './support/property.ts';

describe('in any scenario', () => {
  it('every packet sent was delivered, was dropped or is under way, for every flow and source, at every time', () => {
    let packets = 0;
    fc.assert(
      fc.property(anyScenario, (scenario) => {
        const sums = new Float64Array(10_000);
        const simulation = new Simulation(scenario, (row) => row.forEach((value, place) => (sums[place]! += value)));
        const { layout } = simulation;
        for (let frame = 1; frame * PERIOD < scenario.duration; frame += 1) {
          simulation.runUntil(frame * PERIOD);
          const underWay = simulation.dataInFlight();
          for (const [endpoint, place] of endpoints(layout).entries()) {
            const [sent, delivered, dropped] = [sums[place]!, sums[place + 1]!, sums[place + 2]!];
            expect(sent, `endpoint ${endpoint} at frame ${frame}`).toBe(delivered + dropped + underWay[endpoint]!);
          }
        }
        packets += simulation.packetsSent;
      }),
      runs(120),
    );
    expect(packets).toBeGreaterThan(30_000);
  });

  it('every packet that a hop drops, data or ACK, at the entry or in the queue, is counted once for its flow or source', () => {
    let acks = 0;
    fc.assert(
      fc.property(anyScenario, (scenario) => {
        const simulation = new Simulation(scenario);
        simulation.runUntil(scenario.duration);
        const { hops, counts } = (simulation as unknown as { network: Network }).network;
        const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
        expect(sum(counts.map(({ dropped, acksDropped }) => dropped + acksDropped))).toBe(
          sum(hops.map(({ drops, injectedDrops }) => drops + injectedDrops)),
        );
        expect(sum(counts.map(({ queueDropped }) => queueDropped))).toBeLessThanOrEqual(
          sum(hops.map(({ drops }) => drops)),
        );
        const ackDrops = sum(counts.map(({ acksDropped }) => acksDropped));
        if (scenario.reverse === 'ideal') expect(ackDrops).toBe(0);
        acks += ackDrops;
      }),
      runs(120),
    );
    expect(acks).toBeGreaterThan(100);
  });

  it('time never goes back, from event to event', () => {
    fc.assert(
      fc.property(anyScenario, (scenario) => {
        const simulation = new Simulation(scenario);
        // The event queue's own clock: `now` alone would hide a step back.
        const { eventQueue } = simulation as unknown as { eventQueue: EventQueue };
        let last = 0;
        let lastClock = 0;
        const back: number[] = [];
        while (!simulation.runUntil(scenario.duration, 1)) {
          if (simulation.now < last || eventQueue.now < lastClock) back.push(eventQueue.now);
          last = simulation.now;
          lastClock = eventQueue.now;
        }
        expect(back).toEqual([]);
        expect(simulation.now).toBe(scenario.duration);
        expect(simulation.finished).toBe(true);
      }),
      runs(40),
    );
  });

  it('queues stay within their limits, windows at 1 or more while flows are active, counts whole, and all numbers finite', () => {
    fc.assert(
      fc.property(anyScenario, (scenario) => {
        let bad = '';
        const totals = hopsOf(scenario).map(() => ({ arrivals: 0, drops: 0, marks: 0, departures: 0 }));
        const simulation = new Simulation(scenario, (row, index) => {
          if (bad !== '') return;
          const found = complaint(row, simulation.layout, scenario, totals);
          if (found !== '') bad = `frame ${index}: ${found}`;
        });
        simulation.runUntil(scenario.duration);
        expect(bad).toBe('');
        expect(simulation.frames).toBe(Math.floor(scenario.duration / PERIOD));
        for (const value of numbersIn(simulation.summary())) expect(Number.isFinite(value)).toBe(true);
        for (const { utilization, dropRate, markRate, meanQueue, maxQueue } of simulation.summary().hops) {
          if (utilization !== null) expect(utilization).toBeGreaterThanOrEqual(0);
          expect(dropRate).toBeGreaterThanOrEqual(0);
          expect(markRate).toBeGreaterThanOrEqual(0);
          expect(meanQueue).toBeGreaterThanOrEqual(0);
          expect(maxQueue).toBeGreaterThanOrEqual(0);
        }
        for (const flow of simulation.summary().flows) {
          expect(flow.dropRate).toBeGreaterThanOrEqual(0);
          expect(flow.timeouts).toBeLessThanOrEqual(flow.lossEvents);
          expect(flow.meanRtt ?? Infinity).toBeGreaterThan(0);
        }
      }),
      runs(120),
    );
  });

  it('a link with one rate never sends faster than it can', () => {
    fc.assert(
      fc.property(anyScenario, (scenario) => {
        const steady = { ...scenario, events: scenario.events.filter((event) => event.do !== 'rate') };
        const simulation = new Simulation(steady);
        simulation.runUntil(steady.duration);
        for (const { utilization } of simulation.summary().hops) {
          // The packet whose sending began at the very end counts whole.
          if (utilization !== null) expect(utilization).toBeLessThan(1.02);
        }
      }),
      runs(40),
    );
  });

  it('a packet is never sooner at its end and back than light: smoothed round trips are at least the base RTT', () => {
    fc.assert(
      fc.property(anyScenario, (scenario) => {
        // Of a hop whose delay changes the shortest counts, on an ideal reverse path both ways.
        const ways = scenario.reverse === 'ideal' ? 2 : 1;
        const shorter = hopsOf(scenario).reduce((sum, { delay }, hop) => {
          const changed = scenario.events.map((event) =>
            event.do === 'delay' && event.hop === hop ? event.delay : delay,
          );
          return sum + ways * (delay - Math.min(delay, ...changed));
        }, 0);
        const simulation = new Simulation(scenario, (row) => {
          simulation.layout.flowBaseRtt.forEach((base, flow) => {
            const srtt = row[flowOffset(flow, 'srtt')]!;
            if (srtt !== 0) expect(srtt).toBeGreaterThan((base - shorter) * (1 - 1e-6));
          });
        });
        simulation.runUntil(scenario.duration);
      }),
      runs(40),
    );
  });
});
