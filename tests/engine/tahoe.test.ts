import { describe, expect, it } from 'vitest';

import { loseOnce, openWindow, RIG_RTT, WindowRig } from './support/window-rig.ts';

const scheme = { kind: 'tcp', variant: 'tahoe' };
/** A long minimum RTO keeps the timer out of what is not about it. */
const LATE_TIMER = { minRto: 5 };

describe('Tahoe', () => {
  it('begins again at the third duplicate ACK with a window of one, behind the highest ACK, and opens it by slow start', () => {
    const rig = new WindowRig({ scheme, settings: { ...openWindow(16), ...LATE_TIMER }, lose: loseOnce(20) }).run(0.95);
    expect(rig.trace(1)).toBe('16 17 18 19 20x 21 22 23 24 25 26 27 28 29 30 31');
    // ACKs 16 to 19 let 32 to 36 go; two duplicates let 37 and 38 go (limited transmit); the third begins again.
    expect(rig.trace(2)).toBe('32 33 34 35 36 37 38 20r');
    // 20 fills the hole: all up to 38 are acknowledged at once, and the window of 2 goes on behind them.
    expect(rig.trace(3)).toBe('39 40');
    expect(rig.trace(4)).toBe('41 42 43 44');
    expect(rig.trace(5)).toBe('45 46 47 48 49 50 51 52');
    expect(rig.counts).toMatchObject({ lossEvents: 1, timeouts: 0 });
    expect(rig.sender.ssthresh).toBe(8);
  });

  it('leaves slow start at half the window that it had', () => {
    const rig = new WindowRig({ scheme, settings: { ...openWindow(16), ...LATE_TIMER }, lose: loseOnce(20) });
    const windows: number[] = [];
    rig.watch(0.75, ({ cwnd }) => {
      if (cwnd !== windows.at(-1)) windows.push(cwnd);
    });
    const cut = windows.indexOf(1);
    expect(windows[cut - 1]).toBeGreaterThan(17);
    // 17.2/2 = 8.6, in whole packets 8: from there on 1/W.
    expect(windows.slice(cut, cut + 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 8.125]);
  });

  it('sends again what had arrived above a second hole, and cuts once for both', () => {
    const rig = new WindowRig({ scheme, settings: { ...openWindow(16), ...LATE_TIMER }, lose: loseOnce(20, 22) });
    rig.run(0.9);
    // After 20 and 21 the receiver misses 22: the window of 2 begins there, and 23 goes twice.
    expect(rig.retransmissions.map(({ sequence }) => sequence)).toEqual([20, 22, 23]);
    expect(rig.counts).toMatchObject({ lossEvents: 1, timeouts: 0 });
  });

  it('takes duplicates of what it sends again for no second loss', () => {
    // 30 is lost twice. Behind it 31 goes again, and by limited transmit 32 and 33: three duplicates from copies.
    const lose = (sequence: number, time: number): boolean =>
      (sequence === 20 && time === 1) || (sequence === 30 && time < 3);
    const rig = new WindowRig({ scheme, settings: { ...openWindow(16), ...LATE_TIMER }, lose }).run(0.95);
    expect(rig.retransmissions.map(({ sequence }) => sequence)).toEqual([20, 30, 31, 32, 33]);
    expect(rig.counts).toMatchObject({ lossEvents: 1, timeouts: 0 });
  });

  it('after a mark keeps its threshold at a loss of the same window, and begins again all the same', () => {
    const rig = new WindowRig({
      scheme,
      settings: { ...openWindow(16), ...LATE_TIMER },
      ecn: true,
      mark: (sequence, time) => sequence === 17 && time === 1,
      lose: loseOnce(20),
    });
    let least = Infinity;
    rig.watch(0.45, ({ cwnd }) => (least = Math.min(least, cwnd)));
    expect(least).toBe(1);
    expect(rig.sender.ssthresh).toBe(8);
    expect(rig.counts.lossEvents).toBe(1);
  });

  it('needs the timer where fewer than three duplicates come', () => {
    const settings = { ...openWindow(3), limitedTransmit: false };
    const rig = new WindowRig({ scheme, settings, lose: loseOnce(3) }).run(1);
    expect(rig.counts).toMatchObject({ lossEvents: 1, timeouts: 1 });
  });

  it('cuts for a loss of the first window too, of which only packet 0 has come', () => {
    const rig = new WindowRig({ scheme, settings: { ...openWindow(8), ...LATE_TIMER }, lose: loseOnce(1) }).run(0.35);
    expect(rig.timesAgain(1)).toHaveLength(1);
    expect(rig.counts).toMatchObject({ lossEvents: 1, timeouts: 0 });
  });

  it('times what it sends again from then on, not from the last new ACK', () => {
    // Of a window of three two duplicates come, which let two packets go: the third is of them, a round trip later.
    const lose = (sequence: number, time: number): boolean => sequence === 6 && time <= 2;
    const rig = new WindowRig({ scheme, settings: { ...openWindow(3), minRto: 1, initialRto: 1 }, lose }).run(3);
    const [cut, timeout] = rig.timesAgain(6);
    const lastNew = rig.acks.find(({ acknowledged }) => acknowledged === 5)!.at;
    expect(cut! - lastNew).toBeCloseTo(RIG_RTT, 9);
    expect(timeout! - cut!).toBeCloseTo(1, 9);
  });
});
