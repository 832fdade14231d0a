/** The example test cases of draft-ietf-ccwg-bbr-06, Appendix A, by their numbers. */
import { describe, expect, it } from 'vitest';

import { type EventQueue, Timer } from '../../workers/engine/event-queue.ts';
import {
  CRUISE,
  DOWN,
  DRAIN,
  PHASES,
  PROBE_RTT,
  REFILL,
  STARTUP,
  UP,
} from '../../workers/engine/schemes/bbr3-phases.ts';
import type { Bbr3Sender } from '../../workers/engine/schemes/bbr3-sender.ts';
import { Simulation } from '../../workers/engine/simulation.ts';
import { STATES } from '../../workers/engine/transport/causes.ts';
import { scenarioWith } from '../support/scenario.ts';
import { changeNow } from '../support/change-now.ts';

interface Options {
  rate?: number;
  /** Packets. */
  limit?: number;
  rtt?: number;
  loss?: object;
  events?: object[];
  transport?: object;
  seed?: number;
  duration?: number;
  flow?: object;
  queue?: object;
  /** In place of the rate. */
  trace?: object;
}

interface Transition {
  time: number;
  to: string;
  cause: string;
}

/** Packets of 1000 bytes; 8 Mbit/s are 1000 of them a second. */
const BYTES = 1000;
const perSecond = (rate: number): number => rate / (8 * BYTES);

/** One flow over one bottleneck, with its sender at hand. */
class Path {
  readonly simulation: Simulation;
  readonly sender: Bbr3Sender;
  readonly transitions: Transition[] = [];

  constructor({ rate = 8e6, limit = 1_000, rtt = 0.04, ...rest }: Options = {}) {
    const scenario = scenarioWith({
      duration: rest.duration ?? 60,
      seed: rest.seed ?? 1,
      path: [
        {
          ...(rest.trace ? { trace: rest.trace } : { rate }),
          delay: 0.001,
          queue: { kind: 'droptail', limit, ...rest.queue },
          loss: rest.loss ?? { kind: 'none' },
        },
      ],
      transport: { initialWindow: 10, ...rest.transport },
      flows: [{ id: 'flow', scheme: { kind: 'bbr3' }, accessDelay: rtt / 2 - 0.001, packetSize: BYTES, ...rest.flow }],
      events: rest.events ?? [],
    });
    this.simulation = new Simulation(scenario);
    const { network } = this.simulation as unknown as { network: { flows: { sender: Bbr3Sender }[] } };
    this.sender = network.flows[0]!.sender;
    this.simulation.observe(0, {
      change: (variable, cause, _before, after) => {
        if (variable === 'state') this.transitions.push({ time: this.simulation.eventTime, to: STATES[after]!, cause });
      },
    });
  }

  /** On to `time`, s, or for `seconds` more. */
  to(time: number): this {
    this.simulation.runUntil(time);
    return this;
  }

  wait(seconds: number): this {
    return this.to(this.simulation.now + seconds);
  }

  /** Until `holds`, looked at every 0.2 ms. */
  until(holds: (sender: Bbr3Sender) => boolean, most = 40): this {
    const end = this.simulation.now + most;
    while (!holds(this.sender)) {
      if (this.simulation.now >= end) throw new Error(`never, in ${PHASES[this.sender.phase]}`);
      this.wait(0.0002);
    }
    return this;
  }

  untilPhase(phase: number): this {
    return this.until((sender) => sender.phase === phase);
  }

  untilLeft(phase: number): this {
    return this.until((sender) => sender.phase !== phase);
  }

  get inFlight(): number {
    return (this.sender as unknown as { inFlight: number }).inFlight;
  }

  rateTo(rate: number): this {
    changeNow(this.simulation, { do: 'rate', hop: 0, rate });
    return this;
  }

  lose(model: object): this {
    changeNow(this.simulation, { do: 'loss', hop: 0, model: model as never });
    return this;
  }

  /** No path reorders: the next `count` packets, or of each `every` one, enter it late, by some seconds, and others overtake them. */
  late(count: number, seconds: number, every = 1): this {
    const { sender } = this;
    const { eventQueue } = this.simulation as unknown as { eventQueue: EventQueue };
    const hop = sender.firstHop;
    let [left, number] = [count, 0];
    sender.firstHop = {
      receive(slot) {
        number += 1;
        if (left === 0 || number % every !== 0) return hop.receive(slot);
        left -= 1;
        new Timer(eventQueue, () => hop.receive(slot)).set(eventQueue.now + seconds);
      },
    };
    return this;
  }

  /** What losses have made of its bounds. */
  get bounds(): number[] {
    const { bandwidthShortTerm, inflightShortTerm, inflightLongTerm } = this.sender.model;
    return [bandwidthShortTerm, inflightShortTerm, inflightLongTerm];
  }

  /** Causes of the phases that began after `time`, s. */
  causesAfter(time: number): string[] {
    return this.transitions.filter((each) => each.time > time).map(({ cause }) => cause);
  }

  /** The application has data for only half of the time, by a 50th of a second. */
  halfIdle(seconds: number, look: () => void = () => {}): this {
    const end = this.simulation.now + seconds;
    while (this.simulation.now < end) {
      this.sender.stop();
      this.wait(0.01);
      this.sender.start();
      this.wait(0.01);
      look();
    }
    return this;
  }

  /** Rate at which packets are delivered in the next `seconds`, packets/s. */
  delivers(seconds: number): number {
    const before = this.sender.counts.delivered;
    this.wait(seconds);
    return (this.sender.counts.delivered - before) / seconds;
  }
}

describe('BBRv3, case by case of the draft’s appendix', () => {
  it('A.1: leaves startup when the delivery rate has not grown by a quarter in three rounds', () => {
    const path = new Path().untilLeft(STARTUP);
    expect(path.transitions.at(-1)).toMatchObject({ to: 'drain', cause: 'bandwidth full' });
    expect(Math.abs(path.sender.model.maxBandwidth / perSecond(8e6) - 1)).toBeLessThan(0.02);
    expect([path.sender.model.fullNow, path.sender.model.filledPipe]).toEqual([true, true]);
  });

  it('A.2: leaves startup for losses though the application limits its rate', () => {
    const path = new Path({ rate: 80e6, limit: 5_000, loss: { kind: 'none' } });
    path.to(0.3);
    path.lose({ kind: 'bernoulli', p: 0.2 });
    path.until((sender) => {
      path.halfIdle(0.02);
      return sender.phase !== STARTUP;
    });
    expect(path.transitions.find(({ to }) => to === 'drain')!.cause).toBe('too much lost');
    expect(path.sender.model.filledPipe).toBe(true);
    expect(path.sender.model.inflightLongTerm).toBeLessThan(Infinity);
  });

  it('A.3: paces at half the bandwidth in drain, and leaves it when no more is in flight than fills the path', () => {
    const path = new Path().untilPhase(DRAIN);
    expect(path.sender.inspect().find(({ name }) => name === 'pacing gain')!.value).toBe(0.5);
    const bdp = path.sender.model.bdp;
    path.untilLeft(DRAIN);
    expect(path.inFlight).toBeLessThanOrEqual(bdp + 1);
    expect(path.transitions.find(({ cause }) => cause === 'queue drained')!.to).toBe('probe down');
  });

  it('A.4: leaves drain after three rounds though more is in flight', () => {
    const path = new Path().untilPhase(DRAIN);
    const { round } = path.sender.model;
    // The bandwidth was overestimated, by far, so that the queue does not drain.
    path.rateTo(2e6).untilLeft(DRAIN);
    expect(path.sender.model.round - round).toBe(4);
    expect(path.inFlight).toBeGreaterThan(path.sender.model.bdp);
    expect(path.sender.phase).toBe(DOWN);
  });

  it('A.5: leaves a probe when the delivery rate has not grown by a quarter in three rounds', () => {
    const path = new Path().untilPhase(UP);
    const { round } = path.sender.model;
    path.untilLeft(UP);
    expect(path.transitions.at(-1)).toMatchObject({ to: 'probe down', cause: 'bandwidth full' });
    expect(path.sender.model.round - round).toBeGreaterThanOrEqual(3);
    expect(path.sender.model.round - round).toBeLessThanOrEqual(4);
  });

  it('A.6: leaves a probe for losses though the application limits its rate', () => {
    const path = new Path().untilPhase(UP);
    path.lose({ kind: 'bernoulli', p: 0.3 }).until((sender) => {
      path.halfIdle(0.02);
      return sender.phase !== UP;
    });
    expect(path.transitions.find(({ time, to }) => to === 'probe down' && time > 1)!.cause).toBe('too much lost');
  });

  it('A.7: neither leaves startup nor a probe while the application limits it and nothing is lost', () => {
    const early = new Path({ rate: 800e6, limit: 10_000 }).to(0.09);
    early.halfIdle(3, () => expect(early.sender.phase).toBe(STARTUP));
    const later = new Path().untilPhase(UP);
    const probes: number[] = [];
    later.halfIdle(1.5, () => probes.push(later.sender.phase));
    expect(new Set(probes)).toEqual(new Set([UP]));
  });

  it('A.8: slows down to 0.9 after a probe until there is headroom and no queue, then cruises', () => {
    const path = new Path({ limit: 20 }).untilPhase(UP).untilPhase(DOWN);
    expect(path.sender.inspect().find(({ name }) => name === 'pacing gain')!.value).toBe(0.9);
    path.untilPhase(CRUISE);
    const { inflightLongTerm, maxBandwidth, minRtt } = path.sender.model;
    expect(path.inFlight).toBeLessThanOrEqual(Math.max(4, 0.85 * inflightLongTerm) + 1);
    expect(path.inFlight).toBeLessThanOrEqual(maxBandwidth * minRtt + 3);
  });

  it('A.9: probes again after its wait though it has never cruised', () => {
    const path = new Path({ rtt: 0.2 }).untilPhase(UP).untilPhase(DOWN);
    path.rateTo(7.2e6).untilLeft(DOWN);
    expect(path.sender.phase).toBe(REFILL);
    expect(path.transitions.at(-1)!.cause).toBe('time to probe');
    const [down, refill] = path.transitions.slice(-2);
    expect(refill!.time - down!.time).toBeGreaterThan(2);
    expect(refill!.time - down!.time).toBeLessThan(3.3);
  });

  it.each([
    ['of as many packets as are in flight, where they are few', 8e6, 0.02],
    ['of 63 at the latest', 160e6, 0.01],
  ])('A.9: probes sooner where round trips are short: after rounds %s', (_, rate, rtt) => {
    const path = new Path({ rate, rtt }).untilPhase(CRUISE).untilLeft(CRUISE);
    expect(path.sender.phase).toBe(REFILL);
    const { roundsSinceProbe, bdp } = path.sender.model;
    const [begun, refill] = [path.transitions.find(({ to }) => to === 'probe down')!, path.transitions.at(-1)!];
    expect(refill.time - begun.time).toBeLessThan(2);
    expect(roundsSinceProbe).toBe(Math.min(63, Math.ceil(bdp)));
  });

  it('A.10: halves what is in flight when five seconds have brought no shorter round trip, for 200 ms and a round', () => {
    const path = new Path().untilPhase(PROBE_RTT);
    expect(path.simulation.now).toBeGreaterThan(5);
    path.wait(0.1);
    expect(path.sender.cwnd).toBeCloseTo(0.5 * path.sender.model.bdp, 9);
    path.untilLeft(PROBE_RTT);
    const [begun, over] = path.transitions.filter(
      ({ to, cause }) => to === 'probe round trip' || cause === 'probe over',
    );
    expect(over!.time - begun!.time).toBeGreaterThan(0.2);
    expect(over!.time - begun!.time).toBeLessThan(0.2 + 3 * 0.04);
    expect(path.sender.phase).toBe(CRUISE);
    expect(path.delivers(1)).toBeGreaterThan(0.9 * perSecond(8e6));
  });

  it('A.11: does not probe the round trip after idle seconds, in which the queue has emptied', () => {
    const path = new Path().untilPhase(CRUISE).to(2);
    path.sender.stop();
    path.to(9);
    expect(path.inFlight).toBe(0);
    path.sender.start();
    path.wait(1);
    expect(path.transitions.filter(({ to, time }) => to === 'probe round trip' && time > 9)).toEqual([]);
  });

  /** A link that sends for one millisecond of twenty: packets, and so their ACKs, come in lumps. */
  const LUMPS = { perMs: `${'0'.repeat(19)}9`, loop: true };

  it('A.12 and A.13: in startup and cruise makes room for ACKs that come in lumps, and uses the link in full', () => {
    const path = new Path({ trace: LUMPS });
    path.untilLeft(STARTUP);
    expect(path.sender.model.extraAcked).toBeGreaterThan(4);
    path.untilPhase(CRUISE).to(4);
    expect(path.sender.model.extraAcked).toBeGreaterThan(4);
    expect(path.sender.cwnd).toBeGreaterThan(path.sender.model.bdp * 2);
    const full = path.simulation.scenario.path[0]!.rate! / (8 * BYTES);
    expect(path.delivers(4)).toBeGreaterThan(0.9 * full);
  });

  it('A.14: keeps four packets in flight where less than one fills the path', () => {
    const path = new Path({ rate: 64e3, rtt: 0.02 }).to(30);
    expect(path.sender.cwnd).toBeGreaterThanOrEqual(4);
    expect(path.sender.model.bdp).toBeLessThan(4);
    expect(path.delivers(20)).toBeGreaterThan(0.95 * perSecond(64e3));
  });

  it('A.15: finds ten times the bandwidth in a number of rounds that grows with its logarithm', () => {
    const path = new Path({ limit: 2_000 }).to(4);
    path.rateTo(80e6).untilPhase(UP);
    const { round } = path.sender.model;
    path.until(({ model }) => model.maxBandwidth > 0.95 * perSecond(80e6), 20);
    expect(path.sender.model.round - round).toBeLessThan(60);
  });

  it('A.16: after a fall to a tenth its short-term bounds follow within rounds, and its bandwidth within two cycles', () => {
    const path = new Path({ rate: 80e6, limit: 100 }).untilPhase(CRUISE).to(4);
    path.rateTo(8e6).until(({ model }) => model.bandwidthShortTerm < 0.5 * perSecond(80e6), 2);
    for (let probe = 0; probe < 2; probe += 1) path.untilPhase(UP).untilLeft(UP);
    path.untilPhase(CRUISE);
    expect(path.sender.model.maxBandwidth).toBeLessThan(1.1 * perSecond(8e6));
    expect(path.delivers(4)).toBeGreaterThan(0.85 * perSecond(8e6));
  });

  it('A.17: behind what holds no queue settles at its rate with few losses', () => {
    const path = new Path({ limit: 3 }).to(20);
    const { dropped, sent } = path.sender.counts;
    expect(path.delivers(20)).toBeGreaterThan(0.75 * perSecond(8e6));
    const { counts } = path.sender;
    expect((counts.dropped - dropped) / (counts.sent - sent)).toBeLessThan(0.03);
  });

  it('A.18: after packets that came late, and were held for lost, has its bounds again and goes back to its probe', () => {
    const path = new Path().untilPhase(UP);
    const [before, began] = [path.bounds, path.simulation.now];
    // Twenty others overtake each: over 2 % of what is in flight.
    path.late(3, 0.02).until((sender) => sender.phase !== UP, 0.1);
    expect(path.causesAfter(began)).toEqual(['too much lost']);
    expect(path.sender.model.inflightLongTerm).toBeLessThan(Infinity);
    path.untilPhase(REFILL);
    expect(path.simulation.now - began).toBeLessThan(0.1);
    expect(path.causesAfter(began)).toEqual(['too much lost', 'nothing was lost']);
    expect(path.bounds).toEqual(before);
    path.untilPhase(UP);
    expect(path.sender.counts.timeouts).toBe(0);
  });

  it('A.18: keeps what it concluded where one of the packets was lost indeed', () => {
    const path = new Path().untilPhase(UP);
    const began = path.simulation.now;
    changeNow(path.simulation, { do: 'drop', group: 'flow', flow: 0, count: 1 });
    path.late(3, 0.02).wait(0.5);
    expect(path.causesAfter(began)[0]).toBe('too much lost');
    expect(path.causesAfter(began)).not.toContain('nothing was lost');
    expect(path.sender.model.inflightLongTerm).toBeLessThan(Infinity);
  });

  it.each([
    ['drain', 0.2, 40, 0.02],
    ['cruise', 0.16, 20, 0.03],
  ])(
    'A.18: goes back to startup from %s, where late packets had ended it, and finds all of the bandwidth',
    (from, at, count, seconds) => {
      const path = new Path({ rate: 80e6, limit: 4_000 }).to(at);
      const before = path.bounds;
      // Of the packets of two rounds each twentieth.
      path.late(count, seconds, 20).untilLeft(STARTUP);
      expect(path.transitions).toMatchObject([{ to: 'drain', cause: 'too much lost' }]);
      path.untilPhase(STARTUP);
      expect(path.transitions.slice(-2)).toMatchObject([{ to: from }, { to: 'startup', cause: 'nothing was lost' }]);
      expect([path.bounds, path.sender.model.filledPipe]).toEqual([before, false]);
      path.untilLeft(STARTUP);
      expect(path.transitions.at(-1)).toMatchObject({ to: 'drain', cause: 'bandwidth full' });
      expect(path.sender.model.maxBandwidth).toBeGreaterThan(0.95 * perSecond(80e6));
    },
  );

  it('A.19: after a timeout that came too early has its bounds and its window again and goes back to its probe', () => {
    // What is sent in 30 ms of a probe stays away, for so long; then there are no data until the timer has expired.
    const away = (seconds: number): Path => {
      const path = new Path().untilPhase(UP).late(1_000, seconds).wait(0.03);
      path.sender.stop();
      return path;
    };
    const silent = away(30);
    const since = silent.simulation.now;
    silent.until(({ counts }) => counts.timeouts > 0);
    const path = away(silent.simulation.now - since);
    const { cwnd } = path.sender;
    const before = path.bounds;
    path.until(({ counts }) => counts.timeouts > 0);
    expect([path.sender.cwnd, path.sender.phase]).toEqual([1, DOWN]);
    expect(path.sender.model.inflightLongTerm).toBeLessThan(Infinity);
    path.sender.start();
    // The last of them is back 10 ms and a round trip after the first.
    path.wait(0.06);
    expect(path.bounds).toEqual(before);
    expect(path.sender.cwnd).toBeGreaterThanOrEqual(cwnd);
    expect(path.sender.phase).toBe(UP);
    expect(path.sender.counts.timeouts).toBe(1);
  });

  it('A.20: goes back to startup where the round trip had to be probed before the pipe was full', () => {
    const path = new Path({ rate: 800e6, limit: 10_000 }).to(0.09);
    path.halfIdle(5.5);
    expect(path.transitions.map(({ to }) => to)).toContain('probe round trip');
    path.wait(0.1);
    path.halfIdle(0.5);
    expect(path.transitions.filter(({ cause }) => cause === 'probe over').at(-1)!.to).toBe('startup');
  });

  it('A.21: losses in a probe take the long-term bound down, to seven tenths at least, and end the probe', () => {
    const path = new Path({ limit: 15 });
    path.until(({ model }) => model.inflightLongTerm < Infinity).untilPhase(UP);
    const { bdp } = path.sender.model;
    path.lose({ kind: 'bernoulli', p: 0.1 }).untilLeft(UP);
    expect(path.transitions.at(-1)).toMatchObject({ to: 'probe down' });
    expect(['too much lost', 'limit reached']).toContain(path.transitions.at(-1)!.cause);
    expect(path.sender.model.inflightLongTerm).toBeGreaterThanOrEqual(0.7 * Math.min(bdp, path.sender.cwnd) - 1);
  });

  it('A.22: takes no rate that the application limited in refill for less bandwidth, and probes on', () => {
    const path = new Path().untilPhase(REFILL);
    const before = path.sender.model.maxBandwidth;
    path.sender.stop();
    path.wait(0.1);
    path.sender.start();
    path.untilLeft(REFILL);
    expect(path.sender.phase).toBe(UP);
    expect(path.sender.model.maxBandwidth).toBeGreaterThanOrEqual(before);
  });
});
