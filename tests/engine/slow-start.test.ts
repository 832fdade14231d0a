import { describe, expect, it } from 'vitest';

import type { RecoveryVariant } from '../../workers/engine/transport/window-law.ts';
import { ConstantStream } from './support/randomness.ts';
import { loseOnce, openWindow, WindowRig, RIG_RTT } from './support/window-rig.ts';

const VARIANTS: RecoveryVariant[] = ['reno', 'newreno', 'sack', 'tahoe'];

describe.each(VARIANTS)('the start of a %s flow', (variant) => {
  const scheme = { kind: 'tcp', variant };

  it('is a handshake, then the initial window, doubled in each round trip up to the maximum window', () => {
    const rig = new WindowRig({ scheme, settings: { handshake: true, maxWindow: 50 } }).run(9.5 * RIG_RTT);
    expect(rig.sentPerRoundTrip()).toEqual([1, 2, 4, 8, 16, 32, 50, 50, 50, 50]);
    expect(rig.retransmissions).toEqual([]);
  });

  it('without a handshake and with an initial window of 1 doubles from 1', () => {
    const rig = new WindowRig({ scheme, profile: 'ns-2 of 2000', settings: { maxWindow: 40 } }).run(7.5 * RIG_RTT);
    expect(rig.sentPerRoundTrip()).toEqual([1, 2, 4, 8, 16, 32, 40, 40]);
  });

  it('after a lost handshake waits for the initial RTO, and opens from a window of 1 and a threshold of 2', () => {
    const rig = new WindowRig({ scheme, settings: { handshake: true, initialWindow: 10 }, lose: loseOnce(0) }).run(
      3.45,
    );
    expect(rig.sent.slice(0, 2).map(({ at, sequence }) => [sequence, at])).toEqual([
      [0, 0],
      [0, 3],
    ]);
    expect(rig.trace(31)).toBe('1');
    expect(rig.trace(32)).toBe('2 3');
    expect(rig.sender.ssthresh).toBe(2);
  });

  it('doubles up to the threshold only, then adds one packet per round trip', () => {
    const rig = new WindowRig({ scheme, settings: { initialSsthresh: 8, initialWindow: 1 } }).run(7.5 * RIG_RTT);
    // 8 and then 8 ACKs add a little less than 1 (each 1/W of a growing W), so the ninth packet comes a round later.
    expect(rig.sentPerRoundTrip()).toEqual([1, 2, 4, 8, 8, 9, 10, 11]);
  });
});

describe('growth', () => {
  it('is 1 per ACK below the threshold and 1/W per ACK from there on, past the maximum window too', () => {
    let last = 4;
    const steps = new Set<string>();
    new WindowRig({ settings: { initialWindow: 4, initialSsthresh: 8, maxWindow: 12 } }).watch(2, ({ cwnd }) => {
      if (cwnd === last) return;
      const expected = last < 8 ? 1 : 1 / last;
      expect(cwnd).toBe(last + expected);
      steps.add(last < 8 ? 'slow start' : last < 12 ? 'avoidance' : 'unused');
      last = cwnd;
    });
    expect(steps).toEqual(new Set(['slow start', 'avoidance', 'unused']));
  });

  it('of AIMD is a/W per ACK', () => {
    let last = 20;
    const scheme = { kind: 'aimd', a: 0.31, b: 0.125, variant: 'sack' };
    new WindowRig({ scheme, settings: openWindow(20) }).watch(9.5 * RIG_RTT, ({ cwnd }) => {
      if (cwnd === last) return;
      expect(cwnd).toBe(last + 0.31 / last);
      last = cwnd;
    });
    // 9 rounds of ACKs, each a · floor(W)/W, which is at most 1/20 less than a.
    const perRoundTrip = (last - 20) / 9;
    expect(perRoundTrip).toBeLessThanOrEqual(0.31);
    expect(perRoundTrip).toBeGreaterThan(0.31 * (1 - 1 / 20));
  });

  it('uses the whole part of the window: 7.9 packets send 7', () => {
    let most = 0;
    const rig = new WindowRig({ settings: openWindow(7) });
    rig.watch(3, ({ cwnd }) => {
      const underWay = rig.sent.length - rig.counts.delivered;
      most = Math.max(most, underWay - Math.floor(cwnd));
    });
    // Half of what is under way is ACKs, so data packets alone never exceed the window.
    expect(most).toBeLessThanOrEqual(0);
    expect(rig.sentPerRoundTrip().slice(0, 4)).toEqual([7, 7, 8, 9]);
  });
});

describe('delayed ACKs', () => {
  it('halve the number of ACKs and the growth of the window', () => {
    const settings = openWindow(20);
    const now = new WindowRig({ settings }).run(2);
    const later = new WindowRig({ settings: { ...settings, delayedAck: true } }).run(2);
    const growth = (rig: WindowRig): number => rig.sender.cwnd - 20;
    expect(growth(later) / growth(now)).toBeCloseTo(0.5, 1);
    for (const rig of [now, later]) {
      rig.sender.stop();
      rig.run(3);
    }
    expect(now.acks).toHaveLength(now.counts.delivered);
    // One for the first packet, then one for two, and at most one more in each of 20 round trips for an odd one held.
    const pairs = (later.counts.delivered + 1) / 2;
    expect(later.acks.length).toBeGreaterThanOrEqual(pairs);
    expect(later.acks.length).toBeLessThanOrEqual(pairs + 20);
  });

  it('acknowledge the first packet at once, and a lone one after 0.1 s', () => {
    const rig = new WindowRig({ settings: { initialWindow: 1, delayedAck: true } }).run(1);
    expect(rig.acks.slice(0, 3)).toEqual(
      [
        { at: RIG_RTT, acknowledged: 0, echo: false },
        // 1 and 2 together.
        { at: 2 * RIG_RTT, acknowledged: 2, echo: false },
        // 3 and 4, then 5 alone: held back for 0.1 s.
        { at: 3 * RIG_RTT, acknowledged: 4, echo: false },
      ].map((ack) => ({ ...ack, at: expect.closeTo(ack.at, 9) as number })),
    );
    const fifth = rig.acks.find(({ acknowledged }) => acknowledged >= 5)!;
    expect(fifth).toEqual({ at: expect.closeTo(3 * RIG_RTT + 0.1, 9) as number, acknowledged: 5, echo: false });
  });

  it('are not delayed for packets out of order: each makes a duplicate ACK', () => {
    const rig = new WindowRig({ settings: { ...openWindow(12), delayedAck: true }, lose: loseOnce(5) }).run(RIG_RTT);
    expect(rig.acks.map(({ acknowledged }) => acknowledged)).toEqual([0, 2, 4, 4, 4, 4, 4, 4, 4]);
  });
});

describe('send jitter', () => {
  it('holds every opportunity to send back by its random time', () => {
    // Half of 20 ms each time; the window is used whole when the time has passed.
    const rig = new WindowRig({
      settings: { ...openWindow(4), sendJitter: 0.02 },
      random: new ConstantStream(0.5),
    }).run(0.3);
    const first = rig.sent.slice(0, 8).map(({ at }) => at);
    [0.01, 0.01, 0.01, 0.01, 0.12, 0.12, 0.12, 0.12].forEach((at, index) => expect(first[index]).toBeCloseTo(at, 9));
  });
});
