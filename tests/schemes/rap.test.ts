import { describe, expect, it } from 'vitest';

import { Timer } from '../../workers/engine/event-queue.ts';
import { SEQUENCE } from '../../workers/engine/network/packets.ts';
import { FlowWire } from './support/flow-wire.ts';
import { shown } from './support/inspect.ts';
import { SenderRig } from './support/sender-rig.ts';

const RAP = { kind: 'rap' };
const RTT = 0.1;
/** Between two steps of the climb, which come every RTT after the first at 2 s. */
const afterSteps = (steps: number): number => 2 + RTT * (steps - 1) + RTT / 2;

const gap = (wire: FlowWire): number => shown(wire.sender, 'gap');
const rate = (wire: FlowWire): number => shown(wire.sender, 'rate');

describe('RAP', () => {
  it('begins with a packet in 2 s and takes the first round trip for its gap', () => {
    const wire = new FlowWire({ scheme: RAP }).run(0.05);
    expect([gap(wire), shown(wire.sender, 'timeout')]).toEqual([2, 2]);
    wire.run(0.15);
    expect(gap(wire)).toBeCloseTo(RTT, 12);
    expect(shown(wire.sender, 'round trip')).toBeCloseTo(RTT, 12);
    expect(shown(wire.sender, 'timeout')).toBeCloseTo(1.2 * RTT, 12);
    wire.run(1.95);
    wire.sendingTimes(0.15).forEach((at, index) => expect(at).toBeCloseTo(0.2 + RTT * index, 9));
  });

  it.each([0.05, 0.5, 1, 2])(
    'with α = %d adds α packets per round trip in each: gap ← gap srtt/(srtt + α gap)',
    (a) => {
      const wire = new FlowWire({ scheme: { ...RAP, a } });
      let expected = RTT;
      for (let steps = 1; steps <= 40; steps += 1) {
        wire.run(afterSteps(steps));
        expected = (expected * RTT) / (RTT + a * expected);
        expect(gap(wire)).toBeCloseTo(expected, 9);
        expect(rate(wire) * RTT).toBeCloseTo(1 + a * steps, 6);
      }
    },
  );

  it.each([0.5, 0.75, 0.875])('keeps %d of its rate at a loss, once however much of that window is lost', (kept) => {
    const wire = new FlowWire({ scheme: { ...RAP, kept } }).run(afterSteps(20));
    const before = rate(wire);
    // Seven packets of the window that is sent now, spread over it.
    const first = wire.sent.length;
    wire.lose = ({ count }) => count > first && count <= first + 14 && (count - first) % 2 === 1;
    wire.run(wire.now + 0.7 * RTT);
    expect(wire.sent.filter(({ lost }) => lost)).toHaveLength(7);
    expect(wire.counts.lossEvents).toBe(0);
    let after = 0;
    wire.watch(wire.now + 2 * RTT, () => {
      if (wire.counts.lossEvents === 1 && after === 0) after = rate(wire);
    });
    expect(wire.counts.lossEvents).toBe(1);
    // The climb went on until the loss was known, one step at most in that time.
    expect([before, before + 1 / RTT].some((value) => Math.abs(after - kept * value) < 1e-6)).toBe(true);
  });

  it('finds a loss when the third packet after it is answered', () => {
    const wire = new FlowWire({ scheme: RAP }).run(afterSteps(20));
    const lost = wire.sent.length;
    wire.lose = ({ sequence }) => sequence === lost;
    let known = 0;
    wire.watch(wire.now + 2 * RTT, (now) => (known ||= wire.counts.lossEvents === 1 ? now : 0));
    expect(known).toBeCloseTo(wire.sent.find(({ sequence }) => sequence === lost + 3)!.at + RTT, 9);
  });

  it('starts its step anew at a loss: no climb for a round trip', () => {
    const wire = new FlowWire({ scheme: RAP }).run(afterSteps(20));
    const lost = wire.sent.length;
    wire.lose = ({ sequence }) => sequence === lost;
    let cutAt = 0;
    wire.watch(wire.now + 2 * RTT, (now) => (cutAt ||= wire.counts.lossEvents === 1 ? now : 0));
    const changes: number[] = [];
    let last = rate(wire);
    wire.watch(cutAt + 5 * RTT, (now) => {
      if (rate(wire) !== last) changes.push((now - cutAt) / RTT);
      last = rate(wire);
    });
    // What `watch` had not shown yet begins after the first two round trips at the latest.
    for (const change of changes) expect(change).toBeCloseTo(Math.round(change), 6);
    expect(changes.length).toBeGreaterThanOrEqual(3);
  });

  it('skips the climb of steps in which it did not send even half of its packets', () => {
    const wire = new FlowWire({ scheme: { ...RAP, kept: 0.1 } }).run(1.55);
    expect(rate(wire)).toBeCloseTo(1 / RTT, 9);
    const lost = wire.sent.length;
    wire.lose = ({ sequence }) => sequence === lost;
    let cutAt = 0;
    wire.watch(2.5, (now) => (cutAt ||= wire.counts.lossEvents === 1 ? now : 0));
    // A tenth of at most 6 packets per RTT: a packet in several steps, and only these climb.
    const rises: number[] = [];
    let last = rate(wire);
    wire.watch(cutAt + 20 * RTT, (now) => {
      if (rate(wire) > last) rises.push(now);
      last = rate(wire);
    });
    for (const at of rises.slice(0, 2)) expect(wire.sentBetween(at - RTT - 1e-9, at + 1e-9)).toBeGreaterThan(0);
    expect(rises.length).toBeGreaterThan(0);
  });

  it('when nothing comes back halves at each slot that finds a packet overdue, sending nothing then', () => {
    const wire = new FlowWire({ scheme: RAP }).run(afterSteps(9));
    expect(rate(wire)).toBeCloseTo(10 / RTT, 6);
    const from = wire.now;
    wire.lose = () => true;
    const cuts: { at: number; ratio: number }[] = [];
    let events = 0;
    let last = rate(wire);
    wire.watch(from + 20, (now) => {
      if (wire.counts.lossEvents > events) {
        expect(wire.sent.at(-1)!.at).toBeLessThan(now);
        cuts.push({ at: now, ratio: rate(wire) / last });
      }
      events = wire.counts.lossEvents;
      last = rate(wire);
    });
    expect(cuts.length).toBeGreaterThanOrEqual(3);
    for (const { ratio } of cuts) expect(ratio).toBeCloseTo(0.5, 12);
    // The oldest packet was overdue 1.2 srtt after it had been sent, by a gap at most.
    const oldest = wire.sent.find(({ lost }) => lost)!.at;
    expect(cuts[0]!.at - oldest).toBeGreaterThanOrEqual(1.2 * RTT - 1e-9);
    expect(cuts[0]!.at - oldest).toBeLessThan(1.2 * RTT + 0.02);
  });

  it('with fine-grained adaptation stretches its gap by the short against the long average of the round trip', () => {
    const steady = new FlowWire({ scheme: { ...RAP, fineGrain: true } }).run(afterSteps(10));
    const [before, last] = steady.sendingTimes().slice(-2);
    // A constant round trip: both averages are the same, and the gap is what it is without.
    expect(last! - before!).toBeCloseTo(gap(steady), 9);
  });

  it('follows a longer round trip at once: the short average takes 9/10 of each sample, the long one 1/100', () => {
    const rig = new SenderRig({ ...RAP, fineGrain: true, a: 0.05 });
    const { eventQueue } = rig.parts;
    const longer = 10;
    let short = RTT;
    let long = RTT;
    /** When each packet was sent, the gap without the adaptation, and the gap by these averages, s. */
    const sent: { at: number; plain: number; gap: number }[] = [];
    const answer = (sequence: number, sentAt: number): void => {
      const rtt = sentAt < longer ? RTT : 1.15 * RTT; // below the timeout, 1.2 RTT
      const timer = new Timer(eventQueue, () => {
        short = 0.1 * short + 0.9 * rtt;
        long = 0.99 * long + 0.01 * rtt;
        rig.echo({ sequence, sentAt });
      });
      timer.set(sentAt + rtt);
    };
    rig.sender.firstHop = {
      receive: (slot) => {
        answer(rig.parts.pool.words[slot + SEQUENCE]!, eventQueue.now);
        const plain = shown(rig.sender, 'gap');
        sent.push({ at: eventQueue.now, plain, gap: (plain * short) / long });
        rig.parts.pool.release(slot);
      },
    };
    answer(0, 0);
    rig.until(20);
    const steady = sent.filter(({ at }) => at > 3);
    steady.slice(1).forEach(({ at }, index) => expect(at - steady[index]!.at).toBeCloseTo(steady[index]!.gap, 9));
    // The gap is stretched by nearly all of the step until the long average follows.
    const stretched = sent.map((packet) => packet.gap / packet.plain);
    expect(Math.max(...stretched)).toBeGreaterThan(1.1);
    expect(stretched.at(-1)).toBeLessThan(1.08);
    expect(rig.parts.counts.lossEvents).toBe(0);
  });
});
