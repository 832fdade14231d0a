import { describe, expect, it } from 'vitest';

import { openWindow } from '../engine/support/window-rig.ts';
import { FlowRig, once } from './support/flow-rig.ts';
import { climb, lawOf } from './support/law.ts';
import { cutsUntil, windowSender } from './support/window-cuts.ts';

const SQRT = { kind: 'binomial', k: 0.5, l: 0.5, a: 1, b: 0.67 };
const IIAD = { kind: 'binomial', k: 1, l: 0, a: 1, b: 0.67 };

describe('the binomial law', () => {
  it('adds a/W^(k+1) per ACK and cuts b W^l, for any k and l', () => {
    for (const k of [-0.5, 0, 0.3, 0.5, 1, 2]) {
      for (const l of [0, 0.25, 0.5, 0.7, 1]) {
        const law = lawOf({ kind: 'binomial', k, l, a: 0.8, b: 0.4 });
        for (const window of [1, 2.5, 9, 64, 1_234.5]) {
          expect(law.increase(window) / (0.8 / window ** (k + 1))).toBeCloseTo(1, 12);
          expect((window - law.decrease(window)) / (0.4 * window ** l)).toBeCloseTo(1, 9);
        }
      }
    }
  });

  it('with k = 0 and l = 1 is AIMD', () => {
    const binomial = lawOf({ kind: 'binomial', k: 0, l: 1, a: 0.31, b: 0.125 });
    const aimd = lawOf({ kind: 'aimd', a: 0.31, b: 0.125 });
    for (const window of [1, 7.5, 300]) {
      expect(binomial.increase(window)).toBeCloseTo(aimd.increase(window), 14);
      expect(binomial.decrease(window)).toBeCloseTo(aimd.decrease(window), 12);
    }
  });

  it('grows as W^(k+1) = W0^(k+1) + (k+1) a t: IIAD as a square root, SQRT with the exponent 2/3', () => {
    for (const k of [0, 0.5, 1, 2]) {
      const windows = climb(lawOf({ kind: 'binomial', k, l: 0.5, a: 1, b: 0.5 }), 20, 200);
      for (const t of [1, 10, 50, 200]) {
        const expected = (20 ** (k + 1) + (k + 1) * t) ** (1 / (k + 1));
        // Steps of an ACK against the continuous law: 1 %.
        expect(Math.abs(windows[t]! / expected - 1)).toBeLessThan(0.01);
      }
    }
  });

  it('of IIAD takes two thirds of a packet from any window; SQRT 6.7 of 100 packets', () => {
    for (const window of [3, 30, 300]) expect(window - lawOf(IIAD).decrease(window)).toBeCloseTo(0.67, 12);
    expect(100 - lawOf(SQRT).decrease(100)).toBeCloseTo(6.7, 12);
  });
});

describe.each([
  ['SQRT', SQRT],
  ['IIAD', IIAD],
  ['binomial with k = 0.3, l = 0.7', { kind: 'binomial', k: 0.3, l: 0.7, a: 0.6, b: 0.4 }],
])('a flow of %s', (_, scheme) => {
  const { b, l } = scheme;

  it('halves at its first cut and takes b W^l at every later one; the threshold is the whole part of what remains', () => {
    const rig = new FlowRig({ scheme, settings: openWindow(32), lose: once(40, 400, 900) });
    const cuts = cutsUntil(rig, 8);
    expect(cuts).toHaveLength(3);
    expect(cuts[0]!.after).toBe(cuts[0]!.before / 2);
    for (const { before, after, ssthresh } of cuts.slice(1)) {
      expect(before - after).toBeCloseTo(b * before ** l, 9);
      expect(ssthresh).toBe(Math.floor(after));
    }
    expect(rig.counts).toMatchObject({ lossEvents: 3, timeouts: 0 });
  });

  it('adds a/W^(k+1) for each new ACK and nothing for those of recovery', () => {
    const rig = new FlowRig({ scheme, settings: openWindow(32), lose: once(40) });
    const sender = windowSender(rig);
    let last = sender.cwnd;
    let grown = 0;
    let still = 0;
    rig.watch(2, () => {
      const { cwnd } = sender;
      if (cwnd > last) {
        expect((cwnd - last) / (scheme.a / last ** (scheme.k + 1))).toBeCloseTo(1, 9);
        grown += 1;
      } else if (sender.inspect().some(({ value }) => value === 'fast recovery')) {
        still += 1;
      }
      last = cwnd;
    });
    expect(grown).toBeGreaterThan(250);
    expect(still).toBeGreaterThan(16);
  });

  it('after a timeout begins with one packet, and slow start ends at half of the window there was', () => {
    // What is sent between 2 s and 2.1 s is lost.
    const rig = new FlowRig({ scheme, settings: openWindow(16), lose: ({ at }) => at >= 2 && at < 2.1 });
    const timeout = cutsUntil(rig, 3.5).find(({ after }) => after === 1)!;
    expect(timeout.ssthresh).toBe(Math.floor(timeout.before / 2));
    expect(rig.counts.timeouts).toBe(1);
    expect(rig.sender.cwnd).toBeGreaterThanOrEqual(timeout.ssthresh);
    expect(rig.sender.cwnd).toBeLessThan(timeout.ssthresh + 3);
  });
});

describe('IIAD at one packet', () => {
  it('cannot go below it', () => {
    const rig = new FlowRig({
      scheme: { ...IIAD, b: 2 },
      settings: { ...openWindow(3), minRto: 0.2 },
      lose: ({ count }) => count % 3 === 0,
    });
    let smallest = Infinity;
    rig.watch(20, () => (smallest = Math.min(smallest, rig.sender.cwnd)));
    expect(smallest).toBe(1);
    expect(rig.counts.lossEvents).toBeGreaterThan(5);
  });
});
