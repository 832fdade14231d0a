import { describe, expect, it } from 'vitest';

import { ask, handMade, partOf, readingOf, reasonOf, times, valueOf } from './support/hand-made.ts';

/** Two flows for four round trips; a flow counts from the first round trip at whose beginning it was there. */
const two = handMade({ flows: [{ sent: [1, 10, 10, 20] }, { sent: [1, 10, 30, 0] }] });
const all = { from: 1 };

describe("Jain's index per round trip", () => {
  it('is 1 of 10 and 10, 0.8 of 10 and 30, 1/2 of 20 and 0; the number is the mean of the trace', () => {
    const { value, series, window } = readingOf(ask('jain-f', two, all));
    expect(series[0]).toEqual({ label: 'all', times: [2, 3, 4], values: [1, expect.closeTo(0.8, 12), 0.5] });
    expect(value).toBeCloseTo(2.3 / 3, 12);
    expect(window).toEqual({ from: 1, to: 4, bin: 1, fromRtts: 1, toRtts: 4, binRtts: 1 });
  });

  it('takes longer bins if asked: 20 to 40 packets are 0.9', () => {
    const answer = readingOf(ask('jain-f', two, { from: 1, bin: 2 }));
    expect(answer.series[0]!.values).toEqual([expect.closeTo((60 * 60) / (2 * (400 + 1600)), 12)]);
    expect(answer.window).toMatchObject({ from: 1, to: 3, bin: 2, binRtts: 2 });
  });

  it('counts newcomers from their first whole round trip, still silent: two of four flows that share all are 1/2', () => {
    const joining = { sent: [0, 0, 0, 0], cwnd: [0, 0, 1, 1] };
    const run = handMade({ flows: [{ sent: times(4, 10) }, { sent: times(4, 10) }, joining, joining] });
    expect(readingOf(ask('jain-f', run, all)).series[0]!.values).toEqual([1, 1, 0.5]);
  });

  it('does not count a flow that has left, and says how many round trips it left out', () => {
    const run = handMade({ flows: [{ sent: times(4, 10) }, { sent: [10, 10, 3, 0], cwnd: [10, 10, 0, 0] }] });
    const { series, caveats } = readingOf(ask('jain-f', run, all));
    expect(series[0]!.times).toEqual([2]);
    expect(caveats).toEqual(['2 of 3 bins left out: fewer than two flows throughout, or nothing sent']);
  });

  it('is of the flows selected, by group or by number', () => {
    const run = handMade({
      flows: [{ sent: times(3, 5) }, { id: 'other', sent: times(3, 15) }, { sent: times(3, 5) }],
    });
    expect(valueOf(ask('jain-f', run, { from: 1, flows: [0, 2] }))).toBe(1);
    expect(valueOf(ask('jain-f', run, { from: 1, flows: ['flow0', 'other'] }))).toBeCloseTo(0.8, 12);
    expect(reasonOf(ask('jain-f', run, { from: 1, flows: ['nobody'] }))).toBe(
      'there is no flow of a group "nobody" in the run',
    );
    expect(reasonOf(ask('jain-f', run, { from: 1, flows: [7] }))).toBe('there is no flow number 7 in the run');
  });

  it('does not exist for one flow, for none that is there, and for windows outside the run', () => {
    expect(reasonOf(ask('jain-f', handMade({ flows: [{ sent: times(9, 1) }] }), all))).toBe(
      'is of several flows; 1 selected',
    );
    const silent = handMade({
      flows: [
        { sent: times(9, 0), cwnd: times(9, 0) },
        { sent: times(9, 0), cwnd: times(9, 0) },
      ],
    });
    expect(reasonOf(ask('jain-f', silent, all))).toMatch(/^in no bin of the window were two flows there/);
    expect(reasonOf(ask('jain-f', two, { from: 4, to: 9 }))).toBe(
      'the window from 4 s to 9 s lies outside the run, which lasts 4 s',
    );
    expect(reasonOf(ask('jain-f', two, { from: -2, to: 2 }))).toMatch(/lies outside the run/);
    expect(reasonOf(ask('jain-f', two, { from: 3, to: 2 }))).toBe('the window from 3 s to 2 s is empty');
    expect(reasonOf(ask('jain-f', two, { from: 1, bin: 30 }))).toBe(
      '3 s of the run are in the window, less than one bin of 30 s',
    );
  });

  it('leaves out the warm-up, and what lies beyond the end', () => {
    const long = { sent: times(150, 5) };
    expect(readingOf(ask('jain-f', handMade({ flows: [long, long] }))).window).toMatchObject({ from: 0, to: 150 });
    expect(
      readingOf(ask('jain-f', handMade({ flows: [long, long], scenario: { warmup: 20 } }), { to: 1000 })).window,
    ).toMatchObject({ from: 20, to: 150 });
  });
});

describe('the coefficient of variation across flows', () => {
  it('in one round trip is 0 of 10 and 10, 1/2 of 10 and 30, 1 of 20 and 0', () => {
    expect(readingOf(ask('cov-sf', two, all)).series[0]!.values).toEqual([0, 0.5, 1]);
    expect(valueOf(ask('cov-sf', two, all))).toBeCloseTo(0.5, 12);
  });

  it('makes F = 1/(1 + CoV²) in every round trip', () => {
    const [f, cov] = ['jain-f', 'cov-sf'].map((id) => readingOf(ask(id, two, all)).series[0]!.values) as [
      number[],
      number[],
    ];
    f.forEach((value, bin) => expect(value).toBeCloseTo(1 / (1 + cov[bin]! ** 2), 12));
  });

  it('in the long run is of the averages over 15 s: what swings within them does not show', () => {
    const swing = Array.from({ length: 45 }, (_, second) => (second % 2 === 0 ? 0 : 20));
    const steady = Array.from({ length: 45 }, (_, second) => (second < 31 ? 10 : 30));
    // Seconds 1 to 31: 160 against 150, then 140 against 150; the last 14 s are no whole window.
    const run = handMade({ flows: [{ sent: swing }, { sent: steady }] });
    const { value, window } = readingOf(ask('cov-lf', run, all));
    expect(value).toBeCloseTo((5 / 155 + 5 / 145) / 2, 12);
    expect(window).toMatchObject({ from: 1, to: 31, bin: 15 });
  });

  it('in the long run is of one scheme', () => {
    const run = handMade({ flows: [{ sent: times(40, 1) }, { sent: times(40, 1), scheme: { kind: 'tfrc' } }] });
    expect(reasonOf(ask('cov-lf', run, all))).toBe('is of flows of one scheme; several are selected');
  });
});

describe('the ratio of two users', () => {
  it('is the larger over the smaller, whoever that is', () => {
    const run = handMade({ flows: [{ sent: [10, 10, 20] }, { sent: [40, 40, 80] }] });
    expect(valueOf(ask('ratio-fairness', run, { from: 0 }))).toBe(4);
    expect(valueOf(ask('ratio-fairness', run, { from: 0, flows: [1, 0] }))).toBe(4);
    expect(partOf(ask('ratio-fairness', run, { from: 0 }), 'flow1[0], packets')).toBe(160);
  });

  it('has no bound where one sends nothing, and is of two', () => {
    expect(reasonOf(ask('ratio-fairness', handMade({ flows: [{ sent: [1] }, { sent: [0] }] }), { from: 0 }))).toMatch(
      /no bound/,
    );
    const three = handMade({ flows: [{ sent: [1] }, { sent: [1] }, { sent: [1] }] });
    expect(reasonOf(ask('ratio-fairness', three, { from: 0 }))).toBe('is of two flows; 3 selected');
  });
});
