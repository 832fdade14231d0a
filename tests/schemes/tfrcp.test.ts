import { describe, expect, it } from 'vitest';

import { pftk } from './support/equation.ts';
import { everyNth, FlowWire } from './support/flow-wire.ts';
import { shown, shownWord } from './support/inspect.ts';

const RTT = 0.1;
/** Looks back every second; the first time after M (1 + u), u = 0 here. */
const TFRCP = { kind: 'tfrcp', interval: 1, growth: 2 };

const rate = (wire: FlowWire): number => shown(wire.sender, 'rate');

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
function heard(wire: FlowWire): { echoes: number[]; losses: Loss[] } {
  const echoes = wire.sent.filter(({ lost }) => !lost).map(({ at }) => at + RTT);
  const losses = wire.sent.flatMap(({ at, lost }, index) => {
    if (!lost) return [];
    const next = wire.sent.slice(index).find((packet) => !packet.lost);
    return next ? [{ known: next.at + RTT, sentAt: at }] : [];
  });
  return { echoes, losses };
}

describe('TFRCP at the start', () => {
  it('sends a packet, then one per RTT from the first answer, and doubles once per RTT', () => {
    const wire = new FlowWire({ scheme: { ...TFRCP, interval: 30 } }).run(0.05);
    expect(rate(wire)).toBeCloseTo(1 / 3, 12);
    for (let round = 0; round < 6; round += 1) {
      wire.run(RTT * (round + 1) + 0.05);
      expect(rate(wire) * RTT).toBeCloseTo(2 ** round, 9);
      expect(shownWord(wire.sender, 'state')).toBe('start');
    }
  });

  it('ends with the first loss, which halves the rate and begins a whole interval', () => {
    const wire = new FlowWire({ scheme: { ...TFRCP, interval: 30 }, lose: ({ count }) => count === 60 });
    let before = 0;
    let endedAt = 0;
    wire.watch(5, (now) => {
      if (endedAt > 0) return;
      if (shownWord(wire.sender, 'state') === 'start') before = rate(wire);
      else endedAt = now;
    });
    expect(endedAt).toBeCloseTo(heard(wire).losses[0]!.known, 9);
    expect(rate(wire) / before).toBeCloseTo(0.5, 12);
    wire.run(endedAt + 29.9);
    expect(rate(wire) / before).toBeCloseTo(0.5, 12);
    wire.run(endedAt + 30.1);
    expect(rate(wire) / before).toBeCloseTo(1, 12);
  });

  it('goes no further than the maximum window per RTT', () => {
    const wire = new FlowWire({ scheme: { ...TFRCP, interval: 30 }, settings: { maxWindow: 50 } }).run(20);
    expect(rate(wire) * RTT).toBeCloseTo(50, 9);
  });
});

describe('TFRCP every M seconds', () => {
  it.each([1.1, 2, 4])('multiplies its rate by %d if nothing was lost', (growth) => {
    const wire = new FlowWire({
      scheme: { ...TFRCP, growth },
      lose: ({ count }) => count === 7,
      settings: { maxWindow: 10_000 },
    });
    wire.run(0.6);
    const start = heard(wire).losses[0]!.known;
    const before = rate(wire);
    for (let looks = 1; looks <= 3; looks += 1) {
      wire.run(start + looks - 0.01);
      expect(rate(wire) / before).toBeCloseTo(growth ** (looks - 1), 9);
      wire.run(start + looks + 0.01);
      expect(rate(wire) / before).toBeCloseTo(growth ** looks, 9);
    }
  });

  it('else sets it by the equation: p the loss events over the packets answered in the interval, t0 = 4 R', () => {
    const wire = new FlowWire({ scheme: TFRCP, lose: everyNth(23), settings: { maxWindow: 10_000 } }).run(0.9);
    expect(shownWord(wire.sender, 'state')).toBe('equation');
    const start = heard(wire).losses[0]!.known;
    let withLoss = 0;
    // The first interval ends just as an echo comes, for its rate is a whole number: that echo may count here or there.
    for (let looks = 3; looks <= 30; looks += 1) {
      wire.run(start + looks + 0.001);
      const within = (time: number): boolean => time > start + looks - 1 + 1e-9 && time <= start + looks + 1e-9;
      const { echoes, losses } = heard(wire);
      const answered = echoes.filter(within).length;
      const events = eventsAmong(losses).filter(({ known }) => within(known)).length;
      if (events === 0) continue;
      withLoss += 1;
      expect(shown(wire.sender, 'p of the last interval')).toBeCloseTo(events / answered, 12);
      expect(rate(wire) / pftk(events / answered, RTT, 4 * RTT)).toBeCloseTo(1, 9);
    }
    expect(withLoss).toBeGreaterThan(25);
  });

  it('counts losses sent within an RTT of the first as one event', () => {
    // Bursts of three in a row, every 100 packets.
    const wire = new FlowWire({
      scheme: { ...TFRCP, interval: 5 },
      lose: ({ count }) => count % 100 < 3 && count >= 100,
    }).run(60);
    const { losses } = heard(wire);
    const events = eventsAmong(losses);
    expect(losses.length).toBeGreaterThan(2.5 * events.length);
    expect(wire.counts.lossEvents).toBe(events.length);
  });

  it('halves its rate if it sent and nothing was answered, down to a packet in 64 s', () => {
    const wire = new FlowWire({ scheme: TFRCP, lose: ({ at, count }) => at > 3 || count === 40 }).run(3);
    wire.run(5.5);
    const before = rate(wire);
    wire.run(7.5);
    expect(rate(wire) / before).toBeCloseTo(0.25, 12);
    wire.run(3_000);
    expect(rate(wire)).toBe(1 / 64);
  });
});
