import { describe, expect, it } from 'vitest';

import { StepMarking } from '../../workers/engine/network/queues/step.ts';
import { ACCEPT, DROP, MARK } from '../../workers/engine/network/queues/discipline.ts';
import { loseOnce, openWindow, WindowRig } from '../engine/support/window-rig.ts';

const scheme = { kind: 'dctcp', gain: 1 / 16 };
const LATE_TIMER = { minRto: 5 };
const alphaOf = (rig: WindowRig): number => Number(rig.sender.inspect().find(({ name }) => name === 'α')!.value);

describe('DCTCP', () => {
  it('moves α by g of the way to the part marked, once per window of data', () => {
    const rig = new WindowRig({ scheme, settings: { ...openWindow(16), ...LATE_TIMER }, ecn: true });
    const alphas: number[] = [];
    rig.watch(0.95, () => {
      if (alphaOf(rig) !== alphas.at(-1)) alphas.push(alphaOf(rig));
    });
    // No marks: each window takes a sixteenth off.
    expect(alphas.length).toBeGreaterThan(6);
    alphas.forEach((alpha, index) => expect(alpha).toBeCloseTo((15 / 16) ** (index + (alphas[0] === 1 ? 0 : 1)), 12));
  });

  it('counts the marks of each window by themselves', () => {
    const settings = { ...openWindow(16), ...LATE_TIMER };
    // Of the second window of data, packets 1 to 15, five are marked, of later ones none.
    const rig = new WindowRig({ scheme, settings, ecn: true, mark: (sequence) => sequence >= 4 && sequence <= 8 });
    const parts: number[] = [];
    let alpha = 1;
    rig.watch(0.95, () => {
      const now = alphaOf(rig);
      if (now !== alpha) parts.push(16 * (now - alpha) + alpha);
      alpha = now;
    });
    expect(parts.length).toBeGreaterThan(6);
    expect(parts.filter((part) => part > 1e-9)).toHaveLength(1);
    for (const part of parts) expect(part).toBeGreaterThan(-1e-9);
  });

  it('ends a window of data with the first ACK above all that had been sent when it began', () => {
    const rig = new WindowRig({ scheme, settings: { ...openWindow(16), ...LATE_TIMER }, ecn: true });
    const ends: number[] = [];
    const due: number[] = [];
    // RFC 8257, Sec. 3.3: the first window ends above the first packet.
    let [end, sent, alpha] = [0, 0, 1];
    rig.watch(0.95, () => {
      if (alphaOf(rig) !== alpha) {
        ends.push(rig.acks.at(-1)!.acknowledged);
        due.push(end + 1);
        end = sent;
      }
      alpha = alphaOf(rig);
      sent = rig.sent.at(-1)!.sequence;
    });
    expect(ends.length).toBeGreaterThan(6);
    expect(ends).toEqual(due);
  });

  it('does not climb until all that had been sent at a cut for a mark is acknowledged', () => {
    const rig = new WindowRig({
      scheme,
      settings: { ...openWindow(16), ...LATE_TIMER },
      ecn: true,
      mark: (sequence) => sequence === 20,
    });
    const held: number[] = [];
    let [last, sent, recover, climbs] = [16, 0, Infinity, -1];
    rig.watch(0.95, ({ cwnd }) => {
      const acknowledged = rig.acks.at(-1)?.acknowledged ?? -1;
      if (cwnd < last) recover = sent;
      else if (recover < Infinity && climbs < 0) {
        if (cwnd > last) climbs = acknowledged;
        else held.push(cwnd);
      }
      last = cwnd;
      sent = rig.sent.at(-1)!.sequence;
    });
    expect(held.length).toBeGreaterThan(10);
    expect(climbs).toBe(recover + 1);
  });

  it('halves at the first mark, when α is 1 nearly, and cuts by α/2 later', () => {
    const marks = new Set([20, 300]);
    const rig = new WindowRig({
      scheme,
      settings: { ...openWindow(16), ...LATE_TIMER },
      ecn: true,
      mark: (sequence, time) => marks.has(sequence) && time === 1,
    });
    const cuts: { part: number; alpha: number }[] = [];
    let [last, alpha] = [16, 1];
    rig.watch(4, ({ cwnd }) => {
      if (cwnd < last) cuts.push({ part: 1 - cwnd / last, alpha: alphaOf(rig) });
      last = cwnd;
      alpha = alphaOf(rig);
    });
    expect(alpha).toBeLessThan(0.5);
    expect(cuts).toHaveLength(2);
    for (const cut of cuts) expect(cut.part).toBeCloseTo(cut.alpha / 2, 12);
    expect(cuts[1]!.part).toBeLessThan(cuts[0]!.part);
  });

  it('with every packet marked cuts once per window, by half of α, and never below two packets', () => {
    const rig = new WindowRig({
      scheme,
      settings: { ...openWindow(16), ...LATE_TIMER },
      ecn: true,
      mark: (sequence) => sequence > 0,
    });
    let least = Infinity;
    rig.watch(3, ({ cwnd }) => (least = Math.min(least, cwnd)));
    expect(least).toBe(2);
    expect(rig.counts.timeouts).toBe(0);
    expect(alphaOf(rig)).toBeGreaterThan(0.7);
    // A cut per round trip of 0.1 s at most.
    expect(rig.counts.lossEvents).toBeLessThanOrEqual(31);
  });

  it('halves at a loss, for every α', () => {
    const rig = new WindowRig({
      scheme,
      settings: { ...openWindow(16), ...LATE_TIMER },
      ecn: true,
      lose: loseOnce(200),
    });
    const cuts = rig.kept(2);
    expect(cuts).toEqual([0.5]);
  });

  it('halves at a loss after a mark too, though α is small by then', () => {
    const rig = new WindowRig({
      scheme,
      settings: { ...openWindow(16), ...LATE_TIMER },
      ecn: true,
      mark: (sequence, time) => sequence === 300 && time === 1,
      lose: loseOnce(800),
    });
    const [marked, lost, ...more] = rig.kept(5);
    expect(marked).toBeGreaterThan(0.75);
    expect([lost, ...more]).toEqual([0.5]);
  });

  it('echoes each packet as it was: an ACK carries a mark if and only if its own packet did', () => {
    const marked = (sequence: number): boolean => sequence > 20 && sequence % 3 === 0;
    const rig = new WindowRig({
      scheme,
      settings: { ...openWindow(16), ...LATE_TIMER },
      ecn: true,
      mark: (sequence) => marked(sequence),
    }).run(1);
    const echoes = rig.acks.filter(({ acknowledged }) => acknowledged > 0);
    expect(echoes.length).toBeGreaterThan(50);
    for (const { acknowledged, echo } of echoes) expect(echo).toBe(marked(acknowledged));
  });

  it('with delayed ACKs still counts marks packet by packet', () => {
    const marked = (sequence: number): boolean => sequence > 20 && sequence % 5 === 0;
    const rig = new WindowRig({
      scheme,
      settings: { ...openWindow(16), ...LATE_TIMER, delayedAck: true },
      ecn: true,
      mark: (sequence) => marked(sequence),
    }).run(2);
    let [told, before] = [0, 0];
    for (const { acknowledged, echo } of rig.acks) {
      if (echo) told += acknowledged - before;
      before = Math.max(before, acknowledged);
    }
    const there = Array.from({ length: before }, (_, index) => index + 1).filter(marked).length;
    expect(told).toBe(there);
  });
});

describe('an ACK that is delayed', () => {
  it('goes once where a packet that is marked otherwise, and leaves a hole, comes before its time', () => {
    // Packet 4 is held when 6 comes: both are answered at once, and nothing is left for the timer.
    const lose = loseOnce(5);
    const settings = { ...openWindow(8), ...LATE_TIMER, delayedAck: true };
    const rig = new WindowRig({ scheme, settings, ecn: true, lose, mark: (sequence) => sequence === 4 }).run(0.35);
    const answers = rig.acks.map(({ acknowledged }) => acknowledged);
    expect(Math.min(...answers)).toBeGreaterThanOrEqual(0);
    expect(rig.counts.timeouts).toBe(0);
  });
});

describe('step marking', () => {
  const queue = new StepMarking({ kind: 'step', limit: 30, threshold: 20 });
  it('marks every packet from the threshold on, lets what cannot be marked pass, and drops when full', () => {
    expect([0, 19, 20, 29, 30].map((waiting) => queue.admit(waiting, true))).toEqual([
      ACCEPT,
      ACCEPT,
      MARK,
      MARK,
      DROP,
    ]);
    expect([19, 20, 29, 30].map((waiting) => queue.admit(waiting, false))).toEqual([ACCEPT, ACCEPT, ACCEPT, DROP]);
  });
});
