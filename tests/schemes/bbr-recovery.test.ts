import { describe, expect, it } from 'vitest';

import { ECN_ECHO, FLAGS } from '../../workers/engine/network/packets.ts';
import { prepare } from '../engine/support/run.ts';
import { FlowRig, type FlowRigOptions } from './support/flow-rig.ts';
import { type Inspectable, shown, shownWord } from './support/inspect.ts';

const RTT = 0.1;
/** Packets in flight at most, so packets per round trip. */
const FULL = 40;

function rigOf(options: Partial<FlowRigOptions> = {}): FlowRig {
  return new FlowRig({ scheme: { kind: 'bbr' }, settings: { maxWindow: FULL }, rtt: RTT, ...options });
}

/** Packets between the sender and the end of the path, or lost and not yet noticed. */
function inFlightOf(rig: FlowRig): number {
  return (rig.sender as unknown as { scoreboard: { inFlight: number } }).scoreboard.inFlight;
}

function countBy<T>(items: readonly T[], of: (item: T) => number): Map<number, number> {
  const counts = new Map<number, number>();
  for (const item of items) counts.set(of(item), (counts.get(of(item)) ?? 0) + 1);
  return counts;
}

describe("BBR's scoreboard", () => {
  it('lasts when recovery ends: what has arrived is not sent again', () => {
    // Losses above the point up to which recovery repairs, while packets above them have arrived.
    const rig = rigOf({ lose: ({ count }) => count > 400 && count % 13 === 0 }).run(30);
    const sends = countBy(rig.sent, ({ sequence }) => sequence);
    const losses = countBy(
      rig.sent.filter(({ lost }) => lost),
      ({ sequence }) => sequence,
    );
    expect(rig.counts.timeouts).toBe(0);
    expect(losses.size).toBeGreaterThan(400);
    const needless = [...sends].filter(
      ([sequence, times]) => sequence < rig.counts.inOrder && times - 1 !== (losses.get(sequence) ?? 0),
    );
    expect(needless).toEqual([]);
  });

  it('finds that a retransmission is lost though a later retransmission of a lower packet ends the recovery', () => {
    // 600 is sent last of its round, then 590 again; 590 fills the last hole, nothing is known above it.
    let resent590At = -1;
    const rig = rigOf({
      lose: ({ sequence, time, at }) => {
        if (sequence === 590 && time === 2) resent590At = at;
        const next = resent590At >= 0 && at >= resent590At - 0.01 && at < resent590At && time === 1;
        return (sequence === 590 && time === 1) || next || (time === 1 && sequence === 628);
      },
    }).run(10);
    expect(rig.counts.timeouts).toBe(0);
    expect(rig.counts.inOrder).toBeGreaterThan(2_500);
  });

  it('counts each packet as delivered once: no rate above that of the link', () => {
    const { simulation } = prepare({
      seed: 1,
      duration: 30,
      warmup: 5,
      path: [{ rate: 10e6, delay: 0.015, queue: { kind: 'droptail', limit: 500 } }],
      loss: { kind: 'bernoulli', p: 0.05 },
      flows: [{ id: 'bbr', scheme: { kind: 'bbr' }, accessDelay: 0.01 }],
    });
    const flow: Inspectable = { inspect: () => simulation.inspect(0) };
    const highest: number[] = [];
    for (let time = 2; time < 30; time += 0.05) {
      simulation.runUntil(time);
      highest.push(shown(flow, 'bandwidth'));
    }
    // A sample of n packets may miss the time of one of them.
    expect(Math.max(...highest) / 1_250).toBeLessThan(1.03);
    expect(Math.min(...highest) / 1_250).toBeGreaterThan(0.95);
  });
});

describe('BBR in recovery', () => {
  const BASE = 0.0508;
  /** 10 Mbit/s and 50 ms; each of the bursts of lost packets begins at its time, s. The window from the first one on. */
  function windows(bursts: readonly { at: number; count: number }[]): { at: number; cwnd: number }[] {
    const { simulation } = prepare({
      seed: 1,
      duration: 9,
      warmup: 1,
      path: [{ rate: 10e6, delay: 0.015, queue: { kind: 'droptail', limit: 500 } }],
      flows: [{ id: 'bbr', scheme: { kind: 'bbr', ackAggregation: false }, accessDelay: 0.01 }],
      events: bursts.map((burst) => ({ do: 'drop', group: 'bbr', flow: 0, ...burst })),
    });
    const flow: Inspectable = { inspect: () => simulation.inspect(0) };
    simulation.runUntil(bursts[0]!.at);
    const seen: { at: number; cwnd: number }[] = [];
    while (simulation.now < 9) {
      simulation.runUntil(9, 1);
      seen.push({ at: simulation.now, cwnd: shown(flow, 'cwnd') });
    }
    expect(simulation.summary().flows[0]).toMatchObject({ lossEvents: 1, timeouts: 0 });
    return seen;
  }
  const falls = (seen: readonly { at: number; cwnd: number }[]): number =>
    seen.findIndex(({ cwnd }, index) => index > 0 && cwnd < 0.9 * seen[index - 1]!.cwnd);

  it.each([6, 6.013, 6.027, 6.039])(
    'sends one packet for each that arrives, for one round trip from its beginning (losses at %d s)',
    (at) => {
      const seen = windows([{ at, count: 5 }]);
      const began = falls(seen);
      const conserved = seen[began]!.cwnd;
      const grows = seen.findIndex(({ cwnd }, index) => index > began && cwnd > conserved + 3);
      expect((seen[grows]!.at - seen[began]!.at) / BASE).toBeGreaterThan(0.97);
      expect((seen[grows]!.at - seen[began]!.at) / BASE).toBeLessThan(1.3);
    },
  );

  it('takes each lost packet off the window', () => {
    const seen = windows([
      { at: 6, count: 5 },
      { at: 6.02, count: 9 },
    ]);
    const began = falls(seen);
    const after = seen.slice(began).filter(({ at }) => at < seen[began]!.at + 0.03);
    expect(after[0]!.cwnd - after.at(-1)!.cwnd).toBeGreaterThanOrEqual(8);
    expect(after[0]!.cwnd - after.at(-1)!.cwnd).toBeLessThanOrEqual(9);
  });

  it('may hold its window below four packets while it conserves', () => {
    let least = Infinity;
    // Of 40 in flight three arrive, behind the lost ones.
    const rig = rigOf({ scheme: { kind: 'bbr', probeRtt: false }, lose: ({ at }) => at >= 5 && at < 5 + 0.92 * RTT });
    rig.watch(7, (_, at) => {
      if (at > 5) least = Math.min(least, rig.sender.cwnd);
    });
    expect(rig.counts).toMatchObject({ timeouts: 0 });
    expect(least).toBeLessThan(4);
    expect(least).toBeGreaterThanOrEqual(1);
  });

  it('has the window of before back when a timeout is repaired', () => {
    const rig = rigOf({
      scheme: { kind: 'bbr', probeRtt: false },
      lose: ({ at }) => at >= 5 && at < 5.5,
    });
    rig.run(4.99);
    const before = rig.sender.cwnd;
    let least = Infinity;
    let jump = 0;
    let last = before;
    rig.watch(9, () => {
      const { cwnd } = rig.sender;
      least = Math.min(least, cwnd);
      jump = Math.max(jump, cwnd - last);
      last = cwnd;
    });
    expect(rig.counts.timeouts).toBeGreaterThan(0);
    expect(least).toBe(1);
    // One ACK restores what slow start had not reached.
    expect(jump).toBeGreaterThan(0.2 * before);
    expect(rig.sender.cwnd).toBeGreaterThan(0.95 * before);
  });

  it('does not restore a window from before the path had less room', () => {
    const { simulation } = prepare({
      seed: 1,
      duration: 40,
      warmup: 5,
      path: [{ rate: 10e6, delay: 0.015, queue: { kind: 'droptail', limit: 500 } }],
      flows: [{ id: 'bbr', scheme: { kind: 'bbr' }, accessDelay: 0.01 }],
      events: [
        { do: 'drop', at: 5, group: 'bbr', flow: 0, count: 1 },
        { do: 'rate', at: 12, hop: 0, rate: 2.5e6 },
        { do: 'drop', at: 30, group: 'bbr', flow: 0, count: 1 },
      ],
    });
    simulation.runUntil(29.9);
    const flow: Inspectable = { inspect: () => simulation.inspect(0) };
    const before = shown(flow, 'cwnd');
    let largest = 0;
    while (simulation.now < 31) {
      simulation.runUntil(31, 1);
      largest = Math.max(largest, shown(flow, 'cwnd'));
    }
    expect(simulation.summary().flows[0]!.lossEvents).toBe(2);
    expect(largest).toBeLessThan(1.1 * before);
  });
});

describe('BBR and ECN', () => {
  it('does not respond to marks: it sends what it would send without them', () => {
    const times = (mark: boolean): number[] => {
      const rig = rigOf({ ecn: true, mark: ({ count }) => mark && count > 200 && count % 3 === 0 }).run(15);
      expect(rig.counts.lossEvents).toBe(0);
      return rig.sendingTimes();
    };
    expect(times(true)).toEqual(times(false));
  });

  it('says that it has seen a mark, so that the receiver echoes it for one round trip and not for ever', () => {
    const rig = rigOf({ ecn: true, mark: ({ sequence, time }) => sequence === 500 && time === 1 });
    const { sender, pool } = rig;
    const echoes: number[] = [];
    const onAck = sender.onAck.bind(sender);
    sender.onAck = (slot) => {
      if ((pool.words[slot + FLAGS]! & ECN_ECHO) !== 0) echoes.push(rig.now);
      onAck(slot);
    };
    rig.run(10);
    const fromMark = echoes.filter((at) => at > 1);
    expect(fromMark.length).toBeGreaterThan(0);
    expect(fromMark.at(-1)! - fromMark[0]!).toBeLessThan(1.2 * RTT);
  });
});

it.each([
  [[500], 1],
  [[500, 510], 1],
  [[500, 600], 2],
])('BBR answers marks on packets %j with %d announcements of a cut: one a window', (marked, count) => {
  const rig = rigOf({ ecn: true, mark: ({ sequence, time }) => marked.includes(sequence) && time === 1 }).run(10);
  expect(rig.sent.filter(({ cutAnnounced, sequence }) => cutAnnounced && sequence > 1)).toHaveLength(count);
});

it('BBR begins to count ACKs that come in lumps again when its application writes after a silence', () => {
  const { simulation } = prepare({
    seed: 1,
    duration: 4,
    warmup: 1,
    path: [{ rate: 10e6, delay: 0.015, queue: { kind: 'droptail', limit: 500 } }],
    // Ten packets a second, each behind the answer to the one before.
    flows: [{ id: 'bbr', scheme: { kind: 'bbr' }, accessDelay: 0.01, feed: 'even', feedRate: 8e4 }],
  });
  const { sender } = (simulation as unknown as { network: { flows: { sender: object }[] } }).network.flows[0]!;
  const { lumps } = sender as { lumps: { since: number } };
  for (const second of [1, 2, 3]) {
    simulation.runUntil(second + 0.01);
    // 5 ms ago it has sent one, and the last answer came 50 ms before that.
    expect(simulation.now - lumps.since).toBeCloseTo(0.005, 9);
  }
});

describe("BBR's first window", () => {
  it.each([1, 2, 10])('is the initial window of %d packets', (initialWindow) => {
    const rig = rigOf({ settings: { maxWindow: FULL, initialWindow } }).run(0.99 * RTT);
    expect(rig.sent).toHaveLength(initialWindow);
    expect(inFlightOf(rig)).toBe(initialWindow);
  });

  it('is paced at 2/ln 2 windows a round trip once the handshake has measured one', () => {
    const rig = rigOf({
      scheme: { kind: 'bbr', rules: 'draft' },
      settings: { maxWindow: FULL, initialWindow: 10, handshake: true },
    }).run(1.99 * RTT);
    const [handshake, ...first] = rig.sendingTimes();
    expect(handshake).toBe(0);
    expect(first).toHaveLength(10);
    // Two packets back to back, four pauses of their time.
    expect(first.at(-1)! - first[0]!).toBeCloseTo((8 * RTT) / (2.885 * 10), 6);
  });
});

describe("BBR's inflight target", () => {
  /** Event by event: 10 Mbit/s, 50 ms and the time to send a packet, so 63.5 packets. */
  const { simulation } = prepare({
    seed: 1,
    duration: 12,
    warmup: 1,
    path: [{ rate: 10e6, delay: 0.015, queue: { kind: 'droptail', limit: 500 } }],
    flows: [{ id: 'bbr', scheme: { kind: 'bbr', ackAggregation: false, rules: 'draft' }, accessDelay: 0.01 }],
  });
  const flow: Inspectable = { inspect: () => simulation.inspect(0) };
  const { sender } = (simulation as unknown as { network: { flows: { sender: object }[] } }).network.flows[0]!;
  const scoreboard = (sender as { scoreboard: { inFlight: number } }).scoreboard;
  /** Three quanta of two packets. */
  const ROOM = 6;
  const ends: { phase: string; gain: number; before: number; bdp: number }[] = [];
  const windows: number[] = [];
  let last = { phase: 'startup', gain: 2.885, before: 0, bdp: 0 };
  while (simulation.now < 9.5) {
    simulation.runUntil(9.5, 1);
    const phase = shownWord(flow, 'phase');
    const gain = shown(flow, 'pacing gain');
    const bdp = shown(flow, 'bandwidth') * shown(flow, 'smallest round trip');
    if (phase !== last.phase || gain !== last.gain) ends.push(last);
    last = { phase, gain, before: scoreboard.inFlight, bdp };
    if (simulation.now > 3) windows.push(shown(flow, 'cwnd') - 2 * bdp);
  }

  it('is two bandwidth-delay products and three quanta', () => {
    for (const room of windows) expect(room).toBeCloseTo(ROOM, 6);
  });

  it('ends draining, and probing at 5/4, at its own multiple with that room', () => {
    const drain = ends.find(({ phase }) => phase === 'drain')!;
    // Between two turns of the drain six or seven ACKs arrive.
    expect(drain.before).toBeGreaterThan(drain.bdp + ROOM - 1);
    expect(drain.before).toBeLessThan(drain.bdp + ROOM + 7);
    const probes = ends.filter(({ gain }) => gain === 1.25);
    expect(probes.length).toBeGreaterThan(10);
    for (const { before, bdp } of probes) expect(before).toBeGreaterThan(1.25 * bdp + ROOM - 3);
  });
});

describe('BBR probing the round trip', () => {
  const path = (delay: number, rate: number, limit: number): object[] => [
    { rate, delay: delay / 4, queue: { kind: 'droptail', limit } },
  ];
  /** Phases and when each began, s. */
  function phasesOf(more: object, seconds: number): { at: number; phase: string }[] {
    const { simulation } = prepare({ seed: 1, duration: seconds, warmup: 1, ...more });
    const flow: Inspectable = { inspect: () => simulation.inspect(0) };
    const phases: { at: number; phase: string }[] = [];
    for (let step = 1; step <= seconds * 1_000; step += 1) {
      simulation.runUntil(step / 1_000);
      const phase = shownWord(flow, 'phase');
      if (phase !== phases.at(-1)?.phase) phases.push({ at: step / 1_000, phase });
    }
    return phases;
  }
  const lengths = (phases: readonly { at: number; phase: string }[]): number[] =>
    phases
      .slice(0, -1)
      .flatMap(({ at, phase }, index) => (phase === 'probe round trip' ? [phases[index + 1]!.at - at] : []));

  it.each([
    [0.05, 0.2],
    [0.4, 0.4],
  ])('at %d s takes a round trip to drain and then 200 ms or a round trip, %d s', (rtt, stays) => {
    for (const limit of [60, 500]) {
      const flows = [{ id: 'bbr', scheme: { kind: 'bbr' }, accessDelay: rtt / 4 }];
      const taken = lengths(phasesOf({ path: path(rtt, 10e6, limit), flows }, 30));
      expect(taken.length).toBeGreaterThan(0);
      for (const length of taken) {
        expect(length).toBeGreaterThan(stays);
        expect(length).toBeLessThan(1.15 * rtt + stays + 0.02);
      }
    }
  });

  it.each([
    ['linux', 2],
    ['draft', 0],
  ])(
    'by the rules of %s comes %d times in 25 s of equal round trips: only by the draft they renew the memory',
    (rules, count) => {
      // Nothing queues: the window is smaller than what the pipe holds.
      const rig = rigOf({ scheme: { kind: 'bbr', rules }, settings: { maxWindow: 40 } });
      const begun: number[] = [];
      let before = '';
      rig.watch(25, (_, at) => {
        const phase = shownWord(rig.sender, 'phase');
        if (phase === 'probe round trip' && phase !== before) begun.push(at);
        before = phase;
      });
      expect(begun).toHaveLength(count);
      // It ends 200 ms and a round trip later, and its end begins the next ten seconds.
      if (count > 1) expect(begun[1]! - begun[0]!).toBeCloseTo(10.3, 0);
    },
  );

  it('goes back to startup if the pipe was not full yet', () => {
    // A memory of 2 s ends within a startup whose queue makes every round trip longer than the first.
    const flows = [{ id: 'bbr', scheme: { kind: 'bbr', rttWindow: 2 }, accessDelay: 0.1 }];
    const phases = phasesOf({ path: path(0.4, 10e6, 2_000), flows }, 20).map(({ phase }) => phase);
    const first = phases.indexOf('probe round trip');
    expect(phases.slice(0, first)).toEqual(['startup']);
    expect(phases[first + 1]).toBe('startup');
    expect(phases).toContain('probe bandwidth');
  });
});
