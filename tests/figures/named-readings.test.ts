/** Readings by their names, of runs that are written by hand: fairness that comes back, a rate that halves, courses of whole runs. */
import { describe, expect, test } from 'vitest';
import type { Summary } from '../../workers/engine/sampling/summary.ts';
import type { RecordedRun } from '../../workers/measures/run.ts';
import type { Answer, AskOptions } from '../../workers/papers/figures/ask.ts';
import { findReading } from '../../workers/papers/figures/readings.ts';
import { handMade, times } from '../measures/support/hand-made.ts';

const NOTHING = handMade({ flows: [{ sent: [1] }] });

function read(name: string, run: RecordedRun, options: AskOptions = {}, summary: object = {}): Answer | null {
  return findReading(name)!({ run, summary: summary as Summary, digest: 'd' }, options);
}

describe('of its summary', () => {
  const of = (name: string, group: object): unknown => read(name, NOTHING, {}, { groups: [group, { goodputPps: 9 }] });

  test('the first group alone is read: what it gets, what it loses, how many of its cuts are timeouts', () => {
    expect(of('goodput', { goodputPps: 40 })).toEqual({ value: 40 });
    expect(of('loss-rate', { dropRate: 0.25 })).toEqual({ value: 0.25 });
    expect(of('timeout-share', { timeouts: 2, lossEvents: 8 })).toEqual({ value: 0.25 });
    expect(of('timeout-share', { timeouts: 0, lossEvents: 0 })).toBeNull();
    expect(read('digest', NOTHING)).toEqual({ value: null, text: 'd' });
  });

  test('the spread of goodputs is that of the flows that go forward', () => {
    const back = { rate: 1e6, delay: 0.001, queue: { kind: 'droptail', limit: 50 } };
    const flows = ['forward', 'forward', 'reverse'].map((direction, index) => ({ id: `f${index}`, direction }));
    const run = handMade({
      flows: [{ sent: [1] }, { sent: [1] }, { sent: [1] }],
      scenario: { reverse: [back], flows },
    });
    const summary = { flows: [10, 30, 99].map((goodputPps) => ({ goodputPps })) };
    expect(read('goodput-spread', run, {}, summary)).toEqual({ value: 0.5 });
  });
});

describe('of two flows, of which one has all from 10 to 14 s', () => {
  /** Frames of a round trip of 1 s. */
  const shares = [times(10, 5), times(4, 10), times(16, 5)].flat();
  const others = [times(10, 5), times(4, 0), times(16, 5)].flat();
  const run = handMade({ flows: [{ sent: shares }, { sent: others }] });

  test('fairness is back once its mean over five round trips, or as many as are asked for, is above 0.9', () => {
    // Of the fourth to the eighth it is 0.9, and of the next five 1.
    expect(read('fair-again', run, { at: 10 })).toEqual({ value: 9 });
    expect(read('fair-again', run, { at: 10, level: 1 })).toEqual({ value: 5 });
    expect(read('fair-again', run, { at: 8, level: 1 })).toEqual({ value: 1 });
  });

  test('it is a lower bound where fairness does not come back, and nothing where nothing is sent', () => {
    const never = handMade({ flows: [{ sent: times(40, 10) }, { sent: times(40, 0) }] });
    expect(read('fair-again', never, { at: 10 })).toMatchObject({ value: 30, beyond: true });
    const silent = handMade({ flows: [{ sent: times(40, 0) }, { sent: times(40, 0) }] });
    expect(read('fair-again', silent, { at: 10 })).toBeNull();
  });

  test('it is least where one has all, in the stretch and the bins that are asked for', () => {
    expect(read('fairness-least', run)).toEqual({ value: 0.5 });
    expect(read('fairness-least', run, { from: 14, to: 30 })).toEqual({ value: 1 });
    // Fifteen packets and five.
    expect(read('fairness-least', run, { from: 13, to: 17, bin: 2 })).toEqual({ value: 0.8 });
  });
});

test('a rate is half as many round trips after its sender is slower by 2 % as it takes from there', () => {
  const halved = (...windows: number[]) =>
    read('halving-heard', handMade({ flows: [{ cwnd: [...times(10, 50), ...windows, ...times(5, 20)] }] }), { at: 10 });
  // 49 of 50 is no less than 98 %.
  expect(halved(50, 48, 30, 25)).toEqual({ value: 3 });
  // Half is of the window before it is slower.
  expect(halved(49, 48, 30, 25)).toEqual({ value: 4 });
  expect(halved(49, 48, 30, 24)).toEqual({ value: 3 });
  expect(halved(20)).toEqual({ value: 1 });
  expect(read('halving-heard', handMade({ flows: [{ cwnd: times(20, 50) }] }), { at: 10 })).toBeNull();
});

test('time to fill is why there is none, a lower bound, or a number', () => {
  const filled = (rates: readonly number[], events: object[], flows = 1) =>
    read(
      'fill-seconds',
      handMade({
        flows: Array.from({ length: flows }, () => ({ sent: rates.map((rate) => rate / flows) })),
        scenario: { path: [{ rate: 8e4, delay: 0.5 }], events },
      }),
      { smooth: 0 },
    );
  const change = [{ at: 20, do: 'rate', hop: 0, rate: 16e4 }];
  // 20 packets of 8000 bits a second are all of the link then.
  const rise = [...times(20, 10), 12, 17, 18, ...times(37, 20)];
  expect(filled(rise, change)).toEqual({ value: 3 });
  expect(filled(rise, change, 2)).toEqual({ value: 3 });
  expect(filled([...times(20, 10), ...times(39, 11), 12], change)).toMatchObject({ value: 40, beyond: true });
  expect(filled(times(60, 10), [])).toMatchObject({ value: null, why: expect.stringContaining('nothing changes') });
});

describe('the course of a whole run', () => {
  const FRAMES = 2500;
  const count = (frame: number): number => frame;
  const column = (of: (frame: number) => number): number[] => Array.from({ length: FRAMES }, (_, frame) => of(frame));
  const run = handMade({
    period: 0.1,
    flows: [
      { cwnd: column(count), srtt: column(() => 2), delivered: column(() => 3), packetSize: 500 },
      { cwnd: column((frame) => (frame < 6 ? 0 : 2)), srtt: column(() => 4), delivered: column(() => 1) },
    ],
    hop: { queueMean: column((frame) => frame % 3) },
  });

  test('has at most 1200 points, each the mean of its frames; what is left over is left out', () => {
    const { trace } = read('over-window', run, { flows: [0] })!;
    expect([trace!.step, trace!.from, trace!.values.length]).toEqual([
      expect.closeTo(0.3, 12),
      expect.closeTo(0.3, 12),
      833,
    ]);
    // Its first frame has no window yet.
    expect(trace!.values.slice(0, 3)).toEqual([1.5, 4, 7]);
    expect(trace!.values.at(-1)).toBe(2497);
  });

  test('is the mean of the flows that have a value then, and nothing while none has', () => {
    expect(read('over-window', run)!.trace!.values.slice(0, 3)).toEqual([1.5, 4, 4.5]);
    const late = read('over-window', run, { flows: [1] })!;
    expect([late.value, ...late.trace!.values.slice(0, 3)]).toEqual([2, null, null, 2]);
    expect(read('over-rtt', run)).toMatchObject({ value: 3 });
    const silent = handMade({ flows: [{ cwnd: times(9, 0) }] });
    expect(read('over-window', silent)).toMatchObject({ value: null, why: 'no flow was there' });
  });

  test('is of bits a second of all flows together, and of the queue of a hop', () => {
    expect(read('over-throughput', run)!.value).toBeCloseTo((3 * 4000 + 8000) / 0.1, 6);
    expect(read('over-throughput', run, { flows: [1] })!.value).toBeCloseTo(8000 / 0.1, 6);
    expect(read('over-queue', run)!.trace!.values.slice(0, 2)).toEqual([1, 1]);
  });
});
