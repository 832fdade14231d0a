import { describe, expect, it } from 'vitest';

import { Timer } from '../../workers/engine/event-queue.ts';
import { SEQUENCE } from '../../workers/engine/network/packets.ts';
import { FlowRig } from './support/flow-rig.ts';
import { shown } from './support/inspect.ts';
import { SenderRig } from './support/sender-rig.ts';

const RAP = { kind: 'rap' };
const RTT = 0.1;
/** Between two steps of the climb, which come every RTT after the first at 2 s. */
const afterSteps = (steps: number): number => 2 + RTT * (steps - 1) + RTT / 2;

const gap = (rig: FlowRig): number => shown(rig.sender, 'gap');
const rate = (rig: FlowRig): number => shown(rig.sender, 'rate');

describe('RAP', () => {
  it('begins with a packet in 2 s and takes the first round trip for its gap', () => {
    const rig = new FlowRig({ scheme: RAP }).run(0.05);
    expect([gap(rig), shown(rig.sender, 'timeout')]).toEqual([2, 2]);
    rig.run(0.15);
    expect(gap(rig)).toBeCloseTo(RTT, 12);
    expect(shown(rig.sender, 'round trip')).toBeCloseTo(RTT, 12);
    expect(shown(rig.sender, 'timeout')).toBeCloseTo(1.2 * RTT, 12);
    rig.run(1.95);
    rig.sendingTimes(0.15).forEach((at, index) => expect(at).toBeCloseTo(0.2 + RTT * index, 9));
  });

  it('reports no round trip, and so no window, before its first echo, as TFRC does', () => {
    const rig = new FlowRig({ scheme: RAP, rtt: 5 }).run(4.9);
    expect([rig.sender.srtt, shown(rig.sender, 'round trip'), rig.sender.cwnd]).toEqual([0, 0, 0]);
    rig.run(5.1);
    expect(rig.sender.srtt).toBeCloseTo(5, 9);
  });

  it.each([0.05, 0.5, 1, 2])(
    'with α = %d adds α packets per round trip in each: gap ← gap srtt/(srtt + α gap)',
    (a) => {
      const rig = new FlowRig({ scheme: { ...RAP, a } });
      let expected = RTT;
      for (let steps = 1; steps <= 40; steps += 1) {
        rig.run(afterSteps(steps));
        expected = (expected * RTT) / (RTT + a * expected);
        expect(gap(rig)).toBeCloseTo(expected, 9);
        expect(rate(rig) * RTT).toBeCloseTo(1 + a * steps, 6);
      }
    },
  );

  it.each([0.5, 0.75, 0.875])('keeps %d of its rate at a loss, once however much of that window is lost', (kept) => {
    const rig = new FlowRig({ scheme: { ...RAP, kept } }).run(afterSteps(20));
    const before = rate(rig);
    // Seven packets of the window that is sent now, spread over it.
    const first = rig.sent.length;
    rig.lose = ({ count }) => count > first && count <= first + 14 && (count - first) % 2 === 1;
    rig.run(rig.now + 0.7 * RTT);
    expect(rig.sent.filter(({ lost }) => lost)).toHaveLength(7);
    expect(rig.counts.lossEvents).toBe(0);
    let after = 0;
    rig.watch(rig.now + 2 * RTT, () => {
      if (rig.counts.lossEvents === 1 && after === 0) after = rate(rig);
    });
    expect(rig.counts.lossEvents).toBe(1);
    // The climb went on until the loss was known, one step at most in that time.
    expect([before, before + 1 / RTT].some((value) => Math.abs(after - kept * value) < 1e-6)).toBe(true);
  });

  it('finds a loss when the third packet after it is answered', () => {
    const rig = new FlowRig({ scheme: RAP }).run(afterSteps(20));
    const lost = rig.sent.length;
    rig.lose = ({ sequence }) => sequence === lost;
    let known = 0;
    rig.watch(rig.now + 2 * RTT, (_, now) => (known ||= rig.counts.lossEvents === 1 ? now : 0));
    expect(known).toBeCloseTo(rig.sent.find(({ sequence }) => sequence === lost + 3)!.at + RTT, 9);
  });

  it('counts the loss of the last packet sent before a cut with that cut, and of the first sent after it as another', () => {
    const eventsWith = (alsoLost: (lastBefore: number) => number): number => {
      const rig = new FlowRig({ scheme: RAP }).run(afterSteps(20));
      const lost = rig.sent.length;
      rig.lose = ({ sequence }) => sequence === lost;
      let lastBefore = -1;
      rig.watch(rig.now + 2 * RTT, () => {
        if (rig.counts.lossEvents === 0) lastBefore = rig.sent.at(-1)!.sequence;
      });
      const again = new FlowRig({ scheme: RAP }).run(afterSteps(20));
      again.lose = ({ sequence }) => sequence === lost || sequence === alsoLost(lastBefore);
      again.run(again.now + 6 * RTT);
      return again.counts.lossEvents;
    };
    expect(eventsWith((lastBefore) => lastBefore)).toBe(1);
    expect(eventsWith((lastBefore) => lastBefore + 1)).toBe(2);
  });

  it('restarts its step at a loss: no climb for a round trip', () => {
    const rig = new FlowRig({ scheme: RAP }).run(afterSteps(20));
    const lost = rig.sent.length;
    rig.lose = ({ sequence }) => sequence === lost;
    let cutAt = 0;
    rig.watch(rig.now + 2 * RTT, (_, now) => (cutAt ||= rig.counts.lossEvents === 1 ? now : 0));
    const changes: number[] = [];
    let last = rate(rig);
    rig.watch(cutAt + 5 * RTT, (_, now) => {
      if (rate(rig) !== last) changes.push((now - cutAt) / RTT);
      last = rate(rig);
    });
    // What `watch` had not shown yet begins after the first two round trips at the latest.
    for (const change of changes) expect(change).toBeCloseTo(Math.round(change), 6);
    expect(changes.length).toBeGreaterThanOrEqual(3);
  });

  it('finds the loss of the packet that is sent when 64 others have not been answered: all of them are remembered', () => {
    const rig = new FlowRig({ scheme: { ...RAP, a: 5 } });
    let lost = 0;
    rig.lose = ({ sequence }) => {
      if (lost > 0 || sequence - rig.acks.length !== 64) return false;
      lost = sequence;
      return true;
    };
    rig.run(5);
    expect(lost).toBeGreaterThan(64);
    expect(rig.counts.lossEvents).toBe(1);
  });

  it('skips the climb of steps in which it did not send even half of its packets', () => {
    const rig = new FlowRig({ scheme: { ...RAP, kept: 0.1 } }).run(1.55);
    expect(rate(rig)).toBeCloseTo(1 / RTT, 9);
    const lost = rig.sent.length;
    rig.lose = ({ sequence }) => sequence === lost;
    let cutAt = 0;
    rig.watch(2.5, (_, now) => (cutAt ||= rig.counts.lossEvents === 1 ? now : 0));
    // A tenth of at most 6 packets per RTT: a packet in several steps, and only these climb.
    const rises: number[] = [];
    let last = rate(rig);
    rig.watch(cutAt + 20 * RTT, (_, now) => {
      if (rate(rig) > last) rises.push(now);
      last = rate(rig);
    });
    for (const at of rises.slice(0, 2)) expect(rig.sentBetween(at - RTT - 1e-9, at + 1e-9)).toBeGreaterThan(0);
    expect(rises.length).toBeGreaterThan(0);
  });

  it('when nothing comes back halves at each slot that finds a packet overdue, sending nothing then', () => {
    const rig = new FlowRig({ scheme: RAP }).run(afterSteps(9));
    expect(rate(rig)).toBeCloseTo(10 / RTT, 6);
    const from = rig.now;
    rig.lose = () => true;
    const cuts: { at: number; ratio: number }[] = [];
    let events = 0;
    let last = rate(rig);
    rig.watch(from + 20, (_, now) => {
      if (rig.counts.lossEvents > events) {
        expect(rig.sent.at(-1)!.at).toBeLessThan(now);
        cuts.push({ at: now, ratio: rate(rig) / last });
      }
      events = rig.counts.lossEvents;
      last = rate(rig);
    });
    expect(cuts.length).toBeGreaterThanOrEqual(3);
    for (const { ratio } of cuts) expect(ratio).toBeCloseTo(0.5, 12);
    // The oldest packet was overdue 1.2 srtt after it had been sent, by a gap at most.
    const oldest = rig.sent.find(({ lost }) => lost)!.at;
    expect(cuts[0]!.at - oldest).toBeGreaterThanOrEqual(1.2 * RTT - 1e-9);
    expect(cuts[0]!.at - oldest).toBeLessThan(1.2 * RTT + 0.02);
  });

  it('with fine-grained adaptation stretches its gap by the short against the long average of the round trip', () => {
    const steady = new FlowRig({ scheme: { ...RAP, fineGrain: true } }).run(afterSteps(10));
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
