import { describe, expect, it } from 'vitest';

import { openWindow } from '../engine/support/window-rig.ts';
import { FlowRig, once } from './support/flow-rig.ts';
import { shown } from './support/inspect.ts';
import { climb, lawOf } from './support/law.ts';
import { cutsUntil } from './support/window-cuts.ts';

const BETA = 0.25;
const scheme = { kind: 'aiad-h', b: BETA };

/** Friendly under periodic losses: the member k = 0, l = 0 of SIMD's family. */
function slope(wmax: number, beta = BETA): number {
  return Math.min(1, (3 * beta) / (2 * wmax - beta));
}

describe('the law of AIAD/H', () => {
  it('climbs by 3β/(2 Wmax − β) packets per round trip, in a straight line', () => {
    const law = lawOf(scheme);
    law.beginEpoch!(49.75, 50);
    expect(shown(law as never, 'α')).toBeCloseTo(0.75 / 99.75, 15);
    const windows = climb(law, 49.75, 400);
    for (const t of [1, 100, 400]) expect((windows[t]! - 49.75) / ((t * 0.75) / 99.75)).toBeCloseTo(1, 3);
  });

  it('makes the epoch of periodic losses TCP-friendly: β of climb in (2/3)(Wmax − β/2) round trips', () => {
    for (const wmax of [5, 20, 200]) expect(BETA / slope(wmax)).toBeCloseTo((2 / 3) * (wmax - BETA / 2), 9);
  });

  it('cuts β packets, a part of one, from any window', () => {
    for (const window of [2, 20, 200]) expect(lawOf(scheme).decrease(window)).toBe(window - BETA);
  });

  it('climbs by a packet per round trip at most, however small the window was', () => {
    const law = lawOf({ kind: 'aiad-h', b: 1 });
    law.beginEpoch!(1, 1);
    expect(shown(law as never, 'α')).toBe(1);
    expect(law.increase(1)).toBe(1);
  });
});

describe('a flow of AIAD/H', () => {
  it('halves at the first loss and takes the peak as β above; at later ones gives up β and takes α from the real peak', () => {
    const rig = new FlowRig({ scheme, settings: openWindow(32), lose: once(40, 500, 1_000) });
    const [first, ...later] = cutsUntil(rig, 10, ['α']);
    expect(first!.after).toBe(first!.before / 2);
    expect(first!.memory['α']).toBeCloseTo(slope(first!.after + BETA), 12);
    expect(later).toHaveLength(2);
    for (const { before, after, ssthresh, memory } of later) {
      expect(before - after).toBeCloseTo(BETA, 12);
      expect(ssthresh).toBe(Math.floor(after));
      expect(memory['α']).toBeCloseTo(slope(before), 12);
    }
  });

  it('after slow start takes α from the window it has reached', () => {
    const rig = new FlowRig({ scheme, settings: { initialWindow: 2, initialSsthresh: 30 } }).run(0.45);
    expect(shown(rig.sender, 'α')).toBeCloseTo(slope(30 + BETA), 12);
  });

  it('after a timeout begins again with one packet and takes α from the threshold, half of what it had', () => {
    const rig = new FlowRig({ scheme, settings: openWindow(24), lose: ({ at }) => at >= 1 && at < 1.1 });
    const cut = cutsUntil(rig, 4)[0]!;
    expect([cut.after, cut.ssthresh]).toEqual([1, Math.floor(cut.before / 2)]);
    expect(shown(rig.sender, 'α')).toBeCloseTo(slope(cut.ssthresh + BETA), 12);
  });
});
