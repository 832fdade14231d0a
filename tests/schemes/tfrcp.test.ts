import { describe, expect, it } from 'vitest';

import { pftk } from './support/equation.ts';
import { everyNth, FlowRig } from './support/flow-rig.ts';
import { shown, shownWord } from './support/inspect.ts';

const RTT = 0.1;
/** Looks back every second; the first time after M (1 + u), u = 0 here. */
const TFRCP = { kind: 'tfrcp', interval: 1, growth: 2 };

const rate = (rig: FlowRig): number => shown(rig.sender, 'rate');

interface Loss {
  /** When the sender knows of it: with the echo of the next packet that arrives, s. */
  known: number;
  sentAt: number;
}

/** Losses that begin a loss event: sent more than an RTT after the one that began the last. */
function eventsAmong(losses: readonly Loss[]): Loss[] {
  let start = -Infinity;
  return losses.filter(({ sentAt }) => {
    if (sentAt - start <= RTT) return false;
    start = sentAt;
    return true;
  });
}

/** When echoes reach the sender, s, and what it hears of losses. */
function heard(rig: FlowRig): { echoes: number[]; losses: Loss[] } {
  const echoes = rig.sent.filter(({ lost }) => !lost).map(({ at }) => at + RTT);
  const losses = rig.sent.flatMap(({ at, lost }, index) => {
    if (!lost) return [];
    const next = rig.sent.slice(index).find((packet) => !packet.lost);
    return next ? [{ known: next.at + RTT, sentAt: at }] : [];
  });
  return { echoes, losses };
}

describe('TFRCP at the start', () => {
  it('sends a packet, then one per RTT from the first answer, and doubles once per RTT', () => {
    const rig = new FlowRig({ scheme: { ...TFRCP, interval: 30 } }).run(0.05);
    expect(rate(rig)).toBeCloseTo(1 / 3, 12);
    for (let round = 0; round < 6; round += 1) {
      rig.run(RTT * (round + 1) + 0.05);
      expect(rate(rig) * RTT).toBeCloseTo(2 ** round, 9);
      expect(shownWord(rig.sender, 'state')).toBe('start');
    }
  });

  it('ends with the first loss, which halves the rate and begins a whole interval', () => {
    const rig = new FlowRig({ scheme: { ...TFRCP, interval: 30 }, lose: ({ count }) => count === 60 });
    let before = 0;
    let endedAt = 0;
    rig.watch(5, (_, now) => {
      if (endedAt > 0) return;
      if (shownWord(rig.sender, 'state') === 'start') before = rate(rig);
      else endedAt = now;
    });
    expect(endedAt).toBeCloseTo(heard(rig).losses[0]!.known, 9);
    expect(rate(rig) / before).toBeCloseTo(0.5, 12);
    rig.run(endedAt + 29.9);
    expect(rate(rig) / before).toBeCloseTo(0.5, 12);
    rig.run(endedAt + 30.1);
    expect(rate(rig) / before).toBeCloseTo(1, 12);
  });

  it('goes no further than the maximum window per RTT', () => {
    const rig = new FlowRig({ scheme: { ...TFRCP, interval: 30 }, settings: { maxWindow: 50 } }).run(20);
    expect(rate(rig) * RTT).toBeCloseTo(50, 9);
  });
});

describe('TFRCP every M seconds', () => {
  it.each([1.1, 2, 4])('multiplies its rate by %d if nothing was lost', (growth) => {
    const rig = new FlowRig({
      scheme: { ...TFRCP, growth },
      lose: ({ count }) => count === 7,
      settings: { maxWindow: 10_000 },
    });
    rig.run(0.6);
    const start = heard(rig).losses[0]!.known;
    const before = rate(rig);
    for (let looks = 1; looks <= 3; looks += 1) {
      rig.run(start + looks - 0.01);
      expect(rate(rig) / before).toBeCloseTo(growth ** (looks - 1), 9);
      rig.run(start + looks + 0.01);
      expect(rate(rig) / before).toBeCloseTo(growth ** looks, 9);
    }
  });

  it('else sets it by the equation: p the loss events over the packets answered in the interval, t0 = 4 R', () => {
    const rig = new FlowRig({ scheme: TFRCP, lose: everyNth(23), settings: { maxWindow: 10_000 } }).run(0.9);
    expect(shownWord(rig.sender, 'state')).toBe('equation');
    const start = heard(rig).losses[0]!.known;
    let withLoss = 0;
    // The first interval ends just as an echo comes, for its rate is a whole number: that echo may count here or there.
    for (let looks = 3; looks <= 30; looks += 1) {
      rig.run(start + looks + 0.001);
      const within = (time: number): boolean => time > start + looks - 1 + 1e-9 && time <= start + looks + 1e-9;
      const { echoes, losses } = heard(rig);
      const answered = echoes.filter(within).length;
      const events = eventsAmong(losses).filter(({ known }) => within(known)).length;
      if (events === 0) continue;
      withLoss += 1;
      expect(shown(rig.sender, 'p of the last interval')).toBeCloseTo(events / answered, 12);
      expect(rate(rig) / pftk(events / answered, RTT, 4 * RTT)).toBeCloseTo(1, 9);
    }
    expect(withLoss).toBeGreaterThan(25);
  });

  it('counts losses sent within an RTT of the first as one event', () => {
    // Bursts of three in a row, every 100 packets.
    const rig = new FlowRig({
      scheme: { ...TFRCP, interval: 5 },
      lose: ({ count }) => count % 100 < 3 && count >= 100,
    }).run(60);
    const { losses } = heard(rig);
    const events = eventsAmong(losses);
    expect(losses.length).toBeGreaterThan(2.5 * events.length);
    expect(rig.counts.lossEvents).toBe(events.length);
  });

  it('halves its rate if it sent and nothing was answered, down to a packet in 64 s', () => {
    const rig = new FlowRig({ scheme: TFRCP, lose: ({ at, count }) => at > 3 || count === 40 }).run(3);
    rig.run(5.5);
    const before = rate(rig);
    rig.run(7.5);
    expect(rate(rig) / before).toBeCloseTo(0.25, 12);
    rig.run(3_000);
    expect(rate(rig)).toBe(1 / 64);
  });
});
