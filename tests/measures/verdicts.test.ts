import { describe, expect, it } from 'vitest';

import type { AtCv, Given, Readings, VerdictMetric } from '../../workers/measures/card.ts';
import { findMetric, metrics } from '../../workers/measures/index.ts';
import { PRINTED_COLUMNS, PRINTED_VERDICTS } from '../../workers/measures/printed-verdicts.ts';
import type { NotApplicable, NotReached, Reading, Result } from '../../workers/measures/result.ts';
import { reasonOf } from './support/hand-made.ts';

const pass = (id: string, readings: Readings): Result<string> => (findMetric(id) as VerdictMetric).measure(readings);
const verdict = (id: string, readings: Readings): string => {
  const answer = pass(id, readings);
  expect(answer.status, JSON.stringify(answer)).toBe('measured');
  return (answer as { value: string }).value;
};
const sweep = (...values: number[]): AtCv[] =>
  values.map((value, index) => ({ cv: index / (values.length - 1), value }));
const beyond = (seconds: number): NotReached => ({
  status: 'not reached',
  beyond: seconds,
  window: { from: 0, to: seconds, bin: 1, fromRtts: 0, toRtts: 1, binRtts: 1 },
  why: '',
  parts: [],
});

describe('a verdict is passed on a measurement, by cuts that belong to the better side', () => {
  it.each([
    ['verdict-nonperiodic', { throughputVsTcp: sweep(1, 0.9) }, 'O'],
    ['verdict-nonperiodic', { throughputVsTcp: sweep(1, 1.1) }, 'O'],
    ['verdict-nonperiodic', { throughputVsTcp: sweep(1, 0.8) }, 'D'],
    ['verdict-nonperiodic', { throughputVsTcp: sweep(1, 1.3) }, 'D'],
    ['verdict-nonperiodic', { throughputVsTcp: sweep(1, 0.6) }, 'X'],
    ['verdict-nonperiodic', { throughputVsTcp: sweep(1, 2.2) }, 'X'],
    ['verdict-compat-nonperiodic', { throughputVsTcp: sweep(0.5, 1.1, 0.2) }, 'O'],
    ['verdict-compat-nonperiodic', { throughputVsTcp: sweep(0.5, 1.15, 0.2) }, 'D'],
    ['verdict-compat-nonperiodic', { throughputVsTcp: sweep(0.5, 1.3, 0.2) }, 'X'],
    ['verdict-lowmux-hom', { shareRatio: [{ cv: 0, value: 1.25 }] }, 'O'],
    ['verdict-lowmux-hom', { shareRatio: [{ cv: 0, value: 0.5 }] }, 'D'],
    [
      'verdict-lowmux-hom',
      {
        shareRatio: [
          { cv: 0, value: 10 },
          { cv: 0.3, value: 1 },
        ],
      },
      'X',
    ],
    ['verdict-lowmux-hom', { shareRatio: [{ cv: 0, value: 0 }] }, 'X'],
    [
      'verdict-lowmux-het',
      {
        shareRatio: [
          { cv: 0, value: 9 },
          { cv: 0.1, value: 1.2 },
          { cv: 0.42, value: 0.9 },
        ],
      },
      'O',
    ],
    [
      'verdict-lowmux-het',
      {
        shareRatio: [
          { cv: 0.1, value: 1.2 },
          { cv: 0.2, value: 0.7 },
        ],
      },
      'D',
    ],
    [
      'verdict-lowmux-het',
      {
        shareRatio: [
          { cv: 0.1, value: 4 },
          { cv: 0.2, value: 1 },
        ],
      },
      'X',
    ],
    ['verdict-aggr-two-state', { riseSeconds: 80 }, 'O'],
    ['verdict-aggr-two-state', { riseSeconds: 105, simdRiseSeconds: 70 }, 'O'],
    // It is not known whether it would be within twice SIMD's.
    ['verdict-aggr-two-state', { riseSeconds: beyond(105), simdRiseSeconds: 70 }, 'X'],
    ['verdict-aggr-two-state', { riseSeconds: 90, simdRiseSeconds: 20 }, 'D'],
    ['verdict-aggr-two-state', { riseSeconds: 700, simdRiseSeconds: 70 }, 'X'],
    ['verdict-aggr-two-state', { riseSeconds: beyond(700) }, 'X'],
    ['verdict-aggr-bursty', { refillSeconds: 9, tcpRefillSeconds: 6, oscillation: 0.25 }, 'O'],
    ['verdict-aggr-bursty', { refillSeconds: 9, tcpRefillSeconds: 6, oscillation: 0.3 }, 'D'],
    ['verdict-aggr-bursty', { refillSeconds: 24, tcpRefillSeconds: 6, oscillation: 0.1 }, 'D'],
    ['verdict-aggr-bursty', { refillSeconds: 6, tcpRefillSeconds: 6, oscillation: 0.4 }, 'X'],
    ['verdict-aggr-bursty', { refillSeconds: beyond(60), tcpRefillSeconds: 6 }, 'X'],
    ['verdict-resp-two-state', { fallSeconds: 20 }, 'O'],
    ['verdict-resp-two-state', { fallSeconds: 40 }, 'D'],
    ['verdict-resp-two-state', { fallSeconds: 90 }, 'X'],
    ['verdict-resp-bursty', { normLossEvents: 1.5 }, 'O'],
    ['verdict-resp-bursty', { normLossEvents: 2 }, 'D'],
    ['verdict-resp-bursty', { normLossEvents: 3 }, 'X'],
  ] as const)('%s of %j is %s', (id, readings, expected) => expect(verdict(id, readings as Readings)).toBe(expected));

  it('shows the worst case over the CV beside the verdict at CV 1', () => {
    expect(pass('verdict-nonperiodic', { throughputVsTcp: sweep(0.71, 0.9) })).toMatchObject({
      value: 'O',
      parts: [{ value: 0.71 }, { value: 0.9 }, { label: 'worst over CV', value: 'D' }],
    });
  });

  it('says of a time that was not reached that it is more, and of one that was how long it is', () => {
    const label = (id: string, readings: Readings): unknown => (pass(id, readings) as Reading<string>).parts[0]!.label;
    const [rise, fall] = ['verdict-aggr-two-state', 'verdict-resp-two-state'] as const;
    const refill = (seconds: Given) => ({ refillSeconds: seconds, tcpRefillSeconds: 6, oscillation: 0.1 });
    expect([label(rise, { riseSeconds: beyond(700) }), label(rise, { riseSeconds: 80 })]).toEqual([
      'more than, s',
      's',
    ]);
    expect([label(fall, { fallSeconds: beyond(90) }), label(fall, { fallSeconds: 90 })]).toEqual(['more than, s', 's']);
    expect([beyond(60), 60].map((seconds) => label('verdict-aggr-bursty', refill(seconds)))).toEqual([
      "more than, times TCP's",
      "times TCP's",
    ]);
  });

  it('carries the window of the measurement', () => {
    const window = { from: 100, to: 800, bin: 0.14, fromRtts: 714, toRtts: 5714, binRtts: 1 };
    const riseSeconds: Result = { status: 'measured', value: 90, window, parts: [], series: [], caveats: [] };
    expect(pass('verdict-aggr-two-state', { riseSeconds })).toMatchObject({ value: 'D', window });
  });
});

describe('no verdict is passed', () => {
  const nothing: NotApplicable = { status: 'not applicable', why: 'nothing changes' };

  it.each([
    ['verdict-nonperiodic', {}, 'needs throughput relative to TCP at CVs from 0 to 1'],
    ['verdict-nonperiodic', { throughputVsTcp: [{ cv: 0.5, value: 1 }] }, 'needs throughput relative to TCP at CV 1'],
    ['verdict-lowmux-hom', { shareRatio: [{ cv: 0.2, value: 1 }] }, 'needs share-ratio at CVs from 0 to 0'],
    ['verdict-lowmux-het', { shareRatio: [{ cv: 0, value: 1 }] }, 'needs share-ratio at CVs from 0.1 to 0.42'],
    ['verdict-resp-two-state', { fallSeconds: nothing }, 'conv-time-s after the fall: nothing changes'],
    ['verdict-resp-two-state', { fallSeconds: Number.NaN }, 'conv-time-s after the fall is not a number'],
    ['verdict-aggr-bursty', { refillSeconds: 9, tcpRefillSeconds: 6 }, 'needs osc-after'],
    ['verdict-resp-bursty', {}, 'needs loss events relative to TCP'],
    [
      'verdict-aggr-bursty',
      { refillSeconds: 9, tcpRefillSeconds: 0, oscillation: 0.1 },
      "TCP's time to take the freed bandwidth is 0",
    ],
    [
      'verdict-aggr-bursty',
      { refillSeconds: 9, tcpRefillSeconds: beyond(60), oscillation: 0.1 },
      "TCP's time to take 90 % of the freed bandwidth was not reached within 60",
    ],
  ] as const)('%s on %j: %s', (id, readings, why) => expect(reasonOf(pass(id, readings as Readings))).toBe(why));

  it('on a run too short to tell D from X', () => {
    expect(reasonOf(pass('verdict-resp-two-state', { fallSeconds: beyond(45) }))).toMatch(
      /the run is too short to tell more$/,
    );
  });
});

describe('the three notions of TCP-friendliness', () => {
  const good: Readings = {
    throughputVsTcp: sweep(1, 1, 1),
    shareRatio: [
      { cv: 0, value: 1 },
      { cv: 0.3, value: 1 },
    ],
    riseSeconds: 20,
    fallSeconds: 4,
    refillSeconds: 5,
    tcpRefillSeconds: 5,
    oscillation: 0.1,
    normLossEvents: 1,
  };

  it('are all met by TCP itself', () => {
    for (const id of ['tcp-compatible', 'tcp-equivalent', 'tcp-equal-share']) expect(verdict(id, good)).toBe('O');
  });

  it('compatibility forbids to take more, not to take less, and asks for a fast decrease only', () => {
    expect(verdict('tcp-compatible', { ...good, throughputVsTcp: sweep(0.3, 0.2, 0.1), riseSeconds: 700 })).toBe('O');
    expect(verdict('tcp-compatible', { ...good, throughputVsTcp: sweep(1, 1.2, 1) })).toBe('D');
    expect(verdict('tcp-compatible', { ...good, throughputVsTcp: sweep(1, 1.4, 1) })).toBe('X');
    expect(verdict('tcp-compatible', { ...good, fallSeconds: 90 })).toBe('X');
  });

  it('equivalence asks for the same, for any irregularity of losses, and for a fast increase', () => {
    expect(verdict('tcp-equivalent', { ...good, throughputVsTcp: sweep(1, 0.85, 1) })).toBe('D');
    expect(verdict('tcp-equivalent', { ...good, throughputVsTcp: sweep(0.3, 1, 1) })).toBe('X');
    expect(verdict('tcp-equivalent', { ...good, riseSeconds: 700 })).toBe('X');
  });

  it('equal share is judged on shared bottlenecks alone', () => {
    expect(verdict('tcp-equal-share', { ...good, throughputVsTcp: [], riseSeconds: 700 })).toBe('O');
    expect(
      verdict('tcp-equal-share', {
        ...good,
        shareRatio: [
          { cv: 0, value: 12 },
          { cv: 0.3, value: 1 },
        ],
      }),
    ).toBe('X');
    expect(verdict('tcp-equal-share', { ...good, normLossEvents: 2 })).toBe('D');
  });

  it('name the verdicts they are made of, and need all of them', () => {
    expect(pass('tcp-equivalent', good)).toMatchObject({
      parts: [
        { label: 'verdict-nonperiodic' },
        { label: 'verdict-aggr-two-state' },
        { label: 'verdict-resp-two-state' },
      ],
    });
    expect(reasonOf(pass('tcp-compatible', { throughputVsTcp: sweep(1, 1) }))).toBe('needs conv-time-s after the fall');
  });
});

describe('the printed table', () => {
  it('gives the cell of a scheme', () => {
    expect(verdict('verdict', { scheme: 'TFRC', column: 'verdict-nonperiodic' })).toBe('D');
    expect(verdict('verdict', { scheme: 'SQRT', column: 'verdict-aggr-two-state' })).toBe('O');
    expect(verdict('verdict', { scheme: 'TFRCP', column: 'verdict-compat-nonperiodic' })).toBe('X');
    expect(verdict('verdict', { scheme: 'AIAD/H', column: 'verdict-resp-bursty' })).toBe('X');
    expect(verdict('verdict', { scheme: 'IIAD', column: 'verdict-compat-resp-two-state' })).toBe('X');
  });

  it('counts X as the paper does: none for TFRC, two for GAIMD, SQRT and TFRCP, three for SIMD and TEAR, six for IIAD and AIAD/H', () => {
    const counts = Object.fromEntries(
      Object.keys(PRINTED_VERDICTS).map((scheme) => [
        scheme,
        PRINTED_COLUMNS.filter((column) => verdict('verdict', { scheme, column }) === 'X').length,
      ]),
    );
    expect(counts).toEqual({ TFRC: 0, GAIMD: 2, SQRT: 2, TFRCP: 2, SIMD: 3, TEAR: 3, IIAD: 6, 'AIAD/H': 6 });
  });

  it('has no other rows and columns', () => {
    expect(reasonOf(pass('verdict', { scheme: 'BBR', column: 'verdict-nonperiodic' }))).toMatch(
      /^the table has no row "BBR"/,
    );
    expect(reasonOf(pass('verdict', { scheme: 'TFRC' }))).toMatch(/^the table has no column ""/);
  });
});

describe('the cards of verdicts', () => {
  const verdicts = metrics.filter((card) => card.takes === 'readings' && card.id !== 'verdict');

  it('are eleven, each with thresholds that are marked as ours, and with what speaks for them', () => {
    expect(verdicts.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['tcp-compatible', 'tcp-equivalent', 'tcp-equal-share']),
    );
    expect(verdicts).toHaveLength(11);
    for (const { thresholds, ours } of verdicts) {
      expect(thresholds).toMatchObject({
        ours: true,
        basis: expect.stringMatching(/.{20}/),
        on: expect.any(String),
        O: expect.any(String),
        D: expect.any(String),
        X: expect.any(String),
      });
      expect(ours).toMatch(/ours/);
    }
  });

  it('print the cuts that are used', () => {
    expect(findMetric('verdict-resp-two-state')!.thresholds).toMatchObject({
      O: '≤ 30 s',
      D: 'above 30 to 60 s',
      X: '> 60 s',
    });
    expect(findMetric('verdict-aggr-two-state')!.thresholds).toMatchObject({
      O: '≤ 80 s, or ≤ 1.5 × the time of SIMD',
    });
    expect(findMetric('verdict-compat-nonperiodic')!.thresholds).toMatchObject({ O: '≤ 1.1', X: '> 1.25' });
  });
});
