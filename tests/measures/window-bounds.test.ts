/** Stretches of a run, frames and links at just the bounds from which on a metric has no answer. */
import { describe, expect, test } from 'vitest';
import { ask, handMade, readingOf, reasonOf, times, valueOf } from './support/hand-made.ts';

describe('a stretch', () => {
  const run = handMade({ period: 0.5, rtt: 1, flows: [{ sent: times(40, 5) }], scenario: { warmup: 4 } });
  const reason = (options: object): string => reasonOf(ask('drop-rate', run, options));

  test('begins before the last half frame of the run, and behind the warm-up that is left out', () => {
    expect(reason({ from: 19.75, to: 30 })).toMatch('lies outside the run, which lasts 20 s');
    expect(valueOf(ask('drop-rate', run, { from: 19.7, to: 30 }))).toBe(0);
    expect(reason({ to: 4 })).toMatch('the first 4 s are left out');
    expect(valueOf(ask('drop-rate', run, { to: 4.5 }))).toBe(0);
  });

  test('of two round trips has a deviation, and of one none', () => {
    const uneven = handMade({ flows: [{ sent: [10, 10, 10, 30, 10] }] });
    expect(valueOf(ask('cov-time', uneven, { from: 2, to: 4 }))).toBe(0.5);
    expect(reasonOf(ask('cov-time', uneven, { from: 2, to: 3 }))).toMatch('two bins');
  });
});

test('two thousand round trips are enough for smoothness, and one fewer is told', () => {
  const run = handMade({ flows: [{ sent: Array.from({ length: 2100 }, (_, frame) => 9 + (frame % 2)) }] });
  const caveats = (to: number) => readingOf(ask('cov-time', run, { to })).caveats;
  expect([caveats(2100), caveats(2099)]).toEqual([[], ['over 1999 RTTs, fewer than 2000']]);
});

test('the round trips behind a doubling may end half a frame behind the run', () => {
  const sent = times(30, 5);
  const run = handMade({
    flows: [{ sent, packetSize: 1000 }],
    hop: { departures: sent },
    scenario: { path: [{ rate: 8e4, delay: 0.001 }] },
  });
  const after = (k: number) => ask('f-k', run, { at: 10, k });
  expect([valueOf(after(20)), valueOf(after(20.4))]).toEqual([0.5, 0.5]);
  expect(reasonOf(after(20.6))).toMatch('before 20.6 RTTs are over');
});

test('a queue that falls just behind the stretch has not fallen in it', () => {
  // The buffer holds 50 packets, of which 95 % are full.
  const run = handMade({ flows: [{ sent: times(30, 5) }], hop: { queueMax: [...times(20, 50), 9, ...times(9, 50)] } });
  const refill = (to: number) => ask('refill-rtts', run, { at: 10, to });
  expect(reasonOf(refill(20))).toMatch('does not fall below');
  expect(refill(21).status).toBe('not reached');
  expect(valueOf(refill(22))).toBe(12);
});

test('windows at the first loss are those of the frame before it, and of a loss in the first frame there are none', () => {
  const lost = (frame: number) =>
    ask(
      'delta-w',
      handMade({
        flows: [
          { sent: times(9, 5), cwnd: [25, 20, ...times(7, 9)], lossEvents: times(9, 0).with(frame, 1) },
          { sent: times(9, 5), cwnd: times(9, 10) },
        ],
      }),
    );
  expect([valueOf(lost(1)), valueOf(lost(2))]).toEqual([15, 10]);
  expect(reasonOf(lost(0))).toMatch('in the first frame');
});

test('frames may be longer than a round trip by what is rounded, and not by a twentieth', () => {
  const run = (period: number) =>
    handMade({ period, rtt: 1, flows: [{ cwnd: times(9, 10), lossEvents: [0, 1, 0, 0, 1] }] });
  expect(valueOf(ask('epoch-len', run(1.005)))).toBeCloseTo(3 * 1.005, 9);
  expect(reasonOf(ask('epoch-len', run(1.05)))).toMatch('needs a frame for every round trip');
});

describe('a link', () => {
  const rate = 8e5;
  const half = Array.from({ length: 20 }, () => 50);

  test('of which sources leave just a hundredth has nothing left to share', () => {
    const left = (packets: number) =>
      ask(
        'agg-throughput',
        handMade({
          flows: [{ sent: half, delivered: half, packetSize: 1000 }],
          traffic: [{ sent: times(20, packets), source: { high: 7.92e5 } }],
          scenario: { path: [{ rate, delay: 0.001 }] },
        }),
      );
    // It carries 100 packets a second.
    expect(reasonOf(left(99))).toMatch('nothing is left to share');
    expect(valueOf(left(98))).toBeCloseTo(25, 9);
  });

  test('whose trace lets nothing leave in the stretch has no use', () => {
    const trace = { name: '', perMs: `${'0'.repeat(10_000)}${'1'.repeat(10_000)}`, loop: true };
    const run = handMade({
      flows: [{ sent: half }],
      hop: { departures: half },
      scenario: { path: [{ delay: 0.001, trace }] },
    });
    expect(reasonOf(ask('utilization', run, { from: 2, to: 9 }))).toMatch('lets nothing leave');
    expect(valueOf(ask('utilization', run, { from: 10, to: 12 }))).toBeCloseTo(50 / 1500, 2);
  });
});
