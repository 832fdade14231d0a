/** Each measure of lessons on a run written by hand, whose answer can be read off its lists. */
import { describe, expect, test } from 'vitest';
import { parseClaim, parseExpression } from '../../src/lessons/expression.ts';
import { claimHolds, evaluate, MEASURES, refusalOf } from '../../src/lessons/measures.ts';
import { Measured } from '../../src/scenes/measured.ts';
import { handMade, scenario } from '../scenes/support/hand-made.ts';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
/** The sample at place 0 is that of the first second, so place 4 is the time 5 s, the first after the warm-up. */
const series = handMade(
  [
    {
      cwnd: [2, 4, 8, 16, 8, 9, 10, 12, 16, 8, 4, 5],
      lossEvents: [0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 0],
      dropped: upTo(12),
      sent: [50, 50, 50, 50, 50, 50, 0, 0, 0, 50],
      delivered: [100, 100, 100, 100, 100, 100, 100, 100, 100, 300, 100, 100],
    },
    {
      cwnd: [1],
      lossEvents: [0, 1, 0, 0, 0, 0, 0, 1, 0],
      dropped: [10],
      sent: [30],
      delivered: [0, 0, 0, 0, 0, 0, 100],
    },
    {
      cwnd: [3, 3, 3, 6, 6, 2, 2, 2, 7],
      lossEvents: [0, 0, 0, 0, 0, 2, 0],
      dropped: [0, 0, 0, 0, 0, 100, 0],
      sent: [200],
      delivered: [400, 400, 400, 400, 400, 400, 100],
    },
  ],
  [
    { queueMean: [2], drops: [3], departures: [300] },
    { queueMean: upTo(12).map((index) => 10 * index), drops: upTo(12), departures: [125] },
  ],
);
const run = Measured.of(scenario, series, 12)!;
const of = (text: string, at = run): number => evaluate(parseExpression(text), at);

describe('a measure of a run', () => {
  test('counts each tooth as a climb, though its peak is a fraction of a packet below the one before', () => {
    const teeth = [16, 8, 10, 12, 14, 15.6, 8, 10, 12, 14, 16, 8, 9, 10, 11, 7, 8, 9];
    const flows = [{ cwnd: teeth }, { cwnd: [1] }, { cwnd: [1] }];
    // Four samples each; the last tooth is cut five packets below its peak and never comes back.
    expect(of('climb(a)', Measured.of(scenario, handMade(flows), 18)!)).toBe(4);
  });

  test.each([
    // At the end, and at a time; of the group's first flow, not of another one.
    ['window(a)', 5],
    ['window(a, 4)', 16],
    ['window(b, 6)', 2],
    ['peak(a)', 16],
    ['peak(a, 5, 8)', 12],
    ['peak(b, 1, 3)', 3],
    ['valley(a)', 2],
    ['valley(a, 5, 8)', 8],
    // A cut that takes two samples is one: 16 to 8 and, by way of 8, 16 to 4.
    ['kept(a)', 37.5],
    ['kept(a, 6)', 25],
    ['kept(b)', 100 / 3],
    // From 5 s to 9 s; what never comes back is left out.
    ['climb(a)', 4],
    ['climb(b)', 3],
    ['whenWindow(a, 10)', 4],
    ['whenWindow(a, 10, 5)', 7],
    ['whenWindow(a, 100)', Infinity],
    ['whenBelow(a, 8, 5)', 5],
    ['whenBelow(a, 4, 5)', 11],
    // After a time and up to one; of all flows of the group.
    ['cuts(a)', 5],
    ['cuts(a, 5, 10)', 2],
    ['cuts(b, 5)', 2],
    ['cuts(b, 6)', 0],
    ['cuts(b, 0, 5)', 0],
    ['lost(a, 2, 4)', 25],
    ['lost(b)', 100],
    ['lossRate(a, 2, 4)', 100 * (25 / 160)],
    ['lossEventRate(a, 5, 10)', 100 * (2 / 250)],
    ['rate(a, 2, 4)', 0.8],
    ['rate(a, 6, 8)', 1.6],
    ['rate(b, 2, 4)', 1.6],
    ['rate(b, 6)', 0.4],
    ['share(b, 2, 4)', 100 * (1.6 / 2.4)],
    // Since the warm-up: eight seconds, not twelve.
    ['rate(a)', 1.6],
    ['rate(b)', 0.7],
    ['share(a)', 100 * (1.6 / 2.3)],
    ['whenRate(a, 0.8)', 1],
    ['whenRate(a, 2)', 10],
    ['whenRate(a, 2, 10)', Infinity],
    ['whenRate(b, 1, 4)', 5],
    ['whenRate(b, 1, 6)', Infinity],
    ['silence(a)', 3],
    ['silence(b)', 0],
    ['queue()', 2],
    ['queue(2)', 75],
    ['queueBelow(50, 2)', 70],
    ['queueBelow(0, 2)', 30],
    ['queueBelow(100, 2)', 110],
    ['wait()', 4],
    ['wait(2)', 300],
    ['drops()', 24],
    ['drops(2)', 60],
    ['used(2)', 50],
    ['fairness(6)', 280 ** 2 / (3 * (50 ** 2 + 30 ** 2 + 200 ** 2))],
    ['fairness(8)', 230 ** 2 / (3 * (30 ** 2 + 200 ** 2))],
  ])('%s is %d', (text, expected) => {
    expect(of(text)).toBeCloseTo(expected, 6);
  });

  test('of a hop with two queues is of the queue and the hop that it names', () => {
    const asked = {
      waitIn: (queue: string, hop: number) => (queue === 'low' ? 1 : 2) + 10 * hop,
      markedIn: (queue: string, hop: number) => (queue === 'low' ? 3 : 4) + 10 * hop,
    } as unknown as Measured;
    const all = (given: readonly number[]) =>
      ['waitLow', 'waitClassic', 'markedLow'].map((name) => MEASURES[name]!.of(asked, given));
    expect([all([]), all([2])]).toEqual([
      [1, 2, 3],
      [11, 12, 13],
    ]);
  });

  test('is of the run so far: what comes later does not count', () => {
    const early = Measured.of(scenario, series, 8)!;
    const said = [
      'window(a)',
      'peak(a)',
      'cuts(a)',
      'lost(b)',
      'silence(a)',
      'whenWindow(b, 7)',
      'drops(2)',
      'rate(b)',
      'cuts(a, 0, 99)',
      'lost(a, 0, 99)',
      'peak(b, 0, 99)',
      'rate(a, 6, 99)',
    ];
    expect(said.map((text) => of(text, early))).toEqual([12, 16, 3, 100, 2, Infinity, 22, 1, 3, 108, 6, 1.6]);
    expect(of('fairness(99)', early)).toBe(of('fairness(8)'));
    // Within the warm-up it is of all there is.
    expect(of('drops(2)', Measured.of(scenario, series, 3)!)).toBe(3);
  });

  test('is none, and not a number that looks like one, where the run does not say', () => {
    // Packets of two sizes cross the first hop.
    expect(of('used()')).toBeNaN();
    expect(of('climb(a, 9)')).toBeNaN();
    expect(of('kept(b, 9)')).toBeNaN();
    expect(of('lossRate(a, 12)')).toBeNaN();
  });
});

describe('arithmetic and comparisons', () => {
  test.each([
    ['7 - 2 - 1', 4],
    ['12 / 3 / 2', 2],
    ['2 + 3 * 4', 14],
    ['(2 + 3) * 4', 20],
    ['-window(a) + 1', -4],
    ['queue(2) / queue(1)', 37.5],
  ])('%s is %d', (text, expected) => expect(of(text)).toBe(expected));

  test.each([
    ['window(a) < 5: so', false],
    ['window(a) <= 5: so', true],
    ['window(a) > 5: so', false],
    ['window(a) >= 5: so', true],
    // Of a chain each part must hold.
    ['1 < window(a) < 5: so', false],
    ['1 < window(a) < 6: so', true],
    ['5 < window(a) < 6: so', false],
    ['window(a) in 5..6', true],
    ['window(a) in 4..5', true],
    ['window(a) in 5.1..6', false],
    ['window(a) in 4..4.9', false],
  ])('“%s” is %s', (text, holds) => expect(claimHolds(parseClaim(text), run)).toBe(holds));
});

describe('a measure that a scene does not have is refused', () => {
  test.each([
    ['window(c)', 'the scene has no group “c”; it has a, b'],
    ['window(3)', 'it is window(group, time?)'],
    ['window()', 'it is window(group, time?)'],
    ['window(a, 1, 2)', 'it is window(group, time?)'],
    ['window(a, b)', 'it is window(group, time?)'],
    ['queue(0)', 'the scene has hops 1 to 2'],
    ['queue(2)', null],
    ['queue(3)', 'the scene has hops 1 to 2'],
    ['queue(1.5)', 'the scene has hops 1 to 2'],
    // Also within another one.
    ['1 + peak(a, queue(3))', 'the scene has hops 1 to 2'],
  ])('%s', (text, refusal) => expect(refusalOf(parseExpression(text), scenario)).toBe(refusal));

  test('of a hop without a rate, also where it is the first and not named', () => {
    const unlimited = { ...scenario, path: [{ ...scenario.path[0]!, rate: null }, scenario.path[1]!] };
    const refusals = ['wait()', 'wait(1)', 'wait(2)'].map((text) => refusalOf(parseExpression(text), unlimited));
    expect(refusals).toEqual(['hop 1 has no rate', 'hop 1 has no rate', null]);
  });

  test('and there is one of that name or the names of all', () => {
    expect(refusalOf(parseExpression('speed(a)'), scenario)).toBe(
      `there is no measure “speed”; there are ${Object.keys(MEASURES).join(', ')}`,
    );
  });
});
