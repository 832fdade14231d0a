import { describe, expect, it } from 'vitest';

import { loseOnce, openWindow, WindowRig, RIG_RTT } from './support/window-rig.ts';

const scheme = { kind: 'tcp', variant: 'sack' };
const LATE_TIMER = { minRto: 5 };

describe('SACK', () => {
  it('fills four holes of a window in one round trip, the packets under way kept at half the window', () => {
    const rig = new WindowRig({
      scheme,
      settings: { ...openWindow(16), ...LATE_TIMER },
      lose: loseOnce(20, 22, 24, 26),
    });
    rig.run(0.55);
    // 32 to 36 for the ACKs 16 to 19, 37 and 38 by limited transmit, and the third duplicate is the loss: pipe 16.
    expect(rig.trace(2)).toBe('32 33 34 35 36 37 38 20r');
    // 5 more duplicates at 0.2 s, then pipe 7 < 8 from the fourth of 32 to 38 on. The ACK of 20 (21, partial) counts two.
    expect(rig.trace(3)).toBe('22r 24r 26r 39 40 41');
    // Partial ACKs 23 and 25 let two go each, then 38 ends recovery with a window of 8.
    expect(rig.trace(4)).toBe('42 43 44 45 46 47 48 49');
    expect(rig.counts).toMatchObject({ lossEvents: 1, timeouts: 0 });
  });

  it.each([1, 2, 4, 6])('with %i losses in a window of 20 cuts once and fills them within 2 round trips', (losses) => {
    const lost = Array.from({ length: losses }, (_, index) => 22 + 2 * index);
    const rig = new WindowRig({ scheme, settings: openWindow(20), lose: loseOnce(...lost) });
    const cuts = rig.kept(3);
    expect(cuts).toEqual([0.5]);
    expect(rig.counts).toMatchObject({ lossEvents: 1, timeouts: 0 });
    expect(rig.retransmissions.map(({ sequence }) => sequence)).toEqual(lost);
    // The loss is seen at 0.2 s; what is resent by 0.3 s is acknowledged by 0.4 s.
    expect(rig.retransmissions.at(-1)!.at).toBeLessThan(3 * RIG_RTT + 1e-9);
    expect(rig.acks.find(({ acknowledged }) => acknowledged > lost.at(-1)!)!.at).toBeLessThan(4 * RIG_RTT + 1e-9);
  });

  it('does not grow on the ACK that ends recovery, as Reno does', () => {
    const settings = { ...openWindow(16), ...LATE_TIMER };
    const after = (variant: string): number =>
      new WindowRig({ scheme: { kind: 'tcp', variant }, settings, lose: loseOnce(20) }).run(0.35).sender.cwnd;
    const cut = after('sack');
    expect(after('reno')).toBe(cut + 1 / cut);
  });

  it('resends each hole once: a retransmission that is lost again waits for the timer', () => {
    const rig = new WindowRig({
      scheme,
      settings: openWindow(16),
      lose: (sequence, time) => (sequence === 20 && time <= 2) || (sequence === 24 && time === 1),
    }).run(3);
    expect(rig.counts.timeouts).toBe(1);
    expect(rig.timesAgain(20)).toHaveLength(2);
    expect(rig.timesAgain(20)[0]).toBeCloseTo(0.2, 9);
    expect(rig.timesAgain(20)[1]).toBeGreaterThan(0.4);
  });

  it('in a window of 3 is saved from the timer by limited transmit, and not without it', () => {
    const saved = new WindowRig({ scheme, settings: openWindow(3), lose: loseOnce(3) }).run(1);
    expect(saved.counts).toMatchObject({ lossEvents: 1, timeouts: 0 });
    const waits = new WindowRig({
      scheme,
      settings: { ...openWindow(3), limitedTransmit: false },
      lose: loseOnce(3),
    }).run(1);
    expect(waits.counts).toMatchObject({ lossEvents: 1, timeouts: 1 });
  });

  it('does not take ACKs of packets that came twice for signs of loss', () => {
    // A timeout sends again what had arrived; those copies make duplicate ACKs without news.
    const rig = new WindowRig({
      scheme,
      settings: openWindow(16),
      lose: (sequence, time) => sequence === 16 && time <= 2,
    }).run(3);
    expect(rig.counts).toMatchObject({ timeouts: 1, lossEvents: 2 });
  });

  it('survives the loss of every second packet of a window of 60 with one cut', () => {
    const lost = Array.from({ length: 25 }, (_, index) => 66 + 2 * index);
    const rig = new WindowRig({ scheme, settings: { ...openWindow(60), ...LATE_TIMER }, lose: loseOnce(...lost) }).run(
      3,
    );
    expect(rig.counts).toMatchObject({ lossEvents: 1, timeouts: 0 });
    expect(rig.retransmissions.map(({ sequence }) => sequence)).toEqual(lost);
  });
});
