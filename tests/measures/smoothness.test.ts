import { describe, expect, it } from 'vitest';

import { ask, handMade, partOf, readingOf, reasonOf, record, times, valueOf } from './support/hand-made.ts';

const eight = [0, 2, 4, 4, 4, 5, 5, 7, 9];
const from = { from: 1 };

describe('CoV over time', () => {
  it('is 2/5 of 2, 4, 4, 4, 5, 5, 7, 9 packets per round trip, and says that this is short', () => {
    const { value, window, caveats } = readingOf(ask('cov-time', handMade({ flows: [{ sent: eight }] }), from));
    expect(value).toBeCloseTo(0.4, 12);
    expect(window).toMatchObject({ from: 1, to: 9, binRtts: 1 });
    expect(caveats).toEqual(['over 8 RTTs, fewer than 2000']);
  });

  it('is less in bins of two: √14/10 of 6, 8, 10, 16', () => {
    expect(valueOf(ask('cov-time', handMade({ flows: [{ sent: eight }] }), { from: 1, bin: 2 }))).toBeCloseTo(
      Math.sqrt(14) / 10,
      12,
    );
  });

  it('of several flows is the mean of theirs, each beside it', () => {
    const run = handMade({ flows: [{ sent: eight }, { id: 'calm', sent: times(9, 3) }] });
    expect(valueOf(ask('cov-time', run, from))).toBeCloseTo(0.2, 12);
    expect(partOf(ask('cov-time', run, from), 'calm[0]')).toBe(0);
  });

  it('is the same for frames of any length, if they make up the bins', () => {
    const halves = eight.flatMap((sent) => [sent - 1, 1]);
    const run = handMade({ period: 0.5, rtt: 1, flows: [{ sent: halves }] });
    expect(valueOf(ask('cov-time', run, from))).toBeCloseTo(0.4, 12);
  });

  it('of a flow that joins in the middle is taken from there', () => {
    const run = handMade({ flows: [{ sent: [0, 0, 0, 0, 1, 4, 4, 8, 8], cwnd: [0, 0, 0, 0, 9, 9, 9, 9, 9] }] });
    expect(valueOf(ask('cov-time', run, from))).toBeCloseTo(2 / 6, 12);
  });

  it('leaves out 100 round trips, and the warm-up if that is longer', () => {
    const long = (scenario: object): ReturnType<typeof handMade> =>
      handMade({ flows: [{ sent: times(300, 4) }], scenario });
    expect(readingOf(ask('cov-time', long({}))).window).toMatchObject({ from: 100, to: 300 });
    expect(readingOf(ask('cov-time', long({ warmup: 200 }))).window).toMatchObject({ from: 200, to: 300 });
    expect(reasonOf(ask('cov-time', handMade({ flows: [{ sent: eight }] })))).toBe(
      'the first 100 s are left out, and the run or the window is over by then: say from when',
    );
  });

  it('does not exist in a single bin, and of nothing', () => {
    expect(reasonOf(ask('cov-time', handMade({ flows: [{ sent: [3, 3] }] }), from))).toMatch(/two bins/);
    expect(reasonOf(ask('cov-time', handMade({ flows: [{ sent: times(5, 0), cwnd: times(5, 0) }] }), from))).toMatch(
      /two bins/,
    );
  });
});

describe('the smoothness ratio', () => {
  const halved = handMade({ flows: [{ sent: [9, 9, 9, 9, 9], cwnd: [10, 11, 12, 6, 7] }] });

  it('is 1/2 where a window is halved, 2 the other way round', () => {
    expect(valueOf(ask('smooth-ratio', halved, from))).toBe(0.5);
    expect(partOf(ask('smooth-ratio', halved, from), 'larger over smaller')).toBe(2);
  });

  it('may be asked of packets, and is 1 where their number stays', () => {
    expect(valueOf(ask('smooth-ratio', halved, { ...from, of: 'sent' }))).toBe(1);
  });

  it('is 0 where a flow falls silent, which has no inverse', () => {
    const { value, parts } = readingOf(
      ask('smooth-ratio', handMade({ flows: [{ sent: [4, 4, 0, 0, 4] }] }), { ...from, of: 'sent' }),
    );
    expect({ value, parts }).toEqual({ value: 0, parts: [] });
  });

  it('is not of the bin in which a flow joins: part of it is not its rate', () => {
    const joins = handMade({ flows: [{ sent: [0, 0, 2, 8, 4], cwnd: [0, 0, 2, 8, 4] }] });
    expect(valueOf(ask('smooth-ratio', joins, from))).toBe(0.5);
  });

  it('needs two round trips', () => {
    expect(reasonOf(ask('smooth-ratio', handMade({ flows: [{ sent: [1, 2] }] }), from))).toMatch(/two bins/);
  });
});

describe('traces', () => {
  const run = handMade({
    flows: [
      { sent: [0, 4, 6, 5, 9], cwnd: [1, 4, 6, 5, 9] },
      { sent: [0, 0, 0, 2, 2], cwnd: [0, 0, 1, 2, 3] },
    ],
    hop: { queue: [0, 10, 20, 15, 3] },
  });

  it("of the rate are packets per round trip, from each flow's first whole one on", () => {
    const { value, series } = readingOf(ask('send-rate', run, from));
    expect(series.map(({ times: at, values }) => [at, values])).toEqual([
      [
        [2, 3, 4, 5],
        [4, 6, 5, 9],
      ],
      [
        [4, 5],
        [2, 2],
      ],
    ]);
    expect(value).toBe((6 + 2) / 2);
  });

  it('in longer bins are still per round trip', () => {
    expect(readingOf(ask('send-rate', run, { from: 1, bin: 2, flows: [0] })).series[0]!.values).toEqual([5, 7]);
  });

  it('of the window are what it is at the end of each', () => {
    expect(readingOf(ask('cwnd', run, { from: 1, flows: [1] })).series[0]).toEqual({
      label: 'flow1[0]',
      times: [4, 5],
      values: [2, 3],
    });
  });

  it('of the queue are its samples, with least and most', () => {
    const answer = ask('queue-len', run, from);
    expect(readingOf(answer).series[0]!.values).toEqual([10, 20, 15, 3]);
    expect([valueOf(answer), partOf(answer, 'least'), partOf(answer, 'most')]).toEqual([12, 3, 20]);
    expect(reasonOf(ask('queue-len', run, { from: 1, hop: 3 }))).toBe('there is no hop 3 in the run');
  });

  it('of the queue are those of the hop that is asked for, up to the last one', () => {
    const path = [
      { rate: 8e6, delay: 0.01 },
      { rate: 2e6, delay: 0.01, queue: { kind: 'droptail', limit: 20 } },
    ];
    const two = record({ duration: 20, warmup: 5, path, flows: [{ id: 'tcp', scheme: { kind: 'tcp' } }] });
    const [first, second] = [0, 1].map((hop) => readingOf(ask('queue-len', two, { from: 5, hop })));
    // The second link alone is the bottleneck: its queue holds packets, the first one's next to none.
    expect(second!.value).toBeGreaterThan(5);
    expect(first!.value).toBeLessThan(1);
    expect([first!.series[0]!.label, second!.series[0]!.label]).toEqual(['hop 0', 'hop 1']);
    expect(readingOf(ask('queue-len', two, { from: 5 })).value).toBe(first!.value);
    for (const hop of [2, -1])
      expect(reasonOf(ask('queue-len', two, { hop }))).toBe(`there is no hop ${hop} in the run`);
  });

  it('do not exist of flows that are not there', () => {
    expect(reasonOf(ask('cwnd', run, { from: 1, to: 3, flows: [1] }))).toMatch(/^no flow was there/);
  });
});
