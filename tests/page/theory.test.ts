import { describe, expect, test } from 'vitest';
import type { GroupNumbers, RunNumbers } from '../../src/run/numbers.ts';
import { eventRateOfLoneFlow, loneFlow, usedByLoneFlow } from '../../src/theory/lone-flow.ts';
import { ENOUGH_EVENTS, theoryOf } from '../../src/theory/predict.ts';
import type { Prediction } from '../../src/theory/prediction.ts';
import { response } from '../../src/theory/response.ts';
import { unsteady } from '../../src/theory/steady.ts';
import { LINK, numbersOf, reasonOf, scenario, valueOf } from './support/predicted.ts';

const perSecond = (scheme: object, p: number, alone = false): Prediction => {
  const of = scenario({ flows: [{ id: 'x', scheme }] });
  return response(of, of.flows[0]!, p, 1, alone);
};

describe('response functions, in packets per round trip', () => {
  test('TCP with timeouts of four round trips sends what the table of Padhye’s equation says', () => {
    for (const [p, packets] of [
      [0.001, 38.38],
      [0.01, 11.23],
      [0.02, 7.32],
      [0.05, 3.69],
    ] as const) {
      expect(valueOf(perSecond({ kind: 'tcp' }, p))).toBeCloseTo(packets, 2);
    }
  });

  test('TCP, AIMD(0.2, 1/8) and a binomial scheme with α/β = 3/2 all have √(1.5/p) where losses are even and rare', () => {
    expect(valueOf(perSecond({ kind: 'tcp' }, 0.01, true))).toBeCloseTo(12.247, 3);
    expect(valueOf(perSecond({ kind: 'aimd', a: 0.2, b: 0.125 }, 0.01, true))).toBeCloseTo(12.247, 3);
    expect(valueOf(perSecond({ kind: 'binomial', k: 1, l: 0, a: 0.75, b: 0.5 }, 0.01, true))).toBeCloseTo(12.247, 3);
  });

  test('AIMD(0.3125, 1/8) gets 22 % more than TCP at 1 % and 16 % more at 5 %', () => {
    const ratio = (p: number): number =>
      valueOf(perSecond({ kind: 'aimd', a: 0.3125, b: 0.125 }, p)) / valueOf(perSecond({ kind: 'tcp' }, p));
    expect(ratio(0.01)).toBeCloseTo(1.22, 2);
    expect(ratio(0.05)).toBeCloseTo(1.16, 2);
  });

  test('TFRC has the very equation that it sends by', () => {
    expect(perSecond({ kind: 'tfrc' }, 0.01)).toMatchObject({
      source: expect.stringContaining('RFC 5348 section 3.1'),
    });
    expect(valueOf(perSecond({ kind: 'tfrc' }, 0.01))).toBeCloseTo(11.23, 2);
  });

  test('delayed ACKs halve the climb, and TCP’s throughput falls by √2 where there are no timeouts', () => {
    const of = scenario({ transport: { delayedAck: true } });
    expect(valueOf(response(of, of.flows[0]!, 0.01, 1, true))).toBeCloseTo(12.247 / Math.SQRT2, 3);
  });

  test('outside their assumptions they are refused, with the reason', () => {
    expect(reasonOf(perSecond({ kind: 'tcp' }, 0.15))).toBe('timeouts rule at p 15.00\u00a0%');
    expect(reasonOf(perSecond({ kind: 'binomial', k: 1, l: 0, a: 1, b: 0.67 }, 0.05))).toContain(
      'no form with timeouts',
    );
    expect(reasonOf(perSecond({ kind: 'binomial', k: 1, l: 1, a: 1, b: 0.5 }, 0.01))).toBe('no form unless k + l = 1');
    expect(reasonOf(perSecond({ kind: 'simd', period: true }, 0.01))).toBe('tuned for even, not random losses');
    expect(reasonOf(perSecond({ kind: 'simd' }, 0.01, true))).toBe('tuned for random, not even losses');
    for (const kind of ['vegas', 'bbr', 'cubic', 'tfrcp'])
      expect(reasonOf(perSecond({ kind }, 0.01))).toContain('no form');
  });
});

describe('one flow alone at a drop-tail queue', () => {
  // 8 Mbit/s × 100 ms is 100 packets of 1000 bytes, and one is in transmission.
  const lone = (limit: number, scheme: object = { kind: 'tcp' }) =>
    loneFlow(
      scenario({
        path: [{ ...LINK, queue: { kind: 'droptail', limit } }],
        flows: [{ id: 'x', scheme, accessDelay: 0 }],
      }),
    )!;

  test('TCP uses three quarters of a link without a queue, and all of it where the queue holds what the pipe does', () => {
    const none = lone(1);
    expect(usedByLoneFlow({ ...none, peak: none.pipe })).toBeCloseTo(0.75, 12);
    expect(usedByLoneFlow(lone(101))).toBe(1);
    expect(usedByLoneFlow(lone(90))).toBeLessThan(1);
  });

  test('a cut of 1/8 needs a queue of a seventh of the pipe', () => {
    expect(usedByLoneFlow(lone(15, { kind: 'aimd', a: 0.2, b: 0.125 }))).toBe(1);
    expect(usedByLoneFlow(lone(13, { kind: 'aimd', a: 0.2, b: 0.125 }))).toBeLessThan(1);
  });

  test('there is one loss per climb: 3/8 W² packets for TCP', () => {
    const flow = lone(50);
    expect(flow.peak).toBeCloseTo(151, 9);
    expect(1 / eventRateOfLoneFlow(flow)).toBeCloseTo(0.375 * 151 * 151, 6);
  });

  test('a window bound below what the queue takes means no loss, and its part of the link', () => {
    const flow = loneFlow(scenario({ flows: [{ id: 'x', accessDelay: 0, transport: { maxWindow: 50 } }] }))!;
    expect(flow.loses).toBe(false);
    expect(usedByLoneFlow(flow)).toBeCloseTo(50 / 101, 9);
  });

  test('it is no such case with a second flow, a source, losses in front of the queue, or RED', () => {
    for (const parts of [
      { flows: [{ id: 'x', count: 2 }] },
      { traffic: [{ kind: 'cbr', wave: 'constant', high: 1e6 }] },
      { loss: { kind: 'bernoulli', p: 0.01 } },
      { path: [{ ...LINK, queue: { kind: 'red', limit: 100 } }] },
      { flows: [{ id: 'x', scheme: { kind: 'tfrc' } }] },
    ])
      expect(loneFlow(scenario(parts))).toBeNull();
  });
});

describe('what is steady', () => {
  const why = (parts: object, since = 20, time = 200): string | null => unsteady(scenario(parts), since, time);

  test('nothing is said before the warm-up is over, nor where none is left out', () => {
    expect(why({}, 0, 15)).toBe('after the warm-up, from 20 s');
    expect(why({ warmup: 0 }, 0)).toBe('no warm-up: slow start counts');
    expect(why({})).toBeNull();
  });

  test('waves, bursts, changing losses, changes and comings and goings are named', () => {
    expect(why({ traffic: [{ kind: 'cbr', wave: 'square', high: 4e6, on: 5, off: 5 }] })).toBe(
      'not steady: a square wave',
    );
    expect(why({ traffic: [{ kind: 'onoff', sources: 3, rate: 1e5, meanOn: 1, meanOff: 2 }] })).toBe(
      'not steady: three bursty sources',
    );
    expect(
      why({
        loss: {
          kind: 'phases',
          phases: [
            { seconds: 10, every: 100 },
            { seconds: 10, every: null },
          ],
        },
      }),
    ).toBe('not steady: losses change');
    expect(why({ events: [{ at: 60, do: 'rate', hop: 0, rate: 2e6 }] })).toBe('not steady: changed at 60 s');
    expect(why({ flows: [{ id: 'a' }, { id: 'late', start: 100 }] })).toBe('not steady: flows come and go');
    expect(why({ flows: [{ id: 'a', count: 5, startEvery: 10 }] })).toBe('not steady: flows come and go');
    expect(why({ flows: [{ id: 'a', count: 3, startEvery: 10 }] })).toBeNull();
    expect(why({ flows: [{ id: 'a' }, { id: 'web', packets: 20 }] })).toBe('not steady: transfers end');
  });

  test('what lies ahead, was before the warm-up’s end, or is one packet dropped by hand does not count', () => {
    expect(
      why({
        events: [
          { at: 250, do: 'rate', hop: 0, rate: 2e6 },
          { at: 10, do: 'rate', hop: 0, rate: 4e6 },
        ],
      }),
    ).toBeNull();
    expect(why({ events: [{ at: 60, do: 'drop', group: 'tcp', flow: 0, count: 1 }] })).toBeNull();
    expect(why({ traffic: [{ kind: 'cbr', wave: 'constant', high: 4e6 }] })).toBeNull();
    expect(why({ flows: [{ id: 'a' }, { id: 'gone', stop: 10 }] })).toBeNull();
    expect(why({ flows: [{ id: 'a' }, { id: 'gone', stop: 21 }] })).toBe('not steady: flows come and go');
  });
});

describe('predictions beside measured numbers', () => {
  const two = scenario({
    flows: [
      { id: 'tcp', count: 2 },
      { id: 'aimd', count: 2, scheme: { kind: 'aimd', a: 0.2, b: 0.125 } },
    ],
  });

  test('the mean of a group is its flows times the response function at the measured p and round trip, less what is lost', () => {
    const { groups } = theoryOf(numbersOf(two), 100);
    expect(valueOf(groups[0]!.mean) / 1e6).toBeCloseTo((2 * 8e3 * 112.3 * 0.99) / 1e6, 2);
    expect(groups[0]!.mean).toMatchObject({ source: 'Padhye et al. 1998; RFC 5348 section 3.1' });
  });

  test('a group that its application holds back gets what that writes, not what the form would give it, or nothing is said', () => {
    const fed = scenario({
      flows: [
        { id: 'fed', count: 3, feed: 'even', feedRate: 4e5 },
        { id: 'read', readRate: 3e5 },
      ],
    });
    const [written, read] = theoryOf(numbersOf(fed, [{ mean: 1.19e6 }, { mean: 2e5 }]), 100).groups;
    expect(valueOf(written!.mean)).toBe(1.2e6);
    expect(reasonOf(read!.mean)).toBe('its application holds it back');
    for (const quantity of ['share', 'cov', 'lossEventRate'] as const)
      expect([quantity, reasonOf(written![quantity])]).toEqual([quantity, 'its application holds it back']);
    expect(loneFlow(scenario({ flows: [{ id: 'fed', feed: 'poisson', feedRate: 4e5 }] }))).toBeNull();
  });

  test('a longer round trip takes its part of the share: T goes with 1/R', () => {
    const { groups } = theoryOf(numbersOf(two, [{ roundTrip: 0.1 }, { roundTrip: 0.2 }]), 100);
    expect(valueOf(groups[0]!.share) + valueOf(groups[1]!.share)).toBeCloseTo(1, 12);
    expect(valueOf(groups[0]!.share) / valueOf(groups[1]!.share)).toBeCloseTo((2 * 11.23) / (0.98 * 11.23), 1);
  });

  test('no share where the schemes do not meet the same losses, or one of them has no form', () => {
    expect(reasonOf(theoryOf(numbersOf(two, [{}, { lossEventRate: 0.014 }]), 100).groups[0]!.share)).toBe(
      'p differs: 1.00\u00a0% to 1.40\u00a0%',
    );
    const vegas = scenario({ flows: [{ id: 'tcp' }, { id: 'vegas', scheme: { kind: 'vegas' } }] });
    expect(reasonOf(theoryOf(numbersOf(vegas), 100).groups[0]!.share)).toBe('no form: Vegas goes by delay');
  });

  test('p measured from fewer than 20 loss events is not put into a form', () => {
    const of = scenario({ flows: [{ id: 'tcp', count: 2 }] });
    const after = (lossEvents: number): Prediction => theoryOf(numbersOf(of, [{ lossEvents }]), 100).groups[0]!.mean;
    expect(reasonOf(after(ENOUGH_EVENTS - 1))).toBe('19 of 20 loss events needed');
    expect(valueOf(after(ENOUGH_EVENTS))).toBeGreaterThan(0);
    expect(reasonOf(after(0))).toBe('nothing lost so far');
  });

  test('a flow that still climbs has no steady mean', () => {
    const of = scenario({ flows: [{ id: 'x', count: 2, scheme: { kind: 'aiad-h' } }] });
    expect(reasonOf(theoryOf(numbersOf(of, [{ trend: 1.5 }]), 100).groups[0]!.mean)).toBe('still settling: it climbs');
    expect(valueOf(theoryOf(numbersOf(of, [{ trend: 1.05 }]), 100).groups[0]!.mean)).toBeGreaterThan(0);
  });

  test('CoV has a form for the losses that it was derived for, and a reason for the others', () => {
    const cov = (parts: object, group: Partial<GroupNumbers> = {}, run: Partial<RunNumbers> = {}): Prediction => {
      const of = scenario(parts);
      return theoryOf(numbersOf(of, [group], { used: null, ...run }), 100).groups[0]!.cov;
    };
    const even = { loss: { kind: 'periodic', every: 100 } };
    expect(valueOf(cov(even))).toBeCloseTo(0.19245, 5);
    expect(valueOf(cov({ loss: { kind: 'interval', mean: 4, cv: 1 } }))).toBeCloseTo(Math.sqrt(1 / 3), 12);
    expect(
      valueOf(cov({ loss: { kind: 'bernoulli', p: 0.01 }, flows: [{ id: 'x', scheme: { kind: 'tfrc' } }] })),
    ).toBeCloseTo(0.256, 3);
    expect(reasonOf(cov({ loss: { kind: 'bernoulli', p: 0.01 } }))).toBe('no form for losses per packet');
    expect(reasonOf(cov({}))).toBe('no form for losses at a queue');
    expect(reasonOf(cov(even, {}, { queueDrops: 3 }))).toBe('no form: the queue drops too');
    expect(reasonOf(cov(even, {}, { used: 0.99 }))).toBe('no form: the link limits the rate');
    expect(reasonOf(cov({ ...even, flows: [{ id: 'x', scheme: { kind: 'tfrc' } }] }))).toBe(
      'under half a packet: rounding rules',
    );
  });

  test('drop-tail’s loss rate has no form, a chance that is set has', () => {
    expect(reasonOf(theoryOf(numbersOf(two, [], { queueDrops: 50 }), 100).groups[0]!.lost)).toBe(
      'no form: drop-tail drops in bursts',
    );
    const set = scenario({ loss: { kind: 'bernoulli', p: 0.03 } });
    expect(valueOf(theoryOf(numbersOf(set), 100).groups[0]!.lost)).toBe(0.03);
  });

  test('the loss event rate that goes with a mean window W is 1.5/W² for TCP', () => {
    // 1 Mbit/s × 100 ms over two flows: 6.25 packets each at p = 3.84 %, where timeouts are in play; 4 Mbit/s: 25 packets.
    const { groups } = theoryOf(numbersOf(two, [{ mean: 4e6 }]), 100);
    expect(valueOf(groups[0]!.lossEventRate)).toBeCloseTo(1.5 / (25 * 25), 9);
    expect(reasonOf(theoryOf(numbersOf(two), 100).groups[0]!.lossEventRate)).toBe('no form with timeouts');
  });

  test('the round trip is propagation and the mean queue’s sending time, steady or not', () => {
    const of = scenario({ traffic: [{ kind: 'cbr', wave: 'square', high: 4e6, on: 5, off: 5 }] });
    const { groups, used } = theoryOf(numbersOf(of, [], { meanQueue: 29 }), 100);
    expect(valueOf(groups[0]!.roundTrip)).toBeCloseTo(0.1 + 30 * 0.001, 9);
    expect(reasonOf(groups[0]!.mean)).toBe('not steady: a square wave');
    expect(reasonOf(used)).toBe('not steady: a square wave');
  });
});
