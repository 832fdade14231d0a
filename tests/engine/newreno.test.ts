import { describe, expect, it } from 'vitest';

import { loseOnce, openWindow, WindowRig, RIG_RTT } from './support/window-rig.ts';

const scheme = { kind: 'tcp', variant: 'newreno' };
const LATE_TIMER = { minRto: 5 };

describe('NewReno', () => {
  it('does as Reno when one packet is lost', () => {
    const settings = { ...openWindow(16), ...LATE_TIMER };
    const [reno, newReno] = ['reno', 'newreno'].map((variant) =>
      new WindowRig({ scheme: { kind: 'tcp', variant }, settings, lose: loseOnce(20, 200, 500) }).run(6),
    );
    expect(newReno!.sent).toEqual(reno!.sent);
    expect(newReno!.sender.cwnd).toBe(reno!.sender.cwnd);
    expect(newReno!.retransmissions).toHaveLength(3);
  });

  it.each([1, 2, 3, 5, 8])(
    'with %i losses in one window halves once and resends one packet per round trip',
    (losses) => {
      const lost = Array.from({ length: losses }, (_, index) => 22 + 2 * index);
      const rig = new WindowRig({ scheme, settings: { ...openWindow(20), ...LATE_TIMER }, lose: loseOnce(...lost) });
      const cuts = rig.kept(0.25);
      expect(cuts).toEqual([0.5]);
      rig.run(3);
      expect(rig.retransmissions.map(({ sequence }) => sequence)).toEqual(lost);
      rig.retransmissions.forEach(({ at }, index) => expect(at).toBeCloseTo((2 + index) * RIG_RTT, 9));
      expect(rig.counts).toMatchObject({ lossEvents: 1, timeouts: 0 });
    },
  );

  it('starts the timer at the first partial ACK only: with as many losses as round trips fit into it, it runs out', () => {
    const lost = [20, 22, 24, 26];
    const rig = new WindowRig({ scheme, settings: openWindow(16), lose: loseOnce(...lost) }).run(0.62);
    // The first partial ACK comes at 0.3 s, the RTO is 0.25 s; 26 was resent a moment before, at 0.5 s.
    expect(rig.timesAgain(26)).toEqual([expect.closeTo(0.5, 9), expect.closeTo(0.55, 9)]);
    expect(rig.counts).toMatchObject({ lossEvents: 2, timeouts: 1 });
  });

  it('starts the timer so in every recovery, not only in the first', () => {
    // The second takes three round trips, longer than the RTO of 0.25 s and shorter than a round trip with it.
    const lost = [20, 22, 60, 62, 64];
    const rig = new WindowRig({ scheme, settings: openWindow(16), lose: loseOnce(...lost) }).run(6);
    expect(rig.retransmissions.map(({ sequence }) => sequence)).toEqual(lost);
    expect(rig.counts).toMatchObject({ lossEvents: 2, timeouts: 0 });
  });

  it('does not grow in recovery, and takes what a partial ACK acknowledged off the inflated window', () => {
    const rig = new WindowRig({ scheme, settings: { ...openWindow(16), ...LATE_TIMER }, lose: loseOnce(20, 22) });
    const windows: [number, number][] = [];
    rig.watch(0.45, ({ cwnd }, at) => windows.push([at, cwnd]));
    const after = windows.filter(([at]) => at > 0.21 && at < 0.39).map(([, cwnd]) => cwnd);
    expect(new Set(after).size).toBe(1);
    // At 0.3 s: up to 44 by duplicates, then 22r for the partial ACK 21, which takes 2 − 1 off: 45 at the next one.
    expect(rig.trace(3)).toBe('39 40 41 42 43 44 22r 45');
  });

  it('releases at most two packets for one duplicate ACK in recovery', () => {
    const rig = new WindowRig({
      scheme,
      settings: { ...openWindow(40), ...LATE_TIMER },
      lose: loseOnce(45, 47, 52, 60),
    });
    let sent = 0;
    let acks = 0;
    let inRecovery = 0;
    rig.watch(0.85, () => {
      const released = rig.sent.length - sent;
      const acked = rig.acks.slice(acks);
      const duplicate = acked.length === 1 && acked[0]!.acknowledged === rig.acks[acks - 1]?.acknowledged;
      if (duplicate && rig.counts.lossEvents === 1) {
        inRecovery += 1;
        expect(released).toBeLessThanOrEqual(2);
      }
      sent = rig.sent.length;
      acks = rig.acks.length;
    });
    expect(inRecovery).toBeGreaterThan(50);
  });

  it('after a timeout resends nothing on duplicates before all that was sent then is acknowledged', () => {
    // 20 and its retransmission are lost; at the timeout everything from 20 on goes again, most of it in vain.
    const rig = new WindowRig({
      scheme,
      settings: openWindow(16),
      lose: (sequence, time) => sequence === 20 && time <= 2,
    }).run(3);
    expect(rig.counts).toMatchObject({ timeouts: 1, lossEvents: 2 });
    expect(rig.timesAgain(20)).toHaveLength(2);
  });
});
