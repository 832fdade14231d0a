import { describe, expect, it } from 'vitest';

import { openWindow } from '../engine/support/window-rig.ts';
import { FlowRig, once } from './support/flow-rig.ts';
import { shown, shownWord } from './support/inspect.ts';
import { climb, lawOf } from './support/law.ts';
import { cutsUntil, windowSender } from './support/window-cuts.ts';

const BETA = 1 / 16;

/** jin2001 Eq. 3 and Eq. 5. */
function alpha(beta: number, wmax: number, periodic = false): number {
  return (3 * Math.sqrt(beta)) / ((1 - (2 * beta) / 3) * Math.sqrt(periodic ? wmax : 2 * wmax));
}

describe('the law of SIMD', () => {
  it('takes α from the window at the last loss: Eq. 3 for random losses, sqrt 2 times that for periodic ones', () => {
    expect(alpha(BETA, 100)).toBeCloseTo(0.05534, 5);
    for (const b of [1 / 64, 1 / 16, 1 / 8, 1 / 2]) {
      for (const period of [false, true]) {
        const law = lawOf({ kind: 'simd', b, period });
        law.beginEpoch!(100 * (1 - b), 100);
        expect(shown(law as never, 'α')).toBeCloseTo(alpha(b, 100, period), 12);
        expect(shown(law as never, 'W₀')).toBe(100 * (1 - b));
      }
    }
  });

  it('begins an epoch with α²/(4 W0), without which the window would never move, and adds α sqrt(W − W0)/W from then on', () => {
    const law = lawOf({ kind: 'simd', b: BETA });
    law.beginEpoch!(93.75, 100);
    const a = alpha(BETA, 100);
    expect(law.increase(93.75)).toBeCloseTo((a * a) / (4 * 93.75), 15);
    expect(law.increase(94.75)).toBeCloseTo(a / 94.75, 15);
    expect(law.increase(97.75)).toBeCloseTo((2 * a) / 97.75, 15);
  });

  it.each([false, true])('follows the square law w(t) = w0 + α²t²/4 in round trips (periodic: %s)', (period) => {
    const law = lawOf({ kind: 'simd', b: BETA, period });
    law.beginEpoch!(93.75, 100);
    const windows = climb(law, 93.75, 300);
    const a = alpha(BETA, 100, period);
    for (const t of [20, 50, 100, 200, 300]) {
      // The first steps are whole ACKs: 5 % of the climb at 20 round trips, less later.
      const climbed = windows[t]! - 93.75;
      expect(Math.abs(climbed / ((a * a * t * t) / 4) - 1)).toBeLessThan(1 / t);
    }
    // Eq. 4: the same with α put in.
    const coefficient = (9 * BETA) / (8 * (1 - (2 * BETA) / 3) ** 2 * 100);
    expect((a * a) / 4).toBeCloseTo(coefficient * (period ? 2 : 1), 12);
  });

  it.each([false, true])(
    'climbs by the square law from its first window where that is past the threshold already (handshake: %s)',
    (handshake) => {
      const rig = new FlowRig({
        scheme: { kind: 'simd', b: BETA },
        settings: { handshake, initialWindow: 40, initialSsthresh: 20, maxWindow: 10_000 },
      }).run(3);
      expect(shown(rig.sender, 'W₀')).toBe(40);
      expect(shown(rig.sender, 'α')).toBeCloseTo(alpha(BETA, 40 / (1 - BETA)), 12);
      expect(shownWord(rig.sender, 'state')).toBe('congestion avoidance');
    },
  );

  it('keeps 1 − β of the window at a loss', () => {
    expect(lawOf({ kind: 'simd', b: BETA }).decrease(64)).toBe(60);
  });

  it("climbs no further than the receiver's window, from where the square would run away", () => {
    const view = { now: 0, srtt: 0.1, maxWindow: 96 };
    const law = lawOf({ kind: 'simd', b: BETA }, view);
    law.beginEpoch!(93.75, 100);
    expect(law.increase(95.999)).toBeGreaterThan(0);
    expect(law.increase(96)).toBe(0);
    expect(law.increase(130)).toBe(0);
  });
});

describe('a flow of SIMD', () => {
  const scheme = { kind: 'simd', b: BETA, period: false };

  it('after slow start takes the peak as if the window it has were (1 − β) of it', () => {
    const rig = new FlowRig({ scheme, settings: { initialWindow: 2, initialSsthresh: 30 } });
    rig.run(0.45);
    expect(windowSender(rig).cwnd).toBeGreaterThanOrEqual(30);
    expect(shown(rig.sender, 'W₀')).toBe(30);
    expect(shown(rig.sender, 'α')).toBeCloseTo(alpha(BETA, 30 / (1 - BETA)), 12);
  });

  it('halves at the first loss and thinks up the peak; at later ones keeps 15/16 and remembers the real one', () => {
    const rig = new FlowRig({ scheme, settings: openWindow(32), lose: once(40, 500, 1_000) });
    const cuts = cutsUntil(rig, 10, ['W₀', 'α']);
    expect(cuts).toHaveLength(3);
    const [first, ...later] = cuts;
    expect(first!.after).toBe(first!.before / 2);
    expect(first!.memory['W₀']).toBe(first!.after);
    expect(first!.memory['α']).toBeCloseTo(alpha(BETA, first!.after / (1 - BETA)), 12);
    for (const { before, after, ssthresh, memory } of later) {
      expect(after).toBeCloseTo((15 / 16) * before, 12);
      expect(ssthresh).toBe(Math.floor(after));
      expect(memory['W₀']).toBe(after);
      expect(memory['α']).toBeCloseTo(alpha(BETA, before), 12);
    }
  });

  it('does not move in recovery; the first ACK after it brings α²/(4 W0)', () => {
    const rig = new FlowRig({ scheme, settings: openWindow(32), lose: once(40, 500) });
    const sender = windowSender(rig);
    let last = sender.cwnd;
    const rises: number[] = [];
    rig.watch(10, () => {
      if (rig.counts.lossEvents === 2 && sender.cwnd > last) rises.push(sender.cwnd - last);
      last = sender.cwnd;
    });
    const start = shown(sender, 'W₀');
    const a = shown(sender, 'α');
    expect(rises[0]).toBeCloseTo((a * a) / (4 * start), 12);
    const second = start + rises[0]!;
    expect(rises[1]).toBeCloseTo((a * Math.sqrt(second - start)) / second, 12);
  });

  it('after a timeout grows by slow start to half of its window and begins a new epoch there', () => {
    const rig = new FlowRig({ scheme, settings: openWindow(24), lose: ({ at }) => at >= 1 && at < 1.1 });
    const cut = cutsUntil(rig, 4, ['W₀'])[0]!;
    expect(rig.counts.timeouts).toBe(1);
    expect([cut.after, cut.ssthresh]).toEqual([1, Math.floor(cut.before / 2)]);
    expect(shown(rig.sender, 'W₀')).toBe(cut.ssthresh);
    expect(shown(rig.sender, 'α')).toBeCloseTo(alpha(BETA, cut.ssthresh / (1 - BETA)), 12);
    expect(rig.sender.cwnd).toBeGreaterThan(cut.ssthresh);
  });
});
