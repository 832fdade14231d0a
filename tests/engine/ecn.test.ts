import { describe, expect, it } from 'vitest';

import type { RecoveryVariant } from '../../workers/engine/transport/window-law.ts';
import { runToEnd } from './support/run.ts';
import { openWindow, WindowRig } from './support/window-rig.ts';

const VARIANTS: RecoveryVariant[] = ['reno', 'newreno', 'sack'];
const only =
  (...sequences: number[]) =>
  (sequence: number, time: number): boolean =>
    time === 1 && sequences.includes(sequence);

describe.each(VARIANTS)('a mark on a packet of a %s flow', (variant) => {
  const scheme = { kind: 'tcp', variant };
  const settings = openWindow(16);

  it('halves the window once, without retransmission, and stops its growth until the echo ends', () => {
    const rig = new WindowRig({ scheme, ecn: true, settings, mark: only(20) });
    const windows: number[] = [];
    rig.watch(0.45, ({ cwnd }) => {
      if (cwnd !== windows.at(-1)) windows.push(cwnd);
    });
    const falls = windows.flatMap((cwnd, index) => (index > 0 && cwnd < windows[index - 1]! ? [index] : []));
    expect(falls).toHaveLength(1);
    const cut = falls[0]!;
    expect(windows[cut]).toBe(windows[cut - 1]! / 2);
    // The next change is the growth of the first ACK that echoes nothing.
    expect(windows[cut + 1]).toBe(windows[cut]! + 1 / windows[cut]!);
    expect(rig.retransmissions).toEqual([]);
    expect(rig.counts).toMatchObject({ lossEvents: 1, timeouts: 0, dropped: 0 });
    // 32 to 36 for 16 to 19; then nothing until 8 packets are under way, from the ACK of 29 on.
    expect(rig.trace(2)).toBe('32 33 34 35 36 37 38 39');
    expect(rig.trace(3)).toBe('40 41 42 43 44 45 46 47');
  });

  it('is echoed on every ACK until the packet that says the window was cut arrives', () => {
    const rig = new WindowRig({ scheme, ecn: true, settings, mark: only(20) }).run(0.45);
    expect(rig.sent.filter(({ cutAnnounced }) => cutAnnounced).map(({ sequence }) => sequence)).toEqual([37]);
    const echoes = rig.acks
      .filter(({ echo, acknowledged }) => echo && acknowledged > 0)
      .map(({ acknowledged }) => acknowledged);
    expect(echoes).toEqual(Array.from({ length: 17 }, (_, index) => 20 + index));
  });

  it('has no further effect if more packets of the same window are marked', () => {
    const rig = new WindowRig({ scheme, ecn: true, settings, mark: only(20, 21, 25, 31, 33, 36) }).run(0.45);
    expect(rig.counts.lossEvents).toBe(1);
  });

  it.each([20, 21])(
    'is heard of with delayed ACKs too, whichever of the two packets of an ACK has it: %d',
    (marked) => {
      const delayed = { ...settings, delayedAck: true };
      const rig = new WindowRig({ scheme, ecn: true, settings: delayed, mark: only(marked) }).run(1);
      expect(rig.counts).toMatchObject({ lossEvents: 1, timeouts: 0, dropped: 0 });
    },
  );

  it('in each of three windows cuts three times', () => {
    const rig = new WindowRig({ scheme, ecn: true, settings, mark: only(20, 60, 120) }).run(3);
    expect(rig.counts).toMatchObject({ lossEvents: 3, timeouts: 0 });
  });

  it('and a loss in the same window make one cut: the lost packet is only sent again', () => {
    const rig = new WindowRig({
      scheme,
      ecn: true,
      settings: { ...settings, minRto: 5 },
      mark: only(20),
      lose: only(25),
    });
    const cuts = rig.kept(0.45);
    expect(rig.timesAgain(25)).toEqual([expect.closeTo(0.2, 9)]);
    // NewReno takes what a partial ACK acknowledged off its window; there is none here.
    expect(cuts).toEqual([0.5]);
    expect(rig.counts).toMatchObject({ lossEvents: 1, timeouts: 0 });
  });

  it('is never made on packets of a flow without ECN', () => {
    const rig = new WindowRig({ scheme, ecn: false, settings, mark: () => true }).run(1);
    expect(rig.counts.lossEvents).toBe(0);
    expect(rig.acks.every(({ echo }) => !echo)).toBe(true);
  });

  it('cuts by the law of the scheme, but the first time by half', () => {
    const gaimd = { kind: 'aimd', a: 0.31, b: 0.125, variant };
    const rig = new WindowRig({ scheme: gaimd, ecn: true, settings: openWindow(32), mark: only(40, 200, 500) });
    const kept = rig.kept(6);
    expect(kept).toEqual([0.5, expect.closeTo(0.875, 12), expect.closeTo(0.875, 12)]);
  });

  it('counts a timeout as one also when the window was cut for a mark just before', () => {
    const rig: WindowRig = new WindowRig({
      scheme,
      ecn: true,
      settings,
      mark: only(20),
      lose: () => rig.eventQueue.now > 0.19,
    });
    rig.run(1);
    expect(rig.sender.cwnd).toBe(1);
    expect(rig.retransmissions.length).toBeGreaterThan(0);
    // One for each time that the timer ran out: each sent packet 32 again, the first one lost.
    expect(rig.counts.timeouts).toBe(rig.retransmissions.length);
  });
});

describe('a flow whose every packet is marked', () => {
  it.each(VARIANTS)('goes on at a window of 1, slower and slower, and never below (%s)', (variant) => {
    const rig = new WindowRig({
      scheme: { kind: 'tcp', variant },
      ecn: true,
      settings: openWindow(16),
      mark: () => true,
    });
    let least = Infinity;
    rig.watch(300, ({ cwnd }) => {
      least = Math.min(least, cwnd);
      expect(Number.isFinite(cwnd)).toBe(true);
    });
    expect(least).toBe(1);
    expect(rig.counts.dropped).toBe(0);
    // Marks at a window of 1 double the timeout, up to 60 s, and each packet waits for it from the ACK before on.
    const gaps = rig.sent.slice(1).map(({ at }, index) => at - rig.sent[index]!.at);
    expect(gaps.slice(-3)).toEqual([60.1, 60.1, 60.1].map((gap) => expect.closeTo(gap, 6) as number));
    // The first mark there leaves the timeout of 0.2 s as it is, as the cuts before had done.
    const waits = gaps.filter((gap) => gap > 0.2).slice(0, 5);
    expect(waits).toEqual([0.3, 0.3, 0.5, 0.9, 1.7].map((gap) => expect.closeTo(gap, 6) as number));
  });
});

describe('a RED queue that marks', () => {
  const scenario = (ecn: boolean, flowEcn: boolean): object => ({
    duration: 60,
    path: [
      {
        rate: 10e6,
        delay: 0.02,
        queue: { kind: 'red', limit: 120, minThreshold: 15, maxThreshold: 60, maxP: 0.1, weight: 0.002, markP: 1, ecn },
      },
    ],
    flows: [{ id: 'flows', count: 4, ecn: flowEcn, startJitter: 1 }],
  });

  it('loses nothing of ECN flows once they are under way, and still keeps its queue short', () => {
    const { hops, flows } = runToEnd(scenario(true, true)).simulation.summary();
    expect(hops[0]!.drops).toBe(0);
    expect(hops[0]!.marks).toBeGreaterThan(50);
    expect(hops[0]!.meanQueue).toBeLessThan(60);
    // 0.943 to 0.961 over ten seeds.
    expect(hops[0]!.utilization).toBeGreaterThan(0.93);
    expect(flows.reduce((sum, flow) => sum + flow.lossEvents, 0)).toBeGreaterThan(50);
    expect(flows.reduce((sum, flow) => sum + flow.timeouts, 0)).toBe(0);
  });

  it('drops where it does not mark or the flows do not understand', () => {
    for (const run of [scenario(false, true), scenario(true, false)]) {
      const { hops } = runToEnd(run).simulation.summary();
      expect(hops[0]!.marks).toBe(0);
      expect(hops[0]!.drops).toBeGreaterThan(50);
    }
  });
});
