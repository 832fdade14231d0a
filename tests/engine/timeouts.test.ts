import { describe, expect, it } from 'vitest';

import type { TransportSettings } from '../../workers/engine/scenario/types.ts';
import type { RecoveryVariant } from '../../workers/engine/transport/window-law.ts';
import { loseOnce, openWindow, WindowRig } from './support/window-rig.ts';
import { expectClose } from './support/statistics.ts';

const VARIANTS: RecoveryVariant[] = ['reno', 'newreno', 'sack', 'tahoe'];

/** Time from each transmission of a packet to its next, s. */
function waits(rig: WindowRig, sequence: number): number[] {
  const times = rig.sent.filter((packet) => packet.sequence === sequence).map(({ at }) => at);
  return times.slice(1).map((at, index) => at - times[index]!);
}

describe.each(VARIANTS)('when nothing comes through any more, a %s flow', (variant) => {
  const scheme = { kind: 'tcp', variant };

  it('of ns-2.35 resends one packet after RTO, 2 RTO, 4 RTO, … up to 60 s', () => {
    const rig = new WindowRig({ scheme, settings: openWindow(8), lose: (sequence) => sequence >= 8 }).run(400);
    // The one sample, of 10 ticks, made an RTO of 30 ticks; the timer starts at 0.1 s.
    expectClose(rig.timesAgain(8).slice(0, 1), [0.4]);
    expectClose(waits(rig, 8).slice(1, 11), [0.6, 1.2, 2.4, 4.8, 9.6, 19.2, 38.4, 60, 60, 60]);
    expect(new Set(rig.retransmissions.map(({ sequence }) => sequence))).toEqual(new Set([8]));
  });

  it('of the year 2000 resends after 6, 12, 24, 48 s and then every 64 s if it never had an answer', () => {
    const rig = new WindowRig({ scheme, profile: 'ns-2 of 2000', lose: () => true }).run(300);
    expectClose(waits(rig, 0), [6, 12, 24, 48, 64, 64, 64]);
  });

  it('of the year 2000 backs off to 64 times its RTO and stays there', () => {
    const rig = new WindowRig({
      scheme,
      profile: 'ns-2 of 2000',
      settings: openWindow(4),
      lose: (sequence) => sequence >= 4,
    });
    rig.run(150);
    // Round trips of 1 tick: RTO 3 ticks.
    expectClose(rig.timesAgain(4).slice(0, 1), [0.4]);
    expectClose(waits(rig, 4).slice(1, 10), [0.6, 1.2, 2.4, 4.8, 9.6, 19.2, 19.2, 19.2, 19.2]);
  });

  it('has a window of 1, and a threshold of 2 from the second timeout on', () => {
    const rig = new WindowRig({ scheme, settings: openWindow(8), lose: (sequence) => sequence >= 8 });
    rig.run(0.5);
    expect(rig.counts.timeouts).toBe(1);
    expect([rig.sender.cwnd, rig.sender.ssthresh]).toEqual([1, 4]);
    rig.run(5);
    expect(rig.counts.timeouts).toBeGreaterThan(2);
    expect([rig.sender.cwnd, rig.sender.ssthresh]).toEqual([1, 2]);
  });
});

describe.each(VARIANTS)('after a timeout a %s flow', (variant) => {
  const scheme = { kind: 'tcp', variant };

  it('goes back to the first packet not acknowledged, doubles to half its window and then adds one per round trip', () => {
    // All of the second window is lost once.
    const rig = new WindowRig({
      scheme,
      settings: openWindow(16),
      lose: (sequence, time) => sequence >= 16 && sequence < 32 && time === 1,
    });
    rig.run(3);
    expect(rig.counts).toMatchObject({ lossEvents: 1, timeouts: 1 });
    const again = rig.timesAgain(16)[0]!;
    const perRound = [0, 1, 2, 3, 4, 5].map(
      (round) =>
        rig.sent.filter(({ at }) => at > again + 0.1 * round - 1e-6 && at < again + 0.1 * (round + 1) - 1e-6).length,
    );
    // The threshold is half of 16.97, whole: 8.
    expect(perRound).toEqual([1, 2, 4, 8, 8, 9]);
    expect(rig.sender.ssthresh).toBe(8);
  });

  it('takes no round-trip time from what it sent again (Karn), and keeps backing off until a new packet is answered', () => {
    const rig = new WindowRig({
      scheme,
      settings: { ...openWindow(2), limitedTransmit: false },
      lose: (sequence, time) => (sequence === 20 && time <= 3) || (sequence === 21 && time <= 2),
    });
    let samples = 0;
    const sampled: number[] = [];
    rig.watch(6, () => {
      if (rig.counts.rttSamples === samples) return;
      samples = rig.counts.rttSamples;
      sampled.push(rig.acks.at(-1)!.acknowledged);
      expect(rig.counts.rttSum / samples).toBeCloseTo(0.1, 9);
    });
    const lastRto = waits(rig, 20);
    expect(lastRto).toHaveLength(3);
    expect(lastRto[2]! / lastRto[1]!).toBeCloseTo(2, 6);
    // 21, sent again with 20's last copy or after it, waits for a timer still backed off.
    const times = rig.sent.filter(({ sequence }) => sequence === 21).map(({ at }) => at);
    expect(times.length).toBeGreaterThanOrEqual(3);
    // No sample between the last one before the losses and the first packet never sent before.
    const highest = Math.max(
      ...rig.sent.filter(({ at }) => at <= rig.timesAgain(20)[2]!).map(({ sequence }) => sequence),
    );
    expect(sampled.some((acknowledged) => acknowledged >= 20 && acknowledged <= highest)).toBe(false);
    expect(sampled.some((acknowledged) => acknowledged > highest)).toBe(true);
  });

  it('that comes once all is acknowledged and nothing is left to send does nothing: the flow was stopped', () => {
    const rig = new WindowRig({ scheme, settings: openWindow(8) }).run(0.15);
    rig.sender.stop();
    const sent = rig.sent.length;
    rig.run(30);
    expect(rig.sent).toHaveLength(sent);
    expect(rig.counts).toMatchObject({ timeouts: 0, lossEvents: 0, delivered: sent });
  });
});

describe('what a sender shows of its state', () => {
  type Told = readonly [name: string, variant: RecoveryVariant, settings: Partial<TransportSettings>];
  const MODERN: readonly Told[] = [
    ['with PRR', 'sack', { prr: true }],
    ['with RACK', 'sack', { rack: true }],
  ];
  const ALL: readonly Told[] = [...VARIANTS.map((variant): Told => [`of ${variant}`, variant, {}]), ...MODERN];

  /** The states one after the other, up to `seconds`. */
  function statesOf(
    [, variant, settings]: Told,
    lose: (sequence: number, time: number) => boolean,
    seconds: number,
  ): string[] {
    const rig = new WindowRig({
      scheme: { kind: 'tcp', variant },
      settings: { ...openWindow(16), ...settings, minRto: 1 },
      lose,
    });
    const seen: string[] = [];
    rig.watch(seconds, () => {
      const state = String(rig.sender.inspect().find(({ name }) => name === 'state')!.value);
      if (state !== seen.at(-1)) seen.push(state);
    });
    return seen;
  }

  it.each(ALL)('%s is recovery after three duplicate ACKs, which Tahoe has not: it begins again', (...sender) => {
    const again = sender[1] === 'tahoe' ? 'slow start' : 'fast recovery';
    expect(statesOf(sender, loseOnce(40), 3)).toEqual(['congestion avoidance', again, 'congestion avoidance']);
  });

  it.each(ALL)('%s is slow start after a timeout, and no recovery', (...sender) => {
    // The third window is lost: no duplicate ACK comes. In whole packets it has grown by two, else by a little less.
    const last = MODERN.some(([name]) => name === sender[0]) ? 50 : 49;
    const lose = (sequence: number, time: number): boolean => sequence >= 33 && sequence <= last && time === 1;
    expect(statesOf(sender, lose, 6)).toEqual(['congestion avoidance', 'slow start', 'congestion avoidance']);
  });
});

describe('a stopped flow', () => {
  it.each(VARIANTS)('still sends again what was lost, and nothing new (%s)', (variant) => {
    const rig = new WindowRig({
      scheme: { kind: 'tcp', variant },
      settings: openWindow(16),
      lose: loseOnce(20, 31),
    }).run(0.15);
    rig.sender.stop();
    rig.run(10);
    expect(rig.acks.at(-1)!.acknowledged).toBe(31);
    expect(Math.max(...rig.sent.map(({ sequence }) => sequence))).toBe(31);
    expect(new Set(rig.retransmissions.map(({ sequence }) => sequence))).toContain(31);
  });

  it.each(VARIANTS)('started again goes on where it stopped, with the window as it stood (%s)', (variant) => {
    const rig = new WindowRig({ scheme: { kind: 'tcp', variant }, settings: openWindow(8) }).run(0.25);
    rig.sender.stop();
    rig.run(1.05);
    const { cwnd } = rig.sender;
    const sent = rig.sent.length;
    rig.run(1.05);
    rig.sender.start();
    expect(rig.sender.cwnd).toBe(cwnd);
    expect(rig.sent.length - sent).toBe(Math.floor(cwnd));
    expect(rig.sent[sent]!.sequence).toBe(rig.sent[sent - 1]!.sequence + 1);
  });
});
