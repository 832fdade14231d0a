import { describe, expect, test } from 'vitest';
import { Measured, sameScenario } from '../../src/scenes/measured.ts';
import { noticeHolds, noticeParts } from '../../src/scenes/notice.ts';
import type { Notice, Scene } from '../../src/scenes/scene.ts';
import { sideBySide } from '../../src/scenes/side-by-side.ts';
import { standingOf } from '../../src/side/scene-notice.tsx';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { handMade, scenario } from './support/hand-made.ts';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

describe('flows cut together', () => {
  const together = (...flows: number[][]): number => {
    const series = handMade(flows.map((lossEvents) => ({ lossEvents })));
    return Measured.of(scenario, series, series.length)!.cutTogether('a', 0);
  };

  test('if at most two samples without loss events lie between theirs: with three they are two times', () => {
    expect(together([0, 1, 0, 0, 0, 0], [0, 0, 0, 0, 1, 0])).toBe(2);
    expect(together([0, 1, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1])).toBe(1);
  });

  test('counted once each however often they cut in that time, and no flows of other groups', () => {
    expect(together([1, 1, 1, 0], [0, 0, 0, 0], [1, 1, 1, 1])).toBe(1);
    expect(together([1, 0, 0, 0, 0, 1], [1, 0, 0, 0, 0, 0])).toBe(1.5);
  });
});

test('a climb begins with a cut, be it of two samples, and what falls before it is over begins none', () => {
  const climb = (...cwnd: number[]): number => {
    const series = handMade([{ cwnd }]);
    return Measured.of(scenario, series, series.length)!.climb('a', 0);
  };
  // From 20 by way of 12 to 8, and after four samples 20 again.
  expect(climb(10, 20, 12, 8, 10, 14, 20, 20)).toBe(4);
  expect(climb(10, 20, 10, 20, 10, 15, 20)).toBe(1.5);
});

describe('what is measured of a run', () => {
  const flows = [
    { cwnd: [4, 10, 20, 10, 12, 20, 9, 9], sent: [1, 1, 0, 0, 0, 1, 0, 1], delivered: [50, 100, 0, 0, 0, 0, 0, 0] },
    { cwnd: [1], sent: [1], delivered: [0, 0, 10, 0, 0, 30, 0, 0] },
    { cwnd: [2], sent: [1], delivered: [0, 0, 0, 0, 0, 0, 80, 0] },
  ];
  const hops = [{ queueMean: [1] }, { queueMean: upTo(8).map((index) => 10 * index) }];
  const half = { ...scenario, sample: 0.5, warmup: 2 };
  const whole = Measured.of(scenario, handMade(flows, hops), 8)!;
  const halves = Measured.of(half, handMade(flows, hops, half), 4)!;

  test('in time is in seconds, however long a sample is, and per second likewise', () => {
    const times = (run: Measured, second: number): number[] => [
      run.silence('a', 0, 8 * second),
      run.climb('a', 0),
      run.firstWindow('a', second, (window) => window >= 20),
      run.lastDelivery('a'),
      run.lastDelivery('b'),
      1e6 / run.rateBetween('b', 4 * second, 8 * second),
    ];
    expect(times(whole, 1).slice(0, 5)).toEqual([3, 2, 3, 6, 7]);
    expect(times(halves, 0.5)).toEqual(times(whole, 1).map((time) => time / 2));
  });

  test('up to a time knows nothing of what comes later', () => {
    const early = Measured.of(scenario, whole.series, 5)!;
    expect(early.rateBetween('a', 0, 99)).toBe(early.rateBetween('a', 0, 5));
    expect([early.lastDelivery('a'), early.lastDelivery('b')]).toEqual([3, 1]);
    expect(early.silence('a', 0, 99)).toBe(3);
    expect([early.rateAt('a', 99), early.rateAt('a', 1), early.rateAt('a', 0)]).toEqual([0, 4e5, 4e5]);
    expect(early.queueQuantile(1, 0, 0.7)).toBe(20);
    expect([early.firstRate('a', 0, 4e5), early.firstRate('a', 0, 8e5), early.firstRate('a', 1, 8e5)]).toEqual([
      1, 2, 2,
    ]);
    expect(Measured.of(scenario, whole.series, 6)!.firstRate('a', 4, 1)).toBe(Infinity);
  });

  test('at a hop is that hop’s, asked in any order and again', () => {
    expect([1, 0, 1].map((hop) => whole.numbers(hop).meanQueue)).toEqual([55, 1, 55]);
  });

  test('is of its own scenario alone', () => {
    expect(Measured.of(half, whole.series, 8)).toBeNull();
    expect(sameScenario(scenario, structuredClone(scenario))).toBe(true);
  });
});

describe('a scene’s sentence', () => {
  const run = Measured.of(scenario, handMade([{ cwnd: [7] }, {}, {}]), 1)!;
  const notice: Notice = {
    text: '{a} packets in {b}.',
    numbers: {
      a: { of: () => 7.26, unit: '', between: [7.26, 8] },
      b: { of: () => 0.5, unit: 'ms', between: [0, 0.5] },
    },
    from: 1,
  };

  test('has its numbers from its time on, with their units; before it and without a run it has places for them', () => {
    const numbers = (from: number, of: Measured | null): unknown => noticeParts({ ...notice, from }, of);
    const words = (a: string | null, b: string | null): object[] => [
      { words: '' },
      { number: a, unit: '' },
      { words: ' packets in ' },
      { number: b, unit: '\u00a0ms' },
      { words: '.' },
    ];
    expect(numbers(1, run)).toEqual(words('7.3', '0.5'));
    expect(numbers(1.1, run)).toEqual(words(null, null));
    expect(numbers(1, null)).toEqual(words(null, null));
  });

  test('holds as long as every number lies within its bounds, which belong to them', () => {
    const holds = (a: number, b: number): boolean => {
      const numbers = { a: { ...notice.numbers['a']!, of: () => a }, b: { ...notice.numbers['b']!, of: () => b } };
      return noticeHolds({ ...notice, numbers }, run);
    };
    expect([holds(7.26, 0.5), holds(8, 0), holds(7.2, 0.5), holds(8.1, 0.5), holds(8, 0.6)]).toEqual([
      ...[true, true],
      ...[false, false, false],
    ]);
  });
});

test('links side by side have a group each, which crosses no other one', () => {
  const links = [{ hop: { rate: 1e6 }, group: { id: 'one' } }, { group: { id: 'two', count: 3 } }];
  expect(sideBySide(links, { rate: 2e6, delay: 0.1 }, { count: 2 })).toEqual({
    path: [
      { rate: 1e6, delay: 0.1 },
      { rate: 2e6, delay: 0.1 },
    ],
    flows: [
      { id: 'one', count: 2, enter: 0, leave: 0 },
      { id: 'two', count: 3, enter: 1, leave: 1 },
    ],
  });
});

describe('what is on show is', () => {
  const [first, second, third] = [
    { ...scenario, seed: 1 },
    { ...scenario, seed: 2 },
    { ...scenario, seed: 3 },
  ] as const;
  const scene = { scene: {} as Scene, scenario: first, compare: second, opened: { scenario: first, compare: second } };
  const alone = { ...scene, compare: null, opened: { scenario: first, compare: null } };
  const of = (
    shown: Scenario,
    other: Scenario | null,
    name: 'A' | 'B' = 'A',
    base: Scenario = first,
  ): Parameters<typeof standingOf>[1] => ({ name, shown, other, base });

  test('the scene itself, whichever of its two runs is set; while the second is made it is a copy of the first', () => {
    expect(standingOf(scene, of(first, second))).toBe('scene');
    expect(standingOf(scene, of(second, first, 'B'))).toBe('scene');
    expect(standingOf(scene, of(first, first))).toBe('scene');
    expect(standingOf(scene, of(first, null))).toBe('scene');
    // Beside one run there may be any.
    expect(standingOf(alone, of(first, third))).toBe('scene');
  });

  test('changed by the reader, of either run; or was changed by the link that led to it', () => {
    expect(standingOf(alone, of(third, null))).toBe('changed');
    expect(standingOf(scene, of(first, third))).toBe('changed');
    expect(standingOf(scene, of(second, third, 'B'))).toBe('changed');
    const linked = { ...alone, opened: { scenario: third, compare: null } };
    expect(standingOf(linked, of(third, null, 'A', third))).toBe('linked');
    // What this tab had changed before a reload.
    expect(standingOf(linked, of(third, null, 'A', first))).toBe('changed');
    const beside = { ...scene, opened: { scenario: first, compare: third } };
    expect(standingOf(beside, of(first, third))).toBe('linked');
  });
});
