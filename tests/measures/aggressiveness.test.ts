import { describe, expect, it } from 'vitest';

import { ask, beyondOf, handMade, partOf, readingOf, reasonOf, times, valueOf } from './support/hand-made.ts';

describe('aggressiveness I', () => {
  it('is the largest rise without loss; slow start before the first loss and rises beside a loss do not count', () => {
    const cwnd = [4, 8, 16, 8, 9, 10.5, 15, 7, 8, 9];
    const lossEvents = [0, 0, 1, 0, 0, 0, 1, 0, 0, 0];
    const answer = ask('increase-I', handMade({ flows: [{ cwnd, lossEvents }] }));
    expect(valueOf(answer)).toBe(1.5);
    expect(readingOf(answer).window).toMatchObject({ from: 3, to: 10 });
  });

  it('leaves out round trips in which a packet was dropped, whose cut comes later', () => {
    const run = handMade({
      flows: [{ cwnd: [9, 10, 11, 14, 15, 7], lossEvents: [1, 0, 0, 0, 0, 1], dropped: [0, 0, 0, 1, 0, 0] }],
    });
    expect(valueOf(ask('increase-I', run))).toBe(1);
  });

  it('of several flows is the largest, each beside it', () => {
    const run = handMade({
      flows: [
        { cwnd: [5, 5, 6, 7], lossEvents: [1] },
        { id: 'meek', cwnd: [5, 5, 5.25, 5.5], lossEvents: [1] },
      ],
    });
    const answer = ask('increase-I', run);
    expect([valueOf(answer), partOf(answer, 'meek[0]')]).toEqual([1, 0.25]);
  });

  it('may be asked of packets and of a window of its own', () => {
    const run = handMade({ flows: [{ sent: [1, 2, 4, 8, 9], cwnd: times(5, 3) }] });
    expect(valueOf(ask('increase-I', run, { from: 1, of: 'sent' }))).toBe(4);
    expect(valueOf(ask('increase-I', run, { from: 3, of: 'sent' }))).toBe(1);
  });

  it('needs two round trips free of loss', () => {
    expect(
      reasonOf(ask('increase-I', handMade({ flows: [{ cwnd: times(6, 4), lossEvents: [1, 0, 1, 0, 1, 0] }] }))),
    ).toMatch(/free of loss$/);
  });
});

describe('f(k)', () => {
  /** 10 Mbit/s, 50 ms, 1000 bytes: 62.5 packets a round trip. Ten flows of 6.25, five leave at round trip 20. */
  const doubling = (climb: number, frames = 40): ReturnType<typeof handMade> => {
    const rate = (n: number): number => Math.min(12.5, 6.25 + climb * (n + 0.5));
    const stays = { sent: Array.from({ length: frames }, (_, frame) => (frame < 20 ? 6.25 : rate(frame - 20))) };
    const leaves = {
      sent: [...times(20, 6.25), ...times(frames - 20, 0)],
      cwnd: [...times(20, 6), ...times(frames - 20, 0)],
    };
    const departures = Array.from({ length: frames }, (_, frame) => (frame < 20 ? 62.5 : 5 * rate(frame - 20)));
    return handMade({
      period: 0.05,
      flows: [...Array.from({ length: 5 }, () => stays), ...Array.from({ length: 5 }, () => leaves)],
      hop: { departures },
      scenario: {
        path: [{ rate: 10e6, delay: 0.001, queue: { kind: 'droptail', limit: 150 } }],
        events: [{ at: 1, do: 'stop', group: 'flow5' }],
      },
    });
  };

  it('is 3/4 for k = 20 and a climb of 0.3125 packets per round trip, as 1/2 + ka/(4Rλ) says', () => {
    const answer = ask('f-k', doubling(0.3125));
    expect(valueOf(answer)).toBeCloseTo(0.75, 6);
    expect(readingOf(answer).window).toMatchObject({ from: 1, toRtts: 40 });
  });

  it('is 0.922 for a climb of 1, capped at the link after 6.25 round trips', () => {
    expect(valueOf(ask('f-k', doubling(1)))).toBeCloseTo(0.922, 2);
  });

  it('has f(200) beside it if the run is long enough, and takes another k', () => {
    expect(partOf(ask('f-k', doubling(0.3125, 240)), 'f(200)')).toBeCloseTo(0.975, 3);
    expect(valueOf(ask('f-k', doubling(0.3125, 240), { k: 4 }))).toBeCloseTo(0.5 + (4 * 0.3125) / (4 * 6.25), 6);
    expect(reasonOf(ask('f-k', doubling(0.3125), { k: 21 }))).toBe(
      'the run ends 1 s after the doubling, before 21 RTTs are over',
    );
  });

  it('can leave out what departed flows had still in the queue', () => {
    const run = handMade({
      period: 0.1,
      flows: [
        { sent: times(20, 6) },
        {
          sent: times(20, 0),
          delivered: [...times(10, 6), 6, 6, 6, 6, ...times(6, 0)],
          cwnd: [...times(10, 6), ...times(10, 0)],
        },
      ],
      hop: { departures: [...times(14, 12), ...times(6, 6)] },
      scenario: { events: [{ at: 1, do: 'stop', group: 'flow1' }] },
    });
    const answer = ask('f-k', run, { k: 10 });
    expect(valueOf(answer)).toBeCloseTo(84 / 125, 6);
    expect(partOf(answer, 'without what departed flows still delivered')).toBeCloseTo(60 / 125, 6);
  });
});

describe('queue refill', () => {
  const queue = (...queueMax: number[]): ReturnType<typeof handMade> =>
    handMade({
      flows: [{ sent: times(queueMax.length, 9) }],
      hop: { queueMax },
      scenario: { events: [{ at: 3, do: 'rate', hop: 0, rate: 2e6 }] },
    });

  it('takes 9 round trips until 48 of 50 wait again, 47 being less than 95 %', () => {
    const answer = ask('refill-rtts', queue(50, 49, 50, 48, 30, 10, 0, 0, 20, 40, 47, 48, 20));
    expect([valueOf(answer), partOf(answer, 'full is, packets')]).toEqual([9, 47.5]);
  });

  it('is not reached in a queue that stays low, and does not exist in one that stays full', () => {
    expect(beyondOf(ask('refill-rtts', queue(50, 49, 50, 48, 30, 10, 0, 0)))).toBe(5);
    expect(reasonOf(ask('refill-rtts', queue(50, 49, 50, 48, 49, 50, 48)))).toMatch(/does not fall below/);
  });
});
