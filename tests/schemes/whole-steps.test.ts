import { describe, expect, it } from 'vitest';

import { HyStart } from '../../workers/engine/transport/hystart.ts';
import { cubic } from '../../workers/engine/schemes/cubic.ts';
import { WholeSteps } from '../../workers/engine/schemes/whole-steps.ts';
import { defaultsOf } from '../../workers/engine/scenario/parameter.ts';
import { LINUX_CUBIC } from '../../workers/engine/scenario/transport-profiles.ts';
import type { WindowLaw } from '../../workers/engine/transport/window-law.ts';
import { lawOf, type View } from './support/law.ts';

/** ACKs until the window has grown, for each of some packets. */
function acksPerPacket(steps: WholeSteps, packets: number): number[] {
  return Array.from({ length: packets }, () => {
    let acks = 1;
    while (steps.take() === 0) acks += 1;
    return acks;
  });
}

describe('whole steps', () => {
  it('grow by one packet after as many ACKs as the window divided by the packets it is to grow, rounded down', () => {
    const steps = new WholeSteps();
    steps.aim(20, 23, false);
    expect(steps.acks).toBe(6);
    expect(acksPerPacket(steps, 3)).toEqual([6, 6, 6]);
  });

  it('of a target beyond all are one packet for two ACKs, half a window per round trip', () => {
    const steps = new WholeSteps();
    steps.aim(20, 500, false);
    expect(acksPerPacket(steps, 3)).toEqual([2, 2, 2]);
  });

  it('at a target that is reached take a hundred windows of ACKs', () => {
    const steps = new WholeSteps();
    steps.aim(20, 20, false);
    expect(steps.acks).toBe(2_000);
  });

  it('take at most twenty ACKs each until a loss has told where the path is full', () => {
    const steps = new WholeSteps();
    steps.aim(100, 101, true);
    expect(steps.acks).toBe(20);
    steps.aim(100, 110, true);
    expect(steps.acks).toBe(10);
  });

  it('come at once where more ACKs have been counted than it now takes, and the rest is not kept', () => {
    const steps = new WholeSteps();
    steps.aim(20, 20, false);
    for (let ack = 0; ack < 50; ack += 1) expect(steps.take()).toBe(0);
    steps.aim(20, 25, false);
    expect(acksPerPacket(steps, 2)).toEqual([1, 3]);
  });

  it('count from nothing after a cut', () => {
    const steps = new WholeSteps();
    steps.aim(20, 22, false);
    for (let ack = 0; ack < 9; ack += 1) steps.take();
    steps.restart();
    expect(acksPerPacket(steps, 1)).toEqual([10]);
  });

  it('are reckoned again once the window is another or more than 1/32 s have passed', () => {
    const steps = new WholeSteps();
    expect(steps.isDue(20, 1)).toBe(true);
    expect(steps.isDue(20, 1 + 1 / 32)).toBe(false);
    expect(steps.isDue(20, 1.032)).toBe(true);
    expect(steps.isDue(20, 1.033)).toBe(false);
    expect(steps.isDue(21, 1.033)).toBe(true);
    expect(steps.isDue(21, 1.064)).toBe(false);
  });

  it('of the Reno estimate need more than a window of ACKs over its packets per window, rounded down, and keep the rest', () => {
    const steps = new WholeSteps();
    steps.unused = 18;
    expect(steps.renoPackets(10, 0.53)).toBe(0);
    steps.unused = 19;
    expect(steps.renoPackets(10, 0.53)).toBe(1);
    expect(steps.unused).toBe(1);
    steps.unused = 40;
    expect(steps.renoPackets(10, 0.53)).toBe(2);
    expect(steps.unused).toBe(4);
  });
});

describe('CUBIC in whole steps', () => {
  const LINUX = { ...defaultsOf(cubic), ...LINUX_CUBIC, kind: 'cubic' };

  /** The law after HyStart has seen a round trip of 0.1 s. */
  function law(change: object = {}): { law: WindowLaw; view: View } {
    const view = { now: 0, srtt: 0.1, maxWindow: 10_000 };
    const made = lawOf({ ...LINUX, ...change }, view);
    made.hyStart?.onAck(0, 0.1, 2, false, 0, 1);
    return { law: made, view };
  }

  /** Windows after each round trip, the window's ACKs spread over it. */
  function rounds({ law: of, view }: { law: WindowLaw; view: View }, from: number, count: number): number[] {
    let window = from;
    return Array.from({ length: count }, () => {
      const acks = window;
      for (let ack = 0; ack < acks; ack += 1) {
        window += of.increase(window);
        view.now += 0.1 / acks;
      }
      return window;
    });
  }

  it('has windows of whole packets only, at most one packet more per ACK', () => {
    const made = law();
    made.law.beginEpoch!(70, 100);
    let window = 70;
    const taken = new Set<number>();
    for (let ack = 0; ack < 6_500; ack += 1) {
      const step = made.law.increase(window);
      taken.add(step);
      window += step;
      made.view.now += 0.1 / window;
    }
    expect(taken).toEqual(new Set([0, 1]));
    expect(window).toBeGreaterThan(100);
  });

  it('follows its curve: back at the window that it lost after K, by less than two packets', () => {
    const made = law({ renoFriendly: false });
    made.law.beginEpoch!(700, 1_000);
    const windows = rounds(made, 700, 120);
    const k = Math.cbrt(300 / 0.4);
    for (const [round, window] of windows.entries()) {
      // A target is where the curve will be a round trip later, rounded towards its plateau.
      const [now, later] = [round + 1, round + 2].map((rtts) => 0.4 * (0.1 * rtts - k) ** 3 + 1_000);
      expect(window).toBeGreaterThan(now! - 0.05 * Math.abs(later! - now!) - 2);
      expect(window).toBeLessThan(later! + 2);
    }
  });

  it('stands longer at its plateau: targets are rounded towards it', () => {
    const made = law({ renoFriendly: false });
    made.law.beginEpoch!(100, 100);
    // 0.4 t³ < 1 for t, a round trip ahead, below 1.357 s.
    expect(rounds(made, 100, 12).at(-1)).toBe(100);
    expect(rounds(made, 100, 3).at(-1)).toBeGreaterThan(100);
  });

  it('forgets parts of a packet of the window that it lost', () => {
    const made = law();
    made.law.beginEpoch!(21, 30);
    made.law.beginEpoch!(17, 25);
    // 0.85 × 25 = 21.25
    expect(made.law.inspect!().find(({ name }) => name === 'Wmax')!.value).toBe(21);
  });

  it('with small windows climbs as AIMD(0.53, 0.7) by packets', () => {
    const { law: made, view } = law();
    made.beginEpoch!(8, 8);
    const acks = [8, 9].map((window) => {
      let count = 0;
      let step = 0;
      for (; step === 0; view.now += 0.1 / window) {
        step = made.increase(window);
        count += 1;
      }
      return count;
    });
    // A packet of the estimate takes ⌊8 / 0.529⌋ = 15 eighths of a window: 15 ACKs, then ⌊16.9⌋ beside the one left over.
    expect(acks).toEqual([16, 16]);
  });

  it('counts ACKs from nothing after a cut, for the window and for the Reno estimate', () => {
    const { law: made, view } = law();
    made.beginEpoch!(8, 8);
    const acksUntilStep = (): number => {
      let count = 1;
      for (; made.increase(8) === 0; view.now += 0.1 / 8) count += 1;
      return count;
    };
    for (let ack = 0; ack < 14; ack += 1) expect(made.increase(8)).toBe(0);
    view.now += 1;
    made.beginEpoch!(8, 8);
    expect(acksUntilStep()).toBe(16);
    // Towards a window that it lost it takes eight; of five before a cut none is left.
    view.now += 1;
    made.beginEpoch!(8, 12);
    for (let ack = 0; ack < 5; ack += 1) expect(made.increase(8)).toBe(0);
    view.now += 1;
    made.beginEpoch!(8, 12);
    expect(acksUntilStep()).toBe(8);
    // Above its target by far it takes two ACKs for each packet; one has been counted when it is cut.
    view.now += 100;
    made.increase(9);
    made.increase(9);
    made.increase(9);
    made.beginEpoch!(8, 8);
    expect(acksUntilStep()).toBe(16);
  });

  it('after HyStart takes at most twenty ACKs for a packet, until the first loss', () => {
    const { law: made } = law();
    made.beginEpoch!(100, null);
    const steps = Array.from({ length: 40 }, () => made.increase(100));
    expect(steps.flatMap((step, index) => (step === 1 ? [index + 1] : []))).toEqual([20, 40]);
  });

  it('is CUBIC as ever without HyStart, whose shortest round trip it goes by', () => {
    const { law: plain } = law({ hystart: false });
    expect(plain.hyStart).toBe(undefined);
    expect(plain.terms!()).toHaveLength(6);
    expect(law().law.terms!()).toHaveLength(7);
    expect(law().law.hyStart).toBeInstanceOf(HyStart);
  });
});
