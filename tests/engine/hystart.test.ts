import { describe, expect, it } from 'vitest';

import { ACK_TRAIN, DELAY, HyStart, NOTHING } from '../../workers/engine/transport/hystart.ts';
import { defaultsOf } from '../../workers/engine/scenario/parameter.ts';
import { cubic } from '../../workers/engine/schemes/cubic.ts';
import { WindowRig } from './support/window-rig.ts';

/** One round of ACKs, `gap` s apart from `start` on, of these round trips; the first reason to end slow start, and when. */
function round(
  hystart: HyStart,
  { start = 0, gap = 0.001, rtts = [] as number[], window = 64, first = 0, next = 1_000 },
) {
  for (const [index, rtt] of rtts.entries()) {
    const now = start + index * gap;
    const why = hystart.onAck(now, rtt, window, true, first + index, next);
    if (why !== NOTHING) return { why, after: index + 1, now };
  }
  return { why: NOTHING, after: rtts.length, now: NaN };
}
const equal = (count: number, rtt: number): number[] => Array.from({ length: count }, () => rtt);

describe('HyStart as in Linux', () => {
  it('ends slow start when a train of ACKs is longer than half of the smallest round trip and half a millisecond', () => {
    // 0.0505 s: after the 52nd ACK, 51 ms after the first one.
    const { why, after } = round(new HyStart(), { rtts: equal(80, 0.1) });
    expect([why, after]).toEqual([ACK_TRAIN, 52]);
  });

  it('takes ACKs more than 2 ms apart for no train', () => {
    expect(round(new HyStart(), { rtts: equal(80, 0.1), gap: 0.0021 }).why).toBe(NOTHING);
    expect(round(new HyStart(), { rtts: equal(80, 0.1), gap: 0.0019 }).why).toBe(ACK_TRAIN);
  });

  it('counts a train from the first ACK of a round, which ends when all that was sent before its first ACK is acknowledged', () => {
    const hystart = new HyStart();
    expect(round(hystart, { rtts: equal(40, 0.1), next: 40 }).why).toBe(NOTHING);
    expect(round(hystart, { start: 0.04, first: 40, rtts: equal(40, 0.1) }).why).toBe(NOTHING);
    // Without a new round the train would have been 79 ms long.
    const one = new HyStart();
    expect(round(one, { rtts: equal(80, 0.1) }).why).toBe(ACK_TRAIN);
  });

  it('ends slow start at the ninth ACK of a round whose shortest round trip is an eighth longer than the smallest', () => {
    const hystart = new HyStart();
    round(hystart, { rtts: equal(1, 0.08), gap: 0.01, next: 1 });
    const longer = round(hystart, { start: 0.1, gap: 0.01, first: 1, rtts: equal(20, 0.0901) });
    expect([longer.why, longer.after]).toEqual([DELAY, 9]);
    const within = new HyStart();
    round(within, { rtts: equal(1, 0.08), gap: 0.01, next: 1 });
    expect(round(within, { start: 0.1, gap: 0.01, first: 1, rtts: equal(20, 0.0899) }).why).toBe(NOTHING);
  });

  it('goes by the shortest round trip of the round: one without delay is enough to go on', () => {
    const hystart = new HyStart();
    round(hystart, { rtts: equal(1, 0.08), gap: 0.01, next: 1 });
    const rtts = [0.08, ...equal(30, 0.12)];
    expect(round(hystart, { start: 0.1, gap: 0.01, first: 1, rtts }).why).toBe(NOTHING);
  });

  it.each([
    [0.016, 0.0199, 0.0201],
    [0.4, 0.4159, 0.4161],
  ])('bounds the eighth to 4 and 16 ms: of %d s', (smallest, allowed, tooLong) => {
    for (const [rtt, why] of [
      [allowed, NOTHING],
      [tooLong, DELAY],
    ] as const) {
      const hystart = new HyStart();
      round(hystart, { rtts: equal(1, smallest), gap: 0.01, next: 1 });
      expect(round(hystart, { start: 0.5, gap: 0.01, first: 1, rtts: equal(12, rtt) }).why).toBe(why);
    }
  });

  it('does nothing below a window of 16', () => {
    expect(round(new HyStart(), { rtts: equal(80, 0.1), window: 15 }).why).toBe(NOTHING);
  });

  it('ends a slow start once, and the next one after a timeout', () => {
    const hystart = new HyStart();
    expect(round(hystart, { rtts: equal(80, 0.1) }).why).toBe(ACK_TRAIN);
    expect(round(hystart, { start: 1, rtts: equal(80, 0.1) }).why).toBe(NOTHING);
    hystart.restart(500);
    expect(round(hystart, { start: 2, first: 500, rtts: equal(80, 0.1) }).why).toBe(ACK_TRAIN);
  });
});

describe('CUBIC with HyStart', () => {
  it('forgets its smallest round trip at a timeout: a path that has become longer is no queue', () => {
    const hystart = new HyStart();
    round(hystart, { rtts: equal(1, 0.08), gap: 0.01, next: 1 });
    hystart.restart(500);
    expect(hystart.smallestRtt).toBe(Infinity);
    expect(round(hystart, { start: 1, gap: 0.01, first: 500, rtts: equal(20, 0.12) }).why).toBe(NOTHING);
    const scheme = { ...defaultsOf(cubic), hystart: true };
    const lose = (sequence: number): boolean => sequence >= 30 && sequence < 60;
    const rig = new WindowRig({ scheme, settings: { initialWindow: 20, initialSsthresh: 20 }, lose });
    let known = 0;
    rig.watch(2, ({ law }) => {
      if (rig.counts.timeouts === 0) known = law.hyStart!.smallestRtt;
      else if (known > 0) known = -law.hyStart!.smallestRtt;
    });
    expect(rig.counts.timeouts).toBeGreaterThan(0);
    expect(known).toBe(-Infinity);
  });

  it('sets the threshold to its window, and grows by a twentieth per round trip until the first loss', () => {
    const scheme = { ...defaultsOf(cubic), hystart: true };
    // Slow start over a link of no limit: windows leave in bursts, and their ACKs come in none but these.
    const rig = new WindowRig({ scheme, settings: { initialWindow: 40, initialSsthresh: 40 } }).run(1.05);
    const window = rig.sender.cwnd;
    // 40 × 1.05^10 = 65; whole windows lag a little.
    expect(window).toBeGreaterThan(58);
    expect(window).toBeLessThan(66);
    const without = new WindowRig({
      scheme: defaultsOf(cubic),
      settings: { initialWindow: 40, initialSsthresh: 40 },
    }).run(1.05);
    expect(without.sender.cwnd).toBeLessThan(50);
  });
});
