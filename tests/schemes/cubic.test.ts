import { describe, expect, it } from 'vitest';

import type { WindowLaw } from '../../workers/engine/transport/window-law.ts';
import { openWindow } from '../engine/support/window-rig.ts';
import { FlowRig, once } from './support/flow-rig.ts';
import { shown } from './support/inspect.ts';
import { lawOf, type View } from './support/law.ts';
import { cutsUntil } from './support/window-cuts.ts';

const CUBIC = { kind: 'cubic', c: 0.4, kept: 0.7, fastConvergence: true, renoFriendly: true, fullClimb: true };

/** A window that is ACKed evenly over `seconds`; returns it at the end. */
function acknowledged(law: WindowLaw, view: View, cwnd: number, seconds: number): number {
  const end = view.now + seconds;
  let window = cwnd;
  while (view.now < end) {
    window += law.increase(window);
    view.now += view.srtt / window;
  }
  return window;
}

describe('the law of CUBIC', () => {
  it('cuts to 0.7 of 100 packets and is back there after K = ³√(30/0.4) = 4.22 s', () => {
    const view = { now: 10, srtt: 0.05, maxWindow: 10_000 };
    const law = lawOf({ ...CUBIC, renoFriendly: false }, view);
    expect(law.decrease(100)).toBe(70);
    law.beginEpoch!(70, 100);
    expect(shown(law as never, 'Wmax')).toBe(100);
    const before = acknowledged(law, view, 70, 2);
    expect(shown(law as never, 'K')).toBeCloseTo(4.2172, 4);
    // Steps of an ACK aim at where the curve will be a round trip later.
    expect(Math.abs(before - (0.4 * (2 - 4.2172) ** 3 + 100))).toBeLessThan(0.5);
    const back = acknowledged(law, view, before, 2.2172);
    expect(Math.abs(back - 100)).toBeLessThan(0.1);
    const beyond = acknowledged(law, view, back, 3);
    expect(Math.abs(beyond - (0.4 * 27 + 100))).toBeLessThan(1);
  });

  it('grows with time and not with round trips: the same window after 6 s at 20 ms and at 100 ms', () => {
    const after = [0.02, 0.1].map((srtt) => {
      const view = { now: 0, srtt, maxWindow: 10_000 };
      const law = lawOf({ ...CUBIC, renoFriendly: false }, view);
      law.beginEpoch!(700, 1_000);
      return acknowledged(law, view, 700, 6);
    });
    expect(after[0]! / after[1]!).toBeCloseTo(1, 2);
  });

  it('takes at most half a window more per round trip', () => {
    const view = { now: 0, srtt: 0.1, maxWindow: 1e6 };
    const law = lawOf({ ...CUBIC, renoFriendly: false }, view);
    law.beginEpoch!(10, 10);
    law.increase(10);
    view.now = 100;
    expect(10 * law.increase(10)).toBeCloseTo(5, 12);
  });

  it('gives up more for newcomers when it loses below its old peak: (1 + β)/2 of the new one', () => {
    const yielding = lawOf(CUBIC);
    yielding.beginEpoch!(70, 100);
    yielding.beginEpoch!(56, 80);
    expect(shown(yielding as never, 'Wmax')).toBeCloseTo(68, 12);
    yielding.beginEpoch!(63, 90);
    expect(shown(yielding as never, 'Wmax')).toBe(90);
    const stubborn = lawOf({ ...CUBIC, fastConvergence: false });
    stubborn.beginEpoch!(70, 100);
    stubborn.beginEpoch!(56, 80);
    expect(shown(stubborn as never, 'Wmax')).toBe(80);
  });

  it('after slow start begins at its plateau: K = 0', () => {
    const view = { now: 3, srtt: 0.1, maxWindow: 10_000 };
    const law = lawOf({ ...CUBIC, renoFriendly: false }, view);
    law.beginEpoch!(50, null);
    const window = acknowledged(law, view, 50, 2);
    expect(shown(law as never, 'K')).toBe(0);
    expect(Math.abs(window - (50 + 0.4 * 2 ** 3))).toBeLessThan(0.6);
  });

  it('is never slower than AIMD(3(1 − β)/(1 + β), 1 − β), nor than Reno once that is back at the old window', () => {
    // A short round trip: 100 of them in a second, in which the curve hardly moves.
    const view = { now: 0, srtt: 0.01, maxWindow: 10_000 };
    const law = lawOf(CUBIC, view);
    law.beginEpoch!(7, 10);
    const climbing = acknowledged(law, view, 7, 0.05);
    expect((climbing - 7) / (5 * ((3 * 0.3) / 1.7))).toBeCloseTo(1, 1);
    const back = acknowledged(law, view, climbing, 0.1);
    const tenRounds = acknowledged(law, view, back, 0.1) - back;
    expect(Math.abs(tenRounds - 10)).toBeLessThan(0.5);
    const plain = lawOf({ ...CUBIC, renoFriendly: false }, { ...view, now: 0 });
    plain.beginEpoch!(7, 10);
    expect(acknowledged(plain, { now: 0, srtt: 0.01, maxWindow: 10_000 }, 7, 0.25)).toBeLessThan(back);
  });

  it('goes on by the smaller step above the old window where it is as in Linux', () => {
    const view = { now: 0, srtt: 0.01, maxWindow: 10_000 };
    const law = lawOf({ ...CUBIC, fullClimb: false }, view);
    law.beginEpoch!(7, 10);
    const back = acknowledged(law, view, 7, 0.15);
    const tenRounds = acknowledged(law, view, back, 0.1) - back;
    expect(tenRounds / (10 * ((3 * 0.3) / 1.7))).toBeCloseTo(1, 1);
  });

  it('with HyStart grows by a twentieth per round trip at least, until a loss tells where the path is full', () => {
    const view = { now: 0, srtt: 0.1, maxWindow: 10_000 };
    const law = lawOf({ ...CUBIC, hystart: true }, view);
    law.beginEpoch!(100, null);
    expect(acknowledged(law, view, 100, 1) / 100).toBeCloseTo(1.05 ** 10, 1);
    law.beginEpoch!(70, 100);
    law.increase(70);
    view.now += 4;
    expect(99 * law.increase(99)).toBeLessThan(2);
  });
});

describe('a flow of CUBIC', () => {
  it('keeps 0.7 of its window at every loss, the first one as well', () => {
    const rig = new FlowRig({ scheme: CUBIC, settings: openWindow(40), lose: once(60, 600, 1_200) });
    const cuts = cutsUntil(rig, 10, ['Wmax']);
    expect(cuts).toHaveLength(3);
    let wmax = 0;
    for (const { before, after, ssthresh, memory } of cuts) {
      expect(after / before).toBeCloseTo(0.7, 12);
      expect(ssthresh).toBe(Math.floor(after));
      wmax = before < wmax ? 0.85 * before : before;
      expect(memory['Wmax']).toBeCloseTo(wmax, 9);
    }
  });

  it('does not count the time of recovery: its epoch begins with the first ACK after it', () => {
    const rig = new FlowRig({ scheme: { ...CUBIC, renoFriendly: false }, settings: openWindow(40), lose: once(60) });
    const [cut] = cutsUntil(rig, 1);
    // Recovery lasts a round trip from the cut on.
    const start = cut!.at + rig.rtt;
    const k = Math.cbrt((0.3 * cut!.before) / 0.4);
    for (const t of [1, 2, 3]) {
      rig.run(start + t);
      // The window is where the curve is at the last ACK, a step of at most a round trip behind or ahead.
      const slope = 3 * 0.4 * (t - k) ** 2 * rig.rtt;
      expect(Math.abs(rig.sender.cwnd - (0.4 * (t - k) ** 3 + cut!.before))).toBeLessThan(slope + 0.2);
    }
  });

  it('after a timeout begins with one packet, and after slow start its curve begins flat: K = 0', () => {
    const rig = new FlowRig({ scheme: CUBIC, settings: openWindow(24), lose: ({ at }) => at >= 1 && at < 1.1 });
    const [cut] = cutsUntil(rig, 4);
    expect(rig.counts.timeouts).toBe(1);
    expect(cut!.after).toBe(1);
    expect(shown(rig.sender, 'K')).toBe(0);
    expect(rig.sender.cwnd).toBeGreaterThan(cut!.ssthresh);
  });

  it('at a timeout puts the threshold at β of the window, not at half of it (RFC 9438 Sec. 4.8)', () => {
    const rig = new FlowRig({ scheme: CUBIC, settings: openWindow(24), lose: ({ at }) => at >= 1 && at < 1.1 });
    const [cut] = cutsUntil(rig, 4);
    expect(cut!.ssthresh).toBe(Math.floor(0.7 * cut!.before));
  });
});
