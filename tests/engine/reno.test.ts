import { describe, expect, it } from 'vitest';

import { loseOnce, openWindow, WindowRig, RIG_RTT } from './support/window-rig.ts';

const scheme = { kind: 'tcp', variant: 'reno' };
/** A long minimum RTO keeps the timer out of what is not about it. */
const LATE_TIMER = { minRto: 5 };

describe('Reno', () => {
  it('halves and resends on the third duplicate ACK, and sends on as duplicates open the window', () => {
    const rig = new WindowRig({ scheme, settings: { ...openWindow(16), ...LATE_TIMER }, lose: loseOnce(20) }).run(0.65);
    expect(rig.trace(1)).toBe('16 17 18 19 20x 21 22 23 24 25 26 27 28 29 30 31');
    // ACKs 16 to 19 let 32 to 36 go; the duplicates of 21 and 22 let 37 and 38 go (limited transmit), the third is the loss.
    expect(rig.trace(2)).toBe('32 33 34 35 36 37 38 20r');
    // Window 8 of 17.2/2 = 8.6, and 3 + 8 + 7 duplicates reach 19 + 8 + 18 = 45; then 20's ACK ends it at 38 + 8 = 46.
    expect(rig.trace(3)).toBe('39 40 41 42 43 44 45 46');
    expect(rig.trace(4)).toBe('47 48 49 50 51 52 53 54 55');
    expect(rig.counts).toMatchObject({ lossEvents: 1, timeouts: 0 });
    expect(rig.sender.ssthresh).toBe(8);
  });

  it('leaves recovery with half the window, and the ACK that ends it adds 1/W', () => {
    const windows: number[] = [];
    new WindowRig({ scheme, settings: { ...openWindow(16), ...LATE_TIMER }, lose: loseOnce(20) }).watch(
      0.35,
      ({ cwnd }) => {
        if (cwnd !== windows.at(-1)) windows.push(cwnd);
      },
    );
    const cut = windows.findIndex((cwnd, index) => cwnd < windows[index - 1]!);
    const peak = windows[cut - 1]!;
    // 16 ACKs of the first window and 4 of the second.
    expect(peak).toBeGreaterThan(17.1);
    expect(peak).toBeLessThan(17.25);
    expect(windows[cut]).toBe(peak / 2);
    expect(windows[cut + 1]).toBe(peak / 2 + 2 / peak);
  });

  it('with two losses in one window halves once and then waits for the timer', () => {
    const rig = new WindowRig({ scheme, settings: openWindow(16), lose: loseOnce(20, 22) });
    const cuts = rig.kept(0.6);
    // A halving; then the fall to 1 at the timeout.
    expect(cuts).toHaveLength(2);
    expect(cuts[0]).toBe(0.5);
    expect(rig.counts).toMatchObject({ lossEvents: 2, timeouts: 1 });
    // 20 is acknowledged at 0.3 s, where the timer starts: an RTO of 0.25 s (25 ticks) from there.
    expect(rig.retransmissions.map(({ sequence, at }) => [sequence, at])).toEqual([
      [20, expect.closeTo(0.2, 9)],
      [22, expect.closeTo(0.55, 9)],
    ]);
    expect(rig.sender.cwnd).toBe(1);
  });

  it('needs no timer if the two losses are in windows of their own', () => {
    const rig = new WindowRig({ scheme, settings: openWindow(16), lose: loseOnce(20, 60) }).run(2);
    expect(rig.counts).toMatchObject({ lossEvents: 2, timeouts: 0 });
    expect(rig.retransmissions.map(({ sequence }) => sequence)).toEqual([20, 60]);
  });

  it('after W/2 duplicates sends one new packet for each further one', () => {
    // Without limited transmit: 16 packets out, one lost, 15 duplicates and the later ones of 32 to 36.
    const settings = { ...openWindow(16), ...LATE_TIMER, limitedTransmit: false };
    const rig = new WindowRig({ scheme, settings, lose: loseOnce(16) }).run(0.35);
    // 16 is the first of its window: no new packets before its 15 duplicates.
    expect(rig.trace(1).startsWith('16x')).toBe(true);
    // Window 16.97/2 = 8.5: with n duplicates it reaches 15 + 8 + n, beyond 31 from the ninth of the 15 on.
    expect(rig.trace(2)).toBe('16r 32 33 34 35 36 37 38');
  });

  it('in a window of 3 is saved from the timer by limited transmit, and not without it', () => {
    const settings = openWindow(3);
    const saved = new WindowRig({ scheme, settings, lose: loseOnce(3) }).run(1);
    expect(saved.counts).toMatchObject({ lossEvents: 1, timeouts: 0 });
    expect(saved.trace(2)).toBe('6 7');
    expect(saved.trace(3)).toBe('3r');
    const waits = new WindowRig({ scheme, settings: { ...settings, limitedTransmit: false }, lose: loseOnce(3) }).run(
      1,
    );
    expect(waits.counts).toMatchObject({ lossEvents: 1, timeouts: 1 });
    expect(waits.timesAgain(3)).toEqual([expect.closeTo(0.1 + 0.3, 9)]);
  });

  it('resends the packet after the highest acknowledged when packet 1 is lost, the first that can be', () => {
    const rig = new WindowRig({ scheme, settings: { ...openWindow(8), ...LATE_TIMER }, lose: loseOnce(1) }).run(0.25);
    expect(rig.timesAgain(1)).toEqual([expect.closeTo(RIG_RTT, 9)]);
    expect(rig.counts.lossEvents).toBe(1);
  });
});
