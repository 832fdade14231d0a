/** The small pictures show what the parameters say. */
import { describe, expect, test } from 'vitest';
import { lostOf } from '../../src/previews/loss-picture.tsx';
import { cbr, type CbrSettings } from '../../workers/engine/network/sources/cbr.ts';
import { burstTimes } from '../../workers/engine/network/sources/onoff.ts';
import { defaultsOf } from '../../workers/engine/scenario/parameter.ts';
import { SourceMeter } from '../../src/run/source-meter.ts';
import type { LossPicture } from '../../workers/engine/network/losses/card.ts';
import { lossCard } from '../../workers/engine/network/losses/index.ts';
import { gilbert } from '../../workers/engine/network/losses/gilbert.ts';
import type { LossModel } from '../../workers/engine/scenario/types.ts';
import { scenarioWith } from '../support/scenario.ts';

type Levels = { seconds: number; levels: readonly (readonly [number, number])[] };

/** In a run of 100 s at a hop of 1000 packets per second. */
const pictureOf = (model: LossModel): LossPicture | null =>
  lossCard(model).picture(model, { duration: 100, packetRate: 1000 });

/** Two periods of a wave, as its picture shows them. */
function picture(changes: Partial<CbrSettings>) {
  const shown = cbr.picture({ ...defaultsOf(cbr), ...changes });
  return 'corners' in shown ? shown : { span: 0, corners: [] };
}

describe('waves', () => {
  test('a square wave of 1:3 is high a quarter of the time, and falls at once', () => {
    const { span, corners } = picture({ wave: 'square', high: 8, low: 2, on: 1, off: 3 });
    expect(span).toBe(8);
    expect(corners).toEqual([
      [0, 8],
      [1, 8],
      [1, 2],
      [4, 2],
      [4, 8],
      [5, 8],
      [5, 2],
      [8, 2],
    ]);
  });

  test('a sawtooth climbs from its lowest to its height in a period, a reverse one falls', () => {
    expect(picture({ wave: 'sawtooth', high: 8, low: 2, on: 5, off: 1 })).toEqual({
      span: 10,
      corners: [
        [0, 2],
        [5, 8],
        [5, 2],
        [10, 8],
      ],
    });
    expect(picture({ wave: 'reverse-sawtooth', high: 8, low: 2, on: 5, off: 1 }).corners).toEqual([
      [0, 8],
      [5, 2],
      [5, 8],
      [10, 2],
    ]);
  });

  test.each(['pareto', 'exponential'] as const)('%s bursts and silences have the means asked for', (lengths) => {
    const source = { meanOn: 1, meanOff: 2, lengths, shape: 3 };
    let [on, bursts, span] = [0, 0, 0];
    for (let number = 0; number < 40; number++) {
      const times = burstTimes(source, number, 300);
      on += times.reduce((sum, [from, until]) => sum + until - from, 0);
      bursts += times.length;
      span += 300;
      times.slice(1).forEach(([from], index) => expect(from).toBeGreaterThan(times[index]![1]));
    }
    expect(on / bursts).toBeCloseTo(1, 1);
    expect(on / span).toBeCloseTo(1 / 3, 1);
  });
});

describe('rows of packets', () => {
  test('every 20th of 60 packets is lost, counted from the first', () => {
    const model: LossModel = { kind: 'periodic', every: 20, offset: 20 };
    expect(pictureOf(model)).toEqual({ packets: 60 });
    expect(lostOf(model, 60, 0)).toEqual([19, 39, 59]);
  });

  test('a pattern is shown whole', () => {
    const model: LossModel = { kind: 'pattern', gaps: [50, 50, 50, 400, 400, 400] };
    expect(pictureOf(model)).toEqual({ packets: 3000 });
    expect(lostOf(model, 1350, 0)).toEqual([49, 99, 149, 549, 949, 1349]);
  });

  test('the row of a chance is long enough to lose a few, and no more than that', () => {
    for (const p of [0.2, 0.05, 0.01, 0.001]) {
      const model: LossModel = { kind: 'bernoulli', p };
      const { packets: length } = pictureOf(model) as { packets: number };
      expect(length * p).toBeGreaterThanOrEqual(2.99);
      expect(lostOf(model, length, 0).length).toBeGreaterThan(0);
    }
    expect(pictureOf({ kind: 'bernoulli', p: 0 })).toEqual({ packets: 120_000 });
    expect(pictureOf({ kind: 'none' })).toBeNull();
  });

  test('bursts lose packets in runs', () => {
    const lost = lostOf(
      { ...defaultsOf(gilbert), by: 'packets', toBad: 0.005, toGood: 0.2, lossGood: 0, lossBad: 1 },
      20_000,
      0,
    );
    const runs = lost.filter((packet, index) => packet !== lost[index - 1]! + 1).length;
    expect(lost.length / runs).toBeGreaterThan(3.5);
    expect(lost.length / runs).toBeLessThan(6.5);
  });
});

describe('losses in time', () => {
  test('by seconds are shown for ten mean times', () => {
    expect(pictureOf({ kind: 'interval', mean: 2, cv: 1 })).toEqual({ seconds: 20 });
    expect(lostOf({ kind: 'interval', mean: 2, cv: 0 }, 100, 0.2)).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90]);
  });

  test('phases step between their chances, twice over', () => {
    const phases = [
      { seconds: 6, every: 200 },
      { seconds: 1, every: null },
    ];
    expect(pictureOf({ kind: 'phases', phases })).toEqual({
      seconds: 14,
      levels: [
        [0, 1 / 200],
        [6, 1 / 200],
        [6, 0],
        [7, 0],
        [7, 1 / 200],
        [13, 1 / 200],
        [13, 0],
        [14, 0],
      ],
    });
  });

  test('two states alternate, begin good and fill five mean cycles', () => {
    const { seconds, levels } = pictureOf({
      ...defaultsOf(gilbert),
      by: 'seconds',
      good: 2,
      bad: 0.2,
      lossGood: 0.01,
      lossBad: 1,
    }) as Levels;
    expect(seconds).toBe(11);
    expect(levels[0]).toEqual([0, 0.01]);
    expect(levels.at(-1)![0]).toBe(11);
    for (let index = 2; index < levels.length; index += 2) expect(levels[index]![1]).not.toBe(levels[index - 1]![1]);
  });

  test('a schedule holds each step until the next, and nothing before the first', () => {
    const steps = [
      { at: 10, model: { kind: 'bernoulli' as const, p: 0.5 } },
      { at: 40, model: { kind: 'interval' as const, mean: 2, cv: 0 } },
    ];
    expect(pictureOf({ kind: 'schedule', steps })).toEqual({
      seconds: 100,
      levels: [
        [0, 0],
        [10, 0],
        [10, 0.5],
        [40, 0.5],
        [40, 0.0005],
        [100, 0.0005],
      ],
    });
  });
});

describe('sources are metered', () => {
  const run = scenarioWith({
    duration: 100,
    flows: [{}],
    traffic: [
      { kind: 'cbr', wave: 'square', high: 4e6, low: 1e6, on: 10, off: 10, start: 5, stop: 60 },
      { kind: 'cbr', wave: 'sawtooth', high: 4e6 },
    ],
    events: [
      { at: 33, do: 'cbr', source: 0, on: false },
      { at: 41, do: 'cbr', source: 0, on: true },
    ],
  });

  test('waves by what they are set to, not by what was sent in a sample; switched on again they begin anew', () => {
    const meter = new SourceMeter(run.traffic, 0.5);
    const metered = (end: number): number => {
      meter.take(run, end, () => 0);
      return meter.taken;
    };
    expect([5, 5.5, 15, 15.5, 25, 25.5].map(metered)).toEqual([0, 4e6, 4e6, 1e6, 1e6, 4e6]);
    expect([33, 33.5, 41, 41.5, 51, 51.5, 60, 60.5].map(metered)).toEqual([4e6, 0, 0, 4e6, 4e6, 1e6, 1e6, 0]);
  });

  test('waves of which a sample holds several by their mean', () => {
    const meter = new SourceMeter(run.traffic, 20);
    meter.take(run, 30, () => 0);
    expect(meter.taken).toBe(2.5e6);
  });

  test('ramps and bursts in eighths of their most, from their packets', () => {
    const { traffic } = run;
    const metered = (meter: SourceMeter, packets: number): [number, number] => {
      meter.take(run, 2, (source) => [0, packets][source]!);
      return [meter.taken, meter.level];
    };
    // 1000-byte packets in 0.5 s: 16 kbit/s each.
    const meter = new SourceMeter(traffic, 0.5);
    expect(metered(meter, 0)).toEqual([0, 0]);
    expect(metered(meter, 130)).toEqual([2e6, 0.25]);
    expect(metered(meter, 250)).toEqual([4e6, 0.5]);
    expect(metered(meter, 450)).toEqual([4e6, 0.5]);
    // In samples shorter than half a second they are averaged over about that span.
    expect(metered(new SourceMeter(traffic, 0.1), 50)).toEqual([1e6, 0.125]);
    // In longer ones it is what was sent, no more: 250 packets in 1 s are 2 Mbit/s.
    expect(metered(new SourceMeter(traffic, 1), 250)).toEqual([2e6, 0.25]);
  });
});
