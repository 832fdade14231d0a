import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { ECN_CAPABLE } from '../../workers/engine/network/packets.ts';
import { defaultsOf } from '../../workers/engine/scenario/parameter.ts';
import type { QueueCard } from '../../workers/engine/network/queues/card.ts';
import { Codel, type CodelQueue } from '../../workers/engine/network/queues/codel.ts';
import type { FlowScheduling } from '../../workers/engine/network/queues/discipline.ts';
import { drr } from '../../workers/engine/network/queues/drr.ts';
import { fqCodel } from '../../workers/engine/network/queues/fq-codel.ts';
import { BenchHop } from './support/bench-hop.ts';
import { runs } from './support/property.ts';

/** Sends a packet of 1000 bytes in 8 ms. */
const RATE = 1e6;
const SERVICE = 0.008;

/** What a card builds, with these settings. */
function built<Chosen extends { kind: string; limit: number }>(
  card: QueueCard<Chosen>,
  changes: Partial<Chosen> = {},
): FlowScheduling & { limit: number } {
  if (card.decides !== 'by flow') throw new Error(`${card.kind} has one queue`);
  const settings: Chosen = { ...defaultsOf(card), ...changes };
  return { ...card.build(settings), limit: settings.limit };
}

/** A packet for each letter, `a` of flow 0 and so on, at once. */
function send(bench: BenchHop, letters: string, bytes = 1_000): string {
  for (const letter of letters) bench.send(bytes, { flow: letter.charCodeAt(0) - 97 });
  return letters;
}

/** The letters of packets in the order of their numbers, in the order in which they came out. */
const out = (bench: BenchHop, sent: string): string => bench.arrived.map(({ sequence }) => sent[sequence]).join('');
const lost = (bench: BenchHop, sent: string): string => bench.dropped.map(({ sequence }) => sent[sequence]).join('');

describe('a hop that serves flows in turn', () => {
  it('sends a packet of each flow, whoever came first', () => {
    const bench = new BenchHop(RATE, built(drr));
    const sent = send(bench, 'aaaabbc');
    bench.drain();
    // The first is under way when the others come; then b, c and a, and those that are left.
    expect(out(bench, sent)).toBe('abcabaa');
    expect(bench.arrived.at(-1)!.at).toBeCloseTo(7 * SERVICE, 12);
  });

  it('gives turns by bytes: a flow with packets of half the size sends two for one', () => {
    const bench = new BenchHop(RATE, built(drr, { limit: 1_000 }));
    const sent = `${send(bench, 'aaaaaa')}${send(bench, 'bbbbbbbbbb', 500)}`;
    bench.drain();
    expect(out(bench, sent)).toBe('abbabbabbabbabba');
  });

  it('lets a flow send what its credit covers in part, and the debt costs it later turns', () => {
    const bench = new BenchHop(RATE, built(drr, { quantum: 400, limit: 1_000 }));
    const sent = `${send(bench, 'aaa')}${send(bench, 'bbbbbbbb', 400)}`;
    bench.drain();
    // A packet of 1000 from a credit of 400 leaves −600: at −200, 200 it may send again, two turns of b later.
    expect(out(bench, sent)).toBe('abbabbbabbb');
  });

  it('drops from the head of the queue with most bytes when the buffer is full', () => {
    const bench = new BenchHop(RATE, built(drr, { limit: 4 }));
    const sent = send(bench, 'aaaabbb');
    // One a is sent, a a a b wait. The next b pushes the oldest a out; the third one makes b the longest.
    expect(lost(bench, sent)).toBe('ab');
    expect(bench.dropped.map(({ sequence }) => sequence)).toEqual([1, 4]);
    expect(bench.hop.waiting(0)).toBe(4);
    bench.drain();
    expect(out(bench, sent)).toBe('ababa');
  });

  it('counts bytes, not packets: many small packets do not push out fewer large ones', () => {
    const bench = new BenchHop(RATE, built(drr, { limit: 5 }));
    const sent = `${send(bench, 'aaa')}${send(bench, 'bbbb', 100)}`;
    expect(lost(bench, sent)).toBe('a');
  });

  it('of two queues as long as each other takes the one that has just grown', () => {
    const bench = new BenchHop(RATE, built(drr, { limit: 3 }));
    const sent = send(bench, 'aaabb');
    // a a and b b: the second b made it overflow.
    expect(lost(bench, sent)).toBe('b');
  });

  it('counts a packet whose transmission begins at this moment as one that waits: it might have come before', () => {
    const bench = new BenchHop(RATE, built(drr, { limit: 2 }));
    const first = send(bench, 'aaa');
    bench.wait(SERVICE);
    // One a is sent, one begins just now, one waits: b is the third, and its queue has just grown.
    const sent = `${first}${send(bench, 'b')}`;
    expect(lost(bench, sent)).toBe('b');
  });

  it('keeps no credit of a flow that has nothing to send', () => {
    const bench = new BenchHop(RATE, built(drr));
    send(bench, 'a');
    bench.wait(1);
    const sent = `a${send(bench, 'aaabbb')}`;
    bench.drain();
    // It has one quantum, and no more: after its first packet b is next.
    expect(out(bench, sent)).toBe('aababab');
  });

  it('gives a flow a whole quantum after a silence, with nothing left of its last one', () => {
    const bench = new BenchHop(RATE, built(drr, { quantum: 1_514 }));
    send(bench, 'a');
    bench.wait(1);
    const sent = `a${send(bench, 'aaabbb')}`;
    bench.drain();
    // Of the first quantum 514 bytes were left: with them it would be b's turn after one packet.
    expect(out(bench, sent)).toBe('aaabbab');
  });

  it('keeps the order within each flow and the bytes of two flows within two quanta and a packet, for any arrivals', () => {
    const packets = fc.array(fc.constantFrom(40, 100, 500, 1_000, 1_500), { minLength: 40, maxLength: 80 });
    fc.assert(
      fc.property(packets, packets, fc.constantFrom(300, 1_000, 1_514, 5_000), (ones, others, quantum) => {
        const bench = new BenchHop(RATE, built(drr, { quantum, limit: 1_000 }));
        bench.send(1_000, { flow: 2 }); // keeps the link busy while the two begin
        const sizes: number[] = [1_000];
        const flows: number[] = [2];
        for (let index = 0; index < Math.max(ones.length, others.length); index += 1)
          [ones, others].forEach((list, flow) => {
            if (index >= list.length) return;
            bench.send(list[index], { flow });
            sizes.push(list[index]!);
            flows.push(flow);
          });
        bench.drain();
        expect(bench.arrived).toHaveLength(sizes.length);
        const [bytes, last, left] = [
          [0, 0],
          [-1, -1],
          [ones.length, others.length],
        ];
        for (const { sequence } of bench.arrived.slice(1)) {
          const flow = flows[sequence]!;
          expect(sequence).toBeGreaterThan(last[flow]!);
          last[flow] = sequence;
          bytes[flow]! += sizes[sequence]!;
          left[flow]! -= 1;
          if (left.includes(0)) break;
          // Credit lies between −1500 and the quantum, and one of them may be a turn ahead.
          expect(Math.abs(bytes[0]! - bytes[1]!)).toBeLessThanOrEqual(2 * quantum + 1_500);
        }
      }),
      runs(100),
    );
  });
});

describe('FQ-CoDel', () => {
  it('sends a flow that begins to queue before those that are queueing, for one quantum', () => {
    const bench = new BenchHop(RATE, built(fqCodel, { quantum: 1_000 }));
    const sent = send(bench, 'aaaaabb');
    bench.drain();
    // b is new when a has had its quantum: its first packet is next, its second waits its turn.
    expect(out(bench, sent)).toBe('ababaaa');
  });

  it('sends a flow that begins before all of those that are queueing, and not behind them', () => {
    const order = [fqCodel, drr].map((card) => {
      const bench = new BenchHop(RATE, card === drr ? built(drr) : built(fqCodel, { quantum: 1_000 }));
      let sent = send(bench, 'aaaabbbbcccc');
      bench.wait(3.5 * SERVICE);
      sent += send(bench, 'd');
      bench.drain();
      return out(bench, sent).indexOf('d');
    });
    // Four are sent or under way. Fair queueing has the turns of b and c first.
    expect(order).toEqual([4, 6]);
  });

  it('a flow that sends a packet now and then never waits for more than the packet under way', () => {
    const bench = new BenchHop(RATE, built(fqCodel));
    let sent = send(bench, 'a'.repeat(60));
    const waits: number[] = [];
    for (let time = 0.0505; time < 0.4; time += 0.05) {
      bench.wait(time);
      sent += send(bench, 'b', 200);
      const number = sent.length - 1;
      bench.wait(time + 0.0499);
      waits.push(bench.arrived.find(({ sequence }) => sequence === number)!.at - time);
    }
    // At most a packet of 1000 bytes, and its own 200.
    for (const wait of waits) expect(wait).toBeLessThanOrEqual(SERVICE * 1.2 + 1e-9);
  });

  it('a beginner that has sent all it had waits one turn before it can begin again', () => {
    const bench = new BenchHop(RATE, built(fqCodel, { quantum: 1_514 }));
    let sent = send(bench, 'aaaaaa');
    bench.wait(SERVICE / 2);
    sent += send(bench, 'b', 500);
    // a has credit for a second packet. Then b sends, is empty at its next turn, and goes behind a, which has a new quantum.
    bench.wait(3.2 * SERVICE);
    sent += send(bench, 'b', 500);
    bench.drain();
    // As a beginner the second b would have been sent before the next a.
    expect(out(bench, sent)).toBe('aabaabaa');
  });

  it('drops half of the longest queue at once when the buffer is full, at most 64 packets', () => {
    const small = new BenchHop(RATE, built(fqCodel, { limit: 20 }));
    const sent = send(small, 'a'.repeat(22));
    expect(lost(small, sent)).toBe('a'.repeat(11));
    // Of 22 that wait, 11 are half, and that is enough.
    const even = new BenchHop(RATE, built(fqCodel, { limit: 21 }));
    expect(lost(even, send(even, 'a'.repeat(23)))).toBe('a'.repeat(11));
    const large = new BenchHop(RATE, built(fqCodel, { limit: 300 }));
    const many = send(large, 'a'.repeat(302));
    expect(lost(large, many)).toBe('a'.repeat(64));
  });

  it('has a CoDel for each flow: the one that keeps a queue is dropped, the other is not', () => {
    const bench = new BenchHop(RATE, built(fqCodel, { target: 0.02, interval: 0.1 }));
    let sent = '';
    for (let time = 0; time < 3; time += 0.016) {
      bench.wait(time);
      sent += send(bench, 'aaab');
    }
    expect(lost(bench, sent)).toContain('a');
    expect(lost(bench, sent)).not.toContain('b');
  });

  it('marks instead of dropping where packets can be marked', () => {
    const bench = new BenchHop(RATE, built(fqCodel, { ecn: true }));
    for (let time = 0; time < 1; time += 0.016) {
      bench.wait(time);
      for (let index = 0; index < 3; index += 1) bench.send(1_000, { flags: ECN_CAPABLE });
    }
    bench.drain();
    expect(bench.dropped).toEqual([]);
    expect(bench.arrived.filter(({ marked }) => marked).length).toBeGreaterThan(3);
  });

  it('with one flow is CoDel: same departures and drops', () => {
    const events = fc.array(
      fc.record({ after: fc.double({ min: 0, max: 0.05, noNaN: true }), packets: fc.integer({ min: 0, max: 16 }) }),
      { maxLength: 80 },
    );
    const codel: CodelQueue = { kind: 'codel', limit: 1_000, target: 0.005, interval: 0.1, ecn: false };
    let dropped = 0;
    fc.assert(
      fc.property(events, (steps) => {
        const benches = [new BenchHop(RATE, new Codel(codel)), new BenchHop(RATE, built(fqCodel))];
        let now = 0;
        for (const { after, packets } of steps) {
          now += after;
          for (const bench of benches) bench.wait(now).sendMany(packets);
        }
        for (const bench of benches) bench.drain();
        expect(benches[1]!.arrived).toEqual(benches[0]!.arrived);
        expect(benches[1]!.dropped).toEqual(benches[0]!.dropped);
        dropped += benches[0]!.dropped.length;
      }),
      runs(60),
    );
    expect(dropped).toBeGreaterThan(20);
  });
});
