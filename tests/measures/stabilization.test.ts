import { describe, expect, it } from 'vitest';

import { ask, beyondOf, handMade, reasonOf, record, times, valueOf } from './support/hand-made.ts';

/** 100 packets come in each round trip; the link halves after 40 of them. */
const at40 = { events: [{ at: 40, do: 'rate', hop: 0, rate: 5e5 }] };
const run = (drops: readonly number[]) =>
  handMade({
    flows: [{ sent: times(drops.length, 100) }],
    hop: { arrivals: times(drops.length, 100), drops: [...drops] },
    scenario: at40,
  });

describe('stabilization', () => {
  // Steady: 2 in 100, so 1.5 times it is 3 in 100; over the last ten round trips 30 in 1,000.
  const drops = [...times(40, 0), ...times(20, 50), ...times(60, 2)];

  it('takes as many round trips as the loss rate of the last ten is above 1.5 times its steady value', () => {
    // Nine of ten bins of 2 and one of 50 are 68; ten of 2 are 20: over with the tenth.
    expect(valueOf(ask('stab-time', run(drops)))).toBe(30);
  });

  it('costs that time by the mean loss rate in it', () => {
    // 20 · 50 + 10 · 2 packets in 30 · 100, for 30 round trips.
    expect(valueOf(ask('stab-cost', run(drops)))).toBeCloseTo((30 * 1020) / 3000, 10);
  });

  it('takes no time where the loss rate goes to its new value at once, and costs nothing', () => {
    const smooth = run([...times(40, 0), ...times(80, 2)]);
    expect(valueOf(ask('stab-time', smooth))).toBe(0);
    expect(valueOf(ask('stab-cost', smooth))).toBe(0);
  });

  it('is as long as was looked where the loss rate is above until the end, and one more where it comes down with the last', () => {
    // Ten of the last twenty round trips lose 50, so that steady is 25 in 100, and 1.5 times it 37.5 in 100.
    const late = (calm: number) => run([...times(40, 2), ...times(70 - calm, 2), ...times(10, 50), ...times(calm, 0)]);
    expect(beyondOf(ask('stab-time', late(0)))).toBe(80);
    expect(beyondOf(ask('stab-time', late(2)))).toBe(80);
    // Of the last ten three lose nothing: 35 in 100.
    expect(valueOf(ask('stab-time', late(3)))).toBe(80);
  });

  it('is not to be had where nothing changes, or where nothing is lost in the end', () => {
    expect(reasonOf(ask('stab-time', handMade({ flows: [{ sent: times(50, 1) }] })))).toMatch(/nothing changes/);
    expect(reasonOf(ask('stab-cost', run([...times(40, 0), ...times(20, 50), ...times(60, 0)])))).toMatch(
      /drops nothing in the last quarter/,
    );
  });

  it('costs a slow scheme without self-clocking far more than TCP where half of a link is taken from it at once', () => {
    const cost = (scheme: object): number =>
      valueOf(
        ask(
          'stab-cost',
          record({
            duration: 120,
            warmup: 20,
            path: [{ rate: 10e6, delay: 0.02, queue: { kind: 'red', limit: 125, minThreshold: 13, maxThreshold: 63 } }],
            flows: [{ id: 'one', scheme, count: 10, startJitter: 2 }],
            traffic: [{ kind: 'cbr', high: 5e6, start: 60 }],
          }),
        ),
      );
    const [tcp, slow] = [cost({ kind: 'tcp' }), cost({ kind: 'tfrc', intervals: 64 })];
    expect(tcp).toBeLessThan(1);
    expect(slow).toBeGreaterThan(5 * tcp);
    // With self-clocking (bansal2001 4.1) it costs little more than TCP.
    expect(cost({ kind: 'tfrc', intervals: 64, conservative: true })).toBeLessThan(slow / 3);
  });
});
