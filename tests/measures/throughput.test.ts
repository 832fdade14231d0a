import { describe, expect, it } from 'vitest';

import { metrics } from '../../workers/measures/index.ts';
import type { Part } from '../../workers/measures/result.ts';

import { scenarioWith } from '../support/scenario.ts';
import { ask, handMade, partOf, readingOf, reasonOf, record, times, valueOf } from './support/hand-made.ts';

/**
 * A link of 1 Mbit/s, frames of 0.1 s, packets of 1000 bytes: 12.5 packets a frame. Two flows get 6 and 3 packets, a CBR
 * source offers 2.5: A = 0.8 Mbit/s, a fair share is 0.4, the flows have 0.48 and 0.24.
 */
const shared = handMade({
  period: 0.1,
  flows: [
    { id: 'smooth', scheme: { kind: 'aimd' }, sent: times(20, 7), delivered: times(20, 6) },
    { id: 'tcp', sent: times(20, 3) },
  ],
  hop: { departures: times(20, 11) },
  traffic: [{ sent: times(20, 2.5), delivered: times(20, 2) }],
});
const from = { from: 0.5 };

describe('throughput over the fair share', () => {
  it('is 1.2 and 0.6, the least of them as the number', () => {
    const answer = ask('norm-throughput', shared, from);
    expect(valueOf(answer)).toBeCloseTo(0.6, 6);
    expect(partOf(answer, 'smooth[0]')).toBeCloseTo(1.2, 6);
    expect(readingOf(answer).window).toMatchObject({ from: 0.5, to: 2, bin: 1.5 });
  });

  it('has a mean for each scheme, and over all', () => {
    const answer = ask('norm-throughput-mean', shared, from);
    expect(valueOf(answer)).toBeCloseTo(0.9, 6);
    expect(readingOf(answer).parts).toEqual([
      { label: expect.stringContaining('"aimd"'), value: expect.closeTo(1.2, 6) },
      { label: expect.stringContaining('"tcp"'), value: expect.closeTo(0.6, 6) },
    ]);
  });

  it('adds up to 0.9 of what is available', () => {
    expect(valueOf(ask('agg-throughput', shared, from))).toBeCloseTo(0.9, 6);
  });

  it('says so if a flow was not there all the time', () => {
    const late = handMade({
      period: 0.1,
      flows: [{ sent: times(20, 6) }, { sent: times(20, 1), cwnd: [...times(10, 0), ...times(10, 5)] }],
    });
    expect(readingOf(ask('norm-throughput', late, from)).caveats).toEqual([
      'not every flow was there for the whole window',
    ]);
  });

  it('does not exist where the source offers all, or the link has no limit', () => {
    const flooded = handMade({
      period: 0.1,
      flows: [{ sent: times(20, 1) }],
      traffic: [{ sent: times(20, 13), delivered: times(20, 12) }],
    });
    expect(reasonOf(ask('norm-throughput', flooded, from))).toMatch(/nothing is left to share/);
    const free = handMade({
      flows: [{ sent: times(20, 1) }],
      scenario: { path: [{ rate: null, delay: 0.1, queue: { kind: 'droptail', limit: 5 } }] },
    });
    for (const id of ['norm-throughput', 'norm-throughput-mean', 'agg-throughput', 'utilization']) {
      expect(reasonOf(ask(id, free, { from: 1 }))).toBe('the rate of the hop has no limit');
    }
  });
});

describe('utilization', () => {
  it('is what the link sent of what it could: 11 of 12.5 packets', () => {
    expect(valueOf(ask('utilization', shared, from))).toBeCloseTo(0.88, 6);
  });

  it('follows the rate of the link: 11 of 12.5, then of 25 packets', () => {
    const faster = handMade({
      period: 0.1,
      flows: [{ sent: times(20, 11) }],
      hop: { departures: times(20, 11) },
      scenario: { events: [{ at: 1, do: 'rate', hop: 0, rate: 2e6 }] },
    });
    expect(valueOf(ask('utilization', faster, { from: 0.5, to: 1.5 }))).toBeCloseTo(110 / (5 * 12.5 + 5 * 25), 6);
    expect(valueOf(ask('utilization', faster, { from: 1, to: 2 }))).toBeCloseTo(11 / 25, 6);
  });

  it('where packets have several sizes is counted at the receivers, and says so', () => {
    const mixed = handMade({
      period: 0.1,
      flows: [{ sent: times(20, 6) }],
      traffic: [{ sent: times(20, 5), delivered: times(20, 5), source: { packetSize: 500 } }],
    });
    const { value, caveats } = readingOf(ask('utilization', mixed, from));
    expect(value).toBeCloseTo((6 * 8000 + 5 * 4000) / 1e5, 6);
    expect(caveats).toEqual([expect.stringContaining('several sizes')]);
  });

  it('where packets of several sizes cross the reverse path is of none of its hops', () => {
    const link = { rate: 1e6, delay: 0.01, queue: { kind: 'droptail', limit: 20 } };
    const run = record(
      scenarioWith({
        duration: 4,
        path: [link, link],
        reverse: [link, link],
        flows: [
          { id: 'tcp', scheme: { kind: 'tcp' } },
          { id: 'back', scheme: { kind: 'tcp' }, direction: 'reverse' },
        ],
      }),
    );
    for (const hop of [2, 3]) expect(reasonOf(ask('utilization', run, { from: 1, hop }))).toMatch(/reverse hop/);
    expect(valueOf(ask('utilization', run, { from: 1, hop: 1 }))).toBeGreaterThan(0);
  });
});

describe('throughput by itself and beside TCP', () => {
  it('of a flow is taken over the last 60 s', () => {
    const run = handMade({ flows: [{ sent: [...times(10, 99), ...times(60, 5)] }, { sent: times(70, 7) }] });
    const answer = ask('flow-throughput', run);
    expect([valueOf(answer), partOf(answer, 'flow0[0]')]).toEqual([48_000, 40_000]);
    expect(readingOf(answer).window).toMatchObject({ from: 10, to: 70 });
    expect(reasonOf(ask('flow-throughput', handMade({ flows: [{ sent: times(30, 5) }] })))).toBe(
      'needs 60 s; the run ends at 30 s',
    );
  });

  it('on the same bottleneck is twice that of TCP', () => {
    expect(valueOf(ask('share-ratio', shared, from))).toBe(2);
    expect(valueOf(ask('share-ratio', shared, { ...from, flows: ['tcp'], reference: ['smooth'] }))).toBe(0.5);
  });

  it('needs TCP, and something else', () => {
    expect(
      reasonOf(ask('share-ratio', handMade({ flows: [{ sent: [1], scheme: { kind: 'tfrc' } }] }), { from: 0 })),
    ).toBe('no flow is TCP');
    expect(reasonOf(ask('share-ratio', handMade({ flows: [{ sent: [1] }] }), { from: 0 }))).toMatch(
      /^every flow is TCP/,
    );
    const starved = handMade({
      flows: [
        { sent: [1], scheme: { kind: 'tfrc' } },
        { sent: [1], delivered: [0] },
      ],
    });
    expect(reasonOf(ask('share-ratio', starved, { from: 0 }))).toBe('TCP delivered nothing in the window');
  });
});

describe('flows whose packets differ in size', () => {
  const flows = [
    { id: 'small', packetSize: 250, sent: times(20, 4) },
    { id: 'usual', sent: times(20, 4) },
    { id: 'large', packetSize: 1500, sent: times(20, 2) },
  ];
  const of = (order: readonly number[]) => handMade({ period: 0.1, flows: order.map((at) => flows[at]!) });

  it('have what each one’s own packets carry, in whatever order they stand', () => {
    for (const order of [
      [0, 1, 2],
      [2, 0, 1],
      [1, 2, 0],
    ]) {
      const answer = ask('norm-throughput', of(order), from);
      const [small, usual, large] = ['small', 'usual', 'large'].map((id) => Number(partOf(answer, `${id}[0]`)));
      expect(small! / usual!).toBeCloseTo(0.25, 6);
      expect(large! / usual!).toBeCloseTo(0.75, 6);
    }
  });

  it('have in every metric the same value, and each flow its own, in whatever order they stand', () => {
    const [straight, turned] = [of([0, 1, 2]), of([2, 0, 1])];
    let compared = 0;
    for (const card of metrics) {
      if (card.takes !== 'run') continue;
      const [one, other] = [card.measure(straight, from), card.measure(turned, from)];
      expect(other.status, card.id).toBe(one.status);
      if (one.status !== 'measured' || other.status !== 'measured') continue;
      compared += 1;
      const parts = ({ parts: all }: { parts: readonly Part[] }): string[] =>
        all
          .map(({ label, value }) => `${label} ${typeof value === 'number' ? value.toPrecision(9) : value}`)
          .toSorted();
      expect(parts(other), card.id).toEqual(parts(one));
    }
    expect(compared).toBeGreaterThan(5);
  });
});

it('what one flow gets at the end is of a minute, which the run must have', () => {
  const ofSeconds = (seconds: number) => ask('flow-throughput', handMade({ flows: [{ sent: times(seconds, 5) }] }));
  expect(valueOf(ofSeconds(60))).toBe(5 * 8000);
  expect(reasonOf(ofSeconds(59))).toBe('needs 60 s; the run ends at 59 s');
});
