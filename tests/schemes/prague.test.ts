import { describe, expect, it } from 'vitest';

import { ECN_CAPABLE, FLAGS, MARKED_COUNT, SCALABLE, SEQUENCE } from '../../workers/engine/network/packets.ts';
import { Simulation } from '../../workers/engine/simulation.ts';
import { openWindow, WindowRig, type WindowRigOptions } from '../engine/support/window-rig.ts';
import { scenarioWith } from '../support/scenario.ts';

const scheme = { kind: 'prague', virtualRtt: 0.025, gain: 1 / 16, feedback: 'accurate' };
const LATE_TIMER = { minRto: 5 };
const alphaOf = (rig: WindowRig): number => Number(rig.sender.inspect().find(({ name }) => name === 'α')!.value);
/** The round trip is 0.1 s. */
const rigOf = (options: WindowRigOptions = {}): WindowRig =>
  new WindowRig({ scheme, ecn: true, ...options, settings: { ...openWindow(16), ...LATE_TIMER, ...options.settings } });

/** Every window that differs from the one before. */
function windowsOf(rig: WindowRig, seconds: number): number[] {
  const windows: number[] = [];
  rig.watch(seconds, ({ cwnd }) => {
    if (cwnd !== windows.at(-1)) windows.push(cwnd);
  });
  return windows;
}

describe('Prague', () => {
  it('adds one packet per round trip, and less for one shorter than the virtual round trip', () => {
    const slow = windowsOf(rigOf(), 3);
    expect(slow[1]! - slow[0]!).toBeCloseTo(1 / 16, 12);
    const virtual = { ...scheme, virtualRtt: 0.4 };
    const quick = windowsOf(rigOf({ scheme: virtual }), 3);
    expect(quick[1]! - quick[0]!).toBeCloseTo((0.1 / 0.4) ** 2 / 16, 12);
  });

  it('halves at the first mark, for α is 1, and moves α by g of the way to the part marked once per round trip', () => {
    const alphas = [1];
    const rig = rigOf({ mark: (sequence) => sequence === 40 });
    const windows: number[] = [];
    rig.watch(3, ({ cwnd }) => {
      if (cwnd < (windows.at(-1) ?? 0)) windows.push(cwnd / windows.at(-1)!);
      else windows.push(cwnd);
      if (alphaOf(rig) !== alphas.at(-1)) alphas.push(alphaOf(rig));
    });
    expect(Math.min(...windows)).toBeCloseTo(1 / 2, 12);
    // The round with the mark takes it to 15/16 and the part marked, those behind by a sixteenth each.
    expect(16 * alphas[1]! - 15).toBeGreaterThan(0.04);
    expect(16 * alphas[1]! - 15).toBeLessThan(0.13);
    expect(alphas.length).toBeGreaterThan(20);
    for (let round = 2; round < alphas.length; round += 1)
      expect(alphas[round]! / alphas[round - 1]!).toBeCloseTo(15 / 16, 12);
  });

  it('cuts by half of α, at most once per virtual round trip, and climbs on meanwhile', () => {
    const cuts: number[] = [];
    const rig = rigOf({
      scheme: { ...scheme, virtualRtt: 0.35 },
      mark: (sequence) => sequence > 20 && sequence % 4 === 0,
    });
    let last = 16;
    let climbs = 0;
    rig.watch(6, ({ cwnd }, now) => {
      if (cwnd < last) cuts.push(now);
      if (cwnd > last && cuts.length > 0) climbs += 1;
      last = cwnd;
    });
    expect(cuts.length).toBeGreaterThan(8);
    for (let cut = 1; cut < cuts.length; cut += 1) expect(cuts[cut]! - cuts[cut - 1]!).toBeGreaterThanOrEqual(0.35);
    expect(climbs).toBeGreaterThan(100);
    // From 1 a sixteenth of the way to a quarter at each of 16 or 17 ends of a round.
    expect(alphaOf(rig)).toBeLessThan(0.25 + 0.75 * (15 / 16) ** 14);
    expect(alphaOf(rig)).toBeGreaterThan(0.25 + 0.75 * (15 / 16) ** 18);
  });

  it('never has a window below two packets, though every packet is marked', () => {
    let least = Infinity;
    const rig = rigOf({ mark: () => true });
    rig.watch(3, ({ cwnd }) => (least = Math.min(least, cwnd)));
    expect(least).toBe(2);
    expect(rig.counts.timeouts).toBe(0);
  });

  it('without marks halves at a loss, once per round trip, as TCP', () => {
    const rig = rigOf({ lose: (sequence, time) => time === 1 && sequence >= 40 && sequence < 43 });
    expect(rig.kept(3).at(-1)).toBeCloseTo(1 / 2, 12);
    expect([rig.counts.lossEvents, rig.counts.timeouts]).toEqual([1, 0]);
    expect(rig.retransmissions.map(({ sequence }) => sequence)).toEqual([40, 41, 42]);
  });

  it('sends one packet after another, spread over the round trip', () => {
    const { sent } = rigOf().run(2);
    const gaps = sent.slice(100).map(({ at }, index) => at - sent[99 + index]!.at);
    expect(Math.min(...gaps)).toBeGreaterThan(0.8 * (0.1 / 36));
    expect(Math.max(...gaps)).toBeLessThan(1.3 * (0.1 / 16));
  });

  it('counts every mark, with delayed ACKs as without; one bit per ACK hides half of them', () => {
    const marked = (sequence: number): boolean => sequence % 8 < 2;
    const part = (feedback: string, delayedAck: boolean): number => {
      const rig = rigOf({ scheme: { ...scheme, feedback }, settings: { delayedAck }, mark: marked }).run(30);
      return alphaOf(rig);
    };
    expect(part('accurate', false)).toBeCloseTo(0.25, 1);
    expect(part('accurate', true)).toBeCloseTo(part('accurate', false), 1);
    expect(part('echo', false)).toBeCloseTo(0.25, 1);
    expect(part('echo', true)).toBeCloseTo(0.125, 1);
  });

  it('counts marks that are more than the packets delivered with the next ones', () => {
    const partOf = (marksOf: readonly number[]): number => {
      const rig = rigOf({ settings: openWindow(5) });
      const { sender, pool } = rig;
      sender.firstHop = { receive: (slot) => pool.release(slot) };
      sender.start();
      let counted = 0;
      // The first ACK ends a round of its own.
      for (const [packet, marks] of [0, ...marksOf].entries()) {
        rig.run(0.1 + packet / 100);
        const slot = pool.take();
        pool.words.fill(0, slot, slot + 16);
        pool.words[slot + SEQUENCE] = packet;
        pool.words[slot + MARKED_COUNT] = counted += marks;
        sender.onAck(slot);
      }
      return 1 - 16 * (1 - alphaOf(rig));
    };
    expect(partOf([0, 1, 0, 1, 1])).toBeCloseTo(3 / 5, 12);
    expect(partOf([3, 0, 0, 0, 0])).toBeCloseTo(3 / 5, 12);
    expect(partOf([0, 0, 3, 0, 0])).toBeCloseTo(3 / 5, 12);
    // Two of them are the next round's.
    expect(partOf([0, 0, 0, 0, 3])).toBeCloseTo(1 / 5, 12);
  });

  it('says on its data that it is scalable, and on nothing else', () => {
    const flags: number[] = [];
    const rig = rigOf({ settings: { handshake: true } });
    const { firstHop } = rig.sender;
    const { pool } = rig.sender as unknown as { pool: { words: Int32Array } };
    rig.sender.firstHop = {
      receive(slot) {
        flags.push(pool.words[slot + FLAGS]! & (ECN_CAPABLE | SCALABLE));
        firstHop.receive(slot);
      },
    };
    rig.run(1);
    expect(flags[0]).toBe(0);
    expect(new Set(flags.slice(1))).toEqual(new Set([ECN_CAPABLE | SCALABLE]));
  });

  it('beside CUBIC behind two queues waits a millisecond where CUBIC waits fifteen, and each gets its share', () => {
    const flow = (kind: string) => ({
      id: kind,
      scheme: { kind },
      packetSize: 1500,
      accessDelay: 0.02,
      ecn: kind === 'prague',
    });
    const scenario = scenarioWith({
      duration: 40,
      warmup: 15,
      path: [{ rate: 10e6, delay: 0.0005, queue: { kind: 'dualpi2', limit: 250 } }],
      flows: [flow('prague'), flow('cubic')],
    });
    const run = new Simulation(scenario);
    run.runUntil(Infinity);
    const { flows, hops } = run.summary();
    expect(hops[0]!.low!.meanWait).toBeLessThan(0.001);
    expect(hops[0]!.classic!.meanWait).toBeGreaterThan(0.013);
    expect(hops[0]!.classic!.meanWait).toBeLessThan(0.019);
    const ratio = flows[0]!.goodputBps / flows[1]!.goodputBps;
    expect(ratio).toBeGreaterThan(0.8);
    expect(ratio).toBeLessThan(2);
    expect(hops[0]!.utilization).toBeGreaterThan(0.97);
  });
});
